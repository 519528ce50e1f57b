"""The mouth of a tin horn of a rara band: hammered cone, soldered seam, a fire behind it and sparks over its rim. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(148, background=(0.002, 0.003, 0.006))
V = kit.Vector
FIRE = (1.0, 0.34, 0.06)
tin = macro.metal((0.6, 0.59, 0.57), 0.3, wear=0.14, scale=0.8)
# the flowers of zinc, soot, and rust that starts at scratches
spangle, place = kit.node(tin, 'TexVoronoi', scale=0.55), kit.node(tin, 'TexCoord')
kit.link(tin, place.outputs['Object'], spangle.inputs['Vector'])
gray = kit.ramp(tin, spangle.outputs['Color'], [(0.1, (0.5, 0.5, 0.49)), (0.9, (0.68, 0.67, 0.65))])
rust = kit.ramp(tin, kit.noise(tin, 0.32, 12), [(0.6, 0.0), (0.7, 0.85)])
kit.link(tin, kit.mix(tin, rust, gray, (0.09, 0.035, 0.016)), kit.principled(tin)['Base Color'])
kit.noise_bump(tin, 0.3, 0.2, 2)
kit.uneven_rough(tin, 0.4, 0.2, 0.42)
solder = macro.metal((0.75, 0.74, 0.72), 0.2, wear=0.12)
kit.noise_bump(solder, 2.5, 0.5)
R = 10.4
profile = [(2.0, -62), (2.6, -46), (3.3, -32), (4.4, -19), (5.8, -9.5), (7.2, -4.2), (8.8, -1.3), (R, 0)]


def between(points, count):
    """The same profile with more points, smooth."""
    out = []
    for n in range(len(points) - 1):
        p, q, r, s = (V((*points[min(max(m, 0), len(points) - 1)], 0)) for m in (n - 1, n, n + 1, n + 2))
        for i in range(count):
            u = i / count
            at = 0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u ** 3)
            out.append((at.x, at.y))
    return [*out, points[-1]]


way = between(profile, 7)
bell = kit.lathe(way, tin, segments=220)
# the dents of a hammer
for point in bell.data.vertices:
    a, z = math.atan2(point.co.y, point.co.x), point.co.z
    out = 1 + 0.007 * math.sin(9 * a + 0.7 * z) * math.sin(1.3 * z + 3 * a) + 0.004 * math.sin(23 * a + 2 * z)
    point.co.x *= out
    point.co.y *= out
    point.co.z += 0.1 * math.sin(3 * a + 1) + 0.06 * math.sin(7 * a)
bell.modifiers.new('thick', 'SOLIDIFY').thickness = 0.06
parts = [bell]
edge = [(R * (1 + 0.003 * math.sin(11 * a)) * math.cos(a), R * (1 + 0.003 * math.sin(11 * a)) * math.sin(a), 0.1 * math.sin(3 * a + 1) + 0.06 * math.sin(7 * a)) for a in np.linspace(0, math.tau, 160)[:-1]]
parts.append(kit.tube(edge, 0.34, tin, closed=True, resolution=8))
# the seam, and a ring where two cones meet
for turn in (0.9, 2.5, 5.6):
    for n in range(2, len(way) - 1):
        (r, z), (r2, z2) = way[n], way[n + 1]
        for k in range(3):
            t = random.random()
            a = turn + random.gauss(0, 0.008) * 10 / max(2, r)
            x = (r + (r2 - r) * t - 0.06)
            parts.append(kit.sphere(random.uniform(0.2, 0.4), (x * math.cos(a), x * math.sin(a), z + (z2 - z) * t + 0.03), solder, (1, 1, 0.7), 14))
ring = [(4.45 * math.cos(a), 4.45 * math.sin(a), -19 + 0.02 * math.sin(9 * a)) for a in np.linspace(0, math.tau, 100)[:-1]]
parts.append(kit.tube(ring, 0.2, solder, closed=True))
aimed = V((-0.66, -0.7, 0.2)).to_track_quat('Z', 'Y').to_euler()
kit.group(parts, (-2.4, -3, 0.6), [math.degrees(angle) for angle in aimed])
# ash on the rim's lower half and in the air, sparks that rise from the fire
embers = [macro.glow((1, 0.3, 0.05), 26), macro.glow((1, 0.48, 0.14), 44), macro.glow((1, 0.16, 0.02), 14)]
for k in range(60):
    x, y, z = random.uniform(-26, 12), random.uniform(4, 30), random.uniform(-10, 14)
    long, lean = random.uniform(0.1, 0.9), random.uniform(-0.4, 0.5)
    kit.tubes([[(x, y, z), (x + lean * long * 0.5, y, z + long * 0.5), (x + lean * long * 1.2, y, z + long)]], random.uniform(0.015, 0.035), random.choice(embers))
macro.far(70, (-70, 10), (70, 190), (-34, 34), (0.5, 2.2), (FIRE, (1, 0.5, 0.12), (1, 0.2, 0.03)), (2, 7))
macro.backdrop((-44, 200, -34), (260, 190), [(0, (0.9, 0.24, 0.03)), (0.22, (0.4, 0.07, 0.008)), (0.5, (0.12, 0.02, 0.004)), (1, (0.006, 0.008, 0.016))])
kit.area((-40, -16, -8), (0, 0, 0), (14, 26), FIRE, 60000)
kit.area((-8, -30, -34), (6, 0, 0), (30, 10), (1, 0.44, 0.12), 26000)
kit.area((30, 14, 26), (6, 0, 2), (10, 40), (0.12, 0.4, 0.75), 50000)
macro.lens((2, -58, 5), (1.4, 0, 0.6), 80, 3.6, (-4.6, -9.5, 1), roll=-5)
kit.glare(0.35, 0.05, 1.0, 6, (1, 0.5, 0.2))
kit.finish(job.out)
