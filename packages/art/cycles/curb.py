"""A gold chain left on a wet balcony rail, a storm over the bay behind it. View hang: its end over the edge; view along: the chain from its end. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(41, background=(0.002, 0.0012, 0.004))
V = kit.Vector
rail = kit.material('rail', (0.012, 0.011, 0.016), 0.14, coat=0.6)
kit.noise_bump(rail, 0.5, 0.12)
kit.uneven_rough(rail, 0.3, 0.04, 0.32)
kit.box((400, 12, 5), (0, 0, -2.5), rail, bevel=0.7)
gold = macro.metal((0.95, 0.62, 0.2), 0.13, wear=0.08, scale=1.3)
kit.noise_bump(gold, 9, 0.05)


def link():
    """One link of a curb chain: a long ring, twisted so that it lies flat among the others, its faces ground."""
    points = []
    for k in range(28):
        a = math.tau * k / 28
        points.append((0.98 * math.cos(a), 0.66 * math.sin(a), 0.2 * math.sin(2 * a)))
    return kit.tube(points, 0.27, gold, closed=True, resolution=10)


def along(path, pitch=1.02):
    """Links on a way; each leans against the one before."""
    way = [V(p) for p in path]
    dense = []
    for i in range(len(way) - 1):
        a, b, c, d = way[max(0, i - 1)], way[i], way[i + 1], way[min(len(way) - 1, i + 2)]
        dense += [0.5 * ((2 * b) + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3) for u in [k / 80 for k in range(80)]]
    lengths = np.cumsum([0] + [(q - p).length for p, q in zip(dense, dense[1:])])
    one, s = link(), 0.0
    one.location.z = -900
    while s < lengths[-1] - pitch:
        i = min(len(dense) - 2, int(np.searchsorted(lengths, s)))
        ahead = (dense[i + 1] - dense[i]).normalized()
        side = V((0, 0, 1)).cross(ahead)
        side = (side if side.length > 0.2 else V((0, 1, 0))).normalized()
        up = ahead.cross(side)
        turn = kit.Matrix((ahead, side, up)).transposed().to_quaternion()
        turn.rotate(kit.Matrix.Rotation(math.radians(38 + random.uniform(-5, 5)), 3, ahead).to_quaternion())
        made = kit.copy(one, dense[i] + V((random.gauss(0, 0.02), random.gauss(0, 0.02), 0)))
        made.rotation_euler = turn.to_euler()
        s += pitch


# it lies in a bend on the rail and hangs over the near edge
along([(-34, 2.6, 0.6), (-14, 4.4, 0.6), (-2, 3.4, 0.6), (7, 3.8, 0.6), (8.6, 2.2, 0.6), (6, 0.8, 0.6), (2.4, 1.2, 0.6), (-1.6, -0.6, 0.6), (-2.4, -3.2, 0.6), (-0.4, -4.9, 0.58), (1.2, -6.5, -0.4), (1.6, -6.95, -3), (1.7, -6.95, -14)])
water = macro.water()
macro.drops(1500, lambda: ((random.uniform(-16, 24), random.uniform(-5.6, 5.6), 0.0), (0, 0, 1)), 0.5, water, high=0.42, small=3.2)
macro.drops(260, lambda: ((random.uniform(-12, 16), -6.02, random.uniform(-4.4, -0.7)), (0, -1, 0)), 0.3, water, high=0.4, small=3.0)
for _ in range(16):
    x, size = random.uniform(-12, 16), random.uniform(0.14, 0.26)
    kit.sphere(size, (x, -6.0, -0.5 - random.uniform(0, 2)), water, (0.9, 0.6, 1.25), segments=20, name='drop')
lines = []
for _ in range(170):
    x, y, z = random.uniform(-30, 60), random.uniform(10, 120), random.uniform(-10, 26)
    lines.append([(x, y, z), (x + 0.5, y, z - random.uniform(2, 5))])
kit.tubes(lines, 0.05, kit.material('rain', (0.6, 0.55, 0.7), 0.2, emit=(0.5, 0.4, 0.9), strength=0.16), name='drop')
# the far shore, a cloud lit from inside
for x, z, color, strength in ((30, -52, (1, 0.5, 0.16), 5), (84, -46, (1, 0.6, 0.26), 4), (124, -60, (0.8, 0.3, 0.9), 4), (176, -50, (1, 0.5, 0.16), 6), (236, -58, (0.5, 0.3, 1.0), 5), (268, -44, (1, 0.6, 0.26), 4)):
    kit.sphere(2.2, (x, 430, z), macro.glow(color, strength), segments=20, name='far')
macro.backdrop((260, 520, -30), (900, 420), [(0, (0.5, 0.36, 0.95)), (0.08, (0.16, 0.08, 0.36)), (0.3, (0.035, 0.014, 0.085)), (0.8, (0.014, 0.007, 0.036)), (1, (0.005, 0.002, 0.014))])
kit.area((40, 60, 36), (2, 0, 0), (30, 20), (0.62, 0.42, 1.0), 70000)
kit.area((-30, 14, 10), (0, 0, 0), (4, 20), (1, 0.55, 0.22), 24000)
kit.area((0, 16, 40), (0, 0, 0), (50, 26), (0.7, 0.5, 1.0), 13000)
kit.area((-4, -34, 24), (0, 0, 0), (10, 8), (0.75, 0.6, 1), 7000)
if job.args.get('view') == 'hang':
    # its end over the edge, from below the rail's top
    for k in range(26):
        size = random.uniform(0.1, 0.26)
        kit.sphere(size, (random.uniform(-9, 14), -6.2 + random.uniform(0, 0.3), -5.0 - size * 0.4), water, (0.85, 0.85, 1.3), segments=20, name='drop')
    kit.area((20, -20, -16), (1, -7, -4), (6, 20), (0.7, 0.5, 1.0), 5000)
    kit.area((60, -24, 6), (1, -7, -3), (4, 24), (0.7, 0.5, 1.0), 26000)
    kit.area((-14, 6, -10), (1, -7, -4), (4, 20), (1, 0.55, 0.22), 9000)
    macro.lens((-13, -33, -5), (4.2, -6.9, -3.4), 96, 4.0, (1.5, -7.4, -2.4), roll=-5)
elif job.args.get('view') == 'along':
    macro.lens((-30, -9, 6.4), (-8, 4.0, 0.3), 92, 5.6, (-11, 4.2, 0.9), roll=4)
else:
    macro.lens((-9, -30, 7.4), (1.2, -0.4, 1.1), 98, 4.5, (-1.6, -2.6, 0.7), roll=7)
kit.glare(0.2, 0.06, 1.2, 5, (0.8, 0.65, 1.0))
kit.finish(job.out, job.frames, kit.travel(job))
