"""Colored powder, in decimeters. Views: brush (a struck brush throws its powder, lit from the side), mortars (two loaded tubes, goggles before them)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import hush
from shading import Graph

job = kit.job()
view = job.args.get('view', 'brush')
kit.reset(job.samples, job.width, job.height, seed=27, background=(0.001, 0.0012, 0.0016), bounces=4)
ORANGE, MAGENTA, AMBER, TEAL = (1.0, 0.3, 0.03), (0.85, 0.02, 0.3), (0.95, 0.48, 0.03), (0.06, 0.6, 0.65)
black = kit.material('black', (0.014, 0.014, 0.015), 0.35, 0.3, bump=(30, 0.1))
steel = kit.material('steel', (0.55, 0.55, 0.56), 0.2, 1.0)


def grains(places, size, made):
    """Many grains as one mesh of small octahedra."""
    vertices, faces = [], []
    for x, y, z in places:
        s, start = size * math.exp(min(0.6, random.gauss(0, 0.55))), len(vertices)
        vertices += [(x + s, y, z), (x - s, y, z), (x, y + s, z), (x, y - s, z), (x, y, z + s), (x, y, z - s)]
        faces += [tuple(start + k for k in face) for face in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    return kit.from_data('grains', vertices, faces, made, smooth=False)


def cloud(bounds, at, color, density, scale, shape):
    """Smoke of powder in a box: `shape(g, local)` gives where it is thick, noise tears its edge."""
    made = kit.bpy.data.materials.new('cloud')
    g = Graph(made, clear=True)
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    torn = g.noise(local, scale, 9.0, 0.55)
    body = g.math('SUBTRACT', shape(g, local), g.math('MULTIPLY', torn, 1.7))
    thick = g.math('MULTIPLY', g.step(body, -0.12, 0.22), density)
    g.out(g.node('ShaderNodeVolumePrincipled', {'Color': color, 'Density': thick, 'Anisotropy': 0.25}).outputs[0], 'Volume')
    kit.bpy.context.scene.cycles.volume_step_rate = 1.2
    kit.bpy.context.scene.cycles.volume_bounces = 1
    return kit.box(bounds, at, made, name='cloud')


if view == 'brush':
    pigment = kit.material('pigment', tuple(0.9 * c for c in ORANGE), 0.9)
    hair = kit.material('hair', (0.1, 0.045, 0.02), 0.35)
    tips = kit.material('tips', (0.55, 0.14, 0.02), 0.7)
    strands, ends = [], []
    for i in range(2600):
        a, r = random.uniform(0, math.tau), math.sqrt(random.random())
        long = 1.15 * (1 - 0.42 * r * r) + random.gauss(0, 0.03)
        bend = random.gauss(0, 0.03)
        line = []
        for k in range(6):
            t = k / 5
            wide = 0.24 * r * (1 + 0.9 * math.sin(t * 2.0) * 0.75)
            line.append((-long * t, wide * math.cos(a) + bend * t, wide * math.sin(a) - 0.22 * t * t + bend * t))
        strands.append(line[:5])
        ends.append(line[4:])
    handle = kit.material('handle', (0.02, 0.008, 0.006), 0.15, coat=0.8)
    parts = [kit.tubes(strands, 0.0055, hair, 1), kit.tubes(ends, 0.006, tips, 1), kit.lathe([(0.255, 0.0), (0.25, -0.03), (0.245, -0.5), (0.2, -0.75), (0.2, -0.8)], steel, (0, 0, 0), (0, -90, 0)), kit.lathe([(0.2, -0.75), (0.215, -0.9), (0.16, -1.6), (0.11, -2.6), (0.09, -3.6)], handle, (0, 0, 0), (0, -90, 0))]
    parts += [kit.lathe([(0.249, z), (0.258, z - 0.015), (0.249, z - 0.03)], steel, (0, 0, 0), (0, -90, 0)) for z in (-0.2, -0.28)]
    kit.group(parts, (0.75, 0.0, 0.12), (0, 6, -6))

    def plume(g, local):
        x, y, z = g.split(local)
        across = g.math('ADD', g.math('MULTIPLY', y, y), g.math('POWER', g.math('SUBTRACT', z, g.math('MULTIPLY', g.math('MULTIPLY', x, x), 0.05)), 2.0))
        spread = g.math('ADD', 0.25, g.math('MULTIPLY', g.math('SUBTRACT', 2.0, x), 0.3))
        far = g.math('DIVIDE', g.math('SQRT', across), spread)
        return g.math('SUBTRACT', 1.72, g.math('ADD', g.math('MULTIPLY', far, 0.95), g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', x, 0.7)), 0.2)))

    cloud((4.8, 2.6, 2.8), (-1.9, 0, 0.35), (0.97, 0.36, 0.06), 9.0, 1.25, plume)
    places = []
    for i in range(26000):
        t = random.random() ** 1.6
        a, r = random.uniform(0, math.tau), abs(random.gauss(0, 0.16 + 0.55 * t))
        places.append((-0.1 - 4.2 * t + random.gauss(0, 0.2), r * math.cos(a), 0.35 + r * math.sin(a) - 0.1 * t + 0.2 * math.sin(a * 3 + t * 6) * t))
    grains(places, 0.0062, pigment)
    kit.area((-1.2, 2.6, 3.0), (-1.0, 0, 0.2), (0.7, 0.7), (1.0, 0.8, 0.55), 900)
    kit.area((3.0, 2.2, 1.6), (0.4, 0, 0.1), (0.3, 1.6), TEAL, 70)
    kit.area((0.6, -2.4, 1.6), (0.6, 0, 0.1), (0.6, 0.6), (1, 0.75, 0.5), 16)
    kit.camera((-0.4, -5.4, 0.55), (-0.45, 0, 0.3), 42, 0.2, (0.2, -0.2, 0.2))
else:
    wood = kit.material('wood', (0.1, 0.055, 0.026), 0.65, bump=(4, 0.4))
    kit.noise_bump(wood, 0.9, 0.5, stretch=(0.15, 4, 1))
    for k in range(8):
        kit.box((16, 1.1, 0.3), (random.uniform(-0.3, 0.3), -2.6 + k * 1.14, -0.15), wood, bevel=0.02)
    red = kit.material('wire', (0.5, 0.02, 0.015), 0.4)
    tape = kit.material('tape', (0.02, 0.02, 0.02), 0.7, bump=(60, 0.2))
    for x, color, lean in ((-0.78, MAGENTA, -9), (0.78, AMBER, 9)):
        powder = kit.material('powder', tuple(0.8 * c for c in color), 0.95, bump=(28, 0.8))
        tube = [kit.lathe([(0.62, -1.6), (0.62, 1.0), (0.6, 1.02), (0.57, 1.02), (0.55, 1.0), (0.55, 0.3)], black, segments=128), kit.lathe([(0.62, 0.7), (0.635, 0.7), (0.635, 0.46), (0.62, 0.46)], tape, close=True, segments=96)]
        heap = kit.lathe([(0.0, 1.1), (0.15, 1.075), (0.32, 1.0), (0.46, 0.92), (0.555, 0.86)], powder, segments=96)
        lumps = kit.bpy.data.textures.new('lumps', 'CLOUDS')
        lumps.noise_scale = 0.12
        rough = heap.modifiers.new('lumps', 'DISPLACE')
        rough.texture, rough.strength = lumps, 0.09
        tube += [heap, kit.box((1.5, 1.5, 0.12), (0, 0, -1.0), steel, bevel=0.02)]
        tube.append(kit.tube([(0.2, -0.56, 0.98), (0.23, -0.66, 0.9), (0.26, -0.66, 0.2), (0.3, -0.85, -0.9), (0.2, -1.6, -1.0)], 0.022, red))
        kit.group(tube, (x, 1.2, 1.1), (0, lean, 0))
        places = []
        for i in range(9000):
            a, r = random.uniform(0, math.tau), 0.65 + abs(random.gauss(0, 0.5))
            places.append((x * 1.25 + r * math.cos(a), 1.2 + r * math.sin(a), 0.01 + abs(random.gauss(0, 0.012))))
        for i in range(1500):
            a = random.uniform(0, math.tau)
            t = math.radians(lean)
            u, w = 0.585 + random.gauss(0, 0.015), 2.13 + random.gauss(0, 0.008) - 1.1
            places.append((x + u * math.cos(a) * math.cos(t) + w * math.sin(t), 1.2 + u * math.sin(a), 1.1 + w * math.cos(t) - u * math.cos(a) * math.sin(t)))
        grains(places, 0.012, powder)
        clump = kit.from_bmesh('clump', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.05), powder, loc=(x, 0.3, 0))
        for i in range(60):
            kit.copy(clump, (x * 1.2 + random.gauss(0, 0.7), 1.0 + random.gauss(0, 0.7), 0.01), (random.uniform(0, 360),) * 3, random.uniform(0.15, 0.9) ** 2)

    # goggles: one soft frame, a curved lens, the strap behind
    clear = kit.material('lens', (0.9, 0.95, 0.95), 0.03, transmission=1.0, ior=1.3)
    soft = kit.material('soft', (0.02, 0.022, 0.024), 0.45)

    def edge(t, grow=1.0):
        a = math.tau * t
        wide, tall = 0.86 * grow, 0.42 * grow
        x = wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a))
        z = tall * math.copysign(abs(math.sin(a)) ** 0.75, math.sin(a)) + (0.2 * math.exp(-(x / 0.17) ** 2) if math.sin(a) < 0 else 0)
        return x, -0.28 * math.cos(x * 1.15), z

    for shift, thick in ((0.0, 0.06), (0.16, 0.075), (0.32, 0.065)):
        kit.tube([(edge(k / 48)[0], edge(k / 48)[1] + shift - 1.15, edge(k / 48)[2] + 0.5) for k in range(48)], thick, soft, closed=True)
    rows = [[(edge(k / 48, grow)[0], edge(k / 48, grow)[1] - 1.17, edge(k / 48, grow)[2] + 0.5) for k in range(48)] for grow in (1.0, 0.8, 0.5, 0.2, 0.02)]
    lens = kit.from_data('lens', [v for row in rows for v in row], [(r * 48 + k, r * 48 + (k + 1) % 48, (r + 1) * 48 + (k + 1) % 48, (r + 1) * 48 + k) for r in range(4) for k in range(48)], clear)
    lens.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02
    lens.visible_shadow = False
    for side in (-1, 1):
        kit.tube([(side * 0.88, -0.85, 0.52), (side * 1.15, -0.5, 0.42), (side * 1.5, -0.2, 0.1), (side * 1.2, 0.1, 0.04), (side * 0.5, -0.1, 0.04)], 0.07, soft)
    chance = [(random.gauss(0, 0.5), -1.45, 0.5 + random.gauss(0, 0.22)) for _ in range(700)]
    for color, side in ((MAGENTA, -1), (AMBER, 1)):
        grains([(x - 0.15 * -side, -1.17 - 0.28 * math.cos(x * 1.15) - 0.015, z) for x, _, z in chance if x * side > -0.1 and abs(x) < 0.72], 0.006, kit.material('speck', tuple(0.8 * c for c in color), 0.95))
    kit.area((-4.2, 2.6, 3.4), (0, 0.9, 1.6), (0.8, 1.6), (1.0, 0.72, 0.45), 900)
    kit.area((4.5, 2.8, 2.4), (0, 0.9, 1.4), (0.5, 2.4), TEAL, 160)
    kit.area((-1.4, -3.6, 3.2), (0, -0.8, 0.6), (0.9, 0.9), (1.0, 0.7, 0.45), 150)
    kit.camera((0.7, -5.6, 4.7), (0.02, 0.15, 1.0), 37, 0.26, (0, -0.8, 0.8))
kit.glare(0.2, 0.0, threshold=1.2)
hush()
kit.finish(job.out)
