"""The pour: a crucible tilted over a mold, a stream of metal, sparks in a dark foundry. Views: poster, mouth (into the
crucible), mold (where the stream lands), floor (from behind the molds), vane (what was cast, still hot, on broken sand)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, graph_material

job = kit.job()
view = job.args.get('view', 'poster')
kit.reset(job.samples, job.width, job.height, background=(0.0016, 0.0014, 0.0016), seed=6, bounces=4)
AIR = (0.02, 0.009, 0.004)


def misty(name, tone, rough, metal=0.0, lumps=0.0):
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    color = g.ramp(g.noise(p, 2.4, 8.0, 0.5), [(0.3, tuple(c * 0.35 for c in tone)), (0.7, tone)])
    bump = g.node('ShaderNodeBump', {'Height': g.noise(p, 6.0, 8.0), 'Strength': lumps, 'Distance': 0.2}).outputs[0]
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Normal': bump}).outputs[0]
    g.out(aerial(g, body, AIR, 22))
    return material


sand, iron, wall = misty('sand', (0.075, 0.055, 0.042), 0.95, 0, 0.8), misty('iron', (0.07, 0.062, 0.056), 0.5, 0.6, 0.3), misty('wall', (0.11, 0.08, 0.065), 0.9, 0, 0.4)
kit.plane((30, 30), (0, 10, 0), sand)
kit.plane((30, 12), (0, 14, 5), wall, (90, 0, 0))
for x in (-6.5, -2.6, 1.6, 5.6):
    kit.box((0.3, 0.4, 10), (x, 10, 5), iron)
kit.box((20, 0.3, 0.5), (0, 9.8, 4.4), iron)
for x, w in ((-4.6, 1.4), (3.6, 1.2)):
    kit.box((w, 0.06, 1.5), (x, 13.9, 4.3), glow(f'window{x}', (0.1, 0.3, 0.36), 0.22))

# molten metal: bright at its middle, darker skin where it cools
melt, g = graph_material('melt')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
flow = g.node('ShaderNodeCombineXYZ')  # moved on as the metal runs
skin = g.noise(g.vector('MULTIPLY', g.vector('ADD', p, flow.outputs[0]), (1.0, 1.0, 0.35)), 7.0, 5.0, 1.0)
g.out(g.emission(g.ramp(skin, [(0.3, (1.0, 0.2, 0.03)), (0.55, (1.0, 0.42, 0.1)), (0.75, (1.0, 0.7, 0.32))]), g.math('ADD', 6.0, g.math('MULTIPLY', g.step(skin, 0.35, 0.75), 22.0))))
pot = [(0.0, 0.0), (0.5, 0.0), (0.56, 0.06), (0.66, 1.1), (0.71, 1.12), (0.71, 1.22), (0.58, 1.22), (0.56, 1.1), (0.47, 0.12), (0.0, 0.1)]
TILT = 62
parts = [kit.lathe(pot, iron, (0, 0, -0.75)), kit.cylinder(0.545, 0.02, (0, 0, 0.2), melt)]
for s in (-1, 1):
    parts.append(kit.cylinder(0.11, 0.4, (0, s * 0.8, 0.1), iron, (90, 0, 0)))
for z in (-0.45, 0.0):
    parts.append(kit.lathe([(0.69, z - 0.05), (0.73, z - 0.05), (0.73, z + 0.05), (0.69, z + 0.05)], iron, close=True))
parts.append(kit.box((0.3, 0.34, 0.06), (-0.72, 0, 0.42), iron, (0, -18, 0), 0.02))
kit.group(parts, (1.05, 5.2, 2.35), (0, -TILT, 0))
for s in (-1, 1):
    kit.box((0.1, 0.07, 2.3), (1.1, 5.2 + s * 0.92, 3.45), iron)
kit.box((0.24, 2.1, 0.2), (1.1, 5.2, 4.6), iron)
for k in range(10):
    kit.tube([(1.1 + 0.07 * math.cos(a) * (1 if k % 2 else 0.3), 5.2 + 0.07 * math.cos(a) * (0.3 if k % 2 else 1), 4.85 + k * 0.17 + 0.12 * math.sin(a)) for a in [math.tau * i / 8 for i in range(8)]], 0.025, iron, closed=True)

lip, fall = (0.33, 5.2, 2.6), []
SECONDS = 0.54 if view == 'poster' and not job.moving else 0.6  # near views, and moving ones, need the stream to reach the sand
for i in range(15):
    t = i / 14 * SECONDS
    fall.append((lip[0] - 0.75 * t, lip[1], lip[2] - 0.35 * t - 4.9 * t * t))
stream = kit.tube(fall, 0.07, melt)
for i, knot in enumerate(stream.data.splines[0].bezier_points):
    knot.radius = 1.3 - 0.75 * i / 14 + 0.12 * math.sin(i * 1.9)
end = fall[-1]
spill = kit.tube([(0.75, 5.2, 2.2), (0.5, 5.2, 2.48), lip, fall[1]], 0.11, melt)

# flask with a sprue, sand around, a second one already poured
for x, y in ((end[0], 5.2), (end[0] - 2.1, 6.4), (end[0] + 2.6, 7.2)):
    for dx, dy, w, d in ((0, -0.62, 1.5, 0.06), (0, 0.62, 1.5, 0.06), (-0.75, 0, 0.06, 1.3), (0.75, 0, 0.06, 1.3)):
        kit.box((w, d, 0.62), (x + dx, y + dy, 0.31), iron, bevel=0.01)
    kit.box((1.46, 1.2, 0.6), (x, y, 0.3), sand)
    pool = glow('sprue-cold', (1, 0.12, 0.02), 2.0) if x != end[0] else melt
    if view == 'mold' and x == end[0]:
        # it wells up where the stream enters, and has run over the edge of the sprue
        rim = [0.16 * (1 + 0.22 * math.sin(3 * a + 0.8) + 0.1 * math.sin(7 * a)) for a in [math.tau * k / 96 for k in range(96)]]
        rings = [(1.0, 0.0), (0.93, 0.016), (0.7, 0.022), (0.45, 0.03), (0.25, 0.05), (0.0, 0.06)]
        kit.from_data('pool', [(x + r * share * math.cos(math.tau * k / 96), y + r * share * math.sin(math.tau * k / 96), 0.602 + high) for share, high in rings for k, r in enumerate(rim)],
                      [(i * 96 + k, i * 96 + (k + 1) % 96, (i + 1) * 96 + (k + 1) % 96, (i + 1) * 96 + k) for i in range(5) for k in range(96)], melt)
    else:
        kit.cylinder(0.16, 0.02, (x, y, 0.612), pool)
    for dx in (-0.5, 0.5):
        kit.box((0.06, 0.16, 0.1), (x + dx, y - 0.68, 0.45), iron)
light = (end[0] - 0.05, 4.9, 1.2)
glare = kit.point(light, (1, 0.36, 0.08), 900, 0.3)
kit.point((0.1, 4.8, 2.75), (1, 0.42, 0.11), 420, 0.15)
kit.point((end[0], 5.05, 0.75), (1, 0.36, 0.08), 160, 0.1)

hot = [glow(f'spark{i}', c, s) for i, (c, s) in enumerate((((1, 0.5, 0.16), 40), ((1, 0.34, 0.07), 22), ((1, 0.2, 0.03), 9)))]
sparks = [[], [], []]
for i in range(330):
    a, rise, speed = random.uniform(0, math.tau), random.uniform(0.8, 4.6), random.triangular(0.2, 2.6, 0.8)
    t0 = random.uniform(0.02, 0.8)
    points = []
    for k in range(4):
        t = t0 + k * 0.008
        points.append((end[0] + math.cos(a) * speed * t, 5.2 + math.sin(a) * speed * t * 1.3, 0.63 + rise * t - 4.9 * t * t))
    if points[0][2] > 0.02:
        sparks[min(2, int(t0 * 3.6))].append(points)
near = view in ('mouth', 'mold') and not job.moving
if near:
    # the lens is close: finer sparks, more of them, each longer than it is thick
    chance = random.Random(7)
    sparks = [[], [], []]
    for _ in range(1100):
        a, rise, speed, age = chance.uniform(0, math.tau), chance.uniform(0.6, 4.4), chance.triangular(0.1, 2.2, 0.5), chance.uniform(0.01, 0.75)
        trail = [age + k * 0.0045 for k in range(5)]
        points = [(end[0] + math.cos(a) * speed * t, 5.2 + math.sin(a) * speed * t * 1.3, 0.63 + rise * t - 4.9 * t * t) for t in trail]
        if points[0][2] > 0.6 or math.hypot(points[0][0] - end[0], points[0][1] - 5.2) > 0.9 and points[0][2] > 0.02:
            sparks[min(2, int(age * 3.6))].append(points)
for lines, kind, thick in zip(sparks, hot, (0.0024, 0.002, 0.0016) if near else (0.0075, 0.0055, 0.004)):
    trails = kit.tubes(lines, thick, kind)
    if near:
        for spline in trails.data.splines:
            for point, share in zip(spline.points, (0.15, 0.5, 0.8, 1.0, 0.5)):
                point.radius = share

if view == 'vane':
    # the weathervane: a rooster over an arrow, its middle still glowing, on the sand of a broken mold
    outline = [(3.6, 4.6), (3.1, 4.85), (3.1, 5.1), (2.95, 5.5), (2.7, 5.2), (2.5, 5.65), (2.3, 5.25), (2.05, 5.5), (2.05, 5.0), (1.8, 4.3), (1.3, 3.5), (0.5, 2.95), (-0.5, 2.9), (-1.2, 3.3), (-1.7, 4.1), (-1.9, 5.0),
               (-2.4, 5.5), (-3.1, 5.6), (-3.7, 5.2), (-3.2, 5.1), (-2.9, 4.8), (-3.5, 4.6), (-3.9, 4.0), (-3.4, 4.1), (-3.0, 3.9), (-3.5, 3.4), (-3.6, 2.8), (-3.1, 3.05), (-2.5, 2.9), (-2.2, 2.2), (-1.5, 1.3), (-0.6, 0.8),
               (-0.3, 0.75), (-0.45, -0.1), (-5.0, -0.1), (-5.0, 0.35), (-5.9, 0.35), (-5.5, -0.35), (-5.9, -1.05), (-5.0, -1.05), (-5.0, -0.6), (4.6, -0.6), (4.6, -1.0), (5.8, -0.35), (4.6, 0.3), (4.6, -0.1), (0.0, -0.1), (0.15, 0.75), (0.9, 0.95), (1.8, 1.6), (2.4, 2.5), (2.75, 3.4), (2.85, 3.75), (3.05, 3.4), (3.2, 3.7), (3.1, 4.1)]
    count = len(outline)
    vertices = [(x * 0.06, y * 0.06, z) for z in (0, 0.028) for x, y in outline]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))] + [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    cast, g = graph_material('cast')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    warm = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', local, (1.0, 1.0, 0.0)), 1: (-0.01, 0.12, 0.0)}, operation='DISTANCE').outputs['Value']
    heat = g.math('SUBTRACT', g.math('SUBTRACT', 1.0, g.math('MULTIPLY', warm, 3.7)), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(local, 16.0, 6.0, 1.0), 0.5), 1.5))
    skin = g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.12, 0.1, 0.09), 'Metallic': 0.7, 'Roughness': 0.5, 'Normal': g.node('ShaderNodeBump', {'Height': g.noise(local, 60.0, 6.0), 'Strength': 0.4, 'Distance': 0.01}).outputs[0]}).outputs[0]
    fire = g.emission(g.ramp(heat, [(0.05, (0.0, 0.0, 0.0)), (0.35, (0.5, 0.03, 0.004)), (0.7, (1.0, 0.13, 0.012)), (1.0, (1.0, 0.34, 0.06))]), g.math('ADD', 0.5, g.math('MULTIPLY', g.step(heat, 0.4, 1.2), 3.6)))
    g.out(g.node('ShaderNodeAddShader', {0: skin, 1: fire}).outputs[0])
    kit.from_data('vane', vertices, faces, cast, loc=(-1.9, 3.0, 0.07), rot=(8, 0, 14), smooth=False, bevel=0.006)
    rubble = kit.from_bmesh('rubble', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.05), sand, loc=(0, 0, -5))
    chance = random.Random(5)
    for i in range(420):
        a, r = chance.uniform(0, math.tau), 0.12 + abs(chance.gauss(0, 0.5))
        lump = kit.copy(rubble, (-1.9 + 1.25 * r * math.cos(a), 3.12 + r * math.sin(a), 0.005), [chance.uniform(0, 360) for _ in range(3)])
        lump.scale = [chance.uniform(0.15, 1.0) ** 2 * k for k in (1.6, 1.2, 0.8)]
    for x, y in ((-2.85, 3.0), (-0.95, 3.0)):
        kit.box((0.06, 1.2, 0.4), (x, y, 0.2), iron, (0, 0, 9), 0.01)
    kit.point((-1.9, 3.1, 0.34), (1, 0.3, 0.06), 6, 0.12)
CAMERAS = {
    'poster': ((-1.5, -0.6, 1.25), (0.15, 5.2, 1.75), 36, 1.6, 5.9),
    'mouth': ((-3.1, 3.5, 2.2), (0.35, 5.2, 2.15), 48, 1.8, 3.9),
    'mold': ((-1.25, 3.75, 1.12), (-0.08, 5.2, 0.82), 52, 1.6, 1.9),
    'floor': ((4.7, 9.5, 1.0), (0.15, 5.2, 1.5), 34, 1.4, 6.0),
    'vane': ((-2.15, 1.75, 0.95), (-1.86, 3.12, 0.06), 46, 1.8, 1.55),
}
kit.camera(*CAMERAS[view])
if view in ('mouth', 'mold', 'vane'):
    kit.exposure({'mouth': -0.7, 'mold': -1.9, 'vane': -0.35}[view])  # nearer to the metal, the lens is stopped down
kit.glare(0.4, 0.1, threshold=2, streak_threshold=10, streak_color=(1, 0.6, 0.3))
hush()
bursts = [(chance.uniform(0, math.tau), chance.uniform(0.8, 4.6), chance.triangular(0.2, 2.6, 0.8), chance.uniform(0.35, 0.95), chance.random()) for chance in [random.Random(41)] for _ in range(460)]
embers = [thing for thing in kit.bpy.data.objects if thing.name.startswith('tubes')]


def pose(place):
    """The stream runs, and its sparks fly at half speed, each born anew when it has burned out."""
    global embers
    t = place * job.seconds
    flow.inputs[2].default_value = 4.5 * t
    for i, knot in enumerate(stream.data.splines[0].bezier_points):
        knot.radius = 1.3 - 0.75 * i / 14 + 0.1 * math.sin(i * 1.9 - 9 * t) + 0.05 * math.sin(i * 0.7 - 17 * t)
    glare.data.energy = 900 * (1 + 0.08 * math.sin(23 * t) + 0.06 * math.sin(41 * t + 1))
    for thing in embers:
        kit.bpy.data.objects.remove(thing)
    flying = [[], [], []]
    for a, rise, speed, life, phase in bursts:
        age, points = (0.55 * t + phase * life) % life, []
        for k in range(4):
            s = age + k * 0.007
            points.append((end[0] + math.cos(a) * speed * s, 5.2 + math.sin(a) * speed * s * 1.3, 0.63 + rise * s - 4.9 * s * s))
        if points[0][2] > 0.02:
            flying[min(2, int(age * 3.6))].append(points)
    embers = [kit.tubes(lines, thick, kind) for lines, kind, thick in zip(flying, hot, (0.0075, 0.0055, 0.004))]
    kit.layer(job, embers)
    hush()


kit.finish(job.out, job.frames, kit.travel(job, pose))
