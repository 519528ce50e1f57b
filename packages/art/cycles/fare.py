"""A toll token that leans on quarters, on the steel of a booth's sill, lamps of a tunnel behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(75, background=(0.002, 0.0014, 0.001))
V = kit.Vector
SODIUM, GREEN = (1.0, 0.44, 0.1), (0.1, 0.85, 0.4)
sill = macro.metal((0.34, 0.33, 0.32), 0.3, brushed='x', wear=0.14, scale=0.5)
kit.plane((200, 160), (0, 40, 0), sill)
brass = macro.metal((0.8, 0.52, 0.2), 0.22, wear=0.07, scale=2.0)
patina = macro.metal((0.2, 0.11, 0.045), 0.42, wear=0.1, scale=2.4)
kit.noise_bump(patina, 3, 0.06)
nickel = macro.metal((0.62, 0.6, 0.57), 0.22, wear=0.13, scale=2.4)
copper = macro.metal((0.5, 0.24, 0.13), 0.3)
font = None
found = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'
if os.path.exists(found):
    font = kit.bpy.data.fonts.load(found)


def letters(body, size, at, turn, made, deep):
    made = kit.text(body, size, at, (0, 0, turn), made)
    made.data.extrude, made.data.bevel_depth, made.data.bevel_resolution = deep, 0.008, 2
    if font:
        made.data.font = font
    return made


def coin(radius, thick, made, words=(), middle=None, core=None, field=None):
    """A coin about z: raised rim, milled edge, words that stand on its face."""
    h = thick / 2
    face = [(0, h - 0.04), (radius * 0.86, h - 0.04), (radius * 0.9, h), (radius * 0.97, h), (radius, h - 0.02)]
    parts = [kit.lathe([*face, *[(r, -z) for r, z in reversed(face)]], made, segments=160)]
    if field:
        parts.append(kit.cylinder(radius * 0.87, 0.01, (0, 0, h - 0.036), field, segments=120))
    tooth = kit.box((0.022, 0.03, thick * 0.82), (0, 0, -900), made)
    count = 118
    for k in range(count):
        a = math.tau * k / count
        parts.append(kit.copy(tooth, (radius * math.cos(a), radius * math.sin(a), 0), (0, 0, math.degrees(a))))
    if core:
        parts.append(kit.lathe([(radius + 0.004, -h * 0.3), (radius + 0.006, h * 0.3)], core, segments=160))
    for body, start, step in words:
        for k, letter in enumerate(body):
            a = math.radians(start - step * k)
            parts.append(letters(letter, 0.36, (radius * 0.71 * math.cos(a), radius * 0.71 * math.sin(a), h - 0.02), math.degrees(a) - 90, made, 0.03))
    if middle:
        parts.append(letters(middle, 1.0, (0, -0.02, h - 0.02), 0, made, 0.04))
        parts.append(kit.lathe([(radius * 0.52, h - 0.04), (radius * 0.53, h - 0.01), (radius * 0.56, h - 0.01), (radius * 0.57, h - 0.04)], made, segments=120))
    return parts


def quarter(at, turn, rot=(0, 0)):
    return kit.group(coin(1.213, 0.175, nickel, core=copper), at, (*rot, turn))


# a stack that was counted by hand, coins that slid off it
for k in range(9):
    quarter((2.3 + random.gauss(0, 0.05), 0.6 + random.gauss(0, 0.05), 0.1 + 0.18 * k), random.uniform(0, 90))
quarter((5.0, -0.4, 0.1), 10)
quarter((5.5, 0.4, 0.29), 50, (2, 5))
quarter((-3.4, 3.2, 0.1), 24)
quarter((-1.5, 4.4, 0.1), 70)
for k in range(14):
    quarter((7.6 + random.gauss(0, 0.06), 5.6 + random.gauss(0, 0.06), 0.1 + 0.18 * k), random.uniform(0, 90))
# the token leans on the stack
lean = 68
R = 1.42
kit.group([kit.group(coin(R, 0.2, brass, words=(('GOOD FOR', 153, 18), ('ONE FARE', 153 - 180, 18)), middle='T', field=patina), (0, 0, 0), (0, 0, -14))],
          (0.2, -0.66, R * math.sin(math.radians(lean)) + 0.05), (lean, 0, -22))
chance = np.random.default_rng(4)
macro.grains(np.column_stack([chance.uniform(-9, 10, 1800), chance.uniform(-8, 12, 1800), np.full(1800, 0.006)]), chance.uniform(0.004, 0.017, 1800), kit.material('dust', (0.5, 0.42, 0.3), 0.9))
macro.lint(22, lambda: (random.uniform(-5, 7), random.uniform(-5, 5), 0.02), 0.4)
# two rows of sodium lamps down the tunnel, a tail light, the booth's green
for k, away in enumerate((108, 156, 226, 330)):
    for side in (-13, 15):
        kit.sphere(1.0, (1.5 + 0.287 * away + side, away, 8.4), macro.glow(SODIUM, 4 + 3 * k), segments=20, name='far')
for x in (-4, 4):
    kit.sphere(0.8, (30 + x, 110, 1.4), macro.glow((1, 0.04, 0.02), 7), segments=20, name='far')
macro.backdrop((30, 320, 20), (420, 240), [(0, (0.08, 0.034, 0.008)), (0.4, (0.022, 0.011, 0.004)), (0.9, (0.002, 0.002, 0.001))])
kit.area((13, 12, 9), (0.6, 0, 1), (6, 6), SODIUM, 2400)
kit.area((-14, 3, 5), (0.5, 0, 1), (2.4, 12), GREEN, 1900)
kit.area((13, -9, 6), (2, 0.6, 0.9), (2.4, 9), SODIUM, 1500)
kit.area((-6, -15, 10), (0.4, 0, 1), (16, 10), (1, 0.56, 0.22), 3600)
macro.lens((-3.4, -16.4, 2.6), (1.5, 0, 1.42), 92, 8, (0.1, -0.85, 1.4), roll=-4)
kit.glare(0.18, 0.05, 1.2, 6, (1, 0.66, 0.3))
kit.finish(job.out)
