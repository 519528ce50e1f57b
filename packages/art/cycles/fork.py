"""A fork and a plate's rim on a tablecloth at fourteen feet: bubbles cling to the steel, the surface's net of light moves over it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, macro

job = macro.start(141, background=(0.001, 0.02, 0.018))
silver = macro.metal((0.75, 0.74, 0.7), 0.16, wear=0.09, scale=1.1)
china = kit.material('china', (0.7, 0.69, 0.64), 0.12, coat=0.8)
cloth = kit.material('cloth', (0.32, 0.36, 0.33), 0.95)
kit.bump(cloth, kit.noise(cloth, 22, 2, stretch=(1, 7, 1)), 0.6, 0.04)
kit.bump(cloth, kit.noise(cloth, 22, 2, stretch=(7, 1, 1)), 0.5, 0.04)
macro.heap((70, 70), lambda x, y: 0.22 * np.sin(0.3 * x + 0.2 * y) * np.sin(0.17 * x - 0.3 * y), cloth, 240, 0.0)


def ribbon(way, made, thick=0.2):
    """A flat bar along `way`: (x, y, z, half its width)."""
    curve = []
    for x, y, z, wide in way:
        curve.append([(x - wide, y, z), (x - wide * 0.6, y, z + thick / 2), (x, y, z + thick * 0.6), (x + wide * 0.6, y, z + thick / 2), (x + wide, y, z), (x, y, z - thick / 2)])
    verts = [v for ring in curve for v in ring]
    n = 6
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(curve) - 1) for k in range(n)]
    faces += [tuple(reversed(range(n))), tuple((len(curve) - 1) * n + k for k in range(n))]
    thing = kit.from_data('bar', verts, faces, made)
    smooth = thing.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 3
    return thing


def arc(y):
    """Height of a fork's back over its length: neck high, tines curved up at their ends."""
    return 0.6 + 0.75 * math.exp(-((y + 1.2) / 2.2) ** 2) - 0.28 * math.exp(-((y - 2.4) / 1.3) ** 2) + 0.05 * max(0, y - 3) ** 2


parts = [ribbon([(0, y, arc(y), w) for y, w in ((-16, 0.95), (-14, 1.1), (-10, 0.6), (-5, 0.36), (-2.5, 0.34), (-1.2, 0.6), (-0.2, 1.2), (0.8, 1.32), (1.6, 1.28))], silver, 0.34)]
for k in range(4):
    x = -0.99 + 0.66 * k
    parts.append(ribbon([(x, y, arc(y), w) for y, w in ((1.0, 0.24), (1.8, 0.2), (3.0, 0.17), (4.4, 0.14), (5.4, 0.08), (5.7, 0.02))], silver, 0.2))
fork = kit.group(parts, (0.2, -1.4, -0.1), (0, 0, 42))
kit.lathe([(0, 0.4), (8, 0.4), (9.2, 0.9), (12.6, 1.7), (13, 1.85), (12.8, 2.0), (9.0, 1.25), (7.8, 0.75), (0, 0.75)], china, loc=(10.5, 14.5, 0), segments=200)
kit.lathe([(12.2, 1.97), (12.35, 2.02), (12.5, 2.06)], macro.metal((0.8, 0.55, 0.2), 0.2), loc=(10.5, 14.5, 0.0), segments=200)
# air on the steel, and some that rises
air = macro.water((1, 1, 1), 1.2)
kit.bpy.context.view_layer.update()
def place():
    on = random.choice(parts)
    vertex = random.choice(on.data.vertices)
    at = on.matrix_world @ vertex.co
    return at + kit.Vector((0, 0, 0.07)), (0, 0, 1)
for _ in range(150):
    at, _n = place()
    size = 0.035 + 0.13 * random.random() ** 3
    kit.sphere(size, at, air, segments=20)
for _ in range(46):
    z = random.uniform(0.5, 9)
    kit.sphere(random.uniform(0.05, 0.24), (random.gauss(2.2, 0.6 + z * 0.12), random.gauss(2.5, 0.8), z), air, (1, 1, 0.85), segments=20)
# the net of light: a lamp whose gobo is the surface
sun = kit.spot((-9, 10, 60), (1, 1, 0), (0.75, 1.0, 0.85), 42000, 34, 0.4, 0.05)
sun.data.use_nodes = True
tree = sun.data.node_tree
emission = next(n for n in tree.nodes if n.type == 'EMISSION')
place_node, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
mapping.inputs['Scale'].default_value = (26, 26, 26)
warp, mixed = tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeMixRGB')
warp.inputs['Scale'].default_value, mixed.inputs[0].default_value = 1.6, 0.35
cells = tree.nodes.new('ShaderNodeTexVoronoi')
cells.feature, cells.inputs['Scale'].default_value = 'DISTANCE_TO_EDGE', 0.7
curve = tree.nodes.new('ShaderNodeValToRGB')
for element, (where, value) in zip((*curve.color_ramp.elements, curve.color_ramp.elements.new(0.5), curve.color_ramp.elements.new(0.51)), ((0.0, 4.0), (1.0, 0.12), (0.1, 0.9), (0.26, 0.2))):
    element.position, element.color = where, (value, value, value, 1)
tree.links.new(place_node.outputs['Normal'], mapping.inputs['Vector'])
tree.links.new(mapping.outputs[0], warp.inputs['Vector'])
tree.links.new(mapping.outputs[0], mixed.inputs[1])
tree.links.new(warp.outputs['Color'], mixed.inputs[2])
tree.links.new(mixed.outputs[0], cells.inputs['Vector'])
tree.links.new(cells.outputs['Distance'], curve.inputs['Fac'])
tree.links.new(curve.outputs['Color'], emission.inputs['Color'])
kit.area((-14, -4, 9), (0, 0, 0), (4, 8), (0.1, 0.7, 0.5), 700)
kit.area((10, -9, 10), (0, 0, 0), (2, 5), (1, 0.62, 0.3), 420)
macro.lens((-7.5, -19, 9.5), (0.6, 1.0, 0.8), 88, 3.6, (-1.6, 1.2, 0.8), roll=-5)
kit.glare(0.25, 0, 1.2)
kit.finish(job.out)
