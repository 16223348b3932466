"""La Casa de Papel on screen: one file for each of its pictures."""
