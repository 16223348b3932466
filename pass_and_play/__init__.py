"""Pass and Play: four card games of secrets on one shared screen that goes round the table."""

__version__ = "0.1.0"
