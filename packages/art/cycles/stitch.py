"""Needle and waxed thread through a seam of two leathers, in millimeters; the seam runs along x.
Views: poster, seam (down the row of stitches), eye (of the needle), above, edge (the two leathers, cut)."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random

STEP = 5.2  # between holes
# place, target, lens, stop, focus, roll
CAMERAS = {
    'poster': ((-10, -38, 19), (2.2, -0.6, 3.2), 50, 0.022, (1, -1, 0.3)),
    'seam': ((-33, -13, 8), (-11, 0.4, 0.2), 64, 0.045, (-14, 0, 0.3)),
    'eye': ((1, -42, 29), (13.6, -6.6, 16.6), 72, 0.02, (15.0, -7.6, 17.6)),
    'above': ((-3, -13, 50), (-1.5, 0.5, 0), 58, 0.03, (-2, 0, 0.2), -24),
    'edge': ((-19, -34, 4.6), (-2, -3.5, 0.4), 58, 0.03, (-7, -6.8, -1)),
}
HOLES = [STEP * k for k in range(-7, 8)]


def dent(x, y):
    """How far the leather sinks under the stitches about a place on the seam."""
    near = min(abs(x - hole) for hole in HOLES)
    return -0.5 * math.exp(-(y / 1.1) ** 2) * (0.55 + 0.45 * math.cos(math.tau * x / STEP)) - 0.7 * math.exp(-(near ** 2 + y ** 2) / 0.35)


def leather(color):
    made = kit.material('leather', color, 0.42, coat=0.12)
    cells = kit.node(made, 'TexVoronoi', scale=0.85, feature='SMOOTH_F1')
    place = kit.node(made, 'TexCoord')
    kit.link(made, place.outputs['Object'], cells.inputs['Vector'])
    kit.bump(made, cells.outputs['Distance'], 0.45, 0.22)
    kit.noise_bump(made, 2.2, 0.25)
    kit.uneven_rough(made, 0.25, 0.3, 0.55)
    return made


def sheet(made, near, far, z, thick):
    """Leather from y = near to far, its near edge rounded down to its thickness."""
    vertices, faces, columns = [], [], 480
    rows = [(near + 0.35, -thick), (near, -thick + 0.3), (near - 0.05, -thick / 2), (near + 0.1, -0.3), (near + 0.45, -0.04)]
    rows += [(near + 0.9 + (far - near - 0.9) * (k / 90) ** 1.25, 0.0) for k in range(91)]
    for y, low in rows:
        for i in range(columns + 1):
            x = -45 + 90 * i / columns
            vertices.append((x, y, z + low + (dent(x, y) if low > -0.1 else 0) + 0.25 * math.sin(x * 0.09 + y * 0.05)))
    for j in range(len(rows) - 1):
        for i in range(columns):
            k = j * (columns + 1) + i
            faces.append((k, k + 1, k + columns + 2, k + columns + 1))
    return kit.from_data('sheet', vertices, faces, made)


def thread(points, made, thick=0.42):
    """Waxed thread of three strands twisted together along points."""
    path = [kit.Vector(point) for point in points]
    fine = []
    for a, b in zip(path, path[1:]):
        steps = max(2, int((b - a).length / 0.35))
        fine += [a.lerp(b, k / steps) for k in range(steps)]
    fine.append(path[-1])
    for strand in range(3):
        turned = []
        for k, point in enumerate(fine):
            ahead = (fine[min(k + 1, len(fine) - 1)] - fine[max(k - 1, 0)]).normalized()
            side = ahead.cross((0.1, 0.3, 1)).normalized()
            angle = k * 0.75 + strand * math.tau / 3
            turned.append(point + (side * math.cos(angle) + ahead.cross(side) * math.sin(angle)) * thick * 0.5)
        kit.tube(turned, thick * 0.58, made, resolution=3)


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height)
    sheet(leather((0.2, 0.06, 0.018)), -7, 60, 0, 2.2)
    sheet(leather((0.12, 0.035, 0.012)), -7.3, 60, -2.25, 2.4)
    wood = kit.material('bench', (0.09, 0.045, 0.02), 0.5, coat=0.2)
    kit.noise_bump(wood, 0.5, 0.5, stretch=(0.08, 2, 1))
    kit.plane(400, (0, 0, -5), wood)
    wax = kit.material('wax', (0.82, 0.68, 0.45), 0.5, subsurface=0.05)
    for hole, nearby in zip(HOLES, HOLES[1:]):
        if nearby > 0.1:
            break
        bow = [(0.25, -1.7), (0.5, -0.75), (0.95, -0.15), (1.7, 0.12), (STEP / 2, 0.2)]
        bow += [(STEP - x, z) for x, z in reversed(bow[:-1])]
        thread([(hole + x, 0.02 * x, z) for x, z in bow], wax)
    black = kit.material('hole', (0, 0, 0), 1)
    for hole in HOLES:
        kit.sphere(0.42, (hole, 0, -0.62), black, (1, 0.7, 0.25), segments=16)
    steel = kit.material('steel', (0.8, 0.8, 0.8), 0.1, 1)
    eye = kit.Vector((15.5, -8, 19))
    way = (eye - kit.Vector((STEP, 0, -1.5))).normalized()
    tilt = [math.degrees(angle) for angle in way.to_track_quat('Z', 'Y').to_euler()]
    shaft = kit.lathe([(0.01, -13), (0.3, -9), (0.52, 0), (0.56, 8), (0.5, 11)], steel, segments=32)
    loop = kit.tube([(0.0, -0.0, 10.6), (0.62, 0, 12), (0.62, 0, 14), (0, 0, 15.2), (-0.62, 0, 14), (-0.62, 0, 12)], 0.26, steel, closed=True)
    needle = kit.group([shaft, loop], kit.Vector((STEP, 0, -1.5)) + way * 10.5, tilt)

    def lead(out):
        """Thread from the last hole to the needle's eye, the needle drawn out by `out`."""
        hole = kit.Vector((STEP, 0, -1.5)) + way * (23.5 + out)
        path = [(0.2, 0, -1), (0.3, -0.2, 0.3)]
        for k in range(1, 25):
            t = k / 24
            path.append((hole.x * t + 9 * math.sin(math.pi * t) * t, hole.y * t - 9 * math.sin(math.pi * t) * (1 - t * 0.4), 0.5 + (hole.z - 0.5) * t ** 2.2))
        path += [(hole.x + 1.2, hole.y + 3, hole.z + 1.2), (hole.x + 5, hole.y + 9, hole.z - 1)]
        before = set(kit.bpy.data.objects)
        thread(path, wax, 0.36)
        return set(kit.bpy.data.objects) - before
    strands = lead(0)
    kit.area((-30, 46, 42), (0, 0, 0), (34, 34), kit.WARM, 24000)
    kit.area((60, 10, 22), (0, 0, 4), (8, 40), kit.ORANGE, 14000)
    kit.area((-10, -60, 20), (0, 0, 4), (60, 8), kit.TEAL, 1300)
    view = job.args.get('view', 'poster')
    if view == 'edge':
        kit.area((-34, -44, 10), (-4, -6, -1), (30, 8), kit.WARM, 5200)
    kit.camera(*CAMERAS[view])
    kit.glare(0.1, 0, 1.3)

    def pose(place):
        """The needle goes in: its tip finds the hole, then it slides down through both leathers."""
        nonlocal strands
        out = 7.0 - 9.0 * (place * place * (3 - 2 * place))
        needle.location = kit.Vector((STEP, 0, -1.5)) + way * (10.5 + out)
        for strand in strands:
            kit.bpy.data.objects.remove(strand)
        strands = lead(out)

    kit.finish(job.out, job.frames, kit.travel(job, pose))


main()
