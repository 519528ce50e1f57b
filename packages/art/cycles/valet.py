"""A valet's key board at night, nine hooks, one of them empty; the hotel signs of the street out of focus. In decimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=31, background=(0.0012, 0.0018, 0.006), bounces=4)
BLUE, AMBER = (0.05, 0.16, 1.0), (1.0, 0.5, 0.16)
brass = kit.material('brass', (0.62, 0.42, 0.17), 0.28, 1.0)
kit.uneven_rough(brass, 4.0, 0.18, 0.5)
steel = kit.material('steel', (0.55, 0.55, 0.56), 0.22, 1.0)
plastic = kit.material('plastic', (0.012, 0.012, 0.014), 0.38, bump=(60, 0.05))
rubber = kit.material('rubber', (0.05, 0.05, 0.055), 0.6)
ink = kit.material('ink', (0.012, 0.008, 0.006), 0.7)
leather = kit.material('leather', (0.11, 0.03, 0.014), 0.5, bump=(24, 0.4))

# the board: dark wood in a frame, a number painted above every hook
wood, g = graph_material('wood')
local = g.node('ShaderNodeTexCoord').outputs['Object']
grain = g.noise(g.vector('MULTIPLY', local, (0.7, 6.0, 9.0)), 1.5, 8.0, 0.9)
normal = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.35, 'Distance': 0.03}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.ramp(grain, [(0.3, (0.03, 0.012, 0.006)), (0.7, (0.1, 0.042, 0.018))]), 'Roughness': 0.32, 'Clearcoat': 0.35, 'Normal': normal}).outputs[0])
kit.box((4.6, 0.16, 4.4), (0.35, 0.08, 0.0), wood, bevel=0.02)
for z in (-2.2, 2.2):
    kit.box((4.9, 0.42, 0.26), (0.35, -0.02, z), wood, bevel=0.04)
for x in (-1.95, 2.65):
    kit.box((0.26, 0.42, 4.6), (x, -0.02, 0.0), wood, bevel=0.04)
paint = kit.material('paint', (0.62, 0.52, 0.34), 0.55)


def ring(radius, thick, made):
    return kit.lathe([(radius + thick * math.cos(a), thick * math.sin(a)) for a in (math.tau * k / 10 for k in range(10))], made, close=True, segments=48)


def keys(x, z, number):
    """A key, its fob and a numbered brass disc on one ring."""
    turn = random.uniform(-9, 9)
    hold = ring(0.17, 0.012, steel)
    parts = [kit.group([hold], (0, -0.16, -0.15), (90, 0, 80))]
    tag = [kit.cylinder(0.23, 0.025, (0, 0, 0), brass, (90, 0, 0), 0.006), ring(0.205, 0.01, brass)]
    tag[1].rotation_euler, tag[1].location = (math.pi / 2, 0, 0), (0, -0.012, 0)
    figure = kit.text(str(number), 0.2, (0, -0.0135, -0.015), (90, 0, 0), ink)
    figure.data.extrude = 0.001
    tag.append(figure)
    parts.append(kit.group(tag, (0.11, -0.25, -0.52), (-6, turn + 6, -36 + random.uniform(-12, 12))))
    if number % 3:
        body = [kit.box((0.33, 0.13, 0.56), (0, 0, -0.28), plastic, bevel=0.055), kit.box((0.2, 0.02, 0.13), (0, -0.066, -0.16), rubber, bevel=0.012), kit.box((0.2, 0.02, 0.13), (0, -0.066, -0.33), rubber, bevel=0.012), kit.cylinder(0.035, 0.02, (0, -0.066, -0.47), brass, (90, 0, 0), segments=24)]
    else:
        body = [kit.box((0.3, 0.05, 0.5), (0, 0, -0.26), leather, bevel=0.022), kit.tube([(-0.11, -0.028, -0.06), (-0.11, -0.028, -0.46), (0.11, -0.028, -0.46), (0.11, -0.028, -0.06)], 0.006, paint, smooth=False)]
    parts.append(kit.group(body, (-0.14, -0.2, -0.31), (random.uniform(-4, 6), 8 + turn, random.uniform(-26, 20))))
    cuts = [(0.0, 0.0), (0.13, 0.0), (0.13, -0.12), (0.09, -0.16)]
    for k in range(7):
        cuts += [(0.1 - 0.028 * (k % 3), -0.18 - 0.045 * k), (0.1 - 0.028 * (k % 3), -0.2 - 0.045 * k)]
    cuts += [(0.05, -0.56), (0.0, -0.52)]
    count = len(cuts)
    blade = kit.from_data('blade', [(px, y, pz) for y in (-0.012, 0.012) for px, pz in cuts], [tuple(range(count)), tuple(range(count, 2 * count))[::-1]] + [(k, count + k, count + (k + 1) % count, (k + 1) % count) for k in range(count)], steel, smooth=False)
    head = kit.cylinder(0.15, 0.03, (0.06, 0, 0.1), steel, (90, 0, 0), 0.006)
    parts.append(kit.group([blade, head], (0.0, -0.12, -0.42), (0, -14 + turn, 40)))
    return kit.group(parts, (x, 0, z))


for k in range(9):
    x, z = -1.1 + 1.45 * (k % 3), 1.45 - 1.4 * (k // 3)
    kit.cylinder(0.09, 0.03, (x, -0.01, z), brass, (90, 0, 0), 0.008, segments=40)
    kit.tube([(x, 0.0, z), (x, -0.15, z - 0.01), (x, -0.23, z + 0.01), (x, -0.26, z + 0.09)], 0.026, brass)
    figure = kit.text(str(k + 1), 0.2, (x, -0.003, z + 0.28), (90, 0, 0), paint)
    figure.data.extrude = 0.001
    if k != 4:
        keys(x, z, k + 1)

# the street: vertical signs, a wet road that holds them, one amber lamp
road = kit.material('road', (0.008, 0.008, 0.009), 0.14)
kit.noise_bump(road, 0.25, 0.3)
kit.plane((900, 900), (0, 450, -11), road)
tubes = [glow(f'sign{i}', color, power) for i, (color, power) in enumerate((((0.03, 0.12, 1.0), 2.4), ((0.06, 0.24, 1.0), 1.8), ((0.2, 0.08, 1.0), 1.5)))]
for i in range(9):
    y = 55 + i * 26
    x = 0.36 * y + 9 + random.uniform(-5, 5)
    kit.box((1.3, 1.0, random.uniform(15, 30)), (x, y, random.uniform(7, 15)), tubes[i % 3])
    for k in range(4):
        kit.box((12, 1, 0.8), (x - 7, y, -4 + 9 * k), tubes[(i + k) % 3])
for i in range(34):
    y = random.uniform(60, 330)
    bulb(0.45 * y + random.uniform(-0.25, 0.3) * y, y, random.uniform(-8, 12), random.uniform(0.7, 1.3), glow(f'far{i}', random.choice((BLUE, BLUE, AMBER, (1, 0.1, 0.06), (0.5, 0.7, 1))), random.uniform(3, 8)))
bulb(30, 74, 3, 1.6, glow('lamp', AMBER, 9))

kit.area((-7.5, 3.0, 3.0), (0, 0, 0), (1.2, 7), BLUE, 2600)
kit.area((-4.2, -7.5, -1.0), (0.5, 0, 0), (0.6, 5), (0.1, 0.3, 1.0), 900)
kit.area((0.4, -3.4, 3.6), (0.2, -0.1, -0.2), (1.0, 0.7), AMBER, 330)
kit.area((-5.5, -5.5, 1.5), (0.2, -0.1, -0.2), (0.8, 0.8), AMBER, 60)
kit.camera((-4.3, -4.1, 0.25), (-0.88, -0.15, -0.12), 50, 0.18, (-1.0, -0.3, -0.4))
kit.glare(0.45, 0.14, threshold=1.0, streak_threshold=5, streak_color=(0.3, 0.45, 1.0))
hush()
kit.finish(job.out)
