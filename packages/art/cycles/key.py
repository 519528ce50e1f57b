"""A brass key on its nail, "no duplicar" stamped on it, stripes of low sun through blinds on old plaster. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(121, background=(0.004, 0.0028, 0.002))
V = kit.Vector
SUN = (1.0, 0.55, 0.2)
brass = kit.material('brass', (0.78, 0.5, 0.16), 0.24, 1.0)
age = kit.noise(brass, 1.5, 12)
kit.link(brass, kit.ramp(brass, age, [(0.36, (0.2, 0.11, 0.04)), (0.5, (0.66, 0.42, 0.14)), (0.66, (0.85, 0.6, 0.26))]), kit.principled(brass)['Base Color'])
kit.uneven_rough(brass, 1.8, 0.16, 0.46)
kit.noise_bump(brass, 30, 0.05, stretch=(1, 0.1, 1))
kit.noise_bump(brass, 3, 0.1)
fresh = macro.metal((0.9, 0.66, 0.3), 0.2, brushed='x', wear=0.05)
soot = kit.material('soot', (0.012, 0.008, 0.005), 0.7)
steel = macro.metal((0.4, 0.38, 0.36), 0.34)
plaster = kit.material('plaster', (0.5, 0.4, 0.3), 0.85)
patch = kit.noise(plaster, 0.14, 12)
kit.link(plaster, kit.ramp(plaster, patch, [(0.38, (0.34, 0.3, 0.24)), (0.5, (0.52, 0.42, 0.31)), (0.58, (0.56, 0.46, 0.34)), (0.6, (0.2, 0.26, 0.24)), (0.72, (0.24, 0.3, 0.28))]), kit.principled(plaster)['Base Color'])
kit.bump(plaster, kit.ramp(plaster, patch, [(0.585, 0.0), (0.6, 1.0)]), 0.6, 0.12)
kit.noise_bump(plaster, 0.5, 0.9, 10)
kit.noise_bump(plaster, 6, 0.35, 8)
kit.plane((120, 90), (0, 0, 0), plaster, (90, 0, 0))


def flat(lines, thick, bevel, made, name):
    """A sheet cut along closed lines, the first its edge, the others its holes."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = '2D', 'BOTH', thick / 2 - bevel, bevel, 3
    for points in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 0, 1)
        spline.use_cyclic_u = True
    drawn = kit.wrap(name, curve)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    mesh.materials.clear()
    return kit.wrap(name, mesh, made)


def circle(x, y, r, count=64):
    return [(x + r * math.cos(math.tau * k / count), y + r * math.sin(math.tau * k / count)) for k in range(count)]


# the key hangs from its hole, bow up: blade along -y of its own plane
bow = []
for k in range(97):
    a = math.radians(-58 + 296 * k / 96)
    r = 1.32 + 0.1 * math.cos(3 * (a - math.pi / 2)) - 0.03 * math.cos(6 * a)
    bow.append((r * math.cos(a), r * math.sin(a) * 0.96))
left = [(-0.62, -1.42), (-0.62, -1.75), (-0.42, -1.8)]
blade = [(-0.42, -4.5), (-0.3, -4.8), (0.0, -4.95)]
cuts = [(0.3, -4.55)]
for k, depth in enumerate((0.14, 0.36, 0.22, 0.4, 0.1)):
    y = -4.3 + 0.46 * k
    cuts += [(0.42 - depth * 0.4, y - 0.14), (0.42 - depth, y - 0.05), (0.42 - depth, y + 0.07), (0.42 - depth * 0.4, y + 0.17)]
right = [(0.42, -1.98), (0.42, -1.8), (0.62, -1.75), (0.62, -1.42)]
# the outline runs counterclockwise: bow from its right foot over the top to its left, down the blade, back up the cuts
outline = [*bow, *left, *blade, *cuts, *right]
HOLE = (0, 0.82)
body = flat([outline, circle(*HOLE, 0.3)], 0.24, 0.035, brass, 'key')
for x in (-0.13,):
    cutter = kit.box((0.17, 3.4, 0.14), (x, -3.5, 0.13), brass)
    cutter.hide_render = True
    groove = body.modifiers.new('groove', 'BOOLEAN')
    groove.object, groove.operation, groove.solver = cutter, 'DIFFERENCE', 'EXACT'
parts = [body, cutter]
for words, size, y in (('NO', 0.42, 0.12), ('DUPLICAR', 0.36, -0.34)):
    stamp = kit.text(words, size, (0, y, 0.117), (0, 0, 0), soot)
    stamp.data.extrude, stamp.data.space_character, stamp.data.offset = 0.005, 1.02, 0.008
    parts.append(stamp)
worn = flat([circle(0, -0.08, 1.02, 96), circle(0, -0.08, 0.985, 96)], 0.02, 0.002, soot, 'rim')
worn.location.z = 0.112
# a loop of red thread through the hole
thread = kit.material('thread', (0.28, 0.012, 0.01), 0.85, bump=(30, 0.6))
hold = kit.group([*parts], (0.0, -0.5, 0.0), (84, 0, 0))
hold.rotation_euler.rotate_axis('Z', math.radians(-7))
bpy.context.view_layer.update()
worn.parent = hold
kit.lathe([(0.0, 0.0), (0.17, -0.02), (0.2, -0.05), (0.2, -0.09), (0.1, -0.12), (0.09, -2.4)], steel, (-0.06, -1.35, 1.0), (80, 0, 4))
dust = kit.material('dust', (0.6, 0.5, 0.38), 0.95)
chance = np.random.default_rng(6)
count = 420
inside = np.column_stack([chance.uniform(-1.3, 1.3, count), chance.uniform(-1.2, 1.2, count), np.full(count, 0.122)])
inside = inside[np.hypot(inside[:, 0], inside[:, 1]) < 1.15]
speck = macro.grains(inside, 0.003 + 0.012 * chance.random(len(inside)) ** 3, dust)
speck.parent = hold
# motes that hang in the sun
motes = np.column_stack([chance.uniform(-5, 6, 160), chance.uniform(-9, -0.6, 160), chance.uniform(-4, 4, 160)])
macro.grains(motes, 0.006 + 0.012 * chance.random(160) ** 2, dust)
# the blinds: slats before the sun, out of the lens's sight
slat = kit.material('slat', (0, 0, 0), 1)
source, target = V((-150, -190, 92)), V((0, 0, -0.4))
toward = (target - source).normalized()
turn = toward.to_track_quat('Z', 'Y').to_euler()
for k in range(-16, 17):
    blind = kit.plane((90, 0.86), target - toward * 42, slat)
    blind.rotation_euler = turn
    blind.location += turn.to_matrix() @ V((0, k * 1.78 - 0.62, 0))
    blind.visible_camera = blind.visible_glossy = False
lamp = kit.spot(tuple(source), tuple(target), SUN, 9000000, 16, 0.2, 1.1)
kit.area((-40, -18, 16), (0, 0, 0), (3, 16), SUN, 5200)
kit.area((26, -30, 20), (0, 0, 0), (16, 16), (0.28, 0.5, 0.62), 1500)
kit.area((4, -34, -20), (0, 0, -1), (20, 8), (1, 0.6, 0.34), 1200)
macro.lens((4.6, -16.5, -2.4), (0.75, -0.3, -0.35), 90, 4.5, (0.1, -0.62, 0.1), roll=5)
kit.glare(0.14, 0.03, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
