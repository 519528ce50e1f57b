"""A camera crane crossing beams of light in a hazy hangar; nobody at it yet."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.002, 0.004, 0.006), bounces=4)
AIR = (0.02, 0.036, 0.04)


def misty(name, color, rough, metal=0.0, reach=55):
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    wear = g.math('ADD', rough - 0.12, g.math('MULTIPLY', g.noise(p, 1.3, 7.0, 0.5), 0.3))
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': wear, 'Metallic': metal}).outputs[0]
    g.out(aerial(g, body, AIR, reach))
    return material


floor = misty('floor', (0.05, 0.05, 0.05), 0.28)
iron = misty('iron', (0.03, 0.03, 0.03), 0.5, 0.5)
skin = misty('skin', (0.06, 0.065, 0.07), 0.7)
black = kit.material('black', (0.006, 0.006, 0.007), 0.35)
steel = kit.material('steel', (0.12, 0.12, 0.12), 0.35, 0.8)

kit.plane((80, 140), (0, 50, 0), floor)
for y in range(4, 90, 8):
    arch = [(18 * math.cos(a), y, 13 * math.sin(a)) for a in [math.pi * i / 28 for i in range(29)]]
    kit.tube(arch, 0.16, iron, resolution=2)
    inner = [(17.1 * math.cos(a), y, 12.1 * math.sin(a)) for a in [math.pi * i / 28 for i in range(29)]]
    kit.tube(inner, 0.1, iron, resolution=2)
    web = [(arch if i % 2 else inner)[i] for i in range(29)]
    kit.tube(web, 0.05, iron, smooth=False, resolution=1)
for a in [math.pi * i / 14 for i in range(1, 14)]:
    kit.tube([(17.9 * math.cos(a), 0, 12.9 * math.sin(a)), (17.9 * math.cos(a), 92, 12.9 * math.sin(a))], 0.07, iron, smooth=False, resolution=1)
vertices = [(18.4 * math.cos(math.pi * i / 40), y, 13.4 * math.sin(math.pi * i / 40)) for y in (-6, 92) for i in range(41)]
kit.from_data('skin', vertices, [(i, i + 1, i + 42, i + 41) for i in range(40)], skin)
# the far door stands open a hand's width on the evening
kit.box((30, 0.3, 26), (-16.2, 90, 0), skin)
kit.box((30, 0.3, 26), (17.6, 90, 0), skin)
kit.plane((8, 13), (0.7, 92, 6), glow('outside', (0.1, 0.4, 0.46), 0.55), rot=(90, 0, 0))

beams = [((-9.5, 34, 10.4), (1.5, 27, -0.6), kit.ORANGE, 1.0), ((-1.0, 40, 11.8), (6.0, 30, -0.6), kit.AMBER, 0.75), ((8.5, 46, 10.6), (10.5, 34, -0.6), kit.ORANGE, 0.6)]
for at, to, color, power in beams:
    beam(at, to, 0.3, 2.3, color, 0.85 * power, smoke=0.16)
    kit.spot(at, to, color, 9000 * power, 21, 0.4, 0.2)
    kit.cylinder(0.42, 0.8, (at[0], at[1], at[2] + 0.62), black)
    lens = kit.sphere(0.24, at, glow('lens', color, 90))
    lens.visible_glossy = lens.visible_shadow = False

# the crane: a lattice arm on a pillar, lead at its tail, a camera head at its tip
pivot, tip, tail = (7.2, 19, 2.7), (-4.4, 20.5, 7.0), (10.4, 18.6, 1.5)
along = [t - p for t, p in zip(tip, pivot)]


def lattice(a, b, size_a, size_b, bays):
    """Square lattice girder between two points."""
    a, b = kit.Vector(a), kit.Vector(b)
    side = (b - a).normalized().cross(kit.Vector((0, 0, 1))).normalized()
    up = side.cross((b - a).normalized())
    rails = []
    for s, u in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rail = [a + (b - a) * (i / bays) + (side * s + up * u) * (size_a + (size_b - size_a) * i / bays) for i in range(bays + 1)]
        kit.tube([rail[0], rail[-1]], 0.045, steel, smooth=False, resolution=2)
        rails.append(rail)
    for k in range(4):
        zigzag = [rails[(k + i % 2) % 4][i] for i in range(bays + 1)]
        kit.tube(zigzag, 0.025, steel, smooth=False, resolution=1)


lattice(tail, tip, 0.3, 0.16, 26)
kit.tube([tail, (6.4, 19.1, 5.0), tip], 0.018, steel, smooth=False)
kit.box((0.16, 0.16, 2.1), (6.6, 19.1, 3.95), black)
kit.box((0.5, 0.7, 2.8), (7.2, 19, 1.4), black, bevel=0.05)
kit.box((2.6, 1.9, 0.35), (7.2, 19, 0.45), black, bevel=0.04)
for x in (6.1, 8.3):
    kit.cylinder(0.32, 0.25, (x, 18.0, 0.32), black, rot=(90, 0, 0))
for i in range(4):
    kit.box((0.26, 0.9, 1.0), (9.9 + i * 0.3, 18.6, 1.55), black, bevel=0.03)
kit.box((0.1, 0.3, 1.0), (-4.4, 20.5, 6.5), black)
kit.box((0.85, 0.4, 0.42), (-4.5, 20.5, 5.85), black, (0, 14, 0), 0.04)
kit.cylinder(0.17, 0.6, (-5.1, 20.5, 5.72), black, (0, 104, 0))
kit.box((0.4, 0.3, 0.3), (-4.1, 20.5, 6.15), black, bevel=0.03)
kit.sphere(0.03, (-4.2, 20.25, 6.3), kit.material('tally', emit=(1, 0.05, 0.02), strength=80))
kit.point((-10, 74, 9), kit.TEAL, 9000, 1.5).visible_glossy = False
kit.point((12, 8, 11), kit.TEAL, 1600, 1.0).visible_glossy = False
kit.camera((-1.6, -1, 1.3), (1.6, 30, 5.3), 36, 2.0, 20)
kit.glare(0.3, 0.12, streak_color=(1, 0.7, 0.45))
hush()
kit.finish(job.out)
