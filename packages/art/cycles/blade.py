"""A steel tape's blade, figures in inches, run out toward the lens: one of them in focus. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(64, background=(0.0015, 0.0018, 0.002))
INCH, HALF, SAG = 2.54, 1.27, 0.34
font = bpy.data.fonts.load('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf')


def skin(x, y, off=0.0):
    """A place on the blade: `x` across it, `y` along it; it is hollow like a gutter, its far end rises into the case."""
    a = x / HALF * 0.55
    r = HALF / 0.55
    return (r * math.sin(a) * (1 + 0), y, 0.05 + r * (1 - math.cos(a)) + off + 0.02 * math.sin(y * 0.31) + 0.0011 * max(0, y - 14) ** 2)


# enamel rubbed off along the rims and where the blade ran over concrete
yellow = macro.paint((0.86, 0.52, 0.03), under=(0.36, 0.34, 0.31), chips=0.02, scale=1.1, rough=0.28, coat=0.5)
kit.noise_bump(yellow, 1.2, 0.06)
ink = kit.material('ink', (0.006, 0.006, 0.007), 0.4)
kit.link(ink, kit.ramp(ink, kit.noise(ink, 2.6, 12), [(0.36, (0.3, 0.19, 0.03)), (0.42, (0.006, 0.006, 0.007))]), kit.principled(ink)['Base Color'])
red = kit.material('red', (0.62, 0.02, 0.01), 0.4)
FIRST, LAST = -30.0, 60.0
columns, rows = 28, 700
vertices = [skin(-HALF + 2 * HALF * k / (columns - 1), FIRST + (LAST - FIRST) * r / (rows - 1)) for r in range(rows) for k in range(columns)]
faces = [(r * columns + k, r * columns + k + 1, (r + 1) * columns + k + 1, (r + 1) * columns + k) for r in range(rows - 1) for k in range(columns - 1)]
thick = kit.from_data('blade', vertices, faces, yellow).modifiers.new('thick', 'SOLIDIFY')
thick.thickness, thick.offset = 0.03, -1
steel = macro.metal((0.6, 0.58, 0.54), 0.25)
for side in (-1, 1):
    rim = [skin(side * (HALF + 0.0), FIRST + (LAST - FIRST) * k / 300) for k in range(301)]
    kit.tubes([rim], 0.022, steel, 2)


def bar(x0, x1, y, wide, made):
    """A printed line across the blade."""
    steps = 6
    points = [(x0 + (x1 - x0) * k / steps, y + e) for e in (-wide / 2, wide / 2) for k in range(steps + 1)]
    return [skin(px, py, 0.006) for px, py in points], [(k, k + 1, steps + 2 + k, steps + 1 + k) for k in range(steps)]


def printed(bars, made):
    """Many lines as one object."""
    v, f = [], []
    for points, quads in bars:
        f += [tuple(i + len(v) for i in quad) for quad in quads]
        v += points
    kit.from_data('lines', v, f, made, smooth=False)


def figure(body, x, y, size, turn, made):
    """A figure printed on the blade: its flat outline cut fine and laid on the hollow."""
    curve = bpy.data.curves.new('figure', 'FONT')
    curve.body, curve.size, curve.font, curve.resolution_u = body, size, font, 6
    curve.align_x = curve.align_y = 'CENTER'
    held = kit.wrap('figure', curve)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(held.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(held)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for point in mesh.vertices:
        px, py = point.co.x * c - point.co.y * s + x, point.co.x * s + point.co.y * c + y
        point.co = skin(px, py, 0.012)
    mesh.materials.clear()
    kit.wrap('figure', mesh, made, smooth=False)


# it is read from the lens: the case is far, the hook is behind the lens, so inches grow away
lines = []
for sixteenth in range(int(FIRST / INCH * 16), int(LAST / INCH * 16)):
    y = sixteenth * INCH / 16
    long = 2 * HALF if sixteenth % 16 == 0 else 0.5 if sixteenth % 8 == 0 else 0.4 if sixteenth % 4 == 0 else 0.3 if sixteenth % 2 == 0 else 0.2
    for side in (-1, 1):
        if sixteenth % 16 == 0 and side > 0:
            continue
        lines.append(bar(side * HALF * 0.995, side * HALF * 0.995 - side * long, y, 0.035, ink))
printed(lines, ink)
START = 19  # the figure at y = 0
for n in range(-11, 23):
    whole = START + n
    foot = whole % 12 == 0
    figure(f'{whole}', 0.02, n * INCH + 0.78, 1.75, 0, red if foot else ink)

# it stands free between the case and a hand; concrete dust and lint on it
chance = np.random.default_rng(6)
on = [skin(chance.uniform(-1.2, 1.2), chance.uniform(-8, 9), 0.01) for _ in range(420)]
macro.grains(on, 0.004 + 0.014 * chance.random(420) ** 3, kit.material('grit', (0.3, 0.27, 0.23), 0.9))
macro.lint(16, lambda: skin(random.uniform(-1, 1), random.uniform(-4, 6), 0.015), 0.6)
kit.box((4.2, 7.5, 7.2), (0, 63, 8.4), macro.plastic((0.5, 0.2, 0.02), 0.35), bevel=0.9)
# a lamp at the left, the far lights of the set behind, faced to the lens
macro.lens((6.4, -13.5, 8.6), (0.35, 1.5, 0), 90, 8, (0, 0.62, 0.1), roll=-12)
bpy.context.view_layer.update()
eye = bpy.context.scene.camera.matrix_world
for x, y, size, color, strength in ((-41, 17, 4, kit.TEAL, 0.9), (-29, 22, 4, kit.TEAL, 0.6), (34, 12, 4, (1, 0.5, 0.16), 1.5), (45, 19, 4, (1, 0.5, 0.16), 0.9), (39, -9, 4, kit.TEAL, 0.7), (52, -20, 4, kit.TEAL, 0.5)):
    kit.sphere(size, eye @ kit.Vector((x * 1.1, y * 1.1, -300)), macro.glow(color, strength), segments=32, name='far')
sheet = macro.backdrop((0, 0, 0), (300, 170), [(0, (0.016, 0.07, 0.078)), (0.5, (0.006, 0.024, 0.028)), (1, (0.001, 0.003, 0.004))], (0, 0, 0))
sheet.location = eye @ kit.Vector((10, 10, -330))
sheet.rotation_euler = eye.to_euler()
kit.area((-13, 6, 10), (0, 0, 0), (4, 4), (1, 0.62, 0.32), 6800)
kit.area((16, 22, 6), (0, 4, 0), (3, 24), (0.08, 0.62, 0.7), 6000)
kit.area((0, 20, 22), (0, 0, 0), (10, 8), (1, 0.85, 0.7), 1100)
kit.glare(0.14, 0.04, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
