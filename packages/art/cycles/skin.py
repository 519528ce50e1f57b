"""A drum's skin a moment after a hand: magenta powder stands in rings and leaves it, the hoop at the frame's edge. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, macro

job = macro.start(121)
chance = np.random.default_rng(12)
skin = kit.material('skin', (0.5, 0.36, 0.22), 0.55, bump=(3.5, 0.25))
kit.link(skin, kit.ramp(skin, kit.noise(skin, 0.5, 8), [(0.35, (0.2, 0.11, 0.05)), (0.6, (0.55, 0.4, 0.25))]), kit.principled(skin)['Base Color'])
wood = macro.paint((0.1, 0.02, 0.012), under=(0.35, 0.2, 0.09), chips=0.07, scale=0.9, rough=0.3, coat=0.4)
rope = kit.material('rope', (0.5, 0.4, 0.26), 0.9, bump=(12, 0.5))
iron = macro.metal((0.35, 0.33, 0.31), 0.35)
AT, RIM = (3.0, 7.5), 15.0
kit.lathe([(0, 0), (RIM, 0), (RIM + 0.3, -0.2), (RIM + 0.35, -5)], skin, loc=(*AT, 0), segments=200)
kit.lathe([(RIM + 0.3, -1.2), (RIM + 0.3, 1.0), (RIM + 0.6, 1.3), (RIM + 1.1, 1.3), (RIM + 1.3, 1.0), (RIM + 1.3, -1.2)], wood, loc=(*AT, 0), close=True, segments=220)
for k in range(30):
    a = math.tau * (k + 0.5) / 30
    x, y = AT[0] + (RIM + 1.5) * math.cos(a), AT[1] + (RIM + 1.5) * math.sin(a)
    for side in (-0.22, 0.22):
        kit.tube([(x + side, y, 1.3), (x + side * 3, y, -3), (x + side * 6, y, -9)], 0.2, rope)
    kit.lathe([(0.32, -0.2), (0.5, -0.2), (0.5, 0.2), (0.32, 0.2)], iron, loc=(AT[0] + (RIM + 0.85) * math.cos(a), AT[1] + (RIM + 0.85) * math.sin(a), 1.45), rot=(90, 0, math.degrees(a)), close=True, segments=32)
magenta = kit.material('magenta', (0.75, 0.012, 0.28), 0.95)
n = 150000
r = 15 * np.sqrt(chance.uniform(0, 1, n))
a = chance.uniform(0, math.tau, n)
wave = 0.5 + 0.5 * np.cos(r * 2.25 + 0.35 * np.sin(a * 5))
crest = np.clip(wave - 0.42, 0, 1) ** 1.4 * np.exp(-r / 11)
kept = chance.uniform(0, 1, n) < 0.03 + crest * 6
x, y = AT[0] + (r * np.cos(a)) * 0.98, AT[1] + (r * np.sin(a)) * 0.98 - 4.2
high = chance.exponential(1, n) * crest * 3.4 * np.exp(-r / 8)
inside = np.hypot(x - AT[0], y - AT[1]) < RIM
size = 0.028 + 0.07 * chance.uniform(0, 1, n) ** 4
kept &= inside
macro.grains(np.stack([x, y, high + size * 0.7], 1)[kept], size[kept], magenta)
kit.area((-12, 16, 7), (0, 3, 1), (3, 9), (1, 0.5, 0.6), 3400)
kit.area((17, 10, 8), (2, 3, 1), (2, 8), macro.SODIUM, 1500)
kit.area((0, -16, 14), (1, 2, 0), (6, 3), (0.7, 0.8, 1), 420)
macro.lens((-6.5, -24, 8.5), (1.4, 2.2, 0.9), 86, 3.4, (1.5, 0.4, 0.8), roll=-5)
kit.glare(0.15, 0, 1.2)
kit.finish(job.out)
