"""Sixteen-millimeter workprint curling over a lightbox on a splicing bench."""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.002, 0.003, 0.0035), seed=16, bounces=5)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
PITCH, WIDE = 0.762, 1.6  # one frame, the strip's width; the unit is a centimeter

# film: uv runs along and across the strip; holes at one edge, frames with a picture made of masses of light
film, g = graph_material('film')
u, v, _ = g.split(g.node('ShaderNodeUVMap').outputs['UV'])
frame, inside = g.math('FLOOR', u), g.math('FRACT', u)


def window(value, middle, half, soft):
    return g.step(g.math('ABSOLUTE', g.math('SUBTRACT', value, middle)), half + soft, half - soft)


hole = g.math('MULTIPLY', window(inside, 0.0, 0.085, 0.012), window(v, 0.9, 0.05, 0.006))
hole = g.math('MAXIMUM', hole, g.math('MULTIPLY', window(inside, 1.0, 0.085, 0.012), window(v, 0.9, 0.05, 0.006)))
gate = g.math('MULTIPLY', window(inside, 0.5, 0.45, 0.012), window(v, 0.45, 0.31, 0.006))
scene = g.math('FLOOR', g.math('DIVIDE', frame, 9.0))
place = g.join(g.math('MULTIPLY', g.math('ADD', inside, g.math('MULTIPLY', frame, 0.012)), 1.0), g.math('MULTIPLY', v, 1.6), g.math('MULTIPLY', scene, 5.3))
mass = g.noise(place, 2.1, 3.0, 0.7)
figure = g.math('MULTIPLY', window(g.math('ADD', v, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', frame, 0.23)), 0.05)), 0.42, 0.05, 0.04), g.step(inside, 0.62, 0.5))
picture = g.ramp(g.math('SUBTRACT', mass, g.math('MULTIPLY', figure, 0.3)), [(0.25, (0.012, 0.01, 0.012)), (0.45, (0.3, 0.12, 0.04)), (0.6, (0.75, 0.4, 0.16)), (0.75, (0.95, 0.8, 0.55))])
base = g.mix(gate, (0.035, 0.02, 0.012), picture)
edge = g.math('MULTIPLY', window(v, 0.045, 0.016, 0.004), g.math('LESS_THAN', g.chance(g.join(g.math('FLOOR', g.math('MULTIPLY', u, 7.0)), 0.0, 0.0))[0], 0.45))
base = g.mix(edge, base, (0.9, 0.6, 0.15))
body = g.blend(0.42, g.node('ShaderNodeBsdfTransparent', {'Color': base}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': base}).outputs[0])
body = g.blend(g.node('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Fresnel'], body, g.node('ShaderNodeBsdfGlossy', {'Roughness': 0.1, 'Color': (0.7, 0.7, 0.7)}).outputs[0])
g.out(g.blend(hole, body, g.node('ShaderNodeBsdfTransparent').outputs[0]))


def strip(path, tilt, count=260):
    """Ribbon along path(t) → point, its width leaning by tilt(t) from the vertical, in radians."""
    mesh_points, uvs, run, last = [], [], 0.0, None
    for i in range(count + 1):
        t = i / count
        here, ahead = kit.Vector(path(t)), kit.Vector(path(t + 0.002))
        run += (here - last).length if last else 0
        last = here
        forward = (ahead - here).normalized()
        flat = forward.cross(kit.Vector((0, 0, 1))).normalized()
        up = flat.cross(forward).normalized()
        a = tilt(t)
        across = flat * math.sin(a) + up * math.cos(a)
        mesh_points += [here - across * WIDE / 2, here + across * WIDE / 2]
        uvs += [(run / PITCH, 0), (run / PITCH, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(count)]
    item = kit.from_data('film', mesh_points, faces, film)
    layer = item.data.uv_layers.new()
    for loop in item.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    return item


bench = kit.material('bench', (0.045, 0.024, 0.012), 0.32, bump=(1.5, 0.05))
steel = kit.material('steel', (0.55, 0.55, 0.55), 0.28, 1.0)
paint = kit.material('paint', (0.05, 0.075, 0.07), 0.4)
kit.plane((200, 160), (0, 30, -1.6), bench)
opal, g = graph_material('opal')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
fall = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', local[0], local[0]), g.math('MULTIPLY', local[1], local[1])), -0.014))
g.out(g.emission((1.0, 0.66, 0.34), g.math('MULTIPLY', fall, 0.5)))
kit.plane((25, 15), (1, 5, 0), opal)
for x, y, w, d in ((1, -2.9, 27, 0.9), (1, 12.9, 27, 0.9), (-12, 5, 0.9, 16.6), (14, 5, 0.9, 16.6)):
    kit.box((w, d, 1.9), (x, y, -0.72), paint, bevel=0.12)
kit.area((1, 5, 0.06), (1, 5, 9), (24, 14), (1.0, 0.66, 0.34), 5200).visible_glossy = False

# one loop lies flat over the light, one stands on its edge in a coil, its tail runs to a reel behind
strip(lambda t: (-16 + 34 * t, 1.1 + 1.7 * math.sin(t * 5.2) + 3 * t * t, 0.12 + 1.5 * math.exp(-((t - 0.62) / 0.17) ** 2)), lambda t: math.pi / 2 + 0.3 * math.sin(t * 7))
strip(lambda t: (4.6 + (1.1 + 2.6 * t) * math.cos(14.5 * t), 7.2 + (1.1 + 2.6 * t) * math.sin(14.5 * t) * 0.85, 0.9 + 0.25 * math.sin(9 * t)), lambda t: 0.16 * math.sin(t * 11), 420)
strip(lambda t: (8.2 - 22 * t, 7.4 + 9 * t + 2.2 * math.sin(t * 4), 0.9 + 3.4 * t * t), lambda t: 0.5 * math.sin(t * 4))

# the splicer: block, pins, a blade arm; a reel standing out of focus behind
kit.box((7, 3.6, 0.7), (-6.6, 8.6, 0.36), paint, (0, 0, -12), 0.12)
kit.box((6.2, 1.7, 0.14), (-6.6, 8.5, 0.78), steel, (0, 0, -12), 0.04)
for k in range(8):
    kit.cylinder(0.07, 0.2, (-9.2 + k * 0.75, 9.55 - k * 0.16, 0.92), steel, bevel=0.02)
kit.box((0.5, 3.4, 0.3), (-5.7, 9.3, 2.0), steel, (38, 0, -12), 0.06)
kit.sphere(0.5, (-5.5, 7.8, 3.1), kit.material('knob', (0.5, 0.05, 0.03), 0.3))
reel = kit.lathe([(1.2, -0.9), (8, -0.9), (8.2, -0.8), (8.2, -0.7), (1.2, -0.7)], steel, (-12.5, 26, 6.8), (0, 90, 60))
kit.lathe([(1.2, 0.7), (8, 0.7), (8.2, 0.8), (8.2, 0.9), (1.2, 0.9)], steel, (-12.5, 26, 6.8), (0, 90, 60))
kit.cylinder(6.2, 1.3, (-12.5, 26, 6.8), kit.material('wound', (0.02, 0.013, 0.01), 0.25), (0, 90, 60))
kit.area((-26, 40, 26), (-8, 18, 4), 16, (0.2, 0.65, 0.75), 30000).visible_glossy = True
for x, z, c in ((16, 13, (0.2, 0.7, 0.75)), (24, 10, (1, 0.5, 0.18)), (6, 16, (1, 0.45, 0.14))):
    kit.sphere(0.35, (x, 60, z), glow(f'far{x}', c, 22))
kit.camera((-4.4, -9.0, 5.6), (1.9, 5.0, 1.0), 50, 0.14, (2.2, 4.4, 0.9))
kit.glare(0.3, 0.05)
hush()
kit.finish(job.out)
