"""An empty conference stage at four in the morning: a truss at floor height with lamps on it, road cases, one bare work light."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.001, 0.0016, 0.002), seed=5, bounces=5)
black = kit.material('laminate', (0.035, 0.045, 0.06), 0.42, bump=(60, 0.06))
edge = kit.material('edge', (0.72, 0.72, 0.72), 0.28, 1.0)
alloy = kit.material('alloy', (0.6, 0.6, 0.6), 0.3, 1.0)
rubber = kit.material('rubber', (0.01, 0.01, 0.01), 0.6)
deck = kit.material('deck', (0.012, 0.012, 0.013), 0.2)
kit.uneven_rough(deck, 1.3, 0.12, 0.42)
cloth = kit.material('cloth', (0.011, 0.012, 0.013), 0.95)
tape = kit.material('tape', (0.5, 0.42, 0.08), 0.6)
lens = kit.material('lens', (0.01, 0.01, 0.02), 0.05)

kit.plane((40, 40), (0, 8, 0), deck)


def case(x, y, w, d, h, turn=0.0):
    """Road case: laminate walls, aluminium edges, ball corners, a butterfly latch, casters."""
    z = 0.17
    parts = [kit.box((w, d, h), (0, 0, z + h / 2), black)]
    t = 0.032
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(kit.box((t, t, h), (sx * w / 2, sy * d / 2, z + h / 2), edge, bevel=0.004))
            parts.append(kit.cylinder(0.06, 0.05, (sx * (w / 2 - 0.12), sy * (d / 2 - 0.12), 0.06), rubber, (90, 0, 0)))
            for zz in (z, z + h):
                parts.append(kit.sphere(0.034, (sx * w / 2, sy * d / 2, zz), edge, segments=16))
    for zz in (z, z + h * 0.68, z + h * 0.72, z + h):
        for s in (-1, 1):
            parts.append(kit.box((w, t, t * 0.9), (0, s * d / 2, zz), edge, bevel=0.004))
            parts.append(kit.box((t, d, t * 0.9), (s * w / 2, 0, zz), edge, bevel=0.004))
    for k in (-0.27, 0.27):
        parts.append(kit.box((0.13, 0.016, 0.16), (k * w, -d / 2 - 0.004, z + h * 0.7), edge, bevel=0.01))
        parts.append(kit.box((0.06, 0.03, 0.03), (k * w, -d / 2 - 0.016, z + h * 0.7), alloy, bevel=0.006))
    parts.append(kit.box((0.2, 0.012, 0.12), (0, -d / 2 - 0.003, z + h * 0.34), rubber))
    parts.append(kit.tube([(-0.07, -d / 2 - 0.02, z + h * 0.33), (0.07, -d / 2 - 0.02, z + h * 0.33)], 0.012, edge, smooth=False))
    kit.group(parts, (x, y, 0), (0, 0, turn))


def truss(a, b, size=0.145, bay=0.5):
    """Square box truss."""
    a, b = kit.Vector(a), kit.Vector(b)
    bays = int((b - a).length / bay)
    side = (b - a).normalized().cross(kit.Vector((0, 0, 1))).normalized()
    rails = []
    for s, u in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rails.append([a + (b - a) * (i / bays) + side * s * size + kit.Vector((0, 0, u * size)) for i in range(bays + 1)])
        kit.tube([rails[-1][0], rails[-1][-1]], 0.025, alloy, smooth=False, resolution=3)
    for k in range(4):
        kit.tube([rails[(k + i % 2) % 4][i] for i in range(bays + 1)], 0.011, alloy, smooth=False, resolution=2)


def moving_head(x, y, z, turn):
    """Lamp on a yoke, hanging."""
    parts = [kit.box((0.34, 0.22, 0.14), (0, 0, -0.1), rubber, bevel=0.02)]
    for s in (-1, 1):
        parts.append(kit.box((0.05, 0.1, 0.34), (s * 0.18, 0, -0.3), rubber, bevel=0.015))
    parts.append(kit.cylinder(0.13, 0.34, (0, -0.02, -0.42), rubber, (turn, 0, 0), 0.03, 0.11))
    parts.append(kit.sphere(0.1, (0, -0.17 * math.sin(math.radians(turn)), -0.42 - 0.15 * math.cos(math.radians(turn))), lens, (1, 1, 0.6)))
    kit.group(parts, (x, y, z), (0, 0, random.uniform(-30, 30)))


FAR, NEAR = (-5.2, 9.4, 1.05), (6.2, 5.0, 1.05)
truss(FAR, NEAR)
for i in range(9):
    t = 0.06 + i * 0.11
    x, y = FAR[0] + (NEAR[0] - FAR[0]) * t, FAR[1] + (NEAR[1] - FAR[1]) * t
    moving_head(x, y, 0.92, random.uniform(15, 60))
    if i % 2:
        kit.tube([(x, y, 1.2), (x, y + 0.05, 6)], 0.012, rubber, smooth=False)
for i in range(8):
    t = 0.05 + i * 0.11
    x, y = FAR[0] + (NEAR[0] - FAR[0]) * t, FAR[1] + (NEAR[1] - FAR[1]) * t
    kit.tube([(x, y, 1.2), (x + 0.5, y - 0.2, 1.1), (x + 1.1, y - 0.45, 1.2)], 0.018, rubber)

for i, (w, h) in enumerate(((1.15, 0.95), (0.8, 1.15), (1.15, 0.75), (0.8, 1.0), (1.15, 0.95), (0.8, 1.15), (1.15, 0.75))):
    case(-3.4 + i * 0.32, 1.6 + i * 1.42, w, 0.78, h, random.uniform(-72, -62))
case(-3.05, 1.7, 0.7, 0.6, 0.5, -40)

# drapes at the back, a riser, the bare lamp on its stand
vertices = [(-16 + i * 0.16, 14.2 + 0.16 * math.sin(i * 1.1) + 0.05 * math.sin(i * 2.7), z) for z in (0, 8) for i in range(200)]
kit.from_data('drape', vertices, [(i, i + 1, i + 201, i + 200) for i in range(199)], cloth)
kit.box((9, 3, 0.35), (2.2, 12, 0.17), deck)
for i in range(6):
    kit.box((0.3, 0.05, 0.002), (-1.2 + i * 0.9, 3.4 + i * 0.3, 0.003), tape, (0, 0, 20))
kit.tube([(1.0, 10.2, 0), (1.0, 10.2, 1.9)], 0.018, rubber, smooth=False)
for a in (0, 120, 240):
    kit.tube([(1.0, 10.2, 0.3), (1.0 + 0.4 * math.cos(math.radians(a)), 10.2 + 0.4 * math.sin(math.radians(a)), 0)], 0.012, rubber, smooth=False)
bulb = kit.sphere(0.09, (1.0, 10.2, 1.98), glow('bulb', (1, 0.62, 0.28), 60))
bulb.visible_diffuse = bulb.visible_shadow = False
kit.point((1.0, 10.2, 2.0), (1, 0.55, 0.22), 2400, 0.12)
kit.area((1.5, -3, 4.5), (-2, 4, 0.4), 2.5, (0.3, 0.72, 0.9), 700).visible_glossy = False
beam((4.6, 13.2, 7.5), (0.6, 8.5, 0), 0.12, 1.5, (0.4, 0.8, 1.0), 0.35, smoke=0.5)
kit.spot((4.6, 13.2, 7.5), (0.6, 8.5, 0), (0.4, 0.8, 1.0), 9000, 24, 0.5)
kit.camera((-0.2, -1.7, 1.35), (0.1, 7, 0.75), 30, 1.4, 5.6)
kit.glare(0.35, 0.14, streak_color=(1, 0.72, 0.5))
hush()
kit.finish(job.out)
