"""A table laid under water: a glued plate, a weighted fork with bubbles on it, the light net of the surface. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(63, background=(0.002, 0.02, 0.02))
V = kit.Vector
SEA = (0.012, 0.16, 0.15)


def sink(made, clear=0.007):
    """Adds the green of the water to a material, more of it the farther it is."""
    nodes, out = made.node_tree.nodes, made.node_tree.nodes['Material Output']
    before = out.inputs['Surface'].links[0].from_socket
    times, power = kit.node(made, 'Math', operation='MULTIPLY'), kit.node(made, 'Math', operation='POWER')
    kit.link(made, kit.node(made, 'CameraData').outputs['View Distance'], times.inputs[0])
    times.inputs[1].default_value = -clear
    power.inputs[0].default_value = 2.718
    kit.link(made, times.outputs[0], power.inputs[1])
    haze, mixed = kit.node(made, 'Emission'), kit.node(made, 'MixShader')
    haze.inputs['Color'].default_value = (*SEA, 1)
    haze.inputs['Strength'].default_value = 0.28
    kit.link(made, power.outputs[0], mixed.inputs[0])
    kit.link(made, haze.outputs[0], mixed.inputs[1])
    kit.link(made, before, mixed.inputs[2])
    kit.link(made, mixed.outputs[0], out.inputs['Surface'])
    return made


silver = sink(macro.metal((0.82, 0.8, 0.74), 0.12, wear=0.06, scale=1.2))
china = sink(kit.material('china', (0.55, 0.56, 0.53), 0.14, coat=0.6))
gilt = sink(macro.metal((0.8, 0.52, 0.16), 0.2))
linen = sink(kit.material('linen', (0.3, 0.32, 0.3), 0.95, bump=(34, 0.35)))
kit.noise_bump(linen, 0.35, 0.9, 4)
kit.plane((240, 200), (0, 60, 0), linen)
# the plate: a gilt rim, and a ring of light about its well
plate = [(0, 0.3), (8.6, 0.32), (9.4, 0.6), (10.2, 1.15), (13.4, 1.85), (13.7, 1.95), (13.6, 1.75), (10.3, 0.95), (9.0, 0.2), (0, 0.1)]
kit.lathe(plate, china, (9.5, 8.5, 0), segments=160)
kit.lathe([(13.0, 1.79), (13.02, 1.84), (13.32, 1.9), (13.34, 1.86)], gilt, (9.5, 8.5, 0.02), segments=160, close=True)


def fork(made):
    """Four tines that curve up, a neck and a handle, along y."""
    parts = []
    for k in range(4):
        x = (k - 1.5) * 0.62
        way = [(x * 0.72, -1.6, 0.42), (x, -0.6, 0.2), (x, 1.2, 0.22), (x * 0.99, 3.2, 0.75), (x * 0.97, 4.6, 1.35)]
        parts.append(kit.tube(way, 0.15, made, resolution=8))
    parts.append(kit.sphere(1.0, (0, -1.6, 0.45), made, (1.12, 0.95, 0.2), 48))
    parts.append(kit.tube([(0, -2.0, 0.5), (0, -4.2, 1.15), (0, -8, 1.3), (0, -14, 0.7)], 0.3, made, resolution=8))
    return parts


tool = kit.group(fork(silver), (-6.6, 3.4, 0.15), (0, 0, -7))
knife = kit.group([kit.tube([(0, -14, 0.5), (0, -2, 0.6)], 0.45, silver), kit.box((1.5, 14, 0.12), (0.1, 5.4, 0.5), silver, bevel=0.05)], (25.5, 4.0, 0.1), (0, 0, 5))
air = sink(kit.material('air', (1, 1, 1), 0.0, transmission=1.0, ior=0.78), 0.004)
kit.principled(air)['Specular'].default_value = 1.0


def bubble(at, size):
    """Air: mirrors the light above where one looks along its edge."""
    kit.sphere(size, at, air, segments=28)


for k in range(4):
    x = (k - 1.5) * 0.62
    for _ in range(11):
        t = random.random()
        bubble(V((-6.6, 3.4, 0.15)) + V((x + random.gauss(0, 0.1), -0.6 + 5.2 * t, 0.32 + 1.1 * t * t + random.uniform(0, 0.12))), random.choice((0.05, 0.07, 0.1, 0.15)))
for _ in range(60):
    a = random.uniform(2.4, 5.2)
    bubble((9.5 + 13.3 * math.cos(a), 8.5 + 13.3 * math.sin(a), 1.95 + random.uniform(0, 0.1)), random.choice((0.05, 0.08, 0.12, 0.18)))
for _ in range(46):
    t = random.random()
    bubble((-8.2 + random.gauss(0, 0.6 + 1.6 * t), 6 + random.gauss(0, 0.8 + 1.4 * t), 1.4 + 15 * t), random.uniform(0.05, 0.32))
for _ in range(40):
    bubble((random.uniform(-30, 34), random.uniform(20, 60), random.uniform(1, 26)), random.uniform(0.1, 0.5))
# a wine glass that stays upside down full of air, out of focus
glass = sink(kit.material('glass', (0.9, 1, 0.97), 0.02, transmission=1.0, ior=1.1), 0.01)
kit.lathe([(3.4, 8), (4.4, 11), (4.3, 14), (3.9, 17.6), (3.8, 17.6), (4.2, 14), (4.3, 11), (3.3, 8.1), (0.5, 6.8), (0.4, 1), (3.4, 0.2), (3.4, 0.0), (0, 0), (0, 6.6)], glass, (-17, 27, 0), segments=96)

# the surface's net: one hard lamp through a pattern, and the glow from above
lamp = kit.spot((-14, 46, 90), (0, 6, 0), (0.72, 1.0, 0.86), 120000, 62, 0.6, 0.3)
lamp.data.use_nodes = True
tree = lamp.data.node_tree
shine = next(node for node in tree.nodes if node.type == 'EMISSION')


def add(kind, **values):
    made = tree.nodes.new('ShaderNode' + kind)
    for key, value in values.items():
        if hasattr(made, key):
            setattr(made, key, value)
        else:
            made.inputs[key.title()].default_value = value
    return made


place, flat = add('NewGeometry'), add('Mapping')
where = add('TexCoord')
split, join, ratio_x, ratio_y = add('SeparateXYZ'), add('CombineXYZ'), add('Math', operation='DIVIDE'), add('Math', operation='DIVIDE')
tree.links.new(where.outputs['Normal'], split.inputs[0])
for ratio, axis in ((ratio_x, 0), (ratio_y, 1)):
    tree.links.new(split.outputs[axis], ratio.inputs[0])
    tree.links.new(split.outputs[2], ratio.inputs[1])
    tree.links.new(ratio.outputs[0], join.inputs[axis])
warp = add('TexNoise', scale=4.0)
tree.links.new(join.outputs[0], warp.inputs['Vector'])
mix = add('MixRGB')
mix.inputs[0].default_value = 0.16
tree.links.new(join.outputs[0], mix.inputs[1])
tree.links.new(warp.outputs['Color'], mix.inputs[2])
cells = add('TexVoronoi', feature='SMOOTH_F1', scale=19.0)
cells.inputs['Smoothness'].default_value = 0.25
tree.links.new(mix.outputs[0], cells.inputs['Vector'])
curve = add('ValToRGB')
curve.color_ramp.elements[0].position, curve.color_ramp.elements[0].color = 0.42, (0.02, 0.02, 0.02, 1)
curve.color_ramp.elements[1].position, curve.color_ramp.elements[1].color = 0.86, (4.2, 4.2, 4.2, 1)
tree.links.new(cells.outputs['Distance'], curve.inputs[0])
tree.links.new(curve.outputs[0], shine.inputs['Strength'])
kit.area((10, 60, 60), (0, 10, 0), (80, 40), (0.1, 0.75, 0.66), 12000)
kit.area((-40, -10, 14), (-6, 4, 1), (6, 30), (1, 0.62, 0.3), 5000)
macro.backdrop((0, 170, 30), (500, 300), [(0, (0.03, 0.34, 0.3)), (0.4, (0.012, 0.16, 0.15)), (0.95, (0.002, 0.04, 0.045))])
macro.lens((-17, -26, 13), (-2.6, 5.5, 1.6), 62, 2.4, (-6.6, 6.4, 0.9), roll=2)
kit.glare(0.22, 0.0, 1.1, 6)
kit.finish(job.out)
