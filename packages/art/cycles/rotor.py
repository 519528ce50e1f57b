"""The arm of a drone before it lifts off a limestone road: motor, blade, dust, the first sun behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(67, background=(0.01, 0.008, 0.008))
V = kit.Vector
carbon = kit.material('carbon', (0.012, 0.012, 0.013), 0.3, coat=0.5)
weave = kit.node(carbon, 'TexChecker', scale=3.0)
place = kit.node(carbon, 'TexCoord')
kit.link(carbon, place.outputs['Object'], weave.inputs['Vector'])
kit.link(carbon, kit.ramp(carbon, weave.outputs['Fac'], [(0.0, 0.22), (1.0, 0.42)]), kit.principled(carbon)['Roughness'])
bell = macro.metal((0.16, 0.16, 0.17), 0.24, wear=0.08)
copper = macro.metal((0.75, 0.32, 0.12), 0.3)
gray = macro.plastic((0.03, 0.031, 0.033), 0.42, 14)
HIGH = 13.0
# the motor: a bell with windows, copper behind them
kit.lathe([(0, 4.6), (0.5, 4.6), (0.6, 4.2), (2.2, 4.0), (2.9, 3.6), (3.05, 3.2), (3.05, 1.2), (2.9, 1.0), (2.9, 3.1), (0, 3.1)], bell, (0, 0, HIGH), segments=96)
for k in range(18):
    a = math.tau * k / 18
    kit.cylinder(0.36, 1.5, (2.2 * math.cos(a), 2.2 * math.sin(a), HIGH + 0.7), copper, segments=20)
kit.lathe([(0, 0), (3.2, 0), (3.3, -0.3), (3.2, -1.8), (2.4, -2.2), (0, -2.2)], gray, (0, 0, HIGH), segments=96)
for k in range(9):
    a = math.tau * (k + 0.4) / 9
    kit.box((0.16, 0.9, 1.2), (3.06 * math.cos(a), 3.06 * math.sin(a), HIGH + 2.3), carbon, (0, 0, math.degrees(a)), 0.05)
# its arm, a leg, a green lamp
kit.tube([(0, 0, HIGH - 1.2), (22, 14, HIGH - 0.2), (50, 32, HIGH + 3)], 1.45, carbon, resolution=14)
kit.tube([(1.6, 1.0, HIGH - 2), (1.2, 0.5, 6), (0.2, -0.2, 0.9)], 0.75, gray, resolution=10)
kit.sphere(1.1, (0.2, -0.2, 0.75), macro.plastic((0.01, 0.01, 0.01), 0.7), (1.4, 1, 0.8))
kit.sphere(0.55, (-2.5, -2.0, HIGH - 1.2), macro.glow((0.1, 1.0, 0.45), 14), (1, 1, 0.6))
# two blades
def blade(turn):
    vertices, faces, rows = [], [], 40
    for i in range(rows + 1):
        t = i / rows
        chord = 0.9 + 2.6 * math.sin(math.pi * min(1, t * 0.92 + 0.06)) ** 0.8 * (1 - 0.55 * t)
        pitch = math.radians(24 - 15 * t)
        for k in range(12):
            s = k / 11 - 0.35
            thick = 0.16 * math.sin(math.pi * k / 11) * (1 - 0.6 * t)
            vertices.append((0.4 + 21.5 * t, -s * chord * math.cos(pitch) + 0.5 * t, s * chord * math.sin(pitch) + thick + 0.5 * t * t))
    for i in range(rows):
        for k in range(11):
            a = i * 12 + k
            faces.append((a, a + 1, a + 13, a + 12))
    made = kit.from_data('blade', vertices, faces, gray, loc=(0, 0, HIGH + 4.4), rot=(0, 0, turn))
    shell = made.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = 0.12
    stripe = kit.box((1.6, 2.3, 0.3), (17.8, 0.3, 0.75), macro.paint((0.9, 0.28, 0.03), chips=0.03), (-12, -2, 0), 0.05)
    return kit.group([stripe], (0, 0, HIGH + 4.4), (0, 0, turn))


blade(226)
blade(46)
kit.lathe([(0, 0.9), (0.5, 0.85), (0.75, 0.4), (0.75, 0), (0, 0)], bell, (0, 0, HIGH + 4.6), segments=48)
# the road: white gravel, dust that already lifts
chance = np.random.default_rng(6)
stone = kit.material('stone', (0.3, 0.26, 0.21), 0.9, bump=(3, 0.5))
road = kit.material('road', (0.17, 0.145, 0.11), 0.95, bump=(2, 0.8))
macro.heap((240, 200), lambda x, y: 0.35 * np.sin(x * 0.13) * np.cos(y * 0.1), road, 160, 0.12)
count = 9000
macro.grains(np.c_[chance.uniform(-60, 70, count), chance.uniform(-30, 100, count), chance.uniform(0.0, 0.35, count)], 0.12 + 0.75 * chance.random(count) ** 4, stone)
count = 6000
turn, r = chance.uniform(0, math.tau, count), chance.gamma(3.0, 6.0, count)
macro.grains(np.c_[r * np.cos(turn), r * np.sin(turn), 0.3 + np.abs(chance.normal(0, 1, count)) * (0.4 + 0.16 * r)], 0.02 + 0.05 * chance.random(count) ** 3, kit.material('dust', (0.8, 0.68, 0.5), 0.9))
# the sun, low; the road's end; sawgrass out of focus
sun = V((34, 240, 22))
kit.sphere(9, sun, macro.glow((1, 0.62, 0.3), 60), segments=48)
grass = kit.material('grass', (0.03, 0.028, 0.012), 0.9)
lines = []
for _ in range(500):
    x = random.choice((-1, 1)) * random.uniform(60, 150)
    y = random.uniform(120, 190)
    lines.append([(x, y, 0), (x + random.gauss(0, 3), y, random.uniform(10, 26)), (x + random.gauss(0, 9), y, random.uniform(26, 44))])
kit.tubes(lines, 0.5, grass)
kit.area(tuple(sun * 0.4 + V((0, 0, 20))), (0, 0, 12), (14, 14), (1, 0.5, 0.2), 200000)
kit.area((60, 30, 40), (0, 0, 12), (20, 50), (0.3, 0.5, 0.75), 26000)
kit.area((-30, -50, 34), (0, 0, 12), (30, 20), (0.5, 0.62, 0.8), 12000)
macro.backdrop((46, 320, 16), (900, 460), [(0, (0.95, 0.42, 0.13)), (0.22, (0.42, 0.17, 0.08)), (0.6, (0.1, 0.07, 0.08)), (1.0, (0.02, 0.03, 0.05))])
macro.lens((-25, -58, 21.5), (-4.5, 0, 13.2), 62, 2.8, (-1, -2.6, HIGH + 2), roll=-4)
kit.glare(0.3, 0.1, 1.2, 5, (1, 0.6, 0.3))
kit.finish(job.out)
