"""A loom's shuttle on its warp under a work light: worn boxwood, a steel tip, a bobbin of white cotton. In centimeters.
view: poster, bobbin, tip, warp or thread."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(52, background=(0.0016, 0.0014, 0.0012))
view = job.args.get('view', 'poster')

# the warp: a thread every two millimeters
cotton = kit.material('cotton', (0.62, 0.58, 0.5), 0.85)
kit.noise_bump(cotton, 30.0, 0.6, 4, stretch=(1, 6, 1))
warp = []
for k in range(-150, 151):
    x = k * 0.21 + random.uniform(-0.025, 0.025)
    sag = random.uniform(-0.02, 0.02)
    warp.append([(x + 0.012 * math.sin(y * 0.9 + k), y, sag) for y in range(-40, 91, 2)])
kit.tubes(warp, 0.062, cotton, 2)
fuzz = kit.material('fuzz', (0.5, 0.47, 0.42), 0.9)
macro.lint(2600, lambda: (random.uniform(-20, 20), random.uniform(-14, 12), random.uniform(0.03, 0.1)), 0.55, fuzz)

# the shuttle: a boat of boxwood along x, hollow for the bobbin
wood = kit.material('wood', (0.26, 0.12, 0.045), 0.32, coat=0.35)
grain = kit.noise(wood, 1.1, 9.0, stretch=(0.16, 3.2, 3.2))
kit.link(wood, kit.ramp(wood, grain, [(0.34, (0.1, 0.04, 0.014)), (0.5, (0.28, 0.13, 0.05)), (0.68, (0.4, 0.21, 0.09))]), kit.principled(wood)['Base Color'])
kit.uneven_rough(wood, 0.7, 0.16, 0.5)
kit.bump(wood, grain, 0.12, 0.05)
LONG, WIDE, TALL = 15.0, 2.1, 2.7  # half, half, whole
STEPS = 72


def half_width(x):
    """Half the boat's width at x: straight sides that close to a point."""
    t = abs(x) / LONG
    return WIDE * (1 - max(0, (t - 0.52) / 0.48) ** 1.9)


def well(x):
    """Half the well's width, 0 outside it."""
    t = abs(x + 0.5) / 8.6
    return 1.42 * math.sqrt(1 - t ** 8) if t < 1 else 0


def boat():
    vertices, faces = [], []
    ring = 20
    for i in range(STEPS + 1):
        x = -LONG + 2 * LONG * i / STEPS
        w = max(half_width(x), 0.16)
        rise = TALL / 2 * (w / WIDE) ** 0.7
        hollow = well(x)
        across = []
        for k in range(ring):
            # from the outer rim down the side, under the bottom, up the other side
            a = math.pi * (0.5 - k / (ring - 1) * 2 + 0.5)
            c, s = math.cos(a), math.sin(a)
            across.append((w * math.copysign(abs(c) ** 0.45, c), TALL / 2 + rise * (math.copysign(abs(s) ** 0.45, s))))
        vertices += [(x, y, z) for y, z in across]
    for i in range(STEPS):
        for k in range(ring):
            n = (k + 1) % ring
            faces.append((i * ring + k, i * ring + n, (i + 1) * ring + n, (i + 1) * ring + k))
    faces += [tuple(range(ring)), tuple(reversed(range(STEPS * ring, STEPS * ring + ring)))]
    return kit.from_data('boat', vertices, faces, wood)


body = boat()
cut = kit.box((16.6, 2.7, 3.2), (-0.5, 0, TALL + 0.35), wood, bevel=0.9)
cutting = body.modifiers.new('well', 'BOOLEAN')
cutting.operation, cutting.object = 'DIFFERENCE', cut
cut.hide_render = cut.hide_viewport = True
rounding = body.modifiers.new('edge', 'BEVEL')
rounding.width, rounding.segments, rounding.limit_method, rounding.angle_limit = 0.12, 3, 'ANGLE', math.radians(35)

# steel tips, struck by the pickers
steel = macro.metal((0.55, 0.53, 0.5), 0.24, wear=0.2)
kit.noise_bump(steel, 2.2, 0.25, 8)
for s in (-1, 1):
    tip = kit.lathe([(1e-4, 3.1), (0.14, 3.02), (0.3, 2.7), (0.62, 1.5), (0.8, 0.4), (0.84, 0), (0.7, -0.6), (0.6, -1.4)], steel, rot=(0, 90 * s, 0), segments=64)
    tip.location = (s * (LONG - 0.9), 0, TALL / 2)

# the bobbin, wound in layers, its thread to the eye in the side and out over the warp
core = kit.material('core', (0.3, 0.16, 0.06), 0.35, coat=0.3)
kit.lathe([(1e-4, -8), (0.75, -8), (0.75, -7.2), (0.4, -7.1), (0.3, 6.6), (0.22, 7.0), (1e-4, 7.0)], core, loc=(-0.5, 0, TALL - 0.75), rot=(0, 90, 0), segments=48)
white = kit.material('white', (0.75, 0.72, 0.66), 0.8)
kit.noise_bump(white, 26.0, 0.7, 4)


