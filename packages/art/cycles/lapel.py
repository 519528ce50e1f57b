"""Before an interview: a small microphone clipped to a jacket's lapel, window light on the cloth. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np
from body import along

job = macro.start(73, background=(0.0012, 0.002, 0.0026))
V = kit.Vector


def twill(color, scale, rough=0.9):
    """Cloth of crossing threads, a fuzz on it."""
    made = kit.material('twill', color, rough)
    place = kit.node(made, 'TexCoord')
    total = None
    for axis, turn in (('X', 0.72), ('Y', -0.5)):
        mapping = kit.node(made, 'Mapping')
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        kit.link(made, place.outputs['UV'], mapping.inputs['Vector'])
        wave = kit.node(made, 'TexWave', bands_direction=axis, scale=scale, distortion=1.2, detail=2.0)
        wave.inputs['Detail Scale'].default_value = 3.0
        kit.link(made, mapping.outputs[0], wave.inputs['Vector'])
        if total is None:
            total = wave.outputs['Fac']
        else:
            plus = kit.node(made, 'Math', operation='MULTIPLY')
            kit.link(made, total, plus.inputs[0])
            kit.link(made, wave.outputs['Fac'], plus.inputs[1])
            total = plus.outputs[0]
    kit.bump(made, total, 0.9, 0.06)
    kit.noise_bump(made, 5.0, 0.25)
    dark = tuple(c * 0.45 for c in color)
    kit.link(made, kit.ramp(made, total, [(0.15, dark), (0.8, color)]), kit.principled(made)['Base Color'])
    kit.principled(made)['Sheen'].default_value = 0.7
    kit.principled(made)['Specular'].default_value = 0.12
    return made


def chest(x, z):
    """How far toward the camera (-y) a breast stands at a place."""
    return -5.5 * np.cos(np.clip(x / 19, -1.5, 1.5)) + 0.006 * (z - 2) ** 2


def sheet(edge, made, name, lift=0.0, curl=0.0, steps=(70, 120)):
    """Cloth on the breast: `edge(v)` gives its left and right x at height z(v); `lift` keeps it off, `curl` rolls its left edge."""
    vertices, uvs, faces = [], [], []
    for j in range(steps[1] + 1):
        v = j / steps[1]
        z = 16 - 32 * v
        left, right = edge(z)
        for i in range(steps[0] + 1):
            u = i / steps[0]
            x = left + (right - left) * u
            fold = 0.16 * math.sin(z * 0.33 + x * 0.5) + 0.07 * math.sin(z * 0.9 - x * 0.7)
            y = chest(x, z) - lift - fold * 0.7 - curl * (4 * u * (1 - u)) ** 0.7
            vertices.append((x, y, z))
            uvs.append((x, z))
    wide = steps[0] + 1
    for j in range(steps[1]):
        for i in range(steps[0]):
            a = j * wide + i
            faces.append((a, a + wide, a + wide + 1, a + 1))
    thing = kit.from_data(name, vertices, faces, made)
    layer = thing.data.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', np.array([uvs[loop.vertex_index] for loop in thing.data.loops]).ravel())
    shell = thing.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness, shell.offset = 0.16, 1
    rim = thing.modifiers.new('rim', 'BEVEL')
    rim.width, rim.segments = 0.07, 3
    return thing


shirt = twill((0.42, 0.44, 0.46), 5.0)
coat = twill((0.05, 0.062, 0.085), 2.4)
facing = twill((0.06, 0.075, 0.1), 2.4)
silk = twill((0.14, 0.02, 0.012), 3.2, 0.4)
sheet(lambda z: (-26, 26), shirt, 'shirt', 0.0)
sheet(lambda z: (-3.2 + 0.06 * (z - 16), 1.9 - 0.05 * (z - 16)), silk, 'tie', 0.5, 0.5)
# the jacket's two sides meet low; each lapel lies folded back on its own
sheet(lambda z: (-30, -4.2 - 0.34 * (z + 16) * 0.62), coat, 'left', 0.9)
sheet(lambda z: (4.2 + 0.34 * (z + 16) * 0.62, 30), coat, 'right', 0.9)


def lapel(z):
    """The folded part: a notch near the collar."""
    inner = 3.6 + 0.34 * (z + 16) * 0.6
    wide = 1.2 + 0.42 * (z + 16) * 0.62
    if z > 8.2:
        wide -= 2.6 if z < 9.4 else 1.6
    return inner, inner + max(0.4, wide)


sheet(lapel, facing, 'lapel', 1.35, 0.25)
sheet(lambda z: tuple(-x for x in reversed(lapel(z))), facing, 'lapel', 1.35, 0.25)
# stitches along its edge
thread = kit.material('thread', (0.03, 0.04, 0.055), 0.7)
stitches = []
for k in range(86):
    z = -15 + 0.27 * k
    x = lapel(z)[1] - 0.42
    if 7.9 < z < 9.7:
        continue
    y = float(chest(x, z)) - 1.66
    stitches.append([(x, y, z), (x + 0.02, y - 0.03, z + 0.1), (x + 0.03, y, z + 0.19)])
kit.tubes(stitches, 0.035, thread)
# the microphone: a grille, a barrel, a clip, its cable
metal, black = macro.metal((0.2, 0.2, 0.21), 0.26, wear=0.1), macro.plastic()
place = V((lapel(0.5)[1] - 1.2, float(chest(lapel(0.5)[1] - 1.2, 0.5)) - 2.5, 0.5))
parts = [kit.lathe([(0, 1.5), (0.3, 1.48), (0.4, 1.36), (0.42, 0.86)], metal, segments=64), kit.lathe([(0.42, 0.86), (0.45, 0.84), (0.45, 0.7), (0.42, 0.68), (0.41, -0.7), (0.3, -1.1), (0.14, -1.6), (0, -1.6)], black, segments=64)]
holes = kit.material('holes', (0, 0, 0), 1)
for row in range(3):
    for k in range(14):
        a = math.tau * (k + row / 2) / 14
        parts.append(kit.sphere(0.04, (0.4 * math.cos(a), 0.4 * math.sin(a), 0.98 + 0.15 * row), holes, segments=10))
parts += [kit.box((0.6, 0.5, 1.9), (0.62, 0.1, -0.1), black, bevel=0.12), kit.box((0.5, 0.16, 2.3), (0.78, 0.42, -0.2), metal, (8, 0, 0), 0.06), kit.lathe([(0.46, -0.25), (0.5, -0.25), (0.5, 0.25), (0.46, 0.25)], metal, segments=64, close=True)]
along(kit.group(parts), place, (0.2, -0.28, 1.0))
kit.tube([tuple(place + V(p)) for p in ((-0.3, 0.44, -1.55), (-0.5, 0.6, -2.6), (0.6, 0.8, -3.4), (1.6, 0.9, -2.2), (1.0, 1.2, -0.9))], 0.11, black)
macro.lint(18, lambda: (lambda x, z: (x, float(chest(x, z)) - 1.75, z))(random.uniform(5, 13), random.uniform(-8, 10)), 0.5)
at = place
kit.area(at + V((-44, -8, 20)), at, (18, 50), (1, 0.56, 0.26), 260000)
kit.area(at + V((50, -6, 14)), at, (10, 50), (0.12, 0.6, 0.7), 46000)
kit.area(at + V((-6, -60, 44)), at, (30, 16), (0.95, 0.85, 0.75), 24000)
macro.lens(at + V((-10, -50, 5)), at + V((0.6, 0, -0.5)), 108, 2.8, at + V((0, -0.3, 0.6)), roll=4)
kit.glare(0.14, 0.05, 1.4, 6, (1, 0.7, 0.5))
kit.finish(job.out)
