"""One lit apartment high in a tower at dusk, its curtain wall and terraces seen through a long lens."""
import os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import block, facade, glow, hush, tower
from shading import graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=9, bounces=4)
sky([(0.0, (0.5, 0.2, 0.1)), (0.06, (0.3, 0.17, 0.14)), (0.16, (0.07, 0.13, 0.19)), (0.4, (0.015, 0.05, 0.1)), (1.0, (0.006, 0.018, 0.05))], 0.55)

slab = kit.material('slab', (0.3, 0.3, 0.3), 0.75, bump=(3.0, 0.05))
frame = kit.material('frame', (0.03, 0.03, 0.032), 0.4, 0.6)
dark = kit.material('dark-glass', (0.006, 0.009, 0.012), 0.06)
clear, g = graph_material('clear-glass')
g.out(g.blend(g.node('ShaderNodeFresnel', {'IOR': 1.4}).outputs[0], g.node('ShaderNodeBsdfTransparent').outputs[0], g.node('ShaderNodeBsdfGlossy', {'Roughness': 0.03}).outputs[0]))
ceiling = kit.material('ceiling', (0.8, 0.62, 0.42), 0.8)
room = kit.material('room', (0.55, 0.36, 0.2), 0.8)
linen = kit.material('linen', (0.75, 0.62, 0.48), 0.9)
WARM = (1, 0.5, 0.18)

WIDE, DEEP, HIGH, FLOORS, HOME = 26.0, 22.0, 3.7, 26, 14


def terrace(z):
    """Slab with a white edge and a glass rail on two sides."""
    block(0, 0, z - 0.17, WIDE + 3.6, DEEP + 3.6, 0.34, slab)
    for x, y, w, d in ((0, -DEEP / 2 - 1.7, WIDE + 3.4, 0.03), (WIDE / 2 + 1.7, 0, 0.03, DEEP + 3.4)):
        block(x, y, z + 0.17, w, d, 0.95, clear)
        block(x, y, z + 1.12, max(w, 0.06), max(d, 0.06), 0.05, frame)


def glazing(z, pane):
    """Panes and their bars between two slabs."""
    for i in range(11):
        x, y = -WIDE / 2 + i * WIDE / 10, -DEEP / 2 + i * DEEP / 10
        block(x, -DEEP / 2, z, 0.1, 0.16, HIGH, frame)
        block(WIDE / 2, y, z, 0.16, 0.1, HIGH, frame)
        if i < 10:
            one = pane if pane else random.choice((dark, dark, dark, dim)) if random.random() < 0.3 else dark
            block(x + WIDE / 20, -DEEP / 2 + 0.04, z, WIDE / 10, 0.02, HIGH, one)
            one = pane if pane else random.choice((dark, dark, dark, dim)) if random.random() < 0.3 else dark
            block(WIDE / 2 - 0.04, y + DEEP / 20, z, 0.02, DEEP / 10, HIGH, one)


dim, g = graph_material('dim-window')
p = g.split(g.node('ShaderNodeNewGeometry').outputs['Position'])
height = g.math('FRACT', g.math('DIVIDE', p[2], HIGH))
g.out(g.node('ShaderNodeAddShader', {0: g.node('ShaderNodeBsdfGlossy', {'Color': (0.05, 0.05, 0.05), 'Roughness': 0.05}).outputs[0],
                                     1: g.emission((1, 0.45, 0.16), g.math('MULTIPLY', g.math('POWER', height, 3.0), 0.6))}).outputs[0])

for floor in range(FLOORS):
    z = floor * HIGH
    terrace(z)
    if floor != HOME:
        block(0, 0, z, WIDE - 0.6, DEEP - 0.6, HIGH, dark)
    glazing(z, clear if floor == HOME else None)

z = HOME * HIGH
block(0, 4, z, WIDE * 0.9, 0.3, HIGH, room)
block(-5, 0, z, 0.3, 8, HIGH, room)
block(0, 0, z + HIGH - 0.42, WIDE - 1, DEEP - 1, 0.1, ceiling)
strip = glow('strip', (1, 0.6, 0.26), 14)
for x in (-10, -6, -2, 2, 6, 10):
    kit.area((x, -3, z + HIGH - 0.5), (x, -3, z), (2.4, 6), WARM, 900)
    block(x, -9.4, z + HIGH - 0.5, 1.6, 0.12, 0.05, strip)
for x, w in ((-11.9, 1.5), (-1.2, 0.9), (11.8, 1.6)):
    for i in range(int(w / 0.12)):
        kit.cylinder(0.075, HIGH - 0.6, (x - w / 2 + i * 0.12, -DEEP / 2 + 0.5 + 0.05 * (i % 2), z + HIGH / 2 - 0.1), linen, segments=12)
block(4, -6, z, 4.6, 1.6, 0.8, linen)
block(4, -5.4, z + 0.8, 4.6, 0.4, 0.5, linen)
kit.cylinder(0.03, 1.7, (8.2, -7.5, z + 0.85), frame)
kit.sphere(0.34, (8.2, -7.5, z + 1.9), glow('globe', (1, 0.7, 0.4), 16))
kit.sphere(0.26, (-7.6, -6.0, z + 2.2), glow('pendant', (1, 0.7, 0.4), 16))

skin = facade('glass', (0.2, 0.1, 0.075), 1300, lit=0.26, light=2.2)
for i in range(26):
    x = -100 + i * 30 + random.uniform(-12, 12)
    tower(x - 700, random.uniform(900, 1500), random.uniform(24, 40), 30, random.uniform(14, 52), skin, mast=0)
kit.camera((62, -118, z - 9), (9.0, 0, z + 2.6), 92, 2.0, (13, -11, z + 2))
kit.glare(0.3, 0.06)
hush()
kit.finish(job.out)
