"""A plug in the panel of an amplifier, its red lamp on, the cord running out of the picture. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(33)
V = kit.Vector
plate = macro.paint((0.22, 0.17, 0.11), under=(0.2, 0.19, 0.17), chips=-0.1, scale=1.2, rough=0.32, coat=0.3)
chrome = macro.metal((0.7, 0.68, 0.65), 0.13, wear=0.08, scale=1.6)
black = macro.plastic((0.01, 0.01, 0.01), 0.38)
ink = kit.material('ink', (0.01, 0.01, 0.012), 0.5)
braid = kit.material('braid', (0.42, 0.08, 0.02), 0.8, bump=(18, 0.5))
weave = kit.material('weave', (0.5, 0.32, 0.13), 0.8)
kit.noise_bump(weave, 5, 0.8)
dust = kit.material('dust', (0.5, 0.45, 0.38), 0.9)

# the panel is a slanted strip; tweed above and below it
kit.box((120, 0.5, 11), (0, 0, 0), plate, bevel=0.15)
for z, high in ((-26, 40), (26, 40)):
    kit.box((120, 3, high), (0, 1.2 - (0.9 if z < 0 else 0), z), weave, bevel=0.6)
lines = []
for k in range(150):
    x = -60 + 0.8 * k
    lines.append([(x, -1.3, -6.2), (x + 20, -1.3, -46)])
kit.tubes(lines, 0.24, kit.material('thread', (0.22, 0.1, 0.04), 0.8), 2)

# jacks: a nut and a washer each; the plug stands in the second
for x in (-11, -3):
    kit.lathe([(0.66, -0.2), (0.66, -1.1), (1.0, -1.2), (1.0, -0.2)], chrome, (x, -0.15, -0.6), (-90, 0, 0), 64)
    kit.cylinder(1.35, 0.45, (x, -0.55, -0.6), chrome, (90, 15, 0), 0.12, segments=6)
    kit.lathe([(1.0, -0.26), (1.9, -0.26), (1.9, -0.32), (1.0, -0.36)], chrome, (x, 0, -0.6), (-90, 0, 0), 64)
    kit.cylinder(0.62, 0.2, (x, -1.1, -0.6), black, (90, 0, 0))
plug = [(0.3, 0.8), (0.32, -1.2), (0.75, -1.25), (0.95, -1.4), (0.95, -1.9), (0.78, -2.0), (0.78, -2.4), (0.98, -2.5), (1.02, -2.7), (1.02, -5.8), (0.96, -6.0), (0.7, -6.1), (0.66, -6.3), (0.66, -8.0), (0.5, -8.1)]
body = [kit.lathe([(r, z) for r, z in plug], chrome, segments=96)]
for k in range(26):
    a = math.tau * k / 26
    body.append(kit.box((0.1, 0.14, 2.4), (1.02 * math.cos(a), 1.02 * math.sin(a), -4.3), chrome, (0, 0, math.degrees(a)), 0.03))
for k in range(12):
    body.append(kit.lathe([(0.5, -0.14), (0.66, -0.1), (0.66, 0.1), (0.5, 0.14)], black, (0, 0, -8.2 - 0.34 * k), segments=40))
kit.group(body, (-3, -1.2, -0.6), (-90, 0, 0))
way = [(-3, -9, -0.6), (-3, -13, -0.7), (-4.4, -18, -2.6), (-8.6, -20, -7.4), (-16, -17, -13), (-30, -12, -19)]
kit.tube(way, 0.5, braid, resolution=10)

# the jewel: cut glass with a lamp in it, in a chrome ring
jewel = kit.material('jewel', (0.7, 0.01, 0.005), 0.05, transmission=0.7, ior=1.6, emit=(1, 0.03, 0.01), strength=0.9)
gem = [kit.cylinder(1.45, 0.9, (0, 0, 0), jewel, radius_top=0.9, segments=8, bevel=0.02), kit.lathe([(1.4, -0.5), (1.4, 0.1), (1.75, 0.2), (1.95, -0.1), (1.95, -0.6)], chrome)]
kit.group(gem, (8.6, -0.9, 0.2), (90, 0, 0))
kit.point((8.6, -3.2, 0.4), (1, 0.05, 0.02), 300, 0.3)
# knobs past it, like beaks
for x, turn in ((19, 40), (30, -30)):
    kit.group([kit.lathe([(0, 1.9), (1.1, 1.9), (1.3, 1.6), (1.7, 0.4), (1.9, 0), (0, 0)], black), kit.box((0.16, 1.9, 0.1), (0, 0.9, 1.9), kit.material('line', (0.8, 0.76, 0.66), 0.5))], (x, -0.3, -0.4), (90, turn, 0))
for body_text, x in (('1', -11), ('2', -3), ('INSTRUMENT', -7)):
    if body_text == 'INSTRUMENT':
        made = kit.text(body_text, 1.0, (x, -0.28, 3.0), (90, 0, 0), ink)
    else:
        made = kit.text(body_text, 1.0, (x + 1.9, -0.28, -2.6), (90, 0, 0), ink)
    made.data.extrude = 0.004
macro.grains([(random.uniform(-40, 40), -0.3 - random.random() * 0.6, -5.45) for _ in range(900)], [random.uniform(0.02, 0.07) for _ in range(900)], dust)
macro.grains([(random.uniform(-30, 30), -0.28, random.uniform(-5, 5)) for _ in range(700)], [random.uniform(0.008, 0.028) for _ in range(700)], dust)
kit.area((40, -30, 26), (0, 0, 0), (10, 26), (1, 0.6, 0.26), 40000)
kit.area((-40, -26, 6), (-3, -3, 0), (8, 40), (0.14, 0.58, 0.66), 30000)
kit.area((0, -26, 44), (0, 0, 0), (50, 10), (1, 0.74, 0.48), 14000)
macro.lens((20, -52, 9), (2.0, -3, -1.2), 80, 2.4, (-2.4, -5.2, -0.2), roll=-3)
kit.exposure(-0.5)
kit.glare(0.24, 0.08, 1.2, 5, (1, 0.4, 0.25))
kit.finish(job.out)
