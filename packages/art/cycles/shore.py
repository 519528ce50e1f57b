"""An empty beach minutes before sunrise: low waves and their foam on wet sand, a fishing pier with its lamps still on, sea oats
near the camera. View tower: the sun is up, a lifeguard tower stands before it. log=1 leaves it flat, as a camera records it.
Meters; the sea lies toward +y."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, graph_material, sky
from mathutils import noise

job = kit.job()
tower = job.args.get('view') == 'tower'
kit.reset(job.samples, job.width, job.height, seed=29, bounces=4)
LENS, TARGET = ((-1.5, -4.0, 1.5), (1.6, 40.0, 6.2)) if tower else ((0.0, -4.0, 2.0), (1.6, 40.0, 0.9))
AIR = (0.3, 0.14, 0.075)
SUN = kit.Vector((-0.05, 1.0, 0.052) if tower else (0.1, 1.0, -0.025)).normalized()


def dawn(g, direction, color):
    """Light gathers where the sun will rise; low banks of cloud, their edges lit."""
    x, y, z = g.split(direction)
    aside = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', direction, (1.0, 1.0, 3.6)), 1: (SUN.x, SUN.y, SUN.z * 3.6)}, operation='DISTANCE').outputs['Value']
    color = g.mix(1.0, color, g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', aside, -6.5)), (0, 0, 0), (3.2, 1.25, 0.3)), 'ADD')
    bank = g.noise(g.join(g.math('MULTIPLY', x, 2.6), 0.0, g.math('MULTIPLY', z, 24.0)), 2.1, 9.0, 0.6)
    bank = g.math('MULTIPLY', g.step(bank, 0.5, 0.62), g.math('MULTIPLY', g.step(z, 0.24, 0.06), g.step(z, 0.008, 0.03)))
    under = g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', aside, -3.2)), (0.05, 0.06, 0.075), (0.9, 0.22, 0.07))
    color = g.mix(g.math('MULTIPLY', bank, 0.85), color, under)
    if tower:
        away = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(SUN)}, operation='DISTANCE').outputs['Value']
        color = g.mix(1.0, color, g.mix(g.step(away, 0.0185, 0.0165), (0, 0, 0), (34.0, 19.0, 7.5)), 'ADD')
    return color


sky([(0.0, (0.62, 0.25, 0.1)), (0.025, (0.55, 0.24, 0.1)), (0.065, (0.24, 0.19, 0.15)), (0.125, (0.045, 0.125, 0.155)), (0.3, (0.06, 0.12, 0.16)), (1.0, (0.1, 0.19, 0.24))], 0.55, dawn)


def fbm(x, y, octaves=4):
    return sum(noise.noise((x * 2 ** k, y * 2 ** k, k * 7.7)) / 2 ** k for k in range(octaves))


# the shore line winds; the beach falls to it and on below the water
def line(x):
    return 10.5 + 1.1 * math.sin(x * 0.11 + 0.6) + 0.5 * math.sin(x * 0.27)


def ground(x, y):
    d = y - line(x)
    slope = -0.045 * d if d < 0 else -0.06 * d
    rough = 0.05 * fbm(x * 0.9, y * 0.9) * max(0.0, min(1.0, (-d - 3.5) / 4)) + 0.012 * fbm(x * 0.35, y * 0.6, 2)
    return slope + rough


sand, g = graph_material('sand')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
_, _, z = g.split(p)
dry = g.step(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(p, 0.5, 4.0), 0.5), 0.16)), 0.13, 0.3)
tone = g.mix(dry, (0.06, 0.048, 0.038), (0.3, 0.23, 0.165))
lumps = g.math('ADD', g.math('MULTIPLY', g.noise(p, 2.6, 6.0), g.math('ADD', 0.02, g.math('MULTIPLY', dry, 0.75))), g.math('MULTIPLY', g.noise(p, 60.0, 2.0), g.math('ADD', 0.003, g.math('MULTIPLY', dry, 0.03))))
normal = g.node('ShaderNodeBump', {'Height': lumps, 'Strength': 0.9, 'Distance': 0.2}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('ADD', 0.1, g.math('MULTIPLY', dry, 0.8)), 'Specular': g.math('SUBTRACT', 0.6, g.math('MULTIPLY', dry, 0.5)), 'Normal': normal}).outputs[0])
NX, NY = 160, 170
grid = [(x, y, ground(x, y)) for r in range(NY + 1) for c in range(NX + 1) for x, y in [(-24 + 48 * c / NX, -5 + 26 * r / NY)]]
kit.from_data('sand', grid, [(r * (NX + 1) + c, r * (NX + 1) + c + 1, (r + 1) * (NX + 1) + c + 1, (r + 1) * (NX + 1) + c) for r in range(NY) for c in range(NX)], sand)

# the sea: rows of low waves that stand up and spill near the shore, foam where they broke
ROWS = ((0.0, 0.05, 0.5), (4.2, 0.2, 0.9), (10.5, 0.44, 1.3), (20.0, 0.5, 2.2), (33.0, 0.42, 3.4), (52.0, 0.4, 5.0), (78.0, 0.4, 7.0))


def wave(x, d, k):
    """Height and foam of one row of waves at a distance d from the shore line."""
    place, tall, wide = ROWS[k]
    crest = place + 1.3 * fbm(x * 0.05 + k * 9, k * 3.1, 2) + 0.35 * fbm(x * 0.3 + k * 5, 1.7, 2)
    tall *= 0.65 + 0.6 * fbm(x * 0.06 + 20 + k * 4, 8.0, 2) + 0.25
    off = d - crest
    shape = math.exp(-(off / (wide * (0.34 if off < 0 else 1.0))) ** 2)
    foam = 0.0
    if k in (1, 2, 3):
        broken = max(0.0, min(1.0, 0.5 + 2.2 * fbm(x * 0.09 + k * 11, 2.0, 2)))
        foam = broken * (math.exp(-((off + 0.25) / (wide * 0.42)) ** 2) if off < -0.05 else math.exp(-off / (wide * 0.28)))
        if off < 0:
            foam = max(foam, 0.55 * broken * math.exp(off / (wide * 1.6)))
    elif k == 0:
        foam = math.exp(-(off / 0.22) ** 2) + 0.35 * (off > 0) * math.exp(-off / 1.6)
    return tall * shape, foam


vertices, foams = [], []
depth = [0.16 * i for i in range(-4, 150)] + [23.9 + 0.55 * i for i in range(60)] + [57 + 1.8 * i for i in range(30)] + [112 + 40 * i * i / 4 for i in range(1, 22)]
WX = 260
for d in depth:
    reach = 26 + 0.62 * max(0, d)
    for c in range(WX + 1):
        x = 1.6 + reach * (2 * c / WX - 1)
        shore = line(x) if d < 90 else 10.5
        height, foam = 0.0, 0.0
        if d < 110:
            for k in range(len(ROWS)):
                h, f = wave(x, d, k)
                height, foam = height + h, max(foam, f)
            height += 0.03 * fbm(x * 0.5, d * 0.8, 3) * min(1, max(0, d) / 3)
        swash = 0.025 * math.exp(-max(0, d) / 1.2) + 0.01
        vertices.append((x, shore + d, height + max(swash if d > 0 else 0.03 * d, ground(x, shore + d) - 0.01 if d < 0.3 else -9)))
        foams.append(max(0.0, min(1.0, foam)))
surface, g = graph_material('sea')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
foam = g.node('ShaderNodeVertexColor', layer_name='foam').outputs['Color']
ripple = g.math('ADD', g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', p, (0.6, 1.2, 1.0)), 1.1, 5.0, 0.6), 0.12), g.math('MULTIPLY', g.noise(p, 6.5, 3.0), 0.018))
lace = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('ADD', g.vector('MULTIPLY', p, (1.0, 1.0, 0.0)), g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': p, 'Scale': 1.6, 'Detail': 3.0}).outputs['Color'], (0.7, 0.7, 0.0))), 'Scale': 4.2}, feature='DISTANCE_TO_EDGE').outputs['Distance']
net = g.math('ADD', g.step(lace, 0.22, 0.02), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(p, 5.0, 6.0, 0.5), 0.5), 2.2))
cover = g.step(g.math('ADD', g.math('MULTIPLY', foam, 1.7), g.math('MULTIPLY', g.math('SUBTRACT', net, 0.75), 0.4)), 0.15, 0.8)
normal = g.node('ShaderNodeBump', {'Height': g.math('ADD', ripple, g.math('MULTIPLY', cover, g.math('ADD', 0.03, g.math('MULTIPLY', g.noise(p, 18.0, 4.0), 0.05)))), 'Strength': 0.8, 'Distance': 1.0}).outputs[0]
wet = g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.006, 0.014, 0.015), 'Roughness': 0.07, 'IOR': 1.33, 'Specular': 0.55, 'Normal': normal}).outputs[0]
froth = g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.62, 0.6, 0.57), 'Roughness': 0.8, 'Normal': normal}).outputs[0]
g.out(aerial(g, g.blend(g.math('MULTIPLY', cover, 0.9), wet, froth), AIR, 900, 0.8))
sea = kit.from_data('sea', vertices, [(r * (WX + 1) + c, r * (WX + 1) + c + 1, (r + 1) * (WX + 1) + c + 1, (r + 1) * (WX + 1) + c) for r in range(len(depth) - 1) for c in range(WX)], surface)
paint = sea.data.color_attributes.new('foam', 'FLOAT_COLOR', 'POINT')
paint.data.foreach_set('color', [v for f in foams for v in (f, f, f, 1.0)])

# the pier
wood, g = graph_material('wood')
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.03, 0.027, 0.024), 'Roughness': 0.8}).outputs[0], AIR, 420, 0.75))
start, end, count = kit.Vector((-46, 74, 4.6)), kit.Vector((-13.5, 150, 4.6)), 20
lamp = glow('pier-lamp', (1.0, 0.62, 0.28), 26)
way = (end - start).normalized()
aside = kit.Vector((way.y, -way.x, 0))
angle = math.degrees(math.atan2(way.y, way.x))
kit.box(((end - start).length, 4.4, 0.35), (start + end) / 2, wood, (0, 0, angle))
for rail in (0.55, 1.05):
    for side in (-2.1, 2.1):
        kit.tube([start + aside * side + kit.Vector((0, 0, rail)), end + aside * side + kit.Vector((0, 0, rail))], 0.05, wood, smooth=False)
for k in range(count + 1):
    at = start.lerp(end, k / count)
    for side in (-1.8, 0, 1.8):
        foot = at + aside * side * 1.12
        kit.tube([(foot.x, foot.y, -1), at + aside * side], 0.2, wood, smooth=False)
    for side in (-2.1, 2.1):
        kit.tube([at + aside * side, at + aside * side + kit.Vector((0, 0, 1.1))], 0.05, wood, smooth=False)
    if k % 2 == 0:
        post = at + aside * 2.1
        kit.tube([post, post + kit.Vector((0, 0, 3.4)), post + kit.Vector((-0.9 * aside.x, -0.9 * aside.y, 3.7))], 0.06, wood)
        kit.sphere(0.2, post + kit.Vector((-0.9 * aside.x, -0.9 * aside.y, 3.5)), lamp, segments=16).visible_shadow = False
kit.box((9, 9, 3.2), end + kit.Vector((0, 0, 1.6)), wood, (0, 0, angle))
kit.cylinder(7.6, 2.6, end + kit.Vector((0, 0, 4.4)), wood, (0, 0, angle + 45), radius_top=1.0, segments=4)
kit.box((2.2, 0.1, 1.3), end - way * 4.6 + kit.Vector((0, 0, 1.7)), lamp, (0, 0, angle + 90))

# sea oats: blades that arch, stalks with heavy heads
straw, g = graph_material('straw')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
hue = g.ramp(g.noise(p, 5.0, 3.0), [(0.35, (0.1, 0.095, 0.035)), (0.65, (0.34, 0.25, 0.11))])
g.out(g.blend(0.5, g.node('ShaderNodeBsdfPrincipled', {'Base Color': hue, 'Roughness': 0.6}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': hue}).outputs[0]))
vertices, faces, chance = [], [], random.Random(4)


def blade(root, lean, tall, wide, heavy):
    """A ribbon from `root` that bends toward `lean`; returns where it goes."""
    path = []
    for k in range(13):
        s = k / 12
        path.append(kit.Vector((root[0] + lean[0] * s ** heavy, root[1] + lean[1] * s ** heavy, root[2] + tall * (s - 0.32 * s ** (heavy + 1)))))
    for k, at in enumerate(path):
        w, base = wide * (1 - (k / 12) ** 2) + 0.0006, len(vertices)
        vertices.extend([(at.x - w, at.y, at.z), (at.x + w, at.y, at.z)])
        if k:
            faces.append((base - 2, base - 1, base + 1, base))
    return path


for cx, cy, many in ((2.7, 1.6, 90), (3.4, 2.8, 80), (-3.6, 0.4, 60)) if tower else ((1.55, 0.2, 110), (2.1, 1.1, 90), (-1.75, 0.2, 45), (2.7, 2.2, 60)):
    for i in range(many):
        root = (cx + chance.gauss(0, 0.28), cy + chance.gauss(0, 0.28))
        root = (*root, ground(*root) - 0.03)
        a = chance.uniform(0, math.tau)
        blade(root, (-0.25 + 0.34 * math.cos(a), 0.3 * math.sin(a)), chance.uniform(0.35, 0.8), 0.004, 2.0)
    for i in range(many // 7):
        root = (cx + chance.gauss(0, 0.22), cy + chance.gauss(0, 0.22))
        root = (*root, ground(*root) - 0.03)
        path = blade(root, (-chance.uniform(0.2, 0.5), chance.uniform(-0.1, 0.1)), chance.uniform(1.5, 2.15), 0.0032, 2.6)
        for k in range(46):
            s = chance.uniform(0.68, 1.0) * 12
            low, part = min(11, int(s)), s - min(11, int(s))
            at = path[low].lerp(path[low + 1], part)
            a, base = chance.uniform(0, math.tau), len(vertices)
            tip = at + kit.Vector((0.024 * math.cos(a), 0.024 * math.sin(a), -0.04 - 0.02 * chance.random()))
            vertices.extend([tuple(at), tuple(at.lerp(tip, 0.5) + kit.Vector((0.006, 0, 0))), tuple(tip), tuple(at.lerp(tip, 0.5) - kit.Vector((0.006, 0, 0)))])
            faces.append((base, base + 1, base + 2, base + 3))
kit.from_data('oats', vertices, faces, straw, smooth=False)
kit.area((1.2, 30, 4), (2, 0, 1), (14, 3), (1.0, 0.5, 0.2), 6500).visible_glossy = False
if tower:
    # a hut with a porch on stilts, a ramp down to the sand, a flag
    coral = kit.material('coral', (0.5, 0.1, 0.05), 0.7, bump=(16, 0.2))
    mint = kit.material('mint', (0.08, 0.42, 0.36), 0.7, bump=(16, 0.2))
    white = kit.material('white', (0.55, 0.53, 0.5), 0.7)
    plank = kit.material('plank', (0.12, 0.085, 0.06), 0.85, bump=(9, 0.5))
    parts = [kit.box((3.5, 3.1, 0.16), (0.25, 0, 1.9), plank), kit.box((2.1, 2.1, 1.75), (0, 0.2, 2.85), coral), kit.box((0.8, 0.06, 0.62), (0.1, -0.86, 3.05), kit.material('pane', (0.01, 0.012, 0.014), 0.1)), kit.box((0.95, 0.05, 0.07), (0.1, -0.88, 3.4), white), kit.box((0.95, 0.05, 0.07), (0.1, -0.88, 2.72), white)]
    gable = [(x, y, z) for y in (-0.85, 1.25) for x, z in ((-1.05, 3.7), (1.05, 3.7), (1.05, 3.8), (0, 4.27), (-1.05, 3.8))]
    parts.append(kit.from_data('gable', gable, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)], coral, smooth=False))
    for side in (-1, 1):
        parts.append(kit.box((1.75, 2.9, 0.09), (side * 0.72, 0.1, 4.02), mint, (0, side * 24, 0)))
    for x in (-1.3, 0.2, 1.7):
        for y in (-1.3, 1.4):
            parts.append(kit.tube([(x * 1.12, y * 1.12, -0.5), (x, y, 1.9)], 0.085, plank, smooth=False))
        parts += [kit.tube([(x, -1.5, 1.95), (x, -1.5, 2.85)], 0.04, white, smooth=False), kit.tube([(x, -1.45, 0.3), (x, 1.5, 1.7)], 0.045, plank, smooth=False)]
    for z in (2.4, 2.85):
        parts += [kit.tube([(-1.5, -1.5, z), (2.0, -1.5, z)], 0.035, white, smooth=False), kit.tube([(2.0, -1.5, z), (2.0, 0.4, z)], 0.035, white, smooth=False)]
    parts += [kit.box((4.6, 1.1, 0.1), (4.0, 1.0, 0.9), plank, (0, 25.5, 0)), kit.tube([(2.0, 0.45, 2.85), (6.0, 0.45, 0.9)], 0.035, white, smooth=False), kit.tube([(-0.4, 0.2, 4.0), (-0.4, 0.2, 6.0)], 0.035, plank, smooth=False)]
    cloth = [(0.75 * s, 0.05 * math.sin(s * 7) * s, 0.46 * t - 0.09 * s) for s in (k / 14 for k in range(15)) for t in (0, 0.5, 1)]
    flag = kit.from_data('flag', cloth, [(3 * k + j, 3 * k + 3 + j, 3 * k + 4 + j, 3 * k + 1 + j) for k in range(14) for j in range(2)], kit.material('flag', (0.6, 0.03, 0.02), 0.8), loc=(-0.4, 0.2, 5.5))
    kit.group([*parts, flag], (2.5, 9.6, ground(2.5, 9.6)), (0, 0, -20))
    kit.area((-3, -6, 6), (2.5, 9.6, 2.5), (5, 3), (0.5, 0.75, 1.0), 420).visible_glossy = False
if job.args.get('log'):
    kit.log()
kit.camera(LENS, TARGET, *((33, 4.0, 14.0) if tower else (46, 4.0, 11.0)))
kit.glare(0.3, 0.05, threshold=1.2, streak_threshold=6, streak_color=(1, 0.65, 0.35))
hush()
kit.finish(job.out)