def thick(t):
    """Radius of what is wound, from the bobbin's foot (0) to its bare end (1)."""
    return 0.34 + 0.78 * min(1, t / 0.06) * min(1, max(0, (0.86 - t) / 0.3)) ** 0.8


for layer in range(3):
    line, turns = [], 96
    for k in range(turns * 14):
        t = k / (turns * 14) * 0.86 if layer % 2 == 0 else 0.86 - k / (turns * 14) * 0.86
        angle = math.tau * k / 14 + layer
        r = max(0.33, thick(t) - 0.05 * layer) + random.gauss(0, 0.008)
        line.append((-7.4 + 13.4 * t, r * math.cos(angle), TALL - 0.75 + r * math.sin(angle)))
    kit.tube(line, 0.062, white, smooth=False, resolution=3)
tail = [(3.9, 0.3, TALL - 0.6), (5.6, 0.6, TALL + 0.05), (6.9, 0.0, TALL - 0.1), (8.6, -1.2, TALL + 0.02), (8.9, -1.9, TALL - 0.3), (8.2, -2.7, 1.0), (6.6, -4.6, 0.14), (3.4, -6.6, 0.13), (-1.5, -7.1, 0.13), (-6, -5.8, 0.13), (-12, -8.6, 0.13)]
kit.tube(tail, 0.06, white, resolution=5)
hairs = []


def hair(at, out, ahead):
    """A fiber leaves along its thread, then curls off it."""
    curl = kit.Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
    lean, reach = (ahead * random.choice((-1, 1)) + out * 0.4).normalized(), random.uniform(0.06, 0.3)
    hairs.append([at + (lean * t + out * t * t * 0.5 + curl * 0.35 * t * t) * reach for t in (0, 0.2, 0.4, 0.6, 0.8, 1)])


for a, b in zip(tail, tail[1:]):
    ahead = (kit.Vector(b) - kit.Vector(a)).normalized()
    for _ in range(220):
        out = kit.Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).cross(ahead).normalized()
        hair(kit.Vector(a).lerp(kit.Vector(b), random.random()) + out * 0.05, out, ahead)
for _ in range(1500):
    t, angle = random.uniform(0.02, 0.84), random.uniform(0, math.tau)
    out = kit.Vector((0, math.cos(angle), math.sin(angle)))
    hair(kit.Vector((-7.4 + 13.4 * t, 0, TALL - 0.75)) + out * (thick(t) + 0.05), out, kit.Vector((0.1, -math.sin(angle), math.cos(angle))))
kit.tubes(hairs, 0.004, fuzz)
eye = kit.lathe([(0.2, 0.16), (0.36, 0.2), (0.44, 0.06), (0.44, -0.3), (0.2, -0.3)], kit.material('eye', (0.7, 0.68, 0.62), 0.12, coat=1.0), rot=(62, 0, 0), close=True, segments=40)
eye.location = (8.75, -1.75, TALL - 0.55)

# one work light behind, the blue of the windows
macro.far(9, (-60, 70), (90, 170), (6, 40), (2, 4.5), ((1, 0.5, 0.16), (1, 0.62, 0.3), (0.3, 0.55, 0.8)), (1.2, 4))
macro.backdrop((10, 180, 20), (320, 160), [(0, (0.05, 0.026, 0.01)), (0.45, (0.012, 0.009, 0.007)), (1, (0.001, 0.0015, 0.002))])
kit.area((13, 30, 24), (0, 0, 0), (7, 7), (1, 0.62, 0.3), 26000)
kit.area((-26, 4, 9), (0, 0, 1), (4, 22), (0.3, 0.6, 0.9), 5200)
kit.area((-4, -26, 22), (0, 0, 1), (14, 6), (1, 0.8, 0.6), 3800)
at, target, focus, mm, stop = {
    'poster': ((-19, -25, 21), (2.2, -0.6, 0.6), (0.6, -0.9, TALL), 72, 3.2),
    'bobbin': ((-3, -15, 12), (-0.8, 0, 2.3), (-1.2, -0.7, TALL), 95, 4.0),
    'tip': ((28, -13, 6), (13.4, 0, 1.2), (15.6, -0.4, 1.5), 90, 3.6),
    'warp': ((-10, -17, 8), (-4, -6, 0.1), (-3.5, -6.6, 0.13), 92, 3.6),
    'thread': ((16, -15, 8), (7.9, -2.4, 1.4), (8.6, -1.9, 2.3), 95, 3.8),
}[view]
macro.lens(at, target, mm, stop, focus, roll={'poster': 4, 'tip': -5, 'warp': 3}.get(view, 0))
kit.glare(0.25, 0.04, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
