"""Parts of a record player, in millimeters: the pickup with its needle, and the dust it meets."""
import math

import kit
from kit import random


def pickup():
    """Cartridge with stylus, headshell and arm, running off along +y; the needle's tip at the origin."""
    steel = kit.material('steel', (0.75, 0.74, 0.72), 0.18, 1, bump=(3, 0.03))
    black = kit.material('black', (0.012, 0.012, 0.013), 0.28, coat=0.4, bump=(14, 0.05))
    amber = kit.material('amber', (1.0, 0.25, 0.03), 0.12, transmission=0.55, ior=1.5)
    parts = [kit.tube([(0, 0.02, 0.72), (0, 2.5, 1.45), (0, 6.5, 2.7)], 0.21, steel, smooth=False, resolution=8),
             kit.cylinder(0.02, 0.62, (0, 0.12, 0.3), kit.material('diamond', (0.9, 0.9, 0.9), 0.05, transmission=0.9,
                          ior=2.4), radius_top=0.17, segments=20),
             kit.cylinder(0.17, 0.3, (0, 0.12, 0.7), steel, segments=20),
             kit.cylinder(0.55, 1.2, (0, 5.4, 2.4), kit.material('rubber', (0.01, 0.01, 0.01), 0.7), rot=(72, 0, 0))]
    w, profile = 2.6, [(3.2, 4.0), (4.6, 1.9), (11, 1.5), (12, 5.5), (3.2, 5.5)]
    corners = [(side * w, y, z) for side in (-1, 1) for y, z in profile]
    sides = [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(k, 5 + k, 5 + (k + 1) % 5, (k + 1) % 5) for k in range(5)]
    parts.append(kit.from_data('grip', corners, [side[::-1] for side in sides], amber, bevel=0.25))
    parts += [kit.box((8, 13, 5), (0, 10.6, 8.1), black, bevel=0.5), kit.box((6.4, 10, 1), (0, 9.6, 5.9), steel, bevel=0.2),
              kit.box((11, 22, 1.2), (0, 13, 11.3), steel, bevel=0.35),
              kit.tube([(5, 8, 11.4), (7.5, 7, 11.6), (10.5, 5.2, 13.2), (12, 4.6, 15.5)], 0.5, steel),
              kit.cylinder(3.2, 8, (0, 27, 11.6), steel, rot=(90, 0, 0), bevel=0.4),
              kit.cylinder(2.4, 150, (0, 105, 13.5), steel, rot=(91.5, 0, 0))]
    for x in (-3, 3):
        parts += [kit.cylinder(1.3, 1.1, (x, 9, 12.3), steel, bevel=0.15), kit.box((2, 0.35, 0.3), (x, 9, 12.75), black)]
    for x, color in ((-2.4, (0.6, 0.02, 0.02)), (-0.8, (0.7, 0.7, 0.7)), (0.8, (0.02, 0.2, 0.5)), (2.4, (0.02, 0.3, 0.1))):
        wire = kit.material('wire', color, 0.4)
        parts.append(kit.tube([(x, 16.9, 8.5), (x, 20, 8), (x * 0.6, 24, 10), (x * 0.3, 27, 11)], 0.28, wire))
    return kit.group(parts)


def rock(bm, size):
    """Hull of points by chance on a flat ball."""
    for _ in range(22):
        way = kit.Vector([random.gauss(0, 1) for _ in range(3)]).normalized() * size * random.uniform(0.75, 1.1)
        bm.verts.new((way.x, way.y * 0.85, way.z * 0.7))
    kit.bmesh.ops.convex_hull(bm, input=bm.verts)
    kit.bmesh.ops.delete(bm, geom=[vertex for vertex in bm.verts if not vertex.link_faces], context='VERTS')


def dust(count, size, reach, clear=0.7, ahead=1.5):
    """Grit and fibres on the disc; returns them."""
    made = kit.material('dust', (0.42, 0.38, 0.33), 0.85, bump=(9 / size, 0.5))
    things = []
    for i in range(count):
        x, y = random.uniform(-reach, reach), random.uniform(-reach, reach * ahead)
        r = size * random.uniform(0.15, 1) ** 2
        if math.hypot(x, y) < clear + r:
            continue
        if i % 9 == 0:
            turn, long = random.uniform(0, 6.3), size * random.uniform(4, 12)
            bend = [(x + math.cos(turn + k * 0.4) * long * k / 4, y + math.sin(turn + k * 0.4) * long * k / 4,
                     size * (0.15 + 0.5 * random.random() * (k % 4 > 0))) for k in range(5)]
            things.append(kit.tube(bend, size * 0.07, made, resolution=2))
            continue
        things.append(kit.from_bmesh('grain', lambda bm: rock(bm, r), made, loc=(x, y, r * 0.5), smooth=False, bevel=r * 0.06))
    return things
