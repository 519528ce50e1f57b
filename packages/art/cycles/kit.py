"""Small kit for ray-traced stills in Blender 3.4 (Cycles on the CPU), without operators that need a window.

A scene script begins and ends so:

    import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import kit
    job = kit.job()                                   # what cycles.ts asks for
    kit.reset(job.samples, job.width, job.height)
    ...build, light, kit.camera(...), kit.glare(...)
    kit.finish(job.out)                               # or kit.finish(job.out, job.frames, kit.travel(job, pose)) to move

Run by hand: blender -b --factory-startup -P scene.py -- --out /tmp/a.png --width 480 --height 270 --samples 8 key=value
Colors are linear RGB triples. Lengths are whatever suits the subject; z is up. Every maker returns the object.
"""
import argparse
import json
import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Matrix, Vector

ORANGE = (1.0, 0.42, 0.12)
AMBER = (1.0, 0.6, 0.25)
TEAL = (0.06, 0.62, 0.66)
ROSE = (1.0, 0.22, 0.36)
COOL = (0.55, 0.8, 1.0)
WARM = (1.0, 0.82, 0.62)
WHITE = (1.0, 1.0, 1.0)
asked = []  # the job, once it was read


def job():
    """Command line of the scene: out, width, height, samples, frames (0 = a still), their seconds and `args`, the key=value pairs."""
    parser = argparse.ArgumentParser()
    parser.add_argument('--out', required=True)
    parser.add_argument('--width', type=int, default=480)
    parser.add_argument('--height', type=int, default=270)
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--frames', type=int, default=0)
    parser.add_argument('--seconds', type=float, default=1.0)
    parser.add_argument('--guides', action='store_true')
    parser.add_argument('pairs', nargs='*')
    found = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    found.args = dict(pair.split('=', 1) for pair in found.pairs)
    found.moving = found.frames > 0
    asked.append(found)
    return found


def reset(samples, width=1280, height=720, seed=3, background=(0, 0, 0), ambient=1.0, bounces=5):
    """Empty scene: Cycles on the CPU, Filmic High Contrast, few bounces, a fixed seed; also seeds `random`."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '16'
    scene.render.use_persistent_data = True
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_denoising = False
    # where few rays find a lamp, adaptive sampling stops too early and leaves specks that denoise.py takes for the picture
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 8
    cycles.volume_bounces = 0
    cycles.volume_step_rate = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.sample_clamp_indirect = 4
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    world = bpy.data.worlds.new('world')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*background, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = ambient
    scene.world = world
    return scene


# Materials

def material(name, base=(0, 0, 0), rough=0.4, metal=0.0, emit=None, strength=1.0, transmission=0.0, ior=1.45,
             coat=0.0, subsurface=0.0, anisotropic=0.0, bump=None):
    """Principled material; `bump` is (scale, strength) of noise in object space."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    values = made.node_tree.nodes['Principled BSDF'].inputs
    values['Base Color'].default_value = (*base, 1)
    for key, value in (('Roughness', rough), ('Metallic', metal), ('Transmission', transmission), ('IOR', ior),
                       ('Clearcoat', coat), ('Subsurface', subsurface), ('Anisotropic', anisotropic)):
        values[key].default_value = value
    if coat:
        values['Clearcoat Roughness'].default_value = 0.03
    if subsurface:
        values['Subsurface Color'].default_value = (*base, 1)
    if emit:
        values['Emission'].default_value = (*emit, 1)
        values['Emission Strength'].default_value = strength
    if bump:
        noise_bump(made, *bump)
    return made


def node(made, kind, **values):
    """Adds a shader node (`kind` without the leading ShaderNode); values set inputs (by name) or attributes."""
    added = made.node_tree.nodes.new('ShaderNode' + kind)
    for key, value in values.items():
        if hasattr(added, key):
            setattr(added, key, value)
        else:
            added.inputs[key.replace('_', ' ').title()].default_value = value
    return added


def link(made, source, target):
    """Joins an output socket to an input socket."""
    made.node_tree.links.new(source, target)


def principled(made):
    """Input sockets of the material's main shader."""
    return made.node_tree.nodes['Principled BSDF'].inputs


def ramp(made, factor, stops):
    """Color ramp over a factor socket; `stops` are (place, gray or color). Returns its color socket."""
    added = node(made, 'ValToRGB')
    elements = added.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, value) in zip(elements, stops):
        element.position = place
        element.color = (*(value if isinstance(value, tuple) else (value,) * 3), 1)
    link(made, factor, added.inputs['Fac'])
    return added.outputs['Color']


