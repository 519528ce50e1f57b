"""The neck of a cold soda bottle in a refrigerator gelled green and magenta, flecks of a mirror ball behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(34, background=(0.001, 0.001, 0.0014), bounces=10)
outline = [(3.1, -16), (3.1, -6), (3.0, -4.4), (2.66, -2.6), (2.15, -0.6), (1.72, 1.6), (1.46, 4.0), (1.34, 6.4), (1.32, 7.0), (1.5, 7.15), (1.55, 7.45), (1.44, 7.7), (1.28, 7.8), (1.27, 8.35)]


def smooth(points, steps=8):
    """The same way with more points, bent through them (Catmull-Rom)."""
    way = []
    for i in range(len(points) - 1):
        p = [points[max(0, min(len(points) - 1, i + k - 1))] for k in range(4)]
        for s in range(steps):
            t = s / steps
            way.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(*p)))
    return [*way, points[-1]]


body = smooth(outline)
glass = macro.water((0.92, 1.0, 0.95), 1.5)
kit.noise_bump(glass, 0.7, 0.03, 2)
kit.lathe([*body, *[(max(r - 0.22, 0.2), z) for r, z in reversed(body)]], glass, segments=160, close=True)
soda = macro.water((0.5, 0.12, 0.02), 1.34)
fill = [(r - 0.23, z) for r, z in body if z < 3.2]
kit.lathe([(1e-4, -15.8), *fill, (1e-4, 3.2)], soda, segments=128)
# the crown cap: twenty-one crimps, its lacquer worn at the edge
cap = macro.paint((0.62, 0.03, 0.1), under=(0.6, 0.58, 0.55), chips=0.035, scale=1.4, rough=0.24, coat=0.8)
vertices, faces, rings, around = [], [], 16, 252
for ring in range(rings + 1):
    t = ring / rings
    for k in range(around):
        angle = math.tau * k / around
        if t < 0.5:
            r, z = 1.5 * math.sin(t * math.pi) ** 0.8, 8.98 - 0.12 * t * t * 4
        else:
            down = (t - 0.5) * 2
            flare = 0.2 * down ** 1.4 * (1 + 0.55 * math.cos(21 * angle)) + 0.05 * down
            r, z = 1.5 + flare, 8.86 - 0.78 * down - 0.06 * down * math.cos(21 * angle)
        vertices.append((r * math.cos(angle), r * math.sin(angle), z))
for ring in range(rings):
    for k in range(around):
        n = (k + 1) % around
        faces.append((ring * around + k, ring * around + n, (ring + 1) * around + n, (ring + 1) * around + k))
kit.from_data('cap', vertices, faces, cap)
# condensation: fine all over, large drops that have run
clear = macro.water()


def on_glass():
    i = random.randrange(len(body) - 12)
    (r, z), (above, higher) = body[i], body[i + 1]
    share, angle = random.random(), random.uniform(math.pi * 0.86, math.tau * 1.07)
    slope = (above - r) / max(higher - z, 1e-3)
    r, z = r + (above - r) * share, z + (higher - z) * share
    if z < -9:
        return None
    return (r * math.cos(angle), r * math.sin(angle), z), (math.cos(angle), math.sin(angle), -slope)


macro.drops(3600, on_glass, 0.13, clear, 0.5)
macro.drops(150, on_glass, 0.3, clear, 0.5, small=1.4)
macro.drops(120, lambda: (lambda a, r: ((r * math.cos(a), r * math.sin(a), 8.98), (0, 0, 1)))(random.uniform(0, math.tau), random.uniform(0, 1.2)), 0.14, clear, 0.5)
# its neighbors on the shelf, out of focus
for x, y in ((7.6, 4), (-7.8, 6), (14.6, 10), (-15, 12), (2, 15), (22, 18)):
    kit.lathe(body, kit.material('other', (0.03, 0.008, 0.004), 0.08, coat=1), (x, y, 0), segments=64)
    kit.lathe([(1e-4, 8.98), (1.4, 8.94), (1.55, 8.5), (1.7, 8.1)], random.choice((cap, kit.material('tin', (0.02, 0.25, 0.2), 0.3, coat=0.6))), (x, y, 0), segments=48)
# the aisle: mirror flecks, and the gelled tubes of the doors
macro.far(42, (-70, 80), (90, 190), (-34, 50), (1.0, 2.4), ((0.1, 1, 0.4), (1, 0.1, 0.55), (1, 0.4, 0.7), (0.4, 1, 0.6)), (2, 7))
macro.backdrop((0, 240, 0), (320, 200), [(0, (0.03, 0.004, 0.022)), (0.5, (0.006, 0.004, 0.008)), (1, (0.001, 0.001, 0.001))])
kit.area((-15, -6, 2), (0, 0, 2), (4, 34), (0.08, 1, 0.35), 5200)
kit.area((17, -9, 4), (0, 0, 2), (4, 34), (1, 0.06, 0.5), 6400)
kit.area((2, 16, -6), (0, 0, 2), (14, 16), (1, 0.5, 0.4), 5200)
kit.area((-4, -20, 26), (0, 0, 7), (8, 5), (1, 0.9, 0.8), 2400)
macro.lens((-5, -30, 13), (2.0, 0, 5.7), 82, 3.6, (-0.4, -1.5, 6.6), roll=10)
kit.glare(0.3, 0.06, 1.2, 6, (1, 0.6, 0.8))
kit.finish(job.out)
