"""A fishing spoon just out of the water at night: hammered brass, its hook, drops; a magenta stage and the lamps of boats far behind.
Views: hook (its points), blade (its rim), line (beads of water on it), lights (without the spoon). In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(19, background=(0.0015, 0.001, 0.003), bounces=8)
V = kit.Vector
MAGENTA, TEAL, AMBER = (1.0, 0.05, 0.5), (0.05, 0.6, 0.66), (1.0, 0.6, 0.25)
view = job.args.get('view')
brass = kit.material('brass', (0.9, 0.62, 0.28), 0.09, 1.0)
kit.uneven_rough(brass, 1.1, 0.05, 0.17)
# the hammer's marks
marks = kit.node(brass, 'TexVoronoi', scale=1.5)
kit.link(brass, kit.node(brass, 'TexCoord').outputs['Object'], marks.inputs['Vector'])
hollow = kit.node(brass, 'Math', operation='MULTIPLY')
kit.link(brass, marks.outputs['Distance'], hollow.inputs[0])
kit.link(brass, marks.outputs['Distance'], hollow.inputs[1])
kit.bump(brass, hollow.outputs[0], 0.6, 0.22)
steel = macro.metal((0.6, 0.59, 0.58), 0.16, wear=0.08, scale=3)
rust = macro.paint((0.42, 0.41, 0.4), under=(0.1, 0.035, 0.014), chips=0.16, scale=1.1, rough=0.22)
kit.principled(rust)['Metallic'].default_value = 1.0
line = kit.material('line', (0.9, 0.85, 0.9), 0.08, transmission=0.7, ior=1.5)
water = macro.water()


def wire(points, thick, made, tips=()):
    """A bent wire; `tips` are the places along it that run out in a point."""
    tube = kit.tube(points, thick, made, resolution=8)
    for k in tips:
        tube.data.splines[0].bezier_points[k].radius = 0.08
    return tube


def spoon():
    """A cupped blade, narrow where the line holds it, bent once along its length."""
    rows, columns, vertices = 90, 41, []
    for i in range(rows):
        t = i / (rows - 1)
        wide = 1.34 * math.sin(math.pi * min(1, 0.015 + 0.97 * t) ** 1.35) ** 0.62 + 0.02
        for k in range(columns):
            u = 2 * k / (columns - 1) - 1
            cup = 0.42 * (1 - u * u) * wide
            vertices.append((u * wide, 0.5 * math.sin(t * 4.6 - 0.8) + cup, 3.2 - 6.4 * t))
    faces = [(i * columns + k, i * columns + k + 1, (i + 1) * columns + k + 1, (i + 1) * columns + k) for i in range(rows - 1) for k in range(columns - 1)]
    blade = kit.from_data('spoon', vertices, faces, brass)
    thick = blade.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.1, 1  # away from the hollow, where the drops sit
    edge = blade.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = 0.035, 3, 'ANGLE'
    return blade, np.array(vertices).reshape(rows, columns, 3)


def split_ring(at, radius, turn):
    """A ring of two turns."""
    points = [(radius * math.cos(a), 0.05 * a / math.tau - 0.05, radius * math.sin(a)) for a in np.linspace(0, 2 * math.tau, 49)]
    ring = wire(points, 0.055, steel)
    ring.location, ring.rotation_euler = at, [math.radians(a) for a in turn]
    return ring


def treble(at, turn):
    """Three hooks on one shank, barbed."""
    parts = [wire([(0.24 * math.cos(a), 0, 0.24 * math.sin(a)) for a in np.linspace(-1.3, 4.4, 20)], 0.075, rust), wire([(0, 0, -0.24), (0, 0, -2.3)], 0.1, rust)]
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        bend = [(0.06, -0.3), (0.08, -1.6), (0.14, -2.2), (0.46, -2.78), (0.95, -2.84), (1.3, -2.42), (1.36, -1.9), (1.3, -1.36)]
        parts.append(wire([(r * math.cos(a), r * math.sin(a), z) for r, z in bend], 0.082, rust, (7,)))
        barb = [(1.34, -1.66), (1.24, -1.72), (1.14, -1.86)]
        parts.append(wire([(r * math.cos(a), r * math.sin(a), z) for r, z in barb], 0.06, rust, (2,)))
        parts.append(kit.sphere(0.15, (0.78 * math.cos(a), 0.78 * math.sin(a), -3.0), water, (0.9, 0.9, 1.35), segments=28, name='drop'))
        for z in (-2.34, -2.2, -2.02, -1.93, -1.74):
            parts.append(kit.sphere(random.uniform(0.04, 0.085), (1.4 * math.cos(a), 1.4 * math.sin(a), z), water, segments=16, name='drop'))
    return kit.group(parts, at, turn)


def swivel(at):
    """A barrel between two eyes; the line is tied to the upper one."""
    parts = [kit.lathe([(0, 0.42), (0.12, 0.4), (0.2, 0.3), (0.23, 0.1), (0.23, -0.1), (0.2, -0.3), (0.12, -0.4), (0, -0.42)], brass, segments=48)]
    for side in (-1, 1):
        parts.append(wire([(0.05, 0, side * 0.36), (0.09, 0, side * 0.5), (0.2, 0, side * 0.74), (0, 0, side * 0.98), (-0.2, 0, side * 0.74), (-0.09, 0, side * 0.5), (-0.05, 0, side * 0.36)], 0.055, steel))
    parts.append(wire([(0, 0, 1.0), (0, 0, 30)], 0.035, line))
    return kit.group(parts, at)


blade, grid = spoon()
hung = [blade, split_ring((0, 0.1, 3.5), 0.36, (0, 0, 90)), swivel((0, 0.12, 4.72)), split_ring((0, 0.62, -3.42), 0.34, (0, 0, 90)), treble((0, 0.64, -3.95), (6, 0, 14))]


def wet():
    """A place in the hollow of the blade."""
    i, k = random.randrange(3, 86), random.randrange(2, 39)
    at, du, dv = V(grid[i, k]), V(grid[i, k + 1] - grid[i, k - 1]), V(grid[i + 1, k] - grid[i - 1, k])
    normal = dv.cross(du).normalized()
    normal = normal if normal.y < 0 else -normal
    return at + normal * 0.005 + V((random.uniform(-0.03, 0.03), 0, random.uniform(-0.03, 0.03))), normal


hung += macro.drops(70, wet, 0.42, water, high=0.6, small=1.8)
for k in range(30):
    # beads on the line
    size = 0.05 + 0.13 * random.random() ** 2
    hung.append(kit.sphere(size, (0, 0.12 - size * 0.6, 6.3 + 0.26 * (k + random.uniform(-0.3, 0.3))), water, (1, 1, 1.15), segments=28, name='drop'))
kit.group(hung, (0, 0, 300) if view == 'lights' else (0, 0, 0), (4, 27, 24))
# black water, the stage and the boats on it: lights near enough that the lens leaves disks of them
sea = kit.material('sea', (0.002, 0.003, 0.004), 0.06)
kit.noise_bump(sea, 0.16, 1.0, stretch=(1, 0.5, 1))
kit.plane((900, 470), (0, 260, -8), sea)
for x, y, z, size, color, strength in (
        (9, 105, -1, 3.4, MAGENTA, 3.2), (16, 120, -2.4, 2.8, MAGENTA, 2.2), (1.5, 125, -3.4, 2.4, AMBER, 0.9), (-8, 110, -2.8, 3.0, (1, 0.85, 0.75), 0.5),
        (-15, 130, -3.6, 2.4, MAGENTA, 0.8), (23, 115, -3.2, 2.6, AMBER, 0.8), (-22, 120, -2, 3.0, TEAL, 0.7), (5, 150, 5, 2.2, MAGENTA, 0.6), (13, 140, 6, 2.4, MAGENTA, 0.9), (-3, 160, 1.5, 2.0, AMBER, 0.4)):
    kit.sphere(size, (x, y, z), macro.glow(color, strength), segments=32, name='far')
macro.backdrop((12, 300, 0), (500, 300), [(0, (0.3, 0.006, 0.13)), (0.1, (0.12, 0.005, 0.06)), (0.26, (0.018, 0.005, 0.02)), (0.5, (0.003, 0.007, 0.011)), (1, (0.001, 0.003, 0.005))])
kit.area((26, 30, 8), (0, 0, 0), (16, 30), MAGENTA, 20000)
kit.area((-26, -14, 6), (0, 0, 0), (7, 40), MAGENTA, 6000)
kit.area((14, -30, 16), (0, 0, 0), (26, 16), (1, 0.66, 0.5), 9000)
kit.area((-30, 14, 12), (0, 0, 0), (5, 30), TEAL, 7000)
kit.area((4, -40, -26), (0, 0, 0), (40, 8), TEAL, 3500)
LENSES = {
    'hook': ((-5, -17, -5.2), (-2.9, 0, -5.1), 95, 4.0, (-3.2, -1.2, -5.6), -14),
    'line': ((2.4, -11, 8.6), (4.1, 1.2, 7.9), 95, 5.6, (3.94, 1.05, 8.0), 32),
    'lights': ((-2, -29, -2.4), (3, 100, -2.0), 95, 9.0, 32, 4),
    'blade': ((-4, -17, -4.0), (-0.3, 0, -1.5), 95, 4.5, (-1.1, -0.5, -2.2), 46),
}
at, target, mm, stop, focus, roll = LENSES.get(view, ((-3, -24, -2.6), (-1.2, 0, -1.2), 95, 5.0, (0, -0.1, -0.3), 14))
macro.lens(at, target, mm, stop, focus, roll=roll)
kit.glare(0.22, 0.05, 1.2, 6, (1, 0.5, 0.8))
kit.finish(job.out)
