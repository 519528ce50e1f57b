"""Polvo de Oro: gold dust thrown up by the cone of a subwoofer, one hard lamp behind it. In decimeters; the woofer lies on its
back about the origin. In a loop every grain runs its path once and begins again."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy
import kit
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0016, 0.0011, 0.0008), seed=6, bounces=4)
TEAL = (0.04, 0.5, 0.55)
chance = numpy.random.default_rng(41)

# the woofer: cone, dust cap, rubber surround, bolted ring, cabinet
paper = kit.material('paper', (0.012, 0.011, 0.01), 0.6, bump=(30, 0.15))
rubber = kit.material('rubber', (0.009, 0.009, 0.009), 0.32)
metal = kit.material('metal', (0.28, 0.28, 0.28), 0.3, 1.0)
kit.uneven_rough(metal, 6, 0.2, 0.45)
cabinet = kit.material('cabinet', (0.01, 0.009, 0.009), 0.7, bump=(24, 0.5))
kit.principled(cabinet)['Specular'].default_value = 0.12
roll = [(1.62 + 0.17 * -math.cos(math.pi * k / 12), 0.0 + 0.13 * math.sin(math.pi * k / 12)) for k in range(13)]
cone = [kit.lathe([(0.0, -0.42), (0.3, -0.45), (0.48, -0.56), (0.5, -0.6), (1.45, -0.02)], paper, segments=160), kit.lathe(roll, rubber, segments=160)]
kit.lathe([(1.79, -0.05), (1.79, 0.05), (1.84, 0.08), (2.06, 0.08), (2.1, 0.03), (2.1, -0.1)], metal, segments=160)
for k in range(8):
    a = math.tau * k / 8 + 0.2
    kit.cylinder(0.055, 0.05, (1.95 * math.cos(a), 1.95 * math.sin(a), 0.1), metal, bevel=0.012, segments=6)
kit.box((7.4, 5.4, 3.0), (0, 0.4, -1.56), cabinet, bevel=0.14)

# grains: jets that leave the cone, bend in the air and spread into curls
COUNT = 90000 if job.samples < 10 and not job.frames else 640000
JETS = 26
jet_turn = chance.uniform(0, math.tau, JETS)
jet_from = 1.25 * numpy.sqrt(chance.uniform(0.0, 1.0, JETS))
jet_rise = 0.55 + 2.1 * chance.uniform(0.0, 1.0, JETS) ** 1.6 * (1.2 - 0.5 * jet_from)
jet_lean = chance.uniform(0.05, 0.5, JETS) + 0.3 * jet_from
which = chance.integers(0, JETS, COUNT)
loose = chance.uniform(0, 1, COUNT) < 0.16
start = numpy.stack([jet_from[which] * numpy.cos(jet_turn[which]), jet_from[which] * numpy.sin(jet_turn[which])], 1) + chance.normal(0, 0.045, (COUNT, 2))
rise = numpy.where(loose, chance.uniform(0.2, 2.0, COUNT), jet_rise[which] * (1 + chance.normal(0, 0.05, COUNT)))
lean = jet_lean[which] + chance.normal(0, 0.06, COUNT) + numpy.where(loose, chance.normal(0, 0.35, COUNT), 0)
around = jet_turn[which] + chance.normal(0, 0.12, COUNT) + numpy.where(loose, chance.normal(0, 0.8, COUNT), 0)
age = chance.uniform(0, 1, COUNT)
size = 0.0029 * numpy.exp(chance.normal(0, 0.45, COUNT))
waves = [(chance.normal(0, 1, (3, 3)) * k, chance.uniform(0, 6.3, 3), a) for k, a in ((0.9, 0.34), (1.9, 0.2), (3.7, 0.12), (7.0, 0.06))]


def places(turn):
    """Where the grains are and how large, at a place in the loop."""
    t = (age + turn) % 1.0
    up = rise * (1.55 * t - 0.62 * t * t) * 1.05
    out = lean * up * (0.45 + 0.5 * t)
    p = numpy.stack([start[:, 0] + out * numpy.cos(around), start[:, 1] + out * numpy.sin(around), up - 0.35], 1)
    for turns, phase, strength in waves:
        q = p @ turns.T + phase
        curl = numpy.stack([numpy.sin(q[:, 1]) + numpy.cos(q[:, 2]), numpy.sin(q[:, 2]) + numpy.cos(q[:, 0]), numpy.sin(q[:, 0]) + numpy.cos(q[:, 1])], 1)
        p = p + curl * (strength * (0.1 + 0.9 * t) * 0.52)[:, None]
    p[:, 2] = numpy.maximum(p[:, 2], numpy.where(numpy.hypot(p[:, 0], p[:, 1]) < 1.5, -0.35, 0.02))
    return p, size * numpy.clip(numpy.minimum(t * 14, (1 - t) * 5), 0, 1)


# grains are drawn as points: a mesh of bare vertices, turned into small balls by nodes
dust, g = graph_material('dust')
mica = g.node('ShaderNodeBsdfGlossy', {'Color': (1.0, 0.66, 0.22), 'Roughness': 0.35}).outputs[0]
starch = g.blend(0.6, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.9, 0.52, 0.12)}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': (1.0, 0.6, 0.16)}).outputs[0])
g.out(g.blend(0.3, starch, mica))
mesh = kit.bpy.data.meshes.new('dust')
mesh.vertices.add(COUNT)
mesh.attributes.new('size', 'FLOAT', 'POINT')
cloud = kit.wrap('dust', mesh, dust, smooth=False)
tree = kit.bpy.data.node_groups.new('points', 'GeometryNodeTree')
tree.inputs.new('NodeSocketGeometry', 'Geometry')
tree.outputs.new('NodeSocketGeometry', 'Geometry')
begin, end = tree.nodes.new('NodeGroupInput'), tree.nodes.new('NodeGroupOutput')
points, paint, named = tree.nodes.new('GeometryNodeMeshToPoints'), tree.nodes.new('GeometryNodeSetMaterial'), tree.nodes.new('GeometryNodeInputNamedAttribute')
named.data_type, paint.inputs['Material'].default_value = 'FLOAT', dust
named.inputs['Name'].default_value = 'size'
tree.links.new(begin.outputs[0], points.inputs['Mesh'])
tree.links.new(next(o for o in named.outputs if o.enabled and o.name == 'Attribute'), points.inputs['Radius'])
tree.links.new(points.outputs[0], paint.inputs['Geometry'])
tree.links.new(paint.outputs[0], end.inputs[0])
cloud.modifiers.new('points', 'NODES').node_group = tree


def pose(turn):
    where, wide = places(turn)
    mesh.vertices.foreach_set('co', where.astype('f').ravel())
    mesh.attributes['size'].data.foreach_set('value', wide.astype('f'))
    mesh.update()
    lift = 0.03 * math.sin(math.tau * 4 * turn)
    for part in cone[:1]:
        part.location.z = lift


pose(0.0)
# gold that lies where it fell
fallen = kit.from_bmesh('fallen', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=1, radius=0.011), dust, loc=(0, 0, -9))
for i in range(1500):
    a, r = random.uniform(0, math.tau), abs(random.gauss(2.0, 0.55))
    if r > 1.85:
        kit.copy(fallen, (r * math.cos(a), r * math.sin(a), 0.09 if r < 2.07 else -0.05), scale=random.uniform(0.4, 1.5))

# the one hard lamp, behind and above; it is seen, and its light hangs in the air
LAMP = kit.Vector((-0.95, 7.5, 1.95))
aim = kit.Vector((0.15, 0, 0.9))
kit.spot(LAMP, aim, (1.0, 0.8, 0.52), 15000, 46, 0.4, 0.12)
kit.spot((3.8, 5.5, 2.6), (0, 0, 1.0), (1.0, 0.6, 0.28), 2200, 50, 0.5, 0.2)
way = (aim - LAMP).normalized()
kit.sphere(0.17, LAMP, glow('lens', (1.0, 0.72, 0.4), 9), segments=24).visible_shadow = False
housing = kit.lathe([(0.23, 0.06), (0.3, 0.1), (0.3, -0.5), (0.0, -0.56)], rubber, LAMP)
housing.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
housing.visible_shadow = False
kit.tube([LAMP + kit.Vector((0.1, 0.2, -0.3)), LAMP + kit.Vector((0.1, 0.2, -6))], 0.05, rubber, smooth=False)
beam(LAMP + way * 0.1, LAMP + way * 10.5, 0.2, 2.3, (1.0, 0.62, 0.26), 0.2, smoke=0.8, hold=0.9)
haze, g = graph_material('haze')
place = g.node('ShaderNodeTexCoord').outputs['Object']
away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', place, (0.75, 1.0, 1.0))}, operation='LENGTH').outputs['Value']
drift = g.step(g.noise(place, 0.7, 5.0, 0.6), 0.2, 0.85)
g.out(g.node('ShaderNodeAddShader', {0: g.emission((1.0, 0.5, 0.15), g.math('MULTIPLY', g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', g.math('MULTIPLY', away, away), -0.22)), drift), 0.1)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
kit.plane((16, 12), (0, 2.5, 1.0), haze, (90, 0, 0)).visible_shadow = False
kit.area((-5.5, -1.5, 2.5), (0, 0, 0.2), (0.6, 3), TEAL, 130)
kit.camera((0.55, -10.4, 1.75), (0.05, 0, 0.98), 62, 0.2, 10.3)
kit.glare(0.4, 0.1, threshold=1.6, streak_threshold=8, streak_color=(1, 0.7, 0.35))
hush()
kit.finish(job.out, job.frames, pose)
