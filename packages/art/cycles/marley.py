"""A cross of tape on a black dance floor under the toes of a dancer's worn shoe. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(40, background=(0.001, 0.001, 0.002))
chance = np.random.default_rng(12)
vinyl = kit.material('vinyl', (0.013, 0.013, 0.015), 0.4)
kit.noise_bump(vinyl, 18, 0.12)
kit.uneven_rough(vinyl, 0.16, 0.26, 0.5)
# what soles leave: gray smears that turn
scuffs = kit.ramp(vinyl, kit.noise(vinyl, 0.2, 13.0, stretch=(1.4, 0.35, 1)), [(0.54, (0.012, 0.012, 0.014)), (0.66, (0.05, 0.048, 0.05))])
kit.link(vinyl, scuffs, kit.principled(vinyl)['Base Color'])
kit.plane((400, 400), (0, 120, 0), vinyl)
# the seam of two rolls, closed with tape
kit.plane((400, 5), (0, 46, 0.02), macro.plastic((0.02, 0.02, 0.022), 0.22, 12, 0.1))


def strip(middle, wide, long, turn, color, seed, high):
    """A piece of cloth tape that was torn off by hand and pressed down by feet."""
    dice = np.random.default_rng(seed)
    across, along = 70, 220
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, across), np.linspace(-0.5, 0.5, along))
    torn = np.interp(np.linspace(-0.5, 0.5, across), np.linspace(-0.5, 0.5, 16), dice.normal(0, 0.22, 16)) + dice.normal(0, 0.04, across)
    y = v * long + np.where(np.abs(v) > 0.44, torn[None] * (np.abs(v) - 0.44) / 0.06, 0)
    x = u * wide
    c, s = math.cos(turn), math.sin(turn)
    wx, wy = middle[0] + x * c - y * s, middle[1] + x * s + y * c
    wrinkle = sum(dice.uniform(0.01, 0.03) * np.maximum(0, np.sin(dice.uniform(0.6, 2.2) * x * 2 + dice.uniform(-1, 1) * y * 1.4 + dice.uniform(0, 6)) - 0.6) for _ in range(9))
    lift = np.clip(np.abs(v) - 0.42, 0, 1) / 0.08
    z = high + wrinkle + 0.3 * lift ** 2.2 * np.clip(np.sin(u * 4 + seed), 0.05, 1)
    made = kit.material('tape', color, 0.6)
    weave = None
    for axis in 'XY':
        place, mapping = kit.node(made, 'TexCoord'), kit.node(made, 'Mapping')
        kit.link(made, place.outputs['UV'], mapping.inputs['Vector'])
        wave = kit.node(made, 'TexWave', bands_direction=axis, scale=3.6, distortion=0.4)
        kit.link(made, mapping.outputs[0], wave.inputs['Vector'])
        kit.bump(made, wave.outputs['Fac'], 0.3, 0.02)
    dirt = kit.ramp(made, kit.noise(made, 0.7, 14.0), [(0.4, tuple(k * 0.25 for k in color)), (0.58, color)])
    kit.link(made, dirt, kit.principled(made)['Base Color'])
    faces = [(r * across + k, r * across + k + 1, (r + 1) * across + k + 1, (r + 1) * across + k) for r in range(along - 1) for k in range(across - 1)]
    sheet = kit.from_data('tape', np.stack([wx, wy, z], 2).reshape(-1, 3).tolist(), faces, made)
    layer = sheet.data.uv_layers.new(name='UVMap')
    flat = np.stack([u * wide, v * long], 2).reshape(-1, 2)
    layer.data.foreach_set('uv', flat[[loop.vertex_index for loop in sheet.data.loops]].ravel())
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.03
    threads = []
    for end in (0, along - 1):
        for k in range(0, across, 2):
            at, way = kit.Vector((wx[end, k], wy[end, k], z[end, k])), kit.Vector((-s, c, 0)) * (1 if end else -1)
            reach = dice.uniform(0.1, 0.7)
            threads.append([at, at + way * reach * 0.5 + kit.Vector((dice.normal(0, 0.06), 0, 0.04)), at + way * reach + kit.Vector((dice.normal(0, 0.14), dice.normal(0, 0.1), 0.02))])
    kit.tubes(threads, 0.012, kit.material('thread', color, 0.9))


PINK = (0.85, 0.08, 0.2)
strip((-2.4, -1.4), 2.5, 17, math.radians(62), PINK, 3, 0.04)
strip((-3.0, -1.8), 2.5, 17, math.radians(-28), PINK, 6, 0.08)
# the shoe: a soft sole that bends, an upper of worn leather drawn over the toes
LONG = 21.0


def half(y):
    """Half the width of the foot, y from the tip of the toes."""
    return 4.3 * np.clip(1 - np.clip(1 - y / 6.5, 0, 1) ** 2.4, 0, 1) ** 0.55 - 0.9 * np.clip((y - 8) / 9, 0, 1) ** 1.4


def rise(y):
    """The heel is up: the foot rolls over the ball."""
    return 0.18 * np.exp(-y / 1.3) + 0.075 * np.clip(y - 6.6, 0, None) ** 1.75


def bend(y):
    return 0.5 * np.clip(1 - y / 8, 0, 1) ** 2 - 0.3 * np.clip(y - 6, 0, None) * 0.12


v = np.linspace(0.002, 1, 240) ** 1.7 * LONG
a = np.linspace(-0.06, math.pi + 0.06, 150)
Y, A = np.meshgrid(v, a, indexing='ij')
tall = 2.5 * np.clip(1 - np.clip(1 - Y / 4.6, 0, 1) ** 2.2, 0, 1) ** 0.6 + 0.17 * np.clip(Y - 3, 0, None) + 0.013 * np.clip(Y - 6, 0, None) ** 2
X = half(Y) * np.sign(np.cos(A)) * np.abs(np.cos(A)) ** 0.86 + bend(Y)
Z = rise(Y) + 0.42 + tall * np.sign(np.sin(A)) * np.abs(np.sin(A)) ** 0.9
# creases where it bends, toes under the leather
fold = np.exp(-((Y - 7.2 - 0.4 * np.cos(A)) / 1.7) ** 2) * np.sin(A) ** 0.7
Z -= fold * 0.17 * np.sin((Y + 0.25 * np.sin(A * 5)) * 5.2)
Z += 0.1 * np.exp(-((Y - 2.7) / 1.2) ** 2) * np.sin(A * 9 + 0.6) * np.sin(A) ** 2
leather = kit.material('leather', (0.36, 0.2, 0.1), 0.5)
# even brown, darker in the creases; the toe is rubbed pale
shade = kit.ramp(leather, kit.noise(leather, 0.9, 15.0), [(0.3, (0.17, 0.078, 0.034)), (0.7, (0.25, 0.122, 0.056))])
place = kit.node(leather, 'SeparateXYZ')
kit.link(leather, kit.node(leather, 'TexCoord').outputs['Object'], place.inputs[0])
toe = kit.node(leather, 'MapRange')
kit.link(leather, place.outputs['Y'], toe.inputs[0])
for k, value in enumerate((0.0, 5.5, 0.2, -0.06)):
    toe.inputs[k + 1].default_value = value
rubbed = kit.node(leather, 'Math', operation='ADD')
kit.link(leather, kit.noise(leather, 2.4, 15.0, stretch=(1, 2.2, 1)), rubbed.inputs[0])
kit.link(leather, toe.outputs[0], rubbed.inputs[1])
mixed = kit.node(leather, 'MixRGB')
kit.link(leather, kit.ramp(leather, rubbed.outputs[0], [(0.6, 0.0), (0.74, 0.8)]), mixed.inputs[0])
kit.link(leather, shade, mixed.inputs[1])
mixed.inputs[2].default_value = (0.5, 0.36, 0.25, 1)
kit.link(leather, mixed.outputs[0], kit.principled(leather)['Base Color'])
# grain of the hide, and the cracks where it has bent for years
cells = kit.node(leather, 'TexVoronoi', scale=9.0)
kit.link(leather, kit.node(leather, 'TexCoord').outputs['Object'], cells.inputs['Vector'])
kit.bump(leather, cells.outputs['Distance'], 0.22, 0.05)
kit.bump(leather, kit.noise(leather, 2.6, 12.0, stretch=(0.5, 3.0, 1)), 0.32, 0.12)
kit.uneven_rough(leather, 1.6, 0.36, 0.68)
rows, columns = Y.shape
upper = kit.from_data('upper', np.stack([X, Y, Z], 2).reshape(-1, 3).tolist(), [(r * columns + k, r * columns + k + 1, (r + 1) * columns + k + 1, (r + 1) * columns + k) for r in range(rows - 1) for k in range(columns - 1)], leather)
# the sole: suede, its edge rubbed gray
suede = kit.material('suede', (0.06, 0.045, 0.035), 0.9)
kit.noise_bump(suede, 9, 0.7, 8)
kit.link(suede, kit.ramp(suede, kit.noise(suede, 1.4, 12.0), [(0.42, (0.05, 0.036, 0.028)), (0.62, (0.22, 0.18, 0.15))]), kit.principled(suede)['Base Color'])
profile = [(0.03, 0.02), (0.9, 0.0), (1.0, 0.0), (1.035, 0.05), (1.045, 0.2), (1.04, 0.36), (1.0, 0.44), (0.9, 0.46)]
rim, sole = [], []
for side in (1, -1):
    for y in (v if side == 1 else v[::-1]):
        rim.append((side, float(y)))
for w, z in profile:
    for side, y in rim:
        sole.append((side * (float(half(y)) * w) + float(bend(y)), y - 1.2 * max(0, w - 0.96) * math.exp(-y), z + float(rise(y))))
n = len(rim)
faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(profile) - 1) for k in range(n)]
bottom = kit.from_data('sole', sole, faces, suede)
thread = kit.material('thread', (0.62, 0.52, 0.38), 0.8)
stitches, at = [], 0.0
for side in (1, -1):
    last = None
    for y in np.linspace(0.02, 1, 900) ** 1.7 * LONG:
        point = kit.Vector((side * (float(half(y)) * 1.015) + float(bend(y)), float(y) - 0.06 * math.exp(-y), 0.5 + float(rise(y))))
        if last is None or (point - last).length > 0.3:
            if last is not None:
                ahead = (point - last).normalized()
                stitches.append([last + ahead * 0.05 + kit.Vector((side * 0.02, 0, 0)), last.lerp(point, 0.5) + kit.Vector((side * 0.05, 0, 0.03)), point - ahead * 0.05 + kit.Vector((side * 0.02, 0, 0))])
            last = point
shoe = kit.group([upper, bottom, kit.tubes(stitches, 0.035, thread, 3)], (-2.6, -1.6, 0.1), (0, 0, -62))
rosin = kit.material('rosin', (0.82, 0.8, 0.74), 0.85)
# rosin that was knocked off and lies about, dust and hairs
m = 5200
spread = np.column_stack([chance.normal(-2, 13, m), chance.normal(4, 15, m), np.full(m, 0.015)])
macro.grains(spread, chance.lognormal(-4.1, 0.6, m), rosin, 'crumbs')
macro.lint(46, lambda: (random.uniform(-16, 18), random.uniform(-10, 20), 0.04), 1.5)
# the lamp at the far end stands in the vinyl as in a lake
kit.sphere(2.6, (-30, 190, 21), macro.glow((0.75, 0.66, 1.0), 16), segments=24, name='far')
kit.sphere(1.8, (26, 230, 25), macro.glow((0.55, 0.42, 1.0), 9), segments=24, name='far')
macro.backdrop((-20, 300, 8), (520, 220), [(0, (0.03, 0.022, 0.075)), (0.4, (0.01, 0.008, 0.028)), (0.9, (0.001, 0.001, 0.003))])
kit.area((-26, 62, 15), (0, 0, 0), (12, 7), (0.66, 0.56, 1.0), 130000)
kit.area((-36, 4, 9), (-2, -2, 1), (4, 14), (1.0, 0.6, 0.34), 14000)
kit.area((-10, -30, 30), (2, 0, 0), (30, 10), (0.6, 0.52, 0.95), 7000)
macro.lens((-10, -38, 7.5), (1.6, 0.6, 2.3), 85, 9, (-2.4, -2.8, 1.2), roll=3)
kit.glare(0.2, 0.05, 1.2, 6, (0.6, 0.5, 1.0))
kit.finish(job.out)
