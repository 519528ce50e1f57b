"""The valves of a trumpet left beside a burning field: stalks against the flames, ash on the brass. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(34, background=(0.004, 0.0016, 0.0006))
V = kit.Vector
brass = macro.metal((0.78, 0.48, 0.15), 0.17, wear=0.09, scale=0.9)
soot = kit.noise(brass, 0.5, 10)
shader = kit.principled(brass)
kit.link(brass, kit.ramp(brass, soot, [(0.52, (0.78, 0.48, 0.15)), (0.7, (0.1, 0.05, 0.02))]), shader['Base Color'])
nickel = macro.metal((0.6, 0.57, 0.52), 0.2, wear=0.1, scale=2)
pearl = kit.material('pearl', (0.72, 0.66, 0.58), 0.16, coat=0.8)
cloud = kit.noise(pearl, 1.6, 6)
kit.link(pearl, kit.ramp(pearl, cloud, [(0.36, (0.8, 0.74, 0.66)), (0.5, (0.62, 0.6, 0.56)), (0.64, (0.82, 0.7, 0.62))]), kit.principled(pearl)['Base Color'])
felt = kit.material('felt', (0.2, 0.012, 0.01), 0.9, bump=(30, 0.6))
ash = kit.material('ash', (0.42, 0.39, 0.36), 0.95)

STEP = 3.0
for k in range(3):
    x = (k - 1) * STEP
    down = 0.9 if k == 1 else 0.0
    kit.lathe([(1.22, -16), (1.22, -1.4), (1.3, -1.3), (1.3, -1.1), (1.22, -1.0), (1.22, -0.3)], brass, (x, 0, 0))
    cap = [kit.lathe([(1.34, -0.35), (1.4, -0.28), (1.4, 0.5), (1.3, 0.62), (0.62, 0.78), (0.55, 0.9), (0.42, 0.92), (0.3, 0.8)], nickel)]
    for j in range(44):
        a = math.tau * j / 44
        cap.append(kit.box((0.06, 0.1, 0.62), (1.4 * math.cos(a), 1.4 * math.sin(a), 0.12), nickel, (0, 0, math.degrees(a)), 0.02))
    kit.group(cap, (x, 0, 0))
    kit.cylinder(0.26, 3.2, (x, 0, 1.6 - down), nickel)
    if not down:
        kit.lathe([(0.28, 2.0), (0.66, 2.02), (0.7, 2.12), (0.66, 2.22), (0.28, 2.24)], felt, (x, 0, 0.4 - down), close=True)
    kit.lathe([(0, 2.7), (0.3, 2.7), (0.46, 2.95), (0.98, 3.1), (1.04, 3.22), (0.98, 3.36), (0.86, 3.36), (0.84, 3.3), (0, 3.3)], nickel, (x, 0, 0.34 - down))
    kit.lathe([(0.85, 3.28), (0.7, 3.26), (0.3, 3.2), (0, 3.19)], pearl, (x, 0, 0.38 - down))
# the leadpipe runs past them, slides leave them, a ring for a finger
kit.tube([(-60, -2.6, -3.0), (60, -2.6, -3.0)], 0.62, brass, resolution=14)
for x in (-14, 9):
    kit.lathe([(0.66, -1.6), (0.78, -1.5), (0.78, 1.5), (0.66, 1.6)], nickel, (x, -2.6, -3.0), (0, 90, 0), 64)
kit.tube([(-60, 2.9, -6.4), (60, 2.9, -6.4)], 0.7, brass, resolution=14)
kit.tube([(3.0, 0, -4), (8.5, -0.2, -4), (10.4, -0.2, -5.4), (8.5, -0.2, -6.8), (3.0, 0, -6.8)], 0.6, brass, resolution=12)
kit.lathe([(1.12, 0), (1.3, 0.22), (1.48, 0), (1.3, -0.22)], brass, (-5.8, -2.6, -1.3), (90, 0, 20), 64, close=True)
for k in (-1, 1):
    kit.tube([(k * STEP / 2 - 0.5, -0.4, -8), (k * STEP / 2 + 0.5, -0.4, -8)], 0.6, brass)

# ash: flakes that settled, grains between them
points, sizes = [], []
for _ in range(1600):
    k = random.choice((-1, 0, 1))
    a, r = random.uniform(0, math.tau), 1.3 * random.random() ** 0.5
    r = max(r, 0.66)
    points.append((k * STEP + r * math.cos(a), r * math.sin(a), 0.66 + 0.2 * (1.3 - r)))
    sizes.append(0.012 + 0.05 * random.random() ** 4)
for _ in range(1400):
    x = random.uniform(-20, 20)
    a = random.gauss(0, 0.5)
    points.append((x, -2.6 + 0.62 * math.sin(a), -3.0 + 0.62 * math.cos(a)))
    sizes.append(0.012 + 0.06 * random.random() ** 4)
macro.grains(points, sizes, ash)
flakes = []
for x, y, z, size in ((-2.6, -0.9, 0.72, 0.5), (3.6, -0.7, 0.7, 0.36), (-0.3, 0.8, 0.76, 0.42), (7.4, -2.5, -2.36, 0.5), (-9.6, -2.7, -2.36, 0.6)):
    ring = [(size * (1 + 0.4 * math.sin(3 * a + x)) * math.cos(a), size * (0.7 + 0.3 * math.sin(5 * a + y)) * math.sin(a), 0.08 * math.sin(2 * a + x)) for a in [math.tau * k / 22 for k in range(22)]]
    flakes.append(kit.from_data('flake', [(0, 0, 0.05), *ring], [(0, k + 1, (k + 1) % 22 + 1) for k in range(22)], ash, loc=(x, y, z), rot=(random.uniform(-12, 12), random.uniform(-12, 12), 0)))

# the field burns behind: stalks against the flames, embers that fly, near and far
cane = kit.material('cane', (0.004, 0.0025, 0.002), 0.9)
for _ in range(34):
    x, y, lean = random.uniform(-70, 80), random.uniform(70, 130), random.gauss(0, 5)
    kit.tube([(x, y, -50), (x + lean * 0.3, y, -6), (x + lean, y, random.uniform(14, 40))], random.uniform(0.5, 1.0), cane, resolution=3)
    for _ in range(3):
        z, out = random.uniform(-10, 30), random.choice((-1, 1)) * random.uniform(6, 13)
        kit.tube([(x + lean * 0.6, y, z), (x + lean * 0.6 + out * 0.5, y, z + 5), (x + lean * 0.6 + out, y, z - 1)], 0.3, cane, resolution=2)
for _ in range(60):
    x = random.uniform(-100, 100)
    made = macro.glow(random.choice(((1, 0.34, 0.05), (1, 0.24, 0.03), (1, 0.5, 0.12))), random.uniform(1.5, 6))
    kit.sphere(random.uniform(1.2, 3.4), (x, random.uniform(140, 200), random.uniform(-44, 0) + 10 * math.sin(x * 0.06)), made, (0.6, 1, random.uniform(1.4, 3.6)), 20, 'far')
for near, far_, count, size in ((-4, 10, 46, (0.02, 0.07)), (10, 40, 60, (0.04, 0.12)), (40, 130, 60, (0.1, 0.3))):
    for _ in range(count):
        y = random.uniform(near, far_)
        wide = 10 + 0.5 * (y + 30)
        made = kit.sphere(random.uniform(*size), (random.uniform(-wide, wide), y, random.uniform(-0.35 * wide, 0.6 * wide)), macro.glow((1, 0.36, 0.06), random.uniform(10, 34)), (1, 1, random.uniform(1, 3)), 12, 'far')
        made.rotation_euler = (0, random.uniform(0.2, 0.9), 0)
macro.backdrop((0, 220, -30), (520, 300), [(0, (1.5, 0.42, 0.06)), (0.14, (0.7, 0.16, 0.02)), (0.36, (0.12, 0.026, 0.006)), (0.8, (0.008, 0.004, 0.003))])
kit.area((24, 40, 6), (0, 0, 0), (30, 30), (1, 0.4, 0.1), 32000)
kit.area((-34, 24, 10), (0, 0, 0), (20, 30), (1, 0.34, 0.08), 34000)
kit.area((-14, -26, 22), (0, 0, 1), (10, 16), (1, 0.56, 0.26), 20000)
kit.area((20, -30, -8), (0, 0, 0), (6, 20), (0.2, 0.4, 0.5), 2600)
macro.lens((-11, -32, 9), (1.6, 0, 1.0), 72, 4.5, (-2.6, -0.9, 2.4), roll=-4)
kit.glare(0.3, 0.06, 1.3, 8, (1, 0.6, 0.3))
kit.finish(job.out)
