"""A flip clock that stands at 3:07, stripes of moonlight through blinds across it, dust on its window. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(53, background=(0.0006, 0.0009, 0.0018))
V = kit.Vector
MOON, LAMP = (0.42, 0.6, 1.0), (1.0, 0.42, 0.12)
table = kit.material('table', (0.03, 0.02, 0.018), 0.2, coat=0.5)
kit.uneven_rough(table, 0.3, 0.08, 0.3)
kit.plane((300, 300), (0, 80, 0), table)
case = macro.plastic((0.2, 0.045, 0.012), 0.26, 8.0, 0.03)
trim = macro.metal((0.7, 0.69, 0.67), 0.16, wear=0.08)
flap = macro.plastic((0.012, 0.012, 0.014), 0.34, 14.0, 0.04)
ivory = kit.material('ivory', (0.8, 0.78, 0.72), 0.5)
black = kit.material('black', (0.004, 0.004, 0.004), 0.6)
found = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'
font = kit.bpy.data.fonts.load(found) if os.path.exists(found) else None
# the case is a frame about a deep window; it stands in y = 0, the lens before it
for x, z, w, h in ((4, 9.1, 40, 2.2), (4, 0.8, 40, 1.6), (-12.6, 5, 5, 10), (22.6, 5, 5, 10)):
    kit.box((w, 9, h), (x, 3.4, z), case, bevel=0.6)
kit.box((40, 0.4, 12), (4, 6, 5), black)
kit.tube([(-10.2, -1.0, 7.95), (20.2, -1.0, 7.95), (20.2, -1.0, 1.65), (-10.2, -1.0, 1.65)], 0.16, trim, closed=True, smooth=False, resolution=8)


def leaf(x, wide, digits, size):
    """Two flaps about an axle, the upper one a hair forward; the figures lie across both."""
    for k in range(4):
        kit.box((wide, 0.09, 2.62), (x, 1.5 + 0.14 * k, 6.22 - 0.03 * k), flap, (1.2, 0, 0), 0.08)
        kit.box((wide, 0.09, 2.62), (x, 1.5 + 0.14 * k, 3.52 + 0.03 * k), flap, (-1.2, 0, 0), 0.08)
    words = kit.text(digits, size, (x, 1.44, 4.87), (90, 0, 0), ivory)
    words.data.extrude = 0.012
    if font:
        words.data.font = font
    kit.box((wide + 0.2, 0.02, 0.1), (x, 1.41, 4.87), black)
    for side in (-1, 1):
        kit.cylinder(0.34, 0.5, (x + side * (wide / 2 + 0.1), 1.5, 4.87), trim, (0, 90, 0), 0.06)


leaf(-2.7, 5.2, '3', 6.6)
leaf(6.6, 10.4, '07', 6.6)
for z in (4.2, 5.6):
    kit.cylinder(0.3, 0.1, (0.65, 1.44, z), ivory, (90, 0, 0), 0.03)
chance = np.random.default_rng(4)
count = 2600
macro.grains(np.column_stack([chance.uniform(-12, 20, count), chance.uniform(-1, 6, count), np.full(count, 10.21)]), chance.uniform(0.008, 0.035, count), kit.material('dust', (0.5, 0.5, 0.5), 0.9))
macro.grains(np.column_stack([chance.uniform(-10, 18, 700), np.full(700, 1.4), chance.uniform(2.3, 7.5, 700)]), chance.uniform(0.005, 0.018, 700), kit.material('dust', (0.4, 0.4, 0.42), 0.9))
macro.lint(18, lambda: (random.uniform(-8, 12), 1.36, random.uniform(2.4, 7.4)), 0.7)
# the blinds: slats before a hard lamp, so that its light falls in stripes
slat = kit.material('slat', (0, 0, 0), 1)
source = V((-62, -92, 52))
toward = (V((1.5, 1.5, 4.9)) - source).normalized()
for k in range(-13, 14):
    at = source + toward * 62
    blind = kit.plane((1.25, 60), at, slat)
    blind.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()
    blind.rotation_euler.rotate_axis('Z', math.radians(24))
    blind.location += blind.rotation_euler.to_matrix() @ V((k * 2.7, 0, 0))
    blind.visible_camera = blind.visible_glossy = False
kit.spot(tuple(source), (1.5, 1.5, 4.9), MOON, 1700000, 24, 0.2, 0.35)
kit.area((34, -22, 16), (4, 0, 5), (3, 20), LAMP, 1500)
kit.area((10, 6, 34), (4, 3, 9), (30, 2), MOON, 2200)
kit.sphere(3.2, (60, 130, 20), macro.glow(LAMP, 5), segments=24, name='far')
macro.backdrop((40, 170, 10), (360, 200), [(0, (0.012, 0.016, 0.034)), (0.5, (0.005, 0.007, 0.016)), (0.9, (0.001, 0.001, 0.003))])
macro.lens((-15, -38, 9.5), (3.0, 0.6, 5.3), 90, 5.6, (-1.0, 1.4, 4.9), roll=-5)
kit.glare(0.18, 0.05, 1.2, 6, (0.6, 0.75, 1.0))
kit.finish(job.out)
