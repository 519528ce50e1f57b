"""An end mill in a bore, wet with coolant, chips about it: a slow turn in a shop with one window. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(71)
LONG, RADIUS, TURNS = 12.0, 1.5, 1.15
steel = macro.metal((0.62, 0.6, 0.57), 0.16, wear=0.07, scale=1.4)
gold = macro.metal((0.85, 0.55, 0.2), 0.14, wear=0.06, scale=1.0)


def mill(made):
    """Four flutes about z: a profile that turns on its way up."""
    around, up = 160, 220
    vertices = []
    for i in range(up + 1):
        z = LONG * i / up
        twist = math.tau * TURNS * i / up
        for k in range(around):
            a = math.tau * k / around
            tooth = (a * 4 / math.tau) % 1
            # a land, a sharp edge, then a round flute
            if tooth < 0.16:
                r = RADIUS
            elif tooth < 0.24:
                r = RADIUS * (1 - 0.05 * (tooth - 0.16) / 0.08)
            else:
                t = (tooth - 0.24) / 0.76
                r = RADIUS * (0.95 - 0.42 * math.sin(math.pi * t ** 1.5) ** 0.8)
            vertices.append((r * math.cos(a + twist), r * math.sin(a + twist), z))
    faces = [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k) for i in range(up) for k in range(around)]
    return kit.from_data('mill', vertices, faces, made)


tool = mill(gold)
tool.location = (0, 0, 0.2)
collet = kit.lathe([(1.55, 0), (2.2, 0.1), (2.6, 0.9), (2.6, 4)], steel, loc=(0, 0, 11), segments=96)
block = macro.metal((0.6, 0.61, 0.62), 0.2, 'x', wear=0.1, scale=0.8)
# the part: a floor that was milled, its walls left standing
kit.box((60, 40, 4), (0, 4, -2.0), block, bevel=0.06)
kit.box((60, 8, 3.2), (0, 6.2, 0.1), block, bevel=0.09)
for k in range(26):
    kit.lathe([(1.5, 0.0), (1.53, 0.008), (1.56, 0.0)], block, loc=(-14 + k * 0.62, 0, 0.004), segments=96)
# chips, curled, blue and bright
chip = [macro.metal((0.55, 0.53, 0.5), 0.18), macro.metal((0.3, 0.36, 0.55), 0.2), macro.metal((0.7, 0.5, 0.25), 0.2)]
for _ in range(70):
    a, r = random.uniform(0, math.tau), 1.9 + abs(random.gauss(0, 3.0))
    x, y = r * math.cos(a), min(1.8, r * math.sin(a))
    turns, size, wide = random.uniform(0.5, 1.6), random.uniform(0.12, 0.34), random.uniform(0.12, 0.3)
    ribbon = []
    for k in range(24):
        t = k / 23
        q = size * (1 - 0.35 * t)
        ribbon += [(q * math.cos(t * turns * 6.28), q * math.sin(t * turns * 6.28), t * wide), (q * math.cos(t * turns * 6.28), q * math.sin(t * turns * 6.28), wide + t * wide)]
    piece = kit.from_data('chip', ribbon, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(23)], random.choice(chip), loc=(x, y, 0.2), rot=[random.uniform(0, 360) for _ in range(3)])
coolant = macro.water((0.93, 1.0, 0.98))
macro.drops(520, lambda: ((random.uniform(-9, 9), random.uniform(-8, 1.9), 0.004), (0, 0, 1)), 0.36, coolant, 0.45, 0.3)
macro.drops(150, lambda: ((random.uniform(-7, 7), 2.19, random.uniform(0.1, 1.6)), (0, -1, 0)), 0.17, coolant, 0.5)
def on_tool():
    a, z = random.uniform(0, math.tau), random.uniform(0.6, 9)
    return (RADIUS * math.cos(a), RADIUS * math.sin(a), z), (math.cos(a), math.sin(a), 0)
clinging = macro.drops(60, on_tool, 0.17, coolant, 0.6)
for _ in range(34):
    a, r = random.uniform(0, math.tau), random.uniform(1.7, 5.0)
    kit.sphere(random.uniform(0.03, 0.1), (r * math.cos(a), r * math.sin(a), random.uniform(0.2, 2.6)), coolant, (1, 1, random.uniform(0.8, 1.5)), segments=20)
# a lamp of the machine close by, the window far away
kit.area((-9, -2, 11), (0, 0, 2), (2.5, 7), macro.SODIUM, 2600)
kit.area((11, 7, 8), (0, 0, 2), (2, 9), (0.12, 0.55, 0.7), 2600)
kit.area((2, -14, 12), (0, 0, 1), (5, 2), (0.9, 0.95, 1), 700)
macro.far(9, (-30, 40), (70, 110), (2, 34), (1.4, 2.6), ((1, 0.5, 0.16), (1, 0.62, 0.3), (0.1, 0.6, 0.65)), (2, 6))
macro.lens((-7.0, -21, 7.0), (0.9, 0, 1.75), 88, 4.0, (-0.2, -1.5, 1.4), roll=3)
kit.glare(0.25, 0.08, 1.2, 6, (1, 0.7, 0.4))


def pose(place):
    turn = place * math.tau / 4
    tool.rotation_euler[2] = turn
    for drop in clinging:
        drop.hide_render = True


kit.finish(job.out, job.frames, pose)
