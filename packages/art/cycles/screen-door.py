"""The hook of a screen door at dusk: peeling paint, a rusty eye, wire mesh, one porch bulb far behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(118, background=(0.003, 0.002, 0.004))
V = kit.Vector
BULB = (1.0, 0.56, 0.2)
# paint that has come off its wood in flakes
board = kit.material('board', (0.5, 0.48, 0.42), 0.55)
grain = kit.noise(board, 0.8, 10, stretch=(2.6, 2.6, 0.07))
timber = kit.ramp(board, grain, [(0.34, (0.06, 0.045, 0.035)), (0.66, (0.24, 0.19, 0.15))])
flakes = kit.noise(board, 0.42, 12, stretch=(1.5, 1.5, 0.5))
left = kit.ramp(board, flakes, [(0.492, 0.0), (0.5, 1.0)])
mixed = kit.node(board, 'MixRGB')
kit.link(board, left, mixed.inputs[0])
kit.link(board, timber, mixed.inputs[1])
kit.link(board, kit.ramp(board, kit.noise(board, 2.2, 9), [(0.36, (0.3, 0.28, 0.23)), (0.6, (0.56, 0.54, 0.48))]), mixed.inputs[2])
kit.link(board, mixed.outputs[0], kit.principled(board)['Base Color'])
kit.link(board, kit.ramp(board, left, [(0.0, 0.85), (1.0, 0.36)]), kit.principled(board)['Roughness'])
kit.bump(board, grain, 0.5, 0.2)
kit.bump(board, left, 0.9, 0.07)
kit.noise_bump(board, 3, 0.2)
iron = macro.paint((0.16, 0.055, 0.022), under=(0.42, 0.4, 0.38), chips=0.1, scale=1.3, rough=0.6)
kit.noise_bump(iron, 5, 0.6)
wire = macro.metal((0.34, 0.33, 0.31), 0.3, wear=0.12, scale=2)
kit.box((7.2, 3, 90), (-5.6, 1.5, 0), board, bevel=0.28)
kit.box((20, 4, 90), (-19.8, 2.0, 0), board, bevel=0.28)
kit.box((0.9, 0.8, 90), (-2.6, -0.1, 0), board, bevel=0.16)
# the mesh, woven
lines, pitch = [], 0.17
for k in range(150):
    x = -2.2 + pitch * k
    lines.append([(x + 0.03 * math.sin(z * 0.4 + k * 0.1), 0.7 + 0.018 * (1 if (n + k) % 2 else -1) + 0.25 * math.sin(x * 0.12) * math.sin(z * 0.1), z) for n, z in enumerate(np.arange(-11, 11, pitch))])
for n, z in enumerate(np.arange(-11, 11, pitch)):
    lines.append([(-2.2 + pitch * k, 0.7 - 0.018 * (1 if (n + k) % 2 else -1) + 0.25 * math.sin((-2.2 + pitch * k) * 0.12) * math.sin(z * 0.1), z + 0.02 * math.sin(k * 0.07 + n)) for k in range(150)])
kit.tubes(lines, 0.021, wire, 2, 'mesh')


def eye(x, z):
    """A screw eye, its ring across the hook."""
    kit.tube([(x, 0.4, z), (x, -0.35, z)], 0.2, iron)
    kit.tube([(x + 0.02 * math.sin(a), -0.95 + 0.62 * math.cos(a), z + 0.62 * math.sin(a)) for a in [math.tau * k / 24 for k in range(24)]], 0.19, iron, closed=True, resolution=8)
    kit.lathe([(0.0, 0.12), (0.36, 0.1), (0.42, 0.0)], iron, (x, -0.01, z), (90, 0, 0), segments=32)


eye(-11.6, 1.6)
eye(-5.2, 1.5)
hook = [(-11.75, -1.3, 2.5), (-12.15, -1.0, 1.9), (-11.8, -0.9, 1.25), (-11.2, -0.95, 1.5), (-9.6, -1.05, 1.66), (-7.4, -1.05, 1.66), (-6.2, -1.0, 1.66), (-5.5, -1.0, 1.7), (-5.1, -1.0, 1.35), (-4.95, -1.02, 0.7), (-4.75, -1.05, 0.2)]
kit.tube(hook, 0.2, iron, resolution=10)
dust = kit.material('dust', (0.5, 0.46, 0.42), 0.95)
chance = np.random.default_rng(7)
n = 1400
macro.grains(np.column_stack([chance.uniform(-2, 14, n), 0.68 + chance.normal(0, 0.03, n), chance.uniform(-9, 9, n)]), 0.006 + 0.02 * chance.random(n) ** 3, dust)
macro.lint(26, lambda: (random.uniform(-2, 10), 0.64, random.uniform(-7, 7)), 0.9)
# the bulb, the yard at dusk
kit.sphere(4.6, (-6.2, 118, -0.4), macro.glow(BULB, 12), segments=32, name='far')
sky = kit.material('backdrop', (0, 0, 0), 1)
split = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], split.inputs[0])
kit.link(sky, kit.ramp(sky, split.outputs['Y'], [(0.3, (0.006, 0.004, 0.008)), (0.43, (0.02, 0.01, 0.016)), (0.46, (0.5, 0.17, 0.12)), (0.52, (0.34, 0.13, 0.2)), (0.62, (0.12, 0.07, 0.2)), (0.85, (0.03, 0.03, 0.1))]), kit.principled(sky)['Emission'])
kit.plane((900, 420), (0, 330, 0), sky, (90, 0, 0))
macro.far(5, (40, 150), (240, 300), (-26, -8), (1.6, 2.6), (BULB, (1, 0.62, 0.34)), (1, 3))
kit.area((22, 40, 13), (-4, 0, 0), (8, 8), BULB, 26000)
kit.area((18, -12, 14), (-6, 0, 1), (7, 7), BULB, 9500)
kit.area((-46, -26, 24), (-8, 0, 0), (20, 30), (0.42, 0.34, 0.85), 12000)
macro.lens((2.4, -26, 3.2), (-3.2, 0, 0.5), 86, 3.2, (-5.2, -1.2, 1.2), roll=4)
kit.glare(0.24, 0.05, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
