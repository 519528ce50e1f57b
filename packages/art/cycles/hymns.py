"""The hymn board of a church: worn number cards in its grooves, the shadow of a leaded window over them. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(119, background=(0.0014, 0.0012, 0.0014))
V = kit.Vector
SUN = (1.0, 0.6, 0.24)


def wood(dark, light, stretch, rough=0.36, coat=0.3):
    made = kit.material('oak', light, rough, coat=coat)
    grain = kit.noise(made, 0.5, 12, stretch=stretch)
    kit.link(made, kit.ramp(made, grain, [(0.34, dark), (0.52, light), (0.7, tuple(1.5 * c for c in light))]), kit.principled(made)['Base Color'])
    kit.bump(made, grain, 0.35, 0.12)
    kit.noise_bump(made, 5, 0.12, stretch=tuple(4 * s for s in stretch))
    kit.uneven_rough(made, 0.22, 0.16, 0.5)
    return made


board = wood((0.02, 0.008, 0.004), (0.085, 0.034, 0.014), (0.06, 1, 2.4))
rail = wood((0.028, 0.011, 0.005), (0.11, 0.046, 0.019), (0.06, 1.6, 2.0))
brass = macro.metal((0.8, 0.54, 0.2), 0.26, wear=0.12, scale=1.6)
ink = kit.material('ink', (0.012, 0.008, 0.007), 0.5)
worn = kit.noise(ink, 3, 12)
kit.link(ink, kit.ramp(ink, worn, [(0.4, (0.012, 0.008, 0.007)), (0.62, (0.012, 0.008, 0.007)), (0.68, (0.22, 0.16, 0.1))]), kit.principled(ink)['Base Color'])
# card: yellowed, darker where fingers took it
card = kit.material('card', (0.58, 0.46, 0.29), 0.8)
stain = kit.noise(card, 0.24, 9)
kit.link(card, kit.ramp(card, stain, [(0.32, (0.3, 0.2, 0.11)), (0.48, (0.56, 0.44, 0.27)), (0.66, (0.66, 0.55, 0.37))]), kit.principled(card)['Base Color'])
kit.noise_bump(card, 9, 0.18)
kit.noise_bump(card, 0.7, 0.3, 4)
edge = kit.material('edge', (0.36, 0.26, 0.16), 0.9)
kit.box((90, 2, 90), (0, 1.0, 0), board)
ROW, CARD = 11.4, (5.5, 8.6)
for k in range(-3, 4):
    z = ROW * k - 5.3
    kit.box((90, 0.55, 1.7), (0, -0.2, z), rail, bevel=0.16)
    kit.box((90, 0.5, 0.8), (0, -0.66, z + 0.35), rail, bevel=0.2)
    kit.box((90, 0.5, 0.55), (0, -0.66, z - 0.95), rail, bevel=0.16)
found = next((p for p in ('/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf') if os.path.exists(p)), None)
font = bpy.data.fonts.load(found) if found else None


def number(digits, row, x, gap=0.25):
    """Cards side by side in a groove, each a hair askew."""
    for n, digit in enumerate(digits):
        lean, up = random.uniform(-2.2, 2.2), random.uniform(-0.15, 0.1)
        rows, columns = 26, 18
        curl, warp = random.uniform(0.05, 0.22), random.uniform(-0.12, 0.12)
        vertices = []
        for r in range(rows + 1):
            for c in range(columns + 1):
                u, v = c / columns - 0.5, r / rows
                soft = 0.10 * (max(0, abs(u) - 0.42) / 0.08) * (v > 0.94)
                vertices.append((CARD[0] * u * (1 - soft * 0.2), -0.05 - curl * v * v - warp * u * v, CARD[1] * (v - 0.5) - soft * 0.5))
        sheet = kit.from_data('card', vertices, [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)], card)
        sheet.modifiers.new('thick', 'SOLIDIFY').thickness = 0.1
        words = kit.text(digit, 7.4, (0, -0.13 - 0.3 * curl, 0.25), (90 + 2.6 * curl * 4, 0, 0), ink)
        words.data.extrude = 0.004
        if font:
            words.data.font = font
        kit.group([sheet, words], (x + n * (CARD[0] + gap) + random.uniform(-0.1, 0.1), -0.3 - 0.04 * n, ROW * row + 0.2 + up), (0, lean, 0))


number('119', 1, -7.6)
number('52', 0, -4.4)
number('45', 0, 15.4)
number('287', -1, -6.2)
number('4', 1, 13.6)
# brass pins, a crack, dust along each groove, motes in the light
for k in range(-2, 3):
    for x in (-11.5, 24):
        kit.lathe([(0, 0.2), (0.2, 0.17), (0.34, 0.06), (0.36, 0)], brass, (x, -0.48, ROW * k - 5.3), (90, 0, 0), segments=40)
dust = kit.material('dust', (0.62, 0.52, 0.4), 0.95)
chance = np.random.default_rng(5)
for k in range(-2, 3):
    n = 1500
    macro.grains(np.column_stack([chance.uniform(-20, 26, n), chance.uniform(-0.92, -0.42, n), np.full(n, ROW * k - 4.53)]), 0.006 + 0.03 * chance.random(n) ** 4, dust)
macro.lint(24, lambda: (random.uniform(-12, 14), -0.6, random.choice((-4.5, 6.9)) + random.uniform(0, 0.1)), 0.9)
macro.grains(np.column_stack([chance.uniform(-18, 20, 240), chance.uniform(-26, -2, 240), chance.uniform(-14, 14, 240)]), 0.012 + 0.026 * chance.random(240) ** 2, dust)
# lead in a lattice before the sun
lead = kit.material('lead', (0, 0, 0), 1)
source, target = V((-170, -150, 96)), V((0, 0, 1.5))
toward = (target - source).normalized()
turn = toward.to_track_quat('Z', 'Y')
for sign in (-1, 1):
    for k in range(-9, 10):
        bar = kit.plane((0.7, 90), (0, 0, 0), lead)
        spin = turn.copy()
        spin.rotate(kit.Matrix.Rotation(math.radians(33 * sign), 3, toward).to_quaternion())
        bar.rotation_euler = spin.to_euler()
        bar.location = target - toward * 66 + spin.to_matrix() @ V((k * 5.2 + 1.4, 0, 0))
        bar.visible_camera = bar.visible_glossy = False
# the window's round head: beyond it the wall is dark
mask = kit.plane((200, 120), (0, 0, 0), lead)
mask.rotation_euler = turn.to_euler()
mask.location = target - toward * 64 + turn.to_matrix() @ V((0, 70, 0))
mask.rotation_euler.rotate_axis('Z', math.radians(18))
mask.visible_camera = mask.visible_glossy = False
kit.spot(tuple(source), tuple(target), SUN, 7200000, 16, 0.5, 1.2)
kit.area((-50, -8, 20), (0, 0, 0), (4, 30), SUN, 9000)
kit.area((50, -30, 10), (4, 0, 0), (8, 40), (0.2, 0.46, 0.62), 9000)
kit.area((0, -60, -40), (0, 0, 0), (40, 16), (1, 0.62, 0.36), 2600)
macro.lens((-17, -40, -5), (2.2, -0.3, 0.9), 74, 2.8, (-3.4, -0.4, 1.0), roll=4)
kit.glare(0.2, 0.04, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
