"""Caps of tattoo ink on a counter, a needle's tip over one with a bead that is about to fall. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(171)
cap = kit.material('cap', (0.75, 0.74, 0.72), 0.28, subsurface=0.0, coat=0.3)
foil = macro.metal((0.16, 0.16, 0.17), 0.22, 'x', wear=0.12, scale=0.7)
macro.touched(foil, [(-2.4, -2.0, 0, 1.0, 0.4), (2.6, -1.4, 0, 0.9, 1.1)], 0.16, 0.4)
kit.plane((80, 60), (0, 10, 0), foil)
inks = [(0.11, 0.008, 0.42), (0.004, 0.004, 0.005), (0.004, 0.09, 0.13), (0.3, 0.004, 0.015)]
for x, y, color, full in ((0.2, 0.3, inks[0], 0.86), (-1.9, 1.1, inks[1], 0.7), (2.3, 1.3, inks[2], 0.78), (4.5, 2.3, inks[3], 0.6), (-4.0, 2.2, inks[0], 0.5), (1.2, 3.8, inks[1], 0.8)):
    liquid = kit.material('ink', color, 0.03, coat=1.0)
    kit.lathe([(0, 0), (0.62, 0), (0.68, 0.06), (0.82, 1.08), (0.96, 1.1), (0.97, 1.17), (0.78, 1.17), (0.66, 0.12), (0, 0.1)], cap, loc=(x, y, 0), segments=96)
    r = 0.66 + 0.12 * full
    kit.lathe([(0, full * 1.06 - 0.03), (r * 0.7, full * 1.06 - 0.02), (r, full * 1.06 + 0.05)], liquid, loc=(x, y, 0.06), segments=96)
    for _ in range(9):
        a, far = random.uniform(0, math.tau), random.uniform(0.95, 2.0)
        kit.sphere(random.uniform(0.02, 0.1), (x + far * math.cos(a), y + far * math.sin(a), 0.0), liquid, (1, 1, 0.35), segments=20)
    kit.tube([(x + 0.9, y - 0.2, 1.12), (x + 0.94, y - 0.26, 0.8), (x + 0.8, y - 0.24, 0.45)], 0.045, liquid)
violet = kit.material('violet', inks[0], 0.03, coat=1.0)
steel = macro.metal((0.68, 0.67, 0.65), 0.16, wear=0.08)
# the machine's tip: tube, needles, a bead of ink
parts = [kit.lathe([(0.16, 1.0), (0.3, 1.6), (0.46, 2.2), (0.5, 3.0), (0.46, 3.1), (0.5, 3.2), (0.5, 9)], steel, segments=64)]
for k in range(5):
    x = (k - 2) * 0.05
    parts.append(kit.lathe([(0.0, 0), (0.018, 0.12), (0.022, 1.4)], steel, loc=(x, 0, 0), segments=16))
kit.group(parts, (0.25, 0.2, 1.62), (16, 34, 0))
kit.sphere(0.11, (0.24, 0.2, 1.56), violet, (1, 1, 1.35), segments=32)
kit.tube([(0.25, 0.2, 1.62), (0.34, 0.2, 1.78), (0.5, 0.18, 2.05)], 0.05, violet)
macro.lint(20, lambda: (random.uniform(-4, 4), random.uniform(-2, 1), 0.01), 0.5)
kit.area((-7, 6, 5), (0, 0, 1), (2, 6), macro.SODIUM, 620)
kit.area((8, 7, 6), (0, 0, 1), (2, 5), (0.3, 0.45, 1.0), 800)
kit.area((0, -6, 9), (0, 0, 1), (4, 1.5), (0.9, 0.9, 1), 130)
macro.lens((-4.2, -11.5, 5.6), (0.5, 0.4, 1.15), 90, 4.0, (0.1, 0, 1.3), roll=4)
kit.glare(0.2, 0.05, 1.2, 6, (0.7, 0.6, 1))
kit.finish(job.out)
