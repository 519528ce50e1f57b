"""A joint of two rails before sunrise: dew on the worn head, rust, bolts, gravel; one green signal far down the line. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import bmesh

job = macro.start(88, background=(0.003, 0.0045, 0.005))
V = kit.Vector
GREEN, DAWN = (0.06, 1.0, 0.42), (1.0, 0.5, 0.24)


def rusty(name, low, high, scale, rough=0.75):
    """Rust in scales, wet in places."""
    made = kit.material(name, high, rough)
    flakes = kit.noise(made, scale, 12)
    kit.link(made, kit.ramp(made, flakes, [(0.32, low), (0.5, high), (0.66, tuple(1.7 * c for c in high))]), kit.principled(made)['Base Color'])
    kit.bump(made, flakes, 0.7, 0.25)
    kit.noise_bump(made, scale * 7, 0.35)
    kit.uneven_rough(made, 0.3, 0.3, 0.85)
    return made


iron = rusty('iron', (0.012, 0.006, 0.004), (0.09, 0.034, 0.014), 0.7)
bolt = rusty('bolt', (0.014, 0.008, 0.006), (0.12, 0.045, 0.018), 1.4)
timber = kit.material('timber', (0.03, 0.022, 0.017), 0.9)
kit.principled(timber)['Specular'].default_value = 0.15
kit.link(timber, kit.ramp(timber, kit.noise(timber, 0.5, 10, stretch=(0.08, 2.4, 1)), [(0.36, (0.008, 0.006, 0.005)), (0.64, (0.06, 0.046, 0.036))]), kit.principled(timber)['Base Color'])
kit.noise_bump(timber, 1.2, 1.2, stretch=(0.06, 2, 1))
# the head is worn bright along its middle, ragged where the wheels do not run
rail = rusty('rail', (0.012, 0.006, 0.004), (0.085, 0.03, 0.013), 0.55)
split = kit.node(rail, 'SeparateXYZ')
kit.link(rail, kit.node(rail, 'TexCoord').outputs['Object'], split.inputs[0])
side = kit.node(rail, 'Math', operation='ABSOLUTE')
kit.link(rail, split.outputs['X'], side.inputs[0])
ragged = kit.node(rail, 'Math', operation='MULTIPLY_ADD')
ragged.inputs[1].default_value = 2.2
kit.link(rail, kit.noise(rail, 0.5, 9, stretch=(1, 0.16, 1)), ragged.inputs[0])
kit.link(rail, side.outputs[0], ragged.inputs[2])
deep = kit.node(rail, 'Math', operation='MULTIPLY_ADD')
deep.inputs[1].default_value = -3.0
kit.link(rail, split.outputs['Z'], deep.inputs[0])
kit.link(rail, ragged.outputs[0], deep.inputs[2])
tenth = kit.node(rail, 'Math', operation='MULTIPLY')
tenth.inputs[1].default_value = 0.1
kit.link(rail, deep.outputs[0], tenth.inputs[0])
bare = kit.ramp(rail, tenth.outputs[0], [(0.34, 1.0), (0.42, 0.0)])
values = kit.principled(rail)
rust, rough = values['Base Color'].links[0].from_socket, values['Roughness'].links[0].from_socket
for socket, under, over in ((values['Base Color'], rust, (0.52, 0.5, 0.47, 1)), (values['Roughness'], rough, None)):
    mixed = kit.node(rail, 'MixRGB')
    kit.link(rail, bare, mixed.inputs[0])
    kit.link(rail, under, mixed.inputs[1])
    if over:
        mixed.inputs[2].default_value = over
    else:
        kit.link(rail, kit.ramp(rail, kit.noise(rail, 1.2, 9, stretch=(3, 0.05, 1)), [(0.36, 0.13), (0.64, 0.36)]), mixed.inputs[2])
    kit.link(rail, mixed.outputs[0], socket)
kit.link(rail, bare, values['Metallic'])
# the bumps of rust are ground off the head
for bumped in [n for n in rail.node_tree.nodes if n.type == 'BUMP']:
    weaker = kit.node(rail, 'Math', operation='MULTIPLY_ADD')
    weaker.inputs[1].default_value, weaker.inputs[2].default_value = -0.93 * bumped.inputs['Strength'].default_value, bumped.inputs['Strength'].default_value
    kit.link(rail, bare, weaker.inputs[0])
    kit.link(rail, weaker.outputs[0], bumped.inputs['Strength'])

HALF = [(0.0, 0.0), (1.6, -0.05), (2.7, -0.22), (3.3, -0.62), (3.6, -1.3), (3.6, -3.4), (3.1, -4.0), (1.2, -4.7), (0.8, -5.6), (0.8, -12.6), (1.3, -14.0), (4.2, -15.2), (7.0, -15.9), (7.0, -17.0), (0.0, -17.0)]
profile = HALF + [(-x, z) for x, z in HALF[-2:0:-1]]


def length(x, start, end):
    """A rail from y `start` to `end`."""
    n = len(profile)
    steps = [start, start + 0.12, end - 0.12, end]
    vertices = [(px * s, y, pz if s == 1 else pz - 0.1) for y, s in zip(steps, (0.975, 1, 1, 0.975)) for px, pz in profile]
    faces = [(r * n + k, r * n + (k + 1) % n, r * n + n + (k + 1) % n, r * n + n + k) for r in range(3) for k in range(n)]
    faces += [tuple(range(n)), tuple(range(3 * n, 4 * n))[::-1]]
    return kit.from_data('rail', vertices, faces, rail, loc=(x, 0, 0))


GAP = 1.0
length(0, GAP, 1800)
length(0, -300, 0)
length(-152, -300, 4000)
# fishplates on both sides, square nuts on their bolts
for s in (-1, 1):
    plate = kit.from_data('plate', [(s * x, y, z) for y in (-31, 32) for x, z in ((0.8, -4.8), (2.9, -4.1), (2.5, -5.6), (2.2, -8.7), (2.5, -11.6), (3.6, -14.6), (0.8, -13.8))], [(k, (k + 1) % 7, 7 + (k + 1) % 7, 7 + k) for k in range(7)] + [tuple(range(7)), tuple(range(7, 14))[::-1]], iron, bevel=0.12)
for y in (-22.5, -8.2, 9.2, 23.5):
    turn = random.uniform(0, 90)
    kit.group([kit.cylinder(2.1, 0.35, (0, 0, 0.1), bolt, bevel=0.06), kit.box((3.3, 3.3, 1.9), (0, 0, 1.15), bolt, (0, 0, turn), 0.22), kit.cylinder(1.05, 3.7, (0, 0, 1.7), bolt, bevel=0.12)], (2.3, y, -8.8), (0, 90, 0))
# ties, plates and spikes
for y in (-50, -2, 46, 94, 142, 190):
    kit.box((260, 22, 18), (-60, y + random.uniform(-2, 2), -27.2), timber, (0, 0, random.uniform(-1, 1)), 0.8)
    kit.box((32, 18, 1.6), (0, y, -17.6), iron, bevel=0.3)
    for s in (-1, 1):
        for dy in (-5, 5.5):
            head = [kit.box((1.6, 1.6, 6), (0, 0, -3), bolt, bevel=0.15), kit.box((4.0, 2.3, 1.3), (-0.9, 0, 0.3), bolt, (0, 8, 0), 0.4)]
            kit.group(head, (s * 8.2, y + dy, -15.4 + random.uniform(0, 1)), (0, random.uniform(-5, 5), 0 if s == 1 else 180))
# gravel
stone = kit.material('stone', (0.07, 0.068, 0.066), 0.6)
kit.link(stone, kit.ramp(stone, kit.noise(stone, 0.5, 9), [(0.3, (0.025, 0.026, 0.027)), (0.7, (0.14, 0.13, 0.12))]), kit.principled(stone)['Base Color'])
kit.noise_bump(stone, 3, 0.5)
kit.uneven_rough(stone, 0.2, 0.4, 0.8)
kinds = []
for _ in range(9):
    def rock(bm):
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
        for _ in range(9):
            cut = V((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized()
            depth = random.uniform(0.55, 0.85)
            for vertex in bm.verts:
                over = vertex.co.dot(cut) - depth
                if over > 0:
                    vertex.co -= cut * over
    kinds.append(kit.from_bmesh('rock', rock, stone, loc=(0, 0, -900), smooth=False))
for k in range(1500):
    y = -40 + 330 * random.random() ** 1.5
    made = kit.copy(random.choice(kinds), (random.uniform(-60, 70) * (0.5 + max(0, y) / 160), y, -23.5 + random.gauss(0, 1.8)))
    made.rotation_euler = [random.uniform(0, 6.3) for _ in range(3)]
    size = random.uniform(1.6, 4.2)
    made.scale = (size * random.uniform(0.8, 1.3), size, size * 0.8)
# dew on the head and the bolts
water = macro.water()
macro.drops(1500, lambda: ((random.uniform(-2.5, 2.9), random.choice((random.uniform(-34, 0), random.uniform(GAP, 60))), -0.06), (0, 0, 1)), 0.34, water, high=0.5, small=3.2)
macro.drops(260, lambda: ((3.62, random.choice((random.uniform(-34, 0), random.uniform(GAP, 40))), random.uniform(-3.3, -1.2)), (1, 0, 0)), 0.26, water, high=0.5, small=2.6)
for k in range(26):
    size = random.uniform(0.16, 0.34)
    kit.sphere(size, (3.3, random.uniform(-30, 40), -3.95 - size * 0.5), water, (0.9, 0.9, 1.25), 24, 'drop')
# the signal, its glow in the ground fog, first light between the pines
kit.sphere(9, (-120, 1500, 12), macro.glow(GREEN, 22), segments=32, name='far')
macro.backdrop((-120, 1900, 12), (4200, 1800), [(0, (0.012, 0.17, 0.085)), (0.1, (0.01, 0.07, 0.046)), (0.3, (0.008, 0.02, 0.021)), (0.7, (0.003, 0.007, 0.009))])
kit.plane((1500, 70), (560, 1850, -10), macro.glow(DAWN, 0.22), (90, 0, 0))
bark = kit.material('bark', (0.004, 0.005, 0.005), 0.9)
for k in range(26):
    x = random.choice((random.uniform(-900, -240), random.uniform(120, 1000)))
    kit.cylinder(random.uniform(9, 20), 900, (x, random.uniform(1000, 1700), 300), bark, segments=12)
kit.area((-90, 420, 120), (0, 10, 0), (90, 90), GREEN, 900000)
kit.area((300, 90, 70), (0, 0, -6), (40, 60), DAWN, 900000)
kit.area((70, -50, 60), (0, 0, -6), (50, 50), (0.62, 0.74, 0.8), 110000)
kit.area((-60, -90, 120), (0, 0, -6), (90, 90), (0.3, 0.55, 0.65), 40000)
macro.lens((12.5, -50, 8.5), (-0.2, 10, 2.2), 70, 4.0, (2.8, -3, -1.2), roll=-3)
kit.glare(0.26, 0.08, 1.2, 6, (0.3, 1.0, 0.6))
kit.finish(job.out)
