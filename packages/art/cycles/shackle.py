"""The eye of a wire rope in a shackle, as it carries the arm of a crane: greased strands, a pin with worn paint, hangar lamps behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(20, background=(0.001, 0.0016, 0.0018))
V = kit.Vector
wire = macro.metal((0.62, 0.59, 0.54), 0.34, wear=0.08, scale=3)
dull = macro.metal((0.16, 0.13, 0.1), 0.45, wear=0.12, scale=2)
THICK = 0.78


def laid(path, made, dark, lay=0.62):
    """A wire rope along points that lie close: six strands of six wires about a seventh."""
    path = np.array(path)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    # a frame that does not twist about the way
    out = np.cross(ahead[0], (0.0, 1.0, 0.1))
    outs = []
    for step in ahead:
        out = out - step * np.dot(out, step)
        out = out / np.linalg.norm(out)
        outs.append(out)
    outs, run = np.array(outs), np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    side = np.cross(ahead, outs)
    wires, inner = [], []
    for strand in range(6):
        turn = lay * run + math.tau * strand / 6
        away = outs * np.cos(turn)[:, None] + side * np.sin(turn)[:, None]
        across = np.cross(ahead, away)
        middle = path + away * THICK * 0.64
        inner.append(middle.tolist())
        for k in range(8):
            own = -1.5 * run + math.tau * k / 8
            wires.append((middle + (away * np.cos(own)[:, None] + across * np.sin(own)[:, None]) * THICK * 0.25).tolist())
    kit.tubes(wires, THICK * 0.105, made, 3)
    kit.tubes(inner, THICK * 0.22, dark, 2)


# the eye lies in the plane of x and z: around the thimble below, up to the sleeve, then one rope alone
eye = []
for k in range(0, 261):
    a = math.radians(-130 + 260 * k / 260 - 90)
    eye.append((3.0 * math.cos(a), 0, 3.0 * math.sin(a)))
left, right = V(eye[-1]), V(eye[0])
neck = 9.2
start = [right.lerp(V((-0.62 if right.x < 0 else 0.62, 0, neck)), t) for t in np.linspace(1, 0, 70)]
end = [left.lerp(V((-0.62 if left.x < 0 else 0.62, 0, neck)), t) for t in np.linspace(0, 1, 70)]
tail = [end[-1].lerp(V((0, 0, 40)), t) for t in np.linspace(0, 1, 260)[1:]]
laid([tuple(p) for p in start[:-1]] + eye + [tuple(p) for p in end[1:]] + [tuple(p) for p in tail], wire, dull)
# the thimble: a gutter of zinc in which the rope lies
zinc = macro.metal((0.6, 0.6, 0.6), 0.4, wear=0.08, scale=1.6)
rows = []
for k in range(0, 131):
    a = math.radians(-90 - 136 + 272 * k / 130)
    ring = []
    for j in range(13):
        b = math.radians(100 + 160 * j / 12)
        r = 3.0 + 0.98 * math.cos(b)
        ring.append((r * math.cos(a), 1.02 * math.sin(b), r * math.sin(a)))
    rows.append(ring)
flat = [p for ring in rows for p in ring]
gutter = kit.from_data('thimble', flat, [(r * 13 + c, r * 13 + c + 1, (r + 1) * 13 + c + 1, (r + 1) * 13 + c) for r in range(130) for c in range(12)], zinc)
gutter.modifiers.new('thick', 'SOLIDIFY').thickness = 0.14
# the pressed sleeve, with the marks of the press and its number
sleeve = macro.metal((0.6, 0.6, 0.6), 0.36, wear=0.14, scale=1.2)
kit.noise_bump(sleeve, 1.2, 0.3)
body = kit.lathe([(1.0, -2.6), (1.34, -2.5), (1.42, -2.3), (1.42, 2.1), (1.3, 2.45), (0.95, 2.6)], sleeve, (0, 0, neck + 1.4), segments=96)
body.scale = (1.36, 0.98, 1)
for z in (-1.4, 0.0, 1.4):
    kit.lathe([(1.41, -0.06), (1.455, 0), (1.41, 0.06)], sleeve, (0, 0, neck + 1.4 + z), segments=96).scale = (1.36, 0.98, 1)
# the shackle hangs in the eye, crosswise: a bow about the thimble's foot, a pin below
paint = macro.paint((0.52, 0.13, 0.01), under=(0.3, 0.27, 0.24), chips=0.12, scale=0.9, rough=0.42)
iron = macro.paint((0.5, 0.12, 0.012), under=(0.4, 0.37, 0.33), chips=0.1, scale=0.7, rough=0.4)
kit.noise_bump(iron, 1.2, 0.2)
bow = [(0, 2.35 * math.cos(math.radians(a)), -3.05 + 2.35 * math.sin(math.radians(a)) * 1.0) for a in range(-4, 185, 7)]
bow = [(0, 2.2, -8.6), (0, 2.5, -6.4)] + [(x, y, z) for x, y, z in bow] + [(0, -2.5, -6.4), (0, -2.2, -8.6)]
kit.tube(bow, 0.86, iron, resolution=14)
for side in (-1, 1):
    kit.cylinder(1.72, 1.5, (0, 2.2 * side, -9.4), iron, (90, 0, 0), bevel=0.22)
kit.cylinder(0.95, 8.6, (0, -0.3, -9.4), paint, (90, 0, 0), bevel=0.1)
kit.lathe([(0.95, 0), (1.42, 0.06), (1.46, 0.3), (1.3, 0.5), (0, 0.52)], paint, (0, -2.98, -9.4), (90, 0, 0))
# grease that was pressed out of the lay
grease = kit.material('grease', (0.05, 0.028, 0.008), 0.08, coat=1.0)
for _ in range(60):
    t = random.random()
    a = math.radians(-220 + 260 * t)
    b = random.uniform(0, math.tau)
    r = 3.0 + 0.72 * math.cos(b)
    kit.sphere(random.uniform(0.05, 0.14), (r * math.cos(a), 0.72 * math.sin(b), r * math.sin(a)), grease, (1, 1, 1.4), segments=12)
# three lamps under the roof, far out of focus, and the smoke they light
for x, z in ((48, -22), (86, -2), (124, 18)):
    kit.sphere(5.6, (x, 210, z), macro.glow((1.0, 0.5, 0.17), 2.6), segments=48, name='far')
macro.backdrop((90, 320, -40), (420, 300), [(0, (0.026, 0.07, 0.07)), (0.25, (0.01, 0.03, 0.032)), (0.6, (0.001, 0.004, 0.005))])
kit.area((-26, 14, 22), (0, 0, 0), (14, 22), (1, 0.6, 0.28), 52000)
kit.area((26, 12, 2), (0, 0, -1), (8, 26), (0.12, 0.6, 0.64), 26000)
kit.area((-14, -30, 16), (0, 0, 0), (22, 14), (1, 0.82, 0.62), 13000)
macro.lens((-14, -35, 6), (-0.2, 0, 0.2), 85, 6.3, (-0.2, -1.6, -1.6), roll=26)
kit.glare(0.22, 0.06, 1.2, 6, (1, 0.66, 0.36))
kit.finish(job.out)
