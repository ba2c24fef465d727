"""What all games share. Nothing in here knows a particular game."""
