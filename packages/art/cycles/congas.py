"""The rim of a conga: a hide worn dark where hands fall, its steel hoop and hook, one lamp in smoke. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(174, background=(0.0016, 0.001, 0.0006))
V = kit.Vector
LAMP = (1.0, 0.56, 0.2)
hide = kit.material('hide', (0.5, 0.36, 0.2), 0.62, subsurface=0.0)
blotch = kit.noise(hide, 0.16, 12)
kit.link(hide, kit.ramp(hide, blotch, [(0.32, (0.2, 0.1, 0.045)), (0.46, (0.46, 0.29, 0.14)), (0.6, (0.62, 0.46, 0.27)), (0.74, (0.7, 0.56, 0.36))]), kit.principled(hide)['Base Color'])
kit.noise_bump(hide, 0.5, 0.22, 8, (1, 3, 1))
kit.noise_bump(hide, 5, 0.3, 6)
kit.noise_bump(hide, 26, 0.16)
kit.uneven_rough(hide, 0.12, 0.28, 0.7)
chrome = macro.metal((0.72, 0.7, 0.66), 0.15, wear=0.12, scale=0.8)
kit.noise_bump(chrome, 0.5, 0.05)
shell = kit.material('shell', (0.16, 0.03, 0.012), 0.2, coat=0.8)
grain = kit.noise(shell, 0.4, 10, stretch=(2.4, 2.4, 0.05))
kit.link(shell, kit.ramp(shell, grain, [(0.34, (0.05, 0.01, 0.005)), (0.66, (0.24, 0.055, 0.02))]), kit.principled(shell)['Base Color'])
R = 15.0
# hide over a round edge, tucked under the hoop; the hoop; the shell
top = [(0.01, 0.0), *[(R * k / 24, 0.02 * math.sin(k * 1.3)) for k in range(1, 24)], (R - 0.1, 0.0), (R + 0.35, -0.16), (R + 0.62, -0.6), (R + 0.72, -1.4), (R + 0.8, -4.2), (R + 1.2, -4.6)]
parts = [kit.lathe(top, hide, segments=220)]
parts.append(kit.lathe([(R + 0.95, -3.2), (R + 1.0, -2.95), (R + 1.5, -2.7), (R + 2.1, -2.75), (R + 2.36, -3.1), (R + 2.3, -3.6), (R + 1.7, -3.9), (R + 1.1, -3.9), (R + 0.95, -3.6)], chrome, close=True, segments=220))
parts.append(kit.lathe([(R + 0.6, -4), (R + 0.66, -8), (R + 1.6, -18), (R + 3.2, -34), (R + 3.6, -52)], shell, segments=200))
for k in range(6):
    a = math.radians(60 * k - 104)
    x, y = math.cos(a), math.sin(a)
    turn = (0, 0, math.degrees(a))
    # a hook over the hoop, its nut on a bracket
    hook = [(R + 1.2, -1.6), (R + 1.3, -1.0), (R + 2.0, -0.72), (R + 2.8, -1.1), (R + 3.0, -2.0), (R + 3.0, -12)]
    smooth = []
    for n in range(len(hook) - 1):
        p, q, r, s = (V((*hook[min(max(m, 0), len(hook) - 1)], 0)) for m in (n - 1, n, n + 1, n + 2))
        smooth += [0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u ** 3) for u in (0, 0.25, 0.5, 0.75)]
    smooth.append(V((*hook[-1], 0)))
    strip = []
    for n, at in enumerate(smooth):
        ahead = (smooth[min(n + 1, len(smooth) - 1)] - smooth[max(n - 1, 0)]).normalized()
        out = V((-ahead.y, ahead.x, 0))
        wide = 1.0 - 0.4 * min(1, max(0, -at.y - 1) / 2.6)
        for w, t in ((-wide, -0.24), (wide, -0.24), (wide, 0.24), (-wide, 0.24)):
            p = at + out * t
            strip.append((p.x * x - w * y, p.x * y + w * x, p.y))
    n = len(smooth)
    bar = kit.from_data('hook', strip, [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(n - 1) for j in range(4)] + [(0, 1, 2, 3), (4 * n - 1, 4 * n - 2, 4 * n - 3, 4 * n - 4)], chrome, bevel=0.2)
    parts.append(bar)
    parts.append(kit.box((2.6, 2.8, 3.6), ((R + 2.3) * x, (R + 2.3) * y, -11), chrome, turn, 0.5))
    parts.append(kit.cylinder(0.85, 1.6, ((R + 3.0) * x, (R + 3.0) * y, -13.6), chrome, (0, 0, 12), 0.1, segments=6))
kit.group(parts, (3.5, 13.5, 0), (3, -2, 0))
# ash and dust on the hide, lint, sweat where a palm lay
chance = np.random.default_rng(9)
n = 1700
angle, r = chance.uniform(0, 6.283, n), 15 * np.sqrt(chance.random(n))
macro.grains(np.column_stack([3.5 + r * np.cos(angle), 13.5 + r * np.sin(angle), 0.06 + 0.0 * r + 0.035 * r * np.cos(angle) + 0.052 * r * np.sin(angle)]), 0.008 + 0.03 * chance.random(n) ** 4, kit.material('dust', (0.6, 0.55, 0.48), 0.95))
# the other two, out of focus, and the lamp over them
for x, y, z in ((-31, 44, -6), (44, 58, 3)):
    kit.group([kit.lathe(top, hide, segments=64), kit.lathe([(R + 0.95, -3.2), (R + 2.1, -2.7), (R + 2.3, -3.6), (R + 1.1, -3.9)], chrome, close=True, segments=64), kit.lathe([(R + 0.6, -4), (R + 3.2, -34), (R + 3.6, -60)], shell, segments=64)], (x, y, z))
macro.backdrop((-30, 220, 60), (500, 340), [(0, (0.22, 0.09, 0.022)), (0.25, (0.07, 0.028, 0.009)), (0.6, (0.014, 0.007, 0.004)), (1, (0.002, 0.0012, 0.001))])
kit.area((-14, 44, 26), (2, 4, 0), (12, 9), LAMP, 60000)
kit.area((-40, -16, 16), (0, 0, -3), (10, 26), LAMP, 16000)
kit.area((46, 10, 12), (6, 0, -4), (5, 40), (0.16, 0.5, 0.56), 9000)
kit.area((10, -46, 10), (0, 0, -4), (22, 12), (1, 0.66, 0.36), 16000)
macro.lens((-17, -34, 17), (0.4, 1.6, -2.2), 84, 3.4, (-1.4, -1.6, -1.0), roll=-12)
kit.glare(0.22, 0.05, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
