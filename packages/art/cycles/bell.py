"""The bell of a hotel's desk at noon, fingerprints on its dome, the window in it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(12, background=(0.004, 0.0035, 0.003))
V = kit.Vector
wood = kit.material('desk', (0.06, 0.025, 0.01), 0.2, coat=0.4)
grain = kit.noise(wood, 0.4, 9, stretch=(0.2, 3.4, 1))
kit.link(wood, kit.ramp(wood, grain, [(0.36, (0.022, 0.009, 0.004)), (0.64, (0.1, 0.042, 0.016))]), kit.principled(wood)['Base Color'])
kit.uneven_rough(wood, 0.5, 0.1, 0.36)
kit.noise_bump(wood, 0.6, 0.06, stretch=(0.2, 6, 1))
kit.plane((300, 260), (0, 60, 0), wood)
brass = macro.metal((0.72, 0.48, 0.2), 0.13, wear=0.07, scale=0.8)
macro.touched(brass, [(0.6, -3.1, 3.1, 0.8, 0.9), (1.6, -2.9, 2.7, 0.8, 0.3)], 0.1, 0.17)
kit.noise_bump(brass, 0.35, 0.03)
iron = macro.paint((0.012, 0.013, 0.014), chips=0.09, scale=1.3, rough=0.3)
profile = [(4.35 * math.sin(a) ** 0.92, 1.7 + 2.9 * math.cos(a)) for a in [math.pi / 2 * k / 40 for k in range(41)]]
kit.lathe([(0.34, 4.6), *profile[4:], (4.5, 1.64), (4.6, 1.52), (4.52, 1.42), (4.3, 1.4), (4.2, 1.5)], brass, segments=220)
kit.lathe([(0, 0), (4.4, 0), (4.5, 0.25), (4.2, 0.5), (3.2, 0.66), (2.6, 0.8), (2.5, 1.6), (0, 1.6)], iron, segments=160)
kit.lathe([(0, 5.92), (0.44, 5.9), (0.74, 5.8), (0.84, 5.66), (0.74, 5.52), (0.5, 5.46), (0.3, 5.42), (0.28, 4.5)], brass, segments=96)
kit.lathe([(0.28, 4.86), (0.66, 4.8), (0.84, 4.66), (0.9, 4.5), (0.3, 4.5)], brass, segments=96, close=True)
# dust that the noon light shows, a scratch or two
dust = kit.material('dust', (0.5, 0.46, 0.4), 0.9)
import numpy as np
chance = np.random.default_rng(4)
macro.grains(np.column_stack([chance.uniform(-16, 12, 900), chance.uniform(-12, 20, 900), np.full(900, 0.01)]), chance.uniform(0.006, 0.026, 900), dust)
macro.lint(26, lambda: (random.uniform(-10, 9), random.uniform(-9, 9), 0.03), 0.7)
# a key on its fob behind, out of focus
fob = macro.paint((0.34, 0.02, 0.012), chips=0.05, scale=0.8, rough=0.3)
tag = kit.group([kit.box((3.6, 6.4, 0.5), (0, 0, 0), fob, bevel=0.2), kit.tube([(0.9 * math.cos(a), 4.0 + 0.9 * math.sin(a), 0.1) for a in [math.tau * k / 12 for k in range(12)]], 0.1, brass, closed=True),
           kit.box((0.7, 5.0, 0.2), (1.6, 7.6, 0), brass, (0, 0, -24), 0.05), kit.cylinder(1.1, 0.2, (0.4, 5.0, 0), brass, bevel=0.04)], (10.5, 15, 0.3), (0, 0, 38))
# the window: four panes, seen in the dome
for x in (-1, 1):
    for z in (-1, 1):
        kit.area((-34 + x * 7.5 * 0.5, -2 + x * 6.5, 25 + z * 8.2), (0, 0, 3), (9.6, 11.4), (1, 0.83, 0.6), 7000)
kit.area((34, 16, 9), (0, 0, 3), (3, 20), (0.1, 0.52, 0.6), 5200)
kit.area((5, -40, 30), (0, 0, 3), (26, 10), (1, 0.75, 0.5), 5000)
kit.area((14, 30, 40), (6, 20, 0), (14, 10), (1, 0.7, 0.4), 5000)
macro.far(16, (-40, 70), (140, 200), (4, 46), (2.0, 4.0), ((1, 0.6, 0.26), (1, 0.75, 0.45)), (0.8, 2.4))
macro.backdrop((20, 240, 26), (420, 220), [(0, (0.07, 0.036, 0.014)), (0.4, (0.02, 0.014, 0.01)), (0.9, (0.002, 0.004, 0.005))])
macro.lens((-8, -30, 8.0), (2.6, 0, 3.7), 100, 6.3, (-1.1, -3.0, 3.5), roll=5)
kit.glare(0.16, 0.05, 1.4, 6, (1, 0.8, 0.5))
kit.finish(job.out)
