"""Operating room, in centimetres. view = below (lamp heads over a draped table) | tray (instruments, the lamp far behind)."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random
from shading import beam


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
    """From the head of the empty table, under its lamp: drape in the light, instruments laid out, the room dark behind."""
    teal = kit.material('cloth', (0.014, 0.15, 0.16), 0.85)
    kit.bump(teal, kit.noise(teal, 9, 2), 0.3, 0.05)
    steel = kit.material('steel', (0.62, 0.64, 0.65), 0.2, 1)
    dark = kit.material('dark', (0.02, 0.024, 0.026), 0.4)
    kit.group(lamp_head(2.6), (20, 66, 92), (-31, 17, 8))
    kit.group(lamp_head(2.0, (1, 0.8, 0.58)), (-96, 190, 116), (-26, -30, 0))
    # the table under its drape: a long fold down the near edge, soft hills over what lies below
    vertices, faces, nx, ny = [], [], 200, 150
    for j in range(ny + 1):
        for i in range(nx + 1):
            px, py = 190 * (i / nx - 0.5), 150 * j / ny - 30
            hang = max(0.0, -py - 8)
            fold = 2.4 * math.sin(px * 0.17 + 0.5 * math.sin(px * 0.05)) + 1.3 * math.sin(px * 0.31 + 1.7) + 0.5 * math.sin(px * 0.83)
            lie = 1.0 * math.sin(px * 0.07 + py * 0.05) + 0.5 * math.sin(px * 0.21 - py * 0.12) + 0.35 * math.sin(py * 0.4 + px * 0.06) + 6.0 * math.exp(-((px - 34) / 26) ** 2 - ((py - 64) / 34) ** 2)
            edge = math.exp(-max(0.0, py + 8) / 6)
            vertices.append((px, py + hang * 0.78 - fold * 0.09 * min(hang, 12), -hang * 1.5 + lie * (1 - edge) + fold * 0.28 * edge))
    for j in range(ny):
        for i in range(nx):
            k = j * (nx + 1) + i
            faces.append((k, k + 1, k + nx + 2, k + nx + 1))
    kit.from_data('table', vertices, faces, teal)
    tray = [kit.box((44, 26, 0.5), (0, 0, 0), steel, bevel=0.15)] + [kit.box(size, at, steel, bevel=0.3) for size, at in (((44, 0.8, 1.6), (0, -13, 0.6)), ((44, 0.8, 1.6), (0, 13, 0.6)), ((0.8, 26, 1.6), (-22, 0, 0.6)), ((0.8, 26, 1.6), (22, 0, 0.6)))]
    for k in range(8):
        tray.append(kit.group(clamp(steel), (-17 + k * 4.8 + random.uniform(-0.3, 0.3), random.uniform(-0.6, 0.6), 0.6), (0, 0, random.uniform(-3, 3))))
    kit.group(tray, (-14, 26, 4.6), (5, 0, 22))
    # cabinets, a monitor that is not yet on, a drip stand; one battery panel stands by the door
    for k in range(7):
        kit.box((58, 30, 170), (-190 + k * 61, 330, 40), kit.material(f'door{k}', (0.1, 0.14, 0.15), 0.35), bevel=1)
        kit.box((1.2, 2, 26), (-166 + k * 61, 313, 40), steel, bevel=0.4)
    kit.cylinder(1.2, 220, (92, 210, 40), steel)
    kit.tube([(80, 210, 150), (92, 210, 156), (104, 210, 150)], 0.8, steel)
    kit.box((52, 4, 32), (-40, 262, 78), dark, (0, 0, 14), 1)
    panel = kit.material('panel', emit=(1, 0.62, 0.3), strength=2.6)
    panel.cycles.sample_as_light = False
    kit.box((22, 1, 54), (168, 296, 46), panel)
    kit.area((160, 280, 46), (40, 60, 20), (22, 54), kit.ORANGE, 34000).visible_glossy = False
    kit.area((20, 66, 86), (0, 24, 0), 34, (0.86, 0.95, 1), 60000, spread=120)
    kit.area((-96, 190, 108), (-60, 120, 0), 30, (1, 0.82, 0.6), 16000)
    kit.area((-150, 60, 70), (20, 66, 92), (10, 80), kit.TEAL, 16000)
    kit.area((60, -90, 120), (20, 66, 92), (60, 10), (0.5, 0.75, 0.8), 7000)
    kit.area((-40, 190, 150), (-40, 330, 40), (300, 16), kit.TEAL, 130000)
    kit.area((-90, 90, 40), (-14, 26, 4), (30, 14), (0.86, 0.95, 1), 16000)
    beam((20, 66, 90), (2, 22, 2), 26, 34, (0.7, 0.9, 1.0), 0.022, fall=2.5)
    kit.plane((900, 900), (0, 200, -60), kit.material('floor', (0.03, 0.05, 0.05), 0.25), name='floor')
    kit.camera((-58, -128, 58), (4, 40, 44), 33, 0.02, (-14, 20, 4), roll=-1.5)
    kit.glare(0.25, 0.08, 1.4, 6)


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
