"""A lipstick that was never worn, on a dressing table, the bulbs of the mirror behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh, kit, macro
import numpy as np

job = macro.start(44, background=(0.002, 0.0014, 0.001))
V = kit.Vector
table = kit.material('table', (0.02, 0.006, 0.005), 0.1, coat=0.6)
kit.uneven_rough(table, 0.3, 0.06, 0.24)
kit.plane((300, 300), (0, 80, 0), table)
brass = macro.metal((0.8, 0.54, 0.22), 0.14, wear=0.08, scale=1.4)
macro.touched(brass, [(-0.5, -0.8, 2.2, 0.7, 0.3), (0.6, -0.7, 1.4, 0.7, -0.4)], 0.1, 0.24)
black = macro.plastic((0.008, 0.007, 0.007), 0.16)
tube = [kit.lathe([(0, 0), (1.02, 0), (1.08, 0.06), (1.08, 2.9), (1.02, 2.96), (0.9, 2.96)], black, segments=160),
        kit.lathe([(0.92, 2.9), (0.94, 3.0), (0.94, 3.5), (0.92, 3.56), (0.92, 3.64), (0.95, 3.7), (0.95, 4.5), (0.93, 4.58), (0.86, 4.6), (0.86, 4.3)], brass, segments=160),
        kit.lathe([(1.085, 0.3), (1.1, 0.32), (1.1, 0.5), (1.085, 0.52)], brass, segments=160)]
red = kit.material('wax', (0.42, 0.004, 0.012), 0.24, subsurface=0.06)
kit.uneven_rough(red, 1.2, 0.16, 0.36)
kit.noise_bump(red, 2.0, 0.05)


def bullet(bm):
    """A round stick cut by a slant, its edge softened."""
    bmesh.ops.create_cone(bm, cap_ends=True, segments=160, radius1=0.8, radius2=0.8, depth=5.2)
    cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, 0, 1.0), plane_no=V((0.66, -0.1, 0.75)).normalized(), clear_outer=True)
    bmesh.ops.holes_fill(bm, edges=[e for e in cut['geom_cut'] if isinstance(e, bmesh.types.BMEdge)])


tube.append(kit.from_bmesh('bullet', bullet, red, loc=(0, 0, 4.6), bevel=0.09))
stick = kit.group(tube, (0, 0, 0), (0, 0, 150))
# its cap lies by it, powder has been spilled
kit.group([kit.lathe([(0, 0), (1.0, 0), (1.1, 0.1), (1.1, 3.9), (1.04, 3.95), (1.0, 3.8), (1.0, 0.4)], black, segments=160), kit.lathe([(1.105, 3.4), (1.12, 3.42), (1.12, 3.7), (1.105, 3.72)], brass, segments=160)], (5.6, 1.0, 1.12), (90, 0, 62))
chance = np.random.default_rng(8)
count = 5200
spread = np.column_stack([chance.normal(-1.5, 4.2, count), chance.normal(2.4, 3.4, count), np.full(count, 0.012)])
macro.grains(spread, chance.uniform(0.008, 0.032, count), kit.material('powder', (0.72, 0.5, 0.36), 0.9))
hair = kit.material('hair', (0.05, 0.03, 0.02), 0.4)
kit.tube([(-6, -2.2, 0.03), (-3, -1.4, 0.04), (-1, -2.6, 0.05), (2, -2.2, 0.03), (4, -3.4, 0.03)], 0.012, hair)
# the mirror's bulbs, far out of focus, and their light
for x, z in ((14, 2.5), (33, 3.5), (52, 5.0), (13, 20), (33, 22)):
    kit.sphere(2.0, (x, 76, z), macro.glow((1, 0.45, 0.14), 6), segments=32, name='far')
macro.backdrop((10, 110, 14), (260, 160), [(0, (0.05, 0.016, 0.008)), (0.4, (0.014, 0.006, 0.004)), (0.9, (0.003, 0.002, 0.002))])
for k in range(4):
    kit.point((-16 + 9 * k, 26, 8.5), (1, 0.55, 0.22), 160, 1.4)
kit.area((-22, -4, 9), (0, 0, 3.4), (3, 14), (1, 0.72, 0.45), 2600)
kit.area((20, -8, 8), (0, 0, 3), (3, 16), (0.1, 0.42, 0.46), 2600)
kit.area((2, -26, 18), (0, 0, 4), (8, 5), (1, 0.8, 0.65), 900)
macro.lens((-5.5, -23, 6.2), (1.9, 0, 4.3), 90, 4.5, (-0.2, -0.95, 4.6), roll=-5)
kit.glare(0.2, 0.04, 1.2, 6, (1, 0.7, 0.45))
kit.finish(job.out)
