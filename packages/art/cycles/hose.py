"""A brass nozzle on a garden hose throws its water up and away, against a lamp. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(61)
V = kit.Vector
brass = macro.metal((0.62, 0.4, 0.14), 0.26, wear=0.14)
kit.noise_bump(brass, 0.8, 0.12)
rubber = kit.material('rubber', (0.01, 0.05, 0.03), 0.42, bump=(30, 0.12))
dark = macro.plastic((0.012, 0.012, 0.012), 0.5)
clear = macro.water()

LEAN = 66
AXIS = V((math.sin(math.radians(LEAN)), 0, math.cos(math.radians(LEAN))))
TIP = AXIS * 5.6
# the nozzle stands along z, and is leaned with the hose behind it
barrel = [(0, -4.4), (1.2, -4.4), (1.2, -3.0), (1.36, -2.8), (1.36, -2.5), (1.12, -2.3), (1.08, -0.6), (1.2, -0.4), (1.2, -0.1), (1.02, 0.1), (0.98, 1.2), (1.5, 1.4)]
collar = [(1.5, 1.4), (1.56, 1.55), (1.56, 3.1), (1.46, 3.3), (1.2, 3.7), (1.06, 4.9), (1.1, 5.1), (1.1, 5.45), (1.0, 5.6), (0.62, 5.6), (0.5, 5.3), (0.0, 5.2)]
parts = [kit.lathe(barrel, brass), kit.lathe(collar, brass)]
for height, radius, long, count in ((2.35, 1.56, 1.4, 40), (-3.7, 1.2, 1.2, 32)):
    for k in range(count):
        a = math.tau * k / count
        parts.append(kit.box((0.11, 0.15, long), (radius * math.cos(a), radius * math.sin(a), height), brass, (0, 0, math.degrees(a)), 0.03))
for z in (-0.25, 4.2):
    parts.append(kit.lathe([(1.21 if z < 0 else 1.16, z - 0.06), (1.3 if z < 0 else 1.22, z), (1.21 if z < 0 else 1.16, z + 0.06)], dark))
kit.group(parts, (0, 0, 0), (0, LEAN, 0))
kit.tube([AXIS * -4.2, AXIS * -8, AXIS * -14 + V((0, 0.6, -0.6)), AXIS * -24 + V((2, 4, -6)), V((-22, 10, -34))], 1.02, rubber, resolution=16)
for k in range(3):
    kit.lathe([(1.03, -0.35), (1.13, -0.25), (1.13, 0.25), (1.03, 0.35)], dark, AXIS * (-5.2 - 0.9 * k), (0, LEAN, 0), 64)

# what flies: a core that breaks up into drops, each stretched the way it goes, falling the farther it is
kinds = [kit.sphere(1, (0, 0, -900), clear, (1, 1, 1), segments=20)]
side = AXIS.cross(V((0, 1, 0))).normalized()
for _ in range(2600):
    far = 1.5 + 64 * random.random() ** 1.5
    a, off = random.uniform(0, math.tau), abs(random.gauss(0, 0.11))
    way = (AXIS + (side * math.cos(a) + V((0, 1, 0)) * math.sin(a)) * off).normalized()
    at = TIP + way * far + V((0, 0, -0.006 * far * far))
    size = random.uniform(0.025, 0.09) * (1 + 1.6 * random.random() ** 7)
    drop = kit.copy(kinds[0], at, scale=(size, size, size * random.uniform(1.0, 3.2)))
    drop.rotation_mode = 'QUATERNION'
    drop.rotation_quaternion = (way + V((0, 0, -0.012 * far))).to_track_quat('Z', 'Y')
# at the mouth it is one rod of water that twists, thins and tears
rod = []
for i in range(90):
    t = i / 89
    for k in range(28):
        a = math.tau * k / 28 + 1.6 * t
        r = (0.56 - 0.3 * t) * (1 + 0.1 * math.sin(3 * a + 9 * t) + 0.07 * math.sin(7 * a - 21 * t) + 0.16 * t * math.sin(31 * t + 2 * a))
        rod.append(TIP + AXIS * (-0.4 + 7.5 * t) + (side * math.cos(a) + V((0, 1, 0)) * math.sin(a)) * r)
kit.from_data('rod', rod, [(i * 28 + k, i * 28 + (k + 1) % 28, (i + 1) * 28 + (k + 1) % 28, (i + 1) * 28 + k) for i in range(89) for k in range(28)], clear)


def wet():
    """A place on the brass or the hose, and its normal."""
    z, a = random.uniform(-12, 5.2), random.uniform(0, math.tau)
    radius = 1.05 if z < -4.4 else 1.6 if 1.5 < z < 3.2 else 1.14
    out = side * math.cos(a) + V((0, 1, 0)) * math.sin(a)
    return tuple(AXIS * z + out * radius), tuple(out)


macro.drops(520, wet, 0.2, clear, 0.45)
# water that runs back under the collar, about to fall
for z, size in ((5.3, 0.3), (1.3, 0.24), (-2.7, 0.3)):
    low = AXIS * z + side * (1.12 if z > 4 else 1.4)
    low = AXIS * z + V((0, 0, -1.0)) * (1.2 if z > 4 else 1.45)
    kit.sphere(size, low, clear, (0.8, 0.8, 1.25))
macro.far(11, (-60, 40), (120, 190), (-34, 24), (1.6, 3.2), ((1, 0.5, 0.16), kit.TEAL, kit.TEAL, (0.1, 0.45, 0.55), (1, 0.2, 0.08)), (1, 3.4))
macro.backdrop((104, 240, 34), (460, 300), [(0, (1.7, 0.9, 0.32)), (0.06, (0.7, 0.3, 0.09)), (0.15, (0.13, 0.06, 0.026)), (0.3, (0.014, 0.03, 0.036)), (0.9, (0.003, 0.009, 0.013))])
kit.area((40, 46, 22), (12, 0, 4), (10, 10), (1, 0.6, 0.26), 60000)
kit.area((10, 60, 50), (16, 0, 8), (60, 16), (1, 0.74, 0.44), 160000)
kit.area((-26, 26, 16), (0, 0, 0), (4, 22), (0.14, 0.6, 0.7), 9000)
kit.area((2, -20, 26), (0, 0, 0), (12, 6), (1, 0.72, 0.46), 15000)
kit.area((-20, -30, -14), (0, 0, 0), (20, 4), (0.12, 0.5, 0.6), 7000)
macro.lens((-3, -44, -3), (7.2, 0, 2.6), 84, 2.4, tuple(TIP), roll=-4)
kit.glare(0.22, 0.05, 1.2, 6, (1, 0.75, 0.5))
kit.finish(job.out)
