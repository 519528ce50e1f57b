"""A pilot ladder at night: a wet step and the rope that carries it, in a searchlight, before a ship's red side. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(40, background=(0.001, 0.0016, 0.0022))
V = kit.Vector
side = macro.paint((0.1, 0.012, 0.008), under=(0.13, 0.03, 0.016), chips=0.02, scale=0.05, rough=0.5)
kit.noise_bump(side, 0.05, 0.25)
kit.plane((500, 400), (0, 46, 0), side, (90, 0, 0))
for z in (-60, 34):
    kit.tube([(-200, 45.6, z), (200, 45.6, z)], 0.8, side, smooth=False)
hemp = kit.material('hemp', (0.36, 0.24, 0.12), 0.75)
kit.noise_bump(hemp, 3.2, 0.9, stretch=(1, 1, 0.25))
kit.noise_bump(hemp, 14, 0.7)
kit.link(hemp, kit.ramp(hemp, kit.noise(hemp, 1.2, 9), [(0.35, (0.13, 0.08, 0.04)), (0.62, (0.42, 0.29, 0.15))]), kit.principled(hemp)['Base Color'])
kit.uneven_rough(hemp, 0.5, 0.4, 0.8)

for x in (-2.6, 2.6):
    macro.rope([(x * 1.05, 0, 60), (x * 1.02, 0, 20), (x, 0, 2), (x, 0, -4), (x * 1.02, 0, -30), (x, 0, -70)], 1.12, hemp, kit.material('hair', (0.5, 0.36, 0.2), 0.8), fuzz=0.5)
# the step: hardwood, grooved so that boots hold, its edges worn
wood = kit.material('step', (0.22, 0.11, 0.045), 0.42, coat=0.35)
grain = kit.noise(wood, 0.9, 9, stretch=(0.12, 2.6, 2.6))
kit.link(wood, kit.ramp(wood, grain, [(0.34, (0.04, 0.018, 0.008)), (0.64, (0.15, 0.07, 0.028))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.5, 0.12)
kit.uneven_rough(wood, 0.16, 0.06, 0.46)
kit.box((66, 11.5, 2.6), (25, 0.4, 0), wood, bevel=0.5)
for y in (-3.4, -1.7, 1.9, 3.6):
    kit.box((40, 0.35, 0.25), (31, y + 0.4, 1.24), kit.material('groove', (0.02, 0.012, 0.008), 0.6))
for z in (30, -30):
    kit.box((66, 11.5, 2.6), (25, 0.4, z), wood, bevel=0.5)
# wedges above and below, and marline wound about both ropes
wedge = kit.material('wedge', (0.2, 0.11, 0.05), 0.72)
fiber = kit.noise(wedge, 2.4, 9, stretch=(0.16, 2.2, 2.2))
kit.link(wedge, kit.ramp(wedge, fiber, [(0.32, (0.05, 0.026, 0.012)), (0.66, (0.25, 0.145, 0.07))]), kit.principled(wedge)['Base Color'])
kit.bump(wedge, fiber, 0.6, 0.1)
for up in (1, -1):
    marks = []
    for k in range(9):
        z = up * (4.6 + 0.52 * k)
        points = []
        for j in range(41):
            a = math.tau * j / 40
            points.append((3.95 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)) + random.gauss(0, 0.012), 1.5 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)), z + 0.52 * up * j / 40))
        marks += points
    twine = kit.material('twine', (0.05, 0.035, 0.022), 0.6, bump=(9, 0.7))
    kit.tube(marks, 0.27, twine, resolution=5)
    kit.box((3.2, 2.2, 2.6), (0, 0, up * 2.7), wedge, bevel=0.5)
# the sea on it: the wood shines where it is wet, drops hang from its edge, spray stands in the light
water = macro.water()
for _ in range(22):
    x, size = random.uniform(-7, 24), random.uniform(0.12, 0.3)
    kit.sphere(size, (x, random.uniform(-5.3, -4.4), -1.36 - size * 0.5), water, (0.85, 0.85, 1.25), segments=20, name='drop')
for _ in range(420):
    at = (random.uniform(-26, 36), random.uniform(-16, 40), random.uniform(-22, 26))
    kit.sphere(random.uniform(0.03, 0.13), at, water, segments=10, name='drop')
kit.spot((-120, -70, 34), (2, 0, 0), (0.86, 0.94, 1.0), 2300000, 15, 0.4, 3)
kit.area((60, 10, 40), (0, 0, 0), (20, 30), (1, 0.45, 0.14), 70000)
kit.area((-30, 34, -20), (0, 0, 0), (8, 40), (0.05, 0.5, 0.55), 26000)
macro.lens((-17, -48, 13), (4.4, 0, 1.0), 85, 3.4, (0.6, -2.6, 1.2), roll=-7)
kit.glare(0.16, 0.05, 1.3, 6)
kit.finish(job.out)
