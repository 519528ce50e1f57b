"""Vwa Lanmè: a baptism from below. A woman in white lies back just under the surface, her dress open against the sun that
breaks through the ripples. In meters; z is up. In a loop water and cloth move, and come back."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import hush
from shading import Graph, beam, graph_material, net

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=9, bounces=6)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
SEA, TOP = (0.003, 0.05, 0.055), 3.7
EYE = (0.3, -1.45, 0.15)
SUNWARD = kit.Vector((-0.1, 0.86, 0.8)).normalized()  # as bent by the water, from above
clocks = []


def clock(g):
    """Place in the loop, as a socket; see pose."""
    node = g.node('ShaderNodeValue')
    clocks.append(node)
    return node.outputs[0]


def moving(g, p, scale, detail, rate, distortion=0.0):
    """Noise that changes with the loop: what comes is dissolved into what was."""
    time, both = clock(g), []
    for late in (0.0, 1.0):
        w = g.math('MULTIPLY', g.math('SUBTRACT', time, late), rate)
        both.append(g.node('ShaderNodeTexNoise', {'Vector': p, 'W': w, 'Scale': scale, 'Detail': detail, 'Distortion': distortion}, noise_dimensions='4D').outputs['Fac'])
    return g.math('ADD', g.math('MULTIPLY', both[0], g.math('SUBTRACT', 1.0, time)), g.math('MULTIPLY', both[1], time))


def distant(g, shader, reach=-0.13):
    """The color of the sea takes over with distance."""
    far = g.node('ShaderNodeCameraData').outputs['View Distance']
    return g.blend(g.math('POWER', 2.718, g.math('MULTIPLY', far, reach)), g.emission(SEA), shader)


# the sky above, seen only through the water: pale about a swollen sun
world = kit.bpy.context.scene.world
g = Graph(world)
direction = g.node('ShaderNodeTexCoord').outputs['Generated']
near = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(SUNWARD)}, operation='DOT_PRODUCT').outputs['Value']
halo = g.math('POWER', g.math('MAXIMUM', near, 0.0), 26.0)
color = g.mix(halo, (0.05, 0.36, 0.36), (0.75, 1.0, 0.92))
strength = g.math('ADD', g.math('ADD', 0.16, g.math('MULTIPLY', halo, 1.3)), g.math('MULTIPLY', g.step(near, 0.978, 0.99), 26.0))
below = g.math('LESS_THAN', g.split(direction)[2], 0.0)
background = g.tree.nodes['Background']
g.plug(background.inputs['Color'], g.mix(below, color, SEA))
g.plug(background.inputs['Strength'], g.math('ADD', g.math('MULTIPLY', strength, g.math('SUBTRACT', 1.0, below)), below))

# the surface refracts, and mirrors the deep where it is seen at a slant
ceiling, g = graph_material('surface')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
flat = g.vector('MULTIPLY', p, (1.0, 0.8, 0.0))
height = g.math('ADD', g.math('MULTIPLY', moving(g, flat, 0.75, 1.0, 0.5, 0.4), 0.5), g.math('MULTIPLY', moving(g, flat, 2.6, 3.0, 0.9, 0.5), 0.085))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(distant(g, g.node('ShaderNodeBsdfGlass', {'Color': (0.8, 1.0, 0.97), 'Roughness': 0.0, 'IOR': 1.33, 'Normal': normal}).outputs[0], -0.09))
surface = kit.plane((80, 80), (0, 18, TOP), ceiling)
surface.visible_diffuse = surface.visible_shadow = False

# cloth: lit through, veined by the light that the waves gather
cloth, g = graph_material('cloth')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
thin = g.node('ShaderNodeBsdfTranslucent', {'Color': (0.86, 0.92, 0.84)}).outputs[0]
fabric = g.blend(0.6, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.85, 0.85, 0.8)}).outputs[0], thin)
drift = g.vector('ADD', p, g.join(g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', clock(g), math.tau)), 0.16), g.math('MULTIPLY', g.math('COSINE', g.math('MULTIPLY', clock(g), math.tau)), 0.16), 0.0))
veins = g.emission((0.75, 0.95, 0.85), g.math('MULTIPLY', g.math('POWER', net(g, drift, 2.6), 1.4), 0.3))
slant = g.node('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
sheer = g.blend(g.math('SUBTRACT', 0.34, g.math('MULTIPLY', slant, 0.5), True), g.node('ShaderNodeAddShader', {0: fabric, 1: veins}).outputs[0], g.node('ShaderNodeBsdfTransparent').outputs[0])
g.out(distant(g, sheer))
skin, g = graph_material('skin')
g.out(distant(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.075, 0.035, 0.022), 'Roughness': 0.4}).outputs[0]))
hair, g = graph_material('hair')
g.out(distant(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.006, 0.005, 0.005), 'Roughness': 0.4}).outputs[0]))

# she lies back along x, her head to the left; what follows is in her own space
ROWS, COLUMNS = 110, 220
faces = [(r * COLUMNS + k, r * COLUMNS + (k + 1) % COLUMNS, (r + 1) * COLUMNS + (k + 1) % COLUMNS, (r + 1) * COLUMNS + k) for r in range(ROWS - 1) for k in range(COLUMNS)]


def skirt(turn):
    """The dress from the breast to the hem: folds run outward, and travel as the water breathes."""
    vertices = []
    beat = math.tau * turn
    for r in range(ROWS):
        s = r / (ROWS - 1)
        u = max(0.0, (s - 0.26) / 0.74)
        wide = 0.17 - 0.045 * math.sin(math.pi * min(1, s / 0.4)) + 0.62 * math.sin(1.5 * u) ** 1.1 + 0.1 * u ** 3
        along = -0.45 + 0.5 * s + 0.74 * u
        sag = -0.1 * math.sin(math.pi * s) - 0.3 * math.sin(2.2 * u) ** 2 + 0.1 * u ** 3 + 0.05 * u * math.sin(beat + 1)
        for k in range(COLUMNS):
            a = math.tau * k / COLUMNS
            fold = 0.24 * math.sin(5 * a + 1.7 * u + 0.7 * math.sin(beat)) + 0.18 * math.sin(9 * a - 2.6 * u + 0.9 * math.sin(beat + 2)) + 0.1 * math.sin(17 * a + 4 * u) + 0.03 * math.sin(31 * a - 5 * u + math.sin(beat))
            radius = wide * (1 + u * fold * (0.8 + 0.35 * math.cos(a - 0.6)))
            shift = u * u * (0.16 * math.sin(3 * a + 0.8 + 0.6 * math.sin(beat + 0.6)) + 0.07 * math.sin(7 * a + u * 3))
            vertices.append((along + shift, radius * math.cos(a), 0.8 * radius * math.sin(a) + sag))
    return vertices


dress = kit.from_data('dress', skirt(0), faces, cloth)
body = [dress, kit.sphere(0.105, (-0.72, 0, 0.03), skin, (1.1, 0.85, 1.0), 24), kit.tube([(-0.66, 0, 0.0), (-0.5, 0, -0.03), (-0.3, 0, -0.06)], 0.062, skin),
        kit.sphere(0.12, (-0.4, 0, -0.04), skin, (1.0, 1.25, 0.62), 24)]
for side, points in ((-1, [(-0.44, -0.12, -0.02), (-0.5, -0.26, -0.03), (-0.6, -0.5, 0.02), (-0.78, -0.74, 0.1)]), (1, [(-0.44, 0.12, -0.02), (-0.48, 0.27, -0.03), (-0.42, 0.52, -0.05), (-0.5, 0.78, 0.06)])):
    arm = kit.tube(points, 0.045, skin)
    for knot, wide in zip(arm.data.splines[0].bezier_points, (1.0, 1.1, 0.85, 0.55)):
        knot.radius = wide
    body.append(arm)
    last, before = kit.Vector(points[-1]), kit.Vector(points[-2])
    way = (last - before).normalized()
    side_way = way.cross((0, 0, 1)).normalized()
    body.append(kit.sphere(0.042, last + way * 0.035, skin, (1, 1, 0.5), 16))
    for k in range(4):
        root = last + way * 0.05 + side_way * (k - 1.5) * 0.019
        body.append(kit.tube([root, root + way * 0.045 + side_way * (k - 1.5) * 0.006, root + way * 0.085 + side_way * (k - 1.5) * 0.012 + kit.Vector((0, 0, -0.012 * k))], 0.0095, skin))
for side, end in ((-1, (0.72, -0.3, -0.36)), (1, (1.0, 0.2, -0.1))):
    leg = kit.tube([(-0.3, side * 0.07, -0.02), (-0.05, side * 0.085, -0.05), (0.36, side * (0.13 if side > 0 else 0.24), -0.12 + 0.08 * side), end], 0.06, skin)
    for knot, wide in zip(leg.data.splines[0].bezier_points, (1.0, 1.2, 0.85, 0.5)):
        knot.radius = wide
    body += [leg, kit.sphere(0.05, (end[0] + 0.1, end[1], end[2] - 0.03), skin, (2.2, 0.8, 0.7), 16)]
for i in range(170):
    a, reach = random.uniform(-1.5, 1.5), random.uniform(0.18, 0.52)
    root = (-0.72 - 0.06 * math.cos(a), 0.085 * math.sin(a), 0.02 + random.uniform(-0.07, 0.08))
    points = [root]
    for k in range(1, 6):
        t = k / 5
        points.append((root[0] - reach * t * math.cos(a * 0.75) + 0.03 * math.sin(5 * t + i), root[1] + reach * t * math.sin(a * 0.8) * 1.1 + 0.04 * math.sin(4 * t + i * 1.7), root[2] + 0.1 * t - 0.12 * t * t + random.uniform(-0.03, 0.03)))
    strand = kit.tube(points, 0.0035, hair, resolution=1)
    body.append(strand)
held = kit.group(body, (0.12, 0.35, 2.95), (6, 4, 17))

# air that she lets go, and motes near the lens
bubble = kit.material('bubble', (1, 1, 1), 0.0, transmission=1.0, ior=0.78)
ball = kit.sphere(1, (0, 0, -5), bubble, segments=20)
for i in range(70):
    t = random.random()
    made = kit.copy(ball, (-0.62 + random.gauss(0, 0.14), 0.05 + random.gauss(0, 0.16), 2.85 + 0.75 * t), scale=random.choice((0.005, 0.008, 0.013, 0.02)) * random.uniform(0.7, 1.2))
    made.scale.z *= 0.7

kit.spot((-0.1, 1.0, TOP - 0.02), (0.3, 0.2, 2.0), (0.85, 1.0, 0.9), 190, 130, 0.9, 0.4)
kit.area((0.1, 0.7, TOP - 0.04), (0.1, 0.3, 2), (3.4, 3.4), (0.6, 1.0, 0.9), 44)
kit.area((0.2, -1.5, 0.2), (0.1, 0.3, 2.9), (2.5, 2.5), (0.05, 0.4, 0.42), 9)
for lamp in kit.bpy.data.objects:
    if lamp.type == 'LIGHT':
        lamp.visible_glossy = lamp.visible_transmission = False
shafts = []
for i in range(13):
    a = math.tau * i / 13 + 0.3
    top = kit.Vector((-0.1 + 0.5 * math.cos(a), 1.35 + 0.4 * math.sin(a), TOP))
    end = kit.Vector((top.x + random.uniform(0.8, 2.6) * math.cos(a), top.y + 1.6 * math.sin(a) - 0.9, -0.6))
    shafts.append(beam(top, end, 0.08, random.uniform(0.25, 0.6), (0.45, 0.95, 0.85), random.uniform(0.05, 0.12), hold=1.6))
kit.camera(EYE, (0.1, 0.45, 2.86), 25.5, 2.0, (0.12, 0.3, 2.85))
kit.glare(0.4, 0.0, threshold=1.2)
hush()
base = [shaft.scale.copy() for shaft in shafts]


def pose(place):
    for node in clocks:
        node.outputs[0].default_value = place
    dress.data.vertices.foreach_set('co', [c for v in skirt(place) for c in v])
    dress.data.update()
    held.location.z = 2.95 + 0.03 * math.sin(math.tau * place)
    for i, shaft in enumerate(shafts):
        shaft.scale.x = shaft.scale.y = 1 + 0.35 * math.sin(math.tau * place + i * 1.9) - 0.35 * math.sin(i * 1.9)


pose(0.0)
kit.finish(job.out, job.frames, pose)
