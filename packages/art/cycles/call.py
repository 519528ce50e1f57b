"""A telephone left on speaker on a porch rail at dusk, one bulb behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(101)
V = kit.Vector
wood = macro.paint((0.3, 0.32, 0.3), (0.12, 0.07, 0.035), 0.06, 0.5, 0.5)
for k in range(3):
    kit.box((120, 6.4, 3), (0, -4 + 6.8 * k, -1.5), wood, (0, 0, 0), 0.3)
black = macro.plastic((0.008, 0.008, 0.009), 0.24)
glass = kit.material('glass', (0.004, 0.005, 0.007), 0.06, coat=1.0)
parts = [kit.box((7.2, 15, 0.8), (0, 0, 0.4), black, bevel=0.34), kit.box((6.8, 14.6, 0.04), (0, 0, 0.8), glass, bevel=0.02)]
for words, size, y, strength, color in (('HOME', 1.25, 3.9, 3.2, (1, 0.9, 0.76)), ('41:07', 1.9, 1.7, 3.2, (1, 0.9, 0.76)), ('speaker', 0.72, -2.2, 1.6, (0.6, 0.8, 0.85))):
    line = kit.text(words, size, (0, y, 0.83), (0, 0, 0), macro.glow(color, strength))
    line.data.extrude = 0.001
    parts.append(line)
parts.append(kit.lathe([(0, 0), (1.0, 0)], macro.glow((1.0, 0.06, 0.03), 3.0), (0, -5.1, 0.83), segments=64))
for k in range(15):
    high = 0.16 + 0.7 * abs(math.sin(k * 1.3) * math.sin(k * 0.42 + 0.6))
    parts.append(kit.box((0.1, high, 0.005), (-2.1 + 0.3 * k, -0.5, 0.83), macro.glow((1.0, 0.5, 0.16), 2.4)))
phone = kit.group(parts, (1.2, 0.6, 0.0), (0, 0, -24))
kit.bpy.context.view_layer.update()
world = phone.matrix_world
macro.drops(80, lambda: (world @ V((random.uniform(-3.3, 3.3), random.uniform(-7, 7), 0.83)), V((0, 0, 1))), 0.24)
macro.drops(260, lambda: (V((random.uniform(-30, 30), random.uniform(-7, 12), 0.0)), V((0, 0, 1))), 0.34)
kit.sphere(3.6, (-17, 100, -24), macro.glow((1, 0.56, 0.2), 26))
kit.area((-26, 60, 20), (0, 0, 0), (8, 8), (1, 0.56, 0.22), 70000)
kit.area((40, 40, 30), (0, 0, 0), (40, 30), (0.4, 0.42, 0.75), 16000)
kit.area((0, -30, 40), (0, 0, 0), (40, 20), (0.4, 0.4, 0.6), 1500)
sky = kit.material('backdrop', (0, 0, 0), 1)
place = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.3, (0.01, 0.008, 0.01)), (0.36, (0.2, 0.07, 0.05)), (0.46, (0.1, 0.045, 0.065)), (0.66, (0.02, 0.02, 0.045))]), kit.principled(sky)['Emission'])
# the camera looks down on the rail, so the sky hangs low behind it
kit.plane((400, 100), (0, 120, -34), sky, (90, 0, 0))
macro.lens((1, -40, 19), (0.4, 2.2, 1.6), 76, 2.2, (0.8, 0.4, 0.8))
kit.glare(0.16, 0.05, 1.4, 6, (1, 0.7, 0.5))
kit.finish(job.out)
