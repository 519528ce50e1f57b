"""The corner of a green mile sign in the rain at night: reflecting sheet, a rusted bolt, tail lights on the bridge behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(88, background=(0.0012, 0.0012, 0.003))
W, H, CORNER = 30.0, 22.0, 2.2
chance = np.random.default_rng(8)
BOLT = (0.4, 7.6)


def sheeting(name, color, rough, back):
    """Reflecting sheet: gloss over color; `dirt` of its mesh is road film, rust and salt."""
    made = kit.material(name, color, rough, coat=0.35)
    kit.uneven_rough(made, 0.5, rough - 0.08, rough + 0.2)
    dirt = kit.node(made, 'Attribute')
    dirt.attribute_name = 'dirt'
    soiled = kit.node(made, 'MixRGB')
    kit.link(made, dirt.outputs['Fac'], soiled.inputs[0])
    soiled.inputs[1].default_value, soiled.inputs[2].default_value = (*color, 1), (0.075, 0.028, 0.009, 1)
    grime = kit.ramp(made, kit.noise(made, 0.8, 14.0), [(0.42, 0.62), (0.62, 1.0)])
    both = kit.node(made, 'MixRGB', blend_type='MULTIPLY')
    both.inputs[0].default_value = 1
    kit.link(made, soiled.outputs[0], both.inputs[1])
    kit.link(made, grime, both.inputs[2])
    kit.link(made, both.outputs[0], kit.principled(made)['Base Color'])
    # it throws the headlights back to where they come from
    kit.link(made, both.outputs[0], kit.principled(made)['Emission'])
    kit.principled(made)['Emission Strength'].default_value = back
    kit.noise_bump(made, 0.35, 0.1)
    return made


def stain(x, y):
    """Rust that ran down from the bolt."""
    down = np.clip(BOLT[1] - y, 0, None)
    run = sum(a * np.exp(-((x - BOLT[0] - off - 0.12 * np.sin(down * 0.9 + off * 7)) / (wide + 0.02 * down)) ** 2) * np.exp(-down / long)
              for off, wide, long, a in ((-0.5, 0.16, 7, 0.95), (0.1, 0.3, 4.5, 0.8), (0.55, 0.13, 9, 0.9), (-0.15, 0.1, 12, 0.7), (0.85, 0.1, 3, 0.8)))
    ring = np.exp(-((np.hypot(x - BOLT[0], y - BOLT[1]) - 0.9) / 0.5) ** 2)
    return np.clip(run * (y < BOLT[1] + 0.2) + 0.8 * ring, 0, 1)


def flat(wide, high, corner, z, made, steps=260):
    """A plate with round corners as a fine sheet whose points know the dirt on them."""
    x, y = np.meshgrid(np.linspace(-wide / 2, wide / 2, steps), np.linspace(-high / 2, high / 2, steps))
    # the outer points slide in to the round corner
    cx, cy = np.clip(x, -wide / 2 + corner, wide / 2 - corner), np.clip(y, -high / 2 + corner, high / 2 - corner)
    away = np.hypot(x - cx, y - cy)
    pull = np.where(away > corner, corner / np.maximum(away, 1e-6), 1)
    x, y = cx + (x - cx) * pull, cy + (y - cy) * pull
    rim = np.minimum(wide / 2 - np.abs(x), high / 2 - np.abs(y))
    bent = 0.6 * np.clip((x - 11) / 4, 0, 1) ** 2 * np.clip((y - 3) / 8, 0, 1)
    vertices = np.stack([x, y, z + bent], 2).reshape(-1, 3)
    faces = [(r * steps + c, r * steps + c + 1, (r + 1) * steps + c + 1, (r + 1) * steps + c) for r in range(steps - 1) for c in range(steps - 1)]
    thing = kit.from_data('sign', vertices.tolist(), faces, made)
    edge = np.exp(-rim / 0.25) * 0.5
    thing.data.attributes.new('dirt', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(stain(x, y) + edge, 0, 1).ravel())
    return thing


def words(body, size, at, made):
    """Cut letters of white sheet, laid on."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.size, curve.extrude = body, size, 0.012
    curve.align_x = curve.align_y = 'CENTER'
    curve.font = bpy.data.fonts.load('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf')
    return kit.wrap('letters', curve, made, loc=(*at, 0.014))