def mix(made, factor, base, other, **values):
    """Color socket: the socket `base`, and the color `other` where `factor` is 1; `blend_type` as Blender names it."""
    added = node(made, 'MixRGB', **values)
    link(made, factor, added.inputs[0])
    link(made, base, added.inputs[1])
    added.inputs[2].default_value = (*other, 1)
    return added.outputs[0]


def noise(made, scale, detail=6.0, coordinates='Object', stretch=(1, 1, 1)):
    """Noise factor socket; `coordinates` is an output of the texture coordinate node."""
    place = node(made, 'TexCoord')
    mapping = node(made, 'Mapping')
    mapping.inputs['Scale'].default_value = stretch
    link(made, place.outputs[coordinates], mapping.inputs['Vector'])
    added = node(made, 'TexNoise', scale=scale, detail=detail)
    link(made, mapping.outputs['Vector'], added.inputs['Vector'])
    return added.outputs['Fac']


def bump(made, height, strength, distance=1.0):
    """Bump from a height socket; calls add up, the last on top."""
    target = principled(made)['Normal']
    before = target.links[0].from_socket if target.links else None
    added = node(made, 'Bump')
    added.inputs['Strength'].default_value = strength
    added.inputs['Distance'].default_value = distance
    link(made, height, added.inputs['Height'])
    if before:
        link(made, before, added.inputs['Normal'])
    link(made, added.outputs['Normal'], target)


def noise_bump(made, scale, strength, detail=6.0, stretch=(1, 1, 1)):
    """Rough surface by noise."""
    bump(made, noise(made, scale, detail, stretch=stretch), strength, 0.2)


def uneven_rough(made, scale, low, high, detail=6.0, narrow=0.12):
    """Roughness that varies by noise between two values: puddles, smears, wear."""
    factor = noise(made, scale, detail)
    link(made, ramp(made, factor, [(0.5 - narrow, low), (0.5 + narrow, high)]), principled(made)['Roughness'])


# Shapes

def wrap(name, mesh, made=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), smooth=True, bevel=0.0):
    """Object of a mesh or curve; rotation in degrees; `bevel` rounds its edges."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.scale = loc, scale
    thing.rotation_euler = [math.radians(angle) for angle in rot]
    if made:
        mesh.materials.append(made)
    if isinstance(mesh, bpy.types.Mesh):
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(40)
        if bevel:
            modifier = thing.modifiers.new('bevel', 'BEVEL')
            modifier.width, modifier.segments = bevel, 3
            modifier.harden_normals = True
    return thing


def from_data(name, vertices, faces, made=None, **placing):
    """Object of vertices and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    return wrap(name, mesh, made, **placing)


def from_bmesh(name, build, made=None, **placing):
    """Object of a mesh made by `build(bm)`."""
    bm = bmesh.new()
    build(bm)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return wrap(name, mesh, made, **placing)


def box(size, loc=(0, 0, 0), made=None, rot=(0, 0, 0), bevel=0.0, name='box'):
    """Box of full edge lengths `size`, middle at `loc`."""
    sizing = Matrix.Diagonal((*size, 1))
    return from_bmesh(name, lambda bm: bmesh.ops.create_cube(bm, size=1, matrix=sizing), made, loc=loc, rot=rot,
                      bevel=bevel, smooth=bevel > 0)


def plane(size, loc=(0, 0, 0), made=None, rot=(0, 0, 0), name='plane'):
    """Flat sheet, `size` a number or (x, y), facing up."""
    x, y = (size, size) if isinstance(size, (int, float)) else size
    corners = [(-x / 2, -y / 2, 0), (x / 2, -y / 2, 0), (x / 2, y / 2, 0), (-x / 2, y / 2, 0)]
    return from_data(name, corners, [(0, 1, 2, 3)], made, loc=loc, rot=rot, smooth=False)


def cylinder(radius, depth, loc=(0, 0, 0), made=None, rot=(0, 0, 0), bevel=0.0, radius_top=None, segments=64,
             name='cylinder'):
    """Cylinder or cone along z, middle at `loc`."""
    top = radius if radius_top is None else radius_top
    return from_bmesh(name, lambda bm: bmesh.ops.create_cone(bm, cap_ends=True, segments=segments, radius1=radius,
                                                             radius2=top, depth=depth), made, loc=loc, rot=rot,
                      bevel=bevel)


