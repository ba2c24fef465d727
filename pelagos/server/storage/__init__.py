"""Where everything is kept: tables, seats, words and people are rows."""
