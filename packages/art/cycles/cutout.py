"""A saint cut from a church bulletin by hand, its wings against the lamp that throws its shadow. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(131)


def sheet(color, light):
    """Thin paper: light comes through it."""
    made = kit.material('sheet', color, 0.9, bump=(14, 0.2))
    through, mixed = kit.node(made, 'BsdfTranslucent'), kit.node(made, 'MixShader')
    kit.link(made, kit.ramp(made, kit.noise(made, 5, 10), [(0.35, tuple(0.6 * c for c in light)), (0.65, light)]), through.inputs['Color'])
    mixed.inputs[0].default_value = 0.6
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
    kit.link(made, through.outputs[0], mixed.inputs[2])
    kit.link(made, mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


paper = sheet((0.7, 0.62, 0.48), (0.9, 0.52, 0.22))
ink = kit.material('ink', (0.03, 0.02, 0.015), 0.8)
stick = macro.paint((0.2, 0.1, 0.04), under=(0.4, 0.28, 0.15), chips=0.1, rough=0.6)


def wing(side):
    """Outline of a wing with feathers, cut with small slips of the knife."""
    points = [(0.5, 0.6), (1.6, 2.6), (3.4, 4.3), (5.6, 5.0), (7.4, 4.6)]
    for k in range(8):
        t = k / 7
        x, y = 7.6 - 5.8 * t, 3.6 - 4.6 * t + 0.9 * math.sin(t * 3)
        points += [(x + 0.75 + random.uniform(-0.1, 0.1), y - 0.5 + random.uniform(-0.12, 0.12)), (x + 0.5, y - 0.9), (x - 0.15, y - 0.35)]
    points.append((0.6, -1.6))
    return [(side * x, y) for x, y in points]


def cut(outline, holes, at, turn, made=paper, bend=0.0):
    curve = kit.bpy.data.curves.new('cut', 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude = '2D', 'BOTH', 0.012
    for ring in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for knot, (x, y) in zip(spline.points, ring):
            knot.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    thing = kit.wrap('cut', curve, made, loc=at, rot=turn)
    return thing


def slits(side):
    """Feathers opened with the knife's point."""
    found = []
    for k in range(9):
        t = k / 8
        x, y = side * (2.0 + 4.6 * t), 2.3 + 1.6 * math.sin(t * 2.2) - 0.4
        found.append([(x - 0.1, y + 0.5), (x + 0.12, y + 0.45), (x + side * 0.3 + 0.04, y - 0.7), (x + side * 0.26, y - 0.75)])
    return found


def words(at, turn, rows, size=0.34):
    lines = ('SUNDAY, THE THIRD OF MAY', 'Order of service', 'Hymn 271. All rise.', 'for the repose of the soul of', 'Sister Hattie Bright', 'choir will meet at six', 'offering of the women', 'and let the light perpetual', 'shine upon them', 'fish fry, Saturday noon')
    made = []
    for k in range(rows):
        text = kit.text(lines[k % len(lines)], size, (0, 0, 0), (0, 0, 0), ink)
        text.data.extrude, text.data.align_x = 0.0, 'LEFT'
        text.location = (-3.4, 4.2 - k * size * 1.45, 0.016)
        made.append(text)
    return kit.group(made, at, turn)


for side, yaw in ((-1, 20), (1, -30)):
    cut(wing(side), slits(side), (0, 0, 0), (90, 0, yaw))
body = [(-0.9, 1.2), (-0.5, 2.2), (0.5, 2.2), (0.9, 1.2), (1.4, -3.0), (2.2, -8), (-2.2, -8), (-1.4, -3.0)]
head = [(0.85 * math.cos(a), 3.0 + 1.0 * math.sin(a)) for a in [math.tau * k / 26 for k in range(26)]]
halo = [(1.75 * math.cos(a) + 0.06 * math.sin(a * 7), 3.3 + 1.75 * math.sin(a)) for a in [math.tau * k / 40 for k in range(40)]]
hole = [(1.35 * math.cos(a), 3.3 + 1.35 * math.sin(a)) for a in [math.tau * k / 40 for k in range(40)]]
cut(body, [], (0, -0.02, 0), (90, 0, 0))
cut(head, [], (0, -0.03, 0), (90, 0, 0))
cut(halo, [hole], (0, 0.05, 0), (90, 4, 0))
words((3.9, -0.12, -2.2), (90, 0, -30), 7, 0.42)
words((-2.2, -0.12, -1.8), (90, 0, 20), 7, 0.42)
kit.tube([(0.1, 0.2, 1), (0.3, 0.4, -14)], 0.16, stick)
# another, behind, soft
for x, y, z, turn in ((12, 16, 1.5, -20), (-13, 24, -1, 25)):
    for side in (-1, 1):
        cut(wing(side), [], (x, y, z), (90, 0, turn + side * -16))
# tape that holds the wing
tape = kit.material('tape', (0.7, 0.6, 0.35), 0.25, transmission=0.5)
kit.plane((1.6, 0.9), (0.55, -0.14, 0.5), tape, (90, 12, 0))
# the lamp
kit.sphere(2.2, (-9, 60, 15), macro.glow((1, 0.72, 0.4), 40), segments=24)
macro.backdrop((-6, 95, 12), (120, 70), [(0, (0.4, 0.16, 0.05)), (0.35, (0.08, 0.03, 0.012)), (1, (0.002, 0.002, 0.003))])
kit.area((-7, 22, 10), (0, 0, 1.5), (4, 4), (1, 0.62, 0.28), 11000)
kit.area((12, -10, 6), (2, 0, 1), (3, 7), (0.2, 0.45, 0.6), 700)
macro.lens((-6.5, -27, 0.2), (2.2, 0, 1.6), 88, 3.0, (1.8, -0.3, 1.6), roll=-7)
kit.glare(0.3, 0.08, 1.2, 6, (1, 0.65, 0.35))
kit.finish(job.out)
