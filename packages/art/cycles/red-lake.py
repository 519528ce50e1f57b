"""A dry lakebed under a rust sky, a plywood boombox six feet wide. Views: box (low, close), cone (a speaker with sand in
it)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from shading import aerial, graph_material, sky

job = kit.job()
view = job.args.get('view', 'box')
kit.reset(job.samples, job.width, job.height, seed=27, bounces=4)
RUST, DUST = (1.0, 0.16, 0.03), (0.34, 0.07, 0.014)
SUN = (-0.45, 1.0, 0.2)
CAMERAS = {
    'box': ((2.4, -2.6, 0.26), (0.05, 0.2, 0.66), 30, 1.8, 3.1),
    'cone': ((-1.05, -0.92, 0.86), (-0.52, -0.1, 0.47), 44, 1.8, 1.03),
}
camera, target, lens, stop, focus = CAMERAS[view]


def sun(g, direction, color):
    away = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(c / math.hypot(*SUN) for c in SUN)}, operation='DISTANCE').outputs['Value']
    x, y, z = g.split(direction)
    veil = g.noise(g.join(g.math('MULTIPLY', x, 1.6), g.math('MULTIPLY', y, 1.6), g.math('MULTIPLY', z, 9.0)), 1.3, 6.0, 1.2)
    color = g.mix(g.math('MULTIPLY', g.step(veil, 0.4, 0.7), 0.4), color, (0.1, 0.016, 0.004))
    color = g.mix(1.0, color, g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', away, -5.0)), (0, 0, 0), (0.7, 0.2, 0.04)), 'ADD')
    return g.mix(1.0, color, g.mix(g.step(away, 0.026, 0.023), (0, 0, 0), (9.0, 5.0, 2.2)), 'ADD')


sky([(0.0, DUST), (0.08, (0.26, 0.052, 0.011)), (0.3, (0.11, 0.022, 0.006)), (1.0, (0.025, 0.005, 0.003))], 1.0, sun)
sand, g = graph_material('sand')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, _ = g.split(p)
wind = g.math('SINE', g.math('MULTIPLY', g.math('ADD', g.math('ADD', g.math('MULTIPLY', y, 0.8), g.math('MULTIPLY', x, 0.5)), g.math('MULTIPLY', g.noise(p, 0.6, 5.0, 0.8), 1.3)), 26.0))
near = g.math('POWER', 2.718, g.math('MULTIPLY', g.node('ShaderNodeCameraData').outputs['View Distance'], -0.045))
cells = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('ADD', g.vector('MULTIPLY', p, (1.1, 1.1, 1.1)), g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': p, 'Scale': 1.6, 'Detail': 4.0}).outputs['Color'], (0.7, 0.7, 0.0)))}, feature='DISTANCE_TO_EDGE').outputs['Distance']
crack = g.step(cells, 0.035, 0.008)
height = g.math('SUBTRACT', g.math('ADD', g.math('MULTIPLY', wind, 0.006), g.math('MULTIPLY', g.noise(p, 22.0, 6.0), 0.018)), g.math('MULTIPLY', crack, 0.02))
normal = g.node('ShaderNodeBump', {'Height': g.math('MULTIPLY', height, near), 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
tone = g.ramp(g.noise(p, 0.5, 8.0, 0.6), [(0.3, (0.2, 0.036, 0.01)), (0.7, (0.36, 0.085, 0.022))])
tone = g.mix(g.math('MULTIPLY', crack, 0.75), tone, (0.03, 0.006, 0.003))
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.95, 'Specular': 0.1, 'Normal': normal}).outputs[0], DUST, 160))
kit.plane(3000, (0, 1200, 0), sand)
far, g = graph_material('hills')
g.out(aerial(g, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.1, 0.02, 0.008)}).outputs[0], DUST, 420))
for depth, tall in ((620, 26), (430, 15)):
    line = [(-620 + i * 12, tall * (0.25 + 0.75 * abs(math.sin(i * 0.21 + depth) * math.sin(i * 0.083 + 2) + 0.25 * math.sin(i * 0.9)))) for i in range(104)]
    vertices = [(x, depth, z) for x, h in line for z in (-2, h)]
    kit.from_data('hills', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(103)], far, smooth=False)

# the boombox: plywood, two cones, a cassette door, dials, a handle of pipe
ply, g = graph_material('ply')
local = g.node('ShaderNodeTexCoord').outputs['Object']
grain = g.noise(g.vector('MULTIPLY', local, (1.2, 8.0, 9.0)), 2.2, 8.0, 1.2)
worn = g.step(g.noise(local, 2.4, 8.0, 0.8), 0.55, 0.66)
tone = g.mix(worn, g.ramp(grain, [(0.3, (0.018, 0.016, 0.016)), (0.7, (0.045, 0.04, 0.038))]), (0.2, 0.1, 0.045))
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.55, 'Normal': g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.25, 'Distance': 0.01}).outputs[0]}).outputs[0])
alloy = kit.material('alloy', (0.55, 0.5, 0.46), 0.3, 1.0, bump=(20, 0.04))
paper = kit.material('paper', (0.035, 0.03, 0.028), 0.7, bump=(50, 0.15))
rubber = kit.material('rubber', (0.012, 0.011, 0.011), 0.5)
grit = kit.material('grit', (0.4, 0.1, 0.03), 0.95, bump=(90, 0.5))
parts, cones = [kit.box((1.86, 0.5, 0.86), (0, 0.25, 0.45), ply, bevel=0.02)], []
for side in (-1, 1):
    cone = [(0.0, 0.06), (0.06, 0.05), (0.085, 0.03), (0.09, 0.025), (0.1, 0.035), (0.25, -0.055), (0.262, -0.06), (0.275, -0.075), (0.295, -0.075), (0.305, -0.06), (0.31, -0.055)]
    parts.append(kit.lathe([(r, -z * 1.0) for r, z in cone], paper, (side * 0.55, -0.045, 0.47), (90, 0, 0), 96))
    cones.append(parts[-1])
    parts.append(kit.lathe([(0.305, 0.03), (0.31, 0.055), (0.345, 0.055), (0.352, 0.03), (0.352, 0.0), (0.305, 0.0)], alloy, (side * 0.55, 0.0, 0.47), (90, 0, 0), 96, close=True))
    for k in range(8):
        a = math.tau * k / 8 + 0.2
        parts.append(kit.cylinder(0.011, 0.02, (side * 0.55 + 0.33 * math.cos(a), -0.055, 0.47 + 0.33 * math.sin(a)), alloy, (90, 0, 0), 0.003, segments=6))
parts += [kit.box((0.3, 0.03, 0.24), (0, -0.005, 0.42), rubber, bevel=0.01), kit.box((0.25, 0.01, 0.17), (0, -0.022, 0.43), kit.material('window', (0.02, 0.012, 0.01), 0.06), bevel=0.004), kit.box((0.34, 0.02, 0.1), (0, -0.004, 0.68), kit.material('scale', (0.5, 0.16, 0.04), 0.4), bevel=0.006)]
for x in (-0.06, 0.06):
    parts.append(kit.lathe([(0.018, 0.0), (0.045, 0.0), (0.045, 0.01), (0.018, 0.01)], alloy, (x, -0.02, 0.43), (90, 0, 0), 32, close=True))
for k in range(5):
    parts.append(kit.box((0.05, 0.03, 0.028), (-0.12 + k * 0.06, -0.012, 0.255), alloy, bevel=0.004))
for x in (-0.13, 0.13):
    parts.append(kit.cylinder(0.045, 0.05, (x, -0.02, 0.79), alloy, (90, 0, 0), 0.008, segments=40))
parts.append(kit.tube([(-0.78, 0.25, 0.86), (-0.78, 0.25, 1.06), (-0.7, 0.25, 1.12), (0.7, 0.25, 1.12), (0.78, 0.25, 1.06), (0.78, 0.25, 0.86)], 0.026, alloy))
parts.append(kit.tube([(0.7, 0.42, 0.86), (0.95, 0.44, 1.9)], 0.008, alloy, smooth=False))
kit.group(parts, (0, 0, -0.02), (0, 2.2, 9))
lump = kit.from_bmesh('grain', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=1, radius=0.01), grit, loc=(0, 0, -3))
for i in range(900):
    if i % 3:
        a, r = random.uniform(0, math.tau), abs(random.gauss(0.5, 0.3)) + 0.4
        kit.copy(lump, (1.3 * r * math.cos(a), 0.1 + 0.6 * r * math.sin(a), 0.002), (0, 0, random.uniform(0, 360)), random.uniform(0.1, 0.9))
    else:
        kit.copy(lump, (-0.55 + random.gauss(0, 0.11), -0.06 + random.uniform(-0.02, 0.05), 0.175 + abs(random.gauss(0, 0.02))), (0, 0, 0), random.uniform(0.1, 0.6))
lamp = kit.bpy.data.lights.new('sun', 'SUN')
lamp.color, lamp.energy, lamp.angle = (1, 0.36, 0.11), 5.0, 0.02
kit.aim(kit.wrap('sun', lamp, loc=SUN), (0, 0, 0))
kit.area((-3.2, -2.2, 1.6), (-0.3, 0, 0.5), (1.5, 1.5), (1, 0.3, 0.08), 70 if view == 'box' else 230)
kit.area((-0.2, -1.6, 2.2), (-0.55, 0, 0.5), (0.3, 0.3), (1, 0.5, 0.25), 40 if view == 'cone' else 4)
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.25, 0.06, streak_threshold=6, streak_color=(1, 0.5, 0.25))


def pose(place):
    """The cones beat at 90 to the minute."""
    beat = place * job.seconds * 1.5 % 1
    for membrane in cones:
        membrane.scale.z = 1 - 0.55 * math.exp(-7 * beat) * math.cos(26 * beat)


kit.finish(job.out, job.frames, kit.travel(job, pose))
