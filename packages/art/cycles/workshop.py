"""A school workshop after dark: a projector's beam over stools and a lathe, a blank screen glowing.
Views: poster, chuck (of the lathe, close), projector (into its lens), class (who stands before the screen), part (the ruined one)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'poster')
kit.reset(job.samples, job.width, job.height, background=(0.0012, 0.002, 0.0022), bounces=4)
if view == 'part':
    # oiled edges far out of focus come out in specks unless what one ray adds is bounded
    kit.bpy.context.scene.cycles.sample_clamp_direct, kit.bpy.context.scene.cycles.sample_clamp_indirect = 1.5, 0.8
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
LIGHT = (0.6, 1.0, 0.76)

floor = kit.material('floor', (0.06, 0.055, 0.05), 0.32, bump=(2.0, 0.03))
wall = kit.material('wall', (0.1, 0.12, 0.115), 0.85, bump=(1.5, 0.05))
iron = kit.material('iron', (0.03, 0.045, 0.04), 0.4)
steel = kit.material('steel', (0.4, 0.4, 0.4), 0.24, 1.0)
wood = kit.material('wood', (0.14, 0.07, 0.03), 0.5)
black = kit.material('black', (0.01, 0.01, 0.01), 0.5)

kit.plane(30, (0, 0, 0), floor)
kit.plane((20, 8), (0, 6.6, 3), wall, (90, 0, 0))
kit.plane((24, 8), (-7.5, 0, 3), wall, (0, 90, 0))

# the screen: worn paint, brightest at its middle, a drawing of a part left on it
screen, g = graph_material('screen')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
x, y = local[0], local[1]
edge = g.math('MULTIPLY', g.step(g.math('ABSOLUTE', x), 1.62, 1.56), g.step(g.math('ABSOLUTE', y), 1.06, 1.0))
middle = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)), -0.32))
radius = g.math('SQRT', g.math('ADD', g.math('POWER', g.math('ADD', x, 0.45), 2.0), g.math('POWER', y, 2.0)))
lines = 0.0
for ring in (0.16, 0.42, 0.62):
    lines = g.math('MAXIMUM', lines, g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', radius, ring)), 0.008))
for axis, other in ((g.math('ADD', x, 0.45), y), (y, g.math('ADD', x, 0.45))):
    lines = g.math('MAXIMUM', lines, g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', axis), 0.006), g.math('LESS_THAN', g.math('ABSOLUTE', other), 0.8)))
for k in (0.5, 0.32, 0.14, -0.22):
    lines = g.math('MAXIMUM', lines, g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', y, k)), 0.01), g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', x, 0.85)), 0.24 + 0.1 * k)))
paper = g.math('ADD', 0.82, g.math('MULTIPLY', g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], 2.2, 6.0), 0.3))
power = g.math('MULTIPLY', g.math('MULTIPLY', edge, middle), g.math('MULTIPLY', paper, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', lines, 0.75))))
g.out(g.emission(LIGHT, g.math('MULTIPLY', power, 1.1)))
kit.plane((3.5, 2.3), (-1.3, 6.5, 2.35), screen, (90, 0, 0))
kit.box((3.7, 0.08, 0.1), (-1.3, 6.48, 3.56), black)
kit.area((-1.3, 6.3, 2.3), (-1.1, 0, 0.8), (3.2, 2.0), LIGHT, 85)

# the beam: a pyramid of lit dust from the projector at the right to the screen
lamp, corners = (5.6, -0.6, 2.75), [(-2.9, 6.4, 1.3), (0.3, 6.4, 1.3), (0.3, 6.4, 3.4), (-2.9, 6.4, 3.4)]
dust, g = graph_material('dust')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
far = g.node('ShaderNodeVectorMath', {0: p, 1: lamp}, operation='DISTANCE').outputs['Value']
drift = g.node('ShaderNodeCombineXYZ')
smoke = g.math('ADD', 0.35, g.step(g.noise(g.vector('ADD', p, drift.outputs[0]), 0.9, 5.0, 1.2), 0.35, 0.7))
amount = g.math('MULTIPLY', smoke, g.math('DIVIDE', 0.09, g.math('ADD', far, 0.5)))
g.out(g.node('ShaderNodeAddShader', {0: g.emission(LIGHT, amount), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
for k in range(7):
    s = 0.4 + 0.1 * k
    inner = [tuple(m + (c - m) * s for c, m in zip(corner, (-1.3, 6.4, 2.35))) for corner in corners]
    sheet = kit.from_data('beam', [lamp, *inner], [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1)], dust, smooth=False)
    sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False
mote = kit.sphere(0.006, (0, 0, -5), glow('mote', LIGHT, 3), segments=6)
motes = []
for i in range(420):
    t, u, v = random.uniform(0.05, 0.98), random.uniform(-1.5, 1.5), random.uniform(-1, 1)
    place = [a + (b - a) * t for a, b in zip(lamp, (-1.3 + u, 6.4, 2.35 + v))]
    motes.append(kit.copy(mote, place, scale=random.uniform(0.3, 1.2)))
kit.box((0.7, 0.4, 0.35), (5.9, -0.9, 2.75), black, (0, 0, -46))

# the lathe, seen from its back corner: bed, headstock, chuck, carriage, tailstock
def lathe_machine(at, turn):
    parts = [
        kit.box((2.3, 0.42, 0.2), (0, 0, 0.95), iron, bevel=0.02), kit.box((0.5, 0.5, 0.86), (-0.85, 0, 0.43), iron, bevel=0.03),
        kit.box((0.42, 0.5, 0.86), (0.9, 0, 0.43), iron, bevel=0.03), kit.box((0.62, 0.52, 0.58), (-0.85, 0, 1.32), iron, bevel=0.05),
        kit.cylinder(0.19, 0.14, (-0.46, 0, 1.34), steel, (0, 90, 0), 0.015), kit.cylinder(0.055, 0.75, (-0.02, 0, 1.34), steel, (0, 90, 0)),
        kit.box((0.36, 0.52, 0.12), (0.12, 0, 1.11), iron, bevel=0.02), kit.box((0.16, 0.2, 0.14), (0.12, -0.1, 1.24), steel, bevel=0.01),
        kit.box((0.34, 0.3, 0.3), (0.82, 0, 1.2), iron, bevel=0.04), kit.cylinder(0.06, 0.34, (0.56, 0, 1.34), steel, (0, 90, 0)),
        kit.cylinder(0.022, 2.1, (0.1, -0.24, 0.9), steel, (0, 90, 0)), kit.box((0.3, 0.1, 0.34), (0.12, -0.26, 0.92), iron, bevel=0.02),
    ]
    for x, y, z, r, rot in ((1.05, 0, 1.34, 0.12, (0, 90, 0)), (0.12, -0.36, 0.95, 0.11, (90, 0, 0)), (0.12, -0.36, 1.14, 0.07, (90, 0, 0))):
        parts.append(kit.tube([(r * math.cos(a), r * math.sin(a), 0) for a in [math.tau * i / 12 for i in range(12)]], 0.013, steel, closed=True))
        parts[-1].location, parts[-1].rotation_euler = (x, y, z), [math.radians(a) for a in rot]
    arm = kit.tube([(-0.9, 0.2, 1.6), (-0.9, 0.25, 2.05), (-0.5, 0.1, 2.1)], 0.016, black)
    parts += [arm, kit.cylinder(0.06, 0.16, (-0.44, 0.08, 2.03), black, (0, 20, 0), radius_top=0.03)]
    kit.group(parts, at, (0, 0, turn))


lathe_machine((1.35, 1.5, 0), -16)
kit.spot((0.95, 1.65, 2.0), (0.95, 1.45, 1.3), (1, 0.5, 0.18), 220, 95, 0.6, 0.03)
kit.area((4.5, 4.5, 3.6), (1.5, 1.5, 1), 1.0, LIGHT, 260)


def stool(x, y, high=0.72):
    kit.cylinder(0.19, 0.045, (x, y, high), wood, bevel=0.012)
    for k in range(4):
        a = math.tau * k / 4 + x * 2
        kit.tube([(x + 0.13 * math.cos(a), y + 0.13 * math.sin(a), high), (x + 0.22 * math.cos(a), y + 0.22 * math.sin(a), 0)], 0.015, black, smooth=False)
    kit.tube([(x + 0.19 * math.cos(math.tau * i / 12), y + 0.19 * math.sin(math.tau * i / 12), 0.24) for i in range(12)], 0.01, black, closed=True)


for x, y in ((-2.3, 3.0), (-1.25, 2.6), (-0.3, 3.6), (-1.75, 0.5)):
    stool(x, y)
if view == 'class':
    coat = kit.material('coat', (0.012, 0.013, 0.012), 0.7)
    standing(coat, (-0.15, 4.9, 0), 150, 1.8, ((-0.5, -0.2, 1.5), (0.26, 0.02, 0.84)))
    standing(coat, (-2.5, 4.1, 0), 200, 1.68)
    standing(coat, (-3.05, 4.3, 0), 170, 1.76)
if view == 'projector':
    kit.cylinder(0.1, 0.3, (5.56, -0.58, 2.75), black, (90, 0, 44), 0.01)
    kit.sphere(0.075, (5.46, -0.47, 2.75), glow('throw', LIGHT, 90)).visible_shadow = False
    for x, z in ((6.0, 3.2), (5.75, 3.35)):
        kit.lathe([(0.26, -0.02), (0.28, -0.02), (0.28, 0.02), (0.26, 0.02)], steel, (x, -1.0, z), (90, 0, -46), close=True)
    kit.tube([(5.9, -0.9, 0), (5.9, -0.9, 2.6)], 0.03, black, smooth=False)
    kit.area((4.6, 1.4, 3.4), (5.8, -0.8, 2.8), 0.4, LIGHT, 8)
if view == 'part':
    # a shaft with a gouge where the tool dug in, a caliper, the drawing, on a bench
    bench = (-3.4, 0.9, 0.9)
    kit.box((1.6, 1.1, 0.06), bench, wood, bevel=0.01)
    x, y, z = bench[0], bench[1], bench[2] + 0.03
    kit.box((0.42, 0.3, 0.001), (x, y - 0.02, z + 0.001), kit.material('paper', (0.6, 0.6, 0.55), 0.8), (0, 0, 12))
    kit.tubes([[(x - 0.15 + 0.02 * k, y - 0.1, z + 0.002), (x - 0.15 + 0.02 * k, y + 0.1, z + 0.002)] for k in (0, 3, 9, 12, 15)] + [[(x - 0.17, y + d, z + 0.002), (x + 0.17, y + d, z + 0.002)] for d in (-0.05, 0.0, 0.05)], 0.00025, black)
    turned = [(0.0, -0.13), (0.019, -0.13), (0.021, -0.127), (0.021, -0.06), (0.031, -0.058), (0.031, 0.0), (0.029, 0.004), (0.023, 0.009), (0.022, 0.013), (0.029, 0.017), (0.031, 0.022), (0.031, 0.05), (0.045, 0.052), (0.045, 0.085), (0.016, 0.087), (0.016, 0.14), (0.014, 0.142), (0.0, 0.142)]
    bright = kit.material('bright', (0.62, 0.62, 0.62), 0.22, 1.0)
    kit.noise_bump(bright, 260, 0.12, stretch=(0.05, 0.05, 1))
    kit.lathe(turned, bright, (x, y, z + 0.046), (90, 0, 62))
    gauge = [kit.box((0.26, 0.016, 0.004), (0, 0, 0), steel), kit.box((0.012, 0.07, 0.004), (-0.124, -0.03, 0), steel), kit.box((0.012, 0.07, 0.004), (-0.05, -0.03, 0), steel), kit.box((0.06, 0.026, 0.007), (-0.03, 0, 0), steel, bevel=0.002)]
    kit.group(gauge, (x + 0.05, y - 0.16, z + 0.004), (0, 0, -8))
    kit.spot((x - 0.5, y + 0.5, z + 0.75), (x, y, z), (1, 0.52, 0.2), 13, 44, 0.7, 0.03)
    kit.area((x + 0.7, y + 0.9, z + 0.5), (x, y, z), 0.3, LIGHT, 2.5)
CAMERAS = {
    'poster': ((-0.4, -2.9, 1.5), (0.15, 4, 1.62), 30, 1.2, 5.6),
    'chuck': ((1.62, 0.42, 1.5), (0.98, 1.62, 1.36), 44, 1.4, 1.3),
    'projector': ((3.5, 1.7, 1.95), (5.35, -0.5, 2.72), 40, 1.6, 3.0),
    'class': ((-3.1, -1.6, 1.15), (-1.35, 6.4, 1.85), 42, 1.2, 3.2),
    'part': ((-3.62, 0.42, 1.2), (-3.39, 0.91, 0.96), 50, 2.0, 0.57),
}
kit.camera(*CAMERAS[view])
if view == 'part':
    kit.exposure(-0.7)
kit.glare(0.3, 0.03)
hush()
homes = [mote.location.copy() for mote in motes]


def pose(place):
    """Dust moves through the beam."""
    t = place * job.seconds
    drift.inputs[0].default_value, drift.inputs[2].default_value = 0.25 * t, -0.12 * t
    for k, (speck, home) in enumerate(zip(motes, homes)):
        speck.location = home + kit.Vector((0.05 * math.sin(k + 0.6 * t), 0.04 * math.cos(2.3 * k + 0.5 * t), 0.04 * t * math.sin(k * 1.7)))


kit.finish(job.out, job.frames, kit.travel(job, pose))
