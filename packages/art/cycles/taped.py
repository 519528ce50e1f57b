"""A cable taped down at the edge of a stage, boots have scuffed the boards, lamps behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(58)
boards = kit.material('boards', (0.014, 0.013, 0.013), 0.36)
kit.noise_bump(boards, 0.5, 0.35, stretch=(0.14, 3, 1))
kit.uneven_rough(boards, 0.22, 0.2, 0.55)
scuffed = kit.ramp(boards, kit.noise(boards, 0.35, 14.0, stretch=(0.5, 2.4, 1)), [(0.56, (0.012, 0.011, 0.011)), (0.62, (0.085, 0.07, 0.055))])
kit.link(boards, scuffed, kit.principled(boards)['Base Color'])
for k in range(-4, 9):
    kit.box((260, 11.7, 2), (0, 12 * k, -1), boards, bevel=0.12)


def line(x):
    """Where the cable runs."""
    return 1.6 * np.sin(x * 0.055 + 0.4) + 0.05 * x


rubber = kit.material('rubber', (0.012, 0.012, 0.013), 0.42)
kit.noise_bump(rubber, 5, 0.12)
kit.tube([(x, float(line(x)), 0.78) for x in np.linspace(-60, 70, 40)], 0.74, rubber, resolution=14)
kit.tube([(x, float(line(x)) + 2.0 + 0.5 * math.sin(x * 0.06), 0.48) for x in np.linspace(-60, 70, 40)], 0.45, macro.plastic((0.02, 0.07, 0.075), 0.4), resolution=12)


def tape(middle, wide, long, turn, color, seed):
    """A strip of cloth tape across the cables: it lies on the boards, climbs, bridges; its ends are torn."""
    chance = np.random.default_rng(seed)
    across, along = 90, 300
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, across), np.linspace(-0.5, 0.5, along))
    torn = np.interp(np.linspace(-0.5, 0.5, across), np.linspace(-0.5, 0.5, 24), chance.normal(0, 0.28, 24)) + chance.normal(0, 0.05, across)
    y = v * long + np.where(np.abs(v) > 0.46, torn[None] * (np.abs(v) - 0.46) / 0.04, 0)
    x = u * wide + 0.06 * np.sin(y * 1.1)
    c, s = math.cos(turn), math.sin(turn)
    wx, wy = middle + x * c - y * s, float(line(middle)) + x * s + y * c
    off = wy - line(wx)
    first = 1.56 * np.exp(-np.maximum(0, np.abs(off) - 0.55) ** 2 / 0.42)
    second = 1.0 * np.exp(-np.maximum(0, np.abs(off - 2.0) - 0.3) ** 2 / 0.3)
    z = 0.05 + np.maximum(first, second)
    wrinkle = sum(chance.uniform(0.02, 0.07) * np.sin(chance.uniform(0.8, 2.6) * (u * wide) + chance.uniform(-1, 1) * y * 0.6 + chance.uniform(0, 6)) for _ in range(6))
    z = z + np.abs(wrinkle) * np.exp(-(off / 3.4) ** 2) * 0.9
    lift = np.clip(np.abs(v) - 0.45, 0, 1) / 0.05
    z = z + 0.22 * lift ** 2 * (0.5 + 0.5 * np.sin(u * 7 + seed))
    made = kit.material('tape', color, 0.62)
    weave = None
    place = kit.node(made, 'TexCoord')
    for axis in 'XY':
        mapping = kit.node(made, 'Mapping')
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        kit.link(made, place.outputs['UV'], mapping.inputs['Vector'])
        wave = kit.node(made, 'TexWave', bands_direction=axis, scale=3.4, distortion=0.4)
        kit.link(made, mapping.outputs[0], wave.inputs['Vector'])
        if weave is None:
            weave = wave.outputs['Fac']
        else:
            both = kit.node(made, 'Math', operation='ADD')
            kit.link(made, weave, both.inputs[0])
            kit.link(made, wave.outputs['Fac'], both.inputs[1])
            weave = both.outputs[0]
    kit.bump(made, weave, 0.5, 0.02)
    kit.noise_bump(made, 1.4, 0.2)
    dirt = kit.ramp(made, kit.noise(made, 0.6, 14.0), [(0.42, tuple(c * 0.32 for c in color)), (0.6, color)])
    kit.link(made, dirt, kit.principled(made)['Base Color'])
    vertices = np.stack([wx, wy, z], 2).reshape(-1, 3).tolist()
    faces = [(r * across + k, r * across + k + 1, (r + 1) * across + k + 1, (r + 1) * across + k) for r in range(along - 1) for k in range(across - 1)]
    sheet = kit.from_data('tape', vertices, faces, made)
    layer = sheet.data.uv_layers.new(name='UVMap')
    flat = np.stack([u * wide, v * long], 2).reshape(-1, 2)
    layer.data.foreach_set('uv', flat[[loop.vertex_index for loop in sheet.data.loops]].ravel())
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.035
    # loose threads at its torn ends
    threads = []
    for end in (0, along - 1):
        for k in range(0, across, 2):
            at = kit.Vector((wx[end, k], wy[end, k], z[end, k]))
            way = kit.Vector((-s, c, 0)) * (1 if end else -1)
            reach = chance.uniform(0.1, 0.55)
            threads.append([at, at + way * reach * 0.5 + kit.Vector((chance.normal(0, 0.06), 0, 0.03)), at + way * reach + kit.Vector((chance.normal(0, 0.12), chance.normal(0, 0.08), 0.0))])
    kit.tubes(threads, 0.014, kit.material('thread', color, 0.9))
    return sheet


tape(0.4, 4.8, 22, 0.1, (0.78, 0.27, 0.03), 3)
tape(27, 4.8, 20, -0.14, (0.78, 0.27, 0.03), 5)
tape(-27, 4.8, 20, 0.05, (0.78, 0.27, 0.03), 8)
chance = np.random.default_rng(4)
macro.grains(np.column_stack([chance.uniform(-24, 24, 2600), chance.uniform(-16, 30, 2600), np.full(2600, 0.02)]), chance.uniform(0.01, 0.05, 2600), kit.material('dust', (0.42, 0.38, 0.33), 0.9))
macro.lint(70, lambda: (random.uniform(-14, 14), random.uniform(-12, 16), 0.05), 1.2)
# stage lamps far behind
for x, z, color in ((-46, 26, (1, 0.5, 0.16)), (-16, 33, (1, 0.56, 0.22)), (16, 35, (0.25, 0.5, 1.0)), (46, 29, (0.2, 0.45, 1.0)), (74, 24, (0.2, 0.45, 1.0))):
    kit.sphere(4.0, (165 + x, 220, z - 13), macro.glow(color, 7), segments=24, name='far')
macro.backdrop((190, 300, 20), (560, 240), [(0, (0.02, 0.03, 0.07)), (0.45, (0.006, 0.01, 0.024)), (0.95, (0.001, 0.001, 0.002))])
kit.area((-34, 52, 16), (0, 0, 0.6), (16, 10), (1, 0.5, 0.17), 60000)
kit.area((66, 60, 24), (2, 0, 0.6), (16, 10), (0.22, 0.46, 1.0), 40000)
kit.area((14, 26, 16), (0, 0, 1.2), (50, 2), (1, 0.7, 0.4), 9000)
kit.area((-12, -34, 22), (0, 0, 0), (24, 10), (1, 0.78, 0.55), 16000)
macro.lens((-15, -27, 4.9), (0.6, 0.5, 2.9), 85, 3.6, (0.2, -2.2, 1.2), roll=5)
kit.glare(0.18, 0.06, 1.2, 6, (0.6, 0.7, 1.0))
kit.finish(job.out)
