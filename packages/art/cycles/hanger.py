"""A coat hanger's hook as an aerial before a tube that has lost its signal: snow, tears, dust on the glass. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(81)
rows, columns = 270, 640
# short dashes of snow, a few lines torn sideways, three colors of phosphor side by side
chance = np.random.default_rng(4)
snow = chance.random((rows, columns))
for shift in (1, 2):
    snow = np.maximum(snow, np.roll(chance.random((rows, columns)) ** 6, shift, 1))
snow = snow ** 3.0
for top, high, light in ((60, 9, 0.5), (118, 26, 0.4), (150, 5, 0.9), (200, 14, 0.45)):
    top += int(chance.integers(-6, 7))
    for row in range(top, top + high):
        begin, long = int(chance.integers(0, columns)), int(chance.integers(60, 240))
        snow[row, begin:begin + long] += light
        snow[row] = np.roll(snow[row], int(chance.integers(-40, 40)))
snow = np.clip(snow, 0, 1.3) * (0.8 + 0.2 * np.sin(np.linspace(0, 9, rows)))[:, None]
wide = np.repeat(snow, 3, 1)
stripes = np.zeros((rows * 3, columns * 3, 4), np.float32)
for line, gain in ((0, 0.42), (1, 1.0), (2, 0.8)):
    for tint in range(3):
        stripes[line::3, tint::3, tint] = wide[:, tint::3] * gain
stripes[..., 3] = 1
picture = bpy.data.images.new('snow', columns * 3, rows * 3, float_buffer=True)
picture.pixels = stripes.ravel()
tube = kit.material('tube', (0.006, 0.007, 0.008), 0.12, coat=0.6)
kit.uneven_rough(tube, 0.5, 0.06, 0.3)
seen = kit.node(tube, 'TexImage')
seen.image = picture
kit.link(tube, kit.node(tube, 'TexCoord').outputs['Generated'], seen.inputs['Vector'])
blue = kit.node(tube, 'MixRGB', blend_type='MULTIPLY')
blue.inputs[0].default_value, blue.inputs[2].default_value = 1, (0.75, 1.0, 1.7, 1)
kit.link(tube, seen.outputs['Color'], blue.inputs[1])
kit.link(tube, blue.outputs[0], kit.principled(tube)['Emission'])
kit.principled(tube)['Emission Strength'].default_value = 2.9
screen = kit.plane((60, 34), (-6, 9, 0), tube, (90, 0, 0))
screen.rotation_euler = (math.radians(90), 0, math.radians(-30))
# the hanger: two strands twisted at the neck, one of them the hook, both bent out of their shape
steel = macro.metal((0.5, 0.48, 0.45), 0.24, wear=0.14)
kit.noise_bump(steel, 5, 0.25)
r = 0.13
for turn in (0, math.pi):
    line = [(r * 1.05 * math.cos(turn + k * 0.42), r * 1.05 * math.sin(turn + k * 0.42), -1.9 + k * 0.1) for k in range(34)]
    if turn:
        line = [(-14, -0.4, -5.6), (-7.5, 0.2, -4.0), (-3, 0.2, -2.9), (-0.9, 0.1, -2.25)] + line[2:]
    else:
        line = [(13, 1.0, -7.4), (8.2, -1.1, -5.2), (5.2, 0.5, -4.2), (2.2, -0.1, -2.7), (0.7, 0, -2.15)] + line[2:]
        line += [(0.1, 0, 1.75)] + [(-0.05 + 1.75 * math.sin(a - 1.2) * 0.95 + 1.62, 0.0, 3.6 + 1.75 * math.cos(a - 1.2 + math.pi) * -1) for a in [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.4]]
    kit.tube(line, r, steel, resolution=8)
# foil crushed about one arm, as grandfathers did it
foil = kit.material('foil', (0.75, 0.75, 0.76), 0.16, 1.0)
for scale, strength in ((0.9, 0.9), (2.2, 0.7), (5.0, 0.35)):
    cells = kit.node(foil, 'TexVoronoi', feature='F1')
    cells.inputs['Scale'].default_value = scale
    kit.link(foil, kit.node(foil, 'TexCoord').outputs['Object'], cells.inputs['Vector'])
    kit.bump(foil, cells.outputs['Distance'], strength, 0.5)
lump = kit.sphere(1.35, (5.5, 0.3, -4.25), foil, (1.5, 0.85, 0.8), 64)
crush = bpy.data.textures.new('crush', 'VORONOI')
crush.noise_scale = 0.9
dent = lump.modifiers.new('dent', 'DISPLACE')
dent.texture, dent.strength = crush, 0.7
lump.rotation_euler = (0, math.radians(22), 0)
kit.area((14, -8, 10), (1, 0, 0), (2, 10), (1, 0.46, 0.14), 3200)
kit.area((-12, -10, 14), (0, 0, 0), (6, 6), (0.5, 0.7, 1), 160)
macro.lens((3, -36, 2.4), (1.9, 0, 0.1), 85, 2.8, (0.2, -0.15, 0.0), roll=-9)
kit.glare(0.14, 0.0, 1.4)
kit.finish(job.out)
