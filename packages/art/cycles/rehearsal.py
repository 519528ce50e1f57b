"""A dance floor before call: black marley with tape marks, a mirror wall with its barre, one lamp in the haze."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.002, 0.0016, 0.0035), seed=11, bounces=6)

# marley: satin vinyl in rolls, seams taped, scuffed by shoes
marley, g = graph_material('marley')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, z = g.split(p)
scuff = g.noise(g.vector('MULTIPLY', p, (1.0, 0.35, 1.0)), 3.0, 9.0, 1.4)
rough = g.math('ADD', 0.24, g.math('MULTIPLY', g.step(scuff, 0.25, 0.8), 0.14))
tone = g.mix(g.step(scuff, 0.52, 0.74), (0.008, 0.008, 0.009), (0.028, 0.028, 0.03))
seam = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', g.math('ADD', x, 1.05), 1.8)), 0.5)), 0.017)
tone = g.mix(seam, tone, (0.05, 0.05, 0.052))
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.5}).outputs[0])
kit.plane((16, 30), (0, 10, 0), marley)

white = kit.material('tape', (0.85, 0.83, 0.78), 0.55)
red = kit.material('red-tape', (0.7, 0.12, 0.05), 0.55)


def cross(x, y, turn, made=white, size=0.34):
    for a in (45, -45):
        kit.box((size, 0.048, 0.002), (x, y, 0.002), made, (0, 0, turn + a))


def corner(x, y, turn, made=white):
    kit.box((0.42, 0.048, 0.002), (x, y, 0.002), made, (0, 0, turn))
    a = math.radians(turn)
    kit.box((0.048, 0.42, 0.002), (x - 0.19 * math.cos(a) - 0.19 * math.sin(a) * -1, y - 0.19 * math.sin(a) - 0.19 * math.cos(a) * -1, 0.002), made, (0, 0, turn))


cross(-0.55, 1.75, 8, size=0.3)
for x, y, turn in ((0.9, 2.7, -4), (-1.5, 3.5, 12), (0.2, 4.4, 3), (1.9, 4.9, -9), (-0.7, 6.0, 5), (1.1, 6.9, 0), (-2.1, 7.2, 9), (0.1, 8.8, 0)):
    cross(x, y, turn, red if x in (0.9, -2.1) else white)
corner(-2.6, 5.0, 0)
for i in range(7):
    kit.box((0.3, 0.04, 0.002), (-2.4 + i * 0.62, 3.05 + i * 0.02, 0.002), white)
    kit.box((0.012, 0.04, 0.0022), (-2.4 + i * 0.62, 3.05 + i * 0.02, 0.002), red)

# mirrors along the left wall with thin joints, a wooden barre on brackets
mirror = kit.material('mirror', (0.8, 0.84, 0.84), 0.015, 1.0)
joint = kit.material('joint', (0.01, 0.01, 0.01), 0.5)
wall = kit.material('wall', (0.07, 0.065, 0.07), 0.9)
kit.principled(wall)['Specular'].default_value = 0
wood = kit.material('wood', (0.32, 0.16, 0.07), 0.3, coat=0.4)
iron = kit.material('iron', (0.02, 0.02, 0.02), 0.5)
kit.box((0.2, 30, 6), (-3.75, 10, 3), wall)
for i in range(10):
    kit.box((0.02, 1.77, 2.3), (-3.62, 0.4 + i * 1.8, 1.35), mirror, (0, 0, random.uniform(-0.12, 0.12)))
kit.tube([(-3.3, -3, 1.02), (-3.3, 15.5, 1.02)], 0.026, wood, smooth=False)
kit.tube([(-3.3, -3, 0.78), (-3.3, 15.5, 0.78)], 0.022, wood, smooth=False)
for i in range(9):
    kit.box((0.34, 0.03, 0.04), (-3.46, 0.4 + i * 1.8, 0.98), iron)
    kit.box((0.34, 0.03, 0.04), (-3.46, 0.4 + i * 1.8, 0.75), iron)
kit.box((16, 0.2, 6), (0, 16.5, 3), wall)
kit.box((0.2, 30, 6), (6.6, 10, 3), wall)
kit.box((0.2, 0.8, 1.7), (6.4, 12, 0.9), joint)

# the light: one lamp low at the back, violet haze, and a second one warm
violet, lamp = (0.5, 0.3, 1.0), (1.6, 15.2, 3.3)
kit.spot(lamp, (-0.4, 4, 0), violet, 1500, 62, 0.7, 0.12)
eye = kit.sphere(0.16, lamp, glow('eye', (0.72, 0.6, 1.0), 12))
eye.visible_diffuse = eye.visible_shadow = False
kit.area((0, 9, 5.6), (0, 5, 0), (5, 2), (0.45, 0.35, 1.0), 700).visible_glossy = False
beam(lamp, (-0.9, 3.0, -1.2), 0.16, 2.9, violet, 0.16, smoke=0.35)
beam(lamp, (3.6, 7.0, -0.6), 0.14, 1.3, violet, 0.12, smoke=0.35)
kit.spot((5.8, 9.0, 4.6), (-0.2, 3.2, 0), (1, 0.55, 0.24), 1100, 40, 0.8, 0.2)
kit.tube([(1.6, 15.2, 0), (1.6, 15.2, 3.1)], 0.03, iron, smooth=False)
kit.box((0.62, 0.4, 0.42), (-2.5, 12.6, 0.21), iron)
kit.camera((0.75, -0.7, 0.62), (-0.5, 6, 0.75), 28, 1.1, 2.75)
kit.exposure(0.3)
kit.glare(0.3, 0.07, streak_color=(0.6, 0.5, 1.0))
hush()
kit.finish(job.out)
