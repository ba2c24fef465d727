"""What all games share. Nothing in here knows any game."""
