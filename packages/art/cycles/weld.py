"""Second shift on a weld line: an arc behind a green curtain, sparks on the floor, pillars into the dark."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.001, 0.002, 0.0018), seed=4, bounces=5)
kit.bpy.context.scene.cycles.transparent_max_bounces = 16
AIR = (0.008, 0.02, 0.016)


def misty(name, tone, rough, metal=0.0):
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    wear = g.noise(p, 1.1, 8.0, 0.6)
    color = g.ramp(wear, [(0.3, tuple(c * 0.4 for c in tone)), (0.7, tone)])
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': g.math('ADD', rough - 0.15, g.math('MULTIPLY', wear, 0.35)), 'Metallic': metal}).outputs[0]
    g.out(aerial(g, body, AIR, 28))
    return material


floor, iron, paint = misty('floor', (0.06, 0.06, 0.058), 0.25), misty('iron', (0.05, 0.05, 0.05), 0.5, 0.4), misty('paint', (0.22, 0.13, 0.02), 0.55)
black = kit.material('black', (0.008, 0.008, 0.008), 0.5)
kit.plane((40, 60), (0, 22, 0), floor)
for y in range(3, 44, 5):
    for x in (-5.2, 4.6):
        for dx in (-0.14, 0.14):
            kit.box((0.03, 0.3, 7), (x + dx, y, 3.5), iron)
        kit.box((0.28, 0.03, 7), (x, y, 3.5), iron)
        kit.box((0.5, 0.5, 1.1), (x, y, 0.55), paint, bevel=0.03)
    kit.box((12, 0.16, 0.5), (0, y, 6.2), iron)
for x in (-3.2, 0.6, 3.0):
    kit.box((0.5, 60, 0.3), (x, 24, 5.6), iron)

# the curtain: strips of green PVC on a rail; light comes through, more so at the folds' thin places
strip, g = graph_material('curtain')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
grime = g.noise(g.vector('MULTIPLY', p, (1.0, 1.0, 0.3)), 2.6, 7.0, 0.8)
tint = g.mix(g.step(grime, 0.35, 0.7), (0.012, 0.2, 0.06), (0.05, 0.42, 0.14))
through = g.blend(0.3, g.node('ShaderNodeBsdfTransparent', {'Color': tint}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': tint}).outputs[0])
g.out(g.blend(0.09, through, g.node('ShaderNodeBsdfGlossy', {'Roughness': 0.12}).outputs[0]))
for i in [n for n in range(17) if n != 3]:  # one strip is gone: the arc looks through
    x = -0.9 + i * 0.235
    bow, tilt = random.uniform(0.03, 0.06), random.uniform(-0.05, 0.05)
    vertices = [(x + (c / 8 - 0.5) * 0.3, 5.4 + 0.03 * (i % 2) + bow * math.cos((c / 8 - 0.5) * 3) + tilt * (c / 8 - 0.5) + 0.02 * math.sin(z * 0.9 + i), z * 0.25 + 0.12) for z in range(12) for c in range(9)]
    kit.from_data('strip', vertices, [(r * 9 + c, r * 9 + c + 1, r * 9 + c + 10, r * 9 + c + 9) for r in range(11) for c in range(8)], strip)
kit.tube([(-1.2, 5.42, 2.95), (3.3, 5.42, 2.95)], 0.03, iron, smooth=False)
for x in (-1.1, 3.2):
    kit.tube([(x, 5.42, 0), (x, 5.42, 2.95)], 0.03, iron, smooth=False)

# a jig with two plates and the torch of a robot behind the curtain; the arc itself
arc = (0.25, 6.5, 1.15)
kit.box((1.6, 0.9, 0.08), (0.6, 6.7, 0.98), iron)
for x in (-0.05, 1.25):
    kit.box((0.12, 0.7, 0.95), (x, 6.7, 0.48), iron)
kit.box((0.9, 0.03, 0.5), (0.75, 6.85, 1.25), iron, (12, 0, 0))
kit.tube([arc, (0.5, 6.5, 1.42), (0.9, 6.5, 1.62)], 0.035, black, smooth=False)
kit.tube([(0.9, 6.5, 1.62), (1.35, 6.55, 2.3), (2.2, 6.7, 1.95)], 0.14, paint)
kit.tube([(2.2, 6.7, 1.95), (2.25, 6.7, 0.0)], 0.24, paint, smooth=False)
kit.tube([(0.9, 6.5, 1.7), (1.3, 6.5, 2.65), (2.2, 6.7, 2.75), (2.6, 6.8, 1.4)], 0.03, black)
flame = kit.sphere(0.05, (arc[0], arc[1] - 0.02, arc[2]), glow('arc', (0.75, 0.95, 1.0), 1100))
flame.visible_diffuse = flame.visible_shadow = False
light = kit.point((arc[0], arc[1] - 0.12, arc[2] + 0.06), (0.7, 0.92, 1.0), 420, 0.05)

hot = glow('spark', (1, 0.42, 0.1), 26)
sparks = []
for i in range(420):
    a, rise, speed = random.uniform(0, math.tau), random.uniform(0.2, 2.4), random.triangular(0.2, 2.4, 0.7)
    t0 = random.uniform(0.02, 0.75)
    points = []
    for k in range(4):
        t = t0 + k * 0.012
        z = arc[2] + rise * t - 4.9 * t * t
        fell = max(0.0, -z)
        points.append((arc[0] + math.cos(a) * speed * t, arc[1] - abs(math.sin(a)) * speed * t * 1.1, z))
    if points[-1][2] > 0.01:
        sparks.append(points)
for lines, thick in ((sparks[::2], 0.0025), (sparks[1::2], 0.004)):
    kit.tubes(lines, thick, hot).visible_glossy = False
for y in (18, 28):
    kit.box((0.12, 1.4, 0.05), (-1.5, y, 5.3), glow(f'tube{y}', (0.6, 0.95, 0.8), 5))
kit.camera((-2.4, -0.2, 1.05), (-0.1, 7, 1.55), 32, 1.4, 6.2)
kit.glare(0.45, 0.12, streak_threshold=60, streak_color=(0.5, 1.0, 0.8))
hush()
flying = [thing for thing in kit.bpy.data.objects if thing.name.startswith('tubes')]
bursts = [(c.uniform(0, math.tau), c.uniform(0.2, 2.4), c.triangular(0.2, 2.4, 0.7), c.random()) for c in [random.Random(8)] for _ in range(420)]
burn = kit.bpy.data.materials['arc'].node_tree.nodes['Emission'].inputs['Strength']


def pose(place):
    """The arc stutters; its sparks fall."""
    global flying
    t = place * job.seconds
    up = 0.72 + 0.28 * math.sin(47 * t) * math.sin(13 * t + 1) + 0.12 * math.sin(83 * t)
    if 0.42 < t < 0.58:
        up *= 0.12  # the wire is moved
    burn.default_value, light.data.energy = 1100 * up, 420 * up
    for thing in flying:
        kit.bpy.data.objects.remove(thing)
    lines = []
    for a, rise, speed, phase in bursts:
        age = (0.6 * t + 0.75 * phase) % 0.75 + 0.02
        points = [(arc[0] + math.cos(a) * speed * s, arc[1] - abs(math.sin(a)) * speed * s * 1.1, arc[2] + rise * s - 4.9 * s * s) for s in (age, age + 0.012, age + 0.024, age + 0.036)]
        if points[-1][2] > 0.01:
            lines.append(points)
    flying = [kit.tubes(lines[::2], 0.0025, hot), kit.tubes(lines[1::2], 0.004, hot)]
    for thing in flying:
        thing.visible_glossy = thing.visible_diffuse = False
    kit.layer(job, flying)


kit.finish(job.out, job.frames, kit.travel(job, pose))
