"""Days on set, modeled only to be drawn (paper.ts). Views: fan, palms, skiff, roots, ropes, pin. In meters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=151, background=(0.3, 0.3, 0.3), bounces=3)
VIEW = job.args.get('view', 'fan')
light = kit.material('light', (0.8, 0.8, 0.8), 0.8)
middle = kit.material('middle', (0.35, 0.35, 0.35), 0.8)
dark = kit.material('dark', (0.05, 0.05, 0.05), 0.7)
sun = kit.area((-9, -12, 16), (0, 0, 0), 4, kit.WHITE, 5200)


def fan(at=(0, 0, 0), r=1.0, turn=0.0, blades=4):
    """A propeller in its cage, facing -y."""
    things = [kit.lathe([(0, -0.3), (0.1, -0.26), (0.16, -0.1), (0.16, 0.16)], dark, rot=(90, 0, 0), segments=24)]
    for k in range(blades):
        blade = kit.box((0.17 * r, 0.02, 0.86 * r), (0, 0, 0.5 * r), middle, bevel=0.006)
        blade.rotation_euler = (0, 0, math.radians(28))
        things.append(kit.group([blade], (0, 0, 0), (0, turn + 360 * k / blades, 0)))
    for y, size in ((-0.28, 0.42), (-0.3, 0.74), (-0.22, 1.06), (0.3, 1.06)):
        things.append(kit.tube([(size * r * math.cos(a), y, size * r * math.sin(a)) for a in [math.tau * k / 40 for k in range(40)]], 0.014, dark, closed=True, resolution=3))
    for k in range(14):
        a = math.tau * k / 14
        c, s = math.cos(a), math.sin(a)
        things.append(kit.tube([(0.1 * c, -0.34, 0.1 * s), (0.74 * r * c, -0.3, 0.74 * r * s), (1.06 * r * c, -0.2, 1.06 * r * s), (1.06 * r * c, 0.3, 1.06 * r * s)], 0.009, dark, smooth=False, resolution=2))
    return kit.group(things, at)


def palm(x, y, high, wind, size=1.0, fronds=13):
    """A coconut palm whose fronds are blown toward +x."""
    top = (x + wind * high * 0.16, y, high)
    kit.tube([(x, y, 0), (x + wind * high * 0.03, y, high * 0.5), top], 0.13 * size, middle, resolution=4)
    for k in range(fronds):
        a = math.tau * k / fronds + random.uniform(-0.2, 0.2)
        long = 2.3 * size * random.uniform(0.8, 1.1)
        spine = []
        for q in range(7):
            t = q / 6
            spine.append((top[0] + math.cos(a) * long * t * (1 - 0.55 * wind) + wind * long * t * 0.95, y + math.sin(a) * long * t * (1 - 0.35 * wind), high + long * (0.5 * t - 0.95 * t * t) * (0.5 + 0.5 * math.cos(a)) - 0.3 * t * t * long * (0.4 + random.random() * 0.4)))
        kit.tube(spine, 0.022 * size, dark, resolution=2)
        verts, faces = [], []
        for q in range(1, 13):
            t = q / 13
            k0 = min(5, int(t * 6))
            u = t * 6 - k0
            base = kit.Vector(spine[k0]).lerp(kit.Vector(spine[k0 + 1]), u)
            ahead = (kit.Vector(spine[k0 + 1]) - kit.Vector(spine[k0])).normalized()
            side = ahead.cross(kit.Vector((0, 0, 1))).normalized()
            for s in (-1, 1):
                tip = base + side * s * 0.55 * size * math.sin(math.pi * min(1, t * 0.85 + 0.12)) + ahead * 0.4 * size + kit.Vector((wind * 0.2, 0, -0.24)) * size
                n = len(verts)
                verts += [tuple(base), tuple(base + ahead * 0.07 * size), tuple(tip)]
                faces.append((n, n + 1, n + 2))
        kit.from_data('leaves', verts, faces, light, smooth=False)


def hull(long, wide, high, at, turn=0.0):
    """A flat skiff, bow toward -x."""
    outline = [(-long / 2, 0.0), (-long * 0.36, wide * 0.38), (-long * 0.1, wide / 2), (long / 2, wide * 0.46)]
    ring = outline + [(x, -y) for x, y in reversed(outline) if y]
    n = len(ring)
    verts = [(x * 0.94, y * 0.86, 0) for x, y in ring] + [(x, y, high + 0.12 * (x < -long * 0.3)) for x, y in ring] + [(x * 0.95, y * 0.9, high - 0.08) for x, y in ring]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [(n + k, n + (k + 1) % n, 2 * n + (k + 1) % n, 2 * n + k) for k in range(n)] + [tuple(2 * n + k for k in range(n))]
    things = [kit.from_data('hull', verts, faces, light, smooth=False)]
    for x in (-long * 0.12, long * 0.24):
        things.append(kit.box((0.28, wide * 0.9, 0.05), (x, 0, high), middle))
    return kit.group(things, at, (0, 0, turn))


if VIEW == 'fan':
    fan((0.4, 0, 1.5), 1.0, 17)
    kit.tube([(0.4, 0.15, 0.45), (0.0, 0.2, -0.4), (-0.5, 0.3, -0.6)], 0.06, dark)
    kit.tube([(0.4, 0.15, 0.45), (1.0, 0.2, -0.6)], 0.06, dark)
    kit.box((4, 1.6, 0.12), (0.6, 0.4, -0.65), middle)
    kit.box((0.7, 0.6, 0.5), (2.0, 0.5, -0.3), light, bevel=0.03)
    kit.camera((-2.0, -3.6, 0.9), (0.6, 0, 1.25), 35, 8)
elif VIEW == 'palms':
    for x, y, high in ((-2.4, 3, 5.2), (0.6, 0, 4.4), (3.6, 5, 6.2)):
        palm(x, y, high, 0.8)
    kit.plane((60, 60), (0, 10, 0), light)
    kit.camera((-1.5, -9.5, 1.2), (1.3, 0, 3.6), 32, 8)
elif VIEW in ('skiff', 'roots'):
    hull(4.2, 1.4, 0.42, (0.4, 0, -0.05), -14)
    kit.tube([(0.9, 0.1, 0.3), (0.9, 0.1, 3.0)], 0.035, dark, smooth=False)
    kit.tube([(0.9, 0.1, 3.0), (0.2, 0.0, 3.25)], 0.03, dark, smooth=False)
    kit.box((0.5, 0.36, 0.3), (0.0, 0, 3.15), light, (0, 24, 0), 0.03)
    for x in (-0.5, 0.5):
        kit.tube([(0.9, 0.1, 1.6), (0.9 + x, 0.1 + x * 0.6, 0.35)], 0.02, dark, smooth=False)
    kit.box((0.6, 0.45, 0.4), (1.7, -0.35, 0.6), dark, bevel=0.02)
    for side, far in ((-1, 2.4), (1, 3.4)):
        for k in range(15):
            x, y = side * (far + random.uniform(0, 3.2)), random.uniform(0.5, 8)
            top = (x + random.uniform(-0.3, 0.3), y, random.uniform(1.6, 2.6))
            kit.tube([top, (x, y, 5.5)], 0.07, dark)
            for _ in range(5):
                kit.tube([top, (x + random.uniform(-0.6, 0.6), y + random.uniform(-0.3, 0.3), 1.0), (x + random.uniform(-1.3, 1.3), y + random.uniform(-0.9, 0.9), -0.1)], 0.03, dark, resolution=3)
    for k in range(9):
        kit.tube([(random.uniform(-3, 2), -1.0 - k * 0.35, 0.0), (random.uniform(0, 4), -1.0 - k * 0.35, 0.0)], 0.008, middle)
    kit.plane((60, 60), (0, 10, -0.06), light)
    if VIEW == 'skiff':
        kit.camera((-2.6, -6.6, 1.1), (0.4, 0.5, 1.35), 35, 8)
    else:
        kit.camera((0.5, -3.4, 0.7), (2.8, 2, 1.2), 50, 8)
else:
    kit.box((9, 0.24, 0.2), (0, 0, 1.0), light, bevel=0.03)
    kit.plane((12, 8), (0, 1.6, 2), middle, (90, 0, 0))
    for k in range(-6, 7):
        x = k * 0.52
        pin = kit.lathe([(0.02, -0.35), (0.05, -0.3), (0.045, 0.1), (0.03, 0.12), (0.075, 0.3), (0.05, 0.42), (0, 0.44)], dark, loc=(x, -0.04, 1.05), segments=20)
        kit.tube([(x + 0.05, 0.0, 4.4), (x + 0.04, -0.05, 1.6), (x - 0.1, -0.16, 1.0), (x + 0.1, -0.17, 0.8), (x - 0.1, -0.16, 1.34), (x + 0.1, -0.18, 1.3), (x - 0.1, -0.18, 0.95)], 0.034, light, resolution=4)
        for q in range(3):
            r, drop = 0.13 + 0.015 * q, 0.3 + 0.05 * q
            kit.tube([(x + r * math.sin(a), -0.18 - 0.03 * q, 0.72 - drop * (1 - math.cos(a))) for a in [math.tau * i / 22 for i in range(22)]], 0.032, light, closed=True, resolution=4)
        label = kit.text(str(k + 19), 0.2, (x + 0.2, -0.13, 1.0), (90, 0, 0), dark)
        label.data.extrude = 0.001
    if VIEW == 'ropes':
        kit.camera((-1.6, -3.6, 1.15), (0.15, 0, 1.25), 45, 8)
    else:
        kit.camera((-0.3, -1.6, 1.2), (0.05, 0, 1.02), 45, 8)
kit.finish(job.out)
