"""Rows of empty seats with a lit phone on each: pixels of a picture that waits for its crowd. In metres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=12, background=(0.0015, 0.0008, 0.003), bounces=4)
MAGENTA, BLUE, PALE = (1.0, 0.05, 0.36), (0.08, 0.2, 1.0), (0.75, 0.85, 1.0)
cloth = kit.material('cloth', (0.16, 0.035, 0.06), 0.85, bump=(120, 0.5))
frame = kit.material('frame', (0.02, 0.02, 0.022), 0.35, 0.6)
wood = kit.material('wood', (0.06, 0.026, 0.012), 0.35, coat=0.2)
black = kit.material('black', (0.01, 0.01, 0.011), 0.25)
floor = kit.material('floor', (0.012, 0.011, 0.013), 0.45)
back = kit.box((0.5, 0.1, 0.62), (0, 0, -9), cloth, bevel=0.045)
shell = kit.box((0.52, 0.03, 0.66), (0, 0, -9), wood, bevel=0.012)
seat = kit.box((0.49, 0.46, 0.12), (0, 0, -9), cloth, bevel=0.05)
side = kit.box((0.05, 0.5, 0.5), (0, 0, -9), frame, bevel=0.015)
rest = kit.box((0.065, 0.34, 0.035), (0, 0, -9), wood, bevel=0.012)
body = kit.box((0.075, 0.009, 0.152), (0, 0, -9), black, bevel=0.004)
pocket = kit.box((0.12, 0.025, 0.05), (0, 0, -9), frame, bevel=0.008)
kinds = [kit.box((0.068, 0.002, 0.144), (0, 0, -9), glow(f'screen{k}', color, power)) for k, (color, power) in enumerate(((MAGENTA, 3.2), (BLUE, 4.5), (PALE, 2.0), (MAGENTA, 0.25)))]
STEP, DEEP, RISE = 0.58, 0.95, 0.3
HERO = (0, 0)
for r in range(15):
    y, z = r * DEEP, r * RISE
    kit.box((40, DEEP, 0.3), (0, y + 0.1, z - 0.15), floor)
    for c in range(-4 - r, 7 + r):
        x = c * STEP + (0.29 if r % 2 else 0)
        kit.copy(seat, (x, y, z + 0.44), (4, 0, 0))
        kit.copy(back, (x, y + 0.28, z + 0.76), (-13, 0, 0))
        kit.copy(shell, (x, y + 0.345, z + 0.76), (-13, 0, 0))
        kit.copy(side, (x - STEP / 2, y + 0.05, z + 0.35))
        kit.copy(rest, (x - STEP / 2, y - 0.02, z + 0.62))
        # rings about the middle: an iris, before anybody has lifted it
        away = math.hypot((x - 1.3) * 0.75, (r - 5.2) * 1.25)
        k = 3 if away < 1.1 else 1 if away < 3.0 else 2 if away < 4.1 else 0
        if random.random() < 0.06 and (r, c) != HERO:
            continue
        turn = random.uniform(-7, 7) if (r, c) != HERO else -4
        at = (x + random.uniform(-0.05, 0.05), y + 0.262, z + 0.965)
        kit.copy(body, at, (-13, 0, turn))
        kit.copy(pocket, (x, y + 0.238, z + 0.868), (-13, 0, 0))
        lit = kit.copy(kinds[0 if (r, c) == HERO else k], at, (-13, 0, turn))
        lit.location = kit.Vector(at) + lit.rotation_euler.to_matrix() @ kit.Vector((0, -0.0048, 0))
        if (r, c) == HERO:
            ink = kit.material('ink', (0, 0, 0), 0.5)
            for line, size, up in (('ROW', 0.014, 0.042), ('F', 0.034, 0.018), ('SEAT', 0.014, -0.014), ('12', 0.034, -0.04)):
                made = kit.text(line, size, (0, 0, 0), (0, 0, 0), ink)
                made.data.extrude = 0.0002
                turned = lit.rotation_euler.to_matrix().to_4x4()
                made.matrix_world = kit.Matrix.Translation(lit.location) @ turned @ kit.Matrix.Translation((0, -0.0016, up)) @ kit.Matrix.Rotation(math.pi / 2, 4, 'X')
        if (r, c) == HERO:
            kit.area((at[0], at[1] - 0.03, at[2]), (at[0], at[1] - 1, at[2] + 0.1), (0.07, 0.14), MAGENTA, 0.6)
kit.area((0, -3.0, 4.5), (0, 2, 0.5), (7, 0.5), (0.5, 0.25, 1.0), 420).visible_glossy = False
kit.area((-4, 14, 7), (0, 4, 1), (5, 0.6), MAGENTA, 500).visible_glossy = False
kit.camera((-1.05, -0.85, 1.32), (0.4, 1.0, 1.06), 42, 1.5, (0.0, 0.26, 0.965))
kit.glare(0.35, 0.05, threshold=1.0, streak_threshold=6, streak_color=(1, 0.4, 0.8))
hush()
kit.finish(job.out)
