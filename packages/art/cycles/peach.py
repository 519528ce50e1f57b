"""A peach in its crate on the morning of a shoot in Georgia. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(71)
V = kit.Vector
chance = np.random.default_rng(4)
flesh = kit.material('peach', (0.7, 0.24, 0.06), 0.5)
values = kit.principled(flesh)
values['Sheen'].default_value = 0.9
blush = kit.noise(flesh, 0.22, 7)
kit.link(flesh, kit.ramp(flesh, blush, [(0.34, (0.42, 0.03, 0.02)), (0.44, (0.64, 0.13, 0.03)), (0.52, (0.8, 0.36, 0.07)), (0.66, (0.84, 0.52, 0.14))]), values['Base Color'])
kit.noise_bump(flesh, 30, 0.12)
kit.uneven_rough(flesh, 1.4, 0.4, 0.62)


def skin(a, b):
    """A place of the fruit at radius about 1; the crease runs down at a = -1.1."""
    crease = math.exp(-((math.remainder(a + 1.1, math.tau)) / 0.13) ** 2)
    r = 1 - 0.075 * crease * math.sin(b) + 0.02 * math.sin(2 * a)
    dimple = 0.24 * math.exp(-(b / 0.13) ** 2)
    return V((r * math.sin(b) * math.cos(a), r * math.sin(b) * math.sin(a), (0.93 - dimple) * math.cos(b) + 0.04 * math.sin(b) ** 2))


def peach(at, size, turn, fuzz):
    rows, across = 72, 128
    vertices = [tuple(skin(math.tau * k / across, math.pi * i / rows)) for i in range(rows + 1) for k in range(across)]
    faces = [(i * across + k, (i + 1) * across + k, (i + 1) * across + (k + 1) % across, i * across + (k + 1) % across) for i in range(rows) for k in range(across)]
    things = [kit.from_data('peach', vertices, faces, flesh)]
    hair = kit.material('fuzz', (0.8, 0.6, 0.4), 0.8)
    lines = []
    for _ in range(fuzz):
        a, b = chance.uniform(0, math.tau), math.acos(chance.uniform(-0.4, 1))
        place = skin(a, b)
        way = (place.normalized() + V(chance.normal(0, 0.5, 3))).normalized() * chance.uniform(0.012, 0.03)
        lines.append([tuple(place), tuple(place + way)])
    if lines:
        things.append(kit.tubes(lines, 0.0011, hair, 0))
    whole = kit.group(things, at, turn, size)
    return whole


peach((3.2, 0, 0.2), 4.8, (18, -12, -62), 16000)
peach((-7.4, 5.5, -0.6), 4.0, (-16, 20, 110), 4000)
peach((12.4, 7.0, -0.4), 4.2, (14, 30, 120), 0)
stem = kit.material('stem', (0.06, 0.03, 0.014), 0.8)
wood = kit.material('wood', (0.2, 0.12, 0.06), 0.8)
grain = kit.noise(wood, 1.1, 8, stretch=(0.12, 2.4, 2.4))
kit.link(wood, kit.ramp(wood, grain, [(0.36, (0.07, 0.036, 0.016)), (0.6, (0.26, 0.16, 0.08))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.4, 0.1)
for k in range(6):
    kit.box((60, 5.2, 0.8), (0, -8 + 5.8 * k, -4.7), wood, (random.uniform(-0.4, 0.4), 0, random.uniform(-0.3, 0.3)), 0.06)
rail = kit.box((60, 0.9, 3.4), (0, -6.4, -3.0), wood, (0, 0, 0), 0.06)
ink = kit.material('stamp', (0.02, 0.05, 0.06), 0.8)
stamp = kit.text('ATLANTA', 2.3, (-8.6, -6.87, -3.0), (90, 0, 0), ink)
stamp.data.extrude, stamp.data.space_character = 0.004, 1.15
kit.area((-40, 4, 30), (2, 0, 1), (5, 16), (1, 0.64, 0.32), 52000)
kit.area((40, 24, 10), (4, 0, 0), (8, 40), (0.16, 0.6, 0.7), 26000)
kit.area((-14, -40, 26), (2, 0, 0), (16, 16), (1, 0.74, 0.5), 1500)
macro.far(12, (-60, 70), (120, 220), (6, 40), (2, 4.6), ((1, 0.5, 0.18), (1, 0.62, 0.3), (0.14, 0.5, 0.56)), (0.6, 2.2))
macro.backdrop((-40, 240, 30), (500, 400), [(0, (0.06, 0.03, 0.012)), (0.4, (0.012, 0.012, 0.012)), (1, (0.001, 0.002, 0.003))])
macro.lens((-6, -62, 9), (0.2, 0, 0.6), 112, 2.2, (2.6, -3.6, 1.2))
kit.glare(0.12, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
