"""A fence of wire on a freeway's overpass at dusk, dew and rust on it, the two streams of traffic far out of focus. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(93)
wire = macro.metal((0.4, 0.39, 0.37), 0.3, wear=0.14)
rust = kit.noise(wire, 0.7, 10)
kit.link(wire, kit.ramp(wire, rust, [(0.42, (0.16, 0.05, 0.016)), (0.52, (0.42, 0.4, 0.37))]), kit.principled(wire)['Base Color'])
kit.link(wire, kit.ramp(wire, rust, [(0.42, 0.1), (0.52, 1.0)]), kit.principled(wire)['Metallic'])
kit.bump(wire, rust, 0.5, 0.06)
# each wire goes up in a zigzag and hooks into its neighbor at every corner
pitch, r = 2.55, 0.15
def zigzag(x0, flip):
    line = []
    for k in range(-9, 10):
        side = 1 if (k + flip) % 2 else -1
        x, z = x0 + side * pitch * 0.53, k * pitch
        line += [(x - side * 0.42, -0.17 if side > 0 else 0.17, z - 0.36), (x, 0, z), (x - side * 0.42, 0.17 if side > 0 else -0.17, z + 0.36)]
    return line
fence = [kit.tube(zigzag(pitch * k, k), r, wire, resolution=8) for k in range(-8, 12)]
water = macro.water()
drops = []
for k in range(-8, 12):
    for q in range(-9, 10):
        side = 1 if (q + k) % 2 else -1
        x, z = pitch * k + side * pitch * 0.53, q * pitch
        if random.random() < 0.7:
            drops.append(kit.lathe([(0, 0.3), (0.06, 0.22), (0.15, 0.08), (0.21, -0.06), (0.19, -0.2), (0.1, -0.28), (0, -0.3)], water, (x, -0.02, z - 0.34), segments=28))
        for _ in range(3):
            t = random.random()
            drops.append(kit.sphere(random.uniform(0.04, 0.1), (x - side * pitch * 1.06 * t, -0.12, z + pitch * t - 0.06), water, segments=14))
kit.group([*fence, *drops], (0, 0, 0), (0, 0, 34))
# the road: white lamps come, red ones go, along two bends that meet under the last light
for k in range(40):
    t = (k / 39) ** 1.6
    y = 260 + 1500 * t
    lane = random.choice((0, 1, 2))
    for pair in (-1, 1):
        kit.sphere(2.6 + 2.6 * t, (-16 - (78 - 60 * t) * (1 + 0.32 * lane) * (1 - 0.6 * t) + 5 * pair + random.uniform(-2, 2) + 60 * t * t, y, -64 + 74 * t ** 0.7 + random.uniform(-1.5, 1.5)), macro.glow((1, 0.74, 0.42), 2.4), segments=14, name='far')
        kit.sphere(2.4 + 2.4 * t, (10 + (70 - 40 * t) * (1 + 0.32 * lane) * (1 - 0.6 * t) + 5 * pair + random.uniform(-2, 2) + 60 * t * t, y, -66 + 76 * t ** 0.7 + random.uniform(-1.5, 1.5)), macro.glow((1, 0.03, 0.015), 2.2), segments=14, name='far')
for k in range(9):
    kit.sphere(3.2, (-190 + 52 * k + random.uniform(-9, 9), 900, 46 + random.uniform(-6, 8)), macro.glow((0.4, 1, 0.8), 3), segments=14, name='far')
sky = kit.material('backdrop', (0, 0, 0), 1)
place = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.0, (0.004, 0.005, 0.009)), (0.505, (0.012, 0.01, 0.014)), (0.512, (0.5, 0.15, 0.03)), (0.54, (0.26, 0.08, 0.035)), (0.6, (0.09, 0.07, 0.1)), (1.0, (0.004, 0.016, 0.04))]), kit.principled(sky)['Emission'])
kit.plane((2600, 2600), (0, 2200, 0), sky, (90, 0, 0))
kit.area((30, 40, 12), (0, 0, 0), (20, 40), (1, 0.44, 0.12), 60000)
kit.area((-30, -10, 16), (0, 0, 0), (8, 20), (0.2, 0.5, 0.75), 9000)
kit.area((-6, -40, -16), (0, 0, 0), (16, 10), (1, 0.7, 0.5), 2600)
macro.lens((0, -38, 1), (1.2, 0, 0.4), 85, 7.0, (-2.4, -1.4, 0), roll=0)
kit.glare(0.16, 0.05, 1.4, 6, (1, 0.7, 0.5))
kit.finish(job.out)
