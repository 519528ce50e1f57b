"""Salitre: neon letters on a salt-eaten corner by the sea, one tube broken; a can of teal paint and its brush on the ledge. In
decimeters; the wall faces -y, its corner is at the right, the street lamps are far behind."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0025, 0.004, 0.006), seed=17, bounces=4)
TEAL, AMBER = (0.01, 0.62, 0.58), (1.0, 0.5, 0.16)

# stucco: old teal paint under a bloom of salt, stained down from the brackets
wall, g = graph_material('wall')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, _, z = g.split(p)
patches = g.noise(g.vector('MULTIPLY', p, (1.0, 1.0, 0.8)), 0.33, 9.0, 0.9)
salted = g.step(g.math('ADD', patches, g.math('MULTIPLY', z, -0.022)), 0.5, 0.6)
crumbs = g.noise(p, 9.0, 6.0, 0.4)
streak = g.step(g.noise(g.vector('MULTIPLY', p, (2.6, 1.0, 0.12)), 1.0, 4.0), 0.5, 0.75)
paint = g.mix(g.step(g.noise(p, 1.6, 8.0), 0.45, 0.55), (0.12, 0.17, 0.155), (0.2, 0.2, 0.18))
paint = g.mix(g.math('MULTIPLY', streak, 0.6), paint, (0.07, 0.035, 0.018))
color = g.mix(salted, paint, g.mix(crumbs, (0.35, 0.35, 0.33), (0.85, 0.85, 0.82)))
height = g.math('ADD', g.math('MULTIPLY', salted, g.math('ADD', 0.05, g.math('MULTIPLY', crumbs, 0.16))), g.math('MULTIPLY', g.noise(p, 5.0, 8.0), 0.07))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
rough = g.math('SUBTRACT', 0.72, g.math('MULTIPLY', g.math('SUBTRACT', 1.0, salted), 0.35))
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Normal': normal}).outputs[0])
kit.box((60, 30, 50), (-24.2, 15, 0), wall, bevel=0.35)  # ends at the corner, x = 5.8
kit.box((62, 3.4, 0.9), (-24.9, 0.2, -5.1), wall, bevel=0.18)

crystal = kit.material('crystal', (0.85, 0.86, 0.84), 0.14)
grain = kit.from_bmesh('grain', lambda bm: kit.bmesh.ops.create_cube(bm, size=1), crystal, loc=(0, 90, 0), smooth=False)


def crust(count, place, low, high):
    """Cubes of salt grown together about places."""
    for _ in range(count):
        kit.copy(grain, place(), [random.uniform(0, 90) for _ in range(3)], random.uniform(low, high) * random.choice((0.5, 0.7, 1.0)))


# raised letters of sheet metal, rusted at their edges, a tube on each
face = kit.material('face', (0.06, 0.11, 0.105), 0.45, 0.2)
kit.link(face, kit.ramp(face, kit.noise(face, 0.9, 8), [(0.42, (0.05, 0.12, 0.115)), (0.52, (0.11, 0.04, 0.015)), (0.62, (0.5, 0.49, 0.46))]), kit.principled(face)['Base Color'])
kit.noise_bump(face, 3, 0.4)
cap = kit.material('cap', (0.012, 0.012, 0.012), 0.35)
glass = kit.material('glass', (0.5, 0.6, 0.6), 0.06, transmission=0.85, ior=1.2)
steel = kit.material('steel', (0.3, 0.2, 0.13), 0.5, 0.8)
gas, g = graph_material('gas')
facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
core = tuple(1.5 * (0.8 * c + 0.2) for c in TEAL)
g.out(g.emission(g.ramp(facing, [(0.02, core), (0.35, TEAL), (1.0, tuple(0.18 * c for c in TEAL))]), 4.2))
H, W, R = 3.4, 1.5, 0.11
STROKES = {'H': [[(-0.5, -0.5), (-0.5, 0.5)], [(0.5, -0.5), (0.5, 0.5)], [(-0.5, 0), (0.5, 0)]],
           'O': [[(0.5 * math.sin(math.tau * k / 28), 0.5 * math.cos(math.tau * k / 28)) for k in range(29)]],
           'T': [[(-0.5, 0.5), (0.5, 0.5)], [(0, 0.5), (0, -0.5)]],
           'E': [[(0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)], [(-0.5, 0), (0.35, 0)]], 'L': [[(-0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)]]}


def tube(points, made, y=-1.0):
    """Glass along a stroke: it comes up from the letter at one end and goes back at the other; held by wire."""
    line = [(a, y, b) for a, b in points]
    fine = []
    for a, b in zip(line, line[1:]):
        fine += [kit.Vector(a).lerp(kit.Vector(b), k / 6) for k in range(6)]
    fine.append(kit.Vector(line[-1]))
    kit.tube(fine, R, made)
    for end in (fine[0], fine[-1]):
        kit.tube([end, end + kit.Vector((0, 0.14, 0)), end + kit.Vector((0, 0.6, 0))], R * 1.12, cap)
        kit.sphere(R * 1.12, end, cap, segments=16)
    for at in fine[3::6]:
        kit.tube([at + kit.Vector((-0.16, 0.5, 0)), at + kit.Vector((-0.16, 0, 0)), at + kit.Vector((0, -0.14, 0)), at + kit.Vector((0.16, 0, 0)), at + kit.Vector((0.16, 0.5, 0))], 0.022, steel)
    return fine


for index, letter in enumerate('HOTEL'):
    cx = -9.1 + index * 3.05
    for stroke in STROKES[letter]:
        points = [(cx + a * W * (1.25 if letter == 'O' else 1.0), b * H - 0.9) for a, b in stroke]
        for (ax, az), (bx, bz) in zip(points, points[1:]):
            long, turn = math.hypot(bx - ax, bz - az), math.degrees(math.atan2(bz - az, bx - ax))
            kit.box((long + 0.62, 0.55, 0.62), ((ax + bx) / 2, -0.28, (az + bz) / 2), face, (0, -turn, 0), 0.04)
        if letter == 'T' and len(points) == 2 and points[0][0] == points[1][0]:
            # the broken stem: a lit stump with a ragged end, then nothing, then dark glass
            top, low = points
            tube([top, (top[0], top[1] - 0.55)], gas)
            kit.tube([(low[0], -1.0, low[1]), (low[0], -1.0, low[1] + 1.25)], R, glass)
            kit.tube([(low[0], -0.3, low[1]), (low[0], -1.0, low[1])], R * 1.12, cap)
            for k in range(9):
                a = math.tau * k / 9
                kit.cylinder(0.05, 0.34, (low[0] + R * 0.8 * math.cos(a), -1.0 + R * 0.8 * math.sin(a), low[1] + 1.25 + random.uniform(0.0, 0.12)), glass, (random.uniform(-9, 9), random.uniform(-9, 9), 0), radius_top=0.004, segments=4)
        else:
            tube(points, gas)
        spans = list(zip(points, points[1:]))

        def edge():
            """A place on the upper side of the stroke, more of them low down."""
            (ax, az), (bx, bz) = random.choice(spans)
            t = random.random()
            return ax + (bx - ax) * t + random.gauss(0, 0.22), -0.5 - abs(random.gauss(0, 0.07)), min(az, bz) + abs(bz - az) * t * 0.55 - 0.2 + random.gauss(0, 0.16)
        crust(150, edge, 0.03, 0.12)
# salt heaped on the ledge, hanging from it
crust(2600, lambda: (random.uniform(-11, 5.6), random.triangular(-1.5, 0.0, -0.1), -4.62 + abs(random.gauss(0, 0.1))), 0.04, 0.2)
crust(700, lambda: (random.uniform(-10, 5.6), -1.5 - abs(random.gauss(0, 0.04)), -4.7 - abs(random.gauss(0, 0.3))), 0.04, 0.15)

# what he repaints it with
tin = kit.material('tin', (0.5, 0.5, 0.5), 0.28, 0.9)
kit.uneven_rough(tin, 2, 0.2, 0.5)
enamel = kit.material('enamel', (0.01, 0.3, 0.28), 0.12, coat=1.0)
CAN = (0.75, -0.85, -4.65)
kit.lathe([(0.0, 0.02), (0.52, 0.02), (0.54, 0.0), (0.54, 0.06), (0.52, 0.1), (0.52, 1.12), (0.55, 1.16), (0.55, 1.2), (0.48, 1.2), (0.47, 1.1), (0.47, 0.9)], tin, CAN, segments=96)
kit.cylinder(0.475, 0.02, (CAN[0], CAN[1], CAN[2] + 0.95), enamel)
for a, low in ((-1.9, 0.5), (-1.5, 0.85), (-1.2, 0.35), (-0.6, 0.2)):
    kit.tube([(CAN[0] + 0.5 * math.cos(a), CAN[1] + 0.5 * math.sin(a), CAN[2] + 1.2), (CAN[0] + 0.55 * math.cos(a), CAN[1] + 0.55 * math.sin(a), CAN[2] + 1.1), (CAN[0] + 0.535 * math.cos(a), CAN[1] + 0.535 * math.sin(a), CAN[2] + 1.1 - low)], 0.045, enamel)
wood = kit.material('wood', (0.3, 0.15, 0.06), 0.45, coat=0.3)
bristle = kit.material('bristle', (0.03, 0.02, 0.012), 0.7)
brush = [kit.box((0.5, 0.13, 0.34), (0, 0, 0), tin, bevel=0.02), kit.lathe([(0.0, 0.0), (0.16, 0.1), (0.1, 0.6), (0.08, 1.2), (0.12, 1.6), (0.0, 1.75)], wood, (0, 0, 0.1), segments=32),
         kit.box((0.46, 0.1, 0.5), (0, 0, -0.4), bristle, bevel=0.03), kit.box((0.48, 0.12, 0.22), (0, 0, -0.58), enamel, bevel=0.04)]
kit.group(brush, (CAN[0] + 0.12, CAN[1] - 0.05, CAN[2] + 1.42), (-6, 20, 10))

# behind the corner: lamps of the drive, a lit window or two, wet asphalt
for i in range(38):
    d = random.uniform(60, 240)
    color = random.choice((AMBER, AMBER, AMBER, (1.0, 0.75, 0.5), TEAL, (1.0, 0.12, 0.1)))
    kit.sphere(0.0042 * d, (5.8 + d * random.uniform(0.77, 1.12), d, random.uniform(-0.04, 0.2) * d), glow(f'lamp{i}', color, random.uniform(3, 16)), segments=12)
kit.plane((800, 800), (100, 300, -16), kit.material('asphalt', (0.01, 0.01, 0.011), 0.14, bump=(0.6, 0.1)))

for index in (0, 1, 3, 4):
    kit.area((-9.1 + index * 3.05, -1.6, -0.9), (-9.1 + index * 3.05, 0, -1.4), (1.8, 3.2), TEAL, 50).visible_glossy = False
kit.spot((19, -3.5, 3.5), (1.5, -0.8, -3.6), AMBER, 16000, 40, 0.7, 0.5)
kit.area((-14, -16, -2), (-3, 0, -3), (2, 12), (0.1, 0.2, 0.32), 160)
kit.camera((-5.6, -14.5, -3.5), (-0.85, 0, -1.75), 35, 0.05, (-2.6, -1.0, -0.6))
kit.glare(0.45, 0.1, threshold=1.4, streak_threshold=5, streak_color=(0.3, 0.9, 0.9))
hush()
kit.finish(job.out)
