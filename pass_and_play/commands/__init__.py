"""The sub-commands of `pass-and-play`: each returns its exit code. Only `gallery` and `play` draw."""
