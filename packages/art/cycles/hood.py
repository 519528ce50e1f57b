"""The wet hood of a car at dusk, palms and the last light mirrored in its paint between drops. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(19, background=(0.004, 0.008, 0.01), bounces=8)
V = kit.Vector
# a mirror as dark as lacquer: the sky is what is seen in it
coat = kit.material('coat', (0.42, 0.44, 0.46), 0.02, 1.0)
kit.noise_bump(coat, 0.03, 0.03, 2)
black = kit.material('black', (0.002, 0.002, 0.002), 0.5)


def high(x, y):
    """Height of the hood: a crown, a spine that runs to the front, a fall at its far edge and at its side."""
    spine = 0.3 / (1 + np.exp(-(x - 9 - 0.03 * y) / 1.6)) - 0.3 / (1 + np.exp(-(x - 31 - 0.05 * y) / 1.6))
    return -0.0016 * (x - 10) ** 2 - 0.0005 * y ** 2 + spine - 0.05 * np.maximum(0, y - 44) ** 1.8 - 0.03 * np.maximum(0, -34 - x) ** 1.7


macro.heap((170, 150), high, coat, 420, 0.0, 'hood')


def normal(x, y):
    d = 0.05
    return V(((high(x - d, y) - high(x + d, y)) / (2 * d), (high(x, y - d) - high(x, y + d)) / (2 * d), 1)).normalized()


# the gap to the fender
gap = [(12.5 + 0.16 * y, y, float(high(12.5 + 0.16 * y, y)) + 0.02) for y in np.linspace(-70, 70, 90)]
kit.tubes([gap], 0.16, black, 2)
water = macro.water()


def place(near, far):
    def found():
        y = random.uniform(near, far)
        x = random.uniform(-26, 34) * (0.55 + (y + 70) / 120)
        return (x, y, float(high(x, y)) - 0.01), normal(x, y)
    return found


macro.drops(2600, place(-46, 4), 0.26, water, high=0.46, uneven=0.12, small=3.0)
macro.drops(2200, place(-20, 62), 0.34, water, high=0.44, uneven=0.16, small=2.6)
macro.drops(200, place(-46, 30), 0.75, water, high=0.34, uneven=0.26, small=1.4)

# palms as they stand before the last light: a crown of hanging leaves
leaf, bark = kit.material('leaf', (0.006, 0.01, 0.006), 0.6), kit.material('bark', (0.008, 0.007, 0.006), 0.9)


def frond(lift, long, chance):
    """A leaf that leaves the crown along +x and hangs by its weight: leaflets on both sides of a rib."""
    at, angle, vertices, faces = V((0, 0, 0)), math.radians(lift), [], []
    for k in range(46):
        s = k / 45
        along = V((math.cos(angle), 0, math.sin(angle)))
        at = at + along * (long / 45)
        angle -= math.radians(3.2 * s)
        if s < 0.12:
            continue
        for side in (-1, 1):
            size = long * 0.27 * math.sin(math.pi * (0.14 + 0.82 * s)) ** 0.7 * chance.uniform(0.8, 1.1)
            out = (along * 0.6 + V((0, side, 0.15))).normalized()
            base, n = at, len(vertices)
            for q in (0, 0.5, 1):
                wide = 0.011 * long * (1 - q) ** 0.7 + 0.2
                vertices += [tuple(base + along * wide), tuple(base - along * wide)]
                base = base + (out + V((0, 0, -0.9 * q))).normalized() * size / 2
            faces += [(n, n + 1, n + 3, n + 2), (n + 2, n + 3, n + 5, n + 4)]
    return kit.from_data('frond', vertices, faces, leaf, loc=(0, 0, -4000))


leaves = [frond(lift, 300, random.Random(lift)) for lift in (70, 52, 34, 16, -4, -24)]


def palm(x, y, top, size=1.0, lean=60):
    kit.tube([(x - lean, y, -160), (x - lean * 0.35, y, top * 0.5), (x, y, top)], 15 * size, bark, resolution=3)
    for i in range(30):
        kit.copy(leaves[i * 6 // 30], (x, y, top), (random.uniform(-8, 8), random.uniform(-6, 6), i * 137.5), size * random.uniform(0.85, 1.08))


palm(-260, 1450, 760, 1.0, 90)
palm(300, 1700, 700, 1.1, -120)
palm(-760, 3000, 560, 1.1, 120)
palm(900, 3200, 500, 1.0, -80)
palm(30, 3300, 420, 1.0, 60)
# the sky: where the sun went, thin cloud, teal above; lamps of the street
sky = kit.material('sky', (0, 0, 0), 1)
split = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], split.inputs[0])
cloud = kit.noise(sky, 2.4, 9, 'Generated', (1.6, 11, 1))
mix = kit.node(sky, 'Math', operation='MULTIPLY_ADD')
mix.inputs[1].default_value = 0.07
kit.link(sky, cloud, mix.inputs[0])
kit.link(sky, split.outputs['Y'], mix.inputs[2])
kit.link(sky, kit.ramp(sky, mix.outputs[0], [(0.06, (0.02, 0.014, 0.012)), (0.1, (0.95, 0.3, 0.06)), (0.3, (1.0, 0.5, 0.16)), (0.43, (0.85, 0.28, 0.12)), (0.56, (0.36, 0.19, 0.19)), (0.7, (0.08, 0.2, 0.24)), (0.85, (0.02, 0.09, 0.12)), (1.0, (0.006, 0.03, 0.05))]), kit.principled(sky)['Emission'])
kit.principled(sky)['Emission Strength'].default_value = 1.15
sheet = kit.plane(2, (0, 4300, 1860), sky, (90, 0, 0))
sheet.scale = (4300, 2150, 1)
for x, z, color, strength in ((-420, 70, (1, 0.55, 0.2), 9), (-250, 40, (1, 0.2, 0.06), 5), (120, 84, (1, 0.62, 0.3), 10), (250, 46, (0.5, 0.95, 0.85), 4), (470, 66, (1, 0.55, 0.2), 8), (-60, 36, (1, 0.2, 0.06), 4)):
    kit.sphere(7, (x, 1400, z - 60), macro.glow(color, strength), segments=20, name='far')
kit.area((-160, -40, 60), (0, 0, 0), (20, 90), (0.3, 0.6, 0.75), 26000)
macro.lens((-5, -58, 29), (1, 0, 1.5), 66, 11, (0, -8, 0), roll=-4)
kit.glare(0.2, 0.05, 1.3, 6, (1, 0.62, 0.3))
kit.finish(job.out)
