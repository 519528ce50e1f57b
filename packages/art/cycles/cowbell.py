"""A cowbell and its stick on a ferry's wet bench at sunrise, the harbor glittering behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(131, background=(0.004, 0.004, 0.005), bounces=6)
V = kit.Vector
SUN, SKY = (1.0, 0.46, 0.13), (0.14, 0.5, 0.6)
# slats of a bench under many coats of green paint, wet
slat = macro.paint((0.012, 0.075, 0.07), under=(0.13, 0.075, 0.035), chips=0.06, scale=0.35, rough=0.2, coat=0.6)
kit.noise_bump(slat, 0.8, 0.16, stretch=(0.2, 3, 1))
kit.uneven_rough(slat, 0.2, 0.05, 0.3)
for k in range(-3, 7):
    kit.box((260, 6.4, 2.4), (0, 7.2 * k + 1.0, -1.2), slat, bevel=0.4)
brass = macro.metal((0.7, 0.44, 0.16), 0.22, wear=0.05, scale=0.7)
kit.noise_bump(brass, 0.35, 0.06)
kit.noise_bump(brass, 6, 0.02)
inside = kit.material('inside', (0.16, 0.085, 0.035), 0.6)
wood = kit.material('stick', (0.5, 0.3, 0.13), 0.45)
kit.link(wood, kit.ramp(wood, kit.noise(wood, 0.9, 9, stretch=(4, 4, 0.2)), [(0.34, (0.3, 0.16, 0.06)), (0.64, (0.6, 0.38, 0.18))]), kit.principled(wood)['Base Color'])
kit.noise_bump(wood, 3, 0.3, stretch=(3, 3, 0.2))


def ring(w, h, r, y, steps=10):
    out = []
    for x, z, a in ((w - r, h - r, 0), (-w + r, h - r, 90), (-w + r, -h + r, 180), (w - r, -h + r, 270)):
        out += [(x + r * math.cos(math.radians(a + 90 * k / steps)), y, z + r * math.sin(math.radians(a + 90 * k / steps))) for k in range(steps + 1)]
    return out


def shell(rings, made, cap=False):
    n = len(rings[0])
    vertices = [p for one in rings for p in one]
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rings) - 1) for k in range(n)]
    if cap:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return kit.from_data('shell', vertices, faces, made)


# folded sheet: the mouth is toward the lens (-y), a rolled lip about it, a seam along each side
LONG = 17
rows = [ring(5.6 - 2.7 * t ** 1.05, 3.7 - 1.9 * t ** 1.05, 1.5 - 0.7 * t, LONG * t) for t in [k / 24 for k in range(25)]]
parts = [shell([*rows, ring(2.4, 1.4, 0.7, LONG + 0.5)], brass, True)]
parts.append(shell([ring(5.44 - 2.7 * t, 3.54 - 1.9 * t, 1.42 - 0.7 * t, LONG * t) for t in [k / 24 for k in range(24)]], inside, True))
parts.append(kit.tube(ring(5.55, 3.65, 1.5, -0.02), 0.24, brass, closed=True, smooth=False, resolution=8))
for side in (-1, 1):
    parts.append(kit.tube([(side * (5.68 - 2.75 * t), LONG * t, 0) for t in (0.0, 0.25, 0.5, 0.75, 1.0)], 0.2, brass))
    for k in range(4):
        parts.append(kit.sphere(0.34, (side * (5.75 - 2.75 * (0.14 + 0.24 * k)), LONG * (0.14 + 0.24 * k), 0), brass, (0.6, 1, 1), segments=24))
# it lies on its narrow side
bell = kit.group(parts, (0, 0, 0), (0, 90, 0))
kit.group([bell], (-4.4, 0, 5.75), (-9, 0, -58))
# the sky reaches into its mouth, not to its end
kit.point((-5.0, -0.6, 1.9), (1, 0.6, 0.3), 46, 0.5)
# the stick, its end frayed by the bell's lip
stick = kit.group([kit.lathe([(0, -16), (0.9, -15.9), (1.02, -15.4), (1.0, 4), (1.06, 14), (0.9, 14.6), (0, 14.8)], wood, segments=64)], (-3.0, -7.5, 1.04), (90, 0, -66))
water = macro.water()


def on_bell():
    t, u = random.uniform(0.02, 0.98), random.uniform(-0.82, 0.82)
    w, h = 5.6 - 2.7 * t ** 1.05, 3.7 - 1.9 * t ** 1.05
    return (u * (w - 0.9), LONG * t, h), (0, 0.11, 1)


macro.drops(420, on_bell, 0.3, water, high=0.42, parent=bell, small=2.8)
macro.drops(900, lambda: ((random.uniform(-26, 30), random.uniform(-16, 40), 0.0), (0, 0, 1)), 0.46, water, high=0.36, small=3.2)
for _ in range(9):
    u = random.uniform(-3.9, 3.9)
    drop = kit.sphere(random.uniform(0.12, 0.22), (u, -0.1, -3.92), water, (0.85, 0.85, 1.4), segments=20, name='drop')
    drop.parent = bell
# the sun just up, its road on the water, a rail between
kit.sphere(5.0, (116, 330, 19), macro.glow((1, 0.5, 0.16), 26), segments=32, name='far')
for k in range(46):
    z = random.uniform(-44, 4)
    kit.sphere(random.uniform(0.5, 1.5), (104 + random.gauss(0, 6 + (4 - z) * 0.7), 300, z), macro.glow((1, 0.5, 0.16), random.uniform(2, 9)), segments=12, name='far')
rail = macro.paint((0.5, 0.5, 0.46), chips=0.04, scale=0.3, rough=0.3)
kit.tube([(-200, 84, 15), (300, 84, 15)], 1.7, rail, smooth=False)
for x in (-60, 60):
    kit.tube([(x, 84, -40), (x, 84, 15)], 1.3, rail, smooth=False)
macro.backdrop((130, 420, 16), (560, 300), [(0, (0.62, 0.24, 0.07)), (0.3, (0.22, 0.1, 0.055)), (0.62, (0.06, 0.05, 0.055)), (1.0, (0.012, 0.024, 0.032))])
kit.plane((1200, 110), (130, 410, -45), macro.glow((0.5, 0.42, 0.36), 0.06), (90, 0, 0))
kit.area((-20, 70, 22), (0, 6, 5), (12, 12), SUN, 70000)
kit.area((52, -8, 16), (2, 0, 5), (6, 24), SUN, 30000)
kit.area((-44, -20, 16), (-4, 0, 5), (10, 30), SKY, 42000)
kit.area((-4, -44, 26), (0, 0, 3), (26, 10), (1, 0.7, 0.5), 15000)
macro.lens((-12, -60, 10.5), (4.4, 0, 6.0), 88, 5.0, (-1.6, -4.0, 7), roll=-4)
kit.glare(0.24, 0.06, 1.3, 6, (1, 0.66, 0.34))
kit.finish(job.out)
