"""A paint roller on a white wall, its nap wet with chroma green, the edge it leaves. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, macro

job = macro.start(111)
GREEN = (0.015, 0.42, 0.03)
wet = kit.material('wet', GREEN, 0.22, coat=0.9)
wall = kit.material('wall', (0.62, 0.6, 0.57), 0.85, bump=(5, 0.12))
chance = np.random.default_rng(4)


def coat(x, y):
    """Wet paint: the stipple of the nap, a ridge where the roller's end ran, thin toward its edge."""
    stipple = 0.035 * np.sin(x * 9 + 2 * np.sin(y * 5)) * np.sin(y * 8 + 2 * np.sin(x * 6))
    edge = 4.2 + 0.25 * np.sin(y * 0.9) + 0.12 * np.sin(y * 3.1)
    inside = np.clip((edge - x) / 0.25, 0, 1)
    ridge = 0.13 * np.exp(-((x - edge + 0.35) / 0.16) ** 2)
    return (0.05 + stipple + ridge) * inside - 0.09 * (inside <= 0)


kit.plane((120, 120), (0, 0, 0), wall)
macro.heap((44, 44), coat, wet, 420, 0.012)
# the roller: a core, a nap of thousands of fibers, clotted with paint
R, LONG = 2.3, 11.0
lines = []
for _ in range(9000):
    a, z = random.uniform(0, math.tau), random.uniform(-LONG / 2, LONG / 2)
    lean = random.gauss(0, 0.1)
    reach = R + 0.62 + 0.16 * math.sin(z * 7 + a * 3) + random.uniform(-0.08, 0.12)
    lines.append([(R * math.cos(a), R * math.sin(a), z), (reach * math.cos(a + lean), reach * math.sin(a + lean), z + random.gauss(0, 0.1))])
nap = kit.tubes(lines, 0.045, wet)
parts = [nap, kit.cylinder(R + 0.3, LONG, (0, 0, 0), wet), kit.cylinder(1.5, LONG + 0.5, (0, 0, 0), macro.plastic((0.5, 0.48, 0.45), 0.4)),
         kit.tube([(0, 0, -LONG / 2), (0, 0, LONG / 2 + 1.4), (0, -3.6, LONG / 2 + 1.8), (0, -5.0, LONG / 2 - 3), (0, -12, LONG / 2 - 5.5)], 0.36, macro.metal((0.6, 0.59, 0.57), 0.2, wear=0.1))]
kit.group(parts, (-1.6, 3.0, 2.95), (90, 0, 90))
# spatter, and a run that has let go
for _ in range(46):
    x, y = random.uniform(4.4, 11) , random.uniform(-8, 9)
    kit.sphere(random.uniform(0.03, 0.16), (x, y, 0.01), wet, (1, 1, 0.45), segments=20)
kit.tube([(3.6, -1.5, 0.08), (3.9, -3.0, 0.1), (3.75, -4.6, 0.12), (3.8, -5.4, 0.12)], 0.16, wet)
kit.sphere(0.24, (3.8, -5.5, 0.12), wet, (1, 1.25, 0.7), segments=32)
kit.area((13, 9, 5), (0, 0, 1), (2, 9), (1, 0.72, 0.42), 3400)
kit.area((-14, 10, 8), (0, 0, 1), (3, 9), (0.6, 0.85, 1), 1500)
kit.area((-8, -20, 14), (0, 2, 1), (3, 3), (1, 0.85, 0.7), 1600)
macro.lens((12, -33, 21), (1.6, 1.0, 1.2), 90, 4.0, (3.0, 0.6, 1.2), roll=8)
kit.glare(0.2, 0, 1.2)
kit.finish(job.out)
