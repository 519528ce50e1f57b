"""The blade of an oar just out of the water at first light: varnish, a copper tip, drops that run off it. View drip: its lower edge, close. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(31, background=(0.004, 0.006, 0.0066))
V = kit.Vector
LONG = 54
wood = kit.material('wood', (0.2, 0.11, 0.05), 0.2, coat=0.8)
grain = kit.noise(wood, 0.5, 10, stretch=(0.07, 2.2, 2.2))
kit.link(wood, kit.ramp(wood, grain, [(0.32, (0.05, 0.022, 0.01)), (0.66, (0.3, 0.16, 0.07))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.25, 0.12)
kit.uneven_rough(wood, 0.16, 0.08, 0.4)
copper = macro.metal((0.85, 0.42, 0.24), 0.34, wear=0.1, scale=0.5)
kit.noise_bump(copper, 0.7, 0.35)


def half(x):
    """Half the blade's width, `x` from its tip."""
    t = x / LONG
    return (7.8 - 5.4 * t * t * (3 - 2 * t)) * min(1.0, (x + 0.12) / 2.6) ** 0.3


def thick(x, u):
    """How high its face stands over its middle plane; `u` is the place across, -1 to 1. A spine runs along it."""
    t = x / LONG
    return (0.42 + (0.2 + 1.5 * t) * math.exp(-(u * half(x) / 1.7) ** 2)) * (1 - u ** 4) ** 0.5 + 0.03


def blade(start, end, more, made):
    """Both faces of the blade between two places, `more` above the wood."""
    rows, columns, vertices = 70, 33, []
    for side in (1, -1):
        for i in range(rows):
            x = start + (end - start) * i / (rows - 1)
            for k in range(columns):
                u = math.sin(math.pi / 2 * (2 * k / (columns - 1) - 1))
                vertices.append((x, u * (half(x) + more), side * (thick(x, u) + more)))
    n = rows * columns
    faces = [(i * columns + k, i * columns + columns + k, i * columns + columns + k + 1, i * columns + k + 1) for i in range(rows - 1) for k in range(columns - 1)]
    faces += [tuple(reversed([n + v for v in face])) for face in faces]
    for i in range(rows - 1):
        for k in (0, columns - 1):
            a, b = i * columns + k, (i + 1) * columns + k
            faces.append((a, b, b + n, a + n))
    for i in (0, rows - 1):
        faces += [(i * columns + k, i * columns + k + 1, n + i * columns + k + 1, n + i * columns + k) for k in range(columns - 1)]
    return kit.from_data('blade', vertices, faces, made)


parts = [blade(0, LONG, 0, wood), blade(-0.05, 4.6, 0.06, copper)]
parts.append(kit.tube([(LONG - 6, 0, 0), (LONG + 20, 0, 0), (LONG + 160, 0, 0)], 2.2, wood))
tack = kit.lathe([(0, 0.16), (0.16, 0.12), (0.24, 0.0)], copper, segments=20)
for u in (-0.86, -0.5, -0.16, 0.18, 0.52, 0.86):
    parts.append(kit.copy(tack, (3.9, u * half(4), thick(4, u) + 0.05)))
tack.location.z = -900


def wet():
    x, u = LONG * random.random() ** 1.4, random.uniform(-0.93, 0.93)
    return (x, u * half(x), thick(x, u) + (0.06 if x < 4.6 else 0)), (0, -0.1 * u, 1)


water = macro.water()
parts += macro.drops(900, wet, 0.5, water, high=0.5, small=3.2)
for _ in range(34):
    # along the lower edge they gather and hang
    x, size = random.uniform(0.4, 40), random.uniform(0.16, 0.42)
    parts.append(kit.sphere(size, (x, -half(x) - 0.4 * size, random.uniform(-0.2, 0.2)), water, (1, 1.3, 1), segments=24, name='drop'))
kit.group(parts, (0, 0, 11), (56, -17, 8))
for x, z, size in ((1.0, 2.2, 0.4), (1.4, 3.4, 0.16), (6.5, 5.4, 0.34), (13, 3.4, 0.3), (13.1, 4.6, 0.12), (19, 8, 0.26)):
    kit.sphere(size, (x, -3.4, z), water, (0.94, 0.94, 1.1), segments=28, name='drop')


def rings(x, y):
    """Where drops fell the water still goes up and down."""
    total = 0.02 * np.sin(0.2 * x + 0.36 * y)
    for at, age in (((1.0, -3.4), 11), ((7, -3.4), 6), ((14, -3), 15), ((24, -2), 9)):
        r = np.hypot(x - at[0], y - at[1])
        total = total + 0.11 * np.sin(2.1 * (r - age)) * np.exp(-((r - age * 0.75) / (2 + age * 0.3)) ** 2)
    return total


sea = kit.material('sea', (0.004, 0.007, 0.007), 0.05)
kit.noise_bump(sea, 0.3, 0.05)
macro.heap((150, 150), rings, sea, 620, 0.0)
kit.plane((6000, 6000), (0, 2960, -0.3), sea)
macro.backdrop((0, 900, 120), (2600, 1400), [(0.0, (0.8, 0.34, 0.11)), (0.1, (0.28, 0.14, 0.065)), (0.24, (0.05, 0.058, 0.055)), (0.6, (0.014, 0.026, 0.028))]).location = (-60, 900, 50)
kit.area((10, 110, 80), (8, 0, 8), (60, 40), (1, 0.46, 0.15), 1300000)
kit.area((80, -10, 40), (8, 0, 10), (10, 40), (1, 0.5, 0.2), 90000)
kit.area((-50, -80, 50), (8, 0, 10), (60, 40), (0.5, 0.72, 0.8), 40000)
if job.args.get('view') == 'drip':
    macro.lens((-4, -46, 5), (5.5, -3, 5.6), 95, 4.0, (5, -5, 6), roll=-5)
else:
    macro.lens((4, -92, 13), (15, 0, 9), 85, 4.0, (10, -5, 11), roll=-4)
kit.glare(0.2, 0.04, 1.2, 6, (1, 0.66, 0.34))
kit.finish(job.out)
