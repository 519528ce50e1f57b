"""The dial of a dead car radio, beyond the glass a two-lane road across a desert at sundown."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import aerial, graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=8, bounces=4)
HAZE = (0.78, 0.4, 0.13)
SUN = (0.02, 1.0, 0.018)


def sun(g, direction, color):
    away = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(c / math.hypot(*SUN) for c in SUN)}, operation='DISTANCE').outputs['Value']
    x, y, z = g.split(direction)
    cloud = g.noise(g.join(g.math('MULTIPLY', x, 1.4), 0.0, g.math('MULTIPLY', z, 13.0)), 1.7, 7.0, 0.8)
    tint = g.ramp(z, [(0.03, (1.0, 0.42, 0.14)), (0.2, (0.5, 0.13, 0.17)), (0.5, (0.08, 0.03, 0.07))])
    color = g.mix(g.math('MULTIPLY', g.step(cloud, 0.46, 0.68), 0.8), color, tint)
    color = g.mix(1.0, color, g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', away, -8.0)), (0, 0, 0), (1.0, 0.42, 0.09)), 'ADD')
    return g.mix(1.0, color, g.mix(g.step(away, 0.0115, 0.0095), (0, 0, 0), (30.0, 17.0, 6.0)), 'ADD')


sky([(0.0, (0.85, 0.42, 0.11)), (0.06, (0.62, 0.27, 0.13)), (0.16, (0.3, 0.13, 0.16)), (0.4, (0.06, 0.06, 0.13)), (1.0, (0.015, 0.03, 0.08))], 0.55, sun)
ground, g = graph_material('ground')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, _ = g.split(p)
lane = g.math('ABSOLUTE', x)
on_road = g.math('LESS_THAN', lane, 3.7)
grit = g.noise(p, 46.0, 5.0)
worn = g.step(g.noise(g.vector('MULTIPLY', p, (1, 1, 1)), 7.0, 6.0), 0.34, 0.5)
dash = g.math('MULTIPLY', g.math('LESS_THAN', lane, 0.075), g.math('LESS_THAN', g.math('FRACT', g.math('DIVIDE', g.math('ADD', y, 1.2), 9.0)), 0.42))
edge = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', lane, 3.35)), 0.06)
asphalt = g.ramp(grit, [(0.35, (0.02, 0.019, 0.018)), (0.7, (0.06, 0.056, 0.05))])
asphalt = g.mix(g.math('MULTIPLY', dash, worn), asphalt, (0.5, 0.28, 0.04))
asphalt = g.mix(g.math('MULTIPLY', edge, worn), asphalt, (0.4, 0.38, 0.34))
sand = g.ramp(g.noise(p, 0.8, 8.0, 0.4), [(0.3, (0.1, 0.06, 0.035)), (0.7, (0.24, 0.15, 0.085))])
height = g.math('MULTIPLY', grit, g.math('ADD', 0.006, g.math('MULTIPLY', g.math('SUBTRACT', 1.0, on_road), 0.06)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(on_road, sand, asphalt), 'Roughness': g.math('SUBTRACT', 0.92, g.math('MULTIPLY', on_road, 0.45)), 'Specular': 0.3, 'Normal': normal}).outputs[0], HAZE, 420, 0.5))
kit.plane(4000, (0, 1800, 0), ground)
hill, g = graph_material('hill')
g.out(aerial(g, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.05, 0.03, 0.03)}).outputs[0], HAZE, 900, 0.45))
for depth, tall in ((1500, 62), (900, 26)):
    line = [(-1500 + i * 30, tall * (0.2 + 0.8 * abs(math.sin(i * 0.17 + depth) * math.sin(i * 0.071 + 1)) + 0.08 * math.sin(i * 1.7))) for i in range(101)]
    vertices = [(x, depth, z) for x, h in line for z in (-3, h)]
    kit.from_data('hills', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(100)], hill, smooth=False)
wood, g = graph_material('wood')
g.out(aerial(g, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.03, 0.02, 0.014)}).outputs[0], HAZE, 330, 0.5))
wires = []
for k in range(22):
    y = 8 + k * 26
    kit.cylinder(0.14, 9.4, (6.4, y, 4.6), wood, (0, random.uniform(-1.2, 1.2), 0), radius_top=0.1, segments=16)
    for z, w in ((8.7, 2.5), (8.0, 1.9)):
        kit.box((w, 0.12, 0.14), (6.4, y, z), wood)
    for dx in (-1.1, -0.5, 0.5, 1.1):
        kit.cylinder(0.05, 0.2, (6.4 + dx, y, 8.86), wood, segments=8)
        wires.append([(6.4 + dx, y + 26 * t / 8, 8.92 - 0.9 * (1 - (t / 4 - 1) ** 2)) for t in range(9)])
kit.tubes(wires, 0.014, wood)
brush = kit.from_bmesh('brush', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.4), kit.material('brush', (0.03, 0.024, 0.012), 0.95, bump=(9, 1.0)), loc=(0, 0, -9))
for i in range(420):
    side, far = random.choice((-1, 1)), random.random() ** 1.6
    made = kit.copy(brush, (side * (4.6 + random.uniform(0, 46)), 6 + far * 320, 0.1), (0, 0, random.uniform(0, 360)), random.uniform(0.4, 1.3))
    made.scale.z *= 0.7
coming = []
for s in (-0.62, 0.62):
    coming.append(bulb(1.8 + s, 210, 0.75, 0.22, glow(f'lamp{s}', (1, 0.85, 0.6), 110)))
lamp = kit.bpy.data.lights.new('sun', 'SUN')
lamp.color, lamp.energy, lamp.angle = (1, 0.48, 0.17), 4.0, 0.02
kit.aim(kit.wrap('sun', lamp, loc=SUN), (0, 0, 0))

# chrome bezel, a dark dial with its needle, two knobs; dashboard and windshield before the sunset
chrome = kit.material('chrome', (0.75, 0.72, 0.68), 0.12, 1.0, bump=(60, 0.03))
dash = kit.material('dash', (0.02, 0.015, 0.012), 0.42, bump=(160, 0.12))
paint = kit.material('number', (0.5, 0.42, 0.3), 0.6, emit=(1, 0.5, 0.14), strength=0.8)
parts = [kit.box((0.19, 0.02, 0.062), (0, 0, 0), chrome, bevel=0.006), kit.box((0.166, 0.012, 0.04), (0, -0.0065, 0.001), kit.material('dial', (0.008, 0.007, 0.006), 0.12), bevel=0.002), kit.box((0.0013, 0.001, 0.034), (0.026, -0.0138, 0.001), glow('needle', (1, 0.16, 0.04), 3))]
for k, figure in enumerate(('55', '60', '70', '80', '100', '120', '140', '160')):
    made = kit.text(figure, 0.0115, (-0.071 + k * 0.0203, -0.0128, 0.009), (90, 0, 0), paint)
    made.data.extrude = 0.0001
    parts.append(made)
for k in range(36):
    parts.append(kit.box((0.0006, 0.0006, 0.006 if k % 5 == 0 else 0.0035), (-0.0735 + k * 0.0042, -0.0128, -0.004), paint))
for x in (-0.124, 0.124):
    parts += [kit.cylinder(0.019, 0.022, (x, -0.014, 0), chrome, (90, 0, 0), 0.003, segments=48), kit.cylinder(0.0125, 0.036, (x, -0.018, 0), dash, (90, 0, 0), 0.003, segments=40), kit.lathe([(0.02, 0.0), (0.026, 0.0), (0.026, 0.004), (0.02, 0.004)], dash, (x, -0.004, 0), (90, 0, 0), close=True)]
for k in range(5):
    parts.append(kit.box((0.03, 0.02, 0.013), (-0.068 + k * 0.034, -0.008, -0.043), chrome, (10, 0, 0), 0.003))
kit.group(parts, (0.04, 0.985, 1.135), (-14, 0, 6))
kit.box((1.8, 0.16, 0.2), (0, 1.08, 1.12), dash, (-14, 0, 6), 0.02)
kit.box((1.8, 0.3, 0.5), (0, 1.22, 0.82), dash, (0, 0, 6), 0.02)
kit.box((1.8, 0.5, 0.03), (0, 1.3, 1.235), dash, (2, 0, 6), 0.012)
kit.tube([(-0.5, 1.5, 1.22), (-0.62, 1.2, 1.8), (-0.5, 0.9, 2.0)], 0.03, dash)
kit.area((-0.9, 0.0, 1.75), (0.04, 0.98, 1.13), (0.35, 0.2), (1, 0.56, 0.26), 5)
kit.area((0.8, 0.6, 1.9), (0.04, 0.98, 1.13), (0.5, 0.1), (1, 0.4, 0.42), 4.0)
kit.camera((-0.13, 0.69, 1.185), (0.058, 1.0, 1.17), 44, 2.0, 0.345)
kit.glare(0.22, 0.1, streak_color=(1, 0.6, 0.35), streak_threshold=8)
hush()
start = coming[0].location.y


def pose(place):
    for headlight in coming:
        headlight.location.y = start - 24 * place * job.seconds


kit.finish(job.out, job.frames, kit.travel(job, pose))
