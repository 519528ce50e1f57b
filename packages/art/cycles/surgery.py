"""Operating room, in centimetres. view = below (lamp heads over a draped table) | tray (instruments, the lamp far behind)."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random


def lamp_head(strength, tone=(0.86, 0.95, 1.0)):
    """Lamp head shining along -z, many lenses in rings about a handle, in its yoke; returns the group's parts."""
    shell = kit.material('shell', (0.42, 0.45, 0.46), 0.3, coat=0.5)
    metal = kit.material('metal', (0.6, 0.62, 0.63), 0.22, 1)
    dark = kit.material('dark', (0.02, 0.025, 0.027), 0.35)
    glass = kit.material('glass', (0.7, 0.8, 0.85), 0.08, 0.6)
    shine = kit.material('shine', emit=tone, strength=strength)
    shine.cycles.sample_as_light = False
    parts = [kit.lathe([(0.1, 7), (20, 6.5), (29, 4), (32, 1), (32.4, 0), (31.6, -0.8), (30.4, -0.6), (30, 0), (0.1, 0.1)], shell, bevel=0),
             kit.lathe([(29.6, -0.2), (28.6, -0.3), (27.9, 0.0)], metal),
             kit.cylinder(2.2, 9, (0, 0, -4), shell, bevel=0.7), kit.lathe([(3.6, -1.2), (5, -0.2), (5.4, 0)], metal)]
    for count, radius in ((6, 9.2), (12, 16.4), (18, 24.2)):
        for k in range(count):
            angle = math.tau * (k + 0.5 * (radius > 10)) / count
            x, y = radius * math.cos(angle), radius * math.sin(angle)
            parts += [kit.lathe([(3.5, -0.5), (3.3, -0.7), (3.0, -0.5), (2.6, 1.2), (1.2, 2)], glass, (x, y, 0), segments=32),
                      kit.lathe([(0.01, 0.6), (1.7, 0.75)], shine, (x, y, -1.0), segments=24),
                      kit.lathe([(3.5, -0.5), (3.75, -0.1)], dark, (x, y, 0), segments=32)]
    arc = [(35.5 * math.sin(turn), 0, 3 + 30 * (1 - math.cos(turn)) * 0.9) for turn in [math.pi * (k / 14 - 0.5) for k in range(15)]]
    parts += [kit.tube([(x, y, 33 - z if abs(x) < 35 else z) for x, y, z in arc], 1.5, shell), kit.tube([(0, 0, 34), (0, 0, 60), (60, 30, 74)], 2.2, shell)]
    return parts


def drape(size, loc, made, fold=1.0, seed=0):
    """Cloth with folds, lying about `loc` and hanging down at its near edge."""
    x, y = size
    vertices, faces, nx, ny = [], [], 160, 60
    chance = random.Random(seed)
    waves = [(chance.uniform(0.03, 0.16), chance.uniform(0, 6), chance.uniform(0.3, 1)) for _ in range(7)]
    for j in range(ny + 1):
        for i in range(nx + 1):
            px, along = x * (i / nx - 0.5), y * j / ny
            hang = max(0, 14 - along)
            wave = sum(math.sin(px * f + p + along * 0.02 * f) * a for f, p, a in waves) * fold
            vertices.append((px, along - wave * 0.24 * hang * 0.6 - y / 2 + hang * 0.75, -hang * 1.6 + wave * 0.25 + fold * 0.3 * math.sin(along * 0.2 + px * 0.05)))
    for j in range(ny):
        for i in range(nx):
            k = j * (nx + 1) + i
            faces.append((k, k + 1, k + nx + 2, k + nx + 1))
    return kit.from_data('drape', vertices, faces, made, loc=loc)


