"""The handle of a parked car in the rain, a neon street in its chrome. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(61, background=(0.001, 0.0014, 0.002))
V = kit.Vector
paint = kit.material('lacquer', (0.008, 0.02, 0.03), 0.16, coat=1.0)
kit.noise_bump(paint, 0.05, 0.05)


def skin(x, z):
    """How far the door stands out: it rolls away above and below, and has a crease."""
    return -3.0 * np.exp(-((z - 1) / 22) ** 2) - 0.55 * np.exp(-np.maximum(0, np.abs(z + 8.2) - 0.25) ** 2 / 0.5)


x, z = np.meshgrid(np.linspace(-70, 90, 200), np.linspace(-34, 34, 260))
vertices = np.stack([x, skin(x, z), z], 2).reshape(-1, 3).tolist()
kit.from_data('door', vertices, [(r * 200 + k, r * 200 + k + 1, (r + 1) * 200 + k + 1, (r + 1) * 200 + k) for r in range(259) for k in range(199)], paint)
# the gap of the door
kit.box((0.5, 2, 80), (-21, -2.4, 0), kit.material('gap', (0, 0, 0), 1))
chrome = macro.metal((0.86, 0.86, 0.88), 0.06, wear=0.035)
black = macro.plastic((0.01, 0.01, 0.01), 0.3)
foot = float(skin(0, 1.0))
# an escutcheon at each end, a bar between them that swells in its middle, a button
bar = []
for k in range(61):
    t = k / 60
    bar.append((-9 + 20 * t, foot - 1.0 - 2.7 * math.sin(math.pi * t) ** 0.5, 1.0))
kit.tube(bar, 1.0, chrome, resolution=16)
for px, wide in ((-10.2, 3.2), (12.2, 3.6)):
    kit.group([kit.lathe([(0, 1.5), (1.1, 1.46), (1.7, 1.2), (2.1, 0.6), (2.4, 0.1), (2.4, 0)], chrome, segments=96)], (px, foot, 1.0), (90, 0, 0), 1.0).scale = (wide / 2.4, 0.86, 1)
kit.group([kit.lathe([(1.16, 1.5), (1.3, 1.5), (1.3, 1.72), (1.2, 1.8), (0, 1.84)], chrome, segments=80)], (12.2, foot, 1.0), (90, 0, 0))
kit.group([kit.lathe([(0, 0.4), (0.9, 0.38), (1.3, 0.3), (1.5, 0)], chrome, segments=80), kit.box((0.16, 0.9, 0.5), (0, 0, 0.3), black)], (15.4, float(skin(0, -4.2)), -4.2), (90, 0, 0))
# rain: beads on lacquer and chrome, some that have run
water = macro.water()
def on_skin():
    px, pz = random.uniform(-26, 30), random.uniform(-15, 14)
    if abs(pz - 1) < 1.3 and -12 < px < 15:
        return None
    slope = float(skin(px, pz + 0.05) - skin(px, pz - 0.05)) / 0.1
    return (px, float(skin(px, pz)), pz), V((0, -1, -slope)).normalized()
macro.drops(900, on_skin, 0.46, water, high=0.5, small=3.0)
def on_bar():
    t, a = random.uniform(0.04, 0.96), random.uniform(-2.6, 0.5)
    at = V(bar[int(t * 60)])
    out = V((0, -math.cos(a * 0.6), math.sin(a * 0.6 + 0.6)))
    return at + out * 0.99, out
macro.drops(150, on_bar, 0.26, water, high=0.5, small=2.4)
for k in (8, 19, 27, 38, 47):
    at = V(bar[k])
    size = random.uniform(0.16, 0.28)
    kit.sphere(size, at + V((0, -0.1, -1.0 - size * 0.6)), water, (0.85, 0.85, 1.35), segments=24, name='drop')
for _ in range(20):
    px, pz = random.uniform(-24, 28), random.uniform(-4, 13)
    run, far = [], random.randint(4, 12)
    for j in range(far):
        if 12 > px > -12 and abs(pz - 0.7 * j - 1) < 1.6:
            break
        run.append((px + random.gauss(0, 0.07), float(skin(px, pz - 0.7 * j)) - 0.02, pz - 0.7 * j))
    if len(run) > 2:
        kit.tube(run, 0.09, water, resolution=3)
# the street behind the lens: tubes of neon, seen only in what they strike
pink, teal, amber = (1.0, 0.1, 0.32), (0.06, 0.75, 0.8), (1.0, 0.5, 0.15)
for color, strength, points in (
    (pink, 34, [(-70, -90, 34), (-20, -110, 40), (30, -100, 36)]), (pink, 30, [(-70, -90, 40), (-20, -110, 46), (30, -100, 42)]),
    (teal, 30, [(34, -90, 6), (38, -80, 44), (52, -66, 60)]), (teal, 26, [(42, -90, 6), (46, -80, 40)]),
    (amber, 16, [(-60, -60, 2), (-56, -60, 26)]), (pink, 18, [(-44, -70, -6), (10, -96, -10), (60, -70, -4)]),
):
    line = kit.tube(points, 1.5, macro.glow(color, strength), smooth=True)
    line.visible_camera = False
kit.area((-50, -60, 46), (0, 0, 0), (40, 10), (1, 0.16, 0.36), 42000)
kit.area((60, -50, 30), (6, 0, 0), (10, 40), (0.08, 0.7, 0.8), 34000)
kit.area((0, -10, 60), (0, -3, 0), (60, 4), (0.7, 0.85, 1.0), 9000)
macro.lens((-22, -40, 8), (3.6, -3, 0.2), 88, 2.8, (0.5, foot - 4.2, 1.2), roll=-5)
kit.glare(0.16, 0.05, 1.3, 6)
kit.finish(job.out)