green = sheeting('green', (0.004, 0.115, 0.05), 0.24, 0.03)
white = sheeting('white', (0.72, 0.74, 0.72), 0.3, 0.16)
parts = [flat(W, H, CORNER, 0, green)]
solid = parts[0].modifiers.new('thick', 'SOLIDIFY')
solid.thickness = 0.3
# the white line along its edge
inset = 0.9
line = []
for cx, cy, start in ((W / 2 - CORNER, H / 2 - CORNER, 0), (-W / 2 + CORNER, H / 2 - CORNER, 90), (-W / 2 + CORNER, -H / 2 + CORNER, 180), (W / 2 - CORNER, -H / 2 + CORNER, 270)):
    for k in range(9):
        a = math.radians(start + 90 * k / 8)
        line.append((cx + (CORNER - inset) * math.cos(a), cy + (CORNER - inset) * math.sin(a)))
outer = [(x + 0.32 * (1 if x > 0 else -1), y + 0.32 * (1 if y > 0 else -1)) for x, y in line]


def lift(x, y):
    """The sign is bent at one corner."""
    return 0.6 * max(0, min(1, (x - 11) / 4)) ** 2 * max(0, min(1, (y - 3) / 8))


fine_in, fine_out = [], []
for (a, b), (c, d) in zip(list(zip(line, line[1:] + line[:1])), list(zip(outer, outer[1:] + outer[:1]))):
    for t in np.linspace(0, 1, 14, endpoint=False):
        fine_in.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        fine_out.append((c[0] + (d[0] - c[0]) * t, c[1] + (d[1] - c[1]) * t))
n = len(fine_in)
band = kit.from_data('band', [(x, y, lift(x, y) + 0.02) for x, y in fine_in + fine_out], [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], white)
parts.append(band)
parts.append(words('MILE', 4.6, (0.2, 6.0), white))
parts.append(words('88', 17.5, (1.2, -3.4), white))
# cells of the sheet: fine lines in hexagons
cell, half = 0.5, 0.011
quads, faces = [], []
for row in range(-26, 27):
    for col in range(-36, 37):
        x, y = (col + 0.5 * (row % 2)) * cell, row * cell * 0.866
        if abs(x) > W / 2 - 0.2 or abs(y) > H / 2 - 0.2 or math.hypot(max(0, abs(x) - W / 2 + CORNER), max(0, abs(y) - H / 2 + CORNER)) > CORNER - 0.25:
            continue
        for k in range(3):
            a, b = math.radians(30 + 60 * k), math.radians(90 + 60 * k)
            p, q = kit.Vector((x + cell * 0.577 * math.cos(a), y + cell * 0.577 * math.sin(a), 0)), kit.Vector((x + cell * 0.577 * math.cos(b), y + cell * 0.577 * math.sin(b), 0))
            p.z, q.z = lift(p.x, p.y) + 0.034, lift(q.x, q.y) + 0.034
            side = (q - p).normalized().cross((0, 0, 1)) * half
            start = len(quads)
            quads += [p - side, p + side, q + side, q - side]
            faces.append((start, start + 1, start + 2, start + 3))
