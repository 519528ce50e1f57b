"""Tall pines in fog before sunrise, after rain: the trunks go from black to gray; a crew's work light far among them throws
their shadows through the air, a camera on its tripod beside it. Meters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from mathutils import noise
from shading import aerial, graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=73, bounces=3)
LENS, TARGET = (0.0, 0.0, 1.35), (0.5, 20.0, 2.75)
LAMP = kit.Vector((-1.35, 17.5, 2.35))
AIR, REACH = (0.036, 0.062, 0.067), 22
sky([(0.0, AIR), (0.12, (0.034, 0.06, 0.064)), (0.45, (0.03, 0.055, 0.06)), (1.0, (0.03, 0.055, 0.06))], 1.0)
chance = random.Random(9)


def wet(name, low, high, scale, rough, stretch=(1, 1, 1), depth=0.03):
    """Something old and damp that fades into the fog."""
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    grain = g.noise(g.vector('MULTIPLY', p, stretch), scale, 9.0, 0.5)
    normal = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.8, 'Distance': depth}).outputs[0]
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.ramp(grain, [(0.32, low), (0.68, high)]), 'Roughness': rough, 'Normal': normal}).outputs[0]
    g.out(aerial(g, body, AIR, REACH))
    return material


bark = wet('bark', (0.02, 0.014, 0.011), (0.12, 0.075, 0.055), 7.0, 0.55, (1.6, 1.6, 0.6), 0.04)
litter = wet('litter', (0.018, 0.013, 0.009), (0.1, 0.06, 0.03), 5.0, 0.75, (1, 1, 1), 0.05)
stem = wet('stem', (0.03, 0.03, 0.014), (0.11, 0.085, 0.035), 5.0, 0.6)
green = wet('green', (0.01, 0.014, 0.008), (0.03, 0.035, 0.018), 3.0, 0.7)
black = wet('black', (0.008, 0.008, 0.009), (0.014, 0.014, 0.015), 9.0, 0.45)


def ground(x, y):
    return 0.16 * noise.noise((x * 0.22, y * 0.22, 0)) + 0.05 * noise.noise((x * 1.1, y * 1.1, 4)) + 0.02 * noise.noise((x * 4, y * 4, 8))


N = 190
rows = [(-22 + 44 * c / N, 0.5 + 60 * (r / N) ** 1.6) for r in range(N + 1) for c in range(N + 1)]
kit.from_data('ground', [(x, y, ground(x, y)) for x, y in rows], [(r * (N + 1) + c, r * (N + 1) + c + 1, (r + 1) * (N + 1) + c + 1, (r + 1) * (N + 1) + c) for r in range(N) for c in range(N)], litter)


def pine(x, y, r, fine=False):
    """A trunk in plates of bark; broken stubs of the boughs it lost."""
    sides, rows, tall = (72, 190, 11.0) if fine else (18, 26, 24.0)
    lean, salt = (chance.gauss(0, 0.012), chance.gauss(0, 0.012)), chance.uniform(0, 99)
    vertices = []
    for k in range(rows + 1):
        z = tall * (k / rows) - 0.2
        for i in range(sides):
            a = math.tau * i / sides
            thick = r * (1 - 0.018 * z + 0.55 * math.exp(-max(0, z) * 3.2) * (1 + 0.3 * math.cos(5 * a + salt)))
            if fine:
                gap = noise.voronoi((math.cos(a) * r * 9 + salt, math.sin(a) * r * 9, z * 2.7))[0]
                thick += 0.055 * r * min(1.0, (gap[1] - gap[0]) * 3.2) + 0.02 * r * noise.noise((a * 3, z * 6, salt))
            vertices.append((x + lean[0] * z + thick * math.cos(a), y + lean[1] * z + thick * math.sin(a), z))
    kit.from_data('pine', vertices, [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i) for k in range(rows) for i in range(sides)], bark)
    for _ in range(chance.randint(2, 6)):
        z, a, long = chance.uniform(2.6, 8), chance.uniform(0, math.tau), chance.uniform(0.15, 1.3)
        root = kit.Vector((x + lean[0] * z, y + lean[1] * z, z))
        way = kit.Vector((math.cos(a), math.sin(a), chance.uniform(-0.35, 0.15)))
        kit.tube([root, root + way * (r + long * 0.5), root + way * (r + long) + kit.Vector((0, 0, -0.1 * long))], 0.018, bark, resolution=2)


for x, y, r in ((-1.95, 5.4, 0.25), (2.6, 7.4, 0.25), (4.4, 10.5, 0.24), (-4.9, 9.8, 0.23)):
    pine(x, y, r, True)
for x, y, r in ((0.55, 13.2, 0.22), (-2.9, 14.4, 0.2), (2.6, 15.8, 0.22), (-0.35, 20.5, 0.22), (-3.7, 19, 0.2), (1.5, 22, 0.21), (5.6, 17, 0.23), (-6.6, 16, 0.22)):
    pine(x, y, r)
for _ in range(120):
    y = chance.uniform(21, 62)
    x = chance.uniform(-0.46, 0.48) * y
    if abs(x / y - LAMP.x / LAMP.y) > 0.035:
        pine(x, y, chance.uniform(0.15, 0.26))

# straw on the ground, grass in tufts, ferns of young pine
lines = []
for _ in range(5200):
    y = 2.2 + 9 * chance.random() ** 1.4
    x, a, long = chance.uniform(-0.45, 0.45) * y, chance.uniform(0, math.tau), chance.uniform(0.07, 0.18)
    z = ground(x, y) + 0.012
    lines.append([(x, y, z + chance.uniform(0, 0.03)), (x + long * math.cos(a), y + long * math.sin(a), z + chance.uniform(-0.005, 0.035))])
kit.tubes(lines, 0.0016, stem, 0)
vertices, faces = [], []
for _ in range(150):
    cy = 3.6 + 18 * chance.random() ** 1.2
    cx = chance.uniform(-0.44, 0.46) * cy
    for i in range(26):
        root = kit.Vector((cx + chance.gauss(0, 0.07), cy + chance.gauss(0, 0.07), ground(cx, cy) - 0.02))
        a, tall, out = chance.uniform(0, math.tau), chance.uniform(0.16, 0.52), chance.uniform(0.08, 0.34)
        for k in range(8):
            s = k / 7
            w, base = 0.0036 * (1 - s ** 2) + 0.0006, len(vertices)
            at = root + kit.Vector((out * s * s * math.cos(a), out * s * s * math.sin(a), tall * (s - 0.38 * s ** 3)))
            vertices += [(at.x - w, at.y, at.z), (at.x + w, at.y, at.z)]
            if k:
                faces.append((base - 2, base - 1, base + 1, base))
kit.from_data('tufts', vertices, faces, stem, smooth=False)


def needles(bm):
    """A young bough: needles all about a twig."""
    pick = random.Random(3)
    for k in range(300):
        s = k / 300
        at = kit.Vector((0.75 * s, 0, 0.1 * math.sin(2.4 * s)))
        a = pick.uniform(0, math.tau)
        way = kit.Vector((0.75, math.cos(a), math.sin(a) + 0.1)).normalized() * pick.uniform(0.14, 0.24)
        side = kit.Vector((-way.y, way.x, 0)).normalized() * 0.0022
        bm.faces.new([bm.verts.new(v) for v in (at - side, at + side, at + way + side * 0.3, at + way - side * 0.3)])


bough = kit.from_bmesh('bough', needles, green, loc=(0, 0, -9), smooth=False)
for x, y, tall in ((-3.6, 7.6, 1.5), (4.0, 8.2, 1.9), (1.7, 11.5, 1.2), (-5.6, 12, 2.1), (6.4, 14, 2.4), (3.3, 19, 1.8)):
    kit.tube([(x, y, 0), (x + 0.05, y, tall)], 0.018, bark, resolution=2)
    for k in range(int(tall * 11)):
        s = chance.uniform(0.15, 1.0)
        kit.copy(bough, (x + 0.05 * s, y, tall * s), (chance.uniform(-20, 20), -chance.uniform(5, 38), chance.uniform(0, 360)), (1.25 - 0.7 * s) * chance.uniform(0.8, 1.1))

# the work light on its stand, the camera beside it
x, y, z = LAMP
kit.tube([(x, y, 0), (x, y, z)], 0.02, black, smooth=False)
for a in (40, 160, 280):
    kit.tube([(x, y, 0.75), (x + 0.45 * math.cos(math.radians(a)), y + 0.45 * math.sin(math.radians(a)), 0.05)], 0.014, black, smooth=False)
head = kit.lathe([(0.0, -0.2), (0.1, -0.2), (0.13, -0.12), (0.19, 0.1), (0.2, 0.12), (0.185, 0.12)], black, LAMP, (78, 0, 8), 40)
face = kit.sphere(0.17, LAMP + kit.Vector((0, -0.12, -0.02)), glow('face', (1.0, 0.68, 0.34), 16), (1, 0.35, 1), 32)
face.visible_shadow = head.visible_shadow = False
kit.point(LAMP + kit.Vector((0, -0.25, -0.03)), (1.0, 0.5, 0.17), 1700, 0.12)
parts = [kit.box((0.2, 0.34, 0.22), (0, 0, 1.5), black, bevel=0.02), kit.cylinder(0.065, 0.26, (0, -0.28, 1.5), black, (90, 0, 0)), kit.box((0.26, 0.1, 0.2), (0, -0.42, 1.5), black, bevel=0.01), kit.tube([(0, -0.12, 1.6), (0, -0.12, 1.7), (0, 0.12, 1.7), (0, 0.12, 1.6)], 0.018, black), kit.box((0.15, 0.03, 0.11), (0.02, 0.05, 1.83), black, (12, 0, 20), 0.01), kit.box((0.18, 0.22, 0.16), (0, 0, 1.3), black, bevel=0.03)]
parts += [kit.tube([(0.06 * math.cos(a), 0.06 * math.sin(a), 1.24), (0.46 * math.cos(a), 0.46 * math.sin(a), 0.0)], 0.026, black, smooth=False) for a in (0.5, 2.6, 4.7)]
kit.group(parts, (-0.5, 12.2, 0.0), (0, 0, 75))
kit.haze(0.0048, (44, 40, 14), (0.9, 0.95, 1.0), (0, 21.2, 6.9))
kit.area((-6, 1, 7), (0, 6, 1), (6, 3), (0.5, 0.85, 0.95), 90).visible_glossy = False
kit.camera(LENS, TARGET, 40, 1.8, 9.0)
kit.glare(0.4, 0.05, threshold=1.2, streak_threshold=8, streak_color=(1, 0.7, 0.4))
hush()
kit.finish(job.out)
