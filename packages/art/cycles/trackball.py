"""A ball of a colorist's desk and the ring about it, lit from below; the scopes are far out of focus. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(51)
V = kit.Vector
ORANGE, TEAL = (1.0, 0.42, 0.1), (0.06, 0.72, 0.74)
desk = macro.plastic((0.02, 0.021, 0.023), 0.42, 26.0, 0.1)
kit.plane((300, 300), (0, 90, 0), desk)
shell = kit.material('ball', (0.012, 0.012, 0.014), 0.12, coat=0.6)
kit.uneven_rough(shell, 0.7, 0.06, 0.26)
macro.touched(shell, [(-1.4, -2.2, 1.9, 0.9, 0.4), (0.5, -2.6, 1.9, 0.9, -0.3)], 0.09, 0.26)
steel = macro.metal((0.42, 0.42, 0.43), 0.22, wear=0.1)
black = macro.plastic((0.008, 0.008, 0.009), 0.3)


def control(at, color, lit):
    kit.sphere(3.3, V(at) + V((0, 0, 0.4)), shell, segments=160)
    kit.lathe([(3.36, 0.0), (3.56, 0.0), (3.56, 0.16), (3.36, 0.16)], macro.glow(color, lit), at, close=True, segments=160)
    kit.lathe([(3.6, 0), (3.6, 0.5), (3.74, 0.62), (4.6, 0.62), (4.74, 0.5), (4.74, 0)], steel, at, segments=200)
    # the ring's grip: notches that thumbs have polished
    notch = kit.box((0.5, 0.16, 0.5), (0, 0, 0), black, bevel=0.04)
    for k in range(60):
        a = math.tau * k / 60
        kit.copy(notch, (at[0] + 4.72 * math.cos(a), at[1] + 4.72 * math.sin(a), 0.3), (0, 0, math.degrees(a)))
    notch.location.z = -90
    for k in range(5):
        key = kit.box((1.5, 0.9, 0.5), (at[0] - 4 + 2.0 * k, at[1] + 7.6, 0.2), black, bevel=0.14)
        if k == 2:
            kit.box((0.9, 0.12, 0.02), (at[0] - 4 + 2.0 * k, at[1] + 7.6, 0.46), macro.glow(color, 5))


control((0, 0, 0), ORANGE, 7)
control((14.5, 3.0, 0), TEAL, 7)
control((29, 6.0, 0), (0.7, 0.5, 1.0), 5)
control((-14.5, -3.0, 0), TEAL, 4)
macro.lint(30, lambda: (random.uniform(-7, 9), random.uniform(-7, 9), 0.05), 0.6)
import numpy as np
chance = np.random.default_rng(2)
macro.grains(np.column_stack([chance.uniform(-20, 30, 1500), chance.uniform(-12, 20, 1500), np.full(1500, 0.01)]), chance.uniform(0.006, 0.026, 1500), kit.material('dust', (0.5, 0.48, 0.44), 0.9))
# the scopes: three traces, far out of focus, and what they throw on the desk
for k in range(70):
    t = k / 69
    for color, phase, base in ((ORANGE, 0.0, 6.0), (TEAL, 1.7, 3.0)):
        z = base + 2.6 * math.sin(t * 7 + phase) * math.sin(t * 3.1 + phase) + random.gauss(0, 0.3)
        kit.sphere(random.uniform(0.35, 0.7), (16 + 78 * t, 88 - 14 * t, z), macro.glow(color, random.uniform(1.5, 5)), segments=12, name='far')
macro.backdrop((80, 240, 30), (420, 240), [(0, (0.014, 0.03, 0.034)), (0.4, (0.006, 0.009, 0.012)), (0.95, (0.001, 0.001, 0.002))])
kit.area((34, 66, 26), (2, 0, 2), (40, 16), (0.16, 0.62, 0.68), 9000)
kit.area((-30, 22, 16), (0, 0, 2), (5, 26), (1, 0.55, 0.24), 40000)
kit.area((-6, -34, 24), (0, 0, 2), (22, 6), (0.9, 0.85, 0.8), 12000)
macro.lens((-13, -33, 9.5), (4.6, 1.4, 2.3), 66, 2.8, (-0.8, -2.9, 2.6), roll=4)
kit.glare(0.2, 0.05, 1.2, 6)
kit.finish(job.out)
