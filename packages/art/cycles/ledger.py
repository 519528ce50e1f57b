"""A red pencil on a sheet of figures, one of them struck out, striped by the blinds. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(9)
V = kit.Vector
paper = kit.material('paper', (0.62, 0.59, 0.52), 0.8, bump=(16, 0.16))
kit.principled(paper)['Specular'].default_value = 0.15


def bent(x, y):
    return 0.03 * np.sin(x * 0.16 + 1) + 0.03 * np.sin(y * 0.16)


macro.heap((40, 60), bent, paper, 140, 0.0, 'paper')
kit.plane((200, 200), (0, 30, -0.3), kit.material('table', (0.05, 0.022, 0.01), 0.2, coat=0.3))
ink = kit.material('ink', (0.02, 0.022, 0.026), 0.7)
red = kit.material('wax', (0.5, 0.02, 0.012), 0.65, bump=(12, 0.8))
found = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'
font = bpy.data.fonts.load(found) if os.path.exists(found) else None
chance = random.Random(9)
for row in range(15):
    y = 12 - 1.75 * row
    for column in range(5):
        value = chance.choice((-1, 1, 1, 1)) * chance.uniform(0.1, 99)
        words = f'{value:,.2f}'
        if (row, column) == (7, 2):
            words = '-41.07'
        body = bpy.data.curves.new('text', 'FONT')
        body.body, body.size, body.extrude = words, 0.92, 0.001
        body.align_x, body.align_y = 'RIGHT', 'CENTER'
        if font:
            body.font = font
        x = -8.6 + 5.4 * column
        kit.wrap('text', body, ink, loc=(x, y, float(bent(x - 1.4, y)) + 0.008))
    kit.tubes([[(x, y - 0.88, float(bent(x, y - 0.88)) - 0.002) for x in np.linspace(-20, 20, 80)]], 0.012, kit.material('rule', (0.2, 0.24, 0.26), 0.8))
# the stroke through it: pressed hard, crumbs of the lead along it
STRUCK = 12 - 1.75 * 7 - 0.3
strokes, crumbs = [], []
for lap, (dx, dy) in enumerate(((0, 0), (-0.05, -0.12))):
    line = [(x + dx + chance.gauss(0, 0.012), y + dy + chance.gauss(0, 0.012), 0.09) for t in np.linspace(0, 1, 60) for x, y in [(-1.5 + 4.2 * t, STRUCK + 0.26 * t + 0.06 * math.sin(4 * t))]]
    strokes.append(line)
    crumbs += [(x + chance.gauss(0, 0.11), y + chance.gauss(0, 0.1), 0.065) for x, y, _ in line for _ in range(9)]
stroke = kit.tubes(strokes, 0.085, red, 3)
stroke.scale.z = 0.3
stroke.location.z = 0.035
macro.grains(np.array(crumbs), np.random.default_rng(3).uniform(0.006, 0.024, len(crumbs)), red)
# the pencil: six lacquered sides, gold letters worn, wood cut back to the lead
lacquer = macro.paint((0.36, 0.012, 0.008), under=(0.42, 0.25, 0.12), chips=0.05, scale=1.5, rough=0.22, coat=0.7)
cedar = kit.material('cedar', (0.5, 0.27, 0.12), 0.7)
kit.noise_bump(cedar, 6, 0.5, stretch=(5, 5, 0.3))
lead = kit.material('lead', (0.7, 0.02, 0.012), 0.6, bump=(10, 0.5), emit=(0.6, 0.012, 0.006), strength=0.12)
radius = 0.46
hexes = [(radius * math.cos(math.pi / 3 * k), radius * math.sin(math.pi / 3 * k)) for k in range(6)]
vertices, faces, count = [], [], 72
# where each flat meets the cone, so that the lacquer ends in scallops
for k in range(count):
    a = math.tau * k / count
    inside = (a % (math.pi / 3)) - math.pi / 6
    r = radius * math.cos(math.pi / 6) / math.cos(inside)
    vertices += [(r * math.cos(a), r * math.sin(a), 1.35 + (r - 0.4) * 5.4), (r * math.cos(a), r * math.sin(a), 17)]
for k in range(count):
    n = (k + 1) % count
    faces.append((2 * k, 2 * n, 2 * n + 1, 2 * k + 1))
body = kit.from_data('body', vertices, faces, lacquer)
parts = [body, kit.lathe([(0.165, 0.53), (0.2, 0.64), (0.462, 1.9), (0.462, 2.0)], cedar, segments=96), kit.lathe([(0, -0.02), (0.035, 0.0), (0.08, 0.1), (0.175, 0.56)], lead, segments=48)]
gold = macro.metal((0.75, 0.5, 0.18), 0.2)
name = kit.text('CORRECTION  412', 0.42, (0, -radius * math.cos(math.pi / 6) - 0.003, 8.2), (90, 90, 0), gold)
name.data.extrude = 0.002
parts.append(name)
pencil = kit.group(parts)
tip, tail = V((2.78, -0.16, 0.1)), V((15.4, 9.2, 1.15))
way = (tail - tip).normalized()
# laid down: it rests on its cone and its end
turned = way.to_track_quat('Z', 'Y')
turned.rotate(kit.Matrix.Rotation(math.radians(28), 3, way).to_quaternion())
pencil.rotation_euler = turned.to_euler()
pencil.location = tip + V((0, 0, 0.02))
macro.lint(14, lambda: (random.uniform(-6, 9), random.uniform(-5, 6), 0.12), 0.5)
# the low sun between slats
black = kit.material('slat', (0.01, 0.01, 0.01), 0.9)
kit.spot((-66, 46, 36), (1, 0, 0), (1, 0.6, 0.28), 1300000, 44, 0.3, 0.6)
for k in range(28):
    kit.box((90, 0.15, 1.25), (-26, 18, 1 + 2.3 * k), black, (0, 0, 54))
kit.area((46, 30, 22), (0, 0, 0), (10, 40), (0.12, 0.5, 0.62), 15000)
kit.area((-2, -40, 26), (0, 0, 0), (20, 12), (1, 0.75, 0.5), 1200)
macro.lens((-6.5, -25, 13), (2.6, 0.9, 0.3), 90, 4.5, (2.2, -0.1, 0.2), roll=7)
kit.glare(0.1, 0.03, 1.8, 6, (1, 0.7, 0.5))
kit.finish(job.out)
