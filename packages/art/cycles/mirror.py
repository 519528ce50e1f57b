"""The mirror of a car at night: tail lights ahead, the road behind, a black ribbon on its stalk. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(109)
V = kit.Vector
case = macro.plastic((0.012, 0.012, 0.013), 0.34, 30, 0.14)
glass = kit.material('mirror', (0.7, 0.72, 0.74), 0.02, 1.0)
kit.uneven_rough(glass, 0.5, 0.01, 0.09)


def shape(size, z, rows=48):
    """The outline of the mirror: a rounded trapezoid."""
    points = []
    for k in range(rows):
        a = math.tau * k / rows
        c, s = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** 0.42, c) * (11.5 - 0.9 * s)
        points.append((x * size, z, math.copysign(abs(s) ** 0.6, s) * 3.4 * size))
    return points


def loft(rings, made, ends=True):
    n = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rings) - 1) for k in range(n)]
    if ends:
        faces += [tuple(range(n)), tuple((len(rings) - 1) * n + k for k in reversed(range(n)))]
    return kit.from_data('mirror', vertices, faces, made)


parts = [loft([shape(0.965, -0.1), shape(1.0, -0.14), shape(1.03, 0.0), shape(1.03, 0.9), shape(0.9, 2.4), shape(0.4, 3.0)], case), loft([shape(0.95, -0.115), shape(0.95, -0.11)], glass), kit.box((2.4, 0.7, 0.7), (0, 0.6, -3.9), case, bevel=0.2)]
parts.append(kit.tube([(0, 2.8, 0.6), (0.2, 5.4, 3.4), (0.3, 6.4, 8.4), (0.3, 7, 14)], 0.8, case))
kit.group(parts, (1.5, 0, 0), (-6, 3, 17))
# a ribbon of mourning, tied on the stalk
silk = kit.material('ribbon', (0.006, 0.006, 0.008), 0.3)
kit.principled(silk)['Sheen'].default_value = 1.0
for side, long, sway in ((-1, 12.5, 1.4), (1, 10.4, -1.0)):
    vertices = []
    for i in range(50):
        t = i / 49
        x = -1.6 + side * (0.3 + 1.0 * t) + sway * math.sin(3 * t) * 0.5
        twist = side * 1.5 * t + 0.5 * math.sin(5 * t)
        for u in (-0.7, 0.7):
            vertices.append((x + u * math.cos(twist), -1.6 + u * math.sin(twist) * 0.8 + 0.5 * t, -2.0 - long * t))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(49)]
    kit.from_data('ribbon', vertices, faces, silk)
for side in (-1, 1):
    loop = [(-1.6 + side * (1.5 - 1.5 * math.cos(a)) * 0.9, -1.9, -1.9 + 0.9 * math.sin(a) - 0.3 * (1 - math.cos(a))) for a in [math.tau * k / 20 for k in range(21)]]
    kit.from_data('bow', [(x, y + d, z) for x, y, z in loop for d in (-0.6, 0.6)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(20)], silk)
kit.sphere(0.55, (-1.6, -2.0, -1.9), silk, (1, 0.8, 0.9))
# ahead: brake lights in the lanes; behind, what the mirror has left
for k in range(34):
    deep = random.uniform(0.15, 1)
    x = random.choice((-60, -46, 2, 18, 62, 78)) * deep + random.uniform(-6, 6)
    kit.sphere(random.uniform(2.4, 4.6), (x, 260, -34 + 26 * (1 - deep) + random.uniform(-2, 2)), macro.glow((1, 0.05, 0.025), random.uniform(3, 12)), segments=16)
for k in range(8):
    kit.sphere(random.uniform(2, 3.4), (-100 + 28 * k, 260, 24 + random.uniform(-5, 8)), macro.glow((1, 0.52, 0.18), random.uniform(2, 6)), segments=16)
for k in range(26):
    kit.sphere(random.uniform(1.4, 3.6), (random.uniform(60, 240), -230, random.uniform(16, 74)), macro.glow(random.choice(((1, 0.85, 0.62), (1, 0.6, 0.25), (0.6, 0.8, 1))), random.uniform(4, 22)), segments=16)
kit.area((0, 60, -20), (0, 0, 0), (90, 14), (1, 0.06, 0.03), 70000)
kit.area((-50, 10, 20), (0, 0, 0), (8, 40), (1, 0.55, 0.22), 40000)
kit.area((-40, -30, 26), (0, 0, 0), (12, 20), (0.16, 0.4, 0.7), 14000)
macro.backdrop((0, 330, -6), (600, 400), [(0, (0.04, 0.01, 0.016)), (0.35, (0.012, 0.008, 0.02)), (1, (0.001, 0.002, 0.005))])
macro.lens((-4, -58, -5), (-0.6, 0, -2.6), 76, 2.2, (-0.5, -1.0, -1.5))
kit.glare(0.2, 0.06, 1.4, 6, (1, 0.4, 0.3))
kit.finish(job.out)