def sphere(radius, loc=(0, 0, 0), made=None, scale=(1, 1, 1), segments=48, name='sphere'):
    """Ball."""
    return from_bmesh(name, lambda bm: bmesh.ops.create_uvsphere(bm, u_segments=segments, v_segments=segments // 2,
                                                                 radius=radius), made, loc=loc, scale=scale)


def lathe(profile, made=None, loc=(0, 0, 0), rot=(0, 0, 0), segments=128, bevel=0.0, close=False, name='lathe'):
    """Turned body: `profile` is a list of (radius, z), turned about z; `close` joins its last point to its first."""
    vertices, faces, count = [], [], len(profile)
    for i in range(segments):
        angle = math.tau * i / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for i in range(segments):
        a, b = i * count, (i + 1) % segments * count
        for k in range(count if close else count - 1):
            n = (k + 1) % count
            faces.append((a + k, b + k, b + n, a + n))
    return from_data(name, vertices, faces, made, loc=loc, rot=rot, bevel=bevel)


def tube(points, radius, made=None, closed=False, smooth=True, resolution=6, name='tube'):
    """Round pipe through points; smooth = bent through them, otherwise straight with corners."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
    else:
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = closed
    return wrap(name, curve, made)


def tubes(lines, radius, made=None, resolution=1, name='tubes'):
    """Many thin pipes with corners as one object: `lines` are lists of points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, resolution
    for points in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    return wrap(name, curve, made)


def microphone_wires(radius, turn, count=46):
    """Lines of a microphone's round grille that climb one way, from the band to the crown; `turn` is 1 or -1."""
    lines = []
    for i in range(count):
        line = []
        for k in range(23):
            rise = -0.42 + (1.5 + 0.42) * k / 22
            angle = math.tau * i / count + turn * 0.95 * math.log(math.tan(math.pi / 4 + min(rise, 1.42) / 2) + 1)
            r = radius * (1 + 0.0084 * math.cos(k * math.pi + i * math.pi) * turn)
            line.append((r * math.cos(rise) * math.cos(angle), r * math.cos(rise) * math.sin(angle), r * math.sin(rise) * 1.04))
        lines.append(line)
    return lines


def text(body, size, loc, rot, made):
    """Flat lettering, its middle at `loc`."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.extrude = body, size, 0.03
    curve.align_x = curve.align_y = 'CENTER'
    return wrap('text', curve, made, loc=loc, rot=rot)


def copy(thing, loc, rot=(0, 0, 0), scale=None):
    """Another object of the same mesh (shares its memory)."""
    made = thing.copy()
    bpy.context.collection.objects.link(made)
    made.location = loc
    made.rotation_euler = [math.radians(angle) for angle in rot]
    if scale is not None:
        made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return made


def ring(thing, count, radius, loc=(0, 0, 0), start=0.0):
    """Copies of `thing` on a circle about z, each turned with it; the first is `thing` itself."""
    for i in range(count):
        angle = start + 360 * i / count
        turned = math.radians(angle)
        place = (loc[0] + radius * math.cos(turned), loc[1] + radius * math.sin(turned), loc[2])
        if i:
            copy(thing, place, (0, 0, angle))
        else:
            thing.location, thing.rotation_euler = place, (0, 0, turned)
    return thing


def row(thing, count, step):
    """Copies of `thing`, each moved on by `step`."""
    start = thing.location.copy()
    for i in range(1, count):
        made = thing.copy()
        bpy.context.collection.objects.link(made)
        made.location = start + Vector(step) * i
    return thing


def scatter(thing, count, place, scale=(0.5, 1.0)):
    """Copies of `thing` turned by chance; `place()` gives a location; the first is `thing` itself."""
    for i in range(count):
        made = copy(thing, place()) if i else thing
        made.location = place()
        made.rotation_euler = [random.uniform(0, math.tau) for _ in range(3)]
        size = random.uniform(*scale)
        made.scale = (size, size, size)


def group(things, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Ties objects to an empty, which moves and turns them together (rotation in degrees)."""
    parent = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(parent)
    for thing in things:
        if thing.parent is None:
            thing.parent = parent
    parent.location, parent.scale = loc, (scale,) * 3
    parent.rotation_euler = [math.radians(angle) for angle in rot]
    return parent


# Light, air, lens

