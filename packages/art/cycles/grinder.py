"""A gear and the wheel that grinds it, in decimeters. Views: fan (sparks toward the lens), teeth (the gear, close), gauge (a dial
on a granite table), hall (the machine from far, sparks on the floor)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'fan')
kit.reset(job.samples, job.width, job.height, seed=79, background=(0.0015, 0.0022, 0.0024), bounces=4)
CAMERAS = {
    'fan': ((5.2, -7.2, 0.9), (0.85, 0.4, 1.75), 40, 0.4, 9.2),
    'teeth': ((3.9, -4.0, 3.1), (2.2, 0.3, 2.15), 52, 0.22, 4.25),
    'gauge': ((-0.95, -2.8, 2.0), (0.12, 0.0, 1.5), 42, 0.16, 2.86),
    'hall': ((-7.5, -17, 6.4), (2.2, 2, 2.6), 38, 0.4, 19),
}
camera, target, lens, stop, focus = CAMERAS[view]
ORANGE, TEAL = (1.0, 0.4, 0.1), (0.06, 0.6, 0.6)

steel = kit.material('steel', (0.42, 0.42, 0.42), 0.28, 1.0)
kit.noise_bump(steel, 30, 0.02)
kit.uneven_rough(steel, 3, 0.18, 0.4)
ground_face = kit.material('ground', (0.5, 0.5, 0.5), 0.2, 1.0, anisotropic=0.5)
iron = kit.material('iron', (0.03, 0.035, 0.036), 0.42, 0.3, bump=(1.4, 0.12))
paint = kit.material('paint', (0.02, 0.07, 0.07), 0.35, bump=(2, 0.06))
oil = kit.material('oil', (0.012, 0.012, 0.013), 0.25)
kit.uneven_rough(oil, 0.6, 0.1, 0.5)


def gear(teeth, outer, root, wide, loc, rot):
    """Spur gear about z: straight-flanked teeth, a web, a hub and six holes."""
    rim, parts = [], []
    for k in range(teeth):
        for part, r in ((-0.27, root), (-0.14, outer), (0.14, outer), (0.27, root)):
            a = math.tau * (k + part) / teeth
            rim.append((r * math.cos(a), r * math.sin(a)))
    inner, count = root * 0.84, len(rim)
    ring = [(inner * math.cos(math.tau * (k // 4 + (-0.27, -0.14, 0.14, 0.27)[k % 4]) / teeth), inner * math.sin(math.tau * (k // 4 + (-0.27, -0.14, 0.14, 0.27)[k % 4]) / teeth)) for k in range(count)]
    vertices = [(x, y, z) for z in (-wide / 2, wide / 2) for line in (rim, ring) for x, y in line]
    faces = []
    for i in range(count):
        n = (i + 1) % count
        faces += [(i, n, count * 2 + n, count * 2 + i), (2 * count + i, 2 * count + n, 3 * count + n, 3 * count + i), (n, i, count + i, count + n), (count + n, count + i, 3 * count + i, 3 * count + n)]
    parts.append(kit.from_data('teeth', vertices, faces, steel, smooth=False, bevel=0.012))
    parts.append(kit.lathe([(inner + 0.01, -wide * 0.3), (inner + 0.01, wide * 0.3), (root * 0.42, wide * 0.24), (root * 0.38, wide * 0.5), (root * 0.24, wide * 0.5), (root * 0.24, -wide * 0.5), (root * 0.38, -wide * 0.5), (root * 0.42, -wide * 0.24)], steel, close=True, bevel=0.01))
    for k in range(6):
        a = math.tau * k / 6 + 0.2
        parts.append(kit.cylinder(root * 0.1, wide * 0.56, (root * 0.62 * math.cos(a), root * 0.62 * math.sin(a), 0), iron, segments=32))
    return kit.group(parts, loc, rot)


def sparks(count, at, way, spread, speed, floor, thick, power, time=None):
    """Streaks from the contact: most in a flat fan, some that bounce off the floor; with a time they fly on from it."""
    kinds = [kit.bpy.data.materials.get(f'spark{i}') or glow(f'spark{i}', c, s) for i, (c, s) in enumerate((((1, 0.62, 0.26), 46 * power), ((1, 0.42, 0.1), 26 * power), ((1, 0.25, 0.04), 12 * power)))]
    lines = [[], [], []]
    for _ in range(count):
        a, b, v = way + random.gauss(0, spread), random.gauss(-0.03, 0.07), speed * random.uniform(0.45, 1.1)
        t0, points = random.uniform(0.005, 1) ** 1.3 * 0.62, []
        if time is not None:
            t0 = (t0 + time) % 0.62
        for k in range(5):
            t = t0 + k * random.uniform(0.007, 0.013)
            z = at[2] + v * math.sin(b) * t - 26 * t * t * 0.5
            z = z if z > floor else floor + (floor - z) * 0.35
            points.append((at[0] + v * math.cos(a) * t, at[1] + v * math.sin(a) * t, z))
        lines[min(2, int(t0 * 5))].append(points)
    streaks = [kit.tubes(line, thick * k, kind) for line, kind, k in zip(lines, kinds, (1.2, 1.0, 0.8))]
    for item in streaks:
        item.visible_glossy = False  # rough steel finds so thin a streak by chance only; softboxes stand for their light
    return streaks


if view == 'gauge':
    # a dial indicator on its stand, the tip on a tooth of the finished gear, all on granite
    granite, g = graph_material('granite')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    fleck = g.math('GREATER_THAN', g.noise(p, 26.0, 3.0), 0.62)
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(fleck, (0.018, 0.019, 0.02), (0.09, 0.09, 0.09)), 'Roughness': 0.22}).outputs[0])
    kit.plane((40, 40), (0, 8, 0), granite)
    face = kit.material('face', (0.75, 0.73, 0.68), 0.5)
    ink = kit.material('ink', (0.01, 0.01, 0.01), 0.5)
    red = kit.material('red', (0.6, 0.02, 0.01), 0.4)
    dial = [kit.cylinder(0.5, 0.02, (0, 0, 0), face, segments=96), kit.lathe([(0.5, -0.16), (0.57, -0.14), (0.575, 0.07), (0.54, 0.1), (0.5, 0.09), (0.5, 0.012)], ground_face, segments=96), kit.cylinder(0.5, 0.2, (0, 0, -0.1), steel, segments=96)]
    for k in range(100):
        a, long = math.tau * k / 100, 0.085 if k % 10 == 0 else 0.06 if k % 5 == 0 else 0.038
        dial.append(kit.box((long, 0.009 if k % 10 == 0 else 0.0055, 0.004), ((0.475 - long / 2) * math.cos(a), (0.475 - long / 2) * math.sin(a), 0.012), ink, (0, 0, math.degrees(a))))
    for k in range(10):
        a = math.pi / 2 - math.tau * k / 10
        dial.append(kit.text(str(k * 10 if k <= 5 else (10 - k) * 10), 0.085, (0.325 * math.cos(a), 0.325 * math.sin(a), 0.012), (0, 0, 0), ink))
    dial.append(kit.text('0.01 mm', 0.05, (0, 0.15, 0.012), (0, 0, 0), ink))
    turn = math.pi / 2 - math.tau * 0.02
    dial += [kit.box((0.44, 0.014, 0.006), (0.17 * math.cos(turn), 0.17 * math.sin(turn), 0.03), red, (0, 0, math.degrees(turn))), kit.cylinder(0.035, 0.03, (0, 0, 0.03), steel, segments=32)]
    for item in dial:
        if item.type == 'FONT':
            item.data.extrude = 0.001
    dial += [kit.cylinder(0.055, 0.5, (0, -0.72, -0.08), steel, (90, 0, 0), segments=32), kit.cylinder(0.028, 0.4, (0, -1.02, -0.08), ground_face, (90, 0, 0), segments=24), kit.cylinder(0.09, 0.16, (0, 0.64, -0.08), steel, (90, 0, 0), 0.02, segments=32)]
    kit.group(dial, (0.0, 0.0, 1.62), (78, 0, -12))
    kit.tube([(0.02, 0.12, 1.62), (0.9, 0.6, 1.9), (1.25, 0.9, 1.9)], 0.05, steel, smooth=False)
    kit.cylinder(0.07, 3.2, (1.25, 0.9, 1.6), ground_face, segments=40)
    kit.box((0.9, 0.8, 0.5), (1.25, 0.9, 0.25), iron, bevel=0.04)
    gear(22, 1.35, 1.16, 0.5, (-0.3, 0.35, 0.27), (0, 0, 5))
    kit.area((-3.5, 2.5, 4.2), (0, 0, 1.2), (1.2, 2.6), ORANGE, 150)
    kit.area((0.5, -2.2, 3.6), (0, 0, 1.5), (0.9, 0.9), (1.0, 0.75, 0.5), 42)
    kit.area((4.5, 1.5, 2.0), (0, 0, 1.2), (0.6, 3.0), TEAL, 120)
    random.seed(4)
    for _ in range(26):
        bulb(random.uniform(-14, 12), random.uniform(16, 24), random.uniform(1, 8), random.uniform(0.1, 0.24), glow(f'far{_}', random.choice((TEAL, (1, 0.6, 0.3))), random.uniform(1.5, 6)))
else:
    # the wheel in its guard, spindle and rest; the gear on its arbor
    stone = kit.material('stone', (0.09, 0.085, 0.08), 0.85, bump=(22, 0.35))
    kit.lathe([(0.35, -0.32), (1.9, -0.32), (1.96, -0.28), (1.96, 0.28), (1.9, 0.32), (0.35, 0.32)], stone, (-0.6, 0.4, 3.2), (90, 0, 0), close=True)
    kit.lathe([(0.0, 0.5), (0.5, 0.5), (0.62, 0.36), (0.62, -0.36), (0.5, -0.5), (0.0, -0.5)], ground_face, (-0.6, 0.4, 3.2), (90, 0, 0), bevel=0.02)
    nut = kit.cylinder(0.24, 0.3, (-0.6, -0.2, 3.2), steel, (90, 0, 0), 0.02, segments=6)
    hood = [(2.18 * math.cos(math.radians(a)), 2.18 * math.sin(math.radians(a))) for a in range(20, 206, 6)]
    vertices = [(-0.6 + x, 0.4 + y, 3.2 + z) for y in (-0.55, 0.55) for x, z in hood]
    cover = kit.from_data('hood', vertices, [(i, i + 1, i + 1 + len(hood), i + len(hood)) for i in range(len(hood) - 1)], paint)
    cover.modifiers.new('thick', 'SOLIDIFY').thickness = 0.12
    kit.box((2.6, 2.4, 2.4), (-2.2, 2.4, 2.6), paint, bevel=0.15)
    kit.box((9, 4, 0.3), (0.6, 0.9, 0.0), iron, bevel=0.05)
    kit.box((2.3, 0.5, 0.22), (-2.15, 0.35, 1.2), steel, (0, 6, 0), 0.02)
    work = gear(26, 1.45, 1.26, 0.55, (2.45, 0.45, 1.62), (90, 7, 0))
    kit.cylinder(0.26, 2.6, (2.45, 1.3, 1.62), steel, (90, 0, 0), 0.02)
    kit.box((0.9, 0.7, 1.9), (2.45, 1.9, 0.95), iron, bevel=0.06)
    contact = (-0.45, 0.3 if view != 'teeth' else 2.2, 1.24)
    count, way, floor, thick, power = {'fan': (260, -0.36, 0.16, 0.005, 0.5), 'teeth': (260, 0.02, -3, 0.006, 0.5), 'hall': (700, -0.12, -0.9, 0.012, 1.0)}[view]
    flying = sparks(count, contact, way, 0.13, 17.0, floor, thick, power)
    hot = kit.sphere(0.07, contact, glow('hot', (1, 0.7, 0.35), 240 if view == 'hall' else 60), segments=20)
    hot.visible_shadow = False
    blaze = kit.point((contact[0] + 0.15, contact[1] - 0.12, contact[2] + 0.03), (1, 0.45, 0.12), {'fan': 260, 'teeth': 420, 'hall': 900}[view], 0.12)
    kit.point((1.4, 0.1 if view != 'teeth' else 2.4, 0.9), (1, 0.42, 0.1), 260 if view == 'hall' else 90, 0.35)
    if view == 'fan':
        kit.area((2.3, -1.5, 0.5), (2.5, 0.3, 1.7), (2.6, 0.5), (1, 0.55, 0.2), 40)
    kit.area((5.5, 4.5, 6.5), (1.5, 0.4, 2), (1.5, 3.5), TEAL, 900)
    kit.area((-6, -3.5, 5), (-0.6, 0.4, 3.2), (0.8, 3), TEAL, 160)
    if view == 'teeth':
        kit.area((4.8, -1.2, 5.2), (2.4, 0.3, 2.2), (1.6, 2.2), TEAL, 420)
        kit.area((-0.6, 1.9, 3.6), (2.4, 0.3, 2.2), (1.4, 1.4), ORANGE, 420)
        kit.area((-1.5, -4.5, 2.6), (2.4, 0.3, 2.0), (0.6, 3.0), ORANGE, 160)
    kit.plane((120, 120), (0, 30, -1.0 if view == 'hall' else -9), oil)
    if view == 'hall':
        for x, w in ((-3.2, 0.6), (4.0, 0.6)):
            kit.box((w, 2.6, 1.0), (x, 0.9, -0.55), iron)
        for y in range(8, 60, 12):
            for x in (-11, 12):
                kit.box((1.0, 1.0, 22), (x, y, 9), iron)
        for i in range(9):
            x, y = (-9 + 5.2 * (i % 5), 16 + 9 * (i // 5))
            kit.box((2.4, 2.6, 3.2), (x, y, 0.5), iron, bevel=0.1)
            kit.box((1.2, 1.2, 2.2), (x + 0.5, y, 3.0), iron, bevel=0.1)
        for y in (12, 24, 36):
            for x in (-5, 5):
                kit.box((0.35, 4.0, 0.1), (x, y, 12.5), glow(f'tube{x}{y}', (0.3, 0.8, 0.8), 1.6))
        kit.area((0, 26, 13), (0, 20, 0), (14, 14), TEAL, 2400)
    for i in range(30):
        bulb(random.uniform(-22, 26), random.uniform(26, 46), random.uniform(2, 13), random.uniform(0.14, 0.32), glow(f'far{i}', random.choice((TEAL, TEAL, (1, 0.6, 0.3))), random.uniform(1.5, 7)))
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.35, 0.08, threshold=1.5, streak_threshold=16, streak_color=(1, 0.65, 0.35))
hush()


def pose(place):
    """Wheel and gear turn, the sparks fly at a third of their speed."""
    global flying
    t = place * job.seconds
    nut.rotation_euler[1] = 9.0 * t
    work.rotation_euler[1] = math.radians(7) + 0.35 * t
    blaze.data.energy = 260 * (1 + 0.12 * math.sin(37 * t) + 0.1 * math.sin(61 * t + 2))
    for thing in flying:
        kit.bpy.data.objects.remove(thing)
    random.seed(5)
    flying = sparks(count, contact, way, 0.13, 17.0, floor, thick, power, 0.3 * t)
    kit.layer(job, flying)
    hush()


kit.finish(job.out, job.frames, kit.travel(job, pose) if view != 'gauge' else None)
