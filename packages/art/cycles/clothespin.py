"""A clothespin holds an amber gel on a barn door before a lamp's lens. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(71)
V = kit.Vector
wood = kit.material('wood', (0.5, 0.3, 0.13), 0.55)
grain = kit.noise(wood, 3.2, 8, stretch=(5, 5, 0.35))
kit.link(wood, kit.ramp(wood, grain, [(0.35, (0.62, 0.4, 0.19)), (0.62, (0.34, 0.17, 0.06))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.35, 0.05)
steel = macro.metal((0.6, 0.58, 0.55), 0.22)
black = macro.paint((0.012, 0.012, 0.013), under=(0.3, 0.28, 0.26), chips=0.0, scale=1.8, rough=0.42)


def gel(color):
    """Colored film: it tints what is behind it and shines a little."""
    made = kit.material('gel', color, 0.08)
    clear, mixed, facing = kit.node(made, 'BsdfTransparent'), kit.node(made, 'MixShader'), kit.node(made, 'LayerWeight', blend=0.22)
    clear.inputs['Color'].default_value = (*color, 1)
    kit.link(made, kit.ramp(made, facing.outputs['Facing'], [(0.0, 0.1), (1.0, 0.6)]), mixed.inputs[0])
    kit.link(made, clear.outputs[0], mixed.inputs[1])
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[2])
    kit.link(made, mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    kit.noise_bump(made, 0.35, 0.5, 3)
    return made


# the leaf leans back from its front edge, which is hemmed
leaf = [kit.box((80, 26, 0.14), (0, 13, 0), black), kit.tube([(-40, 0, 0), (40, 0, 0)], 0.26, black)]
kit.group(leaf, (0, 0, 0), (16, 0, 0))

# the film hangs from the edge, buckled, its right side cut by hand
steps, rows = 90, 60
vertices = []
for j in range(rows + 1):
    for i in range(steps + 1):
        z = 1.5 - 30 * j / rows
        x = -34 + (38.5 + 0.25 * math.sin(z * 0.9) + 0.02 * z) * i / steps
        y = -0.32 - 0.5 * math.sin(x * 0.22 + 0.6) * (1 - j / rows) * 0.4 - 0.9 * (j / rows) ** 1.5 * math.sin(x * 0.16) 
        vertices.append((x, y, z))
faces = [(j * (steps + 1) + i, j * (steps + 1) + i + 1, (j + 1) * (steps + 1) + i + 1, (j + 1) * (steps + 1) + i) for j in range(rows) for i in range(steps)]
kit.from_data('gel', vertices, faces, gel((1.0, 0.2, 0.012)))


def half(side):
    """One of the pin's two legs, 1.1 wide; `side` is 1 or -1."""
    outline = [(0.03, -3.9), (0.3, -4.0), (0.5, -3.6), (0.62, -1.4), (0.5, -1.15), (0.62, -0.9), (0.66, 0.3), (1.5, 4.6), (1.34, 4.8), (1.0, 4.7),
               (0.36, 0.9), (0.3, 0.55), (0.12, 0.4), (0.06, -0.2), (0.05, -2.0), (0.24, -2.3), (0.05, -2.6)]
    count = len(outline)
    made = [(x, side * y, z) for x in (-0.55, 0.55) for y, z in outline]
    sides = [(k, (k + 1) % count, (k + 1) % count + count, k + count) for k in range(count)]
    return kit.from_data('leg', made, [*sides, tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))], wood, bevel=0.05)


def pin(at, rot):
    """A clothespin, its jaws at `at`."""
    coil = [(-0.62 + 1.24 * k / 60, 0.34 * math.sin(k * 0.63), 0.45 + 0.34 * math.cos(k * 0.63)) for k in range(61)]
    wires = [kit.tube(coil, 0.075, steel)]
    for side, x in ((1, -0.62), (-1, 0.62)):
        wires.append(kit.tube([(x, side * 0.3, 0.5), (x, side * 0.7, -0.5), (x * 0.9, side * 0.68, -1.1), (0, side * 0.62, -1.18), (-x * 0.7, side * 0.66, -1.15)], 0.075, steel))
    return kit.group([half(1), half(-1), *wires], at, rot)


pin((0.9, -0.7, 2.7), (20, 27, 26))
pin((-17.5, -0.5, 2.4), (10, -9, -14))

# the lens far behind, rings of it, and its rim
core = kit.material('core', (0, 0, 0), 1)
length = kit.node(core, 'VectorMath', operation='LENGTH')
kit.link(core, kit.node(core, 'TexCoord').outputs['Object'], length.inputs[0])
kit.link(core, kit.ramp(core, length.outputs['Value'], [(0, (9, 9.3, 9.6)), (0.2, (4, 4.6, 5)), (0.42, (1.2, 1.9, 2.2)), (0.7, (0.34, 0.66, 0.78)), (0.99, (0.1, 0.26, 0.32)), (1.0, (0, 0, 0))]), kit.principled(core)['Emission'])
disc = kit.plane(2, (7, 24, -13), core, (90, 0, 0))
disc.scale = (18.5, 18.5, 1)
for k in range(8):
    kit.lathe([(3 + 2.4 * k, -0.2), (3.3 + 2.4 * k, 0.3), (3.6 + 2.4 * k, -0.2)], black, (7, 23, -13), (90, 0, 0))
kit.lathe([(18.4, 1), (18.4, -1), (21, -1), (21, 1)], black, (7, 23, -13), (90, 0, 0))
kit.area((8, 20, -6), (0, 0, 0), (16, 16), (1, 0.9, 0.8), 26000)
kit.area((30, -8, 14), (0, 0, 3), (6, 20), (0.14, 0.6, 0.7), 22000)
kit.area((-22, -30, 20), (0, 0, 2), (14, 10), (1, 0.72, 0.5), 26000)
kit.area((10, 4, 30), (0, 0, 4), (24, 5), (1, 0.7, 0.42), 16000)
macro.lens((13, -50, -3), (3.4, 0, 1.0), 78, 2.0, (0.9, -1.4, 3.2), roll=-8)
kit.glare(0.3, 0.1, 1.2, 5, (1, 0.75, 0.5))
kit.finish(job.out)
