"""The stem of a wooden boat at first light: lapped planks, wet as far as the waves reach, a rope through its ring. In centimeters.
Views: ring (with the splice, close), line (the rope where it leaves the boat)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(27, background=(0.004, 0.006, 0.0066))
V = kit.Vector


def timber(name, dark, light, stretch, wet=14.0):
    """Old wood, dark and shining below its wet line."""
    made = kit.material(name, light, 0.62)
    grain = kit.noise(made, 0.55, 10, stretch=stretch)
    dry = kit.ramp(made, grain, [(0.3, dark), (0.68, light)])
    split = kit.node(made, 'SeparateXYZ')
    kit.link(made, kit.node(made, 'TexCoord').outputs['Object'], split.inputs[0])
    edge = kit.node(made, 'Math', operation='MULTIPLY_ADD')
    edge.inputs[1].default_value = -9.0
    kit.link(made, kit.noise(made, 0.16, 5, stretch=(1, 1, 0.45)), edge.inputs[0])
    kit.link(made, split.outputs['Z'], edge.inputs[2])
    share = kit.node(made, 'Math', operation='DIVIDE')
    share.inputs[1].default_value = 100
    kit.link(made, edge.outputs[0], share.inputs[0])
    low = (wet - 4.5) / 100
    mask = kit.ramp(made, share.outputs[0], [(low, 1.0), (low + 0.012, 0.0)])
    kit.link(made, kit.mix(made, mask, dry, (0.3, 0.26, 0.24), blend_type='MULTIPLY'), kit.principled(made)['Base Color'])
    kit.link(made, kit.ramp(made, mask, [(0.0, 0.58), (1.0, 0.1)]), kit.principled(made)['Roughness'])
    kit.bump(made, grain, 0.4, 0.3)
    return made


plank = timber('plank', (0.035, 0.022, 0.014), (0.23, 0.15, 0.09), (0.035, 0.05, 2.4))
post = timber('post', (0.03, 0.018, 0.01), (0.22, 0.125, 0.062), (1.2, 1.2, 0.05), 17.0)
copper = macro.metal((0.62, 0.3, 0.16), 0.3)
iron = macro.paint((0.012, 0.012, 0.013), under=(0.17, 0.07, 0.03), chips=0.12, scale=0.7, rough=0.42)


def rake(z):
    return 15 * (max(z, -10) / 60) ** 2 * (1 if z > 0 else -0.2) + 0.05 * z


STRAKES, TALL = 7, 10.5
for n in range(STRAKES):
    vertices, rows, steps = [], 8, 90
    for k in range(steps + 1):
        d = 150 * (k / steps) ** 1.5
        for r in range(rows + 1):
            z = -10 + TALL * (n + 1.12 * r / rows) - 0.02 * d * (n + r / rows) / STRAKES
            flare = 0.34 + 0.3 * (n + r / rows) / STRAKES
            out = 2.6 + flare * d - 0.0011 * d * d + 1.5 * (1 - r / rows) * min(1, d / 7 + 0.25)
            vertices.append((rake(z) - 3.2 - d, -out, z))
    faces = [(k * (rows + 1) + r, (k + 1) * (rows + 1) + r, (k + 1) * (rows + 1) + r + 1, k * (rows + 1) + r + 1) for k in range(steps) for r in range(rows)]
    side = kit.from_data('strake', vertices, faces, plank)
    side.modifiers.new('thick', 'SOLIDIFY').thickness = -1.5
    bevel = side.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = 0.28, 3, 'ANGLE', 1.0
    for k in range(4, steps, 4):
        at = V(vertices[k * (rows + 1) + 1])
        rivet = kit.lathe([(0, 0.3), (0.3, 0.24), (0.46, 0.0)], copper, segments=20)
        rivet.location, rivet.rotation_euler = at + V((0, -0.02, 0.25)), (math.radians(90), 0, -0.45)
# the stem post, rounded by hands and quays
outline = []
for k in range(31):
    z = -12 + 80 * k / 30
    outline.append((rake(z), z))
body = []
for x, z in outline:
    for dx, y in ((-7, -3.3), (-1.2, -3.4), (2.2, -2.2), (3.1, 0), (2.2, 2.2), (-1.2, 3.4), (-7, 3.3)):
        body.append((x + dx, y, z))
faces = [(7 * k + j, 7 * k + (j + 1) % 7, 7 * k + 7 + (j + 1) % 7, 7 * k + 7 + j) for k in range(30) for j in range(7)]
faces += [tuple(range(210, 217)), tuple(reversed(range(7)))]
stem = kit.from_data('stem', body, faces, post)
bevel = stem.modifiers.new('edge', 'BEVEL')
bevel.width, bevel.segments = 0.7, 4
# a ring on the stem, a rope spliced to it that sags into the water
eye = V((rake(36) + 3.0, 0, 36))
kit.cylinder(1.9, 0.7, eye - V((0.3, 0, 0)), iron, (0, 78, 0), bevel=0.2)
kit.tube([eye + V((0.2, 0, 0)), eye + V((2.0, 0, 0.2))], 0.62, iron)
ring = [eye + V((2.0 + 0.7 * math.sin(math.tau * k / 24), 2.9 * math.sin(math.tau * k / 24), -2.6 + 2.9 * math.cos(math.tau * k / 24))) for k in range(24)]
kit.tube(ring, 0.5, iron, closed=True, resolution=8)
hemp = kit.material('hemp', (0.4, 0.29, 0.16), 0.8)
kit.link(hemp, kit.ramp(hemp, kit.noise(hemp, 1.4, 9), [(0.35, (0.16, 0.1, 0.05)), (0.62, (0.5, 0.36, 0.2))]), kit.principled(hemp)['Base Color'])
kit.noise_bump(hemp, 5, 0.9, stretch=(1, 1, 0.3))
hold = eye + V((2.6, 0.3, -5.2))
sag = [hold + V((t, -0.08 * t, -0.62 * t + 0.0042 * t * t)) for t in range(0, 66, 3)]
macro.rope([hold + V((-0.9, 0.4, 0.9))] + sag, 1.0, hemp, kit.material('hair', (0.55, 0.42, 0.26), 0.8), lay=0.36)
for k in range(18):
    at = hold.lerp(V(sag[3]), k / 18)
    kit.tube([at + V((0, 0, 0)) + V((0.62 * 1.25 * math.cos(a), 1.25 * math.sin(a), 1.25 * 0.85 * math.cos(a) + 0.1 * a)) for a in [math.tau * j / 16 for j in range(17)]], 0.3, hemp, resolution=4)
# the water, drops on the wet planks, the light that comes up behind
water, sea = macro.water(), kit.material('sea', (0.004, 0.008, 0.008), 0.05)
kit.noise_bump(sea, 0.05, 0.5, stretch=(1, 1.6, 1))
kit.noise_bump(sea, 0.4, 0.06)
kit.plane((4000, 4000), (0, 1600, 0), sea)
macro.backdrop((0, 900, 120), (2600, 1400), [(0.0, (0.75, 0.34, 0.12)), (0.1, (0.26, 0.14, 0.07)), (0.24, (0.05, 0.058, 0.055)), (0.6, (0.014, 0.026, 0.028))]).location = (-420, 900, 40)
kit.area((60, 120, 44), (4, 0, 30), (30, 60), (1, 0.46, 0.15), 3200000)
kit.area((150, -34, 50), (-10, -10, 22), (10, 40), (1, 0.5, 0.2), 760000)
kit.area((-60, -160, 60), (-20, -10, 20), (90, 40), (0.34, 0.72, 0.85), 60000)
LENSES = {
    'ring': ((40, -58, 44), (7.5, -1.0, 33.2), 80, 4.0, (8.6, -2.6, 33.4), -6),
    'line': ((62, -96, 12), (22, 0, 17), 74, 4.0, (24, -1.5, 20), 4),
}
at, target, mm, stop, focus, roll = LENSES.get(job.args.get('view'), ((74, -136, 25), (0, 0, 18.5), 68, 4.0, (3, -3, 32), -3))
macro.lens(at, target, mm, stop, focus, roll=roll)
kit.glare(0.2, 0.04, 1.2, 6, (1, 0.66, 0.34))
kit.finish(job.out)
