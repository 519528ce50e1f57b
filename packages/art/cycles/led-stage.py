"""A warehouse with a wall of light that plays a city. Views: pixels (the wall, raking), mirror (of the handlebar), dial (a speedometer that says zero), bolt (that holds the motorcycle to its plate)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
from city import glow, hush
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'mirror')
kit.reset(job.samples, job.width, job.height, seed=58, background=(0.0012, 0.0008, 0.0014), bounces=4)
MAGENTA, AMBER, TEAL = (1.0, 0.03, 0.3), (1.0, 0.42, 0.06), (0.03, 0.48, 0.6)
CAMERAS = {
    'pixels': ((-2.7, 8.86, 1.5), (0.4, 10.0, 1.78), 40, 2.0, 1.55),
    'mirror': ((-0.2, 1.85, 1.22), (0.13, 3.0, 1.27), 92, 1.8, 1.17),
    'dial': ((0.06, 2.69, 1.33), (0.19, 3.0, 1.298), 85, 5.6, 0.325),
    'bolt': ((0.2, 2.725, 0.06), (0.114, 3.0, 0.0535), 100, 8.0, 0.278),
}
camera, target, lens, stop, focus = CAMERAS[view]
at = (0.16, 3.0, 1.3)  # a mirror or a dial on the handlebar

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
g.out(g.emission(color, g.math('MULTIPLY', dot, 3.4)))
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

if view == 'mirror':
    # a round mirror on its stalk
    glass = kit.material('mirror', (0.9, 0.9, 0.92), 0.015, 1.0)
    cap = [(0.058 * math.sin(a), 0.16 * (1 - math.cos(a * 0.36))) for a in [math.pi / 2 * k / 20 for k in range(21)]]
    parts = [kit.lathe([(r, -z * 0.35) for r, z in cap], glass, segments=96), kit.lathe([(0.0575, -0.004), (0.062, 0.002), (0.063, -0.012), (0.055, -0.034), (0.03, -0.046), (0.0, -0.05)], black, segments=96)]
    mirror = kit.group(parts, at)
    mirror.rotation_euler = (kit.Vector((-1.05, 0.6, 1.75)) - kit.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    kit.tube([(at[0] + 0.01, at[1] + 0.045, at[2] - 0.01), (at[0] + 0.03, at[1] + 0.05, at[2] - 0.1), (at[0] + 0.1, at[1] + 0.06, at[2] - 0.26)], 0.0065, black)
    kit.tube([(at[0] - 0.34, at[1] + 0.14, at[2] - 0.29), (at[0] + 0.02, at[1] + 0.08, at[2] - 0.27), (at[0] + 0.3, at[1] - 0.04, at[2] - 0.3)], 0.014, steel)
    kit.tube([(at[0] + 0.16, at[1] + 0.025, at[2] - 0.285), (at[0] + 0.3, at[1] - 0.04, at[2] - 0.3)], 0.021, rubber, smooth=False)
    kit.area((-2.0, 1.0, 2.6), at, 0.5, AMBER, 14)
elif view == 'dial':
    # the speedometer of a bicycle that stands still, in centimeters: needle at zero, numbers, a chrome bezel, glass
    face = kit.material('face', (0.008, 0.008, 0.009), 0.5, bump=(30, 0.05))
    ivory = kit.material('ivory', (0.75, 0.7, 0.62), 0.6)
    chrome = macro.metal((0.75, 0.74, 0.75), 0.1, wear=0.06)
    parts = [kit.cylinder(4.6, 0.3, (0, 0, -0.15), face, segments=128), kit.lathe([(4.5, 0.1), (4.55, 0.9), (4.9, 1.0), (5.2, 0.7), (5.25, -0.4), (5.0, -3.0), (3.0, -4.6), (0, -5)], chrome, segments=160),
             kit.cylinder(0.55, 0.5, (0, 0, 0.35), black, bevel=0.12)]
    for k in range(71):
        a = math.radians(225 - 270 * k / 70)
        long = 0.62 if k % 5 == 0 else 0.34
        parts.append(kit.box((long, 0.1 if k % 5 == 0 else 0.05, 0.02), ((4.15 - long / 2) * math.cos(a), (4.15 - long / 2) * math.sin(a), 0.01), ivory, (0, 0, math.degrees(a))))
        if k % 10 == 0:
            made = kit.text(str(2 * k), 0.82, (2.86 * math.cos(a), 2.86 * math.sin(a), 0.01), (0, 0, 0), ivory)
            made.data.extrude = 0.008
            parts.append(made)
    made = kit.text('MPH', 0.5, (0, 1.25, 0.01), (0, 0, 0), ivory)
    made.data.extrude = 0.008
    parts.append(made)
    for k, figure in enumerate('022439'):
        parts.append(kit.box((0.46, 0.66, 0.02), (-1.3 + 0.52 * k, -1.6, 0.01), ivory if k == 5 else black, bevel=0.02))
        made = kit.text(figure, 0.56, (-1.3 + 0.52 * k, -1.6, 0.025), (0, 0, 0), black if k == 5 else ivory)
        made.data.extrude = 0.008
        parts.append(made)
    a = math.radians(225)
    needle = kit.from_data('needle', [(-0.9, -0.13, 0.42), (-0.9, 0.13, 0.42), (3.75, 0.03, 0.42), (3.75, -0.03, 0.42)], [(0, 3, 2, 1)], kit.material('needle', (0.9, 0.06, 0.02), 0.4, emit=(1.0, 0.08, 0.02), strength=0.5), rot=(0, 0, 225), smooth=False)
    parts.append(needle)
    glass = kit.lathe([(4.6 * math.sin(t), 0.6 + 0.55 * (math.cos(t) - 0.0)) for t in [math.pi / 2 * k / 24 for k in range(25)]], macro.water(ior=1.45), segments=128)
    parts.append(glass)

    def on_glass():
        r, t = 4.4 * math.sqrt(random.random()), random.uniform(0, math.tau)
        return (r * math.cos(t), r * math.sin(t), 0.6 + 0.55 * math.sqrt(max(0, 1 - (r / 4.6) ** 2))), (0.1 * r * math.cos(t), 0.1 * r * math.sin(t), 1)

    dial = kit.group(parts + macro.drops(150, on_glass, 0.2, high=0.45), at, scale=0.01)
    dial.rotation_euler = (kit.Vector((camera[0] - 0.12, camera[1], camera[2] + 0.1)) - kit.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    kit.tube([(at[0] - 0.4, at[1] + 0.1, at[2] - 0.1), (at[0] + 0.4, at[1] + 0.05, at[2] - 0.085)], 0.014, steel)
    kit.area((at[0] - 0.4, at[1] - 0.02, at[2] + 0.2), at, (0.1, 0.3), AMBER, 3)
    kit.area((at[0] + 0.4, at[1] - 0.1, at[2] + 0.2), at, (0.1, 0.4), MAGENTA, 5)
    kit.area((at[0], at[1] - 0.3, at[2] + 0.6), at, (0.3, 0.1), (0.5, 0.8, 1.0), 0.8)
elif view == 'bolt':
    # what keeps the motorcycle where it is, in centimeters: a stud, its nut and washer on a clamp
    zinc, dark = macro.metal((0.62, 0.6, 0.56), 0.22, wear=0.12), macro.paint((0.02, 0.02, 0.022), under=(0.4, 0.38, 0.36), chips=0.1, scale=0.7, rough=0.35)
    thread = [(0.0, 3.6), (0.7, 3.6)]
    for k in range(30):
        thread += [(0.84, 3.5 - k * 0.14), (0.72, 3.43 - k * 0.14)]

    def fastened(x, y, turn):
        nut = kit.cylinder(1.5, 1.35, (0, 0, 1.1), zinc, (0, 0, turn), 0.12, segments=6)
        return [kit.group([kit.lathe(thread, zinc, segments=64), nut, kit.lathe([(0.9, 0.0), (2.3, 0.0), (2.3, 0.36), (2.2, 0.42), (0.9, 0.42)], zinc, segments=96, close=True)], (x, y, 0.8))]

    parts = [kit.box((26, 12, 0.8), (-3.5, 2.2, 0.4), dark, bevel=0.14), kit.box((0.9, 12, 9), (-16, 2.2, 4.5), dark, bevel=0.14), *fastened(0, 0, 12), *fastened(5.0, 5.2, 41)]
    kit.group(parts, (0.1, 3.0, 0.02), (0, 0, 14), 0.01)
    plate = macro.metal((0.45, 0.44, 0.44), 0.24, 'x', scale=0.12)
    kit.group([kit.box((160, 140, 2), (0, 30, -1), plate)], (0.1, 3.0, 0.02), (0, 0, -6), 0.01)

    def on_plate():
        return (random.uniform(-14, 16), random.uniform(-12, 12), 0.0), (0, 0, 1)

    kit.group(macro.drops(260, on_plate, 0.34, high=0.4), (0.1, 3.0, 0.02), (0, 0, -6), 0.01)
    kit.area((-0.3, 2.85, 0.28), (0.1, 3.0, 0.04), (0.1, 0.25), AMBER, 2.6)
    kit.area((0.5, 2.9, 0.3), (0.1, 3.0, 0.04), (0.1, 0.3), MAGENTA, 5)
    kit.area((0.1, 3.6, 0.6), (0.1, 3.0, 0.04), (0.6, 0.1), TEAL, 5)
    kit.area((0.05, 2.75, 0.35), (0.1, 3.0, 0.03), (0.2, 0.1), (1.0, 0.75, 0.6), 0.7)
if view in ('mirror', 'dial'):
    # the city that chrome and glass show hangs behind the camera
    lamps = [glow(f'city{i}', tone, 16) for i, tone in enumerate((MAGENTA, AMBER, TEAL, (1.0, 0.7, 0.4)))]
    for i in range(120):
        a = random.uniform(-1.2, 1.2)
        kit.box((random.uniform(0.1, 0.4), 0.05, random.uniform(0.2, 1.6)), (-6 + 9 * a, -9 + random.uniform(-2, 2), random.uniform(0.2, 7)), random.choice(lamps))
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.4, 0.04, threshold=1.1, streak_threshold=8, streak_color=(1, 0.4, 0.7))
hush()


def pose(place):
    """The signs change on the half beat."""
    beat.default_value = float(int(place * job.seconds * 3 + 0.01))


kit.finish(job.out, job.frames, kit.travel(job, pose))
