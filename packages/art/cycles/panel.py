"""A solar panel close in low sun: dust on its glass, and where a glove has wiped it. Views: cell (poster), corner (dew on the frame), clamp (the bolt between two panels). In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(209, background=(0.02, 0.016, 0.013))
view = job.args.get('view', 'cell')
chance = np.random.default_rng(9)
SUN = (1.0, 0.5, 0.18)
CELL, EVERY, BARS = 15.6, 15.9, 5
silicon = kit.material('cell', (0.006, 0.011, 0.034), 0.2, coat=0.4)
kit.link(silicon, kit.ramp(silicon, kit.noise(silicon, 0.12, 3.0), [(0.35, (0.004, 0.008, 0.026)), (0.65, (0.012, 0.02, 0.06))]), kit.principled(silicon)['Base Color'])
silver = macro.metal((0.74, 0.72, 0.68), 0.34, wear=0.08)
back = kit.material('back', (0.62, 0.61, 0.58), 0.7)
# the panel lies in x and y; its frame runs along y = 0 and, in the corner, along x = 0
kit.plane((170, 110), (60, 55, -0.16), back)
bars, fingers, cells = [], [], []


def strip(a, b, wide, z, into):
    side = (kit.Vector(b) - kit.Vector(a)).normalized().cross((0, 0, 1)) * wide / 2
    a, b, up = kit.Vector(a), kit.Vector(b), kit.Vector((0, 0, z))
    into += [a - side + up, a + side + up, b + side + up, b - side + up]


for i in range(6):
    for j in range(5):
        x, y, c = 1.6 + i * EVERY, 1.6 + j * EVERY, 1.1
        cells.append([(x + c, y), (x + CELL - c, y), (x + CELL, y + c), (x + CELL, y + CELL - c), (x + CELL - c, y + CELL), (x + c, y + CELL), (x, y + CELL - c), (x, y + c)])
        for k in range(1, 84):
            at = y + k * CELL / 84
            strip((x + 0.25, at, 0), (x + CELL - 0.25, at, 0), 0.022, -0.112, fingers)
for i in range(6):
    for k in range(BARS):
        at = 1.6 + i * EVERY + (k + 0.5) * CELL / BARS
        strip((at, 1.0, 0), (at, 84, 0), 0.14, -0.104, bars)
flat = [(x, y, -0.13) for outline in cells for x, y in outline]
kit.from_data('cells', flat, [tuple(range(8 * k, 8 * k + 8)) for k in range(len(cells))], silicon, smooth=False)
for name, quads in (('fingers', fingers), ('bars', bars)):
    kit.from_data(name, quads, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(quads) // 4)], silver, smooth=False)
glass = kit.material('glass', (1, 1, 1), 0.02, transmission=1.0, ior=1.3)
out = glass.node_tree.nodes['Material Output']
clear, gloss, mixed = kit.node(glass, 'BsdfTransparent'), kit.node(glass, 'BsdfGlossy'), kit.node(glass, 'MixShader')
gloss.inputs['Roughness'].default_value = 0.06
facing = kit.node(glass, 'Fresnel')
facing.inputs['IOR'].default_value = 1.36
kit.link(glass, facing.outputs[0], mixed.inputs[0])
kit.link(glass, clear.outputs[0], mixed.inputs[1])
kit.link(glass, gloss.outputs[0], mixed.inputs[2])
kit.link(glass, mixed.outputs[0], out.inputs['Surface'])
kit.plane((170, 110), (60, 55, 0), glass)


def wiped(x, y):
    """Where a glove went over the glass: a bend of four fingers, and what it pushed to its rim."""
    r = np.hypot(x - 6, y + 12)
    bend = r - 29.5 - 0.5 * np.sin(np.arctan2(y + 12, x - 6) * 6)
    clean = np.clip(np.abs(bend) - 4.6, 0, 1) ** 0.7
    ridges = 0.16 * (np.sin(bend * 2.7) > 0.82)
    rim = 1.5 * np.exp(-((np.abs(bend) - 5.3) / 0.45) ** 2)
    return np.clip(clean + ridges, 0, 1) * 0.5 + rim


def dust(box, share, high=0.006):
    """A film of dust on the glass as thick as `share` says, and the coarse grains in it."""
    steps = 420
    x, y = np.meshgrid(np.linspace(box[0], box[1], steps), np.linspace(box[2], box[3], steps))
    film = kit.material('film', (0.5, 0.38, 0.25), 1.0)
    held = kit.node(film, 'Attribute')
    held.attribute_name = 'dust'
    thick = kit.node(film, 'Math', operation='MULTIPLY')
    kit.link(film, held.outputs['Fac'], thick.inputs[0])
    kit.link(film, kit.ramp(film, kit.noise(film, 5.0, 12.0), [(0.36, 0.1), (0.6, 0.85)]), thick.inputs[1])
    mixed = kit.node(film, 'MixShader')
    kit.link(film, thick.outputs[0], mixed.inputs[0])
    kit.link(film, kit.node(film, 'BsdfTransparent').outputs[0], mixed.inputs[1])
    kit.link(film, film.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[2])
    kit.link(film, mixed.outputs[0], film.node_tree.nodes['Material Output'].inputs['Surface'])
    faces = [(r * steps + c, r * steps + c + 1, (r + 1) * steps + c + 1, (r + 1) * steps + c) for r in range(steps - 1) for c in range(steps - 1)]
    sheet = kit.from_data('film', np.stack([x, y, np.full(x.shape, high)], 2).reshape(-1, 3).tolist(), faces, film)
    patch = 0.6 + 0.4 * np.sin(x * 0.5 + 1.4 * np.sin(y * 0.31)) * np.sin(y * 0.43 + 0.8)
    sheet.data.attributes.new('dust', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(share(x, y) * patch, 0, 1).ravel())
    count = 12000
    x, y = chance.uniform(box[0], box[1], count), chance.uniform(box[2], box[3], count)
    kept = chance.random(count) < share(x, y)
    macro.grains(np.column_stack([x[kept], y[kept], np.full(kept.sum(), high + 0.01)]), chance.lognormal(-3.9, 0.5, kept.sum()), kit.material('dust', (0.52, 0.4, 0.27), 0.95))


alloy = macro.metal((0.56, 0.55, 0.53), 0.32, brushed='x', wear=0.1, scale=0.7)


def frame(start, end, made):
    """A bar of the frame, 1.1 wide on top, its lip over the glass."""
    a, b = kit.Vector(start), kit.Vector(end)
    long = (b - a).length
    bar = kit.box((long, 1.1, 3.4), (0, 0, 0), made, bevel=0.09)
    bar.location, bar.rotation_euler = (a + b) / 2 + kit.Vector((0, 0, -1.5)), (0, 0, math.atan2(b.y - a.y, b.x - a.x))
    return bar


frame((-0.5, 0.3, 0), (120, 0.3, 0), alloy)
frame((0.3, 0.86, 0), (0.3, 100, 0), alloy)
sky = [(0, (0.9, 0.34, 0.08)), (0.14, (0.34, 0.13, 0.04)), (0.4, (0.07, 0.045, 0.035)), (0.95, (0.012, 0.016, 0.022))]
if view == 'cell':
    dust((6, 42, 2, 38), wiped)
    macro.lint(26, lambda: (random.uniform(8, 40), random.uniform(8, 40), 0.03), 1.0)
    kit.sphere(10, (176, 300, 50), macro.glow((1.0, 0.62, 0.26), 16), segments=32, name='far')
    macro.backdrop((176, 420, 40), (620, 320), sky)
    kit.area((110, 120, 60), (22, 14, 0), (14, 14), SUN, 800000)
    kit.area((40, 90, 90), (22, 14, 0), (60, 14), (1.0, 0.5, 0.22), 5000)
    kit.area((-30, 10, 50), (20, 20, 0), (30, 20), (0.3, 0.5, 0.8), 60000)
    macro.lens((5, -20, 32), (22.5, 15, 0), 85, 5.6, (21, 12.5, 0), roll=-5)
elif view == 'corner':
    wet = macro.water()
    dust((0.9, 30, 0.9, 30), lambda x, y: 0.16 + 0 * x, 0.002)

    def place():
        x, y = random.uniform(0.9, 26), random.uniform(0.9, 26)
        return (x, y, 0.004), (0, 0, 1)

    def above():
        t, w = random.uniform(0, 26), random.uniform(-0.16, 0.75)
        return ((t, w, 0.2), (0, 0, 1)) if random.random() < 0.5 else ((w, t, 0.2), (0, 0, 1))

    macro.drops(1300, place, 0.26, wet, 0.55, small=2.4)
    macro.drops(130, place, 0.6, wet, 0.42, 0.34, small=1.3)
    macro.drops(420, above, 0.11, wet, 0.6, small=2)
    kit.sphere(8, (-118, 300, 64), macro.glow((1.0, 0.62, 0.26), 16), segments=32, name='far')
    macro.backdrop((-118, 420, 40), (620, 320), [(0, (0.5, 0.2, 0.07)), (0.2, (0.12, 0.075, 0.06)), (0.5, (0.03, 0.04, 0.055)), (0.95, (0.008, 0.012, 0.02))])
    kit.area((-40, 90, 16), (4, 4, 0), (12, 12), SUN, 90000)
    kit.area((50, 10, 34), (4, 4, 0), (30, 30), (0.25, 0.48, 0.85), 90000)
    macro.lens((17, -26, 23), (6.2, 4.6, 0.1), 85, 4.0, (3.4, 1.8, 0.1), roll=6)
else:
    # a second panel to the left, the clamp bridges the gap
    kit.box((80, 3.4, 60), (-43.2, 40, -33), kit.material('dark', (0.01, 0.012, 0.02), 0.3))
    frame((-2.3, 0.86, 0), (-2.3, 100, 0), alloy)
    twin = kit.plane((80, 100), (-43, 50, -0.01), macro.plastic((0.012, 0.016, 0.03), 0.08, 3, 0.0))
    zinc = macro.metal((0.5, 0.48, 0.44), 0.3, wear=0.14, scale=2.2)
    kit.box((3.5, 4.6, 0.42), (-1.0, 9, 0.42), alloy, bevel=0.1)
    for side in (-1, 1):
        kit.box((0.3, 4.6, 0.5), (-1.0 + side * 0.66, 9, -0.05), alloy, bevel=0.05)
    kit.lathe([(0.62, 0), (1.1, 0.02), (1.12, 0.14), (0.62, 0.16)], zinc, (-1.0, 9, 0.64), close=True)
    kit.cylinder(0.78, 0.62, (-1.0, 9, 1.1), zinc, segments=6, bevel=0.07, rot=(0, 0, 14))
    kit.lathe([(0, 1.42), (0.36, 1.42), (0.66, 1.36), (0.72, 1.28)], zinc, (-1.0, 9, 0.02), segments=48)
    dust((0.9, 26, 0.9, 44), lambda x, y: 0.3 + 0 * x)
    kit.sphere(9, (70, 300, 64), macro.glow((1.0, 0.62, 0.26), 16), segments=32, name='far')
    macro.backdrop((70, 420, 40), (620, 320), sky)
    kit.area((30, 110, 22), (-1, 9, 0), (12, 12), SUN, 90000)
    kit.area((-40, -6, 26), (-1, 9, 0), (20, 20), (0.3, 0.5, 0.8), 34000)
    kit.area((30, 60, 60), (6, 10, 0), (50, 20), (1.0, 0.5, 0.22), 9000)
    macro.lens((-11, -18, 19), (1.0, 9.4, 0.7), 85, 4.0, (-1.2, 8.2, 1.0), roll=-7)
kit.glare(0.3, 0.08, 1.1, 5, (1, 0.62, 0.3))
kit.finish(job.out)
