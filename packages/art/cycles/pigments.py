"""Powder on a loudspeaker's grille, violet against green, shaken by a note. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, macro

job = macro.start(41)
chance = np.random.default_rng(8)
black = macro.paint((0.012, 0.012, 0.013), under=(0.4, 0.39, 0.38), chips=0.06, scale=2.0, rough=0.35)
PITCH, HOLE = 0.62, 0.22
# a grille of holes: one cell of sheet with a round hole, repeated
ring, cell = 24, []
inner = [(HOLE * math.cos(math.tau * k / ring), HOLE * math.sin(math.tau * k / ring), 0) for k in range(ring)]
def out(k):
    a = math.tau * k / ring
    r = PITCH / 2 / max(abs(math.cos(a)), abs(math.sin(a)))
    return (r * math.cos(a), r * math.sin(a), 0)
lip = [(0.9 * x, 0.9 * y, -0.12) for x, y, _ in inner]
cell = [*inner, *[out(k) for k in range(ring)], *lip]
faces = [(k, ring + k, ring + (k + 1) % ring, (k + 1) % ring) for k in range(ring)] + [(2 * ring + k, k, (k + 1) % ring, 2 * ring + (k + 1) % ring) for k in range(ring)]
tile = kit.from_data('tile', cell, faces, black, loc=(0, 0, -90))
for i in range(-26, 27):
    for j in range(-14, 40):
        x, y = (i + 0.5 * (j % 2)) * PITCH, j * PITCH
        kit.copy(tile, (x, y, 0))
kit.plane((60, 60), (0, 5, -1.2), kit.material('cone', (0.004, 0.004, 0.004), 0.7))
colors = {'violet': (0.22, 0.03, 0.75), 'green': (0.02, 0.55, 0.12)}
def powder(name, side):
    made = kit.material(name, colors[name], 0.95)
    lumps = [(side * chance.uniform(0.2, 7), chance.uniform(-6, 14), chance.uniform(0.5, 1.6), chance.uniform(0.05, 0.3)) for _ in range(14)]
    lumps += [(side * 1.0, 0.8, 1.25, 1.5), (side * 2.4, 1.8, 1.3, 0.8), (side * 1.9, 5.0, 1.7, 1.0), (side * 3.2, 0.2, 0.9, 0.35)]
    n = 130000
    x, y = side * np.abs(chance.uniform(-0.1, 9, n)), chance.uniform(-8, 16, n)
    z = np.zeros(n)
    for lx, ly, r, h in lumps:
        z = np.maximum(z, h * np.exp(-((x - lx) ** 2 + (y - ly) ** 2) / (r * r)))
    z += 0.05 * np.sin(x * 5 + y * 3)
    near = chance.uniform(0, 1, n) < np.clip(0.03 + z * 3, 0, 1)
    row = np.round(y / PITCH)
    hx, hy = x - (np.round(x / PITCH - 0.5 * (row % 2)) + 0.5 * (row % 2)) * PITCH, y - row * PITCH
    kept = near & ((np.hypot(hx, hy) > HOLE) | (z > 0.28))
    size = 0.016 + 0.05 * chance.uniform(0, 1, n) ** 4
    macro.grains(np.stack([x, y, np.maximum(0, z) * chance.uniform(0.75, 1.03, n) + size], 1)[kept], size[kept], made)
    # what the note has thrown up
    m = 420
    lift = chance.exponential(0.8, m)
    px = side * np.abs(chance.normal(0.5, 0.8, m) + side * 0 + lift * chance.normal(0.16, 0.25, m))
    flung = np.stack([px, chance.normal(1.0, 0.8, m), 0.5 + lift], 1)
    macro.grains(flung, 0.02 + 0.05 * chance.uniform(0, 1, m) ** 3, made)
    return made
powder('violet', -1)
powder('green', 1)
kit.area((-9, 9, 6), (0, 1, 1), (2, 6), (1, 0.8, 0.6), 4200)
kit.area((10, 10, 5), (0, 1, 1), (2, 6), (0.8, 0.95, 1.0), 3600)
kit.area((0, -8, 9), (0, 1, 0), (6, 2), (0.9, 0.9, 1), 500)
macro.lens((-2.6, -14, 5.6), (0.1, 1.0, 0.75), 88, 4.0, (0.1, 0.2, 0.9), roll=-5)
kit.glare(0.15, 0, 1.2)
kit.finish(job.out)
