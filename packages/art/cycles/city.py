"""A city by the bay: towers with lit windows, rippled water and the beacons on the roofs."""
import random
import bmesh
import bpy
from shading import aerial, graph_material

WARM, COOL = (1.0, 0.55, 0.22), (0.55, 0.8, 1.0)


def facade(name, air, reach, lit=0.3, light=1.0, cell=(3.4, 3.6), warm=0.75):
    """Glass wall with a grid of windows; which are lit differs by tower, by floor and by window."""
    material, g = graph_material(name)
    geometry = g.node('ShaderNodeNewGeometry').outputs
    p, n = g.split(geometry['Position']), g.split(geometry['Normal'])
    tower = g.node('ShaderNodeObjectInfo').outputs['Random']
    sideways = g.math('GREATER_THAN', g.math('ABSOLUTE', n[0]), 0.5)
    u = g.math('ADD', g.math('MULTIPLY', p[1], sideways), g.math('MULTIPLY', p[0], g.math('SUBTRACT', 1.0, sideways)))
    u, v = g.math('DIVIDE', u, cell[0]), g.math('DIVIDE', p[2], cell[1])
    fu, fv = g.math('FRACT', u), g.math('FRACT', v)
    cu, cv = g.math('FLOOR', u), g.math('FLOOR', v)
    salt = g.math('ADD', g.math('MULTIPLY', tower, 731.0), sideways)
    chance, tint = g.chance(g.join(cu, cv, salt))
    group = g.chance(g.join(g.math('FLOOR', g.math('DIVIDE', cu, 4.0)), cv, salt))[0]
    floor = g.chance(g.join(3.0, cv, salt))[0]
    share = g.math('MULTIPLY', lit, g.math('ADD', 0.35, g.math('MULTIPLY', g.math('POWER', tower, 1.5), 1.6)))
    busy = g.math('ADD', g.math('LESS_THAN', floor, 0.06), g.math('LESS_THAN', group, g.math('MULTIPLY', share, 0.5)))
    on = g.math('MINIMUM', 1.0, g.math('ADD', busy, g.math('LESS_THAN', chance, share)))
    pane = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', fu, 0.5)), 0.4),
                  g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', fv, 0.52)), 0.34))
    wall = g.math('LESS_THAN', g.math('ABSOLUTE', n[2]), 0.5)
    other = g.split(tint)
    power = g.math('ADD', 0.15, g.math('MULTIPLY', g.math('POWER', other[0], 3.0), 2.2))
    power = g.math('MULTIPLY', power, g.math('ADD', 0.45, g.math('MULTIPLY', fv, 0.8)))
    amount = g.math('MULTIPLY', g.math('MULTIPLY', on, pane), g.math('MULTIPLY', wall, power))
    color = g.mix(g.math('LESS_THAN', g.math('ADD', g.math('MULTIPLY', other[1], 0.7), g.math('MULTIPLY', tower, 0.3)), warm), COOL, WARM)
    glass = g.node('ShaderNodeBsdfPrincipled', {
        'Base Color': g.mix(pane, (0.05, 0.055, 0.06), (0.012, 0.016, 0.02)),
        'Roughness': g.math('SUBTRACT', 0.65, g.math('MULTIPLY', pane, 0.5)), 'Specular': 0.7}).outputs[0]
    lamps = g.emission(color, g.math('MULTIPLY', amount, light))
    g.out(aerial(g, g.node('ShaderNodeAddShader', {0: glass, 1: lamps}).outputs[0], air, reach))
    return material


def glow(name, color, strength):
    """A small lamp's surface; see hush."""
    material, g = graph_material(name)
    material['glow'] = True
    g.out(g.emission(color, strength))
    return material


def hush():
    """Lets glowing things be seen and mirrored but light nothing: found by chance only, they would spray bright specks."""
    for item in bpy.context.scene.objects:
        if any(slot.material and slot.material.get('glow') for slot in item.material_slots):
            item.visible_diffuse = False


def solid(kind, make, material):
    """Mesh of a kind in a material, made once: hundreds of objects share it."""
    name = f'{kind}:{material.name}'
    mesh = bpy.data.meshes.get(name)
    if not mesh:
        mesh, shape = bpy.data.meshes.new(name), bmesh.new()
        make(shape)
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(material)
    return mesh


def put(mesh, location, scale, rotation=(0, 0, 0)):
    item = bpy.data.objects.new(mesh.name, mesh)
    item.location, item.scale, item.rotation_euler = location, scale, rotation
    bpy.context.scene.collection.objects.link(item)
    return item


def block(x, y, base, width, depth, height, material, turn=0.0):
    """A box that stands on its base."""
    mesh = solid('block', lambda shape: bmesh.ops.create_cube(shape, size=1), material)
    return put(mesh, (x, y, base + height / 2), (width, depth, height), (0, 0, turn))


def bulb(x, y, z, radius, material):
    mesh = solid('bulb', lambda shape: bmesh.ops.create_icosphere(shape, subdivisions=2, radius=1), material)
    return put(mesh, (x, y, z), (radius, radius, radius))


def beacon(x, y, z, radius=0.9, strength=60.0):
    return bulb(x, y, z, radius, bpy.data.materials.get('beacon') or glow('beacon', (1, 0.05, 0.02), strength))


def tower(x, y, width, depth, height, skin, crown=None, mast=0.0):
    """Setbacks, a parapet, perhaps a lit crown and a mast with a warning light. Ends at height + mast."""
    steps = random.choice((1, 1, 2, 2, 3))
    base, w, d = 0.0, width, depth
    for i in range(steps):
        part = height * (1.0 if steps == 1 else (0.62, 0.26, 0.12)[i] if steps == 3 else (0.78, 0.22)[i])
        block(x, y, base, w, d, part, skin)
        base += part
        if i + 1 < steps:
            w, d = w * random.uniform(0.62, 0.82), d * random.uniform(0.62, 0.82)
    plant = bpy.data.materials.get('plant') or glow('plant', (0.004, 0.006, 0.009), 1)
    block(x + w * 0.1, y, base, w * 0.5, d * 0.5, random.uniform(3, 8), plant)
    if crown:
        block(x, y, base - 1.2, w + 0.8, d + 0.8, 1.3, crown)
    if mast:
        block(x, y, base, 1.0, 1.0, mast, plant)
        beacon(x, y, base + mast)


def water(size, deep=(0.004, 0.009, 0.012), wave=0.25, length=9.0, rough=0.06, center=(0, 0)):
    """A plane of the sea: long swell and short chop in the normals."""
    material, g = graph_material('water')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    p = g.vector('ADD', p, g.node('ShaderNodeCombineXYZ', name='tide').outputs[0])  # moved on as time passes
    swell = g.noise(g.vector('MULTIPLY', p, (0.55 / length, 1.0 / length, 1.0)), 1.0, 3.0, 0.4)
    chop = g.noise(g.vector('MULTIPLY', p, (3.1 / length, 5.0 / length, 1.0)), 1.0, 4.0, 0.3)
    height = g.math('ADD', g.math('MULTIPLY', swell, length * 0.5), g.math('MULTIPLY', chop, length * 0.12))
    normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': wave, 'Distance': 1.0}).outputs[0]
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': deep, 'Roughness': rough, 'IOR': 1.33, 'Specular': 0.55, 'Normal': normal}).outputs[0])
    bpy.ops.mesh.primitive_plane_add(size=size, location=(*center, 0))
    bpy.context.object.data.materials.append(material)
    return material
