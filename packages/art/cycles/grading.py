"""A grading room at night: the trackballs of a control surface in the light of the reference monitor, which shows the still of
the Color Grading page; waveforms beside it, a lamp on the gray wall behind."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0006, 0.0008, 0.0009), seed=16, bounces=5)
FRAME = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../content/media/stills/grading-after.jpg')
LENS, TARGET = (-0.36, -0.2, 1.03), (0.0, 1.0, 0.915)
DESK = 0.74

# the room: gray wall, a lamp hidden behind the monitor, a dark desk
wall = kit.material('wall', (0.16, 0.16, 0.16), 0.9, bump=(60, 0.05))
kit.plane((8, 4), (0, 2.35, 1.4), wall, (90, 0, 0))
desk, g = graph_material('desk')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
grain = g.noise(g.vector('MULTIPLY', p, (2.0, 40.0, 1.0)), 3.0, 8.0, 0.4)
smear = g.noise(p, 7.0, 6.0, 0.6)
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.ramp(grain, [(0.3, (0.012, 0.009, 0.007)), (0.7, (0.035, 0.026, 0.02))]), 'Roughness': g.math('ADD', 0.22, g.math('MULTIPLY', smear, 0.3))}).outputs[0])
kit.box((2.6, 1.6, 0.04), (0, 1.1, DESK - 0.02), desk, bevel=0.004)
black = kit.material('black', (0.012, 0.012, 0.013), 0.38)
kit.uneven_rough(black, 22, 0.3, 0.5)
matte = kit.material('matte', (0.02, 0.02, 0.021), 0.6, bump=(260, 0.05))

# the reference monitor and what it shows: a wide frame between black bars
MX, MY, MZ, W, H = 0.24, 1.62, 1.03, 0.7, 0.394
picture, g = graph_material('picture')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
tall = W * 670 / 1600
place = g.join(g.math('ADD', g.math('DIVIDE', local[0], W), 0.5), g.math('ADD', g.math('DIVIDE', local[2], tall), 0.5), 0.0)
still = g.node('ShaderNodeTexImage', {'Vector': place}, extension='CLIP')
still.image = kit.bpy.data.images.load(os.path.normpath(FRAME))
inside = g.math('LESS_THAN', g.math('ABSOLUTE', local[2]), tall / 2)
g.out(g.emission(g.mix(inside, (0.0015, 0.0017, 0.0018), still.outputs['Color']), 1.7))
picture['glow'] = True
kit.box((W + 0.026, 0.045, H + 0.026), (MX, MY, MZ), black, bevel=0.006)
kit.box((W, 0.002, H), (MX, MY - 0.0235, MZ), picture)
kit.box((0.12, 0.03, 0.3), (MX, MY + 0.03, MZ - 0.2), black, bevel=0.006)
kit.box((0.34, 0.2, 0.014), (MX, MY + 0.02, DESK + 0.007), black, bevel=0.005)
kit.area((MX + 0.06, MY - 0.04, MZ - 0.02), (0, 0.5, 0.7), (W * 0.55, tall * 0.8), (1.0, 0.5, 0.18), 7).visible_glossy = True
kit.area((MX, MY + 0.1, MZ), (MX, 3, MZ + 0.1), (W * 0.8, H * 0.6), (0.62, 0.85, 1.0), 9)

# waveforms on a smaller one
scope, g = graph_material('scope')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
third = g.math('FLOOR', g.math('MULTIPLY', g.math('ADD', g.math('DIVIDE', local[0], 0.36), 0.5), 3.0))
curve = g.noise(g.join(g.math('MULTIPLY', local[0], 22.0), g.math('MULTIPLY', third, 3.3), 0.0), 1.0, 4.0)
spread = g.noise(g.join(g.math('MULTIPLY', local[0], 300.0), g.math('MULTIPLY', local[2], 120.0), third), 1.0, 2.0)
level = g.math('SUBTRACT', g.math('MULTIPLY', g.math('SUBTRACT', curve, 0.42), 0.42), g.math('MULTIPLY', third, 0.012))
trace = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', local[2], level)), -46.0))
trace = g.math('MULTIPLY', g.math('MULTIPLY', trace, g.step(spread, 0.35, 0.75)), g.math('LESS_THAN', g.math('ABSOLUTE', local[2]), 0.088))
tint = g.ramp(g.math('DIVIDE', third, 2.0), [(0.0, (1.0, 0.22, 0.1)), (0.5, (0.25, 1.0, 0.45)), (1.0, (0.15, 0.45, 1.0))])
lines = g.math('LESS_THAN', g.math('FRACT', g.math('MULTIPLY', g.math('ADD', local[2], 1.0), 27.0)), 0.045)
g.out(g.emission(g.mix(1.0, tint, g.mix(lines, (0, 0, 0), (0.12, 0.12, 0.12)), 'ADD'), g.math('ADD', g.math('MULTIPLY', trace, 2.6), g.math('MULTIPLY', lines, 0.05))))
scope['glow'] = True
kit.group([kit.box((0.39, 0.035, 0.235), (0, 0, 0), black, bevel=0.006), kit.box((0.365, 0.002, 0.21), (0, -0.0185, 0), scope), kit.box((0.08, 0.03, 0.24), (0, 0.02, -0.2), black), kit.box((0.2, 0.15, 0.012), (0, 0.02, -0.256), black, bevel=0.004)], (-0.42, 1.5, 1.0), (0, 0, 20))
# a loudspeaker beyond
kit.box((0.24, 0.26, 0.38), (0.88, 1.85, DESK + 0.2), matte, (0, 0, -18), 0.012)
for z, r in ((0.12, 0.085), (0.29, 0.03)):
    kit.lathe([(r, 0.0), (r, 0.012), (r * 0.85, 0.006), (r * 0.3, -0.02), (0, -0.008)], black, (0.84, 1.725, DESK + z), (90, 0, -18), 48)

# the control surface: three balls in rings, knobs, keys
steel, dark = kit.material('ring', (0.28, 0.28, 0.29), 0.26, 1.0), kit.material('ball', (0.006, 0.006, 0.007), 0.12, coat=1.0)
knob = kit.material('knob', (0.015, 0.015, 0.016), 0.45)
parts = [kit.box((0.78, 0.34, 0.035), (0, 0, 0), matte, bevel=0.008), kit.box((0.79, 0.06, 0.03), (0, 0.19, 0.012), matte, (14, 0, 0), 0.008)]
HUES = ((0.06, 0.75, 0.8), (1.0, 0.55, 0.2), (0.85, 0.9, 1.0))
for k, x in enumerate((-0.235, 0.0, 0.235)):
    parts.append(kit.lathe([(0.0375, 0.012), (0.0385, 0.02), (0.046, 0.024), (0.056, 0.0225), (0.0585, 0.018), (0.0585, 0.0)], steel, (x, -0.03, 0.014), segments=128))
    parts.append(kit.ring(kit.box((0.0012, 0.009, 0.004), (0, 0, 0), black), 60, 0.0585, (x, -0.03, 0.026)))
    parts.append(kit.lathe([(0.0615, 0.0), (0.0632, 0.0012), (0.065, 0.0)], glow(f'led{k}', HUES[k], 2.2 if k == 1 else 0.9), (x, -0.03, 0.0182), segments=96))
    parts.append(kit.sphere(0.036, (x, -0.03, 0.027), dark, segments=96))
chance = random.Random(3)
for k in range(12):
    x = -0.345 + k * 0.0627
    parts += [kit.lathe([(0.0, 0.021), (0.0085, 0.021), (0.0095, 0.0195), (0.0105, 0.004), (0.0125, 0.0), (0.0, 0.0)], knob, (x, 0.118, 0.018), segments=48), kit.box((0.0011, 0.007, 0.001), (x, 0.112, 0.0393), glow('mark', (0.9, 0.9, 0.9), 0.5))]
lit = [glow(f'key{k}', color, power) for k, (color, power) in enumerate((((1.0, 0.6, 0.28), 0.9), ((0.1, 0.75, 0.8), 0.6), ((0.9, 0.9, 0.85), 0.35)))]
for x in (-0.345, -0.1175, 0.1175, 0.345):
    for r in range(5):
        for dx in (-0.0125, 0.0125):
            parts.append(kit.box((0.021, 0.014, 0.008), (x + dx, -0.095 + r * 0.024, 0.0205), knob, bevel=0.002))
            if chance.random() < 0.5:
                parts.append(kit.box((0.009, 0.0016, 0.0004), (x + dx, -0.095 + r * 0.024, 0.02475), chance.choice(lit)))
for k in range(14):
    parts.append(kit.box((0.034, 0.016, 0.008), (-0.345 + k * 0.053, -0.142, 0.0205), knob, bevel=0.002))
for part in parts:
    if part.name.startswith('box') and part.parent:
        part.parent = None
hold = kit.group(parts, (0.06, 0.74, DESK + 0.034), (4, 0, 0))
for item in kit.bpy.context.scene.objects:
    if item.type == 'MESH' and item.parent is None and abs(item.location.z - 0.026) < 1e-4:
        item.parent = hold  # the grip marks about the rings, which kit.ring copied

# left by somebody: a cup, a pencil on notes
cup = kit.material('cup', (0.3, 0.29, 0.27), 0.3, coat=0.4)
kit.lathe([(0.0, 0.003), (0.03, 0.0), (0.034, 0.01), (0.04, 0.09), (0.0385, 0.092), (0.036, 0.088), (0.031, 0.012), (0.0, 0.01)], cup, (-0.52, 0.98, DESK), segments=64)
kit.tube([(-0.556, 0.98, DESK + 0.075), (-0.588, 0.98, DESK + 0.066), (-0.586, 0.98, DESK + 0.03), (-0.552, 0.98, DESK + 0.02)], 0.005, cup)
kit.box((0.15, 0.21, 0.006), (0.56, 0.7, DESK + 0.003), kit.material('paper', (0.5, 0.48, 0.44), 0.8), (0, 0, -14), 0.001)
kit.cylinder(0.0036, 0.17, (0.55, 0.7, DESK + 0.0098), kit.material('pencil', (0.6, 0.22, 0.04), 0.4), (90, 0, 40), segments=6)
kit.area((-1.0, 0.5, 1.5), (0, 0.74, 0.78), (0.3, 0.8), (0.1, 0.6, 0.68), 4)
kit.exposure(0.35)
kit.camera(LENS, TARGET, 37.5, 2.4, (0.06, 0.7, 0.8))
kit.glare(0.3, 0.04, threshold=1.3, streak_threshold=6, streak_color=(1, 0.7, 0.4))
hush()
kit.finish(job.out)
