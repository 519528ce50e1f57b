"""A bare bulb on a porch at night and what it draws. Views: moths (about the bulb), filament (close), tally (marks on the boards),
yard (from far, who waits on the steps)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import graph_material, sky

job = kit.job()
view = job.args.get('view', 'moths')
kit.reset(job.samples, job.width, job.height, seed=39, background=(0.0012, 0.0016, 0.0012), bounces=5)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
BULB, AMBER = (0.0, 1.9, 2.05), (1.0, 0.56, 0.13)
CAMERAS = {
    'moths': ((-0.28, 0.72, 1.9), (0.05, 1.9, 2.02), 48, 1.6, 1.2),
    'filament': ((0.1, 1.52, 1.98), (0.012, 1.9, 2.035), 62, 3.2, 0.386),
    'tally': ((-1.5, 1.75, 1.62), (-0.9, 2.6, 1.5), 46, 1.6, 1.05),
    'yard': ((3.4, -7.8, 1.15), (-0.5, 2.0, 1.75), 40, 1.6, 10.6),
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
light = kit.point((x, y, z - 0.03), AMBER, {'yard': 130, 'filament': 5, 'tally': 14}.get(view, 11), 0.02)
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


halo({'moths': 0.8, 'filament': 0.3, 'tally': 0.5, 'yard': 2.6}[view], {'moths': 0.16, 'filament': 0.05, 'tally': 0.1, 'yard': 0.5}[view])

# moths: body, feelers, four wings that let light through
wing, g = graph_material('wing')
local = g.node('ShaderNodeTexCoord').outputs['Object']
vein = g.step(g.noise(g.vector('MULTIPLY', local, (1, 3, 1)), 90.0, 5.0, 1.0), 0.35, 0.7)
tone = g.mix(vein, (0.3, 0.24, 0.14), (0.85, 0.76, 0.55))
g.out(g.blend(0.55, g.node('ShaderNodeBsdfDiffuse', {'Color': tone}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': tone}).outputs[0]))
fur = kit.material('fur', (0.36, 0.28, 0.17), 0.9, bump=(300, 0.6))
upper = [(0.001, 0.002), (0.008, 0.0095), (0.0165, 0.0125), (0.018, 0.0105), (0.0155, 0.003), (0.009, -0.002), (0.001, -0.0015)]
lower = [(0.001, -0.001), (0.009, -0.0015), (0.0125, -0.006), (0.0105, -0.0115), (0.005, -0.0105), (0.001, -0.004)]


def moth(loc, rot, size, open_):
    """Moth whose wings stand `open_` degrees above the flat."""
    parts = []
    lift = math.radians(open_)
    for side in (-1, 1):
        for shape in (upper, lower):
            vertices = [(side * a * math.cos(lift), b, a * math.sin(lift) + 0.0006 * math.sin(a * 300)) for a, b in shape]
            parts.append(kit.from_data('wing', vertices, [tuple(range(len(shape)))], wing, smooth=False))
        parts.append(kit.tube([(side * 0.0006, 0.004, 0.0005), (side * 0.003, 0.0075, 0.002), (side * 0.005, 0.0095, 0.002)], 0.00014, fur, resolution=1))
    parts += [kit.sphere(0.0021, (0, 0.001, 0), fur, (1, 1.7, 1), 16), kit.sphere(0.0017, (0, -0.0055, -0.0003), fur, (1, 3.0, 1), 16)]
    moths.append((kit.group(parts, loc, rot, size), kit.Vector(loc)))


moths = []
for i in range(34 if view in ('moths', 'yard') else 12):
    a, r = random.uniform(0, math.tau), 0.07 + 0.4 * random.random() ** 1.5
    if view == 'filament':
        r = 0.09 + 0.12 * random.random()
    at = (x + r * math.cos(a), y + random.uniform(-0.22, 0.22), z - 0.02 + 0.8 * r * math.sin(a))
    if view == 'filament' and at[1] < y + 0.03:
        at = (at[0], y + 0.05 + 0.1 * random.random(), at[2])
    moth(at, [random.uniform(0, 360) for _ in range(3)], random.uniform(0.6, 1.3) * (1.6 if view == 'yard' else 1), random.uniform(-25, 65))
if view == 'filament':
    moth((x + 0.0335, y - 0.012, z - 0.022), (70, 20, 120), 0.9, 28)
if view == 'moths':
    moth((x - 0.09, y - 0.03, z - 0.075), (40, 12, 30), 1.5, 30)
    moth((x + 0.11, y - 0.05, z + 0.055), (66, -24, -60), 1.3, 42)
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
if view == 'yard':
    kit.plane((60, 40), (0, -14, -0.45), kit.material('grass', (0.012, 0.016, 0.006), 0.9, bump=(9, 0.8)))
    for k in range(3):
        kit.box((2.2, 0.34, 0.16), (0.6, -0.6 - 0.32 * k, -0.1 - 0.15 * k), timber, bevel=0.01)
    standing(kit.material('dress', (0.03, 0.022, 0.016), 0.8), (-0.86, 0.35, 0.02), 150, 1.66, ((-0.2, -0.16, 1.1), (0.2, -0.14, 1.06)), 0.03)
    for k in range(12):
        kit.box((0.05, 0.05, 0.7), (-3.2 + k * 0.19, -0.3, 0.42), timber)
    kit.box((2.4, 0.09, 0.07), (-2.2, -0.3, 0.8), timber, bevel=0.01)
    roof = kit.box((10, 4.2, 0.1), (0, 0.8, 3.25), iron, (12, 0, 0))
    sky([(0.0, (0.006, 0.011, 0.012)), (0.3, (0.002, 0.004, 0.006)), (1.0, (0.001, 0.0015, 0.003))], 1.0)
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
