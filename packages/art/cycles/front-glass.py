"""The front glass of a lens left out in a storm: rain on its coating, a stroke of lightning mirrored in it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(113, background=(0.003, 0.0016, 0.006), bounces=10)
V = kit.Vector
anodized = macro.metal((0.05, 0.05, 0.055), 0.36, wear=0.12, scale=1.4)
kit.principled(anodized)['Metallic'].default_value = 0.4
bright = macro.metal((0.5, 0.49, 0.5), 0.24, wear=0.1)
ink = kit.material('ink', (0.62, 0.6, 0.58), 0.6)
dark = kit.material('dark', (0.002, 0.002, 0.0024), 0.6)
# the coating: what it mirrors turns violet, then green toward its rim
glass = kit.material('glass', (0.0, 0.0, 0.0), 0.0, 1.0)
tint = kit.node(glass, 'LayerWeight', blend=0.42)
kit.link(glass, kit.ramp(glass, tint.outputs['Facing'], [(0.0, (0.2, 0.1, 0.5)), (0.3, (0.3, 0.16, 0.55)), (0.55, (0.14, 0.4, 0.4)), (0.85, (0.5, 0.48, 0.6))]), kit.principled(glass)['Base Color'])
# the lens looks along -y; a cap of a ball, the rings round it
BULGE, R = 7.4, 4.1
high = math.sqrt(BULGE ** 2 - R ** 2)
cap = [(BULGE * math.sin(t), BULGE * math.cos(t) - high) for t in [math.asin(R / BULGE) * k / 60 for k in range(61)]]
parts = [kit.lathe([(max(r, 0.001), z) for r, z in cap], glass, segments=200)]
parts.append(kit.lathe([(4.05, -0.2), (4.1, 0.06), (4.3, 0.18), (4.36, 0.1), (4.4, -0.1)], bright, segments=200))
rings = [(4.4, -0.12), (4.62, 0.5), (4.66, 0.5), (4.72, 0.86), (4.76, 0.86), (4.82, 1.2), (5.3, 1.36), (5.42, 1.28), (5.46, 1.1), (5.46, -0.8), (5.62, -0.92), (5.62, -1.6), (5.5, -1.7), (5.5, -7)]
parts.append(kit.lathe(rings, anodized, segments=220))
for k in range(120):
    a = math.tau * k / 120
    parts.append(kit.box((0.16, 0.2, 2.6), (5.6 * math.cos(a), 5.6 * math.sin(a), -3.6), anodized, (0, 0, math.degrees(a)), 0.05))
# what is engraved on the ring
for words, middle in (('85 mm   T1.5', 108), ('No 41 0932', 8)):
    for n, letter in enumerate(words):
        a = math.radians(middle - 5.4 * (n - len(words) / 2))
        made = kit.text(letter, 0.42, (5.06 * math.cos(a), 5.06 * math.sin(a), 1.31), (0, 0, math.degrees(a) - 90), ink)
        made.data.extrude = 0.003
        made.rotation_euler.rotate_axis('X', math.radians(-18))
        parts.append(made)
lens = kit.group(parts, (2.6, 3.2, -0.6), (90, 0, 0))
lens.rotation_euler.rotate_axis('X', math.radians(-4))
water = macro.water()


def on_glass():
    a, t = random.uniform(0, math.tau), math.asin(R / BULGE) * math.sqrt(random.random()) * 0.97
    out = V((math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), math.cos(t)))
    return out * (BULGE - 0.005) - V((0, 0, high)), out


def on_ring():
    a = random.uniform(0, math.tau)
    return (5.3 * math.cos(a), 5.3 * math.sin(a), 1.36), (0.2 * math.cos(a), 0.2 * math.sin(a), 1)


kit.bpy.context.scene.cycles.sample_clamp_direct = 4
macro.drops(330, on_glass, 0.24, water, high=0.46, small=2.8, parent=lens)
macro.drops(12, on_glass, 0.46, water, high=0.4, uneven=0.24, small=1.0, parent=lens)
macro.drops(180, on_ring, 0.2, water, high=0.5, small=2.4, parent=lens)
for k in range(9):
    a, size = random.uniform(-2.2, -0.9), random.uniform(0.16, 0.28)
    drop = kit.sphere(size, (5.44 * math.cos(a), 5.44 * math.sin(a) - size * 0.5, random.uniform(0.4, 1.1)), water, (0.9, 1.3, 0.9), 24, 'drop')
    drop.parent = lens
# the storm that is mirrored: cloud lit from inside, a stroke with its branches
def stroke(start, way, long, thick, depth):
    at, line = V(start), [V(start)]
    for k in range(int(long / 1.8)):
        at = at + (V(way) + V((random.gauss(0, 0.62), random.gauss(0, 0.2), random.gauss(0, 0.2)))).normalized() * 1.8
        line.append(at)
        if depth and random.random() < 0.055:
            stroke(at, (way[0] + random.choice((-1, 1)) * 0.9, way[1], way[2]), long * 0.3, thick * 0.5, depth - 1)
    kit.tubes([line], thick, macro.glow((0.8, 0.7, 1.0), 60), 2, 'bolt').visible_camera = False


stroke((-34, -120, 96), (0.1, 0, -1), 100, 0.55, 1)
cloud = kit.material('cloud', (0, 0, 0), 1)
length = kit.node(cloud, 'VectorMath', operation='LENGTH')
kit.link(cloud, kit.node(cloud, 'TexCoord').outputs['Object'], length.inputs[0])
lit = kit.ramp(cloud, length.outputs['Value'], [(0.0, (0.9, 0.7, 1.6)), (0.2, (0.4, 0.24, 0.9)), (0.55, (0.09, 0.04, 0.22)), (1.0, (0.01, 0.004, 0.03))])
smoke = kit.node(cloud, 'MixRGB', blend_type='MULTIPLY')
smoke.inputs[0].default_value = 0.9
kit.link(cloud, lit, smoke.inputs[1])
kit.link(cloud, kit.ramp(cloud, kit.noise(cloud, 2.6, 10, stretch=(1, 2.2, 1)), [(0.36, 0.05), (0.64, 1.6)]), smoke.inputs[2])
kit.link(cloud, smoke.outputs[0], kit.principled(cloud)['Emission'])
kit.principled(cloud)['Emission Strength'].default_value = 2.4
sheet = kit.plane(2, (-34, -150, 92), cloud, (90, 0, 0))
sheet.scale, sheet.visible_camera = (330, 170, 1), False
# lights of the shore, low in the mirror; rain; a warm window from behind
for k in range(26):
    x = -150 + 300 * k / 25 + random.gauss(0, 4)
    kit.sphere(1.6, (x, -140, -14 + random.gauss(0, 2)), macro.glow(random.choice(((1, 0.5, 0.16), (1, 0.62, 0.3), (0.8, 0.4, 1))), random.uniform(6, 16)), segments=12, name='far').visible_camera = False
macro.far(9, (-80, 90), (150, 240), (-40, 40), (3, 5.5), ((1, 0.5, 0.16), (0.7, 0.36, 1.0), (1, 0.62, 0.3)), (1, 4))
macro.backdrop((-20, 260, 10), (500, 340), [(0, (0.12, 0.06, 0.28)), (0.3, (0.03, 0.014, 0.08)), (0.8, (0.008, 0.004, 0.022)), (1, (0.003, 0.0015, 0.009))])
kit.area((-30, -14, 30), (2, 0, 0), (10, 16), (0.62, 0.42, 1.0), 16000)
kit.area((36, 4, 6), (3, 0, 0), (4, 26), (1, 0.52, 0.2), 13000)
kit.area((4, 10, 34), (2, 0, 4), (24, 10), (0.7, 0.5, 1.0), 9000)
macro.lens((-12.5, -27, 5.4), (1.3, 0.6, 0.6), 94, 9, (0.6, 1.8, 0), roll=6)
kit.glare(0.22, 0.06, 1.2, 6, (0.8, 0.65, 1.0))
kit.finish(job.out)
