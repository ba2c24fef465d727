zoom-fit = Ganzer Plan
rule = Regel { $rule }
sheet-height = Höhe des Blatts
