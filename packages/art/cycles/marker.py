"""Capitals and figures drawn by hand with a marker: for labels, slates and notes."""
import kit
from kit import random

# strokes on a grid of 4 by 6: pairs of digits are points, | lifts the pen
GLYPHS = {
    'A': '00 12 26 32 40|12 32', 'B': '00 06 26 35 34 23 03|23 33 42 41 30 00', 'C': '45 36 16 05 01 10 30 41', 'D': '00 06 26 35 41 30 00',
    'E': '46 06 00 40|03 33', 'F': '46 06 00|03 33', 'G': '45 36 16 05 01 10 30 41 43 23', 'H': '00 06|40 46|03 43', 'I': '20 26',
    'J': '46 41 30 10 01', 'K': '00 06|46 03 40', 'L': '06 00 40', 'M': '00 06 22 46 40', 'N': '00 06 40 46', 'O': '15 01 10 30 41 45 36 16 05 01',
    'P': '00 06 36 45 44 33 03', 'Q': '16 05 01 10 30 41 45 36 16|22 50', 'R': '00 06 36 45 44 33 03|23 40', 'S': '45 36 16 05 04 32 41 30 10 01',
    'T': '06 46|26 20', 'U': '06 01 10 30 41 46', 'V': '06 20 46', 'W': '06 10 24 30 46', 'X': '00 46|06 40', 'Y': '06 23 46|23 20',
    'Z': '06 46 00 40', '0': '16 05 01 10 30 41 45 36 16', '1': '04 26 20', '2': '05 16 36 45 44 00 40', '3': '05 16 36 45 44 23 42 41 30 10 01',
    '4': '30 36 02 42', '5': '46 06 03 33 42 41 30 10 01', '6': '46 16 03 01 10 30 41 42 33 03', '7': '06 46 10', '8': '23 14 05 16 36 45 34 23 02 01 10 30 41 42 23',
    '9': '10 30 43 45 36 16 05 04 13 43', '-': '03 43', '.': '20 21', ':': '21 22|24 25', '/': '00 46', '?': '05 16 36 45 44 23 22|20 21', 'o': '15 24 35 26 15',
}


def strokes(body, height, loose=0.09, seed=1):
    """A line of writing as the strokes of a hand, in their order: lists of points in the xy plane about its middle."""
    chance, lines, x = random.Random(f'{body}{seed}'), [], 0.0
    unit = height / 6
    for letter in body:
        if letter in GLYPHS:
            for stroke in GLYPHS[letter].split('|'):
                points = [(x + (int(p[0]) * 0.92 + chance.gauss(0, loose) + int(p[1]) * 0.07) * unit, (int(p[1]) + chance.gauss(0, loose * 1.6)) * unit, 0.0) for p in stroke.split()]
                lines.append(points)
        x += (5.4 if letter not in 'I1.:' else 4.2) * unit
    wide = x - 1.4 * unit
    return [[(px - wide / 2, py - height / 2, 0) for px, py, _ in line] for line in lines]


def write(body, height, made, loc=(0, 0, 0), rot=(0, 0, 0), thick=0.07, loose=0.09, seed=1):
    """A line of writing in the xy plane, its middle at `loc`; `thick` and `loose` are parts of the height."""
    lines = strokes(body, height, loose, seed)
    made = kit.tubes(lines, height * thick / 2, made, resolution=2, name='writing')
    made.location = loc
    made.rotation_euler = [kit.math.radians(angle) for angle in rot]
    made.scale = (1, 1, 0.15)
    return made
