"""A house number whose paint runs in the rain: a chipped enamel plate by a doorpost, the neon of the street beyond. In centimeters.
view: poster, drip, edge, seven or screw."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro

job = macro.start(27, background=(0.002, 0.001, 0.004))
view = job.args.get('view', 'poster')
W, H, CORNER, THICK = 21.0, 13.0, 1.4, 0.5

# doorpost: rendered wall, wet; it ends where the street begins
wall = kit.material('wall', (0.035, 0.026, 0.04), 0.35, coat=0.4)
kit.uneven_rough(wall, 0.4, 0.12, 0.5)
kit.noise_bump(wall, 0.9, 0.5, 12)
kit.noise_bump(wall, 6.0, 0.35, 8)
kit.box((40, 6, 70), (-8, 3.9, 0), wall, bevel=0.5)

# the plate, domed a little like pressed steel
enamel = macro.paint((0.006, 0.022, 0.11), under=(0.12, 0.035, 0.012), chips=0.045, scale=0.34, rough=0.1, coat=1.0)
kit.noise_bump(enamel, 0.35, 0.06, 2)
rust = kit.material('rust', (0.11, 0.03, 0.008), 0.75, bump=(5.0, 0.6))
outline = []
for cx, cz, start in ((W / 2 - CORNER, H / 2 - CORNER, 0), (-W / 2 + CORNER, H / 2 - CORNER, 90), (-W / 2 + CORNER, -H / 2 + CORNER, 180), (W / 2 - CORNER, -H / 2 + CORNER, 270)):
    outline += [(cx + CORNER * math.cos(math.radians(start + 90 * k / 12)), cz + CORNER * math.sin(math.radians(start + 90 * k / 12))) for k in range(13)]


def height(x, z):
    """How far the plate stands out at a place."""
    return 0.55 * (1 - (2 * x / W) ** 2) * (1 - (2 * z / H) ** 2)


def plate(rings=26):
    vertices, faces, n = [], [], len(outline)
    for r in range(rings + 1):
        share = 1 - r / rings
        for x, z in outline:
            vertices.append((x * share, -height(x * share, z * share), z * share))
    for r in range(rings):
        for k in range(n):
            a, b = r * n + k, r * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    back = len(vertices)
    vertices += [(x, THICK, z) for x, z in outline]
    faces += [(k, back + k, back + (k + 1) % n, (k + 1) % n) for k in range(n)]
    return kit.from_data('plate', vertices, faces, enamel)


plate()
rim = kit.material('rim', (0.55, 0.53, 0.48), 0.25, coat=0.8)
inner = [(x * 0.93, -height(x * 0.93, z * 0.9) + 0.02, z * 0.9) for x, z in outline]
kit.tube(inner, 0.11, rim, closed=True, smooth=False)

# paint: the figures, and how they run
paint = kit.material('paint', (0.62, 0.6, 0.54), 0.18, coat=1.0)
kit.noise_bump(paint, 0.8, 0.15, 3)
font = bpy.data.fonts.load('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf')
for body, x, tilt in (('2', -3.6, 2), ('7', 3.2, -3)):
    curve = bpy.data.curves.new('figure', 'FONT')
    curve.body, curve.size, curve.extrude, curve.bevel_depth, curve.bevel_resolution = body, 10.5, 0.03, 0.1, 3
    curve.align_x = curve.align_y = 'CENTER'
    curve.font = font
    thing = kit.wrap('figure', curve, paint, loc=(x, -height(x, 0.2) - 0.02, 0.3), rot=(90, tilt, 0))


def drip(x, top, long, thick):
    """A run of paint with a bead at its end."""
    bead, wave = thick * 0.52, random.uniform(0, math.tau)
    middle = bead - long
    profile = [(1e-4, 0.1)]
    for k in range(61):
        z = -long * k / 60
        neck = thick * (0.6 - 0.38 * (k / 60) ** 0.5 + 0.7 * math.exp(4 * z)) if z > middle else 0
        ball = math.sqrt(max(bead ** 2 - (z - middle) ** 2 * (0.3 if z > middle else 0.8), 0))
        profile.append((max((neck ** 4 + ball ** 4) ** 0.25, 1e-4), z))
    made = kit.lathe(profile, paint, segments=24)
    for point in made.data.vertices:
        z = point.co.z
        point.co.x = point.co.x * (1 + 0.14 * math.sin(5 * z + wave)) + 0.05 * math.sin(1.6 * z + wave) - 0.05 * math.sin(wave)
    lean = random.uniform(-1.6, 1.6)
    made.rotation_euler = (math.radians(-(height(x, top) - height(x, top - long)) / long * 50), math.radians(lean), 0)
    made.location = (x, -height(x, top) + 0.02, top)
    made.scale = (1, 0.3, 1)


runs = [(-5.25, -2.0, 1.9, 0.34), (-4.8, -2.0, 3.9, 0.42), (-4.3, -2.0, 2.4, 0.3), (-3.5, -2.0, 4.4, 0.46), (-2.8, -2.0, 1.3, 0.28),
        (-2.2, -2.0, 3.1, 0.36), (2.3, -2.0, 3.6, 0.36), (2.8, -2.0, 1.9, 0.3)]
for run in runs:
    drip(*run)

# screws, one of them loose
for x, z, out in ((-W / 2 + 1.9, 0, 0), (W / 2 - 1.9, 0, 0.5)):
    y = -height(x, z) - out
    head = kit.lathe([(1e-4, 0.42), (0.4, 0.36), (0.7, 0.2), (0.82, 0.0), (0.82, -0.12)], rust if x < 0 else macro.metal((0.4, 0.3, 0.2), 0.35), rot=(90, 0, 0), segments=48)
    head.location = (x, y, z)
    kit.box((1.3, 0.2, 0.16), (x, y - 0.4, z), kit.material('slot', (0.004, 0.003, 0.003), 0.9), (0, 35 if x < 0 else -20, 0))
    if out:
        kit.cylinder(0.3, 1.2, (x, y + 0.6, z), rust, (90, 0, 0))

# rain on it
clear = macro.water()


def anywhere():
    x, z = random.uniform(-W / 2 + 0.3, W / 2 - 0.3), random.uniform(-H / 2 + 0.3, H / 2 - 0.3)
    slope_x, slope_z = 0.55 * -8 * x / W ** 2, 0.55 * -8 * z / H ** 2
    return (x, -height(x, z), z), (-slope_x * 0.6, -1, -slope_z * 0.6)


macro.drops(520, anywhere, 0.34, clear, 0.45, parent=None)
macro.drops(60, anywhere, 0.6, clear, 0.42)
for _ in range(26):
    x = random.uniform(-W / 2, W / 2)
    hang = macro.dome(clear, 1.3, 0.05)
    hang.location, hang.rotation_euler, hang.scale = (x, 0.1, -H / 2 + 0.02), (math.pi, 0, 0), (0.2, 0.2, random.uniform(0.16, 0.4))

# the street
macro.far(34, (16, 120), (150, 260), (-46, 60), (2.5, 5.5), ((1, 0.05, 0.35), (0.05, 0.75, 0.8), (1, 0.1, 0.5), (1, 0.5, 0.16)), (2.5, 7))
macro.backdrop((90, 300, -30), (400, 240), [(0, (0.05, 0.004, 0.035)), (0.6, (0.008, 0.001, 0.012)), (1, (0.001, 0.001, 0.003))])
kit.area((33, -36, 7), (0, 0, 0), (2.4, 44), (1, 0.06, 0.36), 11000)
kit.area((26, -9, 10), (0, 0, 1), (4, 34), (1, 0.1, 0.4), 9000)
kit.area((-24, -15, 16), (-2, 0, 0), (3, 30), (0.06, 0.7, 0.85), 12000)
kit.area((2, -24, 26), (0, 0, 0), (12, 5), (1, 0.78, 0.6), 4200)
at, target, focus, mm, stop = {
    'poster': ((-17, -36, -7), (0.9, 0, -1.0), (-2.8, -0.6, -4.2), 85, 3.0),
    'drip': ((-7.5, -24, -11), (-3.1, -0.4, -5.6), (-3.3, -0.5, -7), 95, 3.5),
    'screw': ((19, -23, 4), (7.2, -0.6, 0.4), (8.4, -0.9, 0.4), 95, 3.5),
    'edge': ((-30, -15, -9), (-2, -0.3, -1.6), (-4.5, -0.4, -3), 90, 3.2),
    'seven': ((15, -25, -9), (2.9, -0.6, 0.2), (2.0, -0.7, -1.6), 88, 3.2),
}[view]
macro.lens(at, target, mm, stop, focus, roll={'poster': -3, 'screw': 5, 'edge': 4}.get(view, 0))
kit.glare(0.3, 0.05, 1.2, 6, (1, 0.4, 0.7))
kit.finish(job.out)
