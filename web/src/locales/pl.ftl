zoom-fit = Cała plansza
rule = Zasada { $rule }
