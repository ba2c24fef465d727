zoom-fit = Cała plansza
rule = Zasada { $rule }
sheet-height = Wysokość panelu
