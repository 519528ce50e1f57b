"""A night set: sparks fall from a truss through blue haze on a wet floor; a film camera on its tripod, near, watches them."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0007, 0.0016, 0.0024), seed=31, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
AIR, FIRE, SEA = (0.0035, 0.013, 0.018), (1.0, 0.4, 0.1), (0.05, 0.5, 0.62)
LENS, SOURCE = (0.05, -4.2, 1.12), kit.Vector((1.25, 4.6, 3.25))


def misty(name, tone, rough, metal=0.0):
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    wear = g.noise(p, 1.4, 8.0, 0.6)
    color = g.ramp(wear, [(0.3, tuple(c * 0.4 for c in tone)), (0.7, tone)])
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Metallic': metal}).outputs[0]
    g.out(aerial(g, body, AIR, 14))
    return material


floor, g = graph_material('floor')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
wet = g.step(g.noise(p, 0.55, 6.0, 0.5), 0.42, 0.6)
grit = g.noise(p, 26.0, 4.0)
normal = g.node('ShaderNodeBump', {'Height': g.math('MULTIPLY', grit, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', wet, 0.8))), 'Strength': 0.5, 'Distance': 0.01}).outputs[0]
body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(wet, (0.05, 0.048, 0.046), (0.014, 0.014, 0.015)), 'Roughness': g.math('SUBTRACT', 0.52, g.math('MULTIPLY', wet, 0.3)), 'Normal': normal}).outputs[0]
g.out(aerial(g, body, AIR, 26))
kit.plane((60, 60), (0, 20, 0), floor)
wall, iron = misty('wall', (0.05, 0.05, 0.05), 0.9), misty('iron', (0.06, 0.06, 0.06), 0.5, 0.6)
kit.plane((60, 14), (0, 15, 6), wall, (90, 0, 0))
for x in (-7.5, -4.2, -0.9, 3.6, 6.9):
    kit.box((0.32, 0.4, 12), (x, 14, 6), iron)
for z in (2.6, 5.2):
    kit.box((30, 0.25, 0.28), (0, 14.3, z), iron)
# the truss, and on it what throws the sparks
for dz in (0.0, 0.3):
    for dy in (-0.15, 0.15):
        kit.tube([(-9, SOURCE.y + dy, SOURCE.z + 0.12 + dz), (9, SOURCE.y + dy, SOURCE.z + 0.12 + dz)], 0.025, iron, smooth=False)
kit.tubes([[(x, SOURCE.y - 0.15, SOURCE.z + (0.12 if k % 2 else 0.42)), (x + 0.35, SOURCE.y - 0.15, SOURCE.z + (0.42 if k % 2 else 0.12))] for k, x in enumerate(i * 0.35 - 9 for i in range(52))], 0.012, iron)
kit.box((0.34, 0.22, 0.16), SOURCE + kit.Vector((0, 0, 0.09)), iron, bevel=0.02)

# sparks: thrown down in a narrow cone, slowed by air, cooling as they fall; some spring up again from the floor
hues = (((1, 0.66, 0.3), 13), ((1, 0.47, 0.14), 9), ((1, 0.32, 0.07), 6), ((1, 0.2, 0.03), 3.5))
streaks = [[], [], [], []]


def fly(at, speed, age, heat):
    """A streak of one open shutter of what left `at` with `speed`, `age` seconds later."""
    points = []
    for k in range(4):
        t = age + k * 0.009
        drag = (1 - math.exp(-1.5 * t)) / 1.5
        z = at[2] + speed[2] * drag - 4.4 * t * t / (1 + 0.3 * t)
        points.append((at[0] + speed[0] * drag, at[1] + speed[1] * drag, z))
    if min(p[2] for p in points) > 0.005:
        streaks[max(0, min(3, int(heat)))].append(points)
    return points[0]


chance = random.Random(8)
for i in range(2300):
    a, wide = chance.uniform(0, math.tau), abs(chance.gauss(0, 0.48))
    quick = chance.uniform(1.2, 4.2)
    speed = (quick * wide * math.cos(a), quick * wide * math.sin(a), -quick * chance.uniform(0.35, 1.0))
    age = chance.uniform(0.0, 0.82)
    fly(SOURCE, speed, age, age * 3.6 + chance.uniform(-0.5, 0.9))
for i in range(620):
    a, r = chance.uniform(0, math.tau), abs(chance.gauss(0, 0.5))
    at = (SOURCE.x + r * math.cos(a), SOURCE.y + r * math.sin(a), 0.01)
    speed = (chance.uniform(0.3, 2.0) * math.cos(a), chance.uniform(0.3, 2.0) * math.sin(a), chance.triangular(0.4, 3.0, 1.0))
    fly(at, speed, chance.uniform(0.02, 0.4), chance.uniform(1.2, 3.6))
for lines, (color, power), thick in zip(streaks, hues, (0.0052, 0.0046, 0.004, 0.0034)):
    shower = kit.tubes(lines, thick, glow(f'spark{power}', color, power))
    shower.visible_glossy = shower.visible_shadow = False
kit.sphere(0.07, SOURCE - kit.Vector((0, 0, 0.03)), glow('mouth', (1, 0.8, 0.5), 40), segments=16).visible_shadow = False
for z, watts in ((2.9, 130), (1.9, 150), (0.9, 130), (0.25, 90)):
    kit.point((SOURCE.x, SOURCE.y, z), FIRE, watts, 0.25).visible_glossy = False
kit.area((SOURCE.x, SOURCE.y + 0.1, 1.5), (SOURCE.x, -4, 0.6), (0.6, 2.9), FIRE, 120)  # stands for the sparks in what mirrors them


def halo(at, radius, color, strength, tall=1.0):
    """Light that hangs in the haze: a soft disc that faces the camera."""
    material, g = graph_material('halo')
    local = g.vector('MULTIPLY', g.node('ShaderNodeTexCoord').outputs['Object'], (1.0, 1.0 / tall, 1.0))
    away = g.math('DIVIDE', g.node('ShaderNodeVectorMath', {0: local}, operation='LENGTH').outputs['Value'], radius)
    smoke = g.noise(local, 3.0 / radius, 6.0, 1.2)
    fade = g.math('MULTIPLY', g.math('POWER', g.math('SUBTRACT', 1.0, away, True), 2.2), g.math('ADD', 0.35, g.step(smoke, 0.3, 0.75)))
    g.out(g.node('ShaderNodeAddShader', {0: g.emission(color, g.math('MULTIPLY', fade, strength)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    disc = kit.plane((2 * radius, 2 * radius * tall), at, material, (90, 0, 0))
    disc.visible_shadow = disc.visible_diffuse = disc.visible_glossy = False


halo((SOURCE.x, SOURCE.y + 0.5, 1.9), 2.6, FIRE, 0.2, 1.2)
halo((-1.6, 12, 2.6), 9.0, SEA, 0.13)
for x, to in ((-3.2, -1.0), (-5.2, -5.6), (6.4, 4.7)):
    start = (x, 12.5, 6.2)
    beam(start, (to, 9.0, 0.0), 0.14, 1.1, SEA, 0.32, smoke=0.5)
    kit.spot(start, (to, 9.0, 0.0), SEA, 1500, 26, 0.7, 0.1).visible_glossy = False

# the film camera, its lens toward +y: body, battery, lens, matte box, rods, finder, monitor, handle, tripod
black, shell = kit.material('black', (0.012, 0.012, 0.013), 0.42), kit.material('shell', (0.022, 0.022, 0.024), 0.36, bump=(300, 0.05))
steel, rubber = kit.material('steel', (0.4, 0.4, 0.42), 0.25, 1.0), kit.material('rubber', (0.012, 0.012, 0.012), 0.7)
parts = [kit.box((0.15, 0.24, 0.165), (0, 0, 0), shell, bevel=0.012), kit.box((0.13, 0.075, 0.15), (0, -0.165, 0), black, bevel=0.01), kit.box((0.1, 0.05, 0.16), (0, -0.225, 0.0), shell, bevel=0.008)]
parts += [kit.box((0.004, 0.012, 0.09), (0.077, -0.08 + 0.022 * k, -0.01), black) for k in range(7)]
profile = [(0.0, 0.0), (0.044, 0.0), (0.044, 0.03), (0.05, 0.032), (0.05, 0.055), (0.047, 0.058), (0.047, 0.085), (0.054, 0.087), (0.054, 0.11), (0.05, 0.113), (0.05, 0.16), (0.057, 0.165), (0.057, 0.19), (0.0, 0.19)]
parts.append(kit.lathe(profile, black, (0, 0.12, 0.005), (-90, 0, 0), 96))
for side, up in ((1, 0), (-1, 0)):
    parts.append(kit.box((0.006, 0.13, 0.15), (side * 0.098, 0.35, 0.005), black, (0, 0, -side * 9), 0.003))
parts += [kit.box((0.2, 0.14, 0.005), (0, 0.355, 0.092), black, (14, 0, 0), 0.002), kit.box((0.2, 0.1, 0.005), (0, 0.34, -0.078), black, (-8, 0, 0), 0.002), kit.box((0.2, 0.03, 0.17), (0, 0.285, 0.005), black, bevel=0.006)]
parts += [kit.tube([(x, -0.22, -0.115), (x, 0.36, -0.115)], 0.0075, steel, smooth=False) for x in (-0.03, 0.03)]
parts += [kit.box((0.11, 0.2, 0.03), (0, 0, -0.105), black, bevel=0.006), kit.cylinder(0.036, 0.018, (-0.1, 0.2, -0.06), steel, (0, 90, 0), 0.003), kit.tube([(-0.09, 0.2, -0.06), (0.0, 0.2, -0.06)], 0.012, black, smooth=False)]
parts += [kit.tube([(0, -0.1, 0.08), (0, -0.1, 0.135), (0, -0.06, 0.15), (0, 0.1, 0.15), (0, 0.13, 0.135), (0, 0.13, 0.08)], 0.013, rubber)]
parts += [kit.tube([(-0.08, 0.06, 0.07), (-0.15, 0.06, 0.08)], 0.012, steel, smooth=False), kit.box((0.06, 0.2, 0.05), (-0.175, -0.02, 0.08), black, bevel=0.01), kit.cylinder(0.034, 0.05, (-0.175, -0.14, 0.08), rubber, (90, 0, 0), 0.008)]
screen, g = graph_material('screen')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
column = g.math('MULTIPLY', g.step(g.math('ABSOLUTE', g.math('SUBTRACT', local[0], 0.02)), 0.03, 0.0), g.step(g.noise(g.vector('MULTIPLY', g.node('ShaderNodeTexCoord').outputs['Object'], (600.0, 1.0, 130.0)), 1.0, 2.0), 0.45, 0.7))
edge = g.math('LESS_THAN', g.math('MAXIMUM', g.math('MULTIPLY', g.math('ABSOLUTE', local[0]), 0.5), g.math('ABSOLUTE', local[2])), 0.0355)
g.out(g.emission(g.mix(column, (0.03, 0.16, 0.2), (1.0, 0.5, 0.15)), g.math('MULTIPLY', edge, g.math('ADD', 0.5, g.math('MULTIPLY', column, 3.5)))))
monitor = [kit.box((0.17, 0.022, 0.11), (0, 0, 0), black, bevel=0.006), kit.box((0.15, 0.002, 0.084), (0, -0.0115, 0), screen)]
parts += [kit.tube([(0.02, 0.09, 0.15), (0.05, 0.06, 0.2), (0.08, 0.03, 0.235)], 0.008, steel), kit.group(monitor, (0.1, 0.01, 0.27), (-12, 0, 16))]
parts += [kit.tube([(0.02, -0.25, -0.02), (0.06, -0.3, -0.1), (0.09, -0.2, 0.1), (0.11, 0.02, 0.22)], 0.004, rubber), kit.tube([(-0.03, -0.25, 0.02), (-0.06, -0.34, -0.12), (-0.03, -0.16, -0.42), (-0.1, -0.1, -0.9)], 0.005, rubber)]
# head, pan handle, legs
parts += [kit.box((0.13, 0.2, 0.03), (0, 0, -0.14), black, bevel=0.006), kit.box((0.12, 0.13, 0.11), (0, 0, -0.21), shell, bevel=0.025), kit.cylinder(0.07, 0.03, (0, 0, -0.275), black, bevel=0.008), kit.cylinder(0.062, 0.09, (0.0, 0, -0.21), black, (0, 90, 0), 0.01)]
parts += [kit.tube([(0.06, -0.05, -0.21), (0.12, -0.25, -0.3), (0.17, -0.46, -0.4)], 0.009, black, smooth=False), kit.tube([(0.145, -0.35, -0.35), (0.17, -0.46, -0.4)], 0.015, rubber, smooth=False)]
for a in (90, 210, 330):
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    for off in (-0.028, 0.028):
        parts.append(kit.tube([(0.06 * c - off * s, 0.06 * s + off * c, -0.29), (0.3 * c - off * s, 0.3 * s + off * c, -0.85)], 0.011, black, smooth=False))
    parts.append(kit.tube([(0.25 * c, 0.25 * s, -0.74), (0.46 * c, 0.46 * s, -1.27)], 0.012, steel, smooth=False))
    parts.append(kit.box((0.07, 0.03, 0.04), (0.29 * c, 0.29 * s, -0.83), shell, (0, 0, a + 90), 0.008))
kit.group([part for part in parts if part.parent is None], (-0.62, -1.55, 1.24), (0, 0, -16), 1.0)
kit.area((-2.6, -3.2, 2.6), (-0.6, -1.5, 1.2), (1.4, 0.6), SEA, 34)
kit.area((0.5, 1.0, 1.9), (-0.55, -1.5, 1.25), (0.5, 1.3), FIRE, 60).visible_camera = False
kit.camera(LENS, (0.22, 4.6, 1.5), 37, 4.5, 4.6)
kit.glare(0.35, 0.1, threshold=1.6, streak_threshold=14, streak_color=(1, 0.6, 0.3))
hush()
kit.finish(job.out)
