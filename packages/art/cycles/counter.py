"""The counter of an old gas pump, its drums between two numbers (in the reel they run), dust on the chrome, the sun low. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(62)
V = kit.Vector
red = macro.paint((0.34, 0.018, 0.012), under=(0.2, 0.09, 0.045), chips=0.075, scale=0.34, rough=0.32, coat=0.3)
kit.noise_bump(red, 0.3, 0.1)
chrome = macro.metal((0.8, 0.78, 0.76), 0.13, wear=0.09, scale=0.6)
black = kit.material('black', (0.006, 0.006, 0.006), 0.6)
drum = kit.material('drum', (0.012, 0.012, 0.012), 0.42)
ivory = kit.material('ivory', (0.78, 0.71, 0.56), 0.6)
W, H, R = 3.7, 5.2, 4.3
# the face is the plane y = 0 with a window; the drums turn behind it
for x, z, w, h in ((0, 12.4, 90, 18), (0, -12.4, 90, 18), (-27.2, 0, 36, 7), (27.2, 0, 36, 7)):
    kit.box((w, 1.2, h), (x, 0.6, z), red, bevel=0.25)
frame = [(-9.0, 3.3), (9.0, 3.3), (9.0, -3.3), (-9.0, -3.3)]
kit.tube([(x, -0.12, z) for x, z in frame], 0.52, chrome, closed=True, smooth=False, resolution=12)
kit.tube([(x * 1.075, -0.02, z * 1.2) for x, z in frame], 0.22, chrome, closed=True, smooth=False, resolution=8)
found = next((p for p in ('/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf', '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf') if os.path.exists(p)), None)
font = bpy.data.fonts.load(found) if found else None
kit.box((20, 0.5, 8), (0, 9.5, 0), black)
figures = []
for k in range(4):
    x = -6.6 + 4.4 * k
    kit.group([kit.lathe([(R, -W / 2), (R + 0.02, -W / 2 + 0.06), (R + 0.02, W / 2 - 0.06), (R, W / 2), (0, W / 2)], drum, segments=200)], (x, R + 1.3, 0), (0, 90, 0))
    for digit in range(10):
        body = bpy.data.curves.new('text', 'FONT')
        body.body, body.size, body.extrude = str(digit), 3.1, 0.012
        body.align_x = body.align_y = 'CENTER'
        if font:
            body.font = font
        figures.append((k, digit, kit.wrap('text', body, ivory, loc=(x, 0, 0))))
    kit.box((0.5, 0.6, 8), (x + 2.2, 1.6, 0), black)
# a rolled edge below, screws, the dust of the road
for x in (-10.6, 10.6):
    for z in (-4.9, 4.9):
        kit.group([kit.lathe([(0, 0.24), (0.3, 0.22), (0.5, 0.1), (0.54, 0)], chrome, segments=48), kit.box((0.8, 0.1, 0.1), (0, 0, 0.24), black, (0, 0, random.uniform(0, 180)))], (x, -0.02, z), (90, 0, 0))
chance = np.random.default_rng(4)
count = 2300
dust = kit.material('dust', (0.62, 0.42, 0.26), 0.95)
macro.grains(np.column_stack([chance.uniform(-22, 22, count), np.full(count, -0.02), chance.uniform(-9, 9, count)]), chance.uniform(0.006, 0.022, count), dust)
count = 2600
macro.grains(np.column_stack([chance.uniform(-9, 9, count), -0.12 + chance.normal(0, 0.22, count), np.full(count, -2.8)]), chance.uniform(0.01, 0.05, count), dust)
macro.lint(16, lambda: (random.uniform(-8, 8), -0.3, random.uniform(-2.6, 2.6)), 0.6)
kit.area((-46, -16, 5), (0, 1, 0), (10, 10), (1, 0.5, 0.16), 90000)
kit.area((30, -40, 30), (0, 0, 0), (30, 12), (0.5, 0.2, 0.42), 22000)
kit.area((6, -34, -14), (0, 2, 0), (30, 8), (1, 0.5, 0.3), 9000)
kit.area((-10, -50, 22), (0, 2, 0), (10, 5), (1, 0.72, 0.45), 8000)
macro.lens((-17, -30, 4.2), (1.4, 0.6, 0.15), 92, 3.4, (-1.0, 1.2, 0.4), roll=-6)
kit.glare(0.16, 0.05, 1.3, 6, (1, 0.66, 0.34))


def turn(total):
    """Turns the drums to a number: each waits until the last tenth of the turn of the one on its right."""
    turned, rest = [0.0] * 4, total % 10
    turned[3] = rest
    for k in (2, 1, 0):
        carry = max(0.0, (rest - 9) if rest > 9 else 0.0)
        rest = total // 10 ** (3 - k) % 10 + carry
        turned[k] = rest
    for k, digit, thing in figures:
        a = math.tau * (digit - turned[k]) / 10
        thing.location.y, thing.location.z = R + 1.3 - (R + 0.06) * math.cos(a), -(R + 0.06) * math.sin(a)
        thing.rotation_euler = (math.radians(90) + a, 0, 0)
        thing.hide_render = math.cos(a) < 0.1


turn(714.38)
kit.finish(job.out, job.frames, kit.travel(job, lambda place: turn(717.75 + 1.25 * place * job.seconds)))
