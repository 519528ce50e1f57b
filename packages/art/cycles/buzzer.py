"""The bell plate of a walk-up in the rain at night: three buttons, and a hole with two wires where the third floor's was. In decimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=31, background=(0.0015, 0.002, 0.003), bounces=5)
RED, AMBER, TEAL = (1.0, 0.06, 0.04), (1.0, 0.46, 0.13), (0.05, 0.5, 0.55)
steel = kit.material('steel', (0.42, 0.41, 0.4), 0.28, 1.0)
kit.uneven_rough(steel, 3.0, 0.16, 0.42)
kit.noise_bump(steel, 9.0, 0.05, stretch=(60, 1, 1))
brass = kit.material('brass', (0.6, 0.38, 0.13), 0.22, 1.0)
kit.uneven_rough(brass, 9.0, 0.12, 0.4)
black = kit.material('black', (0.008, 0.008, 0.008), 0.6)
paper = kit.material('paper', (0.75, 0.66, 0.48), 0.8, emit=(1.0, 0.62, 0.28), strength=0.42, bump=(30, 0.1))
ink = kit.material('ink', (0.01, 0.012, 0.03), 0.6)
water = kit.material('water', (1, 1, 1), 0.0, transmission=1.0, ior=1.33)
brick = kit.material('brick', (0.07, 0.024, 0.016), 0.5, bump=(5, 0.5))
kit.uneven_rough(brick, 2.0, 0.2, 0.7)
mortar = kit.material('mortar', (0.03, 0.027, 0.025), 0.7, bump=(20, 0.6))

# the door's pier: painted brick, the plate let into it
EDGE = -1.2
kit.box((8.0, 2, 12), (EDGE + 4.03, 1.06, 0), mortar)
for r in range(-7, 8):
    for c in range(4):
        start = EDGE + c * 2.2 - (1.1 if r % 2 else 0)
        low, high = max(EDGE, start), start + 2.12
        kit.box((high - low, 0.4, 0.68), ((low + high) / 2, 0.24 + random.uniform(-0.02, 0.02), r * 0.76), brick, (random.uniform(-1, 1), random.uniform(-0.6, 0.6), random.uniform(-1, 1)), 0.06)
kit.box((1.5, 0.12, 4.2), (0, 0.0, 0.2), steel, bevel=0.03)
for x in (-0.62, 0.62):
    for z in (-1.78, 2.18):
        kit.group([kit.lathe([(0.0, 0.03), (0.045, 0.02), (0.06, 0.0)], brass, segments=32), kit.box((0.1, 0.014, 0.02), (0, 0, 0.026), black, (0, 0, random.uniform(0, 90)))], (x, -0.062, z), (90, 0, 0))
for i in range(9):
    for j in range(4):
        kit.cylinder(0.028, 0.02, (-0.4 + i * 0.1, -0.058, 1.62 + j * 0.1), black, (90, 0, 0), segments=20)

# four floors from the top: button, label
for k, (line, size) in enumerate((('4  MORROW', 0.125), ('3   SHOUT', 0.125), ('2  WALCOTT', 0.118), ('1  GAINES', 0.125))):
    z = 1.1 - k * 0.72
    x = 0.42
    if k != 1:
        kit.group([kit.lathe([(0.0, 0.1), (0.06, 0.095), (0.105, 0.07), (0.115, 0.0)], brass, segments=64), kit.lathe([(0.13, 0.0), (0.18, 0.0), (0.175, 0.035), (0.145, 0.045), (0.13, 0.03)], steel, close=True, segments=64)], (x, -0.06, z), (90, 0, 0))
    else:
        kit.cylinder(0.125, 0.012, (x, -0.0585, z), black, (90, 0, 0), segments=64)
        kit.group([kit.lathe([(0.125, 0.0), (0.17, 0.0), (0.165, 0.02), (0.13, 0.025)], steel, close=True, segments=64)], (x, -0.06, z), (90, 0, 0))
        for color, bend, drop in (((0.55, 0.015, 0.01), 0.16, -0.3), ((0.6, 0.58, 0.5), -0.1, -0.16)):
            sheath = kit.material('sheath', color, 0.35)
            way = [(x + 0.2 * bend, -0.04, z - 0.02), (x + 0.5 * bend, -0.2, z + 0.05), (x + bend, -0.3, z - 0.08), (x + 1.4 * bend, -0.27, z + drop)]
            kit.tube(way, 0.018, sheath, resolution=6)
            end = kit.Vector(way[-1])
            for _ in range(6):
                kit.tube([end + kit.Vector((0, 0, 0.02)), end + kit.Vector((random.gauss(0, 0.012), random.gauss(0, 0.012), -0.07))], 0.004, kit.material('copper', (0.8, 0.3, 0.12), 0.25, 1.0), smooth=False)
    at = (-0.22, -0.066, z)
    kit.box((0.92, 0.02, 0.3), at, black, bevel=0.008)
    kit.box((0.86, 0.016, 0.24), (at[0], -0.072, z), paper, bevel=0.004)
    made = kit.text(line, size, (at[0] + random.uniform(-0.01, 0.01), -0.0815, z), (90, random.uniform(-1.5, 1.5) if k != 1 else -3, 0), ink)
    made.data.extrude = 0.0005
    made.data.offset = 0.004 if k == 1 else 0

# rain on it: beads that hang, runs that have found their way
bead = kit.sphere(0.03, (0, 0, -30), water, segments=20)
for i in range(420):
    x, z = random.uniform(-0.74, 0.74), random.uniform(-1.85, 2.25)
    size = random.choice((0.4, 0.6, 0.8, 1.0, 1.3)) * random.uniform(0.7, 1.15)
    lift = -0.082 if (-0.66 < x < 0.22 and any(abs(z - (1.1 - k * 0.72)) < 0.13 for k in range(4))) else -0.061
    if lift == -0.082 and random.random() < 0.7:
        continue
    kit.copy(bead, (x, lift, z), scale=(size, size * 0.55, size * random.uniform(1.0, 1.45)))
running = []  # beads at the foot of a run: where they start and how fast they fall
for i in range(16):
    x, z = random.uniform(-0.7, 0.7), random.uniform(-0.6, 2.2)
    run = [(x + random.gauss(0, 0.012), -0.062, z - 0.12 * k) for k in range(random.randint(3, 9))]
    kit.tube([q for q in run if q[2] > -1.85], 0.011, water)
    running.append((kit.copy(bead, run[-1], scale=(0.9, 0.55, 1.3)), run[-1][2], 0.12 + 0.05 * (i % 5)))
for i in range(500):
    kit.copy(bead, (random.uniform(EDGE, 6), 0.035, random.uniform(-4, 4)), scale=random.uniform(0.15, 0.6))

# the street beyond the pier: a store's sign, headlamps
for i in range(13):
    kit.sphere(random.uniform(0.35, 0.7), (random.uniform(-4, 9), random.uniform(50, 75), random.uniform(-8, 13)), glow(f'far{i}', random.choice((AMBER, AMBER, RED, TEAL)), random.uniform(2, 6)), segments=20)
sign = kit.area((-3.6, -1.4, 1.0), (0, 0, 0.5), (0.9, 4.0), RED, 160)
kit.area((2.6, -3.6, 2.2), (0, 0, 0.4), (0.7, 1.4), AMBER, 105)
kit.area((0.2, -1.6, 4.2), (0, 0, 1.2), (1.6, 0.5), (0.75, 0.85, 1.0), 55)
kit.area((5.0, -0.8, -0.5), (1.5, 0.1, 0), (0.8, 3.0), TEAL, 60)
kit.camera((-1.75, -3.9, 0.05), (-0.5, 0.0, 0.4), 50, 0.3, (0.25, -0.1, 0.38))
kit.glare(0.25, 0.04, threshold=1.2, streak_threshold=8, streak_color=(1, 0.6, 0.4))
hush()


def pose(place):
    """The sign on the left flickers; drops let go and run down the plate."""
    now = place * job.seconds
    sign.data.energy = 160 * (1 if math.sin(19 * now) + math.sin(31 * now + 1) > -1.2 else 0.55)
    for drop, at, speed in running:
        drop.location.z = at - speed * now


kit.finish(job.out, job.frames, kit.travel(job, pose))
