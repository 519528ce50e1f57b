"""A white lily, close: an anther drops its pollen on a petal. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(83)
V = kit.Vector
chance = np.random.default_rng(6)
white = kit.material('petal', (0.78, 0.7, 0.68), 0.42)
kit.principled(white)['Sheen'].default_value = 0.4
veins = kit.noise(white, 1.0, 6, stretch=(0.25, 5.0, 5.0))
kit.bump(white, veins, 0.25, 0.06)
kit.link(white, kit.ramp(white, veins, [(0.34, (0.62, 0.4, 0.42)), (0.56, (0.8, 0.74, 0.72))]), kit.principled(white)['Base Color'])
through, mixed = kit.node(white, 'BsdfTranslucent'), kit.node(white, 'MixShader')
through.inputs['Color'].default_value = (0.9, 0.5, 0.5, 1)
mixed.inputs[0].default_value = 0.34
kit.link(white, white.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
kit.link(white, through.outputs[0], mixed.inputs[2])
kit.link(white, mixed.outputs[0], white.node_tree.nodes['Material Output'].inputs['Surface'])


def place(t, u, long=13.0, wide=3.1):
    """A place of a petal along x: it rises, opens and rolls back; u runs across from -1 to 1."""
    w = wide * math.sin(math.pi * min(1, 0.08 + 0.92 * t)) ** 0.7 * (1 - 0.25 * t)
    bend = 1.15 * t - 1.5 * t * t
    rib = -0.5 * math.exp(-(u / 0.16) ** 2) * (1 - t) + 0.16 * math.sin(7 * t + 3 * u) * abs(u)
    return V((long * t, w * u, 4.2 * bend * 2 + 1.5 * u * u * (1 - 0.8 * t) + 0.5 * rib))


def petal(turn, tilt, at=(0, 0, 0), long=13.0):
    rows, across = 80, 48
    vertices = [tuple(place(i / rows, 2 * k / across - 1, long)) for i in range(rows + 1) for k in range(across + 1)]
    n = across + 1
    faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(rows) for k in range(across)]
    return kit.group([kit.from_data('petal', vertices, faces, white)], at, (0, tilt, turn))


near = petal(-14, 2)
petal(62, -26, (0, 0.6, 0.2))
petal(126, -34, (-0.4, 0.4, 0.2))
petal(-92, -22, (0, -0.6, 0))
petal(22, -44, (-0.2, 0.5, 0.6))
# filaments and anthers, heavy with pollen
pale = kit.material('filament', (0.5, 0.55, 0.2), 0.5)
rust = kit.material('pollen', (0.42, 0.1, 0.012), 0.95)
for end, lean in (((9.4, -3.2, 6.0), 20), ((7.2, 1.6, 7.6), -34), ((4.6, -5.0, 6.6), 60)):
    kit.tube([(0, 0, 0.4), (end[0] * 0.5, end[1] * 0.4, end[2] * 0.75), end], 0.12, pale)
    body_ = kit.sphere(0.5, end, rust, (2.6, 0.7, 0.6), 32)
    body_.rotation_euler = (0, math.radians(-18), math.radians(lean))
    core = chance.normal(0, 1, (2600, 3))
    core /= np.linalg.norm(core, axis=1)[:, None]
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    x, y, z = (core * (1.34, 0.4, 0.36)).T
    grains = np.stack([c * x - s * y + end[0], s * x + c * y + end[1], z + end[2]], 1)
    macro.grains(grains, 0.025 + 0.05 * chance.random(len(grains)) ** 2, rust)
kit.tube([(0, 0, 0.4), (5.4, -0.6, 3.6), (8.2, 0.4, 5.0)], 0.2, pale)
kit.bpy.context.view_layer.update()
world = near.matrix_world
fallen, sizes = [], []
for _ in range(1500):
    t, u = min(0.96, max(0.2, chance.normal(0.68, 0.1))), max(-0.9, min(0.9, chance.normal(0.05, 0.3)))
    fallen.append(tuple(world @ (place(t, u) + V((0, 0, 0.03)))))
    sizes.append(0.016 + 0.05 * chance.random() ** 4)
macro.grains(np.array(fallen), np.array(sizes), rust)

kit.area((-14, 26, 26), (7, 0, 2), (8, 16), (1, 0.7, 0.52), 30000)
kit.area((30, 20, -6), (7, 0, 2), (10, 30), (0.9, 0.16, 0.3), 16000)
kit.area((2, -40, 20), (7, 0, 3), (20, 14), (0.9, 0.8, 0.76), 9000)
macro.backdrop((10, 120, 10), (300, 240), [(0, (0.1, 0.03, 0.045)), (0.4, (0.03, 0.008, 0.014)), (1, (0.003, 0.001, 0.002))])
macro.lens((9, -44, 17), (6.8, -1.4, 3.2), 112, 4.0, (8.4, -3.0, 5.0))
kit.glare(0.12, 0.0, 1.6)
kit.finish(job.out)
