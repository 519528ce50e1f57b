"""A rope made fast on a dock's cleat, wet planks, the lamps of a canal far behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(83)
V = kit.Vector
iron = macro.paint((0.42, 0.42, 0.4), under=(0.16, 0.06, 0.02), chips=0.045, scale=1.5, rough=0.3)
kit.noise_bump(iron, 1.2, 0.25)
bolt = macro.metal((0.5, 0.46, 0.4), 0.3)
cord = kit.material('cord', (0.5, 0.42, 0.3), 0.9, bump=(11, 1.0))
kit.noise_bump(cord, 2.2, 0.6)
hair = kit.material('hair', (0.6, 0.5, 0.36), 0.7)
blue = kit.material('blue', (0.03, 0.12, 0.32), 0.8)
plank = kit.material('plank', (0.09, 0.07, 0.055), 0.3, coat=0.4)
grain = kit.noise(plank, 1.1, 10, stretch=(0.12, 2.6, 1))
kit.link(plank, kit.ramp(plank, grain, [(0.34, (0.16, 0.12, 0.09)), (0.62, (0.045, 0.033, 0.026))]), kit.principled(plank)['Base Color'])
kit.bump(plank, grain, 0.5, 0.12)
kit.uneven_rough(plank, 0.25, 0.06, 0.6)

for k in range(9):
    kit.box((260, 13.6, 4), (0, -24 + 14.4 * k, -2 - 0.1 * (k % 2)), plank, (0, 0, random.uniform(-0.4, 0.4)), 0.5)

# the cleat: two horns on two legs, a foot with bolts
horn = [(-15, 0, 9.2), (-12, 0, 8.6), (-7, 0, 7.6), (-3, 0, 7.2), (3, 0, 7.2), (7, 0, 7.6), (12, 0, 8.6), (15, 0, 9.2)]
curve = kit.tube(horn, 1.7, iron, resolution=12)
for k, point in enumerate(curve.data.splines[0].bezier_points):
    point.radius = (0.55, 0.8, 1.0, 1.08, 1.08, 1.0, 0.8, 0.55)[k]
for x in (-15, 15):
    kit.sphere(0.94, (x, 0, 9.2), iron)
for x in (-4.2, 4.2):
    kit.tube([(x * 0.86, 0, 7.0), (x, 0, 4), (x * 1.12, 0, 0.6)], 1.55, iron, resolution=12)
    kit.box((6, 6.4, 1.1), (x * 1.3, 0, 0.5), iron, bevel=0.5)
    for y in (-2.1, 2.1):
        kit.cylinder(0.8, 0.5, (x * 1.62, y, 1.2), bolt, bevel=0.15, segments=6)
kit.box((12, 5.2, 0.9), (0, 0, 0.45), iron, bevel=0.4)

# the rope: a turn about the legs, two figures of eight over the horns, a locked hitch, and its end on the planks
T = 1.25


def ring(x, z, reach):
    """Half a turn behind a horn."""
    return [(x, y, z) for y in (-reach, 0, reach)]


way = [(70, 30, T), (40, 13, T), (20, 6.5, T + 0.6), (9, 4.2, 2.6), (0, 3.6, 3.0), (-8, 2.8, 3.2), (-9.6, 0, 3.2), (-8, -3.0, 3.2), (0, -3.8, 3.4), (7.4, -3.2, 4.0), (9.2, 0, 5.0), (7.6, 3.0, 6.4),
       (2, 3.0, 8.6), (-1.5, 0.4, 9.9), (-5, -2.6, 8.4), (-9, -3.0, 6.4), (-11.2, 0, 6.0), (-9.4, 3.0, 6.6), (-5, 2.6, 8.8), (-0.4, 0.2, 10.3), (4.4, -2.7, 8.9), (9, -3.1, 6.8), (11.6, 0, 6.4), (10, 3.2, 7.0), (5.4, 2.6, 9.4),
       (1.6, 0.0, 11.6), (-3, -2.9, 9.8), (-8, -4.2, 6.6), (-12, -6.6, 2.6), (-17, -10, T), (-27, -13, T), (-34, -9, T), (-30, -4, T), (-22, -6, T), (-20, -14, T), (-28, -22, T), (-44, -24, T)]
spline, smooth = [], [V(p) for p in way]
for a, b, c, d in zip([smooth[0], *smooth], smooth, smooth[1:], [*smooth[2:], smooth[-1]]):
    for k in range(6):
        t = k / 6
        spline.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
macro.rope(spline, T, cord, hair, lay=0.42, fuzz=0.5)
kit.tubes([[tuple(V(p) + V((0, -0.1, T * 1.02))) for p in spline[12:30]]], 0.05, blue)


def wet():
    """Where a drop lies: on a plank, mostly."""
    return (random.uniform(-60, 60), random.uniform(-26, 70), 0.03), (0, 0, 1)


def on_horn():
    x, a = random.uniform(-14, 14), random.uniform(0.2, 2.9)
    r = 1.75 * (1.04 - 0.0022 * x * x)
    return (x, -r * math.cos(a), 7.15 + 0.0092 * x * x + r * math.sin(a)), (0, -math.cos(a), math.sin(a))


macro.drops(900, wet, 0.5, high=0.3, uneven=0.3)
macro.drops(150, on_horn, 0.28, high=0.45)
for x in (-14.6, 14.8):
    kit.sphere(0.3, (x, -0.2, 8.2), macro.water(), (0.8, 0.8, 1.3))
macro.far(26, (-130, 150), (200, 330), (8, 42), (2.2, 4.2), ((1, 0.5, 0.16), (1, 0.7, 0.4), (0.1, 0.6, 0.66), (1, 0.24, 0.1)), (1.4, 4.6))
macro.far(14, (-130, 150), (200, 330), (-16, 0), (2.0, 4.0), ((1, 0.5, 0.16), (0.1, 0.6, 0.66)), (0.4, 1.4))
macro.backdrop((40, 380, 30), (800, 400), [(0, (0.05, 0.1, 0.12)), (0.4, (0.012, 0.036, 0.046)), (1, (0.001, 0.003, 0.005))])
kit.area((46, 60, 26), (0, 0, 4), (12, 12), (1, 0.56, 0.2), 110000)
kit.area((-60, 40, 40), (0, 0, 4), (30, 30), (0.12, 0.55, 0.65), 60000)
kit.area((40, -50, 30), (0, 0, 6), (16, 16), (1, 0.72, 0.44), 36000)
macro.lens((-20, -68, 12.5), (3.2, 0, 7.0), 80, 2.4, (-2.4, -3.6, 8.4), roll=3)
kit.glare(0.2, 0.05, 1.2, 6, (1, 0.75, 0.5))
kit.finish(job.out)
