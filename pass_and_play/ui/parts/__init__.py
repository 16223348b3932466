"""The controls and things of every screen: functions that draw one on a canvas and make it a target.

They get plain values and know no game's rules. Rectangles are canvas units (x, y, width, height); a part
that can be touched returns how it is felt just now.
"""
