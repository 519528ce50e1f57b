"""A motel key on a note that a guest left, in the light of the pool. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
from marker import write

job = macro.start(103)
V = kit.Vector
sheet = kit.material('sheet', (0.6, 0.56, 0.46), 0.8, bump=(16, 0.14))
cover = kit.material('cover', (0.1, 0.05, 0.06), 0.9, bump=(3, 0.5))
kit.noise_bump(cover, 22, 0.5)
kit.plane((200, 160), (0, 30, -0.06), cover)


def curl(x, y):
    return 0.02 + 0.012 * (x - 4) ** 2 * (x > 4) + 0.006 * (y + 3) ** 2 * (y < -3) + 0.05 * math.sin(0.5 * x + 0.3 * y)


steps = 60
vertices = [(-9 + 18 * i / steps, -8 + 22 * k / steps, curl(-9 + 18 * i / steps, -8 + 22 * k / steps)) for k in range(steps + 1) for i in range(steps + 1)]
faces = [(k * (steps + 1) + i, k * (steps + 1) + i + 1, (k + 1) * (steps + 1) + i + 1, (k + 1) * (steps + 1) + i) for k in range(steps) for i in range(steps)]
page = [kit.from_data('page', vertices, faces, sheet)]
ink = kit.material('ink', (0.01, 0.014, 0.06), 0.6)
for words, x, y in (('I LEFT THE LIGHT ON', -1.6, 6.0), ('SO YOU WOULD WAIT', -1.9, 4.5), ('SINCERELY', -4.2, -1.6)):
    page.append(write(words, 0.95, ink, (x, y, 0.24), (0, 0, 0), 0.13, 0.12))
kit.group(page, (-3.5, 1.5, 0), (0, 0, 15))
red = kit.material('fob', (0.42, 0.012, 0.012), 0.24, coat=0.7)
kit.uneven_rough(red, 1.2, 0.14, 0.42)
white = kit.material('number', (0.78, 0.72, 0.6), 0.5)
brass = macro.metal((0.62, 0.43, 0.16), 0.24, wear=0.2)
outline = [(0, -4.6), (2.3, -0.4), (0.7, 3.6), (-0.7, 3.6), (-2.3, -0.4)]
fob = [kit.from_data('fob', [(x, y, z) for z in (0, 0.5) for x, y in outline], [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)] + [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)], red, smooth=False, bevel=0.12)]
number = kit.text('12', 2.0, (0, -0.9, 0.52), (0, 0, 0), white)
number.data.extrude = 0.004
fob.append(number)
line = kit.text('ROOM', 0.5, (0, 0.75, 0.52), (0, 0, 0), white)
line.data.extrude = 0.003
fob += [line, kit.lathe([(0.26, 0), (0.5, 0.02), (0.5, 0.1), (0.26, 0.12)], brass, (0, 2.8, 0.48), segments=48, close=True)]
kit.group(fob, (2.4, -2.2, 0.32), (3, 2, 38))
ring = [(1.3 * math.cos(a), 1.3 * math.sin(a), 0.12 * math.sin(3 * a)) for a in [math.tau * k / 24 for k in range(24)]]
kit.group([kit.tube(ring, 0.1, macro.metal((0.55, 0.54, 0.52), 0.18), closed=True)], (-0.1, 0.9, 0.75), (14, 10, 0))
key = [kit.lathe([(0.42, -0.1), (1.25, -0.1), (1.32, 0), (1.25, 0.1), (0.42, 0.1)], brass, (0, 1.0, 0), segments=64, close=True), kit.box((0.8, 4.6, 0.2), (0.05, -2.4, 0), brass, bevel=0.05), kit.box((0.12, 4.0, 0.22), (0.2, -2.5, 0), macro.metal((0.12, 0.09, 0.05), 0.5))]
for k in range(6):
    deep = random.uniform(0.1, 0.42)
    key.append(kit.box((deep, 0.34, 0.19), (-0.34 - deep / 2, -1.6 - 0.5 * k, 0), brass, bevel=0.05))
kit.group(key, (-2.0, 1.1, 0.5), (-3, 4, -64))
kit.area((-24, 20, 16), (0, 0, 0), (5, 8), (1, 0.6, 0.28), 15000)
# the pool, through a window: bent bands of teal
for k in range(9):
    kit.tube([(10 + 2.4 * k + 1.6 * math.sin(0.9 * q + k), -20 + 6 * q, 22 + 0.6 * math.cos(q + k)) for q in range(10)], 0.8, macro.plastic((0.01, 0.01, 0.01), 0.8))
kit.spot((38, 14, 44), (2, 0, 0), (0.12, 0.8, 0.85), 260000, 50, 0.5, 0.6)
macro.lens((5, -34, 20), (0.6, 0.2, 0.2), 76, 2.2, (1.6, -2.0, 0.7))
kit.glare(0.1, 0.04, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
