"""A rope of the ring, wound with tape that sweat has darkened, drops along its underside, red light behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(63, background=(0.0012, 0.0004, 0.0004))
V = kit.Vector
tape = kit.material('tape', (0.5, 0.46, 0.4), 0.9)
stain = kit.noise(tape, 0.34, 10)
kit.link(tape, kit.ramp(tape, stain, [(0.34, (0.13, 0.1, 0.08)), (0.5, (0.4, 0.36, 0.3)), (0.64, (0.56, 0.52, 0.46))]), kit.principled(tape)['Base Color'])
for stretch in ((1, 26, 26), (30, 1.5, 1.5)):
    kit.noise_bump(tape, 1.0, 0.5, 3, stretch)
kit.noise_bump(tape, 0.9, 0.5, 6)
vinyl = kit.material('vinyl', (0.2, 0.01, 0.008), 0.28, coat=0.4)
kit.noise_bump(vinyl, 0.9, 0.4, 6)
R, LAP = 1.75, 2.7


def wound(length, radius, made):
    """Tape about an axis along x, each turn over half of the one before; its edges lift and fray a little."""
    columns, rows = int(length * 14), 130
    x = np.linspace(-length / 2, length / 2, columns)[:, None]
    a = np.linspace(0, math.tau, rows, endpoint=False)[None]
    chance = np.random.default_rng(4)
    place = x / LAP + a / math.tau + 0.05 * np.sin(x * 0.9 + 2 * a) + 0.02 * np.sin(x * 3.1)
    over = place - np.floor(place)
    r = radius + 0.16 * over ** 3 + 0.04 * np.sin(3 * a + np.floor(place) * 2.4) + 0.03 * np.sin(x * 1.7 + a)
    r += chance.normal(0, 0.004, r.shape)
    vertices = np.stack([np.broadcast_to(x, r.shape), r * np.sin(a), r * np.cos(a)], 2).reshape(-1, 3)
    faces = [(i * rows + k, i * rows + (k + 1) % rows, (i + 1) * rows + (k + 1) % rows, (i + 1) * rows + k) for i in range(columns - 1) for k in range(rows)]
    return kit.from_data('tape', vertices.tolist(), faces, made)


near = wound(70, R, tape)
threads = []
for _ in range(260):
    n, a = random.randint(-11, 11), random.uniform(0, math.tau)
    x = (n - a / math.tau) * LAP - 0.02
    r, out = R + 0.17, V((0, math.sin(a), math.cos(a)))
    long = random.uniform(0.1, 0.7) ** 2 * 1.4
    start = V((x, 0, 0)) + out * r
    threads.append([start, start + V((long * 0.5, 0, 0)) + out * 0.06, start + V((long, random.gauss(0, 0.15), random.gauss(0, 0.1))) + out * random.uniform(0.02, 0.3)])
fray = kit.tubes(threads, 0.011, kit.material('fray', (0.5, 0.45, 0.38), 0.9))
water = macro.water()
beads = []
for _ in range(46):
    x, size = random.uniform(-22, 22), random.uniform(0.1, 0.3)
    beads.append(kit.sphere(size, (x, random.uniform(-0.5, 0.3), -R - 0.1 - size * 0.55), water, (0.9, 0.9, 1.3), 28, 'drop'))
hold = kit.group([near, fray, *beads], (0, 0, 0), (0, 13, 14))


def place():
    a = random.uniform(-2.6, 0.5)
    return (random.uniform(-20, 20), (R + 0.1) * math.sin(a), (R + 0.1) * math.cos(a)), (0, math.sin(a), math.cos(a))


macro.drops(420, place, 0.22, water, high=0.55, small=2.8, parent=hold)
for y, z, tilt in ((26, -17, 6), (40, 17, 16), (62, -34, 10)):
    far = kit.tube([(-90, y - 24, z), (90, y + 24, z + 10)], 1.9, vinyl)
for k in range(22):
    at = V((random.uniform(-16, 16), random.uniform(-16, 16), random.uniform(-9, 8)))
    size = random.choice((0.08, 0.12, 0.18, 0.26))
    drop = kit.sphere(size, at, water, (1, 1, 1.4), 24, 'drop')
macro.backdrop((40, 230, 20), (560, 400), [(0.0, (0.85, 0.035, 0.012)), (0.3, (0.26, 0.007, 0.003)), (0.75, (0.05, 0.0015, 0.001)), (1.0, (0.006, 0.0004, 0.0004))])
kit.area((-40, 30, 30), (0, 0, 0), (12, 40), (1, 0.12, 0.05), 60000)
kit.area((34, 22, 26), (0, 0, 0), (10, 30), (1, 0.36, 0.16), 60000)
kit.area((-34, -26, 22), (0, 0, 0), (6, 20), (1, 0.62, 0.4), 15000)
kit.area((24, -40, -14), (0, 0, 0), (8, 30), kit.TEAL, 1500)
kit.area((10, -40, 30), (0, 0, 0), (14, 10), (1, 0.5, 0.36), 5200)
macro.lens((-9, -36, 4.5), (0.6, 0, -0.4), 88, 3.2, (-2.6, -2.2, 0.6), roll=-3)
kit.glare(0.22, 0.05, 1.2, 6, (1, 0.3, 0.2))
kit.finish(job.out)
