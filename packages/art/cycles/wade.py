"""Neon Tide, from the shore: tubes bent into waves stand in dyed water one behind another like a swell, and a singer wades
between them. In meters; the camera looks along y. In a loop the water moves, and comes back to where it began."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0016, 0.001, 0.0026), seed=28, bounces=5)
MAGENTA, TEAL, AMBER = (1.0, 0.025, 0.26), (0.012, 0.62, 0.6), (1.0, 0.5, 0.16)
SINGER = (0.72, 6.6)
EYE = (-0.45, -1.6, 0.92)

# dyed water on a black liner: crossing waves, each with a whole number of turns in the loop, and rings about the singer
water, g = graph_material('water')
clock = g.node('ShaderNodeValue')
time = clock.outputs[0]
p = g.node('ShaderNodeNewGeometry').outputs['Position']
warp = g.node('ShaderNodeTexNoise', {'Vector': p, 'Scale': 0.9, 'Detail': 1.0}).outputs['Color']
x, y, _ = g.split(g.vector('ADD', p, g.vector('MULTIPLY', warp, (0.7, 0.7, 0.0))))
height = 0.0
for i in range(11):
    length = 1.15 * 0.8 ** i
    turn = -1.57 + random.uniform(-1.15, 1.15)
    k = math.tau / length
    phase = g.math('ADD', g.math('MULTIPLY', x, k * math.cos(turn)), g.math('MULTIPLY', y, k * math.sin(turn)))
    phase = g.math('ADD', phase, g.math('MULTIPLY', time, -math.tau * (2 + round(0.32 * i))))
    height = g.math('ADD', height, g.math('MULTIPLY', g.math('SINE', g.math('ADD', phase, random.uniform(0, 6.3))), 0.03 / k * (0.6 if i < 3 else 1)))
for (cx, cy), wave, reach, high in ((SINGER, 21.0, 0.42, 0.004), ((SINGER[0] + 0.25, SINGER[1] + 0.4), 15.0, 0.42, 0.004)):
    far = g.node('ShaderNodeVectorMath', {0: p, 1: (cx, cy, 0.0)}, operation='DISTANCE').outputs['Value']
    ring = g.math('SINE', g.math('SUBTRACT', g.math('MULTIPLY', far, wave), g.math('MULTIPLY', time, math.tau * 5)))
    height = g.math('ADD', height, g.math('MULTIPLY', ring, g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', far, -reach)), high)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.002, 0.002, 0.003), 'Roughness': 0.025, 'IOR': 1.33, 'Specular': 0.7, 'Normal': normal}).outputs[0])
kit.plane((60, 60), (0, 20, 0), water)


def gas(name, color, strength):
    """Gas in glass: pale where it is looked into, deep in color toward the edge, with a hard glint of the glass about it."""
    material, g = graph_material(name)
    facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    core = tuple(1.5 * (0.78 * c + 0.22) for c in color)
    body = g.emission(g.ramp(facing, [(0.02, core), (0.3, color), (0.62, tuple(c * 0.5 for c in color)), (1.0, tuple(c * 0.16 for c in color))]), strength)
    glass = g.node('ShaderNodeBsdfGlossy', {'Color': (0.06, 0.06, 0.06), 'Roughness': 0.05}).outputs[0]
    g.out(g.node('ShaderNodeAddShader', {0: body, 1: glass}).outputs[0])
    return material


cap = kit.material('cap', (0.01, 0.01, 0.011), 0.28, coat=0.4)
steel = kit.material('steel', (0.55, 0.55, 0.55), 0.25, 1.0)
wire = kit.material('wire', (0.35, 0.2, 0.1), 0.35, 1.0)
# each tube: its place in depth, its left and right end, its rise, its phase, its color
WAVES = [(0.35, -1.9, 0.55, 0.13, 0.4, 0), (2.0, -1.0, 2.4, 0.2, 0.2, 1), (3.3, -2.7, 0.6, 0.22, 3.9, 0),
         (4.9, -1.6, 3.2, 0.24, 1.9, 0), (7.2, -4.4, 0.2, 0.28, 5.4, 1), (8.6, -0.6, 4.6, 0.3, 2.6, 0), (10.2, -4.8, 2.4, 0.32, 0.6, 1)]
lamps = [gas('magenta', MAGENTA, 3.4), gas('teal', TEAL, 3.0)]
for i, (y, left, right, rise, phase, kind) in enumerate(WAVES):
    points, count = [], 34
    for k in range(count + 1):
        s = left + (right - left) * k / count
        crest = math.sin(2.5 * s + phase)
        # steep on one side, like water about to break
        points.append((s + 0.1 * math.cos(2.5 * s + phase), y + 0.05 * math.sin(3.1 * s + phase), 0.36 + rise * crest + 0.25 * rise * math.sin(5.0 * s + 2 * phase + 0.7)))
    kit.tube(points, 0.021, lamps[kind], resolution=8)
    for end, nearby, way in ((points[0], points[1], -1), (points[-1], points[-2], 1)):
        # blacked-out glass bends down into a porcelain foot
        kit.tube([nearby, end, (end[0] + way * 0.07, y, end[2] - 0.06), (end[0] + way * 0.08, y, -0.02)], 0.0225, cap)
        kit.cylinder(0.034, 0.1, (end[0] + way * 0.08, y, 0.04), cap, bevel=0.008)
    for k in (4, 11, 17, 23, 30):
        at = points[k]
        kit.tube([(at[0], at[1] + 0.03, 0), (at[0], at[1] + 0.03, at[2] - 0.02)], 0.0045, steel, smooth=False)
        kit.tube([(at[0] - 0.012, at[1] + 0.03, at[2] - 0.03), (at[0], at[1] - 0.026, at[2]), (at[0] + 0.012, at[1] + 0.026, at[2] + 0.012)], 0.003, wire)

# the singer, with her back to the lens: wet cloth, hair down, hands held off the water
cloth = kit.material('cloth', (0.09, 0.07, 0.08), 0.38, coat=0.2)
kit.noise_bump(cloth, 6.0, 0.6, 3, (1, 1, 0.22))
skin = kit.material('skin', (0.16, 0.07, 0.045), 0.34)
hair = kit.material('hair', (0.008, 0.006, 0.006), 0.3)
kit.noise_bump(hair, 40.0, 0.5, 2, (1, 1, 0.08))
rows = [(0.5, -0.1), (0.44, 0.08), (0.35, 0.32), (0.275, 0.56), (0.228, 0.78), (0.212, 0.9), (0.185, 1.0), (0.14, 1.1), (0.15, 1.2), (0.168, 1.3), (0.12, 1.345), (0.03, 1.36)]
vertices, columns = [], 96
for r, z in rows:
    low = max(0.0, 1 - z / 0.9)
    for k in range(columns):
        a = math.tau * k / columns
        # folds deepen toward the hem; the cloth is gathered up to her right hand
        fold = 1 + low * (0.16 * math.sin(7 * a + 2.5 * z) + 0.08 * math.sin(13 * a - 3 * z))
        lift = 0.22 * low * math.exp(-((a - 0.25 + math.pi) % math.tau - math.pi) ** 2 / 0.3)
        vertices.append((r * fold * math.cos(a) + 0.05 * math.sin(2.4 * z) + 0.16 * low * math.exp(-(a - 0.25) ** 2 / 0.3), 0.68 * r * fold * math.sin(a), z + lift))
body = [kit.from_data('dress', vertices, [(i * columns + k, i * columns + (k + 1) % columns, (i + 1) * columns + (k + 1) % columns, (i + 1) * columns + k) for i in range(len(rows) - 1) for k in range(columns)], cloth),
        kit.lathe([(0.1, 1.3), (0.056, 1.38), (0.052, 1.5)], skin, (0.01, 0, 0), segments=24), kit.sphere(0.098, (0.04, 0.02, 1.6), skin, (0.85, 1.0, 1.18), 24)]
body.append(kit.lathe([(0.0, 1.735), (0.07, 1.715), (0.11, 1.63), (0.115, 1.52), (0.15, 1.38), (0.17, 1.2), (0.12, 1.02), (0.04, 0.93), (0, 0.92)], hair, (0.03, -0.04, 0), segments=24))
for side, shoulder, elbow, hand in ((-1, (-0.165, 0, 1.3), (-0.33, -0.02, 1.07), (-0.47, 0.06, 0.9)), (1, (0.185, 0, 1.3), (0.29, 0.0, 1.03), (0.36, 0.1, 0.78))):
    body.append(kit.tube([(shoulder[0] - side * 0.07, 0, 1.31), shoulder, elbow, hand], 0.04, skin))
    for knot, wide in zip(body[-1].data.splines[0].bezier_points, (1.0, 1.15, 0.9, 0.62)):
        knot.radius = wide
    body.append(kit.sphere(0.036, (hand[0] + side * 0.04, hand[1] + 0.02, hand[2] - 0.03), skin, (1.2, 0.7, 0.7), 12))
kit.group(body, (SINGER[0], SINGER[1], -0.06), (0, -2, 14))
kit.area((SINGER[0] - 1.7, SINGER[1] + 0.75, 1.1), (*SINGER, 1.1), (0.5, 1.4), MAGENTA, 190).visible_glossy = False
kit.area((SINGER[0] + 1.7, SINGER[1] + 0.85, 1.1), (*SINGER, 1.1), (0.5, 1.4), TEAL, 190).visible_glossy = False

# breath of haze, thick over the far tubes; the sign maker's patch board burns amber behind it
haze, g = graph_material('haze')
place = g.node('ShaderNodeTexCoord').outputs['Object']
px, py, _ = g.split(place)
fall = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', g.math('MULTIPLY', px, px), 0.05), g.math('MULTIPLY', g.math('MULTIPLY', py, py), 0.5)), -1.0))
smoke = g.step(g.noise(g.vector('MULTIPLY', place, (0.5, 1.0, 1.0)), 0.6, 3.0, 0.3), -0.3, 1.0)
tone = g.mix(g.step(px, -2.5, 2.2), tuple(0.9 * c for c in MAGENTA), TEAL)
light = g.emission(tone, g.math('MULTIPLY', g.math('MULTIPLY', fall, smoke), 0.2))
g.out(g.node('ShaderNodeAddShader', {0: light, 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
kit.plane((40, 14), (1.0, 12.5, 0.8), haze, (90, 0, 0))
board = kit.material('board', (0.02, 0.018, 0.016), 0.6)
kit.box((1.7, 0.1, 1.0), (-2.9, 13.2, 1.35), board)
for i in range(26):
    if random.random() < 0.62:
        kit.sphere(0.024, (-3.6 + i % 13 * 0.115, 13.1, 1.55 - (i // 13) * 0.3), glow(f'pilot{i}', AMBER, random.uniform(7, 24)), segments=10)
for post in (-6.5, -1.5, 3.4):
    kit.box((0.4, 0.4, 6), (post, 15, 2), board)

kit.camera(EYE, (0.1, 4.0, 0.6), 50, 1.2, 3.75)
kit.glare(0.45, 0.06, threshold=1.6, streak_threshold=6, streak_color=(1, 0.4, 0.7))
hush()


def pose(place):
    clock.outputs[0].default_value = place


kit.finish(job.out, job.frames, pose)
