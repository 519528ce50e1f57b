"""The head of a guitar on the seat of a pickup: tuners, six wound strings, the dust of the road; the desert's last light behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(44, background=(0.006, 0.003, 0.005))
V = kit.Vector
nickel = macro.metal((0.7, 0.67, 0.62), 0.16, wear=0.1, scale=1.2)
pearl = kit.material('pearl', (0.72, 0.6, 0.42), 0.22, coat=0.5, bump=(2, 0.08))
bone = kit.material('bone', (0.7, 0.6, 0.44), 0.4)
bronze = macro.metal((0.6, 0.34, 0.14), 0.24)
steel = macro.metal((0.6, 0.6, 0.6), 0.18)
dark = kit.material('dark', (0.014, 0.009, 0.007), 0.42, bump=(14, 0.08))
dust = kit.material('dust', (0.6, 0.4, 0.25), 0.95)
wood = kit.material('wood', (0.2, 0.07, 0.025), 0.24, coat=0.5)
grain = kit.noise(wood, 2.4, 9.0, stretch=(7, 0.5, 3))
kit.link(wood, kit.ramp(wood, grain, [(0.32, (0.075, 0.022, 0.008)), (0.7, (0.3, 0.11, 0.035))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.08, 0.04)
kit.uneven_rough(wood, 0.7, 0.14, 0.4)
# the head lies in the plane z = 0 and points along y; its nut is at y = 0
half = [(2.2, 0.0), (2.35, 1.2), (3.3, 2.6), (3.55, 4.0), (3.75, 9.0), (3.85, 13.6), (3.2, 14.4), (1.6, 14.1), (0.0, 15.0)]
curve = bpy.data.curves.new('head', 'CURVE')
curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = '2D', 'BOTH', 0.62, 0.12, 3
way = half + [(-x, y) for x, y in half[-2::-1]]
spline = curve.splines.new('POLY')
spline.points.add(len(way) - 1)
for knot, (x, y) in zip(spline.points, way):
    knot.co = (x, y, 0, 1)
spline.use_cyclic_u = True
parts = [kit.wrap('head', curve, wood, loc=(0, 0, -0.74))]
parts += [kit.box((4.5, 0.6, 1.3), (0, -0.3, 0.1), bone, bevel=0.08), kit.box((4.4, 40, 1.0), (0, -20.6, -0.3), dark, bevel=0.1)]
for y in (-4.2, -8.2):
    parts.append(kit.group([kit.cylinder(0.12, 4.3, (0, 0, 0), nickel, (0, 90, 0))], (0, y, 0.22)))
strings = []
for k in range(6):
    side, row = (-1, k) if k < 3 else (1, 5 - k)
    x, y = side * 2.35, 3.6 + 3.9 * row
    thick = (0.062, 0.052, 0.042, 0.034, 0.026, 0.02)[k]
    parts += [kit.lathe([(0.0, 1.25), (0.26, 1.22), (0.3, 1.1), (0.3, 0.95), (0.24, 0.7), (0.3, 0.45), (0.31, 0.16), (0.62, 0.14), (0.66, 0.1), (0.66, 0.0)], nickel, (x, y, 0), segments=64),
              kit.lathe([(0, 0.3), (0.58, 0.3), (0.62, 0.22), (0.62, 0)], nickel, (x, y, 0), segments=6)]
    # shaft, button, the gear's cover behind
    parts += [kit.cylinder(0.2, 2.4, (side * 4.4, y, -0.9), nickel, (0, 90, 0)), kit.box((1.6, 1.7, 0.75), (side * 5.9, y, -0.9), pearl, (random.uniform(0, 180), 0, 0), 0.34), kit.cylinder(0.32, 0.3, (side * 5.0, y, -0.9), nickel, (0, 90, 0), 0.05)]
    start, made = V((-1.75 + 0.7 * k, -30, 0.75)), bronze if k < 4 else steel
    nut = V((-1.75 + 0.7 * k, -0.2, 0.78))
    edge = -side * 0.27 if k < 3 else -side * 0.27
    meet = V((x + edge, y - 0.05, 0.74))
    parts.append(kit.tube([start, nut, meet], thick, made, smooth=False, resolution=4))
    winds = [V((x + (0.26 + thick) * math.cos(a), y + (0.26 + thick) * math.sin(a), 0.74 - thick * 1.9 * (a - (math.pi if side > 0 else 0)) / math.tau * 1.0)) for a in [(math.pi if side > 0 else 0) + math.tau * 3.4 * t / 60 for t in range(61)]]
    parts.append(kit.tube(winds, thick, made, smooth=False, resolution=4))
    # its end stands off, cut
    tip = V((x, y, 1.02))
    parts.append(kit.tube([tip, tip + V((side * 0.55, 0.2, 0.05)), tip + V((side * random.uniform(0.9, 1.7), random.uniform(0.2, 1.0), random.uniform(0.3, 1.1)))], thick * 0.9, made, resolution=4))
    if thick > 0.03:
        # the winding of a bass string, as rings
        reach = (meet - nut).length
        ring = kit.lathe([(thick * 0.96, -thick * 0.3), (thick * 1.12, 0), (thick * 0.96, thick * 0.3)], made, segments=12)
        aim = (meet - nut).to_track_quat('Z', 'Y').to_euler()
        ring.location, ring.rotation_euler = nut, aim
        for i in range(int(reach / (thick * 0.62))):
            other = ring.copy()
            bpy.context.collection.objects.link(other)
            other.location = nut + (meet - nut).normalized() * i * thick * 0.62
            parts.append(other)
        parts.append(ring)
chance = np.random.default_rng(6)
count = 6000
parts.append(macro.grains(np.column_stack([chance.uniform(-3.4, 3.4, count), chance.uniform(0.4, 13.5, count), np.full(count, 0.0)]), chance.uniform(0.004, 0.026, count) * chance.uniform(0.4, 1, count), dust))
parts.append(macro.lint(14, lambda: (random.uniform(-3, 3), random.uniform(1, 13), 0.02), 0.8))
kit.group(parts, (0, 0, 0), (64, 0, -24))
# what is left of the day, a road's lamps
macro.backdrop((40, 260, 10), (640, 240), [(0, (1.0, 0.42, 0.1)), (0.18, (0.62, 0.22, 0.08)), (0.45, (0.22, 0.07, 0.1)), (0.9, (0.03, 0.02, 0.06))])
macro.far(2, (48, 60), (230, 231), (4, 5), (1.2, 1.4), ((1, 0.85, 0.6),), (9, 12))
kit.area((30, 26, 12), (0, 3, 6), (9, 9), (1, 0.45, 0.14), 42000)
kit.area((-28, -10, 16), (0, 3, 6), (12, 14), (0.4, 0.24, 0.55), 6500)
kit.area((-6, -30, 26), (0, 3, 6), (16, 6), (1, 0.6, 0.35), 3800)
macro.lens((-9, -27, 11), (1.0, 3, 6.2), 85, 5.6, (-1.0, 1.5, 5.0), roll=10)
kit.glare(0.2, 0.05, 1.3, 6, (1, 0.66, 0.34))
kit.finish(job.out)
