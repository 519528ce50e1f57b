"""Soaked laces of a boxing glove, pulled through steel eyelets; water flies off them before red light. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(120, background=(0.0012, 0.0004, 0.0004))
V = kit.Vector
R = 5.6


def shell(u, v):
    """A place on the glove's wrist: `u` along it, `v` around it from the middle of the slit; and its normal."""
    r = R + 0.05 * u - 0.10 * abs(math.sin(u * 1.2 + v)) * math.exp(-((abs(v) - 2.4) / 1.1) ** 2)
    a = v / R
    return V((u, r * math.sin(a), r * math.cos(a) - R)), V((0, math.sin(a), math.cos(a)))


hide = kit.material('hide', (0.03, 0.009, 0.008), 0.34, coat=0.3)
kit.bump(hide, kit.noise(hide, 0.6, 9), 0.4, 0.3)
cells = kit.node(hide, 'TexVoronoi', scale=6.5)
kit.link(hide, kit.node(hide, 'TexCoord').outputs['Object'], cells.inputs['Vector'])
kit.bump(hide, cells.outputs['Distance'], 0.3, 0.06)
kit.uneven_rough(hide, 0.6, 0.2, 0.5)
for side in (-1, 1):
    us, vs = np.linspace(-16, 18, 260), np.concatenate([[0.62, 0.6, 0.64, 0.74], np.linspace(0.86, 11, 70)]) * side
    rows = []
    for u in us:
        for k, v in enumerate(vs):
            at, out = shell(u, v)
            rows.append(tuple(at + out * ((-0.5, -0.16, -0.03, 0.0) + (0,) * 70)[k]))
    n = len(vs)
    kit.from_data('flap', rows, [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(len(us) - 1) for c in range(n - 1)], hide)
tongue = macro.heap((36, 3.4), lambda x, y: -0.75 + 0.05 * np.sin(x * 1.7) + 0.05 * np.sin(y * 4 + x), hide, 160, 0.004, 'tongue')
thread = kit.material('thread', (0.5, 0.42, 0.3), 0.7, bump=(20, 0.4))
for side in (-1, 1):
    for off in (0.92, 2.75):
        line = []
        for k in range(46):
            a, b = -16 + 0.72 * k, -16 + 0.72 * k + 0.56
            p, out = shell(a, side * off)
            q, _ = shell(b, side * off)
            line.append([p - out * 0.05, p.lerp(q, 0.2) + out * 0.07, p.lerp(q, 0.8) + out * 0.07, q - out * 0.05])
        kit.tubes(line, 0.075, thread, 4)
steel = macro.metal((0.62, 0.6, 0.57), 0.22, wear=0.1, scale=2)
STEP = 2.6
eyes = {}
for k in range(-6, 8):
    for side in (-1, 1):
        at, out = shell(k * STEP + 0.2 * side + random.gauss(0, 0.1), side * (1.75 + random.gauss(0, 0.05)))
        ring = kit.lathe([(0.34, -0.1), (0.36, 0.08), (0.46, 0.14), (0.62, 0.09), (0.68, 0.0)], steel, segments=48)
        ring.location, ring.rotation_euler = at, out.to_track_quat('Z', 'Y').to_euler()
        hole = kit.cylinder(0.34, 0.02, at + out * 0.01, kit.material('hole', (0.003, 0.002, 0.002), 0.9))
        hole.rotation_euler = ring.rotation_euler
        eyes[k, side] = (at, out)
cotton = kit.material('cotton', (0.56, 0.5, 0.42), 0.75)
kit.link(cotton, kit.ramp(cotton, kit.noise(cotton, 0.5, 10.0), [(0.4, (0.26, 0.2, 0.15)), (0.62, (0.62, 0.57, 0.49))]), kit.principled(cotton)['Base Color'])
kit.noise_bump(cotton, 12, 0.4)
hair = kit.material('hair', (0.5, 0.45, 0.38), 0.8)


def cross(k, side, high):
    """One lace over the slit, up out of an eyelet and down into the next of the other side."""
    a, out = eyes[k, side]
    b, away = eyes[k + 1, -side]
    way = [a - out * 0.35, a + out * 0.12, a + out * 0.34 + (b - a) * 0.08]
    for t in np.linspace(0.18, 0.82, 9):
        bulge = 1 - (2 * t - 1) ** 2
        way.append(a.lerp(b, t) + V((0, 0, 0.36 + high * bulge)))
    return way + [b + away * 0.34 + (a - b) * 0.08, b + away * 0.12, b - away * 0.35]


for k in range(-6, 7):
    for side, high in ((1, 0.12), (-1, 0.42)):
        macro.rope(cross(k, side, high + random.uniform(-0.08, 0.36)), 0.27, cotton, hair, lay=1.3, fuzz=0.16)
# water: on the leather, on the steel, and what was knocked off it
wet = macro.water()
macro.drops(520, lambda: shell(random.uniform(-12, 14), random.choice((-1, 1)) * random.uniform(0.95, 8)), 0.2, wet, 0.6, small=2.6)
macro.drops(60, lambda: shell(random.uniform(-10, 10), random.choice((-1, 1)) * random.uniform(2, 7)), 0.42, wet, 0.5, 0.3, small=1.2)
for _ in range(380):
    far = random.random() ** 0.7
    at = V((random.gauss(1.5, 2.2) + 4.5 * far + random.gauss(0, 1.5 * far), random.uniform(-2, 3) + 3 * far, 0.9 + 7.5 * far + random.gauss(0, 0.5)))
    size = random.choice((0.02, 0.03, 0.03, 0.045, 0.06, 0.1, 0.15))
    drop = kit.sphere(1, at, wet, segments=20, name='drop')
    drop.scale = (size, size, size * random.uniform(1.0, 2.2))
    drop.rotation_euler = (random.uniform(-0.5, 0.5), random.uniform(-0.6, 0.6), 0)
macro.backdrop((30, 150, -10), (420, 300), [(0.0, (0.8, 0.03, 0.01)), (0.3, (0.3, 0.008, 0.004)), (0.75, (0.05, 0.0015, 0.001)), (1.0, (0.006, 0.0004, 0.0004))])
kit.area((-16, 26, 16), (0, 0, 0), (10, 10), (1, 0.4, 0.2), 24000)
kit.area((26, 20, 12), (0, 0, 0), (6, 20), (1, 0.16, 0.08), 26000)
kit.area((6, 30, 9), (2, 0, 4), (3, 12), (1, 0.75, 0.5), 9000)
kit.area((-14, -18, 16), (0, 0, 0), (6, 14), (1, 0.7, 0.46), 9000)
kit.area((18, -22, 6), (0, 0, 0), (4, 20), kit.TEAL, 3600)
macro.lens((-11, -27, 15), (1.0, 0.6, 1.0), 85, 5.6, (-0.6, -0.9, 0.5), roll=-2)
kit.glare(0.22, 0.05, 1.2, 6, (1, 0.3, 0.2))
kit.finish(job.out)
