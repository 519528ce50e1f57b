"""A cypress slough at first light: fluted trunks and their knees in still water, low mist, sawgrass near the camera, a heron
that fishes where the sun comes through. Meters; the sun lies toward +y."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import hush
from shading import graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=52, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 32
LENS, TARGET = (0.0, 0.0, 0.95), (0.75, 20.0, 1.7)
SUN = kit.Vector((0.115, 1.0, 0.085)).normalized()
COLD, GOLD = (0.035, 0.075, 0.075), (1.0, 0.44, 0.12)


def air(g, direction):
    """Color of the mist as seen along a direction: gold about the sun, cold away from it."""
    away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', direction, (1.0, 1.0, 1.3)), 1: (SUN.x, SUN.y, SUN.z * 1.3)}, operation='DISTANCE').outputs['Value']
    near = g.math('POWER', 2.718, g.math('MULTIPLY', away, -6.5))
    return g.mix(1.0, g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', away, -5.0)), COLD, (0.34, 0.17, 0.075)), g.mix(near, (0, 0, 0), GOLD), 'ADD')


def morning(g, direction, color):
    mist = air(g, direction)
    disc = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(SUN)}, operation='DISTANCE').outputs['Value']
    z = g.split(direction)[2]
    color = g.mix(g.step(z, 0.5, 0.02), color, mist)
    return g.mix(1.0, color, g.mix(g.step(disc, 0.0165, 0.0145), (0, 0, 0), (14.0, 8.0, 3.2)), 'ADD')


sky([(0.0, (0.05, 0.078, 0.075)), (0.3, (0.05, 0.09, 0.1)), (1.0, (0.03, 0.06, 0.075))], 0.8, morning)


def lost(g, shader, reach=74.0):
    """Mist between the camera and a thing: thick by the water, thin above it."""
    geometry = g.node('ShaderNodeNewGeometry').outputs
    z = g.split(geometry['Position'])[2]
    far = g.node('ShaderNodeCameraData').outputs['View Distance']
    thick = g.math('ADD', 0.45, g.math('MULTIPLY', 1.5, g.math('POWER', 2.718, g.math('MULTIPLY', z, -0.75))))
    clear = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('MULTIPLY', far, thick), -1.0 / reach))
    color = air(g, g.vector('MULTIPLY', geometry['Incoming'], (-1.0, -1.0, -1.0)))
    return g.blend(clear, g.emission(color, 0.8), shader)


# water: still, a breath of wind further out, rings about the heron's legs
HERON = kit.Vector((1.35, 11.6, 0.0))
surface, g = graph_material('water')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
height = g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', p, (0.5, 1.0, 1.0)), 0.8, 4.0, 0.5), 0.022)
far = g.node('ShaderNodeVectorMath', {0: p, 1: tuple(HERON)}, operation='DISTANCE').outputs['Value']
rings = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 21.0)), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', far, -1.1)), 0.007))
normal = g.node('ShaderNodeBump', {'Height': g.math('ADD', height, rings), 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(lost(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.004, 0.006, 0.005), 'Roughness': 0.03, 'IOR': 1.33, 'Normal': normal}).outputs[0], 150.0))
kit.plane((500, 500), (0, 240, 0), surface)

bark, g = graph_material('bark')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
grain = g.noise(g.vector('MULTIPLY', p, (5.0, 5.0, 0.7)), 2.4, 9.0, 0.6)
tone = g.ramp(grain, [(0.3, (0.03, 0.026, 0.022)), (0.55, (0.1, 0.085, 0.07)), (0.75, (0.2, 0.18, 0.155))])
stain = g.step(g.math('ADD', g.split(p)[2], g.math('MULTIPLY', grain, 0.3)), 0.75, 0.35)
normal = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 1.0, 'Distance': 0.06}).outputs[0]
g.out(lost(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(g.math('MULTIPLY', stain, 0.75), tone, (0.012, 0.011, 0.01)), 'Roughness': g.math('SUBTRACT', 0.9, g.math('MULTIPLY', stain, 0.35)), 'Normal': normal}).outputs[0]))
green, g = graph_material('green')
hue = g.ramp(g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], 1.4, 4.0), [(0.35, (0.03, 0.035, 0.012)), (0.7, (0.1, 0.085, 0.03))])
g.out(lost(g, g.blend(0.5, g.node('ShaderNodeBsdfDiffuse', {'Color': hue}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': hue}).outputs[0])))


def spray(bm):
    """A cloud of needles about a twig."""
    chance = random.Random(2)
    for _ in range(150):
        at = kit.Vector((chance.gauss(0, 0.42), chance.gauss(0, 0.42), chance.gauss(-0.05, 0.14)))
        a, size = chance.uniform(0, math.tau), chance.uniform(0.06, 0.13)
        side = kit.Vector((math.cos(a), math.sin(a), chance.uniform(-0.6, 0.2))) * size
        wide = kit.Vector((-side.y, side.x, 0)) * 0.22
        bm.faces.new([bm.verts.new(at + v) for v in (-side, wide, side, -wide)])


def beard(bm):
    """Moss that hangs in strands."""
    chance = random.Random(6)
    for _ in range(46):
        x, y, long = chance.gauss(0, 0.1), chance.gauss(0, 0.07), chance.uniform(0.25, 0.95)
        points = [kit.Vector((x + 0.05 * math.sin(k * 1.3 + x * 40), y, -long * k / 5)) for k in range(6)]
        for a, b in zip(points, points[1:]):
            w = kit.Vector((0.012, 0, 0))
            bm.faces.new([bm.verts.new(v) for v in (a - w, a + w, b + w * 0.6, b - w * 0.6)])


needles = kit.from_bmesh('needles', spray, green, loc=(0, 0, -50), smooth=False)
moss = kit.from_bmesh('moss', beard, green, loc=(0, 0, -50), smooth=False)


def cypress(x, y, thick, tall, seed, knees=5):
    """Fluted foot, straight trunk, bent boughs, a flat crown."""
    chance = random.Random(seed)
    waves = [(n, chance.uniform(0, 6.3), chance.uniform(0.3, 1.0)) for n in (3, 5, 7, 11)]
    sides, rows, lean = 56, 60, (chance.uniform(-0.035, 0.035), chance.uniform(-0.02, 0.02))
    vertices = []
    for k in range(rows + 1):
        z = -0.3 + tall * (k / rows) ** 1.7
        flare = math.exp(-max(0, z) / (2.3 * thick + 0.3))
        for i in range(sides):
            a = math.tau * i / sides
            flute = sum(w * math.cos(n * a + ph + 0.1 * z) for n, ph, w in waves) / 3
            r = thick * (0.52 * (1 - 0.55 * z / tall) + 0.75 * flare) * (1 + flute * (0.6 * flare + 0.1))
            vertices.append((x + lean[0] * z + r * math.cos(a), y + lean[1] * z + r * math.sin(a), z))
    kit.from_data('trunk', vertices, [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i) for k in range(rows) for i in range(sides)], bark)
    for k in range(int(tall * 1.5)):
        z = tall * chance.uniform(0.34, 1.0) ** 0.8
        a, long = chance.uniform(0, math.tau), chance.uniform(0.9, 3.1) * (1.25 - 0.5 * z / tall)
        root = kit.Vector((x + lean[0] * z, y + lean[1] * z, z))
        path = [root + kit.Vector((long * s * math.cos(a + 0.35 * s), long * s * math.sin(a + 0.35 * s), 0.28 * long * math.sin(2.6 * s))) for s in (0, 0.3, 0.6, 1.0)]
        kit.tube(path, 0.035 + 0.02 * thick, bark, resolution=2)
        for s in (1, 2, 3, 3):
            kit.copy(needles, path[s] + kit.Vector((chance.gauss(0, 0.2), chance.gauss(0, 0.2), 0.05)), (0, 0, chance.uniform(0, 360)), chance.uniform(0.7, 1.3))
        if chance.random() < 0.6:
            kit.copy(moss, path[chance.choice((1, 2, 3))], (0, 0, chance.uniform(0, 360)), chance.uniform(0.7, 1.7))
    for k in range(knees):
        a, far = chance.uniform(0, math.tau), thick * chance.uniform(1.5, 3.4)
        size = chance.uniform(0.18, 0.5)
        profile = [(0.36 * size * (1 - t) ** 0.7 + 0.06 * (t < 1) + 0.1 * size * math.exp(-5 * t), size * 1.4 * t - 0.1) for t in [i / 9 for i in range(10)]]
        kit.lathe(profile + [(0.0, size * 1.4 - 0.08)], bark, (x + far * math.cos(a), y + far * math.sin(a), 0), (chance.uniform(-8, 8), chance.uniform(-8, 8), 0), 20)


cypress(-3.55, 13.5, 0.85, 15, 3, 8)
cypress(4.6, 15.5, 0.8, 15, 11, 7)
cypress(-0.9, 21.0, 0.6, 14, 6, 6)
chance = random.Random(14)
for k in range(44):
    y = 25 + 95 * (k / 43) ** 1.2
    x = chance.uniform(-0.62, 0.66) * y
    if abs(x / y - SUN.x) < 0.03 and y < 70:
        x += 0.09 * y
    cypress(x, y, chance.uniform(0.3, 0.62), chance.uniform(9, 14), 100 + k, 2 if y < 45 else 0)

# layers of mist that hang over the water
for k, (y, amount) in enumerate(((9.5, 0.16), (12.6, 0.22), (17.5, 0.3), (23, 0.34), (31, 0.4), (42, 0.4))):
    layer, g = graph_material('mist')
    p = g.node('ShaderNodeNewGeometry').outputs
    z = g.split(p['Position'])[2]
    wisp = g.noise(g.vector('MULTIPLY', p['Position'], (0.35, 1.0, 1.5)), 0.9, 6.0, 0.8)
    share = g.math('MULTIPLY', g.math('MULTIPLY', g.step(wisp, 0.32, 0.7), g.math('POWER', 2.718, g.math('MULTIPLY', z, -1.6 / (1 + 0.03 * y)))), amount)
    color = air(g, g.vector('MULTIPLY', p['Incoming'], (-1.0, -1.0, -1.0)))
    g.out(g.blend(share, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(color, 1.0)))
    sheet = kit.plane((90, 5), (0, y, 2.5), layer, (90, 0, 0))
    sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False

# sawgrass: ribbons that bend and break, lit through from behind
straw, g = graph_material('straw')
hue = g.ramp(g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], 4.0, 3.0), [(0.35, (0.05, 0.06, 0.018)), (0.65, (0.2, 0.15, 0.05))])
g.out(lost(g, g.blend(0.55, g.node('ShaderNodeBsdfPrincipled', {'Base Color': hue, 'Roughness': 0.5}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': hue}).outputs[0])))
vertices, faces = [], []
for cx, cy, many, spread, high in ((-1.75, 4.4, 70, 0.3, 1.25), (-2.5, 6.2, 60, 0.4, 1.3), (2.75, 5.6, 90, 0.35, 1.25), (3.7, 8.0, 80, 0.5, 1.4), (-5.5, 16, 90, 1.2, 1.3), (7.5, 20, 120, 1.6, 1.4), (2.6, 24, 90, 1.6, 1.2), (-8, 27, 120, 2.5, 1.4)):
    for i in range(many):
        root = kit.Vector((cx + chance.gauss(0, spread), cy + chance.gauss(0, spread), -0.05))
        a, tall, out = chance.uniform(0, math.tau), high * chance.uniform(0.5, 1.12), chance.uniform(0.1, 0.65)
        snap = chance.uniform(0.5, 0.85) if chance.random() < 0.22 else 2
        wide, at = 0.0055 * (1 + cy / 30), root
        for k in range(11):
            s = k / 10
            if s < snap:
                at = root + kit.Vector((out * s * s * math.cos(a), out * s * s * math.sin(a), tall * (s - 0.22 * out * s ** 3)))
            else:
                at = at + kit.Vector((0.05 * math.cos(a), 0.05 * math.sin(a), -0.06)) * tall
            w, base = wide * (1 - s ** 2) + 0.0008, len(vertices)
            vertices.extend([(at.x - w, at.y, at.z), (at.x + w, at.y, at.z)])
            if k:
                faces.append((base - 2, base - 1, base + 1, base))
kit.from_data('sawgrass', vertices, faces, straw, smooth=False)

# the heron, its neck drawn to strike
feather, g = graph_material('feather')
g.out(lost(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.07, 0.08, 0.09), 'Roughness': 0.7}).outputs[0]))
bird = [kit.lathe([(0.0, -0.3), (0.03, -0.27), (0.085, -0.12), (0.105, 0.02), (0.08, 0.16), (0.03, 0.25), (0.0, 0.27)], feather, (0, 0, 0.66), (0, 62, 0), 32), kit.tube([(0.16, 0, 0.76), (0.27, 0, 0.86), (0.2, 0, 0.98), (0.24, 0, 1.1), (0.33, 0, 1.12)], 0.026, feather), kit.sphere(0.038, (0.35, 0, 1.125), feather, (1.5, 0.8, 0.85), 20)]
bird += [kit.cylinder(0.017, 0.17, (0.47, 0, 1.1), feather, (0, 99, 0), radius_top=0.002, segments=16), kit.tube([(0.33, 0, 1.15), (0.24, 0, 1.16), (0.17, 0, 1.13)], 0.006, feather), kit.tube([(-0.18, 0, 0.6), (-0.32, 0, 0.5)], 0.03, feather)]
bird += [kit.tube([(0.0, y, 0.6), (-0.03 - x, y, 0.32), (x, y, -0.05)], 0.009, feather, smooth=False) for x, y in ((0.03, 0.03), (-0.05, -0.03))]
kit.group(bird, HERON, (0, 0, 172), 1.12)
kit.area(tuple(SUN * 80 + kit.Vector((0, 0, 6))), (0, 8, 1), (10, 10), (1.0, 0.55, 0.2), 190000).visible_glossy = False
kit.area((-8.5, 8.5, 2.5), (-3.5, 13.5, 2), (1.5, 5), (0.3, 0.85, 0.9), 190).visible_glossy = False
kit.area((10, 12.5, 3), (4.6, 15.5, 2), (1.5, 5), (0.35, 0.85, 0.9), 170).visible_glossy = False
kit.camera(LENS, TARGET, 50, 1.6, 12.0)
kit.glare(0.4, 0.05, threshold=1.2, streak_threshold=7, streak_color=(1, 0.65, 0.35))
hush()
kit.finish(job.out)
