"""Cyclades, by Bruno Cathala and Ludovic Maublanc, for 2 to 5 players. Rules are cited by their numbers, as C14.6."""
