"""A bare bulb on a porch at night and what it draws. Views: moths (about the bulb), filament (close), tally (marks on the boards),
jar (with those she caught, the bulb behind it), chain (the bulb's pull, one of them on it)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker
from city import glow, hush
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'moths')
kit.reset(job.samples, job.width, job.height, seed=39, background=(0.0012, 0.0016, 0.0012), bounces=5)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
BULB, AMBER = (0.0, 1.9, 2.05) if view != 'jar' else (0.3, 2.05, 1.02), (1.0, 0.56, 0.13)
CAMERAS = {
    'moths': ((-0.28, 0.72, 1.9), (0.05, 1.9, 2.02), 48, 1.6, 1.2),
    'filament': ((0.1, 1.52, 1.98), (0.012, 1.9, 2.035), 62, 3.2, 0.386),
    'tally': ((-1.5, 1.75, 1.62), (-0.9, 2.6, 1.5), 46, 1.6, 1.05),
    'chain': ((0.075, 1.55, 1.8), (0.036, 1.9, 1.824), 62, 2.8, 0.362),
    'jar': ((-0.03, 0.82, 1.1), (0.03, 1.2, 1.06), 85, 4.0, 0.345),
}
camera, target, lens, stop, focus = CAMERAS[view]

paint, g = graph_material('paint')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
grain = g.noise(g.vector('MULTIPLY', p, (1.6, 1.6, 22.0)), 2.0, 8.0, 0.8)
worn = g.step(g.noise(p, 1.3, 7.0, 0.6), 0.5, 0.66)
tone = g.mix(worn, g.ramp(grain, [(0.3, (0.12, 0.105, 0.07)), (0.7, (0.2, 0.18, 0.13))]), g.ramp(grain, [(0.35, (0.03, 0.024, 0.017)), (0.65, (0.075, 0.06, 0.045))]))
bump = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.35, 'Distance': 0.01}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.75, 'Normal': bump}).outputs[0])
timber = kit.material('timber', (0.1, 0.075, 0.05), 0.7, bump=(6, 0.2))
iron = kit.material('iron', (0.015, 0.015, 0.015), 0.45)
brass = kit.material('brass', (0.5, 0.32, 0.12), 0.32, 1.0)

# clapboards, a door frame, the ceiling and the floor of the porch
for k in range(24):
    kit.box((9, 0.02, 0.14), (0, 2.62, 0.25 + k * 0.125), paint, (-5, 0, 0), 0.003)
for x in (1.15, 2.25):
    kit.box((0.12, 0.08, 2.3), (x, 2.56, 1.15), timber, bevel=0.01)
kit.box((1.22, 0.08, 0.14), (1.7, 2.56, 2.35), timber, bevel=0.01)
kit.box((0.98, 0.04, 2.2), (1.7, 2.6, 1.1), iron)
kit.box((9, 3.2, 0.06), (0, 1.2, 2.95), timber)
for k in range(26):
    kit.box((0.14, 3.2, 0.04), (-4.0 + k * 0.148 * 2.1, 1.2, 0.0), timber, bevel=0.006)
for x in (-3.4, -1.0, 2.9):
    kit.box((0.13, 0.13, 3.0), (x, -0.3, 1.5), timber, bevel=0.012)
kit.box((9, 0.16, 0.2), (0, -0.3, 2.86), timber)

# the bulb: clear glass, a filament on two wires, a porcelain socket on its cord
x, y, z = BULB
glass = kit.material('glass', (1, 1, 1), 0.02, transmission=1, ior=1.45)
shell = [(0.0, -0.062), (0.012, -0.061), (0.024, -0.055), (0.03, -0.044), (0.0315, -0.033), (0.029, -0.02), (0.022, -0.004), (0.0155, 0.012), (0.0145, 0.03)]
pear = kit.lathe(shell, glass, (x, y, z), segments=64)
pear.visible_shadow = False
pear.modifiers.new('thick', 'SOLIDIFY').thickness = 0.001
for side in (-1, 1):
    kit.tube([(x + side * 0.004, y, z + 0.02), (x + side * 0.006, y, z - 0.012), (x + side * 0.014, y, z - 0.026)], 0.0007, iron)
wire = [(x - 0.014 + 0.028 * k / 40, y + 0.0012 * math.cos(k * 1.9), z - 0.026 - 0.011 * math.sin(math.pi * k / 40) + 0.0012 * math.sin(k * 1.9)) for k in range(41)]
kit.tube(wire, 0.00055 if view == 'filament' else 0.0016, glow('filament', (1, 0.62, 0.22), 420 if view == 'filament' else 300), resolution=2).visible_shadow = False
kit.cylinder(0.0145, 0.026, (x, y, z + 0.04), brass, segments=40)
kit.lathe([(0.0, 0.052), (0.024, 0.052), (0.027, 0.06), (0.026, 0.095), (0.012, 0.12), (0.0, 0.12)], iron, (x, y, z), segments=48)
kit.tube([(x, y, z + 0.11), (x + 0.004, y, 2.95)], 0.0045, iron, smooth=False)
light = kit.point((x, y, z - 0.03), AMBER, {'filament': 5, 'tally': 14, 'jar': 16, 'chain': 5}.get(view, 11), 0.02)
light.visible_transmission = light.visible_glossy = False


def halo(radius, strength):
    """Smoke of the bee smoker about the bulb: a disc that faces the camera."""
    material, g = graph_material('halo')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.math('DIVIDE', g.node('ShaderNodeVectorMath', {0: local}, operation='LENGTH').outputs['Value'], radius)
    fade = g.math('POWER', g.math('SUBTRACT', 1.0, away, True), 2.0)
    wisps = g.math('ADD', 0.35, g.step(g.noise(local, 2.2 / radius, 5.0, 1.6), 0.3, 0.75))
    g.out(g.node('ShaderNodeAddShader', {0: g.emission((0.9, 0.62, 0.14), g.math('MULTIPLY', g.math('MULTIPLY', fade, wisps), strength)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    disc = kit.plane(2 * radius, (x, y + 0.25, z), material)
    disc.rotation_euler = (kit.Vector(camera) - kit.Vector(BULB)).to_track_quat('Z', 'Y').to_euler()
    disc.visible_shadow = disc.visible_diffuse = disc.visible_glossy = False


halo({'moths': 0.8, 'filament': 0.3, 'tally': 0.5, 'jar': 0.6, 'chain': 0.4}[view], {'moths': 0.16, 'filament': 0.05, 'tally': 0.1, 'jar': 0.2, 'chain': 0.06}[view])

# moths: body, feelers, four wings that let light through
wing, g = graph_material('wing')
local = g.node('ShaderNodeTexCoord').outputs['Object']
vein = g.step(g.noise(g.vector('MULTIPLY', local, (1, 3, 1)), 90.0, 5.0, 1.0), 0.35, 0.7)
tone = g.mix(vein, (0.3, 0.24, 0.14), (0.85, 0.76, 0.55))
g.out(g.blend(0.55, g.node('ShaderNodeBsdfDiffuse', {'Color': tone}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': tone}).outputs[0]))
fur = kit.material('fur', (0.36, 0.28, 0.17), 0.9, bump=(300, 0.6))
upper = [(0.001, 0.002), (0.008, 0.0095), (0.0165, 0.0125), (0.018, 0.0105), (0.0155, 0.003), (0.009, -0.002), (0.001, -0.0015)]
lower = [(0.001, -0.001), (0.009, -0.0015), (0.0125, -0.006), (0.0105, -0.0115), (0.005, -0.0105), (0.001, -0.004)]


def rounded(corners):
    """The outline bent through its corners (Catmull-Rom)."""
    count, way = len(corners), []
    for i in range(count):
        p = [corners[(i + k) % count] for k in (-1, 0, 1, 2)]
        way += [tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(*p)) for t in (0, 0.2, 0.4, 0.6, 0.8)]
    return way


def moth(loc, rot, size, open_):
    """Moth whose wings stand `open_` degrees above the flat."""
    parts = []
    lift = math.radians(open_)
    for side in (-1, 1):
        for corners in (upper, lower):
            shape = rounded(corners)
            vertices = [(side * a * math.cos(lift), b, a * math.sin(lift) + 0.0006 * math.sin(a * 300)) for a, b in shape]
            parts.append(kit.from_data('wing', vertices, [tuple(range(len(shape)))], wing, smooth=False))
        parts.append(kit.tube([(side * 0.0006, 0.004, 0.0005), (side * 0.003, 0.0075, 0.002), (side * 0.005, 0.0095, 0.002)], 0.00014, fur, resolution=1))
    parts += [kit.sphere(0.0021, (0, 0.001, 0), fur, (1, 1.7, 1), 16), kit.sphere(0.0017, (0, -0.0055, -0.0003), fur, (1, 3.0, 1), 16)]
    moths.append((kit.group(parts, loc, rot, size), kit.Vector(loc)))


moths = []
for i in range(34 if view == 'moths' else 12):
    a, r = random.uniform(0, math.tau), 0.07 + 0.4 * random.random() ** 1.5
    if view == 'filament':
        r = 0.09 + 0.12 * random.random()
    at = (x + r * math.cos(a), y + random.uniform(-0.22, 0.22), z - 0.02 + 0.8 * r * math.sin(a))
    if view == 'filament' and at[1] < y + 0.03:
        at = (at[0], y + 0.05 + 0.1 * random.random(), at[2])
    moth(at, [random.uniform(0, 360) for _ in range(3)], random.uniform(0.6, 1.3), random.uniform(-25, 65))
if view == 'filament':
    moth((x + 0.0335, y - 0.012, z - 0.022), (70, 20, 120), 0.9, 28)
if view == 'moths':
    moth((x - 0.09, y - 0.03, z - 0.075), (40, 12, 30), 1.5, 30)
    moth((x + 0.11, y - 0.05, z + 0.055), (66, -24, -60), 1.3, 42)
if view == 'chain':
    pull, bead = (x + 0.02, y - 0.004), kit.sphere(0.0017, (x + 0.02, y - 0.004, z + 0.03), brass, segments=24)
    for k in range(66):
        kit.copy(bead, (pull[0] + 0.0016 * math.sin(k * 0.045), pull[1], z + 0.026 - 0.0041 * k))
    kit.lathe([(0.0, 0.016), (0.0024, 0.016), (0.003, 0.012), (0.0085, 0.006), (0.0105, -0.004), (0.0088, -0.013), (0.004, -0.02), (0.0, -0.0225)], timber, (pull[0], pull[1], z - 0.256), segments=64)
    moth((pull[0] - 0.009, pull[1] - 0.0075, z - 0.252), (78, 12, -34), 1.55, 22)
    moth((pull[0] + 0.062, pull[1] + 0.03, z - 0.185), (50, -30, 60), 1.3, 48)
    moth((pull[0] - 0.085, pull[1] + 0.05, z - 0.16), (64, 20, 20), 1.3, 40)
    kit.area((x + 0.3, y - 0.2, z - 0.12), (x, y, z - 0.24), (0.06, 0.24), AMBER, 2.4)
    kit.area((x - 0.2, y - 0.3, z - 0.3), (x, y, z - 0.24), (0.04, 0.3), AMBER, 0.6)
if view == 'tally':
    # months and miles, scratched five by five
    chalk = kit.material('chalk', (0.8, 0.78, 0.7), 0.9)
    lines = []
    for row in range(3):
        for five in range(5 - row):
            left, high = -1.28 + five * 0.17 + random.uniform(-0.01, 0.01), 1.625 - row * 0.125
            for k in range(4 if (row, five) != (2, 2) else 2):
                a = left + k * 0.026 + random.uniform(-0.004, 0.004)
                lines.append([(a, 2.6069, high - 0.034), (a + random.uniform(-0.006, 0.006), 2.6128, high + 0.034)])
            if (row, five) != (2, 2):
                lines.append([(left - 0.018, 2.6085, high - 0.016), (left + 0.098, 2.6117, high + 0.02)])
    kit.tubes(lines, 0.0026, chalk)
    moth((-0.83, 2.603, 1.38), (86, 0, 12), 1.7, 9)
    moth((-0.62, 2.603, 1.66), (88, 0, -40), 1.3, 14)
    kit.spot((-0.1, 2.3, 2.1), (-1.0, 2.6, 1.5), AMBER, 42, 70, 0.6, 0.02)
if view == 'jar':
    # a canning jar on the rail, in centimeters from the top of its lid: zinc with holes punched by a nail, glass, a label
    zinc = macro.metal((0.5, 0.49, 0.46), 0.34, wear=0.16)
    parts = [kit.lathe([(0, 0), (3.5, 0), (3.62, -0.06), (3.7, 0.06), (3.9, 0.04), (3.98, -0.08), *[(3.98 + 0.07 * (k % 2), -0.2 - 0.14 * k) for k in range(10)], (4.05, -1.62), (3.9, -1.66)], zinc, segments=128)]
    outline = [(3.55, -0.2), (3.6, -1.8), (3.75, -2.1), (4.25, -2.7), (4.55, -3.5), (4.62, -4.6), (4.62, -12.6), (4.2, -13.2), (0.01, -13.2)]
    wall = [(r, z) for a, b in zip(outline, outline[1:]) for r, z in [tuple(p + (q - p) * t / 4 for p, q in zip(a, b)) for t in range(4)]] + [outline[-1]]
    jar = macro.water((0.93, 1.0, 0.96), 1.5)
    kit.noise_bump(jar, 0.4, 0.05, 2)
    parts.append(kit.lathe(wall + [(max(0.01, r - 0.24), z + (0.3 if z < -13 else 0)) for r, z in reversed(wall)], jar, segments=160, close=True))
    hole = kit.material('hole', (0.004, 0.004, 0.004), 0.9)
    for k in range(9):
        a, r = k * 2.4, 0.9 * math.sqrt(k) + 0.2
        parts += [kit.cylinder(0.13, 0.03, (r * math.cos(a), r * math.sin(a), 0.01), hole, segments=12), kit.lathe([(0.12, 0.0), (0.16, 0.05), (0.22, 0.0)], zinc, (r * math.cos(a), r * math.sin(a), 0.0), segments=16)]
    note, ink = kit.material('note', (0.66, 0.58, 0.42), 0.8, bump=(10, 0.04)), kit.material('ink', (0.02, 0.02, 0.04), 0.6)
    bent = lambda across, high, r=4.66: (r * math.cos(across / 4.66 - 1.95), r * math.sin(across / 4.66 - 1.95), high)
    grid = [bent(-3.1 + 6.2 * c / 24, -6.0 - 2.6 * r) for r in range(2) for c in range(25)]
    parts.append(kit.from_data('note', grid, [(c, c + 1, c + 26, c + 25) for c in range(24)], note))
    parts.append(kit.tubes([[bent(px, py - 7.2, 4.645) for px, py, _ in line] for line in marker.strokes('214', 1.1)], 0.042, ink))
    twig = kit.material('twig', (0.09, 0.06, 0.035), 0.9, bump=(9, 1.0))
    parts += [kit.tube([(2.6, 1.4, -12), (1.0, 0.8, -8), (0.2, 1.6, -5.4), (-1.9, 1.3, -3.4)], 0.16, twig), kit.tube([(0.7, 1.0, -7.2), (1.9, 0.3, -5.6), (2.4, 0.2, -4.6)], 0.09, twig)]
    at = (0.0, 1.2, 1.105)
    kit.group(parts, at, (0, 0, 8), 0.01)
    for dx, dy, dz, rot, size, open_ in ((0.4, -4.15, -4.55, (96, 24, 6), 1.1, 9), (-2.4, 1.0, -3.75, (40, 20, 120), 1.0, 52), (2.5, 0.0, -4.5, (70, -30, -40), 0.8, 62), (1.2, 2.6, -6.8, (80, 70, 0), 0.9, 30)):
        moth((at[0] + dx / 100, at[1] + dy / 100, at[2] + dz / 100), rot, size, open_)
    kit.box((3, 0.11, 0.05), (0, 1.2, at[2] - 0.157), timber, (0, 0, -16), 0.006)
    kit.area((-0.35, 1.0, 1.3), (0, 1.2, 1.06), (0.05, 0.25), AMBER, 3.4)
    kit.area((0.1, 0.7, 1.5), at, (0.3, 0.1), AMBER, 1.1)
    kit.area((0.13, 1.55, 1.16), (0, 1.2, 1.05), (0.12, 0.12), AMBER, 4.5)
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.35, 0.03, threshold=1.4, streak_threshold=30, streak_color=(1, 0.75, 0.4))
hush()
wire_glow = kit.bpy.data.materials['filament'].node_tree.nodes['Emission'].inputs['Strength']
hot, watts = wire_glow.default_value, light.data.energy


def pose(place):
    """The filament comes up from a dull red; the moths ride about it."""
    t = place * job.seconds
    up = min(1.0, 0.0006 + max(0.0, t - 0.25) ** 2.4 * 0.8) * (1 + 0.05 * math.sin(t * 31) * math.sin(t * 7))
    wire_glow.default_value, light.data.energy = hot * up, watts * up
    for k, (carrier, home) in enumerate(moths):
        a = t * (0.9 + 0.5 * math.sin(k * 2.1)) + k
        carrier.location = home + kit.Vector((0.018 * math.sin(a), 0.012 * math.cos(1.3 * a), 0.016 * math.sin(1.7 * a)))
        carrier.rotation_euler[2] += 0.04


kit.finish(job.out, job.frames, kit.travel(job, pose))