def aim(thing, target):
    """Points the -z axis of a lamp or camera at a place."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def _lamp(kind, loc, target, color, watts):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.color, data.energy = color, watts
    lamp = wrap(kind.lower(), data, loc=loc)
    aim(lamp, target)
    return lamp


def area(loc, target, size, color=WHITE, watts=100.0, visible=False, spread=180):
    """Softbox; `size` a number or (x, y). Seen in reflections always, by the lens only when `visible`."""
    lamp = _lamp('AREA', loc, target, color, watts)
    lamp.data.shape = 'RECTANGLE'
    lamp.data.size, lamp.data.size_y = (size, size) if isinstance(size, (int, float)) else size
    lamp.data.spread = math.radians(spread)
    lamp.visible_camera = visible
    return lamp


def spot(loc, target, color=WHITE, watts=200.0, angle=30, blend=0.3, radius=0.05):
    """Hard lamp with a cone of `angle` degrees; its beam shows in haze."""
    lamp = _lamp('SPOT', loc, target, color, watts)
    lamp.data.spot_size, lamp.data.spot_blend = math.radians(angle), blend
    lamp.data.shadow_soft_size = radius
    return lamp


def point(loc, color=WHITE, watts=50.0, radius=0.1):
    """Bare bulb."""
    lamp = _lamp('POINT', loc, (loc[0], loc[1], loc[2] - 1), color, watts)
    lamp.data.shadow_soft_size = radius
    return lamp


def haze(density, bounds, color=(0.8, 0.88, 1.0), loc=(0, 0, 0), forward=0.3, uneven=None):
    """Box of smoke, `bounds` its edge lengths; `uneven` is the scale of its noise. Costs time: use it thin."""
    made = bpy.data.materials.new('haze')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out = node(made, 'OutputMaterial')
    scattering = node(made, 'VolumeScatter')
    scattering.inputs['Color'].default_value = (*color, 1)
    scattering.inputs['Density'].default_value = density
    scattering.inputs['Anisotropy'].default_value = forward
    if uneven:
        factor = ramp(made, noise(made, uneven, 4), [(0.35, 0.0), (0.7, 1.0)])
        times = node(made, 'Math', operation='MULTIPLY')
        times.inputs[1].default_value = density * 2
        link(made, factor, times.inputs[0])
        link(made, times.outputs[0], scattering.inputs['Density'])
    link(made, scattering.outputs[0], out.inputs['Volume'])
    return box(bounds, loc, made, name='haze')


def camera(loc, target, lens_mm=50, fstop=2.8, focus=None, roll=0.0, blades=0, squeeze=1.0):
    """Camera on 36 mm film; `focus` is a place or a distance (default: the target); `squeeze` 2 = oval bokeh."""
    data = bpy.data.cameras.new('camera')
    held = wrap('camera', data, loc=loc)
    aim(held, target)
    held.rotation_euler.rotate_axis('Z', math.radians(roll))
    data.lens, data.clip_start, data.clip_end = lens_mm, 0.001, 5000
    data.dof.use_dof = True
    data.dof.aperture_fstop = fstop
    data.dof.aperture_blades = blades
    data.dof.aperture_ratio = squeeze
    place = target if focus is None else focus
    forward = (Vector(target) - Vector(loc)).normalized()
    data.dof.focus_distance = place if isinstance(place, (int, float)) else (Vector(place) - Vector(loc)).dot(forward)
    held['target'] = [float(value) for value in target]
    bpy.context.scene.camera = held
    return held


def travel(job, pose=None):
    """Pose of a shot: moves the camera as the job's `move` says, then calls the scene's own pose(place).

    `move` is JSON: `from` and `to`, each with any of `at` and `aim` (places), `focus` (a distance, or a place to keep sharp),
    `lens` (mm), `roll` (degrees) and `stop`; what is left out stays as the view has it, or as `from` has it. `ease` is how
    much the move starts and ends at rest, 0 (even, the default) to 1, or `in` and `out` for one end of it. `hand` is how
    much the camera sways as on a shoulder, 0 (the default) to 1.
    """
    if 'move' not in job.args:
        return pose
    wish, held = json.loads(job.args['move']), bpy.context.scene.camera
    lens = held.data
    line = (Vector(held['target']) - held.location).normalized()
    own = {'at': list(held.location), 'aim': list(held['target']), 'focus': list(held.location + line * lens.dof.focus_distance),
           'lens': lens.lens, 'roll': 0.0, 'stop': lens.dof.aperture_fstop}
    start = {**own, **wish.get('from', {})}
    end = {**start, **wish.get('to', {})}
    soft, shaken = wish.get('ease', 0), wish.get('hand', 0)

    def sway(seconds, start):
        """A smooth line about 0 that does not repeat: breath, weight, a little tremor."""
        return sum(size * math.sin(math.tau * hertz * seconds + start * (k + 2))
                   for k, (hertz, size) in enumerate(((0.31, 1.0), (0.73, 0.5), (1.57, 0.2), (2.9, 0.06))))

    def eased(t):
        if soft == 'in':
            return t * t * (1.6 - 0.6 * t)
        if soft == 'out':
            return 1 - (1 - t) ** 2 * (1 + 0.6 * t)
        return t + soft * (t * t * (3 - 2 * t) - t)

    def blend(key, t):
        a, b = start[key], end[key]
        return Vector(a).lerp(Vector(b), t) if isinstance(a, list) and isinstance(b, list) else a + (b - a) * t

    def sharp(value, at, forward):
        return (Vector(value) - at).dot(forward) if isinstance(value, list) else value

    def moved(place):
        t = eased(place)
        at, target = blend('at', t), blend('aim', t)
        forward = (target - at).normalized()
        held.location = at
        aim(held, target)
        held.rotation_euler.rotate_axis('Z', math.radians(blend('roll', t)))
        if shaken:
            now, reach = place * job.seconds, (target - at).length * 0.006 * shaken
            held.location = at + held.rotation_euler.to_matrix() @ Vector((sway(now, 1.3) * reach, sway(now, 2.9) * reach, 0))
            for axis, phase, degrees in (('X', 4.1, 0.16), ('Y', 5.7, 0.2), ('Z', 0.6, 0.45)):
                held.rotation_euler.rotate_axis(axis, math.radians(sway(now, phase) * degrees * shaken))
        lens.lens, lens.dof.aperture_fstop = blend('lens', t), blend('stop', t)
        near, far = sharp(start['focus'], at, forward), sharp(end['focus'], at, forward)
        lens.dof.focus_distance = near + (far - near) * t
        if pose:
            pose(place)
    return moved


def exposure(stops):
    """Lightens or darkens the whole picture."""
    bpy.context.scene.view_settings.exposure = stops


def log():
    """Leaves the picture as a camera records it, flat and gray, in place of a print's contrast."""
    settings = bpy.context.scene.view_settings
    settings.view_transform, settings.look = 'Filmic Log', 'None'


