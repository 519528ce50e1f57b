"""A guitarist's pedal in an inch of water, its lamp lit, the stage's beams on the flood behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(69, background=(0.001, 0.0014, 0.0014), bounces=7)
V = kit.Vector
AMBER, GREEN = (1.0, 0.5, 0.15), (0.06, 0.75, 0.4)
# water over black liner: a mirror with rings that run out from the pedal
flood = kit.material('flood', (0.002, 0.0025, 0.0025), 0.03, coat=1.0)
kit.noise_bump(flood, 0.5, 0.05)


def height(x, y):
    r = np.hypot(x, y + 30)
    return 0.05 * np.sin(r * 1.15) * np.exp(-((r - 13) / 9) ** 2) + 0.02 * np.sin(x * 0.5 + 1.3 * np.sin(y * 0.21)) + 0.016 * np.sin(y * 0.8 + x * 0.2) + 0.012 * np.sin(x * 1.9 - y * 1.1)


sheet = macro.heap((260, 260), height, flood, steps=620, rough=0.0)
sheet.location = (0, 30, 0)
body = macro.paint((0.5, 0.075, 0.012), under=(0.4, 0.38, 0.36), chips=0.045, scale=0.9, rough=0.3, coat=0.4)
steel = macro.metal((0.66, 0.65, 0.63), 0.16, wear=0.09, scale=1.4)
black = macro.plastic((0.01, 0.01, 0.01), 0.26)
cream = kit.material('cream', (0.72, 0.66, 0.5), 0.4)
ink = kit.material('ink', (0.75, 0.7, 0.58), 0.6)
parts = [kit.box((7.2, 12.0, 5.0), (0, 0, 1.2), body, bevel=0.55)]
for x in (-2.1, 2.1):
    parts.append(kit.lathe([(0, 1.5), (0.7, 1.48), (0.84, 1.36), (0.96, 0.2), (1.1, 0.0)], black, (x, 3.4, 3.72), segments=64))
    parts.append(kit.box((0.12, 0.8, 0.05), (x + 0.1, 3.75, 5.24), cream, (0, 0, -24 if x > 0 else 40)))
    for k in range(16):
        a = math.tau * k / 16
        parts.append(kit.cylinder(0.09, 1.2, (x + 0.95 * math.cos(a), 3.4 + 0.95 * math.sin(a), 4.35), black, segments=12))
parts.append(kit.lathe([(0, 2.1), (0.5, 2.08), (0.62, 1.98), (0.64, 1.3), (0.44, 1.26), (0.44, 0.7)], steel, (0, -3.4, 3.7), segments=96))
parts.append(kit.lathe([(0.44, 0.75), (0.78, 0.72), (0.84, 0.62), (0.84, 0.2), (1.0, 0.14), (1.02, 0)], steel, (0, -3.4, 3.7), segments=6))
parts.append(kit.lathe([(0.9, 0.16), (1.28, 0.12), (1.32, 0)], steel, (0, -3.4, 3.7), segments=96))
parts.append(kit.lathe([(0.28, 0.16), (0.46, 0.14), (0.5, 0)], steel, (0, 0.3, 3.7), segments=48))
lamp = kit.sphere(0.27, (0, 0.3, 3.86), macro.glow((1, 0.06, 0.03), 14), segments=24)
parts.append(lamp)
words = kit.text('FLOOD', 1.25, (0, -1.3, 3.705), (0, 0, 0), ink)
words.data.extrude = 0.01
parts.append(words)
for x in (-1, 1):
    for y in (-1, 1):
        parts.append(kit.cylinder(0.3, 0.12, (3.0 * x, 5.3 * y, 3.72), steel, bevel=0.04))
# the plug and its cable run out of the frame under water and over it
parts += [kit.cylinder(0.62, 2.6, (4.9, 2.2, 1.9), steel, (0, 90, 0), 0.12), kit.cylinder(0.85, 0.5, (3.8, 2.2, 1.9), steel, (0, 90, 0), 0.1)]
parts.append(kit.tube([(6.0, 2.2, 1.9), (8.4, 2.2, 1.5), (11, 3.2, 0.3), (15, 6, 0.1), (22, 7, 0.25), (34, 4, 0.1)], 0.34, black))
water = macro.water()
top = kit.group(parts, (0, 0, 0), (0, 0, 32))


def on_top():
    x, y = random.uniform(-3.3, 3.3), random.uniform(-5.6, 5.7)
    if math.hypot(x, y + 3.4) < 1.4 or any(math.hypot(x - s, y - 3.4) < 1.2 for s in (-2.1, 2.1)):
        return None
    return (x, y, 3.7), (0, 0, 1)


macro.drops(260, on_top, 0.34, water, high=0.4, parent=top, small=2.6)
macro.drops(90, lambda: ((random.uniform(-3.2, 3.2), -6.0, random.uniform(0.3, 3.4)), (0, -1, 0)), 0.24, water, high=0.5, parent=top)
macro.drops(130, lambda: ((-3.6, random.uniform(-5.6, 5.6), random.uniform(0.3, 3.4)), (-1, 0, 0)), 0.24, water, high=0.5, parent=top)
# lamps of the stage far behind, twice in the water
for x, z, color, power in ((30, 25, AMBER, 10), (62, 34, AMBER, 10), (92, 26, GREEN, 8), (6, 33, AMBER, 6), (118, 34, GREEN, 6)):
    kit.sphere(3.0, (x, 190, z), macro.glow(color, power), segments=24, name='far')
macro.backdrop((60, 260, 30), (460, 240), [(0, (0.06, 0.03, 0.01)), (0.4, (0.012, 0.012, 0.008)), (0.9, (0.001, 0.002, 0.002))])
kit.area((34, 26, 34), (0, 0, 3), (10, 10), AMBER, 36000)
kit.area((-30, 14, 11), (0, 0, 2), (4, 26), GREEN, 9000)
kit.area((-6, -30, 20), (0, 0, 3), (14, 6), (1, 0.72, 0.45), 6000)
macro.lens((-13, -48, 14), (3.4, 0, 2.6), 88, 5.6, (1.0, -3.4, 4.2), roll=-4)
kit.glare(0.22, 0.06, 1.3, 6, (1, 0.66, 0.34))
kit.finish(job.out)
