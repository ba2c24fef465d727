zoom-fit = Whole board
rule = Rule { $rule }
sheet-height = Height of the sheet