def glare(glow=0.25, streak=0.0, threshold=1.0, streak_threshold=4.0, streak_color=(0.6, 0.85, 1.0), fade=0.94):
    """Fog glow and a horizontal anamorphic streak, each with its strength from 0 to 1."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    image = tree.nodes.new('CompositorNodeRLayers').outputs['Image']
    source = image

    def add(light, strength, tint=None):
        nonlocal image
        if tint:
            tinted = tree.nodes.new('CompositorNodeMixRGB')
            tinted.blend_type = 'MULTIPLY'
            tinted.inputs[2].default_value = (*tint, 1)
            tree.links.new(light, tinted.inputs[1])
            light = tinted.outputs[0]
        mixed = tree.nodes.new('CompositorNodeMixRGB')
        mixed.blend_type = 'ADD'
        mixed.inputs[0].default_value = strength
        tree.links.new(image, mixed.inputs[1])
        tree.links.new(light, mixed.inputs[2])
        image = mixed.outputs[0]

    def glaring(kind, limit, **values):
        made = tree.nodes.new('CompositorNodeGlare')
        made.glare_type, made.threshold, made.quality, made.mix = kind, limit, 'MEDIUM', 1
        for key, value in values.items():
            setattr(made, key, value)
        tree.links.new(source, made.inputs[0])
        return made.outputs[0]

    if glow:
        add(glaring('FOG_GLOW', threshold, size=8), glow)
    if streak:
        add(glaring('STREAKS', streak_threshold, streaks=2, angle_offset=0, fade=fade, iterations=5,
                    color_modulation=0.1), streak, streak_color)
    tree.links.new(image, tree.nodes.new('CompositorNodeComposite').inputs[0])


def layer(job, things):
    """Splits a shot in two for the job's `layer`: `base` leaves out the things that fly; `sparks` shows them alone.

    The scene without them moves slowly, so that few of its frames are rendered; they alone are quick to render at full rate.
    Called by the pose again when it has made new things.
    """
    wish, scene = job.args.get('layer'), bpy.context.scene
    if wish == 'base':
        for thing in things:
            thing.hide_render = True
    elif wish == 'sparks' and not scene.get('alone'):
        scene['alone'] = True
        scene.cycles.max_bounces, scene.cycles.samples = 0, 16
        scene.cycles.use_adaptive_sampling = False
        scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
        flying = set(things)
        for thing in scene.objects:
            if thing.type == 'LIGHT':
                thing.hide_render = True
            elif thing not in flying:
                # what is clear or glows hides nothing; the rest does
                made = [slot.material for slot in getattr(thing, 'material_slots', []) if slot.material]
                clear = any(m.get('glow') or any(n.type in ('BSDF_TRANSPARENT', 'EMISSION') for n in m.node_tree.nodes) for m in made)
                thing.hide_render = clear
                thing.is_holdout = not clear


def drawn(out_png):
    """The scene as a draftsman needs it: `.wash.png`, all of it sharp, for the tones, and `.lines.png`, its outlines (Freestyle)."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.use_nodes = False
    scene.camera.data.dof.use_dof = False
    for thing in scene.objects:
        thing.hide_render = thing.hide_render or thing.name.startswith(('haze', 'drop', 'grains'))
    scene.render.filepath = out_png.replace('.png', '.wash.png')
    bpy.ops.render.render(write_still=True)
    for thing in scene.objects:
        thing.hide_render = thing.hide_render or thing.name.startswith(('backdrop', 'far'))
    white = material('paper', emit=WHITE, strength=1.0)
    layer.material_override = white
    scene.world.node_tree.nodes.clear()
    world = scene.world.node_tree.nodes.new('ShaderNodeBackground')
    world.inputs[0].default_value = (1, 1, 1, 1)
    scene.world.node_tree.links.new(world.outputs[0], scene.world.node_tree.nodes.new('ShaderNodeOutputWorld').inputs[0])
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = 'Standard', 'None', 0
    scene.cycles.samples, scene.cycles.max_bounces = 1, 0
    scene.render.use_freestyle = layer.use_freestyle = True
    settings = layer.freestyle_settings
    settings.crease_angle = math.radians(138)
    lines = settings.linesets[0] if settings.linesets else settings.linesets.new('lines')
    lines.select_silhouette = lines.select_border = lines.select_crease = lines.select_contour = True
    ink = lines.linestyle = lines.linestyle or bpy.data.linestyles.new('ink')
    ink.thickness = 2.2 * scene.render.resolution_x / 900
    ink.chaining, ink.rounds = 'SKETCHY', 2
    wobble = ink.geometry_modifiers.new('wobble', 'PERLIN_NOISE_1D')
    wobble.frequency, wobble.amplitude = 8, 2.0 * scene.render.resolution_x / 900
    press = ink.thickness_modifiers.new('press', 'CALLIGRAPHY')
    press.orientation, press.thickness_min, press.thickness_max = math.radians(50), ink.thickness * 0.45, ink.thickness * 1.25
    scene.render.filepath = out_png.replace('.png', '.lines.png')
    bpy.ops.render.render(write_still=True)


