"""Vwa Lanmè: a conch, sunlight netted by the waves on it. Views: lip (its edge under water, with bubbles), spire (the tip, out of
the water). In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np
from shading import graph_material, net

job = macro.start(9, background=(0.003, 0.05, 0.055), bounces=5)
view = job.args.get('view', 'lip')
SEA = (0.002, 0.036, 0.042)


def distant(g, shader, reach):
    """The color of the sea takes over with distance."""
    far = g.node('ShaderNodeCameraData').outputs['View Distance']
    return g.blend(g.math('POWER', 2.718, g.math('MULTIPLY', far, -reach)), g.emission(SEA), shader)


# the shell: one outline, turned and grown about its tip; its last half turn spreads into a lip
outline = np.array([(0.6, 0.53), (0.8, 0.46), (1.0, 0.3), (0.98, 0.03), (0.86, -0.36), (0.62, -0.86), (0.37, -1.34), (0.17, -1.74), (0.08, -1.7), (0.11, -1.2), (0.17, -0.6), (0.27, -0.05), (0.43, 0.3)])
TIP, GROWTH, TURNS, FINE, ROUND = np.array((0.0, 1.2)), 1.62, 6.2, 12, 150
corners = len(outline)
section = []
for i in range(corners):
    a, b, c, d = (outline[(i + k) % corners] for k in (-1, 0, 1, 2))
    section += [0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for t in np.arange(FINE) / FINE]
section = np.array(section)
around = np.arange(len(section)) / FINE  # 2 is the shoulder, 7 the end of the canal
outer = np.clip(np.minimum(around + 0.4, 7.2 - around) / 1.6, 0, 1)
rows, vertices = int(TURNS * ROUND), []
for i in range(rows + 1):
    left = (rows - i) / ROUND * math.tau  # what is left to turn
    size = GROWTH ** (-left / math.tau)
    r, z = (section - TIP).T
    open_ = max(0.0, 1 - left / 2.1) ** 2.2
    knob = max(0.0, 1 - 3 * open_) * max(0.0, math.sin(left * 4.5 + 0.6)) ** 2.2
    shoulder = np.exp(-((around - 1.9) / 0.55) ** 2)
    r = r + 0.2 * knob * shoulder
    z = z + 0.1 * knob * shoulder
    edge = 1 + 0.05 * np.sin(around * 3.1 + 0.7)
    r = r + outer * open_ * (0.3 + 0.26 * np.exp(-((around - 2.6) / 1.4) ** 2)) * edge
    z = z + outer * open_ * (0.3 * np.exp(-((around - 1.2) / 1.3) ** 2) - 0.1 * np.exp(-((around - 6) / 1.2) ** 2))
    vertices.append(np.column_stack([size * r * math.cos(left), size * r * math.sin(left), size * z + TIP[1]]) * 6)
count = len(section)
faces = [(i * count + k, (i + 1) * count + k, (i + 1) * count + (k + 1) % count, i * count + (k + 1) % count) for i in range(rows) for k in range(count)]


def shell_material(inside):
    """Chalk, flames and weed without; within, a pink glaze that pales toward the lip."""
    made, g = graph_material('inside' if inside else 'outside')
    u, v, _ = g.split(g.node('ShaderNodeUVMap').outputs[0])
    p = g.node('ShaderNodeTexCoord').outputs['Object']
    rows_ = g.math('ADD', g.math('MULTIPLY', u, 26.0), g.math('MULTIPLY', g.noise(p, 0.5, 3.0), 5.0))
    fine = g.noise(g.join(g.math('MULTIPLY', u, 70.0), g.math('MULTIPLY', v, 0.7), 0.0), 1.0, 5.0)
    cords = g.math('SINE', g.math('MULTIPLY', v, 34.0))
    if inside:
        deep = g.step(u, 0.0, -0.3)
        tone = g.mix(deep, (0.9, 0.36, 0.24), (0.62, 0.05, 0.04))
        tone = g.mix(g.math('MULTIPLY', g.step(fine, 0.45, 0.7), 0.2), tone, (0.95, 0.6, 0.45))
        normal = g.node('ShaderNodeBump', {'Height': g.math('ADD', fine, g.noise(p, 0.9, 3.0)), 'Strength': 0.14, 'Distance': 0.2}).outputs[0]
        body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.22, 'Specular': 0.55, 'Clearcoat': 0.6, 'Clearcoat Roughness': 0.08, 'Normal': normal}).outputs[0]
    else:
        flame = g.step(g.math('ADD', g.noise(g.join(g.math('MULTIPLY', u, 16.0), g.math('MULTIPLY', v, 0.55), 0.0), 1.0, 4.0, 0.8), g.math('MULTIPLY', cords, 0.02)), 0.46, 0.62)
        tone = g.mix(g.math('MULTIPLY', flame, 0.75), (0.68, 0.52, 0.36), (0.24, 0.1, 0.045))
        weed = g.step(g.noise(p, 0.34, 7.0, 0.4), 0.52, 0.7)
        tone = g.mix(g.math('MULTIPLY', weed, 0.7), tone, (0.13, 0.15, 0.07))
        worn = g.step(g.noise(p, 2.6, 8.0), 0.6, 0.72)
        tone = g.mix(g.math('MULTIPLY', worn, 0.6), tone, (0.8, 0.72, 0.62))
        height = g.math('ADD', g.math('ADD', g.math('MULTIPLY', g.math('SINE', rows_), 0.1), g.math('MULTIPLY', fine, 0.5)), g.math('ADD', g.math('MULTIPLY', cords, 0.06), g.math('MULTIPLY', g.noise(p, 3.4, 8.0), 0.5)))
        normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 0.75, 'Distance': 0.16}).outputs[0]
        # the wall of the turn before is glazed where it is seen through the mouth
        glazed = g.math('MULTIPLY', g.step(u, -0.62, -0.78), g.step(v, 2.4, 3.0))
        tone = g.mix(glazed, tone, (0.8, 0.22, 0.14))
        rough = g.math('SUBTRACT', 0.62 if view != 'spire' else 0.3, g.math('MULTIPLY', glazed, 0.4))
        body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.4, 'Normal': normal}).outputs[0]
    g.out(distant(g, body, 0.006))
    return made


shell = kit.from_data('shell', np.concatenate(vertices).tolist(), faces, shell_material(False))
shell.data.materials.append(shell_material(True))
layer = shell.data.uv_layers.new()
for face in shell.data.polygons:
    i, k = divmod(face.index, count)
    for loop, (row, column) in zip(face.loop_indices, ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))):
        layer.data[loop].uv = ((row - rows) / ROUND, column / FINE)
thick = shell.modifiers.new('thick', 'SOLIDIFY')
thick.thickness, thick.offset, thick.material_offset, thick.material_offset_rim = 0.24, -1, 1, 1
lying = ((0.4, 0, 4.4), (14, -34, -68, 0))
at, (heading, lean, lay, spin) = {'lip': lying, 'spire': ((0.5, 0, -2.4), (30, -16, -16, 0))}[view]
turns = [kit.Matrix.Rotation(math.radians(a), 4, axis) for a, axis in ((heading, 'Z'), (lean, 'X'), (lay, 'Y'), (spin, 'Z'))]
shell.matrix_world = kit.Matrix.Translation(at) @ turns[0] @ turns[1] @ turns[2] @ turns[3]

# the light: the sun through waves, as a net that the waves throw
gobo, g = graph_material('haze')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
lines = net(g, p, 0.21)
bright = g.ramp(lines, [(0.0, (0.07, 0.12, 0.12)), (0.05, (0.13, 0.18, 0.17)), (0.16, (0.7, 0.72, 0.68)), (0.3, (1.0, 1.0, 0.96))])
g.out(g.node('ShaderNodeBsdfTransparent', {'Color': bright}).outputs[0])
if view != 'spire':
    waves = kit.plane(160, (0, 0, 44), gobo)
    waves.visible_camera = waves.visible_diffuse = waves.visible_glossy = waves.visible_transmission = False
    kit.spot((-46, -44, 150), (0, 0, 2), (1.0, 0.93, 0.78), 5000000, 40, 0.6, 0.5)
    kit.area((0, 30, 60), (0, 0, 4), (90, 60), (0.16, 0.72, 0.7), 15000)
    kit.area((44, -30, 22), (0, 0, 5), (20, 20), (0.2, 0.75, 0.75), 2500)

    sand, g = graph_material('sand')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    speck = g.noise(p, 9.0, 6.0)
    tone = g.ramp(speck, [(0.3, (0.2, 0.19, 0.15)), (0.5, (0.42, 0.39, 0.3)), (0.72, (0.62, 0.58, 0.48))])
    normal = g.node('ShaderNodeBump', {'Height': g.noise(p, 14.0, 6.0), 'Strength': 0.7, 'Distance': 0.12}).outputs[0]
    g.out(distant(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.85, 'Specular': 0.25, 'Normal': normal}).outputs[0], 0.0095))

    def bed(x, y):
        ridge = np.sin((y + 0.35 * x) * 0.52 + 1.6 * np.sin(x * 0.07 + 1) + 0.8 * np.sin(y * 0.11))
        near = np.exp(-((x - 1) ** 2 / 190 + (y - 1) ** 2 / 60))
        return 0.75 * ridge * (1 - 0.6 * near) + 1.6 * near - 0.02 * np.maximum(0, -y - 14)

    floor = macro.heap((260, 260), bed, sand, 420, 0.0)
    chance = np.random.default_rng(3)
    xy = chance.normal((0, -4), (14, 11), (5200, 2))
    macro.grains(np.column_stack([xy, bed(*xy.T) + 0.02]), chance.uniform(0.03, 0.1, 5200) * chance.uniform(0.3, 1, 5200), sand)
    macro.backdrop((-40, 220, 66), (520, 260), [(0, (0.1, 0.4, 0.37)), (0.22, (0.01, 0.12, 0.125)), (0.7, SEA)])
    rim = [shell.matrix_world @ shell.data.vertices[rows * count + k].co for k in range(count) if 1 < around[k] < 6]
    air = macro.water(ior=0.76)
    ball = kit.sphere(1, (0, 0, -50), air, segments=24)
    for _ in range(60):
        kit.copy(ball, (random.uniform(-22, 16), random.uniform(-3, 14), random.uniform(5, 22)), scale=random.uniform(0.06, 0.3) * random.uniform(0.5, 1))
    for _ in range(46):
        size = random.uniform(0.05, 0.26) * random.uniform(0.4, 1)
        kit.copy(ball, random.choice(rim) + kit.Vector((random.uniform(-0.1, 0.1), random.uniform(-0.25, 0.05), size * 0.7)), scale=size)
else:
    # the surface, its rings about the tip, the sun low behind
    skin, g = graph_material('skin')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    far = g.node('ShaderNodeVectorMath', {0: p, 1: (1.0, 0.0, 0.0)}, operation='DISTANCE').outputs['Value']
    rings = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 2.4)), g.math('POWER', 2.718, g.math('MULTIPLY', far, -0.09)))
    swell = g.math('ADD', g.math('MULTIPLY', g.noise(p, 0.09, 3.0, 0.6), 3.0), g.math('MULTIPLY', g.noise(p, 0.5, 2.0), 0.28))
    normal = g.node('ShaderNodeBump', {'Height': g.math('ADD', swell, g.math('MULTIPLY', rings, 0.1)), 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.001, 0.02, 0.022), 'Roughness': 0.04, 'IOR': 1.33, 'Specular': 0.55, 'Normal': normal}).outputs[0])
    kit.plane(900, (0, 300, 0), skin)
    macro.backdrop((30, 420, 40), (900, 460), [(0, (0.42, 0.36, 0.22)), (0.1, (0.1, 0.26, 0.24)), (0.3, (0.008, 0.08, 0.085)), (0.8, (0.002, 0.02, 0.024))])
    kit.area((34, 40, 22), (0, 0, 2), (14, 14), (1.0, 0.8, 0.55), 60000)
    kit.area((-30, -20, 26), (0, 0, 2), (18, 18), (0.3, 0.8, 0.8), 9000)
    kit.area((-6, -40, 30), (0, 0, 2), (10, 6), (0.9, 0.95, 0.9), 6000)
CAMERAS = {
    'lip': ((21, -22, 8.5), (3.4, 4.2, 9.0), 96, 6.7, (4.4, 4.4, 9.6), 0),
    'spire': ((-14, -31, 5.2), (2.0, 0, 2.9), 84, 5.6, (-1, -3, 2), 0),
}
macro.lens(*CAMERAS[view])
kit.glare(0.22, 0.0, 1.1)

kit.finish(job.out)
