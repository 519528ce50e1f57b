"""Tape pulled from its cassette over cracked red ground, a low sun behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(127, background=(0.16, 0.034, 0.008))
V = kit.Vector
ground = kit.material('ground', (0.3, 0.07, 0.018), 0.95, bump=(6, 0.35))
kit.noise_bump(ground, 34, 0.35)
tape = kit.material('tape', (0.028, 0.012, 0.006), 0.14, coat=0.8)
shell = macro.plastic((0.02, 0.018, 0.017), 0.35)
label = kit.material('label', (0.72, 0.6, 0.42), 0.7, bump=(30, 0.06))
ink = kit.material('ink', (0.5, 0.05, 0.02), 0.6)
chance = np.random.default_rng(9)
seeds = chance.uniform((-70, -30), (70, 110), (420, 2))


def height(x, y):
    """Plates of dried mud: they curl up toward the cracks between them."""
    flat = np.stack([x.ravel(), y.ravel()], 1)
    out = np.zeros(len(flat))
    for at in range(0, len(flat), 4000):
        part = flat[at:at + 4000]
        apart = np.sort(np.linalg.norm(part[:, None] - (seeds[None] - (0, 40)), axis=2), axis=1)[:, :2]
        edge = apart[:, 1] - apart[:, 0]
        out[at:at + 4000] = 0.5 * np.exp(-edge / 1.1) - 2.2 * np.exp(-(edge / 0.34) ** 2)
    return out.reshape(x.shape) + 0.12 * np.sin(x * 0.31) * np.sin(y * 0.27)


macro.heap((140, 140), height, ground, 620, 0.025).location.y = 40

# the tape comes out of the shell in loops that stand on edge, a ribbon of 3.8 mm at half again its size
bends = [(-3.4, 1.4, 0.9), (-1, -1.8, 1.2), (2.6, -2.6, 2.8), (5.4, 0.6, 4.6), (3.2, 3.2, 3.2), (0.8, 0.8, 1.0), (3.4, -3.6, 0.7), (8.2, -3.2, 1.1), (11.4, 0.8, 3.4), (9.4, 4.2, 2.4), (7.2, 1.2, 0.8), (11, -3.6, 0.6), (16, -4.4, 0.9), (20, -1.6, 2.0), (27, -4.4, 0.8), (36, -3, 0.7)]
points = [V(p) for p in bends]
fine = []
for a, b, c, d in zip([points[0], *points], points, points[1:], [*points[2:], points[-1]]):
    for k in range(26):
        t = k / 26
        fine.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
vertices = []
for i, at in enumerate(fine):
    turn = 0.5 * math.sin(i * 0.035) + 0.25 * math.sin(i * 0.11)
    ahead = (fine[min(i + 1, len(fine) - 1)] - fine[max(0, i - 1)]).normalized()
    aside = ahead.cross(V((0, 0, 1))).normalized()
    up = (V((0, 0, 1)) * math.cos(turn) + aside * math.sin(turn)) * 0.34
    vertices += [tuple(at + up), tuple(at - up)]
kit.from_data('tape', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(fine) - 1)], tape)

# the shell half buried on the left
case = [kit.box((10.2, 1.2, 6.4), (0, 0, 0), shell, bevel=0.25), kit.box((8.8, 0.06, 3.6), (0, -0.63, 0.9), label, bevel=0.02), kit.box((8.8, 0.07, 0.35), (0, -0.64, -0.2), ink), kit.box((8.8, 0.07, 0.18), (0, -0.64, -0.62), ink)]
for x in (-2.1, 2.1):
    case.append(kit.cylinder(0.75, 0.1, (x, -0.68, 1.0), shell, (90, 0, 0)))
    case.append(kit.lathe([(0.5, -0.05), (0.62, -0.05), (0.62, 0.05), (0.5, 0.05)], label, (x, -0.72, 1.0), (90, 0, 0), 48, close=True))
for x, z in ((-4.7, 2.8), (4.7, 2.8), (-4.7, -2.8), (4.7, -2.8)):
    case.append(kit.cylinder(0.2, 0.1, (x, -0.6, z), macro.metal(), (90, 0, 0), 0.03))
kit.group(case, (-4.9, 2.6, 2.0), (-14, 9, 16))
macro.grains([(random.uniform(-14, 20), random.uniform(-9, 9), random.uniform(0.1, 0.5)) for _ in range(2600)], [random.uniform(0.02, 0.13) for _ in range(2600)], ground)

macro.backdrop((0, 190, 10), (700, 260), [(0, (0.9, 0.22, 0.05)), (0.3, (0.5, 0.11, 0.025)), (1, (0.12, 0.025, 0.007))])
kit.sphere(7, (46, 170, 24), macro.glow((1, 0.72, 0.42), 14))
kit.area((40, 90, 26), (3, 0, 0), (10, 10), (1, 0.5, 0.2), 190000)
kit.area((-40, -30, 30), (0, 0, 0), (40, 30), (0.8, 0.22, 0.07), 9000)
kit.area((-8, 26, 14), (3, 0, 2), (30, 2), (1, 0.66, 0.36), 9000)
macro.lens((-5, -31, 17), (3.4, 1, 1.6), 58, 4, (3.6, -2.2, 2.4), roll=-5)
kit.glare(0.22, 0.05, 1.0, 6, (1, 0.6, 0.3))
kit.finish(job.out)