def guides(out_png):
    """Has the color and direction of surfaces written for denoise.py; returns Blender's file names and the right ones."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    layers = next(node for node in nodes if node.type == 'R_LAYERS')
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(os.path.abspath(out_png))
    files.format.file_format, files.format.color_mode, files.format.color_depth = 'OPEN_EXR', 'RGB', '16'
    files.file_slots.clear()
    names = {}
    for kind in ('Albedo', 'Normal'):
        # Blender puts the number of the frame behind a name
        files.file_slots.new(f'{kind}-{os.getpid()}-')
        scene.node_tree.links.new(layers.outputs[f'Denoising {kind}'], files.inputs[-1])
        written = os.path.join(files.base_path, f'{kind}-{os.getpid()}-{scene.frame_current:04d}.exr')
        names[written] = out_png.replace('.png', f'.{kind.lower()}.exr')
    return names


def finish(out_png, frames=0, pose=None):
    """Renders to `out_png`; with `frames`, calls pose(place from 0 to 1) for each, `#` in the name being its number.

    A still is one moment of a shot when the job has its `move` and the `place` in it.
    """
    scene = bpy.context.scene
    seed = scene.cycles.seed
    if asked and asked[0].args.get('drawn'):
        drawn(out_png)
        return
    written = guides(out_png) if asked and asked[0].guides else {}
    for i in range(max(1, frames)):
        if pose and (frames or 'place' in asked[0].args):
            pose(i / frames if frames else float(asked[0].args['place']))
        scene.cycles.seed = seed + i
        scene.render.filepath = out_png.replace('#', f'{i:04d}')
        bpy.ops.render.render(write_still=True)
        for name, right in written.items():
            os.replace(name, right.replace('#', f'{i:04d}'))
