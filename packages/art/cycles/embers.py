"""A fire pit on the beach from far off, embers going up into a violet night, the sea catching some of it."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush, water
from shading import graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=43, bounces=3)


def stars(g, direction, color):
    place = g.vector('MULTIPLY', direction, (160.0, 160.0, 160.0))
    near = g.node('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 1.0}).outputs
    spot = g.math('MULTIPLY', g.step(near['Distance'], 0.1, 0.03), g.math('POWER', g.split(near['Color'])[0], 6.0))
    cloud = g.noise(g.vector('MULTIPLY', direction, (1.6, 1.6, 9.0)), 1.6, 6.0, 0.7)
    color = g.mix(g.math('MULTIPLY', g.step(cloud, 0.48, 0.68), 0.8), color, (0.004, 0.002, 0.008))
    return g.mix(1.0, color, g.mix(spot, (0, 0, 0), (1.2, 1.1, 1.5)), 'ADD')


sky([(0.0, (0.2, 0.075, 0.13)), (0.05, (0.11, 0.045, 0.13)), (0.16, (0.035, 0.018, 0.085)), (0.45, (0.009, 0.006, 0.03)), (1.0, (0.003, 0.002, 0.012))], 0.75, stars)
water(3000, (0.004, 0.003, 0.008), 0.4, 3.5, 0.1, (0, 1535))

sand, g = graph_material('sand')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
height = g.math('ADD', g.math('MULTIPLY', g.noise(p, 0.5, 3.0), 0.5), g.math('ADD', g.math('MULTIPLY', g.noise(p, 2.6, 6.0), 0.16), g.math('MULTIPLY', g.noise(p, 24.0, 3.0), 0.01)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.23, 0.15, 0.1), 'Roughness': 0.95, 'Specular': 0.1, 'Normal': normal}).outputs[0])
rows = [(-40 + i * 2.0, -6 + r * 1.25, 0.62 - 0.021 * r + 0.1 * math.sin(i * 0.9 + r * 0.35) * math.exp(-((r - 12) / 14) ** 2) + random.uniform(-0.02, 0.02)) for r in range(36) for i in range(41)]
kit.from_data('beach', rows, [(r * 41 + i, r * 41 + i + 1, r * 41 + i + 42, r * 41 + i + 41) for r in range(35) for i in range(40)], sand)

FIRE = (-2.6, 17.0, 0.3)
stone = kit.material('stone', (0.12, 0.1, 0.09), 0.9, bump=(3, 0.5))
for k in range(15):
    a = math.tau * k / 15
    kit.sphere(0.19, (FIRE[0] + 0.85 * math.cos(a), FIRE[1] + 0.85 * math.sin(a), FIRE[2] + 0.02), stone, (1, random.uniform(0.8, 1.1), random.uniform(0.7, 1.0)), 16)
log = kit.material('log', (0.02, 0.013, 0.01), 0.9)
for k in range(5):
    a = math.tau * k / 5 + 0.3
    kit.tube([(FIRE[0] + 0.62 * math.cos(a), FIRE[1] + 0.62 * math.sin(a), 0.3), (FIRE[0] - 0.1 * math.cos(a), FIRE[1] - 0.1 * math.sin(a), 0.82)], 0.07, log, smooth=False)
for x, y, turn in ((-5.0, 16.0, 40), (-0.4, 16.2, -35)):
    kit.cylinder(0.2, 1.8, (x, y, 0.45), log, (0, 90, turn))

# flames: tongues of emission, thin at their edges
flame, g = graph_material('flame')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
up = g.math('DIVIDE', g.math('SUBTRACT', g.split(p)[2], 0.3), 1.9)
lick = g.step(g.noise(g.vector('MULTIPLY', p, (2.4, 2.4, 1.1)), 1.6, 4.0, 0.8), 0.3, 0.65)
amount = g.math('MULTIPLY', g.math('POWER', g.math('SUBTRACT', 1.0, facing, True), 2.2), g.math('MULTIPLY', lick, g.math('SUBTRACT', 1.25, up, True)))
color = g.ramp(up, [(0.0, (1.0, 0.55, 0.18)), (0.5, (1.0, 0.33, 0.06)), (1.0, (0.9, 0.12, 0.01))])
g.out(g.node('ShaderNodeAddShader', {0: g.emission(color, g.math('MULTIPLY', amount, 7.0)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
for k in range(9):
    x, y, tall = random.gauss(0, 0.24), random.gauss(0, 0.24), random.uniform(0.8, 1.9)
    profile = [(0.02 + 0.25 * math.sin(math.pi * min(1, (i / 14) ** 0.6)) * (1 - i / 14) ** 0.5, tall * i / 14) for i in range(15)]
    tongue = kit.lathe(profile, flame, (FIRE[0] + x, FIRE[1] + y, 0.38), (random.uniform(-9, 9), random.uniform(-4, 14), 0), segments=24)
    tongue.visible_shadow = False
kit.point((FIRE[0], FIRE[1], 1.2), (1, 0.4, 0.1), 2600, 0.4)

# embers: a column that leans with the wind, swirls and thins out as it climbs
kinds = [glow(f'ember{i}', c, s) for i, (c, s) in enumerate((((1, 0.5, 0.15), 60), ((1, 0.3, 0.06), 34), ((1, 0.16, 0.03), 16)))]
trails = [[], [], []]
for i in range(1100):
    t = random.random() ** 1.35
    z = 0.9 + 10.5 * t
    wide = 0.22 + 2.7 * t ** 1.15
    swirl = 3.2 * t + random.choice((0, 2.2, 4.1))
    x = FIRE[0] + 3.4 * t ** 1.5 + 0.7 * wide * math.sin(swirl * 2) + random.gauss(0, 0.42 * wide)
    y = FIRE[1] + 0.5 * wide * math.cos(swirl * 2) + random.gauss(0, 0.5 * wide)
    kind = 0 if random.random() > t + 0.1 else 1 if random.random() > t else 2
    if random.random() < 0.3:
        d = random.uniform(0.04, 0.2)
        trails[kind].append([(x, y, z), (x + d * random.uniform(-0.5, 0.8), y, z + d)])
    else:
        bulb(x, y, z, random.uniform(0.008, 0.022) * (1.3 - 0.5 * t), kinds[kind])
for lines, kind in zip(trails, kinds):
    kit.tubes(lines, 0.009, kind)
for i in range(16):
    bulb(random.uniform(-60, 160), 900, random.uniform(4, 8), random.uniform(0.5, 1.1), kinds[0])
kit.camera((0.6, -4.5, 1.75), (-0.4, 17, 4.0), 38, 1.4, 21.5)
kit.glare(0.4, 0.05, streak_threshold=20, streak_color=(1, 0.6, 0.3))
hush()
kit.finish(job.out)
