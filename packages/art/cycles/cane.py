"""A cane field on fire at night, an orchestra beside it. Views: field (between the stalks), leaf (its
edge burning, close), score (a music stand before the fire)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'field')
kit.reset(job.samples, job.width, job.height, seed=12, background=(0.003, 0.0012, 0.0006), bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
CAMERAS = {
    'field': ((0.4, -1.2, 0.7), (-0.1, 6, 1.35), 32, 1.4, 3.4),
    'leaf': ((0.02, -0.42, 1.42), (0.02, 0.3, 1.45), 62, 3.4, 0.44),
    'score': ((-0.55, 0.1, 1.42), (0.12, 2.0, 1.16), 42, 1.4, 1.52),
}
camera, target, lens, stop, focus = CAMERAS[view]

# the burning field behind: light in smoke, brightest at the ground
smoke, g = graph_material('smoke')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, z = g.split(p)
billow = g.noise(g.vector('MULTIPLY', p, (0.32, 0.3, 0.24)), 1.0, 6.0, 1.4)
up = g.math('ADD', g.math('MULTIPLY', z, 0.1), g.math('MULTIPLY', g.math('SUBTRACT', 0.5, billow), 0.85))
side = g.math('MULTIPLY', g.math('POWER', g.math('ABSOLUTE', g.math('ADD', x, 0.9)), 2.0), 0.006)
tone = g.ramp(g.math('ADD', up, side), [(0.0, (1.0, 0.28, 0.045)), (0.16, (0.62, 0.13, 0.016)), (0.4, (0.2, 0.035, 0.005)), (0.75, (0.045, 0.012, 0.003))])
g.out(g.emission(tone, 0.28 if view == 'leaf' else 0.7))
wall = kit.plane((90, 70), (0, 15, 34), smoke, (90, 0, 0))
wall.visible_shadow = False

flame, g = graph_material('flame')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
up = g.math('DIVIDE', g.split(p)[2], 3.0)
rise = g.node('ShaderNodeCombineXYZ')  # moved on as the fire burns
lick = g.step(g.noise(g.vector('MULTIPLY', g.vector('ADD', p, rise.outputs[0]), (1.8, 1.8, 0.8)), 1.5, 5.0, 1.2), 0.34, 0.66)
amount = g.math('MULTIPLY', g.math('POWER', g.math('SUBTRACT', 1.0, facing, True), 2.0), g.math('MULTIPLY', lick, g.math('SUBTRACT', 1.15, up, True)))
g.out(g.node('ShaderNodeAddShader', {0: g.emission(g.ramp(up, [(0.0, (1.0, 0.36, 0.07)), (0.5, (1.0, 0.2, 0.025)), (1.0, (0.8, 0.06, 0.006))]), g.math('MULTIPLY', amount, 0.4 if view == 'leaf' else 1.3)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
for k in range(70):
    x, y, tall = random.gauss(-0.9, 4.0), random.uniform(9.5, 14), random.uniform(0.4, 1.5) * (1.6 if random.random() < 0.2 else 1)
    profile = [(0.03 + 0.5 * math.sin(math.pi * min(1, (i / 16) ** 0.55)) * (1 - i / 16) ** 0.6, tall * i / 16) for i in range(17)]
    tongue = kit.lathe(profile, flame, (x, y, -0.1), (random.uniform(-14, 14), random.uniform(-6, 34), 0), segments=24)
    tongue.visible_shadow = False
kit.area((-0.9, 11.5, 1.4), (0, 0, 1.3), (9, 2.6), (1, 0.3, 0.05), 2200)

# ground, stalks with their joints, long leaves that arch over
ground = kit.material('ground', (0.012, 0.008, 0.006), 0.9, bump=(2.0, 0.6))
kit.plane((40, 40), (0, 12, 0), ground)
char = kit.material('char', (0.02, 0.016, 0.012), 0.48, bump=(30, 0.2))
blade = kit.material('blade', (0.03, 0.024, 0.012), 0.5)


def leaf(root, turn, long, wide, lift, made):
    """Ribbon from a root: rises, bends over and hangs, keeled along its middle."""
    c, s, vertices = math.cos(turn), math.sin(turn), []
    for k in range(25):
        t = k / 24
        out, rise = long * (t - 0.16 * t * t), lift * t - (lift + 0.75 * long) * t ** 2.6
        w = wide * min(1, 0.4 + 3 * t) * (1 - t ** 3)
        for side in (-1, 0, 1):
            vertices.append((root[0] + c * out - s * w * side, root[1] + s * out + c * w * side, root[2] + rise + (0.35 * w if side else 0)))
    faces = [(3 * k + a, 3 * k + a + 1, 3 * k + a + 4, 3 * k + a + 3) for k in range(24) for a in (0, 1)]
    return kit.from_data('leaf', vertices, faces, made)


def stalk(x, y, tall, lean, thick=0.02):
    points = [(x + lean[0] * (k / 18) ** 1.4, y + lean[1] * k / 18, tall * k / 18) for k in range(19)]
    curve = kit.tube(points, thick, char, resolution=3)
    for k, knot in enumerate(curve.data.splines[0].bezier_points):
        knot.radius = 1.0 + (0.3 if k % 3 == 0 else 0) - 0.3 * k / 18
    for k in range(random.randint(3, 6)):
        t = random.uniform(0.45, 1.0)
        leaf([a + (b - a) * t for a, b in zip(points[0], points[-1])], random.uniform(0, math.tau), random.uniform(0.5, 1.1), random.uniform(0.012, 0.022), random.uniform(0.15, 0.5), blade)


near = {'field': 1.7, 'score': 4.2}.get(view, 5.0)
for i in range(46):
    y = near + 5.6 * random.random() ** 0.8
    x = random.uniform(-0.62, 0.62) * (y + 1.4)
    if view == 'field' and abs(x - 0.1) < 0.28:
        continue
    stalk(x, y, random.uniform(1.5, 3.1), (random.gauss(0, 0.35), random.gauss(0, 0.2)))

if view == 'leaf':
    kit.bpy.context.scene.cycles.sample_clamp_direct = 6
# embers on the wind, most of them far from the focus
# larger and dimmer where they are discs: few samples find a small bright one, and its disc comes out in specks
SOFT = 2.2 if view == 'leaf' else 1.0
kinds = [glow(f'ember{i}', c, s / SOFT ** 2) for i, (c, s) in enumerate((((1, 0.46, 0.12), 46), ((1, 0.27, 0.05), 26), ((1, 0.15, 0.02), 13)))]
trails, sparks = [[], [], []], []
for i in range(520):
    t = random.random()
    y = 0.5 + 9 * t
    x, z = random.uniform(-0.75, 0.75) * (y + 1.0), 0.3 + random.random() ** 1.3 * (2.2 + 0.6 * y)
    kind, size = random.choice((0, 1, 1, 2)), random.uniform(0.0016, 0.004) * (0.6 + 0.35 * y)
    if random.random() < 0.35:
        d = random.uniform(0.015, 0.05) * (0.5 + 0.3 * y)
        trails[kind].append([(x, y, z), (x + d * random.uniform(-0.2, 1.2), y, z + d * random.uniform(0.2, 1.0))])
    elif y > focus * 0.75:
        sparks.append(bulb(x, y, z, size * SOFT, kinds[kind]))
sparks += [kit.tubes(lines, 0.0035, kind) for lines, kind in zip(trails, kinds)]

if view == 'leaf':
    # green still at its root, black at its tip, a line of glow where the fire eats on
    made, g = graph_material('burning')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    front = g.math('ADD', g.math('SUBTRACT', g.split(p)[0], 0.03), g.math('MULTIPLY', g.math('SUBTRACT', g.noise(p, 42.0, 6.0, 0.8), 0.5), 0.13))
    line = g.math('MULTIPLY', g.step(front, -0.004, 0.0), g.step(front, 0.006, 0.001))
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(g.step(front, -0.05, 0.0), (0.1, 0.085, 0.02), (0.006, 0.005, 0.004)), 'Roughness': 0.5, 'Specular': 0.3}).outputs[0]
    ash = g.math('MULTIPLY', g.step(g.noise(p, 260.0, 5.0), 0.58, 0.7), g.math('MULTIPLY', g.step(front, 0.0, 0.02), g.step(front, 0.1, 0.02)))
    fire = g.emission((1.0, 0.3, 0.05), g.math('ADD', g.math('MULTIPLY', line, 14.0), g.math('MULTIPLY', ash, 2.4)))
    g.out(g.node('ShaderNodeAddShader', {0: body, 1: fire}).outputs[0])
    vertices = []
    for k in range(81):
        t = k / 80
        x, z = -0.3 + 0.52 * t, 1.37 + 0.16 * math.sin(1.1 + 1.9 * t) - 0.06 + 0.05 * max(0, t - 0.7) * math.sin(30 * t)
        w, twist = 0.017 * (1 - max(0, t - 0.55) ** 2 * 4.4), 0.5 + 1.2 * t + 1.6 * max(0, t - 0.65)
        for a in (-1, -0.5, 0, 0.5, 1):
            vertices.append((x, 0.02 + a * w * math.cos(twist), z + a * w * math.sin(twist) + 0.004 * abs(a)))
    kit.from_data('burning', vertices, [(5 * k + a, 5 * k + a + 1, 5 * k + a + 6, 5 * k + a + 5) for k in range(80) for a in range(4)], made)
    for x, y, lean in ((-0.17, 0.16, 0.05), (0.24, 0.26, -0.08)):
        kit.tube([(x, y, 0.9), (x + lean * 0.5, y, 1.5), (x + lean, y, 2.2)], 0.012, char)
    kit.point((0.04, -0.02, 1.5), (1, 0.35, 0.07), 0.25, 0.02)
    kit.area((-0.5, 0.25, 1.95), (-0.1, 0.02, 1.45), (0.5, 0.3), (1, 0.5, 0.2), 14)
elif view == 'score':
    black = kit.material('black', (0.012, 0.012, 0.013), 0.3)
    paper, g = graph_material('paper')
    local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
    v = g.math('MULTIPLY', local[1], 24.0)
    band = g.math('FRACT', v)
    staff = g.math('MULTIPLY', g.math('LESS_THAN', band, 0.5), g.math('LESS_THAN', g.math('FRACT', g.math('MULTIPLY', band, 10.0)), 0.18))
    cell = g.join(g.math('FLOOR', g.math('MULTIPLY', local[0], 90.0)), g.math('FLOOR', g.math('MULTIPLY', local[1], 240.0)), 1.0)
    ink = g.math('MAXIMUM', g.math('MULTIPLY', staff, 0.6), g.math('MULTIPLY', g.math('LESS_THAN', g.chance(cell)[0], 0.15), g.math('LESS_THAN', band, 0.6)))
    tone = g.mix(g.math('MULTIPLY', ink, 0.9), (0.8, 0.74, 0.6), (0.03, 0.03, 0.03))
    g.out(g.blend(0.45, g.node('ShaderNodeBsdfDiffuse', {'Color': tone}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': tone}).outputs[0]))
    kit.tube([(0.1, 1.5, 0.1), (0.1, 1.5, 1.08)], 0.011, black, smooth=False)
    kit.box((0.5, 0.006, 0.3), (0.1, 1.53, 1.16), black, (-24, 0, 0), 0.002)
    kit.box((0.5, 0.07, 0.006), (0.1, 1.44, 1.03), black, (-24, 0, 0))
    for k in (-1, 1):
        vertices = [(u * 0.0105 - 0.105, w * 0.0165 - 0.165, 0.012 + 0.014 * (u / 20 - 0.5) ** 2 * 4 + (0.16 * max(0, w / 20 - 0.55) ** 2 * (u / 20) if k > 0 else 0)) for w in range(21) for u in range(21)]
        page = kit.from_data('page', vertices, [(r * 21 + c, r * 21 + c + 1, r * 21 + c + 22, r * 21 + c + 21) for r in range(20) for c in range(20)], paper)
        page.location, page.rotation_euler = (0.1 + k * 0.112, 1.515, 1.17), (math.radians(66), 0, 0)
    kit.area((-1.1, 0.7, 1.9), (0.1, 1.5, 1.2), (0.4, 0.4), (1, 0.5, 0.2), 60)
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.4, 0.06, threshold=1.4, streak_threshold=14, streak_color=(1, 0.6, 0.3))
hush()
if job.moving:
    # the trails become embers of their own, so that each can go its way
    for thing in sparks[-3:]:
        kit.bpy.data.objects.remove(thing)
    sparks = sparks[:-3] + [bulb(*(sum(c) / 2 for c in zip(*line)), 0.003 + 0.0011 * line[0][1], kind) for lines, kind in zip(trails, kinds) for line in lines]
    hush()
homes = [thing.location.copy() for thing in sparks] if job.moving else []
for thing in sparks if job.moving else []:
    # drawn out along their way by the shutter
    thing.rotation_euler[1], thing.scale = 0.36, [side * long for side, long in zip(thing.scale, (0.62, 0.62, 2.6))]
kit.layer(job, sparks)


def pose(place):
    """Flames climb, embers ride the wind."""
    t = place * job.seconds
    rise.inputs[2].default_value, rise.inputs[0].default_value = -1.5 * t, -0.3 * t
    for k, (thing, home) in enumerate(zip(sparks, homes)):
        speed = 0.5 + 0.9 * (k * 0.618 % 1)
        thing.location.x = home.x + 0.35 * speed * t + 0.05 * math.sin(5 * t + k)
        thing.location.z = 0.2 + (home.z - 0.2 + speed * t) % (2.4 + 0.6 * home.y)


kit.finish(job.out, job.frames, kit.travel(job, pose))
