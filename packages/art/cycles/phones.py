"""Six hundred phones in the stand of a hall draw an eye; the band plays before it, dark against the light. In meters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=12, background=(0.0012, 0.0006, 0.0026), bounces=3)
MAGENTA, BLUE, CYAN, PALE = (1.0, 0.04, 0.34), (0.04, 0.14, 1.0), (0.03, 0.5, 1.0), (0.8, 0.3, 0.9)
black = kit.material('black', (0.008, 0.008, 0.009), 0.35)
alloy = kit.material('alloy', (0.35, 0.35, 0.36), 0.3, 1.0)
people = kit.material('people', (0.012, 0.011, 0.012), 0.6)
deck = kit.material('deck', (0.014, 0.013, 0.016), 0.2)
kit.uneven_rough(deck, 1.4, 0.08, 0.3)
kit.box((40, 14, 0.4), (0, -6.8, -0.2), deck)
kit.plane((80, 80), (0, 30, -1.3), kit.material('floor', (0.006, 0.005, 0.007), 0.8))


def person(bm):
    for size, at in (((0.085, 0.1, 0.12), (0, 0, 1.62)), ((0.05, 0.05, 0.1), (0, 0, 1.5)), ((0.23, 0.12, 0.12), (0, 0, 1.36)), ((0.19, 0.12, 0.4), (0, 0, 1.1))):
        kit.bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=9, radius=1, matrix=kit.Matrix.Translation(at) @ kit.Matrix.Diagonal((*size, 1)))
    for a, b, thick in (((0.2, 0, 1.36), (0.28, -0.08, 1.62), 0.05), ((0.28, -0.08, 1.62), (0.22, -0.16, 1.86), 0.042)):
        for k in range(8):
            kit.bmesh.ops.create_uvsphere(bm, u_segments=8, v_segments=6, radius=thick, matrix=kit.Matrix.Translation([p + (q - p) * k / 7 for p, q in zip(a, b)]))


guest = kit.from_bmesh('guest', person, people, loc=(0, 0, -9))
frame = kit.box((0.12, 0.012, 0.23), (0, 0, -9), black, bevel=0.006)
screens = {}


def light(color, power):
    """One phone's screen, made once for each color."""
    if (color, power) not in screens:
        screens[color, power] = kit.box((0.108, 0.004, 0.212), (0, 0, -9), glow(f'screen{len(screens)}', color, power))
    return screens[color, power]


ROWS, STEP, DEEP, RISE = 31, 0.6, 0.72, 0.7
LENS = kit.Vector((0.0, -7.4, 0.6))
kit.box((70, 0.2, 1.9), (0, 7.2, -0.35), black)
for r in range(ROWS):
    y, z = 8.0 + r * DEEP, -1.0 + r * RISE
    kit.box((70, DEEP, 0.3), (0, y, z - 0.15), black)
    for c in range(-36, 37):
        x = (c + (0.5 if r % 2 else 0)) * STEP + random.uniform(-0.07, 0.07)
        if abs(x) > 0.72 * (y - LENS.y):
            continue
        kit.copy(guest, (x, y, z), (0, 0, random.uniform(-16, 16)), random.uniform(0.94, 1.05))
        # one pixel of the eye as the lens sees it: lids, iris, pupil, a glint
        a, b = x / (y - LENS.y) / 0.6, ((z + 2 - LENS.z) / (y - LENS.y) - 0.3) / 0.245
        lid, iris = 0.93 * (1 - abs(a) ** 1.9) - abs(b), math.hypot(a * 2.1, b)
        if lid < -0.16 or abs(a) > 1.02:
            if random.random() < 0.94:
                continue
            color, power = MAGENTA, 0.5
        elif lid < 0.1:
            color, power = MAGENTA, 5.5
        elif math.hypot(a * 2.1 + 0.2, b - 0.28) < 0.15:
            color, power = (0.95, 0.95, 1.0), 12.0
        elif iris < 0.27:
            continue
        elif iris < 0.48:
            color, power = CYAN, 7.0
        elif iris < 0.74:
            color, power = BLUE, 9.0
        else:
            color, power = PALE, 0.8
        if random.random() < 0.035:
            continue
        at = (x - 0.2, y - 0.2, z + 1.98 + random.uniform(-0.06, 0.06))
        turn = (random.uniform(-12, 2), random.uniform(-7, 7), random.uniform(-9, 9))
        kit.copy(frame, at, turn)
        lit = kit.copy(light(color, power), at, turn)
        lit.location = kit.Vector(at) + lit.rotation_euler.to_matrix() @ kit.Vector((0, -0.008, 0))

