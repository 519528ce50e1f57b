"""White robes on a rail in an old mill, a shaft of work light across them.
Views: poster, behind (against the lamp), aisle (the looms), warp (threads of one loom), choir (who wore them, under a lamp)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, beam, graph_material

job = kit.job()
view = job.args.get('view', 'poster')
kit.reset(job.samples, job.width, job.height, background=(0.0015, 0.0022, 0.0025), seed=21, bounces=4)
AIR = (0.012, 0.02, 0.022)


def misty(name, low, high, scale, rough=0.8, metal=0.0, stretch=(1, 1, 1)):
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    tone = g.ramp(g.noise(g.vector('MULTIPLY', p, stretch), scale, 8.0, 0.5), [(0.32, low), (0.68, high)])
    bump = g.node('ShaderNodeBump', {'Height': g.noise(p, 14.0, 6.0), 'Strength': 0.3, 'Distance': 0.03}).outputs[0]
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Metallic': metal, 'Normal': bump}).outputs[0]
    g.out(aerial(g, body, AIR, 30))
    return material


boards = misty('boards', (0.035, 0.022, 0.014), (0.1, 0.062, 0.036), 3.0, 0.42, stretch=(3, 0.25, 1))
brick = misty('brick', (0.05, 0.028, 0.02), (0.13, 0.075, 0.055), 2.2)
iron = misty('iron', (0.02, 0.022, 0.022), (0.06, 0.06, 0.055), 5.0, 0.5, 0.5)
timber = misty('timber', (0.03, 0.02, 0.013), (0.075, 0.05, 0.03), 4.0, 0.75)
steel = kit.material('steel', (0.5, 0.5, 0.5), 0.3, 1.0)
linen = kit.material('linen', (0.78, 0.74, 0.67), 0.85, bump=(90, 0.05))
linen.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.5

kit.plane((30, 50), (0, 15, 0), boards)
kit.box((0.4, 50, 8), (-7, 15, 4), brick)
kit.box((0.4, 50, 8), (7, 15, 4), brick)
kit.box((14, 0.4, 8), (0, 30, 4), brick)
for y in range(2, 30, 4):
    kit.box((14, 0.34, 0.42), (0, y, 5.1), timber)
    for x in (-3.6, 3.6):
        kit.cylinder(0.14, 5, (x, y + 0.0, 2.5), iron)
        kit.cylinder(0.2, 0.3, (x, y, 4.75), iron, radius_top=0.3)
kit.plane((14, 40), (0, 14, 5.35), timber)
dusk = glow('dusk', (0.1, 0.32, 0.36), 0.5)
for y in (5, 9, 13, 17, 21, 25):
    pane = kit.plane((1.7, 2.6), (-6.78, y, 2.9), dusk, (0, 90, 0))
    for k in range(5):
        kit.box((0.05, 1.7, 0.04), (-6.74, y, 1.7 + k * 0.6), iron)
        kit.box((0.05, 0.04, 2.6), (-6.74, y - 0.84 + k * 0.42, 2.9), iron)

# looms standing silent at both sides of the aisle
for side in (-1, 1):
    for i in range(7):
        x, y = side * 3.9, 6.2 + i * 3.1
        for z, w in ((0.95, 0.1), (1.5, 0.09), (0.45, 0.12)):
            kit.box((2.2, 0.1, w), (x, y, z), iron)
            kit.box((2.2, 0.1, w), (x, y + 1.4, z * 0.9), iron)
        for dx in (-1.1, 1.1):
            kit.box((0.12, 1.6, 1.1), (x + dx, y + 0.7, 0.55), iron, bevel=0.04)
            kit.box((0.1, 0.14, 1.0), (x + dx, y + 0.4, 1.5), iron)
        kit.cylinder(0.24, 2.1, (x, y + 1.3, 0.85), linen, (0, 90, 0))
        kit.cylinder(0.34, 0.06, (x - side * 1.2, y + 0.7, 0.7), iron, (0, 90, 0))


def robe(x, y, turn, length, swing):
    """Robe on a hanger: shoulders, two hanging sleeves and a body whose folds open towards the hem."""
    folds = [(random.uniform(0, math.tau), n, random.uniform(0.5, 1)) for n in (5, 8, 13, 19)]

    def tubular(profile, rows, cols, seed):
        vertices = []
        for r in range(rows + 1):
            t = r / rows
            cx, cy, cz, w, d = profile(t)
            for c in range(cols):
                a = math.tau * c / cols
                wave = sum(math.sin(a * n + phase + seed + t * n * 0.12) * power / n for phase, n, power in folds)
                k = 1 + wave * (0.1 + 0.75 * t ** 1.2) * 0.75
                vertices.append((cx + w * k * math.cos(a), cy + d * k * math.sin(a) * (1 + 0.3 * wave * t), cz + 0.02 * wave * t))
        faces = [(r * cols + c, r * cols + (c + 1) % cols, (r + 1) * cols + (c + 1) % cols, (r + 1) * cols + c) for r in range(rows) for c in range(cols)]
        return kit.from_data('cloth', vertices, faces, linen)

    def body(t):
        shoulder = min(1.0, t / 0.09)
        w = 0.07 + 0.2 * shoulder ** 0.6 + 0.07 * t
        return swing * t * t, 0, -length * t + 0.0, w, 0.05 + 0.09 * shoulder * (0.6 + 0.7 * t)

    reach = random.uniform(0.74, 0.98)

    def sleeve(side):
        return lambda t: (side * (0.25 + 0.07 * t) + swing * t * t * 0.5, 0.02, -0.09 - reach * t, 0.06 + 0.06 * t, 0.05 + 0.05 * t)

    parts = [tubular(body, 60, 120, 0), tubular(sleeve(-1), 30, 64, 1.3), tubular(sleeve(1), 30, 64, 2.6)]
    parts.append(kit.tube([(0, 0, 0.16), (0.035, 0, 0.2), (0.03, 0, 0.13), (0, 0, 0.08), (0, 0, 0)], 0.006, steel))
    parts.append(kit.tube([(-0.24, 0, -0.06), (0, 0, 0.02), (0.24, 0, -0.06)], 0.012, timber))
    kit.group(parts, (x, y, 1.92), (0, 0, turn))


kit.tube([(-1.7, 5.6, 2.1), (2.1, 4.6, 2.1)], 0.02, steel, smooth=False)
for x, y in ((-1.7, 5.6), (2.1, 4.6)):
    kit.tube([(x, y, 0), (x, y, 2.1)], 0.022, steel, smooth=False)
    kit.box((0.1, 0.9, 0.05), (x, y, 0.03), iron, (0, 0, 15))
for i in range(6):
    t = (0.09, 0.24, 0.37, 0.52, 0.72, 0.88)[i]
    robe(-1.7 + 3.8 * t, 5.6 - t, (70, 58, 66, 40, 12, 50)[i] - 15, random.uniform(1.42, 1.52), random.uniform(-0.03, 0.05))

lamp = (3.3, 2.6, 4.7)
kit.spot(lamp, (0.0, 5.0, 1.2), (1, 0.66, 0.34), 1300 if view != 'behind' else 3200, 40, 0.5, 0.1)
beam(lamp, (-2.2, 6.6, -0.6), 0.12, 1.5, (1, 0.62, 0.3), 0.2, smoke=0.6)
bulb = kit.sphere(0.1, lamp, glow('lamp', (1, 0.7, 0.4), 60))
bulb.visible_glossy = bulb.visible_shadow = False
kit.cylinder(0.24, 0.3, (lamp[0], lamp[1], lamp[2] + 0.16), iron, radius_top=0.08)
cool = kit.area((-4.5, 9.5, 3.6), (0, 5, 1.2), (1.5, 2.5), (0.25, 0.7, 0.8), 420 if view != 'behind' else 90)
cool.visible_glossy = False
bulb = glow('bulb', (1, 0.55, 0.22), 30)
for y in (16, 23):
    kit.sphere(0.07, (0, y, 4.5), bulb)
if view == 'aisle':
    kit.spot((0.8, 13.0, 5.0), (-0.4, 17, 0), (1, 0.66, 0.34), 4200, 46, 0.6, 0.1)
    beam((0.8, 13.0, 5.0), (-1.2, 18.5, -0.5), 0.12, 1.5, (1, 0.62, 0.3), 0.4, smoke=0.6)
    for y in (8.5, 12.5):
        kit.area((-6.3, y, 3.2), (-2, y, 0.8), (1.6, 2.4), (0.25, 0.7, 0.8), 700).visible_glossy = False
if view == 'choir':
    dark = kit.material('dark', (0.02, 0.014, 0.011), 0.7)
    for i, (x, y, tall) in enumerate(((-1.7, 17.6, 1.0), (-0.95, 16.9, 1.06), (-0.1, 16.6, 0.97), (0.75, 16.8, 1.03), (1.55, 17.5, 0.98), (-0.5, 18.0, 1.05), (0.4, 18.1, 1.02))):
        gown = kit.lathe([(0.34, 0.03), (0.29, 0.4), (0.22, 0.95), (0.215, 1.25), (0.19, 1.4), (0.07, 1.5)], linen, segments=96)
        for vertex in gown.data.vertices:
            a, low = math.atan2(vertex.co.y, vertex.co.x), 1.3 - min(1.3, vertex.co.z)
            vertex.co.x, vertex.co.y = [c * (1 + low * (0.07 * math.sin(9 * a + i * 2) + 0.04 * math.sin(17 * a))) for c in vertex.co.xy]
        parts = [gown, kit.tube([(0, 0, 1.44), (0, 0, 1.56)], 0.05, dark), kit.sphere(0.1, (0, -0.01, 1.66), dark, (0.84, 0.96, 1.14), 24)]
        for side in (-1, 1):
            parts.append(kit.tube([(side * 0.18, 0, 1.38), (side * 0.27, -0.02, 1.12), (side * 0.09, -0.24, 1.06)], 0.085, linen))
        kit.group(parts, (x, y, 0), (0, 0, random.uniform(-14, 14)), tall)
    kit.spot((0.9, 21.5, 5.0), (0.0, 17, 0.9), (1, 0.66, 0.34), 7000, 40, 0.6, 0.1)
    beam((0.9, 21.5, 5.0), (-0.6, 14.8, -0.6), 0.12, 2.0, (1, 0.62, 0.3), 0.35, smoke=0.6)
    kit.sphere(0.1, (0.9, 21.5, 5.0), glow('stage', (1, 0.7, 0.4), 60)).visible_shadow = False
    for y in (9.5, 13.5):
        kit.area((-6.3, y, 3.2), (-1, y + 3, 0.8), (1.6, 2.4), (0.25, 0.7, 0.8), 110).visible_glossy = False
if view == 'warp':
    x, y = -3.9, 9.3
    kit.tubes([[(x - 1.0 + k * 0.0125, y + 1.12, 1.0), (x - 1.0 + k * 0.0125, y + 0.75, 1.34), (x - 1.0 + k * 0.0125, y - 0.05, 1.02 if k % 2 else 0.96)] for k in range(160)], 0.0022, linen)
    kit.box((2.1, 0.03, 0.3), (x, y + 0.6, 1.3), timber)
    shuttle = kit.lathe([(0.0, -0.17), (0.012, -0.13), (0.024, -0.06), (0.024, 0.06), (0.012, 0.13), (0.0, 0.17)], kit.material('shuttle', (0.26, 0.12, 0.05), 0.3, coat=0.5), (x + 0.62, y + 0.02, 1.06), (0, 90, 20))
    kit.spot((-1.6, 10.9, 2.9), (x + 0.5, y + 0.3, 1.1), (1, 0.62, 0.3), 420, 42, 0.7, 0.06)
    kit.area((-6.2, 9.5, 3.0), (x, y, 1.1), (1.5, 2.4), (0.25, 0.7, 0.8), 30)
CAMERAS = {
    'poster': ((-0.9, -0.6, 1.25), (0.2, 5.2, 1.36), 38, 1.6, 5.4),
    'behind': ((-1.7, 9.0, 1.25), (0.75, 4.6, 1.72), 36, 1.6, 4.6),
    'choir': ((-1.5, 8.2, 0.6), (0.1, 17, 1.62), 48, 1.6, 8.6),
    'aisle': ((0.35, 6.4, 1.55), (-0.25, 20, 1.75), 30, 1.8, 9),
    'warp': ((-2.35, 8.35, 1.62), (-3.35, 9.5, 1.06), 46, 1.6, 1.6),
}
kit.camera(*CAMERAS[view])
kit.glare(0.3, 0.06)
hush()
kit.finish(job.out)
