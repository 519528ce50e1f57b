"""A cassette half out of the slot of a plywood boombox, red dust on it, the sun low behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro, marker
import numpy as np

job = macro.start(27, background=(0.05, 0.009, 0.003))


def board(outline, holes, depth, made, bevel, at):
    """A sheet that stands in the plane y = 0, with holes: lists of (x, z)."""
    curve = bpy.data.curves.new('board', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = depth / 2 - bevel, bevel, 3
    for way in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(way) - 1)
        for knot, (x, z) in zip(spline.points, way):
            knot.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    return kit.wrap('board', curve, made, loc=at, rot=(90, 0, 0))


def rounded(w, h, r, x=0.0, z=0.0, steps=8):
    """Corners of a rectangle with round corners."""
    way = []
    for k, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(steps + 1):
            a = math.pi / 2 * (k + i / steps)
            way.append((x + sx * (w / 2 - r) + r * math.cos(a), z + sz * (h / 2 - r) + r * math.sin(a)))
    return way


smoke = macro.plastic((0.02, 0.018, 0.018), 0.26)
white = macro.plastic((0.62, 0.56, 0.48), 0.35, strength=0.03)
paper = kit.material('paper', (0.6, 0.5, 0.36), 0.8, bump=(12, 0.12))
red = kit.material('red', (0.5, 0.03, 0.012), 0.7, bump=(12, 0.1))
ink = kit.material('ink', (0.012, 0.012, 0.016), 0.5)
tape = kit.material('tape', (0.06, 0.024, 0.012), 0.24, coat=0.3)
steel = macro.metal((0.55, 0.52, 0.48), 0.3)
dust = kit.material('dust', (0.5, 0.13, 0.04), 0.95)
HUB, UP = 2.12, 0.35
circle = lambda x, r: [(x + r * math.cos(a), UP + r * math.sin(a)) for a in [math.tau * k / 48 for k in range(48)]]
window = rounded(1.9, 1.15, 0.15, 0, UP)
parts = [board(rounded(10.0, 6.4, 0.35), [circle(-HUB, 0.58), circle(HUB, 0.58), window], 0.86, smoke, 0.06, (0, 0, 0)),
         board(rounded(9.0, 4.2, 0.3, 0, 0.72), [rounded(6.2, 1.7, 0.85, 0, UP)], 0.03, paper, 0.004, (0, -0.437, 0)),
         board(rounded(9.0, 0.34, 0.1, 0, -0.98), [], 0.03, red, 0.004, (0, -0.44, 0)), board(rounded(9.0, 0.12, 0.05, 0, -0.66), [], 0.03, red, 0.004, (0, -0.44, 0))]
for side, wound in ((-1, 2.0), (1, 1.5)):
    x = side * HUB
    parts.append(kit.lathe([(0.5, -0.3), (0.56, -0.3), (0.56, 0.3), (0.5, 0.3)], white, (x, 0, UP), (90, 0, 0), 64, close=True))
    for k in range(6):
        a = math.tau * k / 6 + 0.3 * side
        parts.append(kit.box((0.17, 0.6, 0.13), (x + 0.43 * math.cos(a), 0, UP + 0.43 * math.sin(a)), white, (0, -math.degrees(a), 0), 0.02))
    parts.append(kit.lathe([(0.66, -0.18), (wound, -0.18), (wound, 0.18), (0.66, 0.18)], tape, (x, 0.02, UP), (90, 0, 0), 128, close=True))
parts.append(kit.box((1.8, 0.02, 1.1), (0, -0.3, UP), macro.water((1.0, 0.9, 0.82), 1.45)))
for x, z in ((-4.6, 2.85), (4.6, 2.85), (-4.6, -2.7), (4.6, -2.7)):
    parts.append(kit.lathe([(0.0, 0.06), (0.16, 0.05), (0.2, 0)], steel, (x, -0.43, z), (90, 0, 0), 32))
for words, size, z, x in (('DEMBOW', 0.86, 1.98, -0.9), ('127', 0.6, 1.95, 3.3)):
    parts.append(marker.write(words, size, ink, (x, -0.46, z), (90, 2, 0), 0.13))
for k in range(2):
    parts.append(kit.box((8.2, 0.01, 0.022), (0, -0.453, 1.42 + 1.16 * k), red))
# dust: in the hubs, on the ledges, clinging to the face
chance = np.random.default_rng(7)
def cloud(count, x, y, z, big):
    return np.column_stack([f(count) for f in (x, y, z)]), chance.uniform(0.3, 1, count) * chance.uniform(0.3, 1, count) * big
flat = lambda low, high: lambda count: chance.uniform(low, high, count)
bell = lambda middle, wide: lambda count: chance.normal(middle, wide, count)
heaps = [cloud(4200, lambda n: np.clip(chance.normal(1.0, 2.0, n), -4.7, 4.7), bell(0, 0.17), lambda n: 3.2 + np.abs(chance.normal(0, 0.09, n)), 0.07), cloud(3200, flat(-4.9, 4.9), flat(-0.47, -0.44), flat(-3, 3.1), 0.022)]
for side in (-1, 1):
    turn = chance.normal(-math.pi / 2, 0.5, 500)
    heaps.append((np.column_stack([side * HUB + 0.46 * np.cos(turn), chance.uniform(-0.42, 0.1, 500), UP + 0.47 * np.sin(turn) + np.abs(chance.normal(0, 0.03, 500))]), chance.uniform(0.01, 0.06, 500)))
heaps.append(cloud(900, bell(0, 2.2), flat(-0.5, -0.44), lambda n: -0.5 + np.abs(chance.normal(0, 0.02, n)), 0.04))
for points, sizes in heaps:
    parts.append(macro.grains(points, sizes, dust))
kit.group(parts, (0.6, 0, 1.5), (-9, 7, -24))
# the top of the box: black paint worn to its plywood, the lips of the slot
ply = macro.paint((0.03, 0.026, 0.024), under=(0.3, 0.15, 0.06), chips=0.1, scale=0.5, rough=0.8)
kit.principled(ply)['Metallic'].links and ply.node_tree.links.remove(kit.principled(ply)['Metallic'].links[0])
for y, z in ((-9.4, 0), (9.4, 0)):
    kit.group([kit.box((60, 17.2, 3), (0, y, -1.5), ply, bevel=0.25)], (0, 0, 0), (0, 0, -24))
kit.group([kit.tube([(-6.2, -0.85, 0.05), (6.2, -0.85, 0.05), (6.2, 0.85, 0.05), (-6.2, 0.85, 0.05)], 0.2, steel, closed=True, smooth=False)], (0.6, 0, 0), (0, 0, -24))
count = 9000
xy = np.column_stack([chance.normal(0, 9, count), chance.normal(-5, 5, count)])
macro.grains(np.column_stack([xy, np.full(count, 0.02)]), chance.uniform(0.01, 0.07, count) * chance.uniform(0.3, 1, count), dust)
# rust sky, a swollen sun
macro.backdrop((120, 300, 20), (700, 400), [(0, (0.6, 0.15, 0.027)), (0.25, (0.24, 0.048, 0.01)), (0.6, (0.12, 0.022, 0.006)), (1.0, (0.05, 0.009, 0.003))])
kit.sphere(10, (127, 290, 21), macro.glow((1.0, 0.66, 0.34), 7), segments=48)
kit.area((26, 60, 16), (0, 0, 2), (12, 12), (1, 0.46, 0.16), 36000)
kit.area((-40, -12, 14), (0, 0, 2), (14, 14), (1, 0.3, 0.09), 26000)
kit.area((6, -44, 26), (0, 0, 2), (20, 8), (1, 0.5, 0.25), 9000)
macro.lens((-6, -28, 4.6), (2.4, 0, 3.0), 85, 4.5, (-0.4, -0.6, 2.6), roll=3)
kit.glare(0.3, 0.05, 1.3, 6, (1, 0.5, 0.25))
kit.finish(job.out)
