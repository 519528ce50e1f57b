"""A singer's microphone at the front of a stage, near enough to touch; beyond it, out of focus, the hall: its follow spot,
lamps that sweep through haze, a crowd that sways its phones. Meters from the stage; frames sway the hall."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0012, 0.0022, 0.0026), seed=21, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 32
CAMERA, BALL = (-0.06, -1.02, 1.5), kit.Vector((-0.03, 0.0, 1.545))
SPOT = (3.35, 30.0, 2.35)
TUNGSTEN, SEA = (1.0, 0.5, 0.16), (0.05, 0.6, 0.62)

# the microphone, its ball at the origin and its handle down -z
steel = kit.material('steel', (0.5, 0.5, 0.51), 0.22, 1.0)
foam = kit.material('foam', (0.006, 0.006, 0.006), 0.9)
paint = kit.material('paint', (0.018, 0.018, 0.02), 0.34, bump=(900, 0.08))
kit.uneven_rough(paint, 60, 0.26, 0.46)
rubber = kit.material('rubber', (0.012, 0.012, 0.012), 0.55)
chrome = kit.material('chrome', (0.4, 0.4, 0.42), 0.16, 1.0)
R = 0.0262

parts = [kit.tubes(kit.microphone_wires(R, turn), 0.00034, steel, 2) for turn in (-1, 1)]
parts.append(kit.sphere(R - 0.0011, (0, 0, 0), foam, (1, 1, 1.03), 64))
band = [(R - 0.0015, -0.0165), (R + 0.0006, -0.0155), (R + 0.0012, -0.0145), (R + 0.0012, -0.0098), (R + 0.0006, -0.0088), (R - 0.0015, -0.008)]
parts.append(kit.lathe(band, chrome, close=True, segments=96))
cup = [(R - 0.001, -0.0165), (R - 0.0014, -0.02), (0.0222, -0.0295), (0.0196, -0.035), (0.0196, -0.038), (0.0204, -0.039), (0.0204, -0.045), (0.0194, -0.0465), (0.0182, -0.08), (0.0162, -0.13), (0.0142, -0.185), (0.0132, -0.19), (0.0, -0.19)]
parts.append(kit.lathe(cup, paint, segments=96, bevel=0.0))
# its clip, a swivel and the stand
parts.append(kit.lathe([(0.0192, -0.098), (0.0212, -0.099), (0.0198, -0.15), (0.0178, -0.151)], rubber, close=True, segments=64))
parts.append(kit.box((0.014, 0.03, 0.036), (0.0, 0.024, -0.126), rubber, (8, 0, 0), 0.004))
axis = kit.Vector((-0.66, -0.34, 0.67)).normalized()
hold = kit.group(parts, BALL)
hold.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
joint = BALL - axis * 0.126 + kit.Vector((0.0, 0.0, -0.034))
kit.cylinder(0.0105, 0.034, joint, chrome, (90, 0, 20), 0.002)
kit.cylinder(0.0135, 0.03, joint + kit.Vector((0, 0, -0.022)), rubber, bevel=0.003)
kit.cylinder(0.008, 1.6, joint + kit.Vector((0, 0, -0.83)), chrome)
cable = [BALL - axis * s for s in (0.185, 0.205, 0.24)]
tail = cable[-1]
cable += [tail + kit.Vector(d) for d in ((0.03, 0.015, -0.05), (0.022, 0.012, -0.14), (-0.03, 0.005, -0.24), (-0.06, 0.0, -0.4))]
kit.cylinder(0.0098, 0.05, BALL - axis * 0.212, chrome, bevel=0.002).rotation_euler = hold.rotation_euler
kit.tube(cable, 0.0033, rubber)

# the hall: heads against the light, phones held up
people = kit.material('people', (0.03, 0.028, 0.026), 0.5)


def person(bm):
    for size, at in (((0.085, 0.1, 0.12), (0, 0, 1.62)), ((0.05, 0.05, 0.1), (0, 0, 1.5)), ((0.23, 0.12, 0.13), (0, 0, 1.34)), ((0.19, 0.12, 0.4), (0, 0, 1.05))):
        kit.bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=10, radius=1, matrix=kit.Matrix.Translation(at) @ kit.Matrix.Diagonal((*size, 1)))


FLOOR = -0.78
kit.principled(people)['Specular'].default_value = 0.0  # mirrored lamps would be specks on them
guest = kit.from_bmesh('guest', person, people, loc=(0, 0, -9))
swaying = []
HUES = (((0.22, 0.8, 0.95), 4.2), ((0.1, 0.7, 0.75), 3.0), ((0.5, 0.9, 1.0), 6.5), ((1.0, 0.55, 0.22), 3.4))
lamps = [glow(f'phone{i}', color, power) for i, (color, power) in enumerate(HUES)]
for r in range(22):
    y = 3.2 + r * 0.85
    for c in range(int(12 + r * 1.5)):
        x = (c - (12 + r * 1.5) / 2) * 0.56 + random.uniform(-0.16, 0.16)
        dy = y + random.uniform(-0.2, 0.2)
        tall = random.uniform(0.93, 1.08)
        kit.copy(guest, (x, dy, FLOOR), (0, random.uniform(-5, 5), random.uniform(-30, 30)), tall)
        if r > 4 and random.random() < 0.1:
            high = FLOOR + random.uniform(1.85, 2.25)
            light = kit.sphere(random.uniform(0.8, 1.2) * (0.0028 * dy + 0.007), (x, dy - 0.1, high), random.choices(lamps, (5, 4, 2, 1))[0], segments=16)
            light.visible_shadow = False
            swaying.append((light, x, high, random.gauss(0, 0.35), random.uniform(0.1, 0.2)))
dull = kit.material('dull', (0.018, 0.02, 0.02), 0.9)
kit.principled(dull)['Specular'].default_value = 0.0
kit.plane((80, 60), (0, 30, FLOOR), dull)

# back wall with a lit balcony rail, the booth's follow spot, haze about it
kit.plane((90, 30), (0, 34, 8), dull, (90, 0, 0))
for x in (-8.6, -7.9, -5.2, -1.7, -1.0, 1.6, 6.2, 6.9):
    kit.sphere(0.09, (x, 32.5, 2.75), glow('rail', (1.0, 0.36, 0.09), 3.2), segments=12).visible_shadow = False
eye = kit.sphere(0.36, SPOT, glow('spot', (1.0, 0.74, 0.42), 95), segments=24)
eye.visible_shadow = False


def halo(at, radius, color, strength, sharp):
    """Light that hangs in the haze: a disc that faces the camera."""
    material, g = graph_material('halo')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.math('DIVIDE', g.node('ShaderNodeVectorMath', {0: local}, operation='LENGTH').outputs['Value'], radius)
    smoke = g.noise(g.vector('MULTIPLY', local, (1.0, 1.6, 1.0)), 2.4 / radius, 5.0, 0.9)
    fade = g.math('MULTIPLY', g.math('POWER', g.math('SUBTRACT', 1.0, away, True), sharp), g.math('ADD', 0.55, g.step(smoke, 0.3, 0.75)))
    g.out(g.node('ShaderNodeAddShader', {0: g.emission(color, g.math('MULTIPLY', fade, strength)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    disc = kit.plane(2 * radius, at, material)
    disc.rotation_euler = (kit.Vector(CAMERA) - kit.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    disc.visible_shadow = disc.visible_diffuse = False
    return disc


haze = [halo((SPOT[0], SPOT[1] - 1, SPOT[2]), 7.0, TUNGSTEN, 0.5, 2.8), halo((-5, 31, 3.0), 9.0, SEA, 0.16, 1.6)]

# lamps on a truss over the hall that sweep through the haze
sweeps = []
for i, (x, color) in enumerate(((-4.6, SEA), (-2.5, SEA), (-0.4, TUNGSTEN), (3.6, SEA), (5.4, TUNGSTEN))):
    start = (x, 22, 5.2)
    eye = kit.sphere(0.13, start, glow(f'truss{i}', color, 26), segments=16)
    eye.visible_shadow = False
    sweeps.append((beam(start, (x - 0.3 * x + 1.2 * math.sin(i * 2.1), 17.5, -1.5), 0.14, 0.9, color, 0.5, smoke=0.4), start, x, i))

# light on the microphone: the follow spot from behind, the stage's teal from the left, a little of the floor's
kit.spot(SPOT, BALL, (1.0, 0.62, 0.28), 26000, 6, 0.5, 0.5)
rim = kit.area((0.42, 0.5, 1.78), BALL, (0.1, 0.42), TUNGSTEN, 22)
side = kit.area((-0.75, 0.2, 1.6), BALL, (0.14, 0.7), SEA, 24)
kit.area((-0.1, -0.9, 0.75), BALL, (0.5, 0.3), (0.4, 0.8, 0.9), 1.6)
kit.area((3, 24, 9), (0, 9, 0.3), (9, 1), TUNGSTEN, 30000).visible_glossy = False
kit.area((-7, 20, 8), (0, 8, 0.3), (6, 1), SEA, 24000).visible_glossy = False


def pose(place):
    """Everything that moves comes back by itself: twice to and fro for the phones, once for the lamps."""
    turn = math.tau * place
    for light, x, high, late, wide in swaying:
        light.location.x = x + wide * math.sin(2 * turn + late)
        light.location.z = high + 0.04 * math.cos(4 * turn + 2 * late)
    for cone, start, x, i in sweeps:
        end = (0.7 * x + 1.2 * math.sin(i * 2.1 + turn), 17.5 + 1.5 * math.sin(turn + i), -1.5)
        cone.rotation_euler = (kit.Vector(end) - kit.Vector(start)).to_track_quat('Z', 'Y').to_euler()
    haze[1].location.x = -5 + 0.8 * math.sin(turn)
    side.data.energy = 24 + 9 * math.sin(turn)
    rim.data.energy = 22 - 4 * math.sin(2 * turn)


pose(0)
kit.camera(CAMERA, (BALL.x + 0.028, 0.0, BALL.z - 0.02), 85, 5.6, BALL - kit.Vector((0, 0.018, 0)), blades=0)
kit.glare(0.35, 0.1, threshold=1.4, streak_threshold=7, streak_color=(1.0, 0.6, 0.3))
hush()
kit.finish(job.out, job.frames, pose)
