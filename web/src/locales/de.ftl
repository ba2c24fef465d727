zoom-fit = Ganzer Plan
rule = Regel { $rule }
