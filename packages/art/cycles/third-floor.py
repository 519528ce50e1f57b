"""A window on the third floor, from inside: wet panes, a fire escape, the colors of who calls from the street. In metres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=22, background=(0.003, 0.0045, 0.008), bounces=4)
RED, AMBER, BLUE = (1.0, 0.06, 0.05), (1.0, 0.5, 0.15), (0.1, 0.3, 1.0)
plaster = kit.material('plaster', (0.2, 0.17, 0.15), 0.85, bump=(14, 0.15))
paint = kit.material('paint', (0.3, 0.28, 0.25), 0.45, bump=(30, 0.12))
kit.uneven_rough(paint, 5.0, 0.3, 0.65)
iron = kit.material('iron', (0.012, 0.012, 0.012), 0.35, bump=(60, 0.3))
W, LOW, TOP, Y = 1.15, 0.82, 2.45, 3.0

# the wall about the opening, a frame, two sashes: the lower one pushed up a hand's width
for x, w in ((-W / 2 - 2, 4), (W / 2 + 2, 4)):
    kit.box((w, 0.3, 3.2), (x, Y + 0.15, 1.5), plaster)
kit.box((W, 0.3, LOW), (0, Y + 0.15, LOW / 2), plaster)
kit.box((W, 0.3, 1.0), (0, Y + 0.15, TOP + 0.5), plaster)
kit.plane((10, 8), (0, 0, 2.95), plaster, (180, 0, 0))
for x in (-W / 2 - 0.06, W / 2 + 0.06):
    kit.box((0.13, 0.05, TOP - LOW + 0.2), (x, Y - 0.02, (TOP + LOW) / 2), paint, bevel=0.01)
    kit.box((0.06, 0.26, TOP - LOW), (x * 0.95, Y + 0.14, (TOP + LOW) / 2), paint, bevel=0.006)
kit.box((W + 0.36, 0.06, 0.15), (0, Y - 0.02, TOP + 0.06), paint, bevel=0.012)
kit.box((W + 0.4, 0.3, 0.045), (0, Y - 0.06, LOW), paint, bevel=0.014)
glass, g = graph_material('wet')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
drift = g.noise(g.vector('MULTIPLY', p, (14.0, 1.0, 4.0)), 1.6, 4.0, 0.5)
mist = g.math('MULTIPLY', g.step(drift, 0.42, 0.62), 0.025)
g.out(g.blend(mist, g.node('ShaderNodeBsdfTransparent').outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': (0.5, 0.5, 0.5)}).outputs[0]))
bead = kit.sphere(0.006, (0, 0, -9), kit.material('drop', (1, 1, 1), 0.0, transmission=1.0, ior=1.33), segments=16)
for y, low, high in ((Y + 0.12, LOW + 0.17, 1.78), (Y + 0.18, 1.66, TOP)):
    for z in (low, high):
        kit.box((W, 0.045, 0.055), (0, y, z), paint, bevel=0.006)
    for x in (-W / 2 + 0.03, 0.0, W / 2 - 0.03):
        kit.box((0.05 if x else 0.025, 0.045, high - low), (x, y, (low + high) / 2), paint, bevel=0.006)
    kit.plane((W, high - low), (0, y, (low + high) / 2), glass, (90, 0, 0)).visible_shadow = False
    for i in range(430):
        size = random.choice((0.25, 0.4, 0.6, 0.9)) * random.uniform(0.7, 1.2)
        kit.copy(bead, (random.uniform(-W / 2, W / 2), y + 0.004, random.uniform(low, high)), scale=(size, size * 0.6, size * random.uniform(1.0, 1.5)))
    for i in range(12):
        x, z = random.uniform(-W / 2, W / 2), random.uniform(low + 0.2, high)
        run = [(x + random.gauss(0, 0.004), y + 0.003, z - 0.05 * k) for k in range(random.randint(3, 9))]
        kit.tube([q for q in run if q[2] > low], 0.0022, bead.data.materials[0])

# the fire escape: rail, bars, the stair that goes down
for z in (0.62, 1.2, 1.62):
    kit.tube([(-3, Y + 1.05, z), (3, Y + 1.05, z)], 0.016 if z < 1.6 else 0.024, iron, smooth=False)
for k in range(25):
    kit.tube([(-3 + k * 0.24, Y + 1.05, 0.6), (-3 + k * 0.24, Y + 1.05, 1.62)], 0.0085, iron, smooth=False)
for k in range(16):
    kit.box((6, 0.035, 0.02), (0, Y + 0.34 + k * 0.047, 0.6), iron)
for y in (Y + 0.55, Y + 0.95):
    kit.tube([(-0.75, y, 3.6), (1.5, y, 0.6)], 0.022, iron, smooth=False)
for k in range(11):
    kit.box((0.16, 0.42, 0.02), (-0.68 + k * 0.205, Y + 0.75, 3.5 - k * 0.275), iron)

# across the street: brick, a few lit windows, the signs of the stores below
brick = kit.material('brick', (0.05, 0.022, 0.018), 0.85, bump=(3, 0.3))
kit.box((60, 1, 16), (0, 19, 0), brick)
for k in range(11):
    for z in (-1.6, 1.7, 5.0):
        if random.random() < 0.34:
            kit.box((1.1, 0.1, 1.7), (-11 + k * 2.3, 18.4, z), glow(f'room{k}{z}', random.choice((AMBER, AMBER, (0.45, 0.65, 1.0))), random.uniform(0.3, 0.7)))
kit.box((3.6, 0.2, 0.8), (-2.2, 18.2, -1.4), glow('store', RED, 7))
kit.box((2.2, 0.2, 0.6), (3.4, 18.2, -1.7), glow('deli', (0.05, 0.8, 0.55), 4))
for i in range(26):
    bulb(random.uniform(-7, 7), random.uniform(12, 17.8), random.uniform(-2.2, 1.2), random.uniform(0.06, 0.13), glow(f'far{i}', random.choice((AMBER, AMBER, RED, (1, 0.8, 0.6))), random.uniform(6, 16)))
rain, g = graph_material('rain')
g.out(g.blend(0.6, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission((0.7, 0.65, 0.7), 0.4)))
streak = kit.cylinder(0.0016, 0.16, (0, 0, -9), rain, segments=4)
for i in range(500):
    kit.copy(streak, (random.uniform(-2, 2), random.uniform(Y + 0.4, Y + 5), random.uniform(0, 3.4)), (0, 4, 0), random.uniform(0.6, 1.6))

# what he answers with: a notebook, a pen, a glass with something left in it
cover = kit.material('cover', (0.02, 0.016, 0.014), 0.5)
page = kit.material('page', (0.6, 0.56, 0.48), 0.8)
ink = kit.material('ink', (0.015, 0.015, 0.03), 0.6)
book = [kit.box((0.32, 0.22, 0.012), (0, 0, 0.006), cover, bevel=0.003)]
for side in (-1, 1):
    book.append(kit.box((0.15, 0.205, 0.012), (side * 0.077, 0, 0.018), page, (0, side * 4, 0), 0.003))
    for k in range(9):
        book.append(kit.box((random.uniform(0.07, 0.12), 0.003, 0.0008), (side * 0.077 - 0.01, 0.08 - k * 0.02, 0.0255), ink, (0, side * 4, 0)))
book.append(kit.cylinder(0.0045, 0.14, (0.09, -0.01, 0.034), cover, (88, 0, 52), segments=16))
kit.group(book, (-0.2, Y - 0.1, LOW + 0.022), (0, 0, 12))
tumbler = kit.material('tumbler', (0.95, 0.97, 0.97), 0.02, transmission=1.0, ior=1.3)
kit.lathe([(0.0, 0.0), (0.034, 0.0), (0.041, 0.1), (0.038, 0.1), (0.031, 0.012), (0.0, 0.012)], tumbler, (0.3, Y - 0.1, LOW + 0.023), segments=64)
kit.lathe([(0.0, 0.013), (0.031, 0.013), (0.033, 0.04), (0.0, 0.04)], kit.material('rum', (0.5, 0.12, 0.01), 0.0, emit=(0.7, 0.2, 0.03), strength=0.15), (0.3, Y - 0.1, LOW + 0.023), segments=48)
cloth, g = graph_material('curtain')
g.out(g.blend(0.55, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.35, 0.3, 0.26)}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': (0.5, 0.42, 0.36)}).outputs[0]))
for start, end in ((-0.98, -0.42), (0.5, 1.0)):
    sheet = []
    for k in range(61):
        t = k / 60
        for j in range(13):
            s = j / 12
            sheet.append((start + (end - start) * (t * (0.72 + 0.28 * s)), Y - 0.1 + 0.035 * math.sin(t * 34 + s * 1.2) * (0.5 + 0.5 * s) - 0.08 * s * s * math.sin(t * 3), TOP + 0.12 - s * (TOP - LOW + 0.35)))
    kit.from_data('curtain', sheet, [(k * 13 + j, (k + 1) * 13 + j, (k + 1) * 13 + j + 1, k * 13 + j + 1) for k in range(60) for j in range(12)], cloth)
kit.tube([(-1.1, Y - 0.1, TOP + 0.13), (1.1, Y - 0.1, TOP + 0.13)], 0.012, iron, smooth=False)

# light comes up from the street: red from the left, headlamps from the right
kit.spot((-2.6, Y + 6.0, -2.0), (0.1, Y - 0.6, 2.0), RED, 5200, 40, 0.6, 0.4)
kit.spot((2.9, Y + 5.5, -1.4), (-0.2, Y - 0.6, 1.7), AMBER, 5200, 40, 0.6, 0.3)
kit.area((0.0, Y + 1.6, 2.6), (0, Y - 0.5, 1.0), (1.5, 1.0), BLUE, 18).visible_glossy = False
kit.area((1.6, 0.6, 1.9), (0, Y, 1.1), (0.5, 0.5), (1.0, 0.6, 0.28), 15)
kit.camera((0.62, 1.2, 1.32), (0.02, Y, 1.34), 31, 1.5, (0.0, Y, 1.2))
kit.glare(0.3, 0.05, threshold=1.2, streak_threshold=8, streak_color=(1, 0.6, 0.5))
hush()
kit.finish(job.out)
