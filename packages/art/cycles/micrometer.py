"""A micrometer closed on a turned shaft, its scale and its knurl worn bright, a work lamp on it, a lit screen far behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(77, background=(0.001, 0.0015, 0.0016))
V = kit.Vector
WARM, SCREEN = (1.0, 0.56, 0.2), (0.5, 0.95, 0.78)
satin = macro.metal((0.56, 0.55, 0.53), 0.3, wear=0.1, scale=1.1)
chrome = macro.metal((0.62, 0.61, 0.59), 0.22, wear=0.12, scale=2.4)
enamel = macro.paint((0.008, 0.02, 0.018), under=(0.3, 0.28, 0.26), chips=0.085, scale=0.9, rough=0.42)
kit.noise_bump(enamel, 6, 0.14)
ink = kit.material('ink', (0.006, 0.006, 0.006), 0.6)
turned = kit.material('turned', (0.6, 0.58, 0.55), 0.2, 1.0, anisotropic=0.5)
kit.noise_bump(turned, 1.4, 0.5, stretch=(0.04, 0.04, 9))
granite = kit.material('granite', (0.012, 0.013, 0.014), 0.22)
kit.link(granite, kit.ramp(granite, kit.noise(granite, 5, 12), [(0.44, (0.005, 0.006, 0.006)), (0.62, (0.03, 0.032, 0.033)), (0.7, (0.1, 0.1, 0.1))]), kit.principled(granite)['Base Color'])
FINE = (0, 90, 0)
# along x: anvil, shaft (upright), spindle, sleeve with its scale, thimble
kit.lathe([(0.0, -7), (1.3, -7), (1.3, -1.2), (1.24, -1.14), (1.0, -1.1), (1.0, 1.5), (0.94, 1.56), (0.7, 1.6), (0.7, 2.6), (0.0, 2.6)], turned, segments=160)
kit.cylinder(0.33, 2.2, (-2.12, 0, 0), chrome, FINE, 0.03)
kit.cylinder(0.33, 3.4, (2.72, 0, 0), chrome, FINE, 0.03)
kit.lathe([(0.33, 2.5), (0.5, 2.5), (0.56, 2.56), (0.56, 8.0)], satin, rot=FINE, segments=160)
# the frame: a bow round the shaft, on the far side of it
bow = []
for k in range(41):
    a = math.pi * (k / 40) + 0.0
    bow.append((0.5 + 3.9 * math.cos(a), 3.5 * math.sin(a) ** 0.8, 0))
inner = [(0.5 + 2.4 * math.cos(math.pi * k / 40), 2.1 * math.sin(math.pi * k / 40) ** 0.8, 0) for k in range(40, -1, -1)]
ends = [(-3.4, -0.75, 0), (-1.9, -0.75, 0)], [(2.9, -0.75, 0), (4.4, -0.75, 0)]
outline = [*bow, *ends[0], *inner, *ends[1]]
count = len(outline)
body = kit.from_data('bow', [(x, y, z) for z in (-0.42, 0.42) for x, y, _ in outline], [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *[(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]], enamel, bevel=0.14)
kit.lathe([(0.62, 2.3), (0.86, 2.34), (0.9, 2.42), (0.9, 3.5), (0.84, 3.6), (0.6, 3.64)], enamel, rot=FINE, segments=96)
# the sleeve's scale: a line along it, half millimeters above and below
TURN = -52  # degrees that the scale is turned toward the lens, from the top
EDGE = 5.06  # where the thimble stands


def on(x, angle, r):
    a = math.radians(angle)
    return V((x, r * math.sin(a), r * math.cos(a)))


def mark(x, angle, r, long, wide, around=True, made=ink):
    """A line cut into a cylinder about x: `around` it, or along it."""
    if around:
        return kit.tubes([[tuple(on(x, angle + math.degrees(long / r) * (k / 8 - 0.5), r)) for k in range(9)]], wide, made)
    return kit.tubes([[tuple(on(x - long / 2, angle, r)), tuple(on(x + long / 2, angle, r))]], wide, made)


def figure(words, x, angle, r, size, spin=0.0):
    made = kit.text(words, size, (0, 0, 0), (0, 0, 0), ink)
    made.data.extrude = 0.002
    made.location = on(x, angle, r + 0.002)
    out = on(0, angle, 1)
    across = V((1, 0, 0))
    up = out.cross(across)
    turn = kit.Matrix((across, up, out)).transposed().to_quaternion()
    turn.rotate(kit.Matrix.Rotation(math.radians(spin), 3, out).to_quaternion())
    made.rotation_euler = turn.to_euler()


mark(5.4, TURN, 0.56, 4.4, 0.011, False)
for k in range(0, 52):
    x = 3.42 + 0.05 * k * 2
    if x > 7.5:
        break
    tall = 0.2 if k % 5 == 0 else 0.13
    mark(x, TURN + math.degrees(tall / 2 / 0.56), 0.56, tall, 0.009)
    mark(x + 0.05, TURN - math.degrees(0.065 / 0.56), 0.56, 0.13, 0.009)
    if k % 5 == 0:
        figure(str(k), x, TURN + math.degrees(0.3 / 0.56), 0.56, 0.19)
# the thimble: a ground bevel with fifty lines, a knurl, a ratchet
kit.lathe([(0.575, EDGE), (0.6, EDGE), (0.8, EDGE + 0.62), (0.82, EDGE + 0.66), (0.82, EDGE + 1.3), (0.8, EDGE + 1.34)], satin, rot=FINE, segments=240)
for k in range(50):
    angle = TURN + 360 / 50 * (k - 12.6)
    long = 0.4 if k % 5 == 0 else 0.25
    kit.tubes([[tuple(on(EDGE + 0.02 + d, angle, 0.606 + d * 0.2 / 0.62)) for d in (0, long)]], 0.008, ink)
    if k % 5 == 0:
        figure(str(k), EDGE + 0.5, angle, 0.606 + 0.5 * 0.2 / 0.62, 0.17, 0)
# a drawing has its outline alone
rows, round_ = (2, 96) if job.args.get('drawn') else (260, 720)
x = np.linspace(0, 2.3, rows)[:, None]
a = np.linspace(0, math.tau, round_, endpoint=False)[None]
n = 46
ridge = np.minimum(np.abs(np.sin(n / 2 * (a + x / 0.82))), np.abs(np.sin(n / 2 * (a - x / 0.82))))
worn = 0.75 + 0.25 * np.sin(3 * a + 2 * x)
fade = np.clip(np.minimum(x, 2.3 - x) / 0.06, 0, 1)
r = 0.8 + 0.085 * fade * np.minimum(ridge, 0.7 * worn)
knurl = np.stack([np.broadcast_to(EDGE + 1.34 + x, r.shape), r * np.sin(a), r * np.cos(a)], 2).reshape(-1, 3)
faces = [(i * round_ + k, i * round_ + (k + 1) % round_, (i + 1) * round_ + (k + 1) % round_, (i + 1) * round_ + k) for i in range(rows - 1) for k in range(round_)]
kit.from_data('grip', knurl.tolist(), faces, chrome, smooth=True)
kit.lathe([(0.8, EDGE + 3.64), (0.7, EDGE + 3.7), (0.42, EDGE + 3.72), (0.42, EDGE + 3.9), (0.5, EDGE + 3.92), (0.5, EDGE + 5.2), (0.0, EDGE + 5.3)], satin, rot=FINE)
# the plate they stand on; filings, a curl of steel, lint
kit.plane((240, 200), (0, 60, -3.2), granite)
chance = np.random.default_rng(8)
filing = macro.metal((0.5, 0.48, 0.45), 0.3)
macro.grains(np.column_stack([chance.normal(4, 6, 700), chance.normal(-2, 6, 700), np.full(700, -3.17)]), 0.02 + 0.07 * chance.random(700) ** 3, filing)
angle = chance.uniform(0, 360, 420)
place = np.array([tuple(on(px, pa, 0.83 if px > EDGE + 0.66 else 0.57)) for px, pa in zip(chance.uniform(3.6, 8.4, 420), angle)])
macro.grains(place, 0.003 + 0.012 * chance.random(420) ** 3, kit.material('dust', (0.4, 0.38, 0.34), 0.9))
for start, turns, radius, lean in (((7.6, -3.4, -2.9), 7, 0.42, 0.3), ((1.5, -5.2, -2.95), 5, 0.3, -0.5), ((-3, -4, -2.9), 6, 0.34, 0.8)):
    points = [(start[0] + 0.2 * t * math.cos(lean) + radius * math.cos(math.tau * t), start[1] + 0.2 * t * math.sin(lean), start[2] + radius * math.sin(math.tau * t) + 0.1) for t in [k / 24 for k in range(turns * 24)]]
    kit.tube(points, 0.045, filing, smooth=False, resolution=3)
# the lathe's lamp, close on the right; the projector's screen behind
kit.area((10.5, 3.5, 9), (5, 0, 0), (5, 5), WARM, 9000)
kit.area((16, -12, 2), (5, 0, 0), (3, 12), WARM, 1500)
kit.area((3, -9, 15), (5, 0, 0), (14, 5), (1, 0.74, 0.46), 2600)
kit.area((-20, 26, 10), (2, 0, 0), (26, 16), SCREEN, 9000)
kit.area((-6, -20, 14), (4, 0, 0), (8, 8), (0.6, 0.9, 0.85), 420)
screen = macro.glow(SCREEN, 0.8)
kit.plane((60, 36), (-34, 150, 22), screen, (90, 0, 0))
macro.backdrop((10, 170, 10), (400, 260), [(0, (0.02, 0.034, 0.03)), (0.5, (0.006, 0.011, 0.01)), (0.9, (0.001, 0.002, 0.002))])
macro.far(7, (12, 70), (110, 150), (2, 30), (1.2, 2.4), (WARM, (1, 0.7, 0.4), SCREEN), (1, 3))
macro.lens((9.6, -13.5, 7.2), (5.15, 0, -0.1), 92, 4.5, tuple(on(4.7, TURN, 0.6)), roll=-9)
kit.glare(0.16, 0.04, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
