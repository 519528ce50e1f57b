"""Dusk on the bay: a coconut palm over a path lamp that has just come on, others behind it, the city across the water."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import facade, glow, hush, tower, water
from shading import aerial, graph_material, sky

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=18, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 16
LENS, TARGET = (0.0, 0.0, 2.1), (0.6, 40.0, 5.7)
LAMP = (-1.75, 36.5, 4.75)
AIR = (0.14, 0.058, 0.03)
GLOW = kit.Vector((-0.16, 1.0, 0.0)).normalized()


def afterglow(g, direction, color):
    """The place where the sun went, and thin cloud lit from below."""
    x, y, z = g.split(direction)
    aside = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', direction, (1.0, 1.0, 2.4)), 1: tuple(GLOW)}, operation='DISTANCE').outputs['Value']
    color = g.mix(1.0, color, g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', aside, -7.0)), (0, 0, 0), (3.0, 1.05, 0.2)), 'ADD')
    cloud = g.noise(g.join(g.math('MULTIPLY', x, 2.2), g.math('MULTIPLY', y, 1.0), g.math('MULTIPLY', z, 17.0)), 2.6, 8.0, 0.7)
    lit = g.ramp(z, [(0.02, (1.0, 0.34, 0.08)), (0.09, (0.75, 0.2, 0.1)), (0.2, (0.16, 0.12, 0.14)), (0.4, (0.03, 0.06, 0.08))])
    return g.mix(g.math('MULTIPLY', g.step(cloud, 0.5, 0.72), g.step(z, 0.3, 0.05)), color, lit)


sky([(0.0, (0.66, 0.25, 0.07)), (0.045, (0.5, 0.24, 0.1)), (0.1, (0.17, 0.19, 0.165)), (0.17, (0.035, 0.15, 0.185)), (0.3, (0.015, 0.06, 0.09)), (1.0, (0.006, 0.02, 0.04))], 0.42, afterglow)
water(5000, (0.004, 0.008, 0.009), 0.3, 7.0, 0.09, (0, 2560))

# the city, in the air of the evening
for k in range(3):
    facade(f'skin{k}', AIR, 5200, 0.2, 1.5, (4.5, 4.0), 0.85)
skins = [kit.bpy.data.materials[f'skin{k}'] for k in range(3)]
crown = glow('crown', (1.0, 0.6, 0.25), 1.6)
for i in range(60):
    x = random.uniform(-640, 680)
    far = random.uniform(2050, 2500)
    high = random.uniform(30, 80) + 150 * math.exp(-((x - 330) / 150) ** 2) * random.uniform(0.3, 1.0) + 80 * math.exp(-((x + 420) / 130) ** 2) * random.random()
    tower(x, far, random.uniform(26, 48), random.uniform(26, 40), high, random.choice(skins), crown if random.random() < 0.16 else None, 16 if random.random() < 0.12 else 0)
shore, g = graph_material('shore')
g.out(aerial(g, g.node('ShaderNodeBsdfDiffuse', {'Color': (0.012, 0.014, 0.012)}).outputs[0], AIR, 5200))
for i in range(150):
    kit.sphere(1, (random.uniform(-760, 760), random.uniform(1960, 2030), 2), shore, (random.uniform(9, 26), 8, random.uniform(4, 11)), 12)
for i in range(90):
    x = random.uniform(-700, 700)
    kit.sphere(random.uniform(0.9, 1.5), (x, 1950, random.uniform(3, 9)), glow(f'quay{i % 6}', random.choice(((1, 0.55, 0.2), (1, 0.62, 0.3), (0.55, 0.85, 0.9))), random.uniform(3, 9)) if i < 6 else kit.bpy.data.materials[f'quay{i % 6}'], segments=8)

# palms: leaflets along a bent rib, ribs about a crown, a trunk ringed by old leaves
leaf, g = graph_material('leaf')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
hue = g.ramp(g.noise(p, 2.2, 4.0), [(0.35, (0.035, 0.06, 0.018)), (0.62, (0.07, 0.1, 0.028)), (0.75, (0.16, 0.13, 0.04))])
body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': hue, 'Roughness': 0.42, 'Specular': 0.4}).outputs[0]
g.out(g.blend(0.3, body, g.node('ShaderNodeBsdfTranslucent', {'Color': hue}).outputs[0]))
bark, g = graph_material('bark')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
grain = g.noise(g.vector('MULTIPLY', p, (6.0, 6.0, 1.0)), 3.0, 8.0, 0.5)
bump = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.7, 'Distance': 0.04}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.ramp(grain, [(0.3, (0.06, 0.05, 0.042)), (0.7, (0.2, 0.17, 0.14))]), 'Roughness': 0.9, 'Normal': bump}).outputs[0])
husk = kit.material('husk', (0.1, 0.075, 0.02), 0.5)


def frond(lift, chance, long):
    """One leaf that leaves the crown along +x at an angle of `lift` degrees and hangs by its weight."""
    vertices, faces, steps = [], [], 54
    at, angle = kit.Vector((0.06, 0, 0)), math.radians(lift)
    rib = []
    for k in range(steps + 1):
        s = k / steps
        rib.append((at.copy(), angle, s))
        at += kit.Vector((math.cos(angle), 0.1 * math.sin(2.2 * s), math.sin(angle))) * (long / steps)
        angle -= math.radians(2.25 * s * (0.7 + 0.6 * math.cos(math.radians(lift)))) * (1 if angle > -1.45 else 0.1)
    for k, (place, turn, s) in enumerate(rib):
        w = 0.03 * (1 - s) + 0.004
        up = kit.Vector((-math.sin(turn), 0, math.cos(turn)))
        base = len(vertices)
        vertices += [place + kit.Vector((0, w, 0)), place + up * w * 0.8, place - kit.Vector((0, w, 0))]
        if k:
            faces += [(base - 3, base, base + 1, base - 2), (base - 2, base + 1, base + 2, base - 1)]
        if s < 0.14:
            continue
        for side in (-1, 1):
            if chance.random() < 0.04:
                continue
            t = (s - 0.14) / 0.86
            size = 0.78 * math.sin(math.pi * (0.12 + 0.83 * t)) ** 0.7 * chance.uniform(0.85, 1.08) * long / 3.0
            ahead = math.radians(48 + 26 * t + chance.uniform(-7, 7))
            along = kit.Vector((math.cos(turn), 0, math.sin(turn)))
            out = along * math.cos(ahead) + (kit.Vector((0, side, 0)) * 0.92 + up * chance.uniform(0.12, 0.4)) * math.sin(ahead)
            tip, base = place.copy(), len(vertices)
            for n in range(6):
                q = n / 5
                wide = 0.021 * (1 - q) ** 0.6 * min(1, 0.5 + q * 4) + 0.0012
                vertices += [tip + along * wide, tip - along * wide]
                tip += (out + kit.Vector((0, 0, -1)) * (1.25 * q ** 1.3)).normalized() * (size / 5)
                if n:
                    a = base + 2 * n
                    faces.append((a - 2, a, a + 1, a - 1))
    return kit.from_data('frond', [tuple(v) for v in vertices], faces, leaf, loc=(0, 0, -60))


shapes = {}


def palm(foot, top, long=3.0, leaves=30, seed=1):
    """A palm from `foot` to its crown at `top`."""
    chance = random.Random(seed)
    foot, top = kit.Vector(foot), kit.Vector(top)
    lean = top - foot
    bend = kit.Vector((-lean.x * 0.5, -lean.y * 0.5, 0))
    rings = []
    for k in range(75):
        s = k / 74
        thick = 0.17 * (1 - 0.45 * s) + 0.14 * math.exp(-s * 16) + (0.012 if k % 2 else -0.006)
        rings.append((foot + lean * s + bend * math.sin(math.pi * s) * 0.5, thick))
    vertices = [tuple(at + kit.Vector((r * math.cos(a), r * math.sin(a), 0))) for at, r in rings for a in [math.tau * i / 20 for i in range(20)]]
    kit.from_data('trunk', vertices, [(k * 20 + i, k * 20 + (i + 1) % 20, (k + 1) * 20 + (i + 1) % 20, (k + 1) * 20 + i) for k in range(74) for i in range(20)], bark)
    for i in range(leaves):
        q = (i + chance.random()) / leaves
        lift = round((78 - 128 * q ** 0.9) / 9) * 9
        key = (lift, i % 2)
        if key not in shapes:
            shapes[key] = frond(lift, random.Random(lift + 200 * key[1]), 3.0)
        kit.copy(shapes[key], top + kit.Vector((0, 0, 0.05)), (chance.uniform(-9, 9), chance.uniform(-5, 5), i * 137.5 + chance.uniform(-14, 14)), long / 3.0 * chance.uniform(0.88, 1.08))
    for i in range(8):
        a = i * 2.4
        kit.sphere(0.13, top + kit.Vector((0.26 * math.cos(a), 0.26 * math.sin(a), -0.28 - 0.12 * (i % 3))), husk, (0.85, 0.85, 1.15), 16)
    for i in range(14):
        a = i * 2.4
        kit.tube([top + kit.Vector((0.1 * math.cos(a), 0.1 * math.sin(a), -0.25)), top + kit.Vector((0.3 * math.cos(a), 0.3 * math.sin(a), -0.02)), top + kit.Vector((0.4 * math.cos(a), 0.4 * math.sin(a), 0.2))], 0.035, bark)


palm((0.2, 38.0, 0.4), (-0.9, 38.2, 7.3), 2.9, 34, 3)
palm((5.4, 44.0, 0.4), (6.6, 44.5, 8.5), 3.0, 32, 8)
palm((-9.0, 66.0, 0.4), (-8.0, 66.0, 7.2), 2.9, 28, 5)
for k, (x, y, z) in enumerate(((20, 120, 8.5), (25, 124, 7), (-27, 140, 9), (-33, 150, 7.6))):
    palm((x, y, 0.3), (x + 0.9, y, z), 3.0, 24, 20 + k)
palm((-3.6, 9.5, -1.0), (-3.1, 10.2, 4.9), 2.7, 26, 11)

# the path's edge and its lamp
stone = kit.material('stone', (0.12, 0.11, 0.1), 0.8, bump=(4, 0.4))
iron = kit.material('iron', (0.012, 0.014, 0.014), 0.4)
kit.box((90, 14, 1.2), (0, 42, -0.2), stone, bevel=0.05)
x, y, z = LAMP
kit.lathe([(0.13, 0.4), (0.13, 0.75), (0.07, 0.9), (0.05, 1.4), (0.042, z - 0.42), (0.07, z - 0.4), (0.05, z - 0.34), (0.12, z - 0.25), (0.13, z - 0.2), (0.0, z - 0.2)], iron, (x, y, 0), segments=32)
kit.sphere(0.22, LAMP, glow('globe', (1.0, 0.66, 0.32), 13), segments=32).visible_shadow = False
kit.lathe([(0.0, z + 0.28), (0.05, z + 0.25), (0.13, z + 0.2), (0.12, z + 0.16)], iron, (x, y, 0), segments=32)
kit.point(LAMP, (1.0, 0.52, 0.19), 900, 0.22)
kit.area((-30, 120, 30), (0, 40, 7), (30, 12), (1.0, 0.4, 0.12), 26000).visible_glossy = False
kit.camera(LENS, TARGET, 66, 0.8, 37.5)
kit.glare(0.35, 0.06, threshold=1.3, streak_threshold=6, streak_color=(1, 0.62, 0.3))
hush()
kit.finish(job.out)
