"""The top of a heavy bag: stitched leather, a strap on its ring, chain; water that was knocked off it hangs in the air. In centimeters.
View: ring (of a strap, close)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(61, background=(0.0012, 0.0004, 0.0004))
V = kit.Vector
hide = kit.material('hide', (0.05, 0.014, 0.011), 0.36, coat=0.25)
folds = kit.noise(hide, 0.16, 4, stretch=(1, 1, 1.9))
kit.bump(hide, folds, 0.5, 1.6)
kit.bump(hide, kit.noise(hide, 0.75, 9, stretch=(1, 1, 2)), 0.4, 0.3)
kit.noise_bump(hide, 7.5, 0.22)
kit.uneven_rough(hide, 0.3, 0.2, 0.55)
thread = kit.material('thread', (0.45, 0.36, 0.25), 0.7, bump=(20, 0.4))
steel = macro.metal((0.6, 0.58, 0.56), 0.2, wear=0.12, scale=1.4)
R = 17.5
bag = kit.lathe([(0.01, 0.6), (14.6, 0.5), (16.6, 0.0), (17.3, -1.2), (R, -3), (R + 0.25, -14), (R, -30), (R + 0.4, -60)], hide, segments=180)
band = kit.lathe([(R - 0.2, -4.0), (R + 0.3, -3.95), (R + 0.42, -4.4), (R + 0.42, -8.6), (R + 0.3, -9.05), (R - 0.2, -9.1)], hide, segments=180)
parts = [bag, band]


def skin(a, z, out=0.0):
    r = R + out
    return V((r * math.sin(a), -r * math.cos(a), z))


def stitches(points, made=thread, thick=0.15):
    """Thread through holes: each stitch stands off the leather and dives into it."""
    for a, b in zip(points, points[1:]):
        lift = ((a + b) / 2).normalized()
        lift.z = 0
        start, end = a.lerp(b, 0.12), a.lerp(b, 0.88)
        parts.append(kit.tube([start - lift * 0.12, start.lerp(end, 0.25) + lift * 0.1, start.lerp(end, 0.75) + lift * 0.1, end - lift * 0.12], thick, made, resolution=4))


step = 0.95 / R
for z, out in ((-4.55, 0.46), (-8.5, 0.46)):
    stitches([skin(a, z, out) for a in [k * step - 1.5 for k in range(int(3.0 / step))]])
# a seam runs down, its edge lapped
seam = -0.36
edge = [(seam + 0.05 * math.cos(t) , 0.35 * math.sin(t)) for t in (0, 1, 2, 3)]
lap = kit.from_data('lap', [tuple(skin(a, z, out)) for k in range(41) for z in [-9.2 - 1.2 * k] for a, out in ((seam, 0.02), (seam + 0.006, 0.4), (seam + 0.06, 0.46), (seam + 0.16, 0.36), (seam + 0.22, 0.12))],
                    [(5 * k + j, 5 * k + j + 1, 5 * k + j + 6, 5 * k + j + 5) for k in range(40) for j in range(4)], hide)
parts.append(lap)
for a in (seam + 0.035, seam + 0.075):
    stitches([skin(a, -9.6 - 0.95 * k, 0.5) for k in range(48)])
# straps to the rings, the chain that gathers them
for a in (0.3, 0.3 - math.tau / 4, 0.3 + math.tau / 4, 0.3 + math.pi):
    strip = [skin(a + w, z, out) for z, out in ((-16, 0.5), (-10, 0.72), (-4, 0.85), (1.0, 0.75), (3.6, 0.1), (4.6, -0.5), (3.4, -0.9), (0.8, -0.9)) for w in (-0.115, -0.1, 0.1, 0.115)]
    belt = kit.from_data('belt', strip, [(4 * k + j, 4 * k + j + 1, 4 * k + j + 5, 4 * k + j + 4) for k in range(7) for j in range(3)], hide)
    belt.modifiers.new('thick', 'SOLIDIFY').thickness = 0.4
    soft = belt.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    parts.append(belt)
    if math.cos(a) > 0:
        for side in (-0.085, 0.085):
            stitches([skin(a + side, -15.2 + 0.95 * k, 0.78) for k in range(16)])
        for z in (-12.6, -6.6):
            rivet = kit.lathe([(0, 0.42), (0.5, 0.36), (0.85, 0.16), (0.92, 0)], steel, segments=40)
            rivet.location = skin(a, z, 0.95)
            rivet.rotation_euler = (math.radians(90), 0, a)
            parts.append(rivet)
    ring = kit.tube([skin(a, 4.1, -0.35) + V((2.7 * math.cos(t) * math.cos(a), 2.7 * math.cos(t) * math.sin(a), 2.2 * math.sin(t) + 1.3)) for t in [math.tau * k / 20 for k in range(20)]], 0.42, steel, closed=True, resolution=8)
    parts.append(ring)
    foot, top = skin(a, 7.4, -0.6), V((0, 0, 46))
    way = (top - foot).normalized()
    for k in range(16):
        link = kit.tube([(1.05 * math.cos(t), 0, 1.75 * math.sin(t)) for t in [math.tau * j / 16 for j in range(16)]], 0.38, steel, closed=True, resolution=6)
        link.location = foot + way * (2.55 * k + 0.7)
        turned = way.to_track_quat('Z', 'Y')
        turned.rotate(kit.Matrix.Rotation(math.pi / 2 * (k % 2) + 0.4 + a, 3, way).to_quaternion())
        link.rotation_euler = turned.to_euler()
        parts.append(link)
hold = kit.group(parts, (7, 0, 0), (0, -7, 0))
# sweat stands on the leather; a few big drops fly to the left, drawn out, near and far
water = macro.water()


def place():
    a, z = random.uniform(-1.1, 0.9), random.uniform(-34, -1.2)
    normal = V((math.sin(a), -math.cos(a), 0))
    at = skin(a, z, 0.5 if -9 < z < -4 else 0.12)
    return at, normal


macro.drops(150, place, 0.55, water, parent=hold, small=3.0)
for k in range(30):
    away = random.uniform(0.05, 1) ** 0.8
    at = V((-9 - 30 * away, random.uniform(-34, 16), -10 + random.gauss(3, 8) * (0.35 + away) + 6 * away))
    size = random.choice((0.16, 0.24, 0.35, 0.5, 0.72))
    drop = kit.sphere(1, at, water, segments=32, name='drop')
    drop.scale = (size * random.uniform(1.1, 1.8), size * 0.95, size)
    drop.rotation_euler = (0, random.uniform(-0.5, 0.7), 0)
macro.backdrop((-60, 260, 20), (560, 400), [(0.0, (0.8, 0.03, 0.01)), (0.3, (0.24, 0.006, 0.003)), (0.75, (0.05, 0.0015, 0.001)), (1.0, (0.006, 0.0004, 0.0004))]).location = (-40, 260, 10)
kit.area((-60, 46, 26), (6, 0, -8), (20, 70), (1, 0.12, 0.05), 210000)
kit.area((60, 40, 40), (6, 0, -8), (16, 50), (1, 0.34, 0.14), 260000)
kit.area((-70, -30, 30), (4, -8, -8), (8, 40), (1, 0.55, 0.3), 90000)
kit.area((40, -70, 0), (4, 0, -10), (10, 60), kit.TEAL, 40000)
LENSES = {
    'ring': ((-6, -66, 15), (9.5, -16, 7.4), 92, 3.4, (11.4, -17.5, 6.6), 6),
}
at, target, mm, stop, focus, roll = LENSES.get(job.args.get('view'), ((-15, -96, 5), (-6, 0, -3.2), 82, 3.4, (2, -16.5, -6), -5))
macro.lens(at, target, mm, stop, focus, roll=roll)
kit.glare(0.22, 0.05, 1.2, 6, (1, 0.3, 0.2))
kit.finish(job.out)
