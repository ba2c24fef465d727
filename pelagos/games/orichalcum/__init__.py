"""Orichalcum, by Bruno Cathala and Johannes Goupy, for 2 to 4 players. Rules are cited by their numbers, as O13.5."""
