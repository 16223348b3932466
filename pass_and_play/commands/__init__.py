"""The sub-commands of `pass-and-play`: each returns its exit code. `gallery`, `bench` and `play` draw."""
