"""A line made fast to a skiff's cleat at night, wet, in the magenta of a stage on the water. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(37, background=(0.001, 0.002, 0.003))
V = kit.Vector
MAGENTA, TEAL, AMBER = (1.0, 0.05, 0.42), (0.06, 0.6, 0.66), (1.0, 0.55, 0.2)
hull = macro.paint((0.3, 0.33, 0.33), under=(0.08, 0.05, 0.03), chips=0.06, scale=0.3, rough=0.24, coat=0.5)
kit.uneven_rough(hull, 0.3, 0.06, 0.36)
kit.box((300, 15, 4), (0, 1, -2), hull, bevel=1.2)
steel = macro.metal((0.6, 0.6, 0.6), 0.2, wear=0.12)
kit.noise_bump(steel, 1.4, 0.12)
horn = [(0.02, -8.2), (0.5, -8.0), (0.72, -7.4), (0.84, -5), (1.0, -1.5), (1.0, 1.5), (0.84, 5), (0.72, 7.4), (0.5, 8.0), (0.02, 8.2)]
kit.lathe(horn, steel, (0, 0, 3.4), (0, 90, 0), segments=96)
for x in (-2.0, 2.0):
    kit.lathe([(1.5, 0), (1.2, 0.5), (0.86, 1.4), (0.86, 3.2)], steel, (x, 0, 0), segments=64)
kit.box((9, 4.2, 0.6), (0, 0, 0.2), steel, bevel=0.25)
for x in (-3.6, 3.6):
    kit.cylinder(0.5, 0.16, (x, -1.2, 0.55), macro.metal((0.4, 0.3, 0.2), 0.3), bevel=0.06)
line = kit.material('line', (0.5, 0.46, 0.38), 0.7)
kit.noise_bump(line, 3.2, 0.8, stretch=(1, 1, 0.3))
kit.link(line, kit.ramp(line, kit.noise(line, 1.0, 9), [(0.36, (0.2, 0.17, 0.12)), (0.62, (0.56, 0.5, 0.4))]), kit.principled(line)['Base Color'])


def smooth(points, steps=14):
    way, dense = [V(p) for p in points], []
    for i in range(len(way) - 1):
        a, b, c, d = way[max(0, i - 1)], way[i], way[i + 1], way[min(len(way) - 1, i + 2)]
        dense += [0.5 * ((2 * b) + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3) for u in [k / steps for k in range(steps)]]
    return dense + [way[-1]]


# about the foot, over the horns once, then away over the gunwale
way = [(46, 14, -12), (26, 9, -1), (15, 5.4, 0.7), (7, 2.9, 0.8), (0, 2.3, 0.9), (-4.4, 1.5, 1.2), (-5.6, 0.0, 1.9), (-4.4, -1.5, 2.6), (-1.6, -1.5, 4.4), (1.2, 0.2, 5.0), (3.8, 1.6, 3.9), (5.4, 0.9, 2.3), (4.8, -1.2, 1.6), (2.4, -2.4, 0.9), (-1.5, -4.4, 0.6), (-8, -6.0, 0.2), (-13, -8.0, -3), (-14, -8.6, -14)]
macro.rope(smooth(way), 0.6, line, kit.material('hair', (0.6, 0.55, 0.45), 0.8), 0.62, 0.12)
water = macro.water()
macro.drops(380, lambda: ((random.uniform(-24, 26), random.uniform(-4.6, 6.4), 0.0), (0, 0, 1)), 0.34, water, high=0.42, small=3.0)
for _ in range(18):
    x, size = random.uniform(-7, 7), random.uniform(0.1, 0.2)
    kit.sphere(size, (x, -0.4, 3.4 - 0.95 - size * 0.7), water, (0.85, 0.85, 1.3), segments=20, name='drop')
# the stage across the water and its trail, small boats about it
for k in range(5):
    kit.sphere(2.4, (110 + 13 * k, 330, -10 + random.uniform(-2, 2)), macro.glow(MAGENTA, 9), segments=20, name='far')
    kit.sphere(1.6, (108 + 14 * k, 300, -27 + random.uniform(-4, 4)), macro.glow(MAGENTA, 2.5), segments=20, name='far')
for x, z in ((62, -14), (84, -17), (196, -15), (222, -12), (240, -18), (40, -12)):
    kit.sphere(1.3, (x, 340, z), macro.glow(random.choice((AMBER, TEAL, AMBER)), 5), segments=20, name='far')
macro.backdrop((140, 400, -6), (560, 300), [(0, (0.16, 0.01, 0.08)), (0.3, (0.03, 0.012, 0.03)), (0.8, (0.004, 0.012, 0.016))])
kit.area((40, 56, 14), (0, 0, 2), (30, 14), MAGENTA, 60000)
kit.area((-36, 26, 16), (0, 0, 2), (6, 30), TEAL, 22000)
kit.area((-12, -34, 22), (0, 0, 2), (12, 6), (1, 0.72, 0.5), 12000)
macro.lens((-15, -31, 9.8), (1.4, 0, 2.4), 84, 4.5, (-1.2, -1.6, 4.0), roll=6)
kit.glare(0.2, 0.06, 1.2, 5, (1, 0.4, 0.7))
kit.finish(job.out)
