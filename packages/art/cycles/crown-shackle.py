"""The crown of a mirror ball before it goes up: its eye bolt, a shackle and an orange safety chain. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(522, background=(0.002, 0.003, 0.004), bounces=7)
V = kit.Vector
mirror = kit.material('mirror', (0.86, 0.87, 0.86), 0.03, 1.0)
kit.uneven_rough(mirror, 0.5, 0.015, 0.16)
core = kit.material('core', (0.05, 0.045, 0.04), 0.8, bump=(3, 0.6))
steel = macro.metal((0.6, 0.59, 0.57), 0.24)
chain = macro.paint((0.75, 0.16, 0.01), under=(0.4, 0.39, 0.37), chips=0.07, scale=1.2, rough=0.32, coat=0.4)
R, SIZE = 24.0, 1.3
vertices, faces = [], []


def tile(up, east):
    """A mirror as a thin slab that leans a little by chance."""
    north = up.cross(east)
    lean = (up + east * random.gauss(0, 0.014) + north * random.gauss(0, 0.014)).normalized()
    east = (east - lean * east.dot(lean)).normalized()
    north = lean.cross(east)
    middle, half, start = up * R, SIZE * 0.465, len(vertices)
    for high, grow in ((-0.1, 1.0), (0.13, 1.0), (0.17, 0.94)):
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            vertices.append(middle + east * half * a * grow + north * half * b * grow + lean * high)
    faces.extend(tuple(start + 4 * level + n for n in (k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k)) for level in (0, 1) for k in range(4))
    faces.append(tuple(start + 8 + k for k in range(4)))


for ring in range(2, 26):
    tilt = (ring + 0.55) * SIZE / R
    count = int(math.tau * math.sin(tilt) * R / SIZE)
    for k in range(count):
        turn = math.tau * (k + 0.37 * ring) / count
        up = V((math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn), math.cos(tilt)))
        if ring in (6, 7) and abs((turn + math.radians(84)) % math.tau) < 1.3 * SIZE / R / math.sin(tilt):
            continue
        tile(up, V((-math.sin(turn), math.cos(turn), 0)))
kit.from_data('mirrors', vertices, faces, mirror, smooth=False)
kit.sphere(R, (0, 0, 0), core, segments=96)
# the plate, the eye bolt with its nut
kit.lathe([(1e-4, 0.5), (2.7, 0.5), (2.9, 0.35), (2.95, -0.3)], steel, (0, 0, R + 0.05), segments=96)
for k in range(4):
    a = math.tau * k / 4 + 0.5
    kit.cylinder(0.34, 0.3, (2.1 * math.cos(a), 2.1 * math.sin(a), R + 0.66), steel, (0, 0, 20 * k), 0.06, segments=6)
kit.cylinder(1.0, 0.9, (0, 0, R + 0.95), steel, (0, 0, 14), 0.12, segments=6)
kit.cylinder(0.5, 2.2, (0, 0, R + 1.8), steel)
kit.tube([(1.35 * math.cos(a), 0, R + 4.0 + 1.35 * math.sin(a)) for a in np.linspace(0, math.tau, 32)[:-1]], 0.5, steel, closed=True, resolution=10)
# the shackle through the eye: a bow, its pin, the nut and a wire that keeps the pin
bow = [(0, -1.5, 0), (0, -1.5, 1.4), (0, -1.75, 2.8), (0, -1.3, 4.0), (0, 0, 4.7), (0, 1.3, 4.0), (0, 1.75, 2.8), (0, 1.5, 1.4), (0, 1.5, 0)]
parts = [kit.tube(bow, 0.5, steel, resolution=10), kit.cylinder(0.55, 5.0, (0, 0, 0), steel, (90, 0, 0), 0.08)]
for y in (-1.5, 1.5):
    parts.append(kit.cylinder(0.98, 0.95, (0, y, 0), steel, (90, 0, 0), 0.16))
parts.append(kit.cylinder(0.95, 0.75, (0, -2.6, 0), steel, (90, 0, 0), 0.12, segments=6))
kit.group(parts, (0, 0, R + 4.75), (-10, 7, 38))


def link(thick=0.46, half=1.0, wide=1.05):
    arc = [(wide * math.cos(a), half + wide * math.sin(a), 0) for a in [math.pi * k / 14 for k in range(15)]]
    return kit.tube([(x, 0, y) for x, y, _ in [*arc, *[(-x, -y, 0) for x, y, _ in arc]]], thick, chain, closed=True, resolution=10)


one = link()
# up from the bow, and the slack that lies over the mirrors toward the lens
way = [V((-0.5, 0.5, R + 10.4)) + V((0.28, 0.12, 3.05)) * k for k in range(6)]
for k, at in enumerate(way):
    kit.copy(one, at, (0, 5, 30 + 90 * (k % 2)))
for k in range(9):
    a, tilt = math.radians(-62 + 2.0 * k), 0.17 + 0.118 * k
    at = V((math.sin(tilt) * math.cos(a), math.sin(tilt) * math.sin(a), math.cos(tilt))) * (R + 0.72 + 0.25 * (k % 2))
    ahead = V((math.cos(tilt) * math.cos(a), math.cos(tilt) * math.sin(a), -math.sin(tilt)))
    made = kit.copy(one, at)
    turned = ahead.to_track_quat('Z', 'Y')
    turned.rotate(kit.Matrix.Rotation(math.radians(random.uniform(25, 60) + 90 * (k % 2)), 3, ahead).to_quaternion())
    made.rotation_euler = turned.to_euler()
one.location.z = -900
# dust on the mirrors
chance = np.random.default_rng(4)
n = 2600
turn, tilt = chance.uniform(-2.9, 0.4, n), 0.1 + 0.9 * chance.random(n)
macro.grains(np.column_stack([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), np.cos(tilt)]) * (R + 0.18), 0.012 + 0.03 * chance.random(n) ** 4, kit.material('dust', (0.7, 0.66, 0.6), 0.95))
# the hall: lamps before and behind, that the mirrors repeat
macro.far(36, (-90, 150), (130, 260), (-40, 90), (2, 5), ((1, 0.5, 0.16), (0.1, 0.7, 0.75), (0.2, 0.9, 0.7)), (1.5, 5))
macro.far(150, (-260, 260), (-260, -90), (20, 240), (3, 12), ((1, 0.55, 0.2), (0.08, 0.6, 0.65), (0.9, 0.95, 1)), (2, 9))
macro.backdrop((60, 300, 60), (520, 360), [(0, (0.02, 0.16, 0.15)), (0.4, (0.008, 0.05, 0.055)), (1, (0.002, 0.008, 0.01))])
kit.area((34, -20, 62), (0, 0, R), (14, 14), (1, 0.74, 0.46), 90000)
kit.area((-50, 10, 46), (0, 0, R), (8, 50), (0.1, 0.66, 0.7), 70000)
kit.area((-10, -70, 90), (0, 0, R), (60, 30), (1, 0.84, 0.66), 50000)
macro.lens((-16, -47, R + 14), (1.6, -2, R + 2.1), 80, 3.2, (-0.6, -2.6, R + 3.2), roll=-5)
kit.glare(0.25, 0.1, 1.3, 5)
kit.finish(job.out)
