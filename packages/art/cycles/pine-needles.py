"""Drops hang from the needles of a pine, each with the low sun in it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(88, background=(0.006, 0.007, 0.007))
V = kit.Vector
needle = kit.material('needle', (0.05, 0.11, 0.05), 0.38, coat=0.3)
bark = kit.material('bark', (0.09, 0.05, 0.03), 0.8, bump=(5, 0.9))
clear = macro.water()
kinds = [kit.sphere(1, (0, 0, -900), clear, (1, 1, 1.16), segments=40)]
drops = []


def cluster(at, ahead, count, long, wet):
    """A tuft of needles that fan out about the way a twig grows; `wet` of them carry a drop at their end."""
    ahead = V(ahead).normalized()
    side = ahead.cross(V((0, 0, 1))).normalized()
    up = side.cross(ahead)
    lines = []
    for _ in range(count):
        a, open_ = random.uniform(0, math.tau), random.uniform(0.2, 0.95)
        out = side * math.cos(a) + up * math.sin(a)
        reach = long * random.uniform(0.75, 1.05)
        way = (ahead + out * open_).normalized()
        foot = V(at) - ahead * random.uniform(0, 1.4)
        points = [foot + way * reach * t + V((0, 0, -0.16 * reach * t * t)) + out * 0.06 * reach * math.sin(t * 2.4) for t in (0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0)]
        lines.append(points)
        if random.random() < wet:
            size = random.uniform(0.16, 0.42)
            end = points[-1] + V((0, 0, -size * 0.9))
            drop = kit.copy(kinds[0], end, scale=(size, size, size))
            drop.name = 'drop'
            drops.append(end)
        if random.random() < wet * 0.8:
            t = random.choice((3, 4, 5, 6))
            size = random.uniform(0.09, 0.24)
            kit.copy(kinds[0], points[t] + V((0, 0, -size * 0.7)), scale=(size, size, size)).name = 'drop'
    kit.tubes(lines, 0.055, needle, 3)


kit.tube([(-40, 20, 15), (-22, 9, 10.5), (-12, 4, 7.4), (-4, 0.6, 5.2), (1, -0.6, 4.2)], 0.62, bark)
kit.tube([(-22, 9, 10.5), (-15, 6, 12.6), (-8, 5, 14.6)], 0.42, bark)
cluster((1, -0.6, 4.2), (1, -0.26, -0.5), 110, 11.5, 0.34)
cluster((-4, 0.6, 5.2), (0.9, 0.3, -0.3), 60, 10, 0.3)
cluster((-9, 2.6, 6.6), (0.7, -0.6, -0.6), 60, 10, 0.4)
cluster((-15, 6, 12.6), (0.8, -0.2, 0.1), 60, 11, 0.3)
cluster((-8, 5, 14.6), (1, 0, -0.1), 80, 11, 0.3)
cluster((26, 26, 14), (-0.4, -0.3, -0.8), 80, 13, 0.3)
cluster((-26, -14, -2), (0.8, -0.2, 0.5), 60, 12, 0.2)

# trunks in the fog behind, the sun low between them
fog = [(-46, 80, 5.4, 0.004), (-28, 150, 4.6, 0.014), (-13, 210, 4.4, 0.03), (-2, 120, 3.8, 0.011), (15, 250, 4.6, 0.05), (30, 170, 4.2, 0.03), (50, 130, 5.2, 0.012), (69, 210, 5.0, 0.034), (38, 320, 4.0, 0.11), (88, 150, 5.4, 0.016), (4, 330, 4.4, 0.08), (-66, 170, 5.0, 0.016)]
for x, y, r, lit in fog:
    kit.cylinder(r, 400, (x, y, 0), macro.glow((1, 0.7, 0.4), 2.4 * lit), segments=20, name='far')
macro.backdrop((46, 460, 14), (900, 500), [(0, (14, 8.4, 3.6)), (0.035, (11, 5.6, 1.7)), (0.05, (1.5, 0.6, 0.13)), (0.14, (0.5, 0.22, 0.06)), (0.3, (0.12, 0.1, 0.06)), (0.7, (0.045, 0.064, 0.06)), (1, (0.03, 0.045, 0.045))])
kit.area((44, 120, 24), (0, 0, 2), (30, 30), (1, 0.6, 0.24), 420000)
kit.area((-40, -40, 40), (0, 0, 2), (40, 40), (0.3, 0.62, 0.6), 60000)
kit.area((40, 14, -16), (4, 0, 0), (8, 30), (1, 0.56, 0.2), 40000)
macro.lens((3, -52, -4), (4.0, 0, 0.6), 84, 8, (6.2, -2.4, -0.8), roll=3)
kit.glare(0.22, 0.04, 1.4, 7, (1, 0.75, 0.5))
kit.finish(job.out)