def clamp(steel):
    """Haemostat lying along y, finger rings toward -y; returns its parts."""
    parts = []
    for side in (-1, 1):
        circle = [(side * 1.55 + 1.25 * math.cos(turn), -8 + 1.55 * math.sin(turn), 0) for turn in [math.tau * k / 20 for k in range(20)]]
        parts += [kit.tube(circle, 0.24, steel, closed=True),
                  kit.tube([(side * 1.3, -6.5, 0), (side * 0.9, -3.6, 0.05), (-side * 0.05, 1, 0.1), (-side * 0.28, 2.2, 0.1), (-side * 0.1, 6.2, 0.1)], 0.27, steel)]
    return parts + [kit.cylinder(0.42, 0.7, (0, 1, 0.1), steel, bevel=0.1), kit.box((1.5, 0.5, 0.2), (0, -4.6, 0.1), steel, bevel=0.06)]


def below(job):
    """From under the lamp heads, the edge of the draped table in front."""
    teal = kit.material('cloth', (0.012, 0.16, 0.16), 0.85, bump=(1.5, 0.15))
    kit.group(lamp_head(7), (16, 40, 78), (-38, 16, 8))
    kit.group(lamp_head(5, (1, 0.86, 0.68)), (-84, 150, 92), (-30, -34, 0))
    drape((220, 60), (0, -12, 0), teal, 1.2)
    kit.area((16, 40, 70), (0, -10, 0), 24, (0.86, 0.95, 1), 40000)
    kit.area((-120, 40, 30), (10, 40, 80), (20, 90), kit.ORANGE, 30000)
    kit.area((130, 120, 120), (10, 40, 80), (10, 120), kit.TEAL, 60000)
    kit.plane((600, 300), (0, 330, 80), kit.material('wall', (0.03, 0.06, 0.065), 0.7), rot=(90, 0, 0))
    kit.camera((-14, -96, 22), (-4, 10, 46), 28, 0.014, (14, 32, 74), roll=-5)
    kit.glare(0.22, 0.08, 1.5, 6)


def tray(job):
    """Clamps in a row on a steel tray, sharp for one ring; the lamp a cluster of discs."""
    steel = kit.material('steel', (0.66, 0.68, 0.68), 0.16, 1, bump=(1.5, 0.02))
    brushed = kit.material('tray', (0.5, 0.52, 0.53), 0.3, 1)
    kit.noise_bump(brushed, 6, 0.05, stretch=(0.1, 6, 1))
    teal = kit.material('cloth', (0.012, 0.15, 0.15), 0.85, bump=(3, 0.2))
    kit.box((70, 26, 0.4), (0, 0, -0.4), brushed, bevel=0.1)
    for y in (-13, 13):
        kit.cylinder(0.5, 72, (0, y, 0.35), steel, rot=(0, 90, 0))
    for k in range(11):
        kit.group(clamp(steel), (-25 + k * 5 + random.uniform(-0.3, 0.3), random.uniform(-0.5, 0.5), 0.3), (0, random.uniform(-4, 4), random.uniform(-3, 3)))
    drape((140, 60), (0, 2, -1.2), teal, 0.6, 3)
    kit.group(lamp_head(9), (-26, 190, 74), (62, 22, 0))
    kit.plane((900, 500), (0, 420, 100), kit.material('wall', (0.015, 0.05, 0.055), 0.8), rot=(90, 0, 0))
    kit.area((-40, 90, 60), (0, 0, 0), (46, 20), (0.86, 0.95, 1), 24000)
    kit.area((70, 10, 30), (0, 0, 0), (10, 60), kit.ORANGE, 9000)
    kit.area((-20, 360, 20), (0, 420, 90), 200, kit.TEAL, 40000)
    kit.camera((9, -32, 9.5), (-4, 6, 3.8), 42, 0.016, (-1, -7, 0.4))
    kit.glare(0.2, 0.25, 1.3, 6)


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, background=(0.1, 0.3, 0.32), ambient=0.012)
    {'below': below, 'tray': tray}[job.args['view']](job)
    kit.finish(job.out)


main()
