"""A plug of the strobe's sync line, as a rolling shutter sees the flash: the upper lines got it, the lower ones didn't. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro

job = macro.start(91)
steel = macro.metal((0.55, 0.55, 0.53), 0.22, wear=0.14, scale=3)
gold = macro.metal((0.8, 0.56, 0.2), 0.2)
panel = macro.paint((0.03, 0.032, 0.034), chips=0.02, scale=1.6, rough=0.4)
kit.noise_bump(panel, 12, 0.25)
white = kit.material('print', (0.7, 0.7, 0.66), 0.6)
rubber = macro.plastic((0.012, 0.012, 0.013), 0.44)
kit.box((60, 1.0, 40), (0, 0.5, 0), panel, bevel=0.1)

def socket(x):
    kit.lathe([(0.9, 0), (0.9, 0.16), (0.8, 0.2), (0.62, 0.2), (0.62, 0.5), (0.5, 0.55), (0.48, 1.5), (0.36, 1.5), (0.36, 0.3), (0, 0.3)], steel, (x, 0, 0), (90, 0, 0))
    kit.cylinder(1.02, 0.22, (x, -0.1, 0), steel, (90, 0, 0), 0.04, segments=6)
    for turn in (1, -1):
        kit.cylinder(0.09, 0.2, (x + 0.55 * turn, -1.2, 0), steel, (0, 90, 0), 0.02, segments=20)
    kit.cylinder(0.08, 1.0, (x, -0.8, 0), gold, (90, 0, 0), segments=16)

def plug(x, turn):
    parts = [kit.lathe([(0.6, 0.35), (0.72, 0.35), (0.74, 0.5), (0.74, 1.05), (0.8, 1.1)], steel), kit.lathe([(0.8, 1.1), (0.86, 1.2), (0.86, 2.2), (0.8, 2.3), (0.62, 2.32), (0.5, 2.6), (0.44, 3.0), (0.44, 3.6), (0.4, 3.7)], steel)]
    ridge = kit.box((0.05, 0.07, 0.92), (0, 0, 0), steel, bevel=0.015)
    knurl = [ridge] + [kit.copy(ridge, (0, 0, 0)) for _ in range(51)]
    for k, thing in enumerate(knurl):
        a = math.tau * k / 52
        thing.location, thing.rotation_euler = (0.87 * math.cos(a), 0.87 * math.sin(a), 1.7), (0, 0, a)
    # the slot of the bayonet, its end hole
    for q in range(12):
        a = math.radians(150 + 7 * q)
        parts.append(kit.cylinder(0.13, 0.06, (0.735 * math.cos(a), 0.735 * math.sin(a), 0.5 + 0.045 * q), kit.material('slot', (0.004, 0.004, 0.004), 0.6), (0, 90, math.degrees(a)), segments=16))
    parts.append(kit.lathe([(0.46, 3.5), (0.6, 3.6), (0.58, 5.6), (0.42, 6.3), (0.36, 6.35)], rubber))
    for q in range(7):
        parts.append(kit.lathe([(0.57, 3.8 + 0.26 * q), (0.64, 3.86 + 0.26 * q), (0.64, 3.94 + 0.26 * q), (0.57, 4.0 + 0.26 * q)], rubber))
    parts.append(kit.tube([(0, 0, 6), (0.2, 0, 8), (1.6, -0.8, 10.5), (5, -4, 12), (12, -9, 11)], 0.33, rubber, resolution=8))
    return kit.group([*parts, *knurl], (x, 0, 0), (90, turn, 0))

socket(-1.2)
plug(-1.2, 0)
socket(4.6)
socket(-7.0)
for x, word in ((-1.2, 'SYNC OUT'), (4.6, 'GENLOCK'), (-7.0, 'REMOTE')):
    words = kit.text(word, 0.62, (x, -0.012, 1.75), (90, 0, 0), white)
    words.data.extrude = 0.002
    for turn in (-1, 1):
        kit.sphere(0.26, (x + 2.9 * turn, -0.02, -2.4), steel, (1, 0.5, 1), 24)
kit.sphere(0.2, (1.7, -0.08, 0.9), macro.glow((1, 0.3, 0.06), 10), segments=24)
macro.drops(130, lambda: ((random.uniform(-10, 9), 0.0, random.uniform(-4, 4)), (0, -1, 0)), 0.14)
kit.area((-9, -8, 12), (-1, -2, 0), (3, 6), (0.25, 1.0, 0.5), 22000)
kit.area((14, -4, 5), (0, -2, 0), (2, 8), (0.25, 1.0, 0.55), 9000)
kit.area((8, -16, -8), (-1, -2, 0), (6, 3), (1, 0.5, 0.2), 5000)
macro.lens((-17, -13, 5.4), (-0.6, -1.9, 0.2), 72, 5.0, (-1.6, -2.0, 0.6), roll=-4)
kit.area((-20, -18, 10), (-1, -2, 0), (8, 10), (0.3, 1, 0.6), 9000)
kit.glare(0.2, 0.0, 1.2)
# the shutter had read the upper lines when the flash came: what is below them has only the lamp of the tunnel
tree = bpy.context.scene.node_tree
out = tree.nodes['Composite']
source = out.inputs[0].links[0].from_socket
mask = tree.nodes.new('CompositorNodeBoxMask')
mask.x, mask.y, mask.width, mask.height = 0.5, 1.0, 2.0, 1.0 * job.height / job.width
dim, mix = tree.nodes.new('CompositorNodeMixRGB'), tree.nodes.new('CompositorNodeMixRGB')
dim.blend_type = 'MULTIPLY'
dim.inputs[0].default_value, dim.inputs[2].default_value = 1, (0.34, 0.1, 0.12, 1)
for a, b in ((source, dim.inputs[1]), (mask.outputs[0], mix.inputs[0]), (dim.outputs[0], mix.inputs[1]), (source, mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
    tree.links.new(a, b)
kit.finish(job.out)
