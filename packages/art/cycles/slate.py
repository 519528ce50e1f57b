"""The last slate of a day, leaned on the wheel of a parked sedan under its dome light. In decimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from marker import write

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=5, background=(0.002, 0.003, 0.005), bounces=5)
WARM, BLUE = (1.0, 0.62, 0.3), (0.2, 0.4, 1.0)
board = kit.material('board', (0.62, 0.6, 0.55), 0.3, coat=0.2, bump=(2, 0.03))
kit.uneven_rough(board, 1.6, 0.22, 0.55)
black = kit.material('black', (0.015, 0.015, 0.016), 0.4)
white = kit.material('white', (0.62, 0.6, 0.55), 0.4)
ink = kit.material('ink', (0.012, 0.012, 0.02), 0.4)
rule = kit.material('rule', (0.02, 0.02, 0.022), 0.6)
skin = kit.material('skin', (0.022, 0.016, 0.013), 0.45, bump=(60, 0.4))
chrome = kit.material('chrome', (0.6, 0.6, 0.6), 0.18, 1.0)
steel = kit.material('hinge', (0.4, 0.4, 0.41), 0.3, 1.0)


def stick(z):
    """Clap stick: white with slanted black bars."""
    parts = [kit.box((2.8, 0.08, 0.26), (0, 0, z), white, bevel=0.01)]
    for k in range(6):
        x = -1.28 + k * 0.5
        bar = [(x + dx + (0.13 if up else -0.13), y, z + (0.128 if up else -0.128)) for y in (-0.043, 0.043) for up in (False, True) for dx in (-0.11, 0.11)]
        parts.append(kit.from_data('bar', bar, [(0, 1, 3, 2), (4, 6, 7, 5)], black, smooth=False))
    return parts


parts = [kit.box((2.8, 0.06, 1.75), (0, 0, 0), board, bevel=0.03)] + stick(1.01)
top = kit.group(stick(0.0), (0, 0, 0))
top.location, top.rotation_euler = (0.055, 0, 1.42), (0, math.radians(-9.5), 0)
parts += [top, kit.cylinder(0.09, 0.12, (-1.28, 0, 1.12), steel, (90, 0, 0), 0.01)]
for z in (0.42, -0.22, -0.56):
    parts.append(kit.box((2.7, 0.004, 0.012), (0, -0.032, z), rule))
for x, z, h in ((-0.45, 0.1, 0.64), (0.45, 0.1, 0.64)):
    parts.append(kit.box((0.012, 0.004, h), (x, -0.032, z), rule))
for body, size, x, z in (('SCENE', 0.1, -1.1, 0.34), ('TAKE', 0.1, -0.2, 0.34), ('ROLL', 0.1, 0.72, 0.34), ('DATE', 0.1, -1.14, -0.64)):
    made = kit.text(body, size, (x, -0.034, z), (90, 0, 0), rule)
    made.data.extrude = 0.001
    parts.append(made)
for body, size, x, z in (('MARTINI', 0.25, 0.0, 0.63), ('41F', 0.33, -0.9, 0.03), ('1', 0.33, 0.0, 0.03), ('A12', 0.33, 0.9, 0.03), ('OCT 9  4:10 AM', 0.15, 0.2, -0.39), ('INT. SEDAN  NIGHT', 0.13, 0.12, -0.7)):
    parts.append(write(body, size, ink, (x, -0.036, z), (90, 0, 0), 0.13, 0.12))
kit.group(parts, (-0.1, -0.35, 0.85), (-19, 2, 10))

# the wheel and its column, the dashboard with a hooded cluster, a stalk
wheel = [kit.lathe([(1.85 + 0.14 * math.cos(t), 0.14 * math.sin(t)) for t in (math.tau * q / 16 for q in range(16))], skin, close=True, segments=128)]
wheel += [kit.cylinder(0.5, 0.3, (0, 0, -0.12), skin, bevel=0.1), kit.cylinder(0.2, 0.04, (0, 0, 0.05), chrome, bevel=0.01)]
for a in (8, 172, 270):
    t = math.radians(a)
    wheel.append(kit.box((1.5, 0.36, 0.12), (1.1 * math.cos(t), 1.1 * math.sin(t), -0.06), skin, (0, 0, a), 0.05))
kit.group(wheel, (0.1, 0.9, 0.75), (62, 0, 0))
kit.cylinder(0.35, 3, (0.1, 2.4, 0.1), skin, (72, 0, 0))
kit.tube([(0.5, 1.8, 0.9), (1.6, 1.7, 1.25), (2.1, 1.6, 1.35)], 0.05, skin)
kit.box((16, 2.2, 1.6), (2.5, 3.6, -0.2), skin, (6, 0, 0), 0.3)
kit.box((16, 5, 0.4), (2.5, 5.4, 0.75), skin, (-2, 0, 0), 0.15)
kit.lathe([(1.5 + 0.1 * math.cos(t), 0.5 * math.sin(t)) for t in (math.tau * q / 16 for q in range(16))], skin, (0.1, 3.0, 0.9), (70, 0, 0), 64, close=True)
for x in (-0.55, 0.75):
    kit.lathe([(0.42, 0.0), (0.46, 0.0), (0.46, 0.05), (0.42, 0.05)], chrome, (x, 2.7, 1.05), (70, 0, 0), 48, close=True)
    kit.cylinder(0.41, 0.02, (x, 2.72, 1.05), glow(f'gauge{x}', (0.1, 0.7, 0.6), 0.16), (70, 0, 0))
kit.tube([(-5.2, 4.5, 0.6), (-4.6, 3.4, 3.0), (-3.4, 1.4, 5.2)], 0.28, skin)
kit.tube([(7.2, 7.0, 0.8), (6.4, 5.2, 3.6), (5, 2.6, 5.4)], 0.28, skin)
kit.box((1.7, 0.12, 0.55), (4.2, 3.4, 3.3), skin, (6, 0, -10), 0.08)

# beyond the glass: a closed street, lamps far off
for i in range(60):
    y = random.uniform(90, 300)
    bulb(random.uniform(-0.36, 0.46) * y, y, random.uniform(-0.01, 0.11) * y + 1, 0.0075 * y, glow(f'far{i}', random.choice(((1, 0.5, 0.16), (1, 0.5, 0.16), (0.3, 0.5, 1.0), (1, 0.08, 0.04))), random.uniform(2, 7)))
road = kit.material('road', (0.01, 0.01, 0.011), 0.25)
kit.noise_bump(road, 0.1, 0.3)
kit.plane((900, 900), (0, 450, -9), road)
kit.area((0.9, -0.9, 5.2), (-0.1, -0.3, 0.9), (0.9, 0.45), WARM, 250)
kit.area((-4.5, 4.0, 3.2), (-0.2, 0, 1.0), (0.8, 3.0), BLUE, 700)
kit.area((6.0, 5.0, 2.6), (0, 0, 1.0), (1.0, 2.0), BLUE, 500)
kit.camera((-1.6, -5.2, 1.75), (0.62, 0.3, 1.18), 34, 0.2, (-0.1, -0.4, 1.0))
kit.glare(0.25, 0.06, threshold=1.2, streak_threshold=6)
hush()
kit.finish(job.out)
