"""Two enamel cups of coffee on the wet rail of a footbridge, the near one chipped, morning mist and a low sun beyond. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(161, background=(0.05, 0.06, 0.05))
SUN = (1.0, 0.74, 0.4)
enamel = macro.paint((0.03, 0.2, 0.3), under=(0.02, 0.012, 0.009), chips=0.03, scale=0.34, rough=0.12, coat=1.0)
speckle = kit.ramp(enamel, kit.noise(enamel, 5.5, 3), [(0.62, 0.0), (0.66, 0.85)])
base = kit.principled(enamel)['Base Color']
kit.link(enamel, kit.mix(enamel, speckle, base.links[0].from_socket, (0.5, 0.56, 0.52)), base)
inside = kit.material('inside', (0.62, 0.58, 0.48), 0.14, coat=0.8)
rim = macro.paint((0.01, 0.012, 0.02), under=(0.22, 0.09, 0.03), chips=0.09, scale=1.4, rough=0.2, coat=0.6)
coffee = kit.material('coffee', (0.012, 0.004, 0.0015), 0.04, coat=1.0)
wood = kit.material('wood', (0.2, 0.15, 0.1), 0.6)
grain = kit.noise(wood, 0.9, 12.0, stretch=(3, 0.12, 3))
kit.link(wood, kit.ramp(wood, grain, [(0.34, (0.015, 0.012, 0.01)), (0.5, (0.075, 0.06, 0.046)), (0.7, (0.16, 0.14, 0.11))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 1.0, 0.2)
kit.principled(wood)['Specular'].default_value = 0.25
kit.uneven_rough(wood, 0.3, 0.4, 0.9)
R, HIGH, TURN = 4.3, 8.2, -19


def cup(at, turn):
    """A cup, its handle, what is in it, and a ring of coffee on the outside where it was drunk from."""
    wall = [(1e-4, 0.25), (2.9, 0.25), (3.2, 0.0), (3.7, 0.1), (4.0, 0.5), (4.15, 1.2), (4.2, 3), (R - 0.02, HIGH - 0.1)]
    parts = [kit.lathe(wall, enamel, segments=160), kit.lathe([(R - 0.05, HIGH), (R - 0.16, HIGH - 0.1), (4.06, 3), (3.9, 0.6)], inside, segments=160)]
    parts.append(kit.tube([(R * math.cos(math.tau * k / 64), R * math.sin(math.tau * k / 64), HIGH) for k in range(64)], 0.17, rim, closed=True, smooth=False, resolution=8))
    parts.append(kit.lathe([(1e-4, 7.05), (3.85, 7.05), (4.02, 7.08), (4.14, 7.17)], coffee, segments=120))
    handle = kit.tube([(-4.1, 0, 6.9), (-5.2, 0, 7.15), (-6.5, 0, 6.6), (-6.9, 0, 5.1), (-6.5, 0, 3.4), (-5.3, 0, 2.3), (-4.1, 0, 2.1)], 0.42, enamel, resolution=8)
    handle.scale = (1, 1.7, 1)
    parts.append(handle)
    return kit.group(parts, at, (0, 0, turn))


cup((0, 0, 0), 24)
cup((23, 62, 0), 150)
# the rail: two boards, a gap between them, posts under it
for x, wide in ((-3.2, 8.6), (5.6, 8.4)):
    kit.group([kit.box((wide, 260, 3.6), (x, 90, -1.8), wood, bevel=0.45)], (0, 0, 0), (0, 0, TURN))
for k in range(3):
    kit.group([kit.box((9, 9, 60), (1, 34 + 70 * k, -34), wood, bevel=0.5)], (0, 0, 0), (0, 0, TURN))
clear = macro.water()


def on_rail():
    y, x = random.uniform(-22, 40), random.choice((random.uniform(-7.2, 0.9), random.uniform(1.6, 9.6)))
    turn = math.radians(TURN)
    return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), 0.01), (0, 0, 1)


def on_cup():
    a, z = random.uniform(-2.9, 0.3), random.uniform(0.9, 7.8)
    r = 4.16 + 0.13 * (z - 1) / 7
    return (r * math.cos(a), r * math.sin(a), z), (math.cos(a), math.sin(a), -0.02)


macro.drops(900, on_rail, 0.34, clear, 0.42, 0.3)
macro.drops(240, on_cup, 0.16, clear, 0.5, 0.2)
# runs of dew down the cup
for a, top, long in ((-1.2, 5.2, 2.6), (-1.9, 6.6, 3.4), (-0.7, 4.0, 1.8)):
    for k in range(12):
        t = k / 11
        kit.sphere(0.05 + 0.05 * t ** 3, (4.2 * math.cos(a + 0.012 * math.sin(5 * t)), 4.2 * math.sin(a + 0.012 * math.sin(5 * t)), top - long * t), clear, (1, 1, 2.4), 16)


def steam(at, size, turn, strength, shift):
    """A card of steam: thin threads that bend as they rise and fade at its edges."""
    made = kit.bpy.data.materials.new('glow')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    place, split = kit.node(made, 'TexCoord'), kit.node(made, 'SeparateXYZ')
    kit.link(made, place.outputs['Generated'], split.inputs[0])
    mapping = kit.node(made, 'Mapping')
    mapping.inputs['Location'].default_value, mapping.inputs['Scale'].default_value = (shift, 0, 0), (2.4, 1.0, 1)
    kit.link(made, place.outputs['Generated'], mapping.inputs['Vector'])
    curl = kit.node(made, 'TexNoise', scale=1.7, detail=3, distortion=2.4)
    kit.link(made, mapping.outputs[0], curl.inputs['Vector'])
    thread = kit.ramp(made, curl.outputs['Fac'], [(0.42, 0.0), (0.52, 1.0), (0.56, 0.55), (0.66, 0.0)])
    amount = thread
    for side, stops in (('X', [(0.05, 0.0), (0.45, 1.0), (0.6, 1.0), (0.95, 0.0)]), ('Y', [(0.0, 0.5), (0.12, 1.0), (0.5, 0.6), (1.0, 0.0)])):
        times = kit.node(made, 'Math', operation='MULTIPLY')
        kit.link(made, amount, times.inputs[0])
        kit.link(made, kit.ramp(made, split.outputs[side], stops), times.inputs[1])
        amount = times.outputs[0]
    less = kit.node(made, 'Math', operation='MULTIPLY')
    less.inputs[1].default_value = strength
    kit.link(made, amount, less.inputs[0])
    mixed, shine = kit.node(made, 'MixShader'), kit.node(made, 'Emission')
    shine.inputs['Color'].default_value = (0.95, 0.85, 0.66, 1)
    kit.link(made, less.outputs[0], mixed.inputs[0])
    kit.link(made, kit.node(made, 'BsdfTransparent').outputs[0], mixed.inputs[1])
    kit.link(made, shine.outputs[0], mixed.inputs[2])
    kit.link(made, mixed.outputs[0], kit.node(made, 'OutputMaterial').inputs['Surface'])
    card = kit.plane(size, at, made, (90, 0, turn))
    card.visible_shadow = False


steam((0.6, -0.5, 11.4), (7, 9), 4, 0.5, 0.0)
steam((-0.4, 1.2, 12.4), (8, 11), -8, 0.4, 4.0)
# trunks on the far bank, out of focus in the mist, and the sun between them
macro.backdrop((246, 620, -26), (1300, 620), [(0, (9, 5.2, 1.7)), (0.05, (7, 3.8, 1.1)), (0.075, (1.5, 0.75, 0.22)), (0.14, (0.5, 0.28, 0.1)), (0.3, (0.2, 0.16, 0.075)), (0.7, (0.05, 0.065, 0.045)), (1, (0.03, 0.05, 0.042))])
for k in range(14):
    x = -190 + 25 * k + random.uniform(-9, 9)
    far = random.uniform(300, 520)
    shade = 0.006 + 0.05 * (far - 300) / 220
    kit.cylinder(random.uniform(3, 7), 400, (x, far, 60), kit.material('far', emit=(shade, shade * 1.15, shade * 0.8), strength=1), (random.uniform(-4, 4), random.uniform(-5, 5), 0))
kit.area((62, 110, 40), (0, 0, 4), (26, 26), SUN, 50000)
kit.area((-40, -8, 26), (0, 0, 4), (14, 34), (0.5, 0.76, 0.86), 9000)
kit.area((14, -44, 22), (0, 0, 3), (30, 20), (0.9, 0.86, 0.74), 1800)
kit.area((30, -6, 12), (0, 0, 4), (8, 14), SUN, 22000)
kit.area((46, 46, 16), (22, 62, 4), (10, 10), SUN, 26000)
macro.lens((-5, -45, 11.2), (3.4, 0, 4.6), 80, 3.4, (0.2, -4.2, 6.4), roll=-2)
kit.glare(0.3, 0, 1.0)
kit.finish(job.out)
