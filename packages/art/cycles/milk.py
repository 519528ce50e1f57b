"""Crown of milk, frozen at 2,500 frames a second, in centimeters; fused by voxel remeshing."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random


def crown(fingers):
    """Wall of the crown with its fingers and beads, as loose shapes for the remesher; returns vertices and faces."""
    vertices, faces = [], []

    def surface(grid, closed_rows=True):
        start, rows, columns = len(vertices), len(grid), len(grid[0])
        for line in grid:
            vertices.extend(line)
        for i in range(rows if closed_rows else rows - 1):
            for k in range(columns):
                a, b, n = start + i * columns, start + (i + 1) % rows * columns, (k + 1) % columns
                faces.append((a + k, b + k, b + n, a + n))

    def ball(center, radius):
        rings = []
        for j in range(1, 10):
            tilt = math.pi * j / 10
            rings.append([(center[0] + radius * math.sin(tilt) * math.cos(math.tau * k / 16), center[1] + radius * math.sin(tilt) *
                           math.sin(math.tau * k / 16), center[2] - radius * math.cos(tilt)) for k in range(16)])
        start = len(vertices)
        surface(rings, False)
        faces.extend([tuple(range(start, start + 16))[::1], tuple(range(start + 128, start + 144))[::-1]])

    wave = [random.uniform(0, 6.3) for _ in range(4)]
    places = [(k + random.uniform(-0.3, 0.3)) / fingers * math.tau for k in range(fingers)]
    steps, rows = 300, []
    for i in range(steps):
        angle = math.tau * i / steps
        near = min(abs((angle - p + math.pi) % math.tau - math.pi) for p in places)
        high = 0.82 + 0.08 * math.sin(angle * 2 + wave[0]) + 0.05 * math.sin(angle * 5 + wave[1]) + 0.2 * math.exp(-(near / 0.07) ** 2)
        profile = []
        for k in range(13):
            t = k / 12
            profile.append((1.02 + 0.42 * t ** 1.6 + 0.3 * (1 - t) ** 5, high * t - 0.05, 0.1 - 0.055 * t))
        ring = [(r + w, z) for r, z, w in profile] + [(r - w, z) for r, z, w in reversed(profile)]
        rows.append([(r * math.cos(angle), r * math.sin(angle), z) for r, z in ring])
    surface(rows)
    for angle in places:
        long, out = random.uniform(0.25, 0.62), random.uniform(0.35, 0.62)
        tip = random.uniform(0.075, 0.125)
        for k in range(13):
            t = k / 12
            r, z = 1.42 + out * t * long * 1.5, 0.9 + long * t + 0.05 * math.sin(angle * 2 + wave[0])
            size = 0.085 - 0.045 * t if k < 12 else tip
            ball((r * math.cos(angle), r * math.sin(angle), z), size)
        for _ in range(random.choice((0, 1, 1, 2))):
            r, z = 1.5 + random.uniform(0.3, 1.1), 0.95 + long + random.uniform(0.15, 1.0)
            turn = angle + random.uniform(-0.1, 0.1)
            ball((r * math.cos(turn), r * math.sin(turn), z), random.uniform(0.035, 0.1))
    return vertices, faces


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, seed=11)
    milk = kit.material('milk', (0.9, 0.86, 0.83), 0.16, coat=0.5)
    body = kit.from_data('crown', *crown(19), milk)
    for kind, values in (('REMESH', {'mode': 'VOXEL', 'voxel_size': 0.018, 'use_smooth_shade': True}), ('SMOOTH', {'factor': 0.5, 'iterations': 9})):
        modifier = body.modifiers.new(kind.lower(), kind)
        for key, value in values.items():
            setattr(modifier, key, value)
    ripples = []
    for k in range(260):
        r = 0.02 + 9 * (k / 259) ** 1.5
        lip = 0.3 * math.exp(-abs(r - 1.12) / 0.16) if r > 1.12 else 0.3 * math.exp(-abs(r - 1.12) / 0.1) - 0.12 * (r < 1)
        ripples.append((r, lip + 0.05 * math.sin(7.5 * (r - 1.2)) * math.exp(-0.55 * abs(r - 1.6)) * (r > 1.3) - 0.02))
    pool = kit.lathe(ripples, milk, segments=256)
    beads = [kit.sphere(0.16, (0.08, 0, 2.15), milk), kit.sphere(0.07, (0.12, 0.1, 2.62), milk)]
    kit.area((-3.5, 7, 3.2), (0, 0, 0.8), (2.2, 2.6), kit.ROSE, 620)
    kit.area((6.5, 3, 2.2), (0, 0, 0.8), (0.8, 3.5), (1, 0.42, 0.3), 300)
    kit.area((-6, -3, 3.5), (0, 0, 0.8), (1.5, 3), (1, 0.55, 0.6), 210)
    kit.area((3, -7, 0.9), (0, 0, 0.8), (1, 1.2), (0.3, 0.5, 0.8), 40)
    kit.camera((0.4, -8.4, 1.75), (0.05, 0, 1.02), 58, 0.09, (0, -1.1, 0.8))
    kit.glare(0.15, 0, 1.3)

    def pose(place):
        """The crown rises and opens, its last drops come down."""
        body.scale = (0.95 + 0.1 * place, 0.95 + 0.1 * place, 0.84 + 0.26 * place - 0.08 * place * place)
        pool.scale = (0.95 + 0.1 * place, 0.95 + 0.1 * place, 1)
        for bead, high in zip(beads, (2.15, 2.62)):
            bead.location.z = high + 0.12 - 0.3 * place
            bead.scale = (1 + 0.06 * math.sin(9 * place), 1 + 0.06 * math.sin(9 * place), 1 - 0.1 * math.sin(9 * place))

    kit.finish(job.out, job.frames, kit.travel(job, pose))


main()
