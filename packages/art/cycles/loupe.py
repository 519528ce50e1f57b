"""A loupe over one of many slides on a light table, the chosen one ringed in red pencil. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker

job = macro.start(77, bounces=8)
bpy, V = kit.bpy, kit.Vector
FRAMES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../content/media/frames')
SHOWN = ('azucar-quemada-4', 'glass-jaw-3', 'vwa-lanme-1', 'iron-rooster-1', 'one-pair-1', 'penthouse-weather-1', 'traeme-el-mar-2', 'calle-sin-numero-3', 'bajo-el-causeway-3', 'overtime-angels-3',
         'peak-sun-1', 'tokyo-by-way-of-doral-1', 'porch-light-math-1', 'dembow-para-marte-1', 'medianoche-en-flagler-3', 'ley-de-la-pista-4', 'the-night-class-4', 'neon-tide-3', 'two-tanks-to-tucson-1', 'tormenta-en-la-menor-2')
card = kit.material('card', (0.5, 0.47, 0.41), 0.8, bump=(9, 0.12))
ink = kit.material('ink', (0.015, 0.02, 0.06), 0.5)
red = kit.material('red', (0.6, 0.015, 0.008), 0.7)
black = macro.plastic((0.01, 0.01, 0.01), 0.32)
chrome = macro.metal((0.66, 0.65, 0.62), 0.14, wear=0.07)
lens_glass = kit.material('lens', (1, 1, 1), 0.0, transmission=1.0, ior=1.52)

# the table glows, more in its middle
table = kit.material('table', (0.05, 0.05, 0.05), 0.5)
length = kit.node(table, 'VectorMath', operation='LENGTH')
kit.link(table, kit.node(table, 'TexCoord').outputs['Object'], length.inputs[0])
kit.link(table, kit.ramp(table, length.outputs['Value'], [(0.0, (0.3, 0.25, 0.19)), (0.25, (0.15, 0.13, 0.105)), (0.7, (0.03, 0.04, 0.045)), (1.0, (0.01, 0.016, 0.018))]), kit.principled(table)['Emission'])
sheet = kit.plane(2, (2, 8, 0), table)
sheet.scale = (46, 46, 1)


def slide(name, at, turn, number):
    """A mounted slide: card with a window, the picture lit from below."""
    made = kit.material(f'slide-{name}', (0.02, 0.02, 0.02), 0.12)
    picture = kit.node(made, 'TexImage')
    picture.image = bpy.data.images.load(os.path.join(FRAMES, f'{name}.jpg'), check_existing=True)
    kit.link(made, picture.outputs['Color'], kit.principled(made)['Emission'])
    kit.principled(made)['Emission Strength'].default_value = 1.7
    film = kit.from_data('film', [(-1.8, -1.2, 0.1), (1.8, -1.2, 0.1), (1.8, 1.2, 0.1), (-1.8, 1.2, 0.1)], [(0, 1, 2, 3)], made, smooth=False)
    layer = film.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0.078, 0), (0.922, 0), (0.922, 1), (0.078, 1))):
        loop.uv = uv
    parts = [film]
    for x, y, wide, high in ((0, 1.85, 5, 1.3), (0, -1.85, 5, 1.3), (-2.15, 0, 0.7, 2.4), (2.15, 0, 0.7, 2.4)):
        parts.append(kit.box((wide, high, 0.16), (x, y, 0.08), card, bevel=0.02))
    parts.append(marker.write(str(number), 0.62, ink, (-1.9, -1.82, 0.17), (0, 0, random.uniform(-6, 6)), 0.12, 0.12, number))
    return kit.group(parts, at, (0, 0, turn))


number = 0
for row in range(5):
    for column in range(7):
        if (column, row) == (0, 0):
            continue
        at = (-12.2 + 5.9 * column + random.uniform(-0.25, 0.25), -6.2 + 5.9 * row + random.uniform(-0.25, 0.25), 0.0)
        slide({(2, 1): 'one-pair-1', (3, 1): 'iron-rooster-1'}.get((column, row), SHOWN[(number * 7 + row) % len(SHOWN)]), at, random.gauss(0, 2.4), number + 1)
        if (column, row) == (2, 1):
            under = V(at)
        number += 1
# a ring of grease pencil about one slide, on its card
ring = V((under.x + 5.9, under.y, 0.2))
for turn in range(2):
    kit.tube([(ring.x + (2.15 + 0.12 * turn) * math.cos(a), ring.y + (1.62 + 0.1 * turn) * math.sin(a) + 0.05 * math.sin(3 * a), 0.2) for a in [0.4 + turn * 0.3 + math.tau * k / 22 for k in range(22)]], 0.09, red, resolution=3).scale.z = 0.6

# the loupe: a clear skirt, a black barrel with a milled ring, a thick lens
x, y = under.x, under.y
skirt = macro.water((0.96, 0.98, 1.0), 1.49)
kit.lathe([(2.75, 0.18), (2.75, 0.9), (2.95, 0.9), (2.95, 0.18)], skirt, (x, y, 0), close=True)
kit.lathe([(2.75, 0.9), (3.1, 0.9), (3.25, 1.0), (3.25, 1.3), (3.4, 1.4), (3.4, 2.3), (3.25, 2.4), (3.1, 2.7), (2.85, 2.8), (2.7, 2.7), (2.66, 2.4), (2.7, 0.9)], black, (x, y, 0))
for k in range(72):
    a = math.tau * k / 72
    kit.box((0.12, 0.16, 0.8), (x + 3.42 * math.cos(a), y + 3.42 * math.sin(a), 1.85), black, (0, 0, math.degrees(a)), 0.03)
kit.lathe([(2.66, 2.6), (2.76, 2.8), (2.95, 2.78), (3.0, 2.66)], chrome, (x, y, 0))
cap = [(2.66 * k / 24, 0.26 * (1 - (k / 24) ** 2)) for k in range(25)]
kit.lathe([*[(r, -z - 0.3) for r, z in cap], *reversed(cap)], lens_glass, (x, y, 2.4))

macro.lint(18, lambda: (random.uniform(-14, 20), random.uniform(-6, 14), 0.2), 1.1)
kit.area((30, 14, 26), (0, 0, 2), (10, 30), (1, 0.58, 0.26), 9000)
kit.area((-34, 4, 22), (0, 0, 2), (8, 40), (0.12, 0.55, 0.64), 9000)
kit.area((0, 50, 18), (0, 0, 4), (60, 8), (0.3, 0.6, 0.7), 5000)
macro.lens((x - 4, y - 17, 30), (x + 3.2, y + 0.4, 0.6), 66, 5.0, (x, y, 0.6), roll=-7)
kit.glare(0.2, 0.05, 1.3, 6, (1, 0.8, 0.6))
kit.finish(job.out)
