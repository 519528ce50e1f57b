"""The rim of the crew's umbrella in the rain, drops along its hem, a lamp under it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(45, background=(0.0014, 0.002, 0.0024))
V = kit.Vector
REACH, HIGH, RIBS = 52.0, 24.0, 8
cloth = kit.material('cloth', (0.5, 0.15, 0.025), 0.55, bump=(26, 0.2))
kit.uneven_rough(cloth, 0.3, 0.2, 0.6)
wet = kit.noise(cloth, 0.22, 8)
kit.link(cloth, kit.ramp(cloth, wet, [(0.4, (0.32, 0.085, 0.014)), (0.6, (0.56, 0.18, 0.03))]), kit.principled(cloth)['Base Color'])
# light passes through it
through, mixed = kit.node(cloth, 'BsdfTranslucent'), kit.node(cloth, 'MixShader')
through.inputs['Color'].default_value = (0.9, 0.3, 0.06, 1)
mixed.inputs[0].default_value = 0.45
kit.link(cloth, cloth.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
kit.link(cloth, through.outputs[0], mixed.inputs[2])
kit.link(cloth, mixed.outputs[0], cloth.node_tree.nodes['Material Output'].inputs['Surface'])
steel = macro.metal((0.6, 0.59, 0.57), 0.2)
black = macro.plastic((0.012, 0.012, 0.013), 0.3)
clear = macro.water()


def rib(k, v):
    """A place on a rib, `v` from the crown (0) to the rim (1)."""
    a = math.tau * k / RIBS - math.pi / 2
    r = REACH * math.sin(v * 1.25) / math.sin(1.25)
    return V((r * math.cos(a), r * math.sin(a), HIGH * (math.cos(v * 1.25) - math.cos(1.25)) / (1 - math.cos(1.25))))


def skin(k, u, v):
    """A place on the cloth between rib `k` and the next, `u` from 0 to 1; its hem is drawn up between them."""
    arch = 4 * u * (1 - u)
    w = v * (1 - 0.075 * arch * v ** 3)
    flat = rib(k, w).lerp(rib(k + 1, w), u)
    return flat + V((0, 0, -1.1 * arch * math.sin(math.pi * min(1, v)) ** 0.7)) + V((0, 0, 0.05 * math.sin(u * 40 + 9 * v) * v ** 6))


def normal(k, u, v):
    """Away from the cloth at a place."""
    here = skin(k, u, v)
    out = (skin(k, u + 0.01, v) - here).cross(here - skin(k, u, v - 0.01))
    return -out.normalized() if out.z < 0 else out.normalized()


across, along = 150, 200
for k in (-2, -1, 0, 1):
    vertices = [tuple(skin(k, i / (across - 1), 0.15 + 0.85 * j / (along - 1))) for j in range(along) for i in range(across)]
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(along - 1) for i in range(across - 1)]
    kit.from_data('panel', vertices, faces, cloth)
    hem = [skin(k, i / 120, 1.0) for i in range(121)]
    kit.tubes([hem], 0.09, kit.material('hem', (0.3, 0.08, 0.012), 0.6, bump=(40, 0.4)), 2)
    stitches = []
    for i in range(2, 118):
        a, b = skin(k, i / 120, 0.978), skin(k, (i + 0.6) / 120, 0.978)
        n = normal(k, i / 120, 0.97) * 0.03
        stitches.append([a + n, b + n])
    kit.tubes(stitches, 0.03, kit.material('thread', (0.7, 0.3, 0.08), 0.7), 1)
    # the seam along a rib
    kit.tubes([[rib(k, 0.15 + 0.85 * j / 60) + V((0, 0, 0.03)) for j in range(61)]], 0.1, cloth, 2)
    kit.tubes([[rib(k, 0.15 + 0.85 * j / 60) - V((0, 0, 0.3)) for j in range(61)]], 0.14, steel, 2)
    end, before = rib(k, 1.0), rib(k, 0.97)
    way = (end - before).normalized()
    cap = kit.lathe([(0.0, -0.5), (0.2, -0.5), (0.2, 0.3), (0.24, 0.4), (0.36, 0.62), (0.4, 0.85), (0.34, 1.1), (0.18, 1.26), (0.0, 1.3)], black if k else steel, end - V((0, 0, 0.12)), segments=48)
    cap.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
    for turn in (-0.16, 0.0, 0.16):
        kit.tube([end - way * 0.1 + V((turn, 0, 0.05)), end + way * 0.18 + V((turn * 0.4, -0.05, -0.1))], 0.03, kit.material('thread', (0.7, 0.3, 0.08), 0.7))


def bead():
    k, u, v = random.choice((-1, -1, 0)), random.random(), random.uniform(0.72, 0.995)
    return tuple(skin(k, u, v) + normal(k, u, v) * 0.01), tuple(normal(k, u, v))


macro.drops(2600, bead, 0.32, clear, 0.5, small=3)
macro.drops(120, bead, 0.55, clear, 0.42)
# what hangs from the hem, and what has let go
for k in (-1, 0):
    for _ in range(26):
        u = random.random()
        at = skin(k, u, 1.0)
        size = random.uniform(0.12, 0.24)
        hang = macro.dome(clear, 1.5, 0.04)
        hang.location, hang.rotation_euler, hang.scale = at - V((0, 0, 0.02)), (math.pi, 0, 0), (size, size, size * random.uniform(0.8, 1.7))
tip = rib(0, 1.0) + (rib(0, 1.0) - rib(0, 0.97)).normalized() * 1.1
hang = macro.dome(clear, 1.7, 0.04)
hang.location, hang.rotation_euler, hang.scale = tip - V((0, 0, 0.2)), (math.pi, 0, 0), (0.3, 0.3, 0.36)
for drop, size in ((2.6, 0.26), (5.2, 0.2)):
    kit.sphere(size, tip - V((0, 0, drop)), clear, (1, 1, 1.25))
# rain before the street's lights
streaks = []
for _ in range(240):
    x, y, z = random.uniform(-60, 60), random.uniform(-62, 80), random.uniform(-40, 50)
    if (V((x, y, z)) - V((-16, -92, -4))).length < 26:
        continue
    streaks.append([(x, y, z), (x + 0.3, y, z - random.uniform(2, 4))])
kit.tubes(streaks, 0.022, kit.material('rain', (1, 1, 1), 0.1, emit=(0.5, 0.9, 1.0), strength=0.12))
macro.far(13, (75, 200), (200, 280), (-30, 14), (2.0, 3.6), (kit.TEAL, kit.TEAL, (0.1, 0.5, 0.6), (1, 0.14, 0.06), (1, 0.5, 0.16)), (1.5, 4))
macro.backdrop((150, 320, 0), (500, 280), [(0, (0.012, 0.05, 0.056)), (0.5, (0.004, 0.016, 0.02)), (1, (0.001, 0.002, 0.003))])
kit.area((9, -32, -3), (0, -44, 9), (5, 5), (1, 0.6, 0.28), 5200)
kit.area((-34, -70, 40), (0, -50, 4), (6, 26), (0.12, 0.66, 0.74), 16000)
kit.area((-10, -20, 60), (0, -50, 4), (30, 5), (0.4, 0.8, 0.9), 12000)
kit.area((46, -50, 50), (0, -50, 0), (10, 20), (1, 0.66, 0.36), 9000)
macro.lens((-20, -101, -0.5), (2.6, -52, 1.0), 96, 2.8, tuple(tip), roll=-9)
kit.glare(0.18, 0.05, 1.2, 6, (0.6, 0.9, 1.0))
kit.finish(job.out)
