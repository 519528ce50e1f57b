"""The antenna of a boombox drawn out against a white sun, red dust on its chrome. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(128, background=(0.12, 0.026, 0.007))
V = kit.Vector
chrome = macro.metal((0.74, 0.7, 0.66), 0.14, wear=0.1, scale=3)
shell = macro.plastic((0.02, 0.017, 0.016), 0.42, 26, 0.2)
dust = kit.material('dust', (0.42, 0.1, 0.025), 0.95)
red = kit.material('red', (0.5, 0.03, 0.012), 0.4, coat=0.4)
LEAN = 52
AXIS = V((math.sin(math.radians(LEAN)), 0, math.cos(math.radians(LEAN))))
SIDE = AXIS.cross(V((0, 1, 0))).normalized()
# sections, each thinner than the one it slides out of, each with a rolled lip; (start, end, radius)
sections = [(-24, -9.5, 0.62), (-9.7, -2.4, 0.48), (-2.6, 3.6, 0.35), (3.4, 8.6, 0.23)]
parts = []
for start, end, radius in sections:
    parts.append(kit.lathe([(0, start), (radius, start), (radius, end - 0.5), (radius * 1.06, end - 0.42), (radius * 1.08, end - 0.1), (radius * 0.8, end), (0, end)], chrome, segments=96))
# the tip: a red cap with a milled edge
parts.append(kit.lathe([(0, 8.5), (0.3, 8.5), (0.5, 8.66), (0.52, 8.8), (0.52, 9.5), (0.46, 9.68), (0.24, 9.82), (0, 9.86)], red))
for k in range(30):
    a = math.tau * k / 30
    parts.append(kit.box((0.035, 0.05, 0.6), (0.52 * math.cos(a), 0.52 * math.sin(a), 9.15), red, (0, 0, math.degrees(a)), 0.012))
kit.group(parts, (0, 0, 0), (0, LEAN, 0))
# dust lies on the upper side, thicker behind each lip
points, sizes = [], []
for start, end, radius in sections:
    for _ in range(2600):
        z = random.uniform(start, end) if random.random() < 0.5 else end + 0.15 * random.random() + 0.4 * random.random() ** 3
        a = random.gauss(0, 0.75)
        out = -SIDE * math.cos(a) + V((0, 1, 0)) * math.sin(a)
        hold = 1.0 if z <= end else 0.76
        if out.z > -0.1:
            points.append(tuple(AXIS * z + out * radius * hold * 1.01))
            sizes.append(random.uniform(0.008, 0.03) * (1 + 1.2 * random.random() ** 5))
macro.grains(points, sizes, dust)
# what the wind carries
macro.grains([(random.uniform(-16, 22), random.uniform(-14, 40), random.uniform(-14, 16)) for _ in range(420)], [random.uniform(0.015, 0.05) for _ in range(420)], dust)
# a corner of the box, out of focus
kit.group([kit.box((26, 12, 10), (0, 0, 0), shell, bevel=1.2), kit.lathe([(2.2, -6.2), (3.4, -6.3), (3.4, -6.0)], chrome, (6, 0, 0.6), (-90, 0, 0))], (-25, 8, -22), (0, 0, 9))
macro.backdrop((10, 200, -20), (800, 300), [(0, (0.95, 0.24, 0.05)), (0.22, (0.52, 0.115, 0.026)), (0.7, (0.13, 0.028, 0.008))])
kit.sphere(14.5, (54, 190, 22), macro.glow((1, 0.7, 0.42), 4.5))
kit.area((50, 40, 26), (2, 0, 0), (12, 12), (1, 0.55, 0.24), 46000)
kit.area((-40, -10, 30), (0, 0, 0), (6, 40), (1, 0.26, 0.07), 16000)
kit.area((10, -40, -6), (0, 0, 0), (40, 6), (0.7, 0.16, 0.05), 7000)
macro.lens((-5, -40, -2.5), (0.4, 0, 0.6), 80, 2.2, tuple(AXIS * 5.5), roll=6)
kit.glare(0.2, 0.05, 1.2, 6, (1, 0.6, 0.3))
kit.finish(job.out)
