"""The lit joint of a cable on wet asphalt: the signs across the street, in its puddles and far out of focus. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(97)
chance = np.random.default_rng(8)
def ground(x, y):
    # low places hold water; a patch near the lens stands out of it
    return 0.5 * np.sin(x * 0.13 + 0.6) * np.sin(y * 0.11 + 1.0) + 0.24 * np.sin(x * 0.41 + y * 0.2) - 0.1
tar = kit.material('tar', (0.012, 0.012, 0.013), 0.4, coat=0.1)
kit.noise_bump(tar, 3, 0.5)
macro.heap((90, 150), lambda x, y: ground(x, y + 46), tar, 300, 0.05)
kit.bpy.context.scene.objects['heap'].location.y = 46
stone = kit.material('stone', (0.07, 0.066, 0.062), 0.5)
shades = kit.noise(stone, 1.1, 4)
kit.link(stone, kit.ramp(stone, shades, [(0.4, (0.02, 0.02, 0.022)), (0.6, (0.14, 0.125, 0.11))]), kit.principled(stone)['Base Color'])
x, y = chance.uniform(-34, 34, 26000), -16 + 110 * chance.random(26000) ** 1.6
keep = (ground(x, y) > -0.1) | (chance.random(len(x)) < 0.1)
x, y = x[keep], y[keep]
size = 0.08 + 0.22 * chance.random(len(x)) ** 2.2
macro.grains(np.stack([x, y, ground(x, y) + size * 0.1], 1), size, stone)
# water stands in the low places
film = kit.material('film', (0.003, 0.003, 0.004), 0.02)
kit.principled(film)['Specular'].default_value = 1.0
kit.noise_bump(film, 0.6, 0.02)
kit.plane((200, 300), (0, 100, -0.12), film)
# the two halves of a cable's joint lie in it, the clear one lit: it has current
rubber = macro.plastic((0.85, 0.26, 0.02), 0.34, 14, 0.12)
clear = kit.material('clear', (1.0, 0.5, 0.12), 0.12, transmission=0.6, coat=1.0, emit=(1, 0.36, 0.04), strength=0.3)
black = macro.plastic((0.012, 0.012, 0.013), 0.4)
one = [kit.lathe([(0.46, -5.4), (0.56, -5.2), (0.6, -4.2), (0.9, -3.4), (1.16, -2.6), (1.2, -0.5), (1.32, -0.3), (1.32, -0.04), (1.1, 0)], black, segments=72), kit.lathe([(1.1, 0.04), (1.32, 0.08), (1.32, 0.34), (1.2, 0.5), (1.16, 2.6), (0.9, 3.5), (0.6, 4.3), (0.5, 4.5)], clear, segments=72)]
for k in range(9):
    one.append(kit.lathe([(1.18, -2.4 + 0.22 * k), (1.25, -2.36 + 0.22 * k), (1.25, -2.28 + 0.22 * k), (1.18, -2.22 + 0.22 * k)], black, segments=72))
for k in range(5):
    one.append(kit.lathe([(0.62 - 0.02 * k, 4.2 + 0.34 * k), (0.7 - 0.02 * k, 4.26 + 0.34 * k), (0.7 - 0.02 * k, 4.4 + 0.34 * k), (0.6 - 0.02 * k, 4.46 + 0.34 * k)], rubber, segments=48))
one.append(kit.tube([(0, 0, 4.2), (0, 0.1, 6), (0.3, 1.2, 9), (0.2, 5, 13), (0, 12, 15), (0, 20, 22)], 0.48, rubber, resolution=10))
one.append(kit.tube([(0, 0, -5), (0, 0.0, -7), (0.3, -1.6, -10), (0, -3, -16), (0, -2, -26)], 0.48, rubber, resolution=10))
joint = kit.group(one, (2.6, 0.4, 1.2), (0, 90, 14))
turn = math.radians(14)
def on():
    u, a = random.uniform(-5, 4.2), random.uniform(-0.2, 2.0)
    r = 1.2 if abs(u) < 2.6 else 1.2 - 0.32 * (abs(u) - 2.6)
    x, y = u, -r * math.sin(a)
    way = kit.Vector((0, -math.sin(a), math.cos(a)))
    return (2.6 + x * math.cos(turn) - y * math.sin(turn), 0.4 + x * math.sin(turn) + y * math.cos(turn), 1.2 + r * math.cos(a)), way
macro.drops(170, on, 0.13)
# signs: strokes of neon, a window, a lamp on a lift
for color, x, z, wide, high in (((1, 0.12, 0.32), -34, 27, 3, 34), ((1, 0.12, 0.32), -22, 20, 18, 3), ((0.06, 0.85, 0.8), 30, 30, 3, 40), ((0.06, 0.85, 0.8), 42, 22, 3, 24), ((1, 0.5, 0.16), 4, 15, 26, 14), ((1, 0.12, 0.32), -60, 24, 3, 20)):
    kit.box((wide, 1, high), (x, 190, z), macro.glow(color, 6), name='far')
kit.sphere(3.4, (16, 320, 66), macro.glow((0.85, 0.92, 1), 60), segments=24, name='far')
kit.point((4.2, 0.8, 0.9), (1, 0.42, 0.08), 180, 0.4)
kit.area((10, 80, 46), (2, 0, 0), (14, 14), (0.75, 0.86, 1), 12000)
kit.area((-24, 30, 10), (2, 0, 0), (4, 26), (1, 0.16, 0.34), 9000)
kit.area((26, 16, 10), (4, 0, 0), (4, 20), (0.08, 0.8, 0.8), 9000)
macro.lens((-3, -34, 8.4), (1.2, 0, 1.7), 85, 4.0, (2.6, -0.8, 1.4), roll=-3)
kit.area((-6, -26, 20), (4, 0, 0), (10, 10), (1, 0.7, 0.5), 16000)
kit.glare(0.18, 0.06, 1.3, 6, (0.8, 0.8, 1))
kit.finish(job.out)
