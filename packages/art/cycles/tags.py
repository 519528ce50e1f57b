"""Brass tags on hooks, stamped 1 to 12, on a painted board by a service window: one in focus, a lamp along the board. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh, bpy, kit, macro

job = macro.start(71, background=(0.0015, 0.0018, 0.002))
V = kit.Vector
RADIUS, THICK, ACROSS, DOWN, OUT = 2.0, 0.2, 4.9, 5.3, 0.95


def brass(color, rough, dirt):
    """Brass that pockets have browned in its hollows, with scratches across it, rubbed bright at the edges."""
    made = kit.material('brass', color, rough, 1.0)
    edge, surface = kit.node(made, 'Bevel', samples=6), kit.node(made, 'NewGeometry')
    edge.inputs['Radius'].default_value = 0.05
    kit.link(made, edge.outputs[0], kit.principled(made)['Normal'])
    kit.uneven_rough(made, 0.5, rough - 0.04, rough + 0.08, 3, 0.3)
    plain = kit.ramp(made, kit.noise(made, 1.6, 14), [(0.25, tuple(c * dirt for c in color)), (0.75, color)])
    hollow = kit.node(made, 'AmbientOcclusion', samples=6)
    hollow.inputs['Distance'].default_value = 0.3
    plain = kit.mix(made, kit.ramp(made, hollow.outputs['AO'], [(0.5, 1.0), (0.93, 0.0)]), plain, (0.12, 0.06, 0.02))
    dot = kit.node(made, 'VectorMath', operation='DOT_PRODUCT')
    kit.link(made, edge.outputs[0], dot.inputs[0])
    kit.link(made, surface.outputs['Normal'], dot.inputs[1])
    rub = kit.ramp(made, dot.outputs['Value'], [(0.86, 1.0), (0.985, 0.0)])
    plain = kit.mix(made, rub, plain, (0.92, 0.7, 0.36))
    kit.bump(made, kit.noise(made, 0.5, 2), 0.12, 0.2)
    # scratches of keys and of other tags: bright, each way
    for turn, long in ((25, 0.25), (-50, 0.4), (80, 0.3), (5, 0.2), (-20, 0.35)):
        place, mapping = kit.node(made, 'TexCoord'), kit.node(made, 'Mapping')
        mapping.inputs['Location'].default_value = (turn, 0, turn * 0.7)
        mapping.inputs['Rotation'].default_value = (0, math.radians(turn), 0)
        mapping.inputs['Scale'].default_value = (long, 1, 16)
        kit.link(made, place.outputs['Object'], mapping.inputs['Vector'])
        lines = kit.node(made, 'TexNoise', scale=1.5, detail=1.0)
        kit.link(made, mapping.outputs[0], lines.inputs['Vector'])
        scratch = kit.ramp(made, lines.outputs['Fac'], [(0.68, 0.0), (0.72, 0.75)])
        plain = kit.mix(made, scratch, plain, (1.0, 0.8, 0.46))
        kit.bump(made, scratch, -0.5, 0.02)
    kit.link(made, plain, kit.principled(made)['Base Color'])
    return made


gold = brass((0.74, 0.48, 0.18), 0.25, 0.7)
stamped = kit.material('stamped', (0.03, 0.018, 0.008), 0.6, 0.5)
steel = macro.metal((0.5, 0.47, 0.43), 0.3)
font = bpy.data.fonts.load('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf')


def solid(curve_or_thing):
    """The mesh of an object, its own object taken away."""
    made = bpy.data.meshes.new_from_object(curve_or_thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(curve_or_thing)
    return made


def tag(number, at, turn):
    """A disc with its hole and its figures, punched one by one: never quite in line."""
    disc = kit.cylinder(RADIUS, THICK, at, gold, (90, 0, 0), segments=160, name='tag')
    disc.data.transform(kit.Matrix.Rotation(math.radians(90), 4, 'X'))
    disc.rotation_euler = [math.radians(angle) for angle in turn]
    disc.data.materials.append(stamped)
    # it hangs by its hole: the origin is the hole's upper edge
    disc.data.transform(kit.Matrix.Translation((0, 0, -RADIUS + 0.32)))
    chance = random.Random(number)
    cuts = [kit.cylinder(0.24, 1, (0, 0, -0.12), gold, (90, 0, 0), segments=48)]
    digits = str(number)
    for k, digit in enumerate(digits):
        curve = bpy.data.curves.new('digit', 'FONT')
        curve.body, curve.size, curve.extrude, curve.font = digit, 2.9 if len(digits) == 1 else 2.3, 0.07, font
        curve.resolution_u = 8
        curve.align_x, curve.align_y = 'CENTER', 'CENTER'
        held = kit.wrap('digit', curve)
        bpy.context.view_layer.update()
        mesh = solid(held)
        whole = bmesh.new()
        whole.from_mesh(mesh)
        bmesh.ops.remove_doubles(whole, verts=whole.verts, dist=0.0005)
        whole.to_mesh(mesh)
        whole.free()
        mesh.materials.clear()
        mesh.materials.append(gold)
        mesh.materials.append(stamped)
        mesh.polygons.foreach_set('material_index', [1] * len(mesh.polygons))
        spread = (k - (len(digits) - 1) / 2) * 1.4
        cuts.append(kit.wrap('cut', mesh, loc=(spread + chance.gauss(0, 0.05), -THICK / 2, -RADIUS + 0.02 + chance.gauss(0, 0.05)), rot=(90, chance.gauss(0, 3), 0), smooth=False))
    for cut in cuts:
        cut.parent = disc
        cut.hide_render = True
        away = disc.modifiers.new('cut', 'BOOLEAN')
        away.operation, away.object, away.solver = 'DIFFERENCE', cut, 'EXACT'
    return disc


board = macro.paint((0.018, 0.05, 0.05), under=(0.16, 0.075, 0.03), chips=0.05, scale=0.55, rough=0.42)
for socket in ('Metallic',):
    for joint in list(kit.principled(board)[socket].links):
        board.node_tree.links.remove(joint)
kit.noise_bump(board, 0.7, 0.5, 10, stretch=(0.12, 1, 3.2))
for k in range(-3, 4):
    kit.box((70, 2, 7.9), (-22.5, 1, 8 * k - 3.4), board, bevel=0.1)

for number in range(1, 13):
    column, row = (number - 1) % 4, (number - 1) // 4
    x, z = (column - 2) * ACROSS, (1 - row) * DOWN
    chance = random.Random(number * 7)
    hook = [(x, 0.2, z), (x, -OUT, z), (x, -OUT - 0.3, z + 0.1), (x, -OUT - 0.42, z + 0.42), (x, -OUT - 0.42, z + 0.75)]
    kit.tube(hook, 0.12, steel, resolution=8)
    kit.lathe([(0.12, 0.18), (0.3, 0.12), (0.42, 0.0)], steel, (x, 0, z), (90, 0, 0), 48)
    sway = chance.uniform(-7, 7)
    tag(number, (x, -OUT + 0.1, z - 0.12), (-chance.uniform(2, 7), sway, chance.uniform(-14, 14)))

# a lamp along the board, the stage door's light from the other side
macro.far(14, (60, 200), (140, 260), (-60, 50), (2.5, 5), ((0.06, 0.62, 0.66), (1, 0.5, 0.16), (0.1, 0.5, 0.6)), (2, 5))
macro.backdrop((150, 300, 0), (460, 260), [(0, (0.014, 0.05, 0.056)), (0.5, (0.004, 0.014, 0.018)), (1, (0.001, 0.002, 0.003))])
kit.area((-20, -13, 22), (0, 0, 0), (5, 7), (1, 0.56, 0.22), 38000)
kit.area((34, -14, -4), (0, -1, 0), (5, 26), (0.08, 0.62, 0.7), 9000)
kit.area((24, -44, 13), (0, 0, 0), (9, 9), (1, 0.66, 0.36), 3800)
macro.lens((-34, -41, -5), (-0.2, -0.6, -1.9), 100, 2.2, (0, -OUT - 0.1, -1.9), roll=3)
kit.glare(0.16, 0.05, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
