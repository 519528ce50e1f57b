"""The coiled cord of a desk telephone, its keys behind it, one lamp low on the right. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(23)
V = kit.Vector
desk = kit.material('desk', (0.05, 0.022, 0.01), 0.2, coat=0.3)
grain = kit.noise(desk, 0.4, 9, stretch=(0.16, 3.0, 1))
kit.link(desk, kit.ramp(desk, grain, [(0.36, (0.018, 0.008, 0.004)), (0.64, (0.075, 0.032, 0.013))]), kit.principled(desk)['Base Color'])
kit.uneven_rough(desk, 0.5, 0.12, 0.36)
kit.plane((300, 260), (0, 60, 0), desk)
jacket = macro.plastic((0.2, 0.012, 0.009), 0.24, 6.0, 0.03)
kit.principled(jacket)['Clearcoat'].default_value = 0.4


def coil(path, radius, thick, turns, fine=26):
    """A cord wound about a way; the turns crowd and gape a little."""
    way = [V(p) for p in path]
    dense = []
    for i in range(len(way) - 1):
        a, b, c, d = way[max(0, i - 1)], way[i], way[i + 1], way[min(len(way) - 1, i + 2)]
        for k in range(60):
            u = k / 60
            dense.append(0.5 * ((2 * b) + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3))
    lengths = np.cumsum([0] + [(q - p).length for p, q in zip(dense, dense[1:])])
    total, points = lengths[-1], []
    steps = turns * fine
    for k in range(steps):
        t = k / steps
        s = total * (t + 0.006 * math.sin(t * 23) + 0.004 * math.sin(t * 61 + 1))
        i = min(len(dense) - 2, max(0, int(np.searchsorted(lengths, s)) - 1))
        ahead = (dense[i + 1] - dense[i]).normalized()
        at = dense[i].lerp(dense[i + 1], (s - lengths[i]) / max(1e-6, lengths[i + 1] - lengths[i]))
        side = ahead.cross(V((0, 0.0, 1))).normalized()
        up = side.cross(ahead)
        angle = math.tau * k / fine
        points.append(tuple(at + (side * math.cos(angle) + up * math.sin(angle)) * radius))
    return kit.tube(points, thick, jacket, resolution=8)


R = 1.02
coil([(-17, -17, R + 0.3), (-11, -10, R + 0.3), (-6, -3.6, R + 0.3), (0.4, 0, R + 0.3), (5.4, 4.4, R + 0.34), (7, 10, R + 0.6), (3, 16, 2.2), (-4, 20, 3.4)], R, 0.29, 74)
# the telephone, out of focus: a body, its keys
body = macro.plastic((0.2, 0.014, 0.01), 0.22)
cream = macro.plastic((0.62, 0.56, 0.44), 0.3)
parts = [kit.box((26, 24, 7), (0, 0, 3), body, (8, 0, 0), 1.4)]
for row in range(4):
    for column in range(3):
        parts.append(kit.box((2.5, 2.1, 1.2), (-5 + 3.4 * column, -6.4 + 3.1 * row, 6.2 + 0.42 * row), cream, (8, 0, 0), 0.35))
kit.group(parts, (-9, 31, 0), (0, 0, 14))
chance = np.random.default_rng(4)
macro.grains(np.column_stack([chance.uniform(-24, 24, 1200), chance.uniform(-14, 20, 1200), np.full(1200, 0.012)]), chance.uniform(0.006, 0.03, 1200), kit.material('dust', (0.5, 0.46, 0.4), 0.9))
macro.lint(30, lambda: (random.uniform(-10, 10), random.uniform(-9, 9), 0.03), 0.8)
kit.area((24, 12, 11), (0, 0, 1), (9, 9), (1, 0.6, 0.26), 21000)
kit.area((-30, 26, 16), (0, 0, 1), (6, 30), (0.12, 0.52, 0.62), 16000)
kit.area((-6, -34, 26), (0, 0, 1), (18, 8), (1, 0.8, 0.62), 6000)
kit.sphere(6, (46, 150, 46), macro.glow((1, 0.6, 0.26), 7), segments=24, name='far')
macro.backdrop((40, 210, 40), (420, 240), [(0, (0.12, 0.06, 0.02)), (0.4, (0.03, 0.018, 0.01)), (0.9, (0.002, 0.004, 0.005))])
macro.lens((6, -33, 9.5), (0.6, 2, 2.6), 85, 3.2, (0.2, -0.6, 2.2), roll=-4)
kit.area((-12, 26, 34), (-9, 26, 4), (16, 10), (1, 0.62, 0.3), 7000)
kit.glare(0.14, 0.04, 1.4, 6, (1, 0.75, 0.5))
kit.finish(job.out)
