"""A car's side mirror on a hill: the lights of the city in its glass, dusk about it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(97, background=(0.002, 0.003, 0.004))
V = kit.Vector
shell = macro.paint((0.16, 0.012, 0.008), under=(0.2, 0.19, 0.18), chips=-0.1, scale=1.0, rough=0.16, coat=1.0)
chrome = macro.metal((0.7, 0.69, 0.67), 0.12, wear=0.07, scale=1.3)
seal = macro.plastic((0.008, 0.008, 0.008), 0.5)
glass = kit.material('glass', (0.86, 0.88, 0.9), 0.012, 1.0)
clear = macro.water()


def outline(size, count=120):
    """The mirror's shape in x and z: a rounded box, lower at its outer end."""
    points = []
    for k in range(count):
        a = math.tau * k / count
        c, s = math.cos(a), math.sin(a)
        x = 10.2 * math.copysign(abs(c) ** 0.55, c) * size
        z = 6.0 * math.copysign(abs(s) ** 0.6, s) * size * (1 - 0.012 * x)
        points.append((x, z))
    return points


def loft(layers, made, cap=True):
    """A body through outlines: `layers` are (size, y)."""
    vertices, faces, count = [], [], 120
    for size, y in layers:
        vertices += [(x, y, z) for x, z in outline(size)]
    for k in range(len(layers) - 1):
        faces += [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for i in range(count)]
    if cap:
        faces.append(tuple(range(len(vertices) - count, len(vertices))))
    return kit.from_data('loft', vertices, faces, made)


parts = [loft([(1.0, -0.9), (1.045, -1.0), (1.075, -0.6), (1.1, 0.4), (1.12, 2), (1.08, 5), (0.94, 8.4), (0.7, 11), (0.4, 12.6), (0.1, 13)], shell),
         loft([(1.0, -0.9), (0.985, -1.15), (0.955, -1.15), (0.94, -0.8), (0.94, 0.1)], chrome, cap=False),
         loft([(0.95, -0.35), (0.945, -0.3)], seal, cap=False)]
face = kit.from_data('glass', [(x, -0.3, z) for x, z in outline(0.95)], [tuple(range(120))], glass)
parts.append(face)


def on_glass():
    x, z = random.uniform(-9.2, 9.2), random.uniform(-5, 5)
    return ((x, -0.31, z), (0, -1, 0)) if abs(x / 9.4) ** 3 + abs(z / 5.2) ** 3 < 1 else None


wet = macro.drops(130, on_glass, 0.3, clear, 0.36, 0.3)
parts += wet
kit.group(parts, (0, 0, 0), (-2.2, -2, -13))
# the arm and the door it stands on
kit.tube([(-7, 5, -5), (-12, 6, -9), (-18, 8, -15)], 2.3, shell, resolution=12)
kit.box((40, 200, 30), (-37, 70, -30), shell, (0, 0, -6), 4)
kit.box((40, 200, 0.6), (-36, 70, -14.8), chrome, (0, 0, -6), 0.2)

# the city behind the camera, streets in rows, and the sky over it
rows = {(1, 0.5, 0.16): [], (1, 0.76, 0.46): [], (0.4, 0.85, 0.9): [], (1, 0.14, 0.05): []}
kinds = list(rows)
# avenues run away to one point of the horizon, streets cross them
for avenue in range(-60, 61):
    for k in range(64):
        depth = 800 / (1 - 0.92 * (k + random.uniform(-0.2, 0.2)) / 64)
        rows[kinds[0] if avenue % 3 else kinds[1 + 2 * (avenue % 2)]].append((480 + 130 * avenue, -depth, -400))
for street in range(20):
    depth = 820 * 1.135 ** street
    for _ in range(110):
        rows[random.choices(kinds, (6, 4, 1, 0))[0]].append((480 + random.uniform(-1, 1) * min(4200, 1.2 * depth + 800), -depth, -400 + random.random() * 14))
for color, points in rows.items():
    sizes = [1.6 + 0.0017 * -y for _, y, _ in points]
    macro.grains(points, sizes, macro.glow(color, random.uniform(4.5, 7)), name='far')
sky = kit.material('sky', (0, 0, 0), 1)
parted = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Object'], parted.inputs[0])
kit.link(sky, kit.ramp(sky, parted.outputs['Y'], [(0.0, (0.9, 0.24, 0.03)), (0.05, (0.5, 0.12, 0.04)), (0.12, (0.13, 0.075, 0.09)), (0.3, (0.012, 0.04, 0.055))]), kit.principled(sky)['Emission'])
dome = kit.from_data('backdrop', [(-1, 0, 0), (1, 0, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], sky, loc=(0, -11000, -500), rot=(90, 0, 0), smooth=False)
dome.scale = (16000, 9000, 1)

# ahead: the slope, a house's lamps, the last light
macro.far(24, (-120, 140), (230, 460), (-60, 2), (2.6, 5.2), ((1, 0.5, 0.16), (1, 0.7, 0.4)), (1, 4))
macro.backdrop((60, 640, -60), (1500, 700), [(0, (0.16, 0.08, 0.05)), (0.2, (0.05, 0.05, 0.055)), (0.5, (0.012, 0.032, 0.04)), (1, (0.002, 0.006, 0.009))])
kit.area((60, 30, 30), (0, 4, 0), (20, 50), (1, 0.5, 0.18), 60000)
kit.area((-20, 10, 60), (0, 4, 2), (60, 30), (0.25, 0.55, 0.7), 30000)
kit.area((40, -60, 40), (0, 0, 0), (40, 8), (1, 0.66, 0.4), 9000)
macro.lens((13, -66, 8), (5.6, 0, 0.2), 74, 19, (0, -1, 0), roll=-4)
kit.glare(0.24, 0.06, 1.2, 6, (1, 0.75, 0.5))
kit.finish(job.out)
