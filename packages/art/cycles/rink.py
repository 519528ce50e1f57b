"""A roller rink after closing. Variants: law (red, along the rail at floor height), glide (blue, down the middle between far lamps).
Views of law: poster, ball (through a long lens), rail (along its top), pair (two skaters, far), skate (one, left on the floor)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import graph_material

job = kit.job()
variant, view = job.args.get('variant', 'law'), job.args.get('view', 'poster')
law = variant == 'law'
kit.reset(job.samples, job.width, job.height, seed=31 if law else 47, background=(0.003, 0.0012, 0.0012) if law else (0.0012, 0.0014, 0.003), bounces=4)
FLECKS = [(1.0, 0.07, 0.03), (1.0, 0.16, 0.05), (1.0, 0.4, 0.12)] if law else [(0.2, 0.4, 1.0), (0.55, 0.75, 1.0), (1.0, 0.3, 0.5)]
BALL = (-0.6, 8.5, 3.4) if law else (0.5, 11.0, 4.0)

# maple strips under many coats of lacquer; flecks of the mirror ball are light lying on them, stretched away from it
wood, g = graph_material('maple')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, z = g.split(p)
board, along = g.math('DIVIDE', x, 0.083), g.math('DIVIDE', y, 1.4)
lane = g.math('FLOOR', board)
shift = g.chance(g.join(lane, 0.0, 0.0))[0]
piece = g.math('FLOOR', g.math('ADD', along, g.math('MULTIPLY', shift, 7.0)))
tone = g.chance(g.join(lane, piece, 2.0))[0]
grain = g.noise(g.vector('MULTIPLY', p, (60.0, 3.0, 1.0)), 1.0, 5.0, 1.2)
color = g.ramp(g.math('ADD', g.math('MULTIPLY', tone, 0.55), g.math('MULTIPLY', grain, 0.45)), [(0.15, (0.06, 0.026, 0.01)), (0.55, (0.15, 0.07, 0.028)), (0.9, (0.24, 0.125, 0.055))])
gap = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', board), 0.5)), 0.488)
color = g.mix(gap, (0.01, 0.005, 0.003), color)
scratch = g.noise(g.vector('MULTIPLY', p, (5.0, 1.2, 1.0)), 3.0, 10.0, 2.0)
rough = g.math('ADD', 0.07, g.math('MULTIPLY', g.step(scratch, 0.5, 0.75), 0.16))
normal = g.node('ShaderNodeBump', {'Height': g.math('ADD', g.math('MULTIPLY', gap, 0.0006), g.math('MULTIPLY', scratch, 0.002)), 'Strength': 0.35, 'Distance': 1.0}).outputs[0]
lacquer = g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Specular': 0.5, 'Normal': normal}).outputs[0]
dx, dy = g.math('SUBTRACT', x, BALL[0]), g.math('SUBTRACT', y, BALL[1])
turn = g.math('ARCTAN2', dx, dy)
drop = g.math('ARCTAN2', g.math('SQRT', g.math('ADD', g.math('MULTIPLY', dx, dx), g.math('MULTIPLY', dy, dy))), BALL[2])
v = g.math('MULTIPLY', drop, 13.0)
ring = g.math('FLOOR', v)
spin = g.node('ShaderNodeValue').outputs[0]
spin.default_value = 0.0
u = g.math('ADD', g.math('MULTIPLY', g.math('MULTIPLY', g.math('ADD', turn, spin), 13.0), g.math('SINE', g.math('DIVIDE', g.math('ADD', ring, 0.5), 13.0))), g.math('MULTIPLY', ring, 0.37))
chance, pick = g.chance(g.join(g.math('FLOOR', u), ring, 5.0))
cu, cv = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', u), 0.5)), g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', v), 0.5))
fleck = g.math('MULTIPLY', g.step(cu, 0.27, 0.16), g.step(cv, 0.27, 0.16))
fleck = g.math('MULTIPLY', fleck, g.math('MULTIPLY', g.math('LESS_THAN', chance, 0.42), g.math('ADD', 0.25, g.split(pick)[1])))
tint = g.mix(g.math('GREATER_THAN', g.split(pick)[0], 0.72), g.mix(g.math('GREATER_THAN', g.split(pick)[0], 0.4), FLECKS[0], FLECKS[1]), FLECKS[2])
lit = g.emission(g.mix(1.0, g.mix(0.35, color, (0.3, 0.3, 0.3)), tint, 'MULTIPLY'), g.math('MULTIPLY', fleck, 8.0))
g.out(g.node('ShaderNodeAddShader', {0: lacquer, 1: lit}).outputs[0])
kit.plane((60, 80), (0, 25, 0), wood)

steel = kit.material('steel', (0.6, 0.6, 0.6), 0.2, 1.0)
black = kit.material('black', (0.01, 0.01, 0.01), 0.5)
carpet = kit.material('wall', (0.05, 0.03, 0.03) if law else (0.025, 0.03, 0.05), 0.9)
kit.box((60, 0.3, 6), (0, 27, 3), carpet)
kit.box((60, 0.24, 0.9), (0, 23, 0.45), carpet)

mirror = kit.material('mirror', (0.9, 0.9, 0.9), 0.03, 1.0)
ball = kit.from_bmesh('ball', lambda bm: kit.bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=22, radius=0.42), mirror, loc=BALL, smooth=False)
kit.tube([BALL, (BALL[0], BALL[1], 7)], 0.015, black, smooth=False)
kit.area((BALL[0] - 2, BALL[1] - 2.4, 4.6), BALL, 0.5, FLECKS[1], 500).visible_glossy = False

# far lamps, soft discs for the lens, and their streaks in the lacquer
lamps = [glow(f'lamp{i}', c, s) for i, (c, s) in enumerate(zip(FLECKS + [(1.0, 0.55, 0.2), (0.1, 0.7, 0.7)], (16, 14, 11, 13, 10)))]
for i in range(46):
    kit.sphere(random.uniform(0.14, 0.26), (random.uniform(-15, 15), random.uniform(19, 26), random.choice((2.2, 2.9, 3.6, 4.4)) + random.uniform(-0.15, 0.15)), random.choice(lamps[:4] if law else lamps), segments=12)
for i in range(22):
    kit.sphere(0.08, (-12 + i * 1.15, 22.8, 0.98), lamps[3 if law else 4], segments=12)

if law:
    # the rail along the rink, a carpeted wall under it
    kit.box((0.2, 40, 0.62), (2.15, 14, 0.31), carpet)
    kit.tube([(1.98, -2, 0.98), (1.98, 30, 0.98)], 0.034, steel, smooth=False)
    kit.tube([(1.98, -2, 0.78), (1.98, 30, 0.78)], 0.02, steel, smooth=False)
    for k in range(16):
        kit.tube([(1.98, 0.4 + k * 1.6, 0.5), (1.98, 0.4 + k * 1.6, 0.98)], 0.022, steel, smooth=False)
    kit.box((0.012, 40, 0.05), (2.04, 14, 0.6), glow('strip', FLECKS[0], 7))
    kit.area((-4, 16, 4.5), (1, 5, 0), (5, 1.5), FLECKS[1], 2200)
    if view == 'ball':
        # lamps at the other end of the hall, which only the mirrors show
        for i in range(240):
            kit.sphere(random.uniform(0.06, 0.22), (random.uniform(-9, 7), random.uniform(-9, -2.5), random.uniform(0.5, 13)), lamps[i % 4], segments=10)
    if view == 'pair':
        dark = kit.material('skater', (0.012, 0.008, 0.008), 0.6)
        standing(dark, (-1.15, 12.4, 0.08), 20, 1.78, ((-0.62, -0.1, 1.1), (0.56, 0.0, 1.04)), 0.34)
        standing(dark, (-0.2, 12.6, 0.08), -14, 1.64, ((-0.5, 0.0, 1.12), (0.6, 0.1, 1.22)), -0.3)
    if view == 'skate':
        # boot, sole, plate, trucks, four wheels, a stop at the toe
        leather = kit.material('leather', (0.02, 0.012, 0.01), 0.32, coat=0.35, bump=(220, 0.06))
        lining, lace = kit.material('lining', (0.12, 0.03, 0.02), 0.8), kit.material('lace', (0.6, 0.5, 0.4), 0.8)
        wheel, rubber = kit.material('wheel', (0.55, 0.06, 0.02), 0.25, coat=0.4), kit.material('rubber', (0.02, 0.018, 0.016), 0.6)
        sections = ((-0.128, 0.020, 0.165), (-0.115, 0.034, 0.19), (-0.085, 0.041, 0.205), (-0.045, 0.041, 0.2), (-0.01, 0.042, 0.178), (0.03, 0.046, 0.156), (0.07, 0.048, 0.144), (0.105, 0.043, 0.136), (0.13, 0.03, 0.124), (0.142, 0.012, 0.11))
        vertices = [(s, w * math.copysign(abs(math.cos(math.tau * k / 40)) ** 0.7, math.cos(math.tau * k / 40)), (h + 0.096) / 2 + (h - 0.096) / 2 * math.copysign(abs(math.sin(math.tau * k / 40)) ** (0.8 if k < 20 else 0.35), math.sin(math.tau * k / 40))) for s, w, h in sections for k in range(40)]
        faces = [(r * 40 + k, r * 40 + (k + 1) % 40, (r + 1) * 40 + (k + 1) % 40, (r + 1) * 40 + k) for r in range(len(sections) - 1) for k in range(40)]
        parts = [kit.from_data('boot', vertices, faces + [tuple(range(40)), tuple(range((len(sections) - 1) * 40, len(sections) * 40))], leather)]
        shaft = kit.lathe([(0.043, 0.0), (0.044, 0.05), (0.05, 0.1), (0.054, 0.13), (0.05, 0.134), (0.044, 0.1), (0.038, 0.05)], leather, (-0.078, 0, 0.18), (0, -6, 0), close=True)
        shaft.scale = (1.15, 0.86, 1)
        tongue = kit.box((0.008, 0.055, 0.1), (-0.025, 0, 0.275), lining, (0, 14, 0), 0.004)
        parts += [shaft, tongue, kit.box((0.285, 0.088, 0.016), (0.005, 0, 0.091), rubber, bevel=0.007), kit.box((0.075, 0.078, 0.03), (-0.088, 0, 0.078), rubber, bevel=0.006), kit.box((0.27, 0.05, 0.01), (0.005, 0, 0.066), steel, bevel=0.003)]
        for k in range(6):
            z, x = 0.185 + 0.022 * k, 0.005 - 0.0075 * k
            parts += [kit.tube([(x - 0.012, -0.034, z), (x + 0.014, 0, z + 0.012), (x - 0.012, 0.034, z + 0.012)], 0.003, lace), kit.tube([(x - 0.012, 0.034, z), (x + 0.014, 0, z + 0.012), (x - 0.012, -0.034, z + 0.012)], 0.003, lace)]
        parts.append(kit.tube([(0.0, -0.04, 0.3), (0.03, -0.075, 0.24), (0.02, -0.09, 0.13), (0.06, -0.12, 0.02), (0.12, -0.13, 0.004)], 0.003, lace))
        for x in (-0.085, 0.085):
            parts += [kit.box((0.03, 0.03, 0.04), (x, 0, 0.05), steel, bevel=0.006), kit.cylinder(0.006, 0.13, (x, 0, 0.031), steel, (90, 0, 0))]
            for y in (-0.048, 0.048):
                parts += [kit.lathe([(0.012, -0.017), (0.027, -0.017), (0.031, -0.011), (0.031, 0.011), (0.027, 0.017), (0.012, 0.017)], wheel, (x, y, 0.031), (90, 0, 0), close=True), kit.lathe([(0.004, -0.013), (0.013, -0.015), (0.013, 0.015), (0.004, 0.013)], steel, (x, y, 0.031), (90, 0, 0), close=True), kit.cylinder(0.007, 0.05, (x, y, 0.031), steel, (90, 0, 0), segments=6)]
        parts += [kit.cylinder(0.022, 0.03, (0.155, 0, 0.045), rubber, (0, 30, 0), 0.004), kit.cylinder(0.006, 0.05, (0.14, 0, 0.06), steel, (0, 30, 0))]
        kit.group(parts, (0.14, 2.2, 0.002), (0, 0, -158))
        kit.area((1.1, 3.3, 0.9), (0.14, 2.2, 0.15), (0.8, 0.5), FLECKS[2], 46)
        kit.area((-1.2, 2.9, 0.8), (0.14, 2.2, 0.15), (0.3, 0.7), FLECKS[0], 40)
        kit.area((0.0, 0.9, 1.1), (0.14, 2.2, 0.12), (0.6, 0.3), (1.0, 0.55, 0.3), 4)
    kit.camera(*{
        'skate': ((-0.28, 1.4, 0.12), (0.02, 2.2, 0.155), 42, 1.0, 0.86),
        'poster': ((0.62, -0.3, 0.17), (0.25, 8, 1.12), 30, 0.4, 3.1),
        'ball': ((-2.1, -1.5, 2.3), (-0.42, 8.5, 3.28), 135, 1.4, 10.2),
        'rail': ((1.62, 0.5, 1.2), (1.75, 6, 1.0), 44, 0.7, 1.9),
        'pair': ((-2.0, 0.2, 0.34), (-0.5, 12, 1.2), 66, 1.0, 8.2),
    }[view])
else:
    # painted lines of the track, two cones left standing
    cone = kit.material('cone', (0.8, 0.2, 0.03), 0.5)
    for x, y in ((-0.75, 3.1), (1.5, 5.2)):
        kit.cylinder(0.085, 0.3, (x, y, 0.16), cone, radius_top=0.015)
        kit.box((0.24, 0.24, 0.016), (x, y, 0.008), cone, bevel=0.006)
    kit.area((5, 16, 5), (0, 5, 0), (5, 1.5), FLECKS[0], 3200)
    kit.area((-4, 2, 4), (-0.7, 3.1, 0), 1, FLECKS[2], 90).visible_glossy = False
    kit.camera((-0.3, -0.2, 0.12), (0.1, 8, 1.35), 40, 0.45, 3.4, roll=3.5)
kit.glare(0.4, 0.1, streak_threshold=12, streak_color=(1, 0.5, 0.3) if law else (0.5, 0.7, 1.0))
hush()


def pose(place):
    """The ball turns, and its flecks with it."""
    spin.default_value = 0.3 * place * job.seconds
    ball.rotation_euler[2] = -spin.default_value


kit.finish(job.out, job.frames, kit.travel(job, pose))
