zoom-fit = Whole board
rule = Rule { $rule }
