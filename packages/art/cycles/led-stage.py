"""A warehouse with a wall of light that plays a city. Views: pixels (the wall, raking), wheel (before it, close), mirror (of the
handlebar), warehouse (from far back)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from people import standing
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'warehouse')
kit.reset(job.samples, job.width, job.height, seed=58, background=(0.0012, 0.0008, 0.0014), bounces=4)
MAGENTA, AMBER, TEAL = (1.0, 0.03, 0.3), (1.0, 0.42, 0.06), (0.03, 0.48, 0.6)
CAMERAS = {
    'pixels': ((-2.7, 8.86, 1.5), (0.4, 10.0, 1.78), 40, 2.0, 1.55),
    'wheel': ((-0.75, 1.75, 0.4), (0.16, 3.2, 0.5), 34, 1.4, 1.7),
    'mirror': ((-0.2, 1.85, 1.22), (0.13, 3.0, 1.27), 92, 1.8, 1.17),
    'warehouse': ((-5.2, -10.5, 1.9), (0.2, 10, 2.0), 36, 2.0, 17),
}
camera, target, lens, stop, focus = CAMERAS[view]

# the wall: tiles of diodes; signs as columns and rows that flicker in bars
diodes, g = graph_material('diodes')
p = g.split(g.node('ShaderNodeNewGeometry').outputs['Position'])
PITCH = 42.0 if view != 'pixels' else 60.0
u, v = g.math('MULTIPLY', p[0], PITCH), g.math('MULTIPLY', p[2], PITCH)
du, dv = g.math('SUBTRACT', g.math('FRACT', u), 0.5), g.math('SUBTRACT', g.math('FRACT', v), 0.5)
round_ = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', du, du), g.math('MULTIPLY', dv, dv)))
dot = g.step(round_, 0.42, 0.2)
px, pz = g.math('DIVIDE', g.math('FLOOR', u), PITCH), g.math('DIVIDE', g.math('FLOOR', v), PITCH)
color = (0.007, 0.001, 0.005)
beat = g.node('ShaderNodeValue').outputs[0]
beat.default_value = 0.0
turn = g.math('ADD', beat, 1.0)
LOW = 0.06 if job.moving else 0.35  # in motion the bars go almost dark
for i in range(44):
    cx, cz = random.uniform(-6, 6), random.uniform(0.7, 5.2)
    w, h = random.uniform(0.1, 0.26), random.uniform(0.25, 0.95)
    if random.random() < 0.4:
        w, h = h, w * 0.7
    tone = random.choice((MAGENTA, MAGENTA, AMBER, AMBER, TEAL, (1.0, 0.5, 0.7)))
    edge = g.math('MAXIMUM', g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', px, cx)), w), g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', pz, cz)), h))
    soft = g.step(edge, 0.16, -0.1)
    bars = g.math('ADD', LOW, g.math('MULTIPLY', 1.0 - LOW, g.math('GREATER_THAN', g.chance(g.join(g.math('FLOOR', g.math('MULTIPLY', pz if h > w else px, 7.0)), float(i), turn))[0], 0.4)))
    color = g.mix(1.0, color, g.mix(g.math('MULTIPLY', soft, bars), (0, 0, 0), tuple(c * random.uniform(0.5, 1.0) for c in tone)), 'ADD')
g.out(g.emission(color, g.math('MULTIPLY', dot, 3.4 if view != 'warehouse' else 7.0)))
wall = kit.plane((13, 5.6), (0, 10, 3.0), diodes, (90, 0, 0))
black = kit.material('black', (0.01, 0.01, 0.01), 0.45)
kit.box((13.2, 0.3, 0.2), (0, 10.2, 0.1), black)
kit.box((13.4, 0.4, 5.9), (0, 10.3, 3.0), black)
concrete = kit.material('concrete', (0.05, 0.048, 0.05), 0.35, bump=(1.6, 0.02))
kit.uneven_rough(concrete, 0.7, 0.07, 0.4)
kit.plane((60, 70), (0, 5, 0), concrete)
for tone, x in ((MAGENTA, -3.5), (AMBER, 1.0), (TEAL, 4.5)):
    kit.area((x, 9.8, 2.8), (x, 0, 1.0), (4, 4.5), tone, 130).visible_glossy = False
steel = kit.material('steel', (0.55, 0.55, 0.56), 0.16, 1.0)
rubber = kit.material('rubber', (0.012, 0.012, 0.012), 0.6)

if view == 'wheel':
    # the front wheel in its clamp on the plate: tire, rim, spokes, hub, fork
    middle, r = (0.15, 3.2, 0.36), 0.3
    parts = [kit.lathe([(r - 0.035 + 0.05 * math.cos(a), 0.05 * math.sin(a)) for a in [math.tau * k / 24 for k in range(24)]], rubber, close=True, segments=160),
             kit.lathe([(r - 0.06, -0.026), (r - 0.075, -0.018), (r - 0.078, 0.018), (r - 0.06, 0.026), (r - 0.066, 0.0)], steel, close=True, segments=128),
             kit.cylinder(0.035, 0.1, (0, 0, 0), steel, bevel=0.006), kit.cylinder(0.012, 0.22, (0, 0, 0), steel), kit.cylinder(0.105, 0.004, (0, 0, 0.045), steel, segments=48)]
    spokes = []
    for k in range(36):
        a, side = math.tau * k / 36, 1 if k % 2 else -1
        b = a + (0.55 if k % 4 < 2 else -0.55)
        spokes.append([(0.034 * math.cos(b), 0.034 * math.sin(b), side * 0.036), ((r - 0.077) * math.cos(a), (r - 0.077) * math.sin(a), side * 0.004)])
    parts.append(kit.tubes(spokes, 0.0019, steel, resolution=2))
    for k in range(64):
        a = math.tau * k / 64
        parts.append(kit.box((0.012, 0.02, 0.07), ((r + 0.012) * math.cos(a), (r + 0.012) * math.sin(a), 0), rubber, (0, 0, math.degrees(a) + (12 if k % 2 else -12))))
    kit.group(parts, middle, (90, 0, -22))
    for side in (-1, 1):
        dx, dy = side * 0.095 * math.sin(math.radians(-22)), -side * 0.095 * math.cos(math.radians(-22))
        kit.tube([(middle[0] + dx, middle[1] + dy, middle[2]), (middle[0] + dx + 0.3, middle[1] + dy - 0.12, 1.2)], 0.026, steel, smooth=False)
    kit.area((-1.6, 2.2, 1.5), middle, (0.3, 1.0), AMBER, 26)
    kit.area((1.9, 2.4, 1.3), middle, (0.3, 1.2), TEAL, 40)
    kit.box((1.4, 1.8, 0.02), (0.2, 3.4, 0.01), steel, (0, 0, -18), 0.004)
    for a, b in (((-0.12, 3.05), (0.05, 3.16)), ((0.36, 3.5), (0.22, 3.32))):
        kit.tube([(*a, 0.03), (*b, 0.2)], 0.02, kit.material('strap', (0.7, 0.2, 0.02), 0.6), smooth=False)
elif view == 'mirror':
    # a round mirror on its stalk; the city it shows hangs behind the camera
    at = (0.16, 3.0, 1.3)
    glass = kit.material('mirror', (0.9, 0.9, 0.92), 0.015, 1.0)
    cap = [(0.058 * math.sin(a), 0.16 * (1 - math.cos(a * 0.36))) for a in [math.pi / 2 * k / 20 for k in range(21)]]
    parts = [kit.lathe([(r, -z * 0.35) for r, z in cap], glass, segments=96), kit.lathe([(0.0575, -0.004), (0.062, 0.002), (0.063, -0.012), (0.055, -0.034), (0.03, -0.046), (0.0, -0.05)], black, segments=96)]
    mirror = kit.group(parts, at)
    mirror.rotation_euler = (kit.Vector((-1.05, 0.6, 1.75)) - kit.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    kit.tube([(at[0] + 0.01, at[1] + 0.045, at[2] - 0.01), (at[0] + 0.03, at[1] + 0.05, at[2] - 0.1), (at[0] + 0.1, at[1] + 0.06, at[2] - 0.26)], 0.0065, black)
    kit.tube([(at[0] - 0.34, at[1] + 0.14, at[2] - 0.29), (at[0] + 0.02, at[1] + 0.08, at[2] - 0.27), (at[0] + 0.3, at[1] - 0.04, at[2] - 0.3)], 0.014, steel)
    kit.tube([(at[0] + 0.16, at[1] + 0.025, at[2] - 0.285), (at[0] + 0.3, at[1] - 0.04, at[2] - 0.3)], 0.021, rubber, smooth=False)
    lamps = [glow(f'city{i}', tone, 16) for i, tone in enumerate((MAGENTA, AMBER, TEAL, (1.0, 0.7, 0.4)))]
    for i in range(120):
        a = random.uniform(-1.2, 1.2)
        kit.box((random.uniform(0.1, 0.4), 0.05, random.uniform(0.2, 1.6)), (-6 + 9 * a, -9 + random.uniform(-2, 2), random.uniform(0.2, 7)), random.choice(lamps))
    kit.area((-2.0, 1.0, 2.6), at, 0.5, AMBER, 14)
elif view == 'warehouse':
    for y in range(-10, 20, 6):
        for x in (-9.5, 9.5):
            kit.box((0.3, 0.3, 9), (x, y, 4.5), black)
        kit.tubes([[(-9.5, y, 7.6), (9.5, y, 7.6)], [(-9.5, y, 8.4), (9.5, y, 8.4)]] + [[(-9.5 + k * 0.95, y, 7.6 if k % 2 else 8.4), (-8.55 + k * 0.95, y, 8.4 if k % 2 else 7.6)] for k in range(20)], 0.05, black)
    for side in (-1, 1):
        for k in range(5):
            kit.tube([(side * 7.0, 9.9, k * 1.4), (side * 7.0, 9.9, k * 1.4 + 1.4)], 0.05, steel, smooth=False)
    man = kit.material('man', (0.012, 0.01, 0.012), 0.6)
    standing(man, (0.7, 4.6, 0), 186, 1.8, ((-0.34, -0.1, 1.05), (0.3, -0.05, 1.0)), cap=True)
    # a folding table with a lunch on it, a chair, a flight case, cable on the floor
    kit.box((1.8, 0.75, 0.04), (-4.0, -4.6, 0.74), black, (0, 0, 8), 0.01)
    for dx, dy in ((-0.8, -0.3), (0.8, -0.3), (-0.8, 0.3), (0.8, 0.3)):
        kit.tube([(-4.0 + dx, -4.6 + dy, 0), (-4.0 + dx * 0.9, -4.6 + dy, 0.74)], 0.016, steel, smooth=False)
    kit.box((0.3, 0.2, 0.16), (-4.3, -4.6, 0.84), kit.material('bag', (0.25, 0.16, 0.08), 0.8), (0, 0, 25), 0.01)
    kit.cylinder(0.035, 0.13, (-3.8, -4.7, 0.825), steel)
    kit.box((0.45, 0.45, 0.03), (-2.9, -5.0, 0.45), black, bevel=0.01)
    kit.box((0.45, 0.03, 0.4), (-2.9, -5.22, 0.78), black, (8, 0, 0), 0.01)
    for dx, dy in ((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2)):
        kit.tube([(-2.9 + dx, -5.0 + dy, 0), (-2.9 + dx, -5.0 + dy, 0.45)], 0.013, steel, smooth=False)
    kit.spot((-3.6, -4.8, 3.6), (-3.7, -4.8, 0.4), (1, 0.6, 0.3), 160, 56, 0.8, 0.1)
    kit.tube([(-5, -6, 0.02), (-2, -2.5, 0.02), (1.5, -1, 0.02), (3.2, 3, 0.02), (5.5, 9.5, 0.02)], 0.02, rubber)
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.4, 0.04, threshold=1.1, streak_threshold=8, streak_color=(1, 0.4, 0.7))
hush()


def pose(place):
    """The signs change on the half beat."""
    beat.default_value = float(int(place * job.seconds * 3 + 0.01))


kit.finish(job.out, job.frames, kit.travel(job, pose))
