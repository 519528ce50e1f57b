"""A wall outlet that stands on a post in the sand, one cable plugged in, a dry lake at noon behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, macro

job = macro.start(108, background=(0.5, 0.62, 0.8))
cream = macro.plastic((0.62, 0.52, 0.36), 0.28, 24.0, 0.04)
kit.uneven_rough(cream, 0.8, 0.2, 0.6)
dirty = kit.ramp(cream, kit.noise(cream, 0.42, 12.0), [(0.4, (0.3, 0.2, 0.11)), (0.56, (0.66, 0.56, 0.4))])
kit.link(cream, dirty, kit.principled(cream)['Base Color'])
dark = kit.material('dark', (0.004, 0.003, 0.003), 0.8)
wood = kit.material('wood', (0.2, 0.15, 0.1), 0.85)
grain = kit.noise(wood, 0.8, 12.0, stretch=(3, 3, 0.14))
kit.link(wood, kit.ramp(wood, grain, [(0.36, (0.06, 0.045, 0.035)), (0.5, (0.22, 0.17, 0.12)), (0.7, (0.36, 0.3, 0.23))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.9, 0.12)
brass = macro.metal((0.5, 0.36, 0.16), 0.35)
rubber = macro.plastic((0.014, 0.013, 0.013), 0.42)
kit.uneven_rough(rubber, 1.2, 0.3, 0.7)

things = [kit.box((9, 9, 60), (0, 5.2, -20), wood, bevel=0.35), kit.box((7.2, 0.6, 11.6), (0, 0.3, 0), cream, bevel=0.24)]
for z in (2.35, -2.35):
    face = kit.lathe([(1e-4, 0.16), (1.55, 0.16), (1.72, 0.06), (1.76, -0.05)], cream, rot=(90, 0, 0), segments=72)
    face.location, face.scale = (0, 0.0, z), (1, 0.86, 1)
    things.append(face)
    things.append(kit.tube([(1.78 * math.cos(a), 0.0, z + 1.53 * math.sin(a)) for a in [math.tau * k / 48 for k in range(48)]], 0.05, dark, closed=True, smooth=False))
    for x, high in ((-0.62, 0.78), (0.62, 0.62)):
        things.append(kit.box((0.2, 0.3, high), (x, -0.1, z + 0.28), dark))
    things.append(kit.cylinder(0.27, 0.3, (0, -0.1, z - 0.66), dark, (90, 0, 0)))
screw = kit.lathe([(1e-4, 0.2), (0.24, 0.18), (0.4, 0.06), (0.42, 0)], brass, rot=(90, 0, 0), segments=40)
screw.location = (0, 0.0, 0)
things += [screw, kit.box((0.72, 0.12, 0.1), (0, -0.18, 0), dark, (0, 24, 0))]
# a crack from the corner
crack = [(3.6, -0.02, 3.4), (3.0, -0.02, 3.1), (2.6, -0.02, 2.5), (2.2, -0.02, 2.4), (1.75, -0.02, 1.9)]
things.append(kit.tubes([crack, [(2.6, -0.02, 2.5), (2.5, -0.02, 1.8), (2.7, -0.02, 1.2)]], 0.035, dark))
# the plug, and its cable down into the sand and past the lens
z = -2.35
things.append(kit.lathe([(0.75, -3.6), (0.9, -3.2), (1.25, -2.6), (1.34, -0.5), (1.3, -0.18), (1e-4, -0.12)], rubber, rot=(-90, 0, 0), loc=(0, 0, z), segments=72))
for k in range(5):
    things.append(kit.lathe([(0.66, -0.1), (0.76, 0), (0.66, 0.1)], rubber, rot=(90, 0, 0), loc=(0, -3.7 - 0.34 * k, z - 0.02 * k * k), segments=40))
for k in range(4):
    things.append(kit.box((0.12, 1.1, 0.9), (1.28 * (1 if k % 2 else -1), -1.3, z + 0.35 * (k - 1.5)), rubber, bevel=0.04))
cable = [(0, -3.2, z), (0, -5.4, z - 0.3), (0.5, -7.6, z - 1.8), (1.9, -8.8, z - 4.4), (4.2, -9.8, z - 5.9), (8, -12.5, z - 6.1), (11, -18, z - 6.2), (9, -30, z - 6.4), (6, -50, z - 7)]
things.append(kit.tube(cable, 0.5, rubber, resolution=10))
leaning = kit.group(things, (0, 0, 0), (3, -3, 0))

# sand, blown against the post
sand = kit.material('sand', (0.42, 0.29, 0.17), 0.95)
kit.noise_bump(sand, 9.0, 0.9, 12)
kit.bump(sand, kit.noise(sand, 40.0, 4), 0.7, 0.05)


def ground(x, y):
    drift = 2.6 * np.exp(-((x + 2.2) ** 2 / 60 + (y - 1) ** 2 / 46))
    ripples = 0.22 * np.sin(0.9 * y + 0.5 * np.sin(0.22 * x) + 0.16 * x)
    return -9.0 + drift + ripples * np.clip(1 - drift / 2, 0.2, 1) + 0.4 * np.sin(0.06 * x) * np.sin(0.05 * y)


macro.heap((220, 260), ground, sand, 420, 0.012)
chance = np.random.default_rng(9)
count = 15000
gx, gy = chance.normal(1, 9, count), chance.normal(-7, 9, count)
gz = ground(gx, gy)
macro.grains(np.stack([gx, gy, gz + 0.03], 1), chance.gamma(2.2, 0.028, count), kit.material('grain', (0.5, 0.37, 0.24), 0.8))
# grains that lie on the plug and the plate's edge
kx, ky = chance.uniform(-1.1, 1.1, 260), chance.uniform(-2.7, -0.3, 260)
macro.grains(np.stack([kx, ky, z + np.sqrt(np.maximum(1.3 ** 2 - kx ** 2, 0)) + 0.02], 1), chance.gamma(2, 0.022, 260), kit.material('grain', (0.55, 0.42, 0.28), 0.8))

# the far shore, mountains and sky, out of focus
kit.plane((4000, 3000), (0, 1500, -9.6), kit.material('lake', (0.5, 0.4, 0.28), 0.9))
ridge = kit.material('ridge', (0, 0, 0), 1, emit=(0.2, 0.19, 0.22), strength=1)
kit.from_data('ridge', [(-900, 1800, -10), *[(-900 + 60 * k, 1800, 20 + 46 * abs(math.sin(k * 0.55)) + 18 * math.sin(k * 1.7)) for k in range(31)], (900, 1800, -10)], [tuple(range(33))], ridge)
sky = kit.material('sky', (0, 0, 0), 1)
split = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], split.inputs[0])
kit.link(sky, kit.ramp(sky, split.outputs['Y'], [(0.0, (0.62, 0.52, 0.4)), (0.06, (0.5, 0.52, 0.55)), (0.4, (0.16, 0.3, 0.5))]), kit.principled(sky)['Emission'])
kit.plane((3200, 900), (0, 1900, 430), sky, (90, 0, 0))
sun = kit.area((150, -110, 190), (0, 0, 0), (11, 11), (1, 0.86, 0.66), 1900000)
macro.lens((-13, -36, -2.6), (1.6, -1.6, -1.1), 78, 4.0, (-0.4, -1.2, -0.4), roll=2)
kit.exposure(-0.35)
kit.finish(job.out)
