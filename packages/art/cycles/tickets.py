"""A roll of tickets on a wet counter after closing, one bulb of the ride's rim before it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(33)
card = kit.material('card', (0.8, 0.3, 0.08), 0.75, bump=(30, 0.12))
edge = kit.material('edge', (0.75, 0.42, 0.2), 0.85)
rings = kit.node(edge, 'TexWave', wave_type='RINGS', rings_direction='Z', scale=3.4, distortion=1.2, detail=2.0)
kit.link(edge, kit.node(edge, 'TexCoord').outputs['Object'], rings.inputs['Vector'])
kit.link(edge, kit.ramp(edge, rings.outputs['Fac'], [(0.2, (0.2, 0.07, 0.02)), (0.6, (0.85, 0.5, 0.25))]), kit.principled(edge)['Base Color'])
kit.bump(edge, rings.outputs['Fac'], 0.5, 0.06)
ink = kit.material('ink', (0.02, 0.012, 0.01), 0.6)
counter = kit.material('counter', (0.02, 0.008, 0.006), 0.2, coat=0.5)
kit.uneven_rough(counter, 0.35, 0.03, 0.4)
kit.noise_bump(counter, 1.1, 0.12)
kit.plane((120, 80), (0, 10, 0), counter)
# the roll lies on its side: its end is seen, layers of card
kit.lathe([(1.3, 0), (1.3, 4.4), (5.0, 4.4), (5.0, 0), (1.3, 0)], edge, loc=(2.4, 1.5, 0.02), segments=160, bevel=0.03)
kit.lathe([(1.28, 0), (1.28, 4.42), (1.18, 4.42), (1.18, 0)], kit.material('core', (0.3, 0.22, 0.14), 0.8), loc=(2.4, 1.5, 0.02), close=True)
# the strip that leaves it: wound around, then out toward the lens
path = []
for k in range(40):
    a = math.radians(60 + 210 * k / 39)
    path.append((2.4 + 5.06 * math.cos(a), 1.5 + 5.06 * math.sin(a)))
x, y = path[-1]
heading = math.radians(270 + 90 - 2)
for k in range(1, 80):
    heading += math.radians(-1.2 if k < 16 else 0)
    x, y = x + 0.3 * math.cos(heading + math.pi) , y + 0.3 * math.sin(heading + math.pi)
    path.append((x, y))
verts, faces = [], []
for k, (x, y) in enumerate(path):
    low = 0.03 + 0.05 * math.sin(k * 0.21)
    for z in (low, low + 4.3):
        verts.append((x, y, z))
for k in range(len(path) - 1):
    faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
strip = kit.from_data('strip', verts, faces, card)
# tickets are printed on it: a frame, words, a number, holes between
def along(s):
    k = min(len(path) - 2, max(0, int(s)))
    (ax, ay), (bx, by) = path[k], path[k + 1]
    t = s - k
    return ax + (bx - ax) * t, ay + (by - ay) * t, math.atan2(by - ay, bx - ax)
number = 54017
at = 44.0
while at < len(path) - 12:
    for body, size, high, shift in (('ADMIT', 1.0, 2.75, 0), ('ONE', 1.0, 1.75, 0), (f'No. {number}', 0.42, 0.95, 0), ('COUNTY FAIR', 0.36, 3.75, 0)):
        wide = 0
        x, y, turn = along(at + 10)
        side = (math.sin(turn), -math.cos(turn))
        words = kit.text(body, size, (x + side[0] * -0.006, y + side[1] * -0.006, high), (90, 0, math.degrees(turn) + 180), ink)
        words.data.extrude = 0.001
    for k in range(14):
        x, y, turn = along(at)
        kit.cylinder(0.07, 0.3, (x, y, 0.35 + k * 0.29), ink, (90, 0, math.degrees(turn)), segments=12)
    at += 20
    number += 1
def wet():
    return (random.uniform(-14, 12), random.uniform(-9, 12), 0.0), (0, 0, 1)
macro.drops(420, wet, 0.42, high=0.4, uneven=0.25)
macro.drops(60, lambda: ((2.4 + random.uniform(1.4, 4.9) * math.cos(a := random.uniform(0, 6.3)), 1.5 + random.uniform(1.4, 4.9) * math.sin(a), 4.44), (0, 0, 1)), 0.16)
# bulbs of the wheel, far behind, in an arc
for k in range(17):
    a = math.radians(200 - k * 11)
    kit.sphere(1.3, (3 + 24 * math.cos(a), 62, 4 + 22 * math.sin(a)), macro.glow(((1, 0.42, 0.1), (1, 0.1, 0.2), (0.1, 0.8, 0.5))[k % 3], 4.5), segments=20)
macro.far(16, (-40, 40), (70, 90), (-2, 6), (0.6, 1.3), ((1, 0.45, 0.12), (0.1, 0.7, 0.6)), (2, 5))
# one bulb close, lit, at the frame's edge
kit.lathe([(0, 3.0), (0.7, 2.85), (1.25, 2.3), (1.4, 1.6), (1.1, 0.7), (0.75, 0.1), (0.7, -0.4)], kit.material('bulb', (1, 0.8, 0.5), 0.3, emit=(1, 0.5, 0.16), strength=7), loc=(-7.2, 6.2, 1.2), segments=48)
kit.lathe([(0.72, 0.8), (0.95, 0.7), (0.95, -0.6), (0.72, -0.7)], macro.metal((0.7, 0.5, 0.25), 0.25), loc=(-7.2, 6.2, 0.7), close=True)
kit.area((-10, -2, 9), (0, 0, 2), (3, 3), macro.SODIUM, 1300)
kit.area((12, 12, 9), (2, 0, 2), (3, 9), (0.1, 0.65, 0.6), 900)
macro.lens((-9, -38, 15), (-1.2, 0, 2.7), 90, 4.0, (-0.6, -3.6, 2.2), roll=4)
kit.glare(0.3, 0.05, 1.1, 6, (1, 0.6, 0.3))
kit.finish(job.out)
