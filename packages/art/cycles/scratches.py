"""The company's mark as it is made: four scratches of chalk on a slate, under the stripes of its stick. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(73)
V = kit.Vector
chance = np.random.default_rng(12)
stone = kit.material('slate', (0.016, 0.018, 0.02), 0.5)
kit.uneven_rough(stone, 0.35, 0.34, 0.62)
kit.noise_bump(stone, 1.4, 0.2, 8, stretch=(0.5, 1.6, 1))
kit.noise_bump(stone, 12, 0.16)
# chalk that a sleeve wiped off
wiped = kit.noise(stone, 0.12, 9, stretch=(0.4, 1.4, 1))
kit.link(stone, kit.ramp(stone, wiped, [(0.42, (0.013, 0.015, 0.017)), (0.7, (0.075, 0.078, 0.078))]), kit.principled(stone)['Base Color'])
kit.plane((160, 120), (0, 0, 0), stone)
chalk = kit.material('chalk', (0.82, 0.79, 0.72), 0.95)
places, sizes = [], []
for k, (x, lean, low, high) in enumerate(((-5.4, 0.36, -7.6, 5.6), (-1.9, 0.46, -6.6, 6.4), (2.0, 0.34, -8.0, 5.0), (5.4, 0.5, -6.2, 6.8))):
    count = 15000
    t = chance.random(count)
    press = 0.55 + 0.45 * np.sin(np.pi * np.clip(t * 1.05 + 0.05 * np.sin(9 * t + k), 0, 1)) ** 0.5
    wide = 0.4 * press * (0.9 + 0.14 * np.sin(5 * t + 2 * k))
    off = chance.uniform(-1, 1, count) * wide
    # the stone's grain keeps the chalk in stripes along the stroke
    keep = (np.sin(off * 30 + 2.2 * np.sin(3 * t + k)) + np.sin(off * 71 + 5 * t) * 0.6 + chance.normal(0, 0.7, count)) > -0.35 + 0.9 * (np.abs(off) / 0.42) ** 3
    y = low + (high - low) * t
    xs = x + lean * y + 0.34 * np.sin(1.9 * t + 2 * k) + off
    places.append(np.stack([xs, y, np.abs(chance.normal(0.02, 0.02, count))], 1)[keep])
    sizes.append((0.018 + 0.05 * chance.random(count) ** 2)[keep])
    # dust that fell below
    loose = 500
    places.append(np.stack([x + lean * low + chance.normal(0, 0.9, loose), low - np.abs(chance.normal(0, 1.6, loose)), np.full(loose, 0.02)], 1))
    sizes.append(0.012 + 0.045 * chance.random(loose) ** 4)
macro.grains(np.concatenate(places), np.concatenate(sizes), chalk)
# the stick above, striped on the diagonal, its paint worn at the edge
pale, dark = macro.paint((0.7, 0.67, 0.6), (0.16, 0.1, 0.06), 0.05, 0.7), macro.paint((0.012, 0.012, 0.013), (0.16, 0.1, 0.06), 0.05, 0.7)
for k in range(-9, 10):
    x = 6.4 * k
    outline = [(x, 0), (x + 3.2, 0), (x + 5.4, 4.4), (x + 2.2, 4.4)]
    for made, shift in ((pale, 0), (dark, 3.2)):
        points = [(px + shift, py + 8.4, z) for z in (0.0, 1.5) for px, py in outline]
        bar = kit.from_data('bar', points, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)], made, smooth=False)
brass = macro.metal((0.6, 0.42, 0.16), 0.26)
for x in (-13, 15):
    kit.lathe([(0, 0.36), (0.4, 0.32), (0.62, 0.1), (0.66, 0)], brass, (x, 10.6, 1.5), segments=48)
# the stub of chalk that wrote them
stub = kit.lathe([(0, 0), (0.3, 0.05), (0.52, 0.3), (0.56, 0.6), (0.55, 4.6), (0.48, 4.8), (0, 4.86)], chalk, segments=64)
kit.noise_bump(chalk, 9, 0.4)
stub.location, stub.rotation_euler = (11.5, -5.2, 0.56), (math.radians(90), 0, math.radians(64))
kit.area((-40, 16, 15), (0, 0, 0), (5, 24), (1, 0.6, 0.28), 62000)
kit.area((44, 24, 16), (4, 4, 0), (8, 40), (0.14, 0.58, 0.68), 16000)
macro.lens((-9, -40, 34), (0.4, 0.6, 0), 78, 2.0, (0.2, -1.6, 0))
kit.glare(0.08, 0.0, 1.8)
kit.finish(job.out)
