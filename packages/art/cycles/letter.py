"""A love letter pinned to a wall, its corner alight. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
from marker import write
import numpy as np

job = macro.start(107, bounces=8)
V = kit.Vector
paper = kit.material('letter', (0.62, 0.54, 0.4), 0.8, bump=(18, 0.16))
# how far the fire has come: a front across the sheet, frayed by noise
place = kit.node(paper, 'SeparateXYZ')
kit.link(paper, kit.node(paper, 'TexCoord').outputs['Object'], place.inputs[0])


def times(socket, by, plus=None):
    made = kit.node(paper, 'Math', operation='MULTIPLY_ADD')
    made.inputs[1].default_value = by
    kit.link(paper, socket, made.inputs[0])
    if plus is None:
        made.inputs[2].default_value = 0
    else:
        kit.link(paper, plus, made.inputs[2])
    return made.outputs[0]


front = times(place.outputs['X'], -0.036, times(place.outputs['Z'], 0.05, times(kit.noise(paper, 0.32, 10), 0.75)))
colors = kit.ramp(paper, front, [(0.16, (0.0, 0.0, 0.0)), (0.215, (0.006, 0.005, 0.004)), (0.26, (0.05, 0.02, 0.008)), (0.34, (0.34, 0.2, 0.09)), (0.46, (0.64, 0.56, 0.42))])
kit.link(paper, colors, kit.principled(paper)['Base Color'])
kit.link(paper, kit.ramp(paper, front, [(0.155, (0, 0, 0)), (0.168, (1.0, 0.3, 0.05)), (0.184, (1.0, 0.1, 0.01)), (0.2, (0, 0, 0))]), kit.principled(paper)['Emission'])
kit.principled(paper)['Emission Strength'].default_value = 13
gone = kit.ramp(paper, front, [(0.15, 0.0), (0.157, 1.0)])
kit.link(paper, gone, kit.principled(paper)['Alpha'])
through, mixed = kit.node(paper, 'BsdfTranslucent'), kit.node(paper, 'MixShader')
rows, columns = 120, 90
vertices = []
for r in range(rows + 1):
    for c in range(columns + 1):
        x, z = -9 + 18 * c / columns, -12 + 24 * r / rows
        near = max(0.0, min(1.0, (x * 0.036 - z * 0.05 + 0.28) * 1.6))
        fold = 0.5 * math.exp(-((z - 2) / 0.7) ** 2)
        vertices.append((x, -0.6 - 1.2 * max(0, (8 - z) / 20) ** 1.5 - 3.4 * near ** 2 - 0.4 * fold + 0.3 * near * math.sin(2.1 * x + z), z))
faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)]
sheet = kit.from_data('letter', vertices, faces, paper)
ink = kit.material('ink', (0.012, 0.014, 0.05), 0.6)
for words, z, x in (('DEAR R,', 8.2, -4.6), ('I NEVER SENT', 5.7, -2.2), ('THE OTHERS.', 3.9, -2.6)):
    line = write(words, 1.1, ink, (x, -0.92, z), (90, 0, 0), 0.12, 0.12)
wall = kit.material('wall', (0.09, 0.05, 0.036), 0.85, bump=(2.4, 0.35))
kit.noise_bump(wall, 14, 0.4)
kit.plane((300, 200), (0, 0.4, 0), wall, (90, 0, 0))
for x, z, turn in ((-24, 4, 5), (20, 9, -4)):
    kit.box((18, 0.06, 24), (x, 0.0, z), kit.material('sheet', (0.5, 0.44, 0.34), 0.85), (0, turn, 0))
pin = kit.lathe([(0, 0), (0.62, 0.1), (0.72, 0.4), (0.5, 0.66), (0.34, 1.0), (0.44, 1.5), (0.3, 1.75), (0, 1.8)], macro.plastic((0.5, 0.02, 0.015), 0.16), (-0.6, -0.8, 10.2), (90, 0, 0), 64)
chance = np.random.default_rng(4)
spark = macro.glow((1.0, 0.3, 0.06), 30)
macro.grains(np.stack([chance.normal(6, 4, 140), chance.uniform(-9, -1, 140), chance.uniform(-6, 14, 140)], 1), 0.02 + 0.06 * chance.random(140) ** 3, spark)
kit.point((6.5, -2.6, -3.6), (1, 0.36, 0.08), 6500, 0.8)
kit.point((2.5, -2.2, -6.4), (1, 0.36, 0.08), 5000, 0.8)
kit.area((-30, -34, 26), (0, 0, 4), (10, 20), (1, 0.62, 0.36), 15000)
kit.area((-40, -10, 0), (0, 0, 4), (6, 30), (0.2, 0.4, 0.7), 6000)
macro.lens((5, -48, 1), (1.2, 0, 2.6), 92, 2.8, (2.0, -1.6, 1.0))
kit.glare(0.22, 0.03, 1.2, 6, (1, 0.5, 0.2))
kit.finish(job.out)