lines = kit.material('cells', (0.25, 0.3, 0.27), 0.45)
clear = kit.node(lines, 'BsdfTransparent')
mixed = kit.node(lines, 'MixShader')
mixed.inputs[0].default_value = 0.8
kit.link(lines, lines.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
kit.link(lines, clear.outputs[0], mixed.inputs[2])
kit.link(lines, mixed.outputs[0], lines.node_tree.nodes['Material Output'].inputs['Surface'])
parts.append(kit.from_data('cells', quads, faces, lines, smooth=False))
# bolt and washer
rust = macro.paint((0.11, 0.034, 0.01), under=(0.3, 0.26, 0.22), chips=0.04, scale=2.2, rough=0.8)
kit.noise_bump(rust, 5, 0.9, 10)
zinc = macro.metal((0.42, 0.4, 0.36), 0.4, wear=0.14, scale=3)
base = lift(*BOLT)
parts.append(kit.lathe([(0, base + 0.1), (0.86, base + 0.1), (0.92, base + 0.06), (0.92, base)], zinc, (*BOLT, 0.03), segments=64))
parts.append(kit.cylinder(0.6, 0.42, (*BOLT, base + 0.34), rust, segments=6, bevel=0.07))
parts.append(kit.lathe([(0, 0.57), (0.3, 0.56), (0.48, 0.52), (0.52, 0.46)], rust, (*BOLT, base), segments=48))
# rain on it
wet = macro.water()


def place():
    x, y = random.uniform(-W / 2 + 0.3, W / 2 - 0.3), random.uniform(-H / 2 + 0.3, H / 2 - 0.3)
    return (x, y, lift(x, y) + 0.03), (0, 0, 1)


parts += macro.drops(1000, place, 0.3, wet, 0.7, small=2.6)
parts += macro.drops(130, place, 0.62, wet, 0.62, 0.3, small=1.2)
for _ in range(11):
    x, top = random.uniform(-W / 2 + 1, W / 2 - 1), random.uniform(-4, H / 2 - 1)
    long = random.uniform(2, 7)
    for k in range(int(long * 5)):
        y = top - k * 0.2
        parts += macro.drops(1, lambda: ((x + 0.12 * math.sin(y * 1.3) + random.gauss(0, 0.03), y, lift(x, y) + 0.03), (0, 0, 1)), 0.05 + 0.09 * random.random() + (0.24 if k == int(long * 5) - 1 else 0), wet, 0.5, small=0.5)
# drops that hang at its lower edge
for k in range(16):
    x = random.uniform(-W / 2 + 2, W / 2 - 2)
    parts.append(kit.sphere(random.uniform(0.14, 0.3), (x, -H / 2 - 0.06, -0.1), wet, (1, 1.25, 1), segments=24))
held = kit.group(parts, (0, 0, 0), (90, 0, -24))
# behind: tail lights that stand on the bridge, its lamps, rain that they catch
for x, z, size in ((23.5, 5, 1.9), (30, 5, 1.9), (30.5, 9.6, 1.0), (33.4, 9.6, 1.0)):
    kit.sphere(size, (x, 96, z), macro.glow((1, 0.035, 0.02), 8), segments=24, name='far')
for k in range(6):
    kit.sphere(1.0 - 0.1 * k, (26 + 6.4 * k, 118 + 12 * k, 25 - 1.2 * k), macro.glow((1.0, 0.6, 0.26), 6), segments=20, name='far')
macro.backdrop((50, 220, -4), (360, 200), [(0, (0.05, 0.012, 0.02)), (0.25, (0.016, 0.01, 0.03)), (0.7, (0.006, 0.007, 0.022)), (1, (0.002, 0.002, 0.006))])
# headlights that come up the road, grazing it from the left; the brake lights rim it
kit.area((-17, -9, -24), (-3, 0, -3), (5, 3), (1, 0.74, 0.44), 20000)
kit.area((-46, -12, 12), (0, 0, 0), (2.5, 4), (1, 0.85, 0.65), 5200)
kit.area((36, -17, -6), (10, -2, -3), (3, 12), (1, 0.05, 0.03), 90000)
kit.area((30, 14, -6), (13, 0, -3), (10, 10), (1, 0.05, 0.03), 12000)
kit.area((-6, -14, 44), (2, 0, 0), (20, 6), (0.3, 0.4, 0.9), 5000)
macro.lens((6.0, -53, -12), (4.6, 0, -2.2), 80, 4.5, (3.4, -1.6, -3), roll=-7)
kit.glare(0.22, 0.06, 1.2, 6, (1, 0.5, 0.4))
kit.finish(job.out)
