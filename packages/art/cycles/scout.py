"""A compass on the page of notes of a scout, the desert road behind it out of focus in the last sun. In decimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import hush
from marker import write
from shading import graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=21, bounces=5)
AWAY = (0.35, 1.0, 0.085)


def sun(g, direction, color):
    away = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(c / math.hypot(*AWAY) for c in AWAY)}, operation='DISTANCE').outputs['Value']
    color = g.mix(1.0, color, g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', away, -6.0)), (0, 0, 0), (0.9, 0.34, 0.08)), 'ADD')
    return g.mix(1.0, color, g.mix(g.step(away, 0.03, 0.02), (0, 0, 0), (14.0, 7.5, 2.6)), 'ADD')


sky([(0.0, (0.5, 0.2, 0.09)), (0.1, (0.3, 0.12, 0.13)), (0.3, (0.07, 0.06, 0.13)), (1.0, (0.02, 0.04, 0.09))], 0.4, sun)
lamp = kit.bpy.data.lights.new('sun', 'SUN')
lamp.color, lamp.energy, lamp.angle = (1, 0.5, 0.2), 2.6, 0.02
kit.aim(kit.wrap('sun', lamp, loc=(0.35, 1.0, 0.16)), (0, 0, 0))
land, g = graph_material('land')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, _ = g.split(p)
lane = g.math('ABSOLUTE', g.math('SUBTRACT', x, g.math('MULTIPLY', y, 0.12)))
sand = g.ramp(g.noise(p, 0.05, 6.0), [(0.3, (0.07, 0.042, 0.026)), (0.7, (0.2, 0.12, 0.07))])
sand = g.mix(g.math('LESS_THAN', lane, 34.0), sand, (0.035, 0.032, 0.03))
sand = g.mix(g.math('MULTIPLY', g.math('LESS_THAN', lane, 1.6), g.math('LESS_THAN', g.math('FRACT', g.math('DIVIDE', y, 120.0)), 0.45)), sand, (0.6, 0.33, 0.05))
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': sand, 'Roughness': 0.7}).outputs[0])
kit.plane((9000, 9000), (0, 4400, -10), land)
hill = kit.material('hill', (0.05, 0.028, 0.026), 0.9)
line = [(-3000 + i * 60, 120 * abs(math.sin(i * 0.23) * math.sin(i * 0.09 + 1)) + 12) for i in range(101)]
kit.from_data('hills', [(px, 4200, z - 10 if low else -12) for px, z in line for low in (0, 1)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(100)], hill, smooth=False)
for k in range(9):
    kit.cylinder(1.2, 90, (95 + k * 38 * 1.15, 150 + k * 240, 35), hill)
    kit.box((22, 1.4, 1.4), (95 + k * 38 * 1.15, 150 + k * 240, 74), hill)

# a clipboard, the page with its notes, a pencil
board = kit.material('board', (0.13, 0.06, 0.026), 0.5, bump=(60, 0.2))
page = kit.material('page', (0.66, 0.62, 0.54), 0.8, bump=(16, 0.03))
ink = kit.material('ink', (0.012, 0.016, 0.04), 0.5)
rule = kit.material('rule', (0.28, 0.36, 0.42), 0.8)
things = [kit.box((2.5, 3.4, 0.04), (0, 0, -0.03), board, bevel=0.015), kit.plane((2.3, 3.1), (0, -0.06, 0.002), page)]
for k in range(15):
    things.append(kit.box((2.1, 0.005, 0.001), (0, 1.2 - k * 0.19, 0.003), rule))
for k, note in enumerate(('AMBOY RD - BASE CAMP ?', 'SUN 212  SETS 16:58', 'CELL: 1 BAR AT MARKER 9', 'SHADE 2 X 20/20', 'HOSPITAL 46 MI E', 'TRUCKS TURN: N SIDE', 'WATER 40 GAL')):
    things.append(write(note, 0.105, ink, (-0.16 + 0.03 * (k % 3), 1.02 - k * 0.19 * 1.0 + 0.06, 0.004), (0, 0, random.uniform(-0.8, 0.8)), 0.12, 0.14))
yellow = kit.material('pencil', (0.7, 0.33, 0.02), 0.3, coat=0.5)
wood = kit.material('wood', (0.5, 0.32, 0.17), 0.7)
pencil = [kit.cylinder(0.037, 1.5, (0, 0, 0), yellow, segments=6), kit.cylinder(0.036, 0.2, (0, 0, 0.85), wood, radius_top=0.008, segments=24), kit.cylinder(0.008, 0.04, (0, 0, 0.96), ink, radius_top=0.001, segments=12)]
things.append(kit.group(pencil, (-0.55, -0.72, 0.045), (90, 0, 62)))

# the compass: brass case, a dial of degrees under glass, a red and white needle
brass = kit.material('brass', (0.66, 0.45, 0.18), 0.22, 1.0)
kit.uneven_rough(brass, 3.0, 0.14, 0.42)
dial = kit.material('dial', (0.72, 0.68, 0.58), 0.6)
black = kit.material('black', (0.012, 0.012, 0.012), 0.5)
red = kit.material('red', (0.7, 0.025, 0.012), 0.35)
case = [kit.lathe([(0.0, 0.0), (0.4, 0.0), (0.43, 0.02), (0.43, 0.13), (0.44, 0.14), (0.44, 0.17), (0.41, 0.19), (0.385, 0.17), (0.385, 0.07), (0.0, 0.07)], brass, segments=128), kit.cylinder(0.384, 0.008, (0, 0, 0.075), dial, segments=96)]
for k in range(72):
    a, long = math.tau * k / 72, 0.06 if k % 6 == 0 else 0.03
    case.append(kit.box((long, 0.006 if k % 6 else 0.01, 0.003), ((0.37 - long / 2) * math.cos(a), (0.37 - long / 2) * math.sin(a), 0.081), black, (0, 0, math.degrees(a))))
for k, letter in enumerate('NESW'):
    a = math.pi / 2 - k * math.pi / 2
    made = kit.text(letter, 0.12, (0.24 * math.cos(a), 0.24 * math.sin(a), 0.081), (0, 0, math.degrees(a) - 90), red if k == 0 else black)
    made.data.extrude = 0.001
    case.append(made)
for way, made in ((1, red), (-1, kit.material('tail', (0.7, 0.7, 0.7), 0.3, 1.0))):
    case.append(kit.from_data('needle', [(-0.035, 0, 0.11), (0.035, 0, 0.11), (0, way * 0.33, 0.11), (0, 0, 0.122)], [(0, 1, 3), (1, 2, 3), (2, 0, 3)], made, rot=(0, 0, -32), smooth=False))
case += [kit.cylinder(0.028, 0.03, (0, 0, 0.12), brass, segments=32, bevel=0.006), kit.cylinder(0.385, 0.006, (0, 0, 0.16), kit.material('glass', (1, 1, 1), 0.0, transmission=1.0, ior=1.1), segments=96)]
case[-1].visible_shadow = False
case += [kit.cylinder(0.03, 0.22, (0, 0.45, 0.15), brass, (0, 90, 0), segments=24), kit.lathe([(0.09 + 0.016 * math.cos(t), 0.016 * math.sin(t)) for t in (math.tau * q / 10 for q in range(10))], brass, (0, -0.53, 0.06), (10, 0, 0), close=True)]
things.append(kit.group(case, (0.42, -0.12, 0.006), (0, 0, -22)))
kit.group(things, (0, 0, 0), (0, 0, 9))
kit.area((-2.6, -1.6, 2.2), (0.2, 0, 0), (2.0, 1.4), (0.5, 0.6, 1.0), 70)
kit.area((1.8, 0.9, 1.2), (0.4, -0.1, 0.1), (0.6, 0.6), (1.0, 0.55, 0.22), 40)
kit.camera((-0.4, -2.55, 0.92), (0.24, 0.6, 0.46), 38, 0.22, (0.4, -0.25, 0.12))
kit.glare(0.3, 0.08, threshold=1.2, streak_threshold=6, streak_color=(1, 0.6, 0.35))
hush()
kit.finish(job.out)
