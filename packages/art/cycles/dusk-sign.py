"""A warning sign in the light of headlamps, by an empty desert road after sunset. In metres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import aerial, graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=18, bounces=3)
HAZE = (0.09, 0.075, 0.1)


def clouds(g, direction, color):
    x, y, z = g.split(direction)
    amount = g.step(g.noise(g.join(g.math('MULTIPLY', x, 1.5), 0.0, g.math('MULTIPLY', z, 12.0)), 1.9, 7.0, 0.8), 0.5, 0.68)
    return g.mix(g.math('MULTIPLY', amount, 0.7), color, g.ramp(z, [(0.02, (0.35, 0.1, 0.07)), (0.2, (0.05, 0.035, 0.07)), (0.5, (0.008, 0.012, 0.03))]))


sky([(0.0, (0.62, 0.24, 0.07)), (0.035, (0.4, 0.18, 0.1)), (0.1, (0.11, 0.11, 0.17)), (0.25, (0.03, 0.055, 0.12)), (0.6, (0.008, 0.018, 0.05)), (1.0, (0.004, 0.009, 0.03))], 0.75, clouds)
ground, g = graph_material('ground')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, _ = g.split(p)
bend = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', g.math('SUBTRACT', y, 10.0), 0.0125)), 16.0)
lane = g.math('SUBTRACT', x, g.math('ADD', -5.2, g.math('MULTIPLY', bend, g.step(y, 10.0, 60.0))))
near = g.math('ABSOLUTE', lane)
grit = g.noise(p, 40.0, 5.0)
dash = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', near, 0.11)), 0.055)
edge = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', near, 3.35)), 0.06)
worn = g.step(g.noise(p, 6.0, 6.0), 0.34, 0.5)
tar = g.ramp(grit, [(0.35, (0.018, 0.018, 0.02)), (0.7, (0.05, 0.05, 0.052))])
tar = g.mix(g.math('MULTIPLY', dash, worn), tar, (0.62, 0.34, 0.04))
tar = g.mix(g.math('MULTIPLY', edge, worn), tar, (0.5, 0.48, 0.44))
sand = g.ramp(g.noise(p, 0.8, 8.0, 0.4), [(0.3, (0.07, 0.045, 0.032)), (0.7, (0.2, 0.13, 0.085))])
road = g.math('LESS_THAN', near, 3.8)
normal = g.node('ShaderNodeBump', {'Height': g.math('MULTIPLY', grit, g.math('ADD', 0.006, g.math('MULTIPLY', g.math('SUBTRACT', 1.0, road), 0.05))), 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(road, sand, tar), 'Roughness': g.math('SUBTRACT', 0.9, g.math('MULTIPLY', road, 0.4)), 'Specular': 0.3, 'Normal': normal}).outputs[0], HAZE, 500))
kit.plane(6000, (0, 2900, 0), ground)

# flat-topped hills in three distances
for depth, tall, count, spread in ((2400, 170, 7, 2300), (1300, 90, 4, 1500), (700, 34, 3, 900)):
    rock, g = graph_material(f'rock{depth}')
    g.out(aerial(g, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.045, 0.024, 0.022)}).outputs[0], HAZE, 2100, 0.9))
    for k in range(count):
        at, wide, high = -spread / 2 + spread * (k + random.uniform(0.1, 0.9)) / count, random.uniform(90, 240) * depth / 1600, tall * random.uniform(0.45, 1.0)
        line = [(-wide * 1.5, 0), (-wide * 0.85, high * 0.4), (-wide * 0.7, high * 0.46), (-wide * 0.64, high * 0.95), (-wide * 0.2, high), (wide * 0.5, high * 0.97), (wide * 0.58, high * 0.5), (wide * 0.8, high * 0.4), (wide * 1.6, 0)]
        kit.from_data('mesa', [(at + px + random.uniform(-4, 4), depth, z - 2) for px, z in line], [tuple(range(len(line)))], rock, smooth=False)
brush = kit.from_bmesh('brush', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.36), kit.material('brush', (0.05, 0.045, 0.025), 0.95, bump=(9, 1.0)), loc=(0, 0, -9))
for i in range(380):
    far = random.random() ** 1.7 * 240
    bx = random.choice((random.uniform(0.4, 60), random.uniform(-70, -9.6)))
    if abs(bx + 5.2 - 16 * math.sin((far - 10) * 0.0125) * min(1, max(0, (far - 10) / 50))) > 4.4:
        made = kit.copy(brush, (bx, 4 + far, 0.08), (0, 0, random.uniform(0, 360)), random.uniform(0.4, 1.3))
        made.scale.z *= 0.7

# the sign: a diamond of yellow sheet, a winding arrow, bolts, holes where somebody shot at it
yellow, g = graph_material('yellow')
local = g.node('ShaderNodeTexCoord').outputs['Object']
rust = g.step(g.noise(local, 5.0, 8.0, 0.6), 0.6, 0.72)
tone = g.mix(rust, (0.75, 0.4, 0.015), (0.16, 0.06, 0.02))
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.42, 'Emission': (1.0, 0.5, 0.03), 'Emission Strength': g.math('MULTIPLY', g.math('SUBTRACT', 1.0, rust), 0.16), 'Normal': g.node('ShaderNodeBump', {'Height': g.noise(local, 3.0, 3.0), 'Strength': 0.25, 'Distance': 0.03}).outputs[0]}).outputs[0])
black = kit.material('black', (0.012, 0.012, 0.012), 0.5)
steel = kit.material('steel', (0.35, 0.34, 0.33), 0.45, 1.0)
post = kit.material('post', (0.14, 0.1, 0.07), 0.85, bump=(18, 0.6))
parts = [kit.box((0.92, 0.008, 0.92), (0, 0, 0), yellow, (0, 45, 0), 0.003)]
for k in range(4):
    a = math.radians(45 + 90 * k)
    frame = kit.box((0.84, 0.003, 0.018), (0.42 * math.cos(a), -0.006, 0.42 * math.sin(a)), black, (0, 90 - math.degrees(a), 0))
    parts.append(frame)
arrow = kit.tubes([[(-0.03, 0, -0.34), (-0.03, 0, -0.2), (-0.025, 0, -0.14), (0.07, 0, -0.03), (0.075, 0, 0.02), (-0.045, 0, 0.13), (-0.04, 0, 0.2), (-0.02, 0, 0.24)]], 0.035, black, 3)
arrow.scale, arrow.location = (1, 0.1, 1), (0.0, -0.007, 0)
parts += [arrow, kit.from_data('tip', [(-0.12, -0.008, 0.22), (0.09, -0.008, 0.2), (0.01, -0.008, 0.37)], [(0, 1, 2)], black, smooth=False)]
for x0, z0, r in ((0.22, 0.1, 0.013), (-0.26, -0.07, 0.012), (0.12, -0.3, 0.013), (-0.13, 0.36, 0.011), (0.33, -0.05, 0.012)):
    parts += [kit.cylinder(r, 0.012, (x0, -0.001, z0), black, (90, 0, 0), segments=24), kit.lathe([(r, 0.0), (r * 1.3, 0.004), (r * 1.7, 0.0)], steel, (x0, -0.004, z0), (90, 0, 0), 24)]
for z0 in (-0.5, 0.5):
    parts.append(kit.cylinder(0.014, 0.012, (0, -0.008, z0), steel, (90, 0, 0), segments=6))
parts.append(kit.box((0.1, 0.1, 2.9), (0.0, 0.06, -0.8), post, bevel=0.008))
kit.group(parts, (0.55, 4.6, 1.95), (-2, 3, -10))
kit.spot((-4.6, -9, 0.8), (-1.2, 9, 1.0), (1.0, 0.86, 0.66), 3800, 42, 0.9, 0.1)
for s in (-0.6, 0.6):
    bulb(7.0 + s, 190, 1.0, 0.28, glow(f'lamp{s}', (1, 0.85, 0.6), 90))
kit.area((4, 30, 5), (0.5, 4.6, 1.8), (14, 4), (1.0, 0.4, 0.2), 900)
kit.camera((-1.7, 0.5, 1.35), (-0.98, 5.0, 1.72), 34, 2.0, (0.55, 4.6, 1.95))
kit.glare(0.25, 0.1, threshold=1.2, streak_threshold=6, streak_color=(1, 0.7, 0.45))
hush()
kit.finish(job.out)
