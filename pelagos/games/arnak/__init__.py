"""Lost Ruins of Arnak: the base game for one to four players, on both sides of the board."""