# the band: a voice at the microphone, a synthesizer on its stand, amps at the sides
standing(people, (-1.75, -3.3, 0), 160, 1.78, ((-0.5, -0.12, 2.12), (0.16, -0.34, 1.5)), 0.2)
kit.tube([(-1.86, -2.9, 0.03), (-1.86, -2.9, 1.5)], 0.013, black, smooth=False)
kit.tube([(-1.86, -2.9, 1.5), (-1.82, -3.02, 1.58)], 0.02, black, smooth=False)
kit.cylinder(0.16, 0.03, (-1.86, -2.9, 0.015), black)
standing(people, (2.5, -3.0, 0), 196, 1.72, ((-0.34, -0.44, 1.05), (0.34, -0.44, 1.05)), 0.05, True)
kit.box((1.25, 0.36, 0.11), (2.62, -2.5, 1.0), black, (0, 0, 14), 0.02)
for side in (-1, 1):
    kit.tube([(2.62 - side * 0.42, -2.5 - side * 0.1, 0.02), (2.62 + side * 0.42, -2.5 + side * 0.1, 0.95)], 0.02, black, smooth=False)
for x, y, w, h, turn in ((-3.9, -2.6, 0.75, 0.95, -12), (-3.85, -2.6, 0.7, 0.4, -8), (4.7, -2.3, 0.8, 1.25, 14)):
    kit.box((w, 0.4, h), (x, y, h / 2 if h != 0.4 else 1.16), black, (0, 0, turn), 0.03)
for x in (-1.7, 0.6):
    kit.box((0.6, 0.34, 0.34), (x, -1.0, 0.13), black, (38, 0, 0), 0.03)
for points in ([(-1.8, -2.9, 0.012), (-2.4, -4.4, 0.012), (-3.4, -3.9, 0.012), (-3.9, -2.9, 0.012)], [(2.6, -2.6, 0.012), (3.2, -4.3, 0.012), (4.6, -2.6, 0.012)]):
    kit.tube(points, 0.012, black)
# smoke behind them, lit from both sides
smoke, g = graph_material('smoke')
at = g.node('ShaderNodeTexCoord').outputs['Object']
x, z, _ = g.split(at)
fade = g.math('MULTIPLY', g.step(z, 4.2, -2.0), g.math('ADD', 0.35, g.step(g.noise(at, 0.4, 5.0, 1.0), 0.3, 0.75)))
tint = g.mix(g.step(x, -7.0, 6.0), MAGENTA, BLUE)
g.out(g.node('ShaderNodeAddShader', {0: g.emission(tint, g.math('MULTIPLY', fade, 0.11)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
veil = kit.plane((50, 12), (0, 2.6, 3.0), smoke, (90, 0, 0))
veil.visible_shadow = veil.visible_diffuse = False
kit.area((0, 9, 4.5), (0, -4, 0.6), (13, 4), BLUE, 420).visible_glossy = False
kit.area((0, 6, 0.2), (0, -4, 0.4), (14, 0.8), MAGENTA, 240).visible_glossy = False
kit.area((0, 32, 26), (0, 12, 4), (36, 1.5), (0.6, 0.12, 0.8), 140000).visible_glossy = False
kit.camera(LENS, (0.0, 6, 3.5), 24, 1.6, 24)
kit.glare(0.45, 0.06, threshold=0.9, streak_threshold=7, streak_color=(0.8, 0.4, 1.0))
hush()
kit.finish(job.out)
