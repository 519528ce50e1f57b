"""A studio's white cove under one large softbox, a stool on its mark; past the wall's end its plywood ribs and the dark
studio; nearer to the camera a C-stand with a flag, boxes, a coil of cable."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0008, 0.0012, 0.0014), seed=12, bounces=6)
kit.bpy.context.scene.cycles.diffuse_bounces = 0  # the floor's bounce is a lamp of its own, free of noise
WARM = (1.0, 0.79, 0.56)
AIR = (0.006, 0.008, 0.008)
LEFT, RIGHT, FRONT, BACK, BEND, HIGH = -9.0, 3.1, 0.6, 8.0, 1.7, 5.2

# paint: white rolled on by hand, scuffed and trodden where people work
paint, g = graph_material('cove-paint')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, z = g.split(p)
rolled = g.noise(g.vector('MULTIPLY', p, (6.0, 6.0, 1.2)), 2.0, 6.0, 0.3)
patch = g.noise(p, 0.7, 5.0, 0.5)
scuff = g.step(g.noise(g.vector('MULTIPLY', p, (3.0, 1.0, 1.0)), 5.5, 9.0, 2.2), 0.64, 0.74)
worn = g.math('MULTIPLY', g.math('MULTIPLY', scuff, g.step(z, 0.5, 0.02)), g.step(g.noise(p, 0.9, 3.0), 0.42, 0.62))
tone = g.mix(patch, (0.7, 0.69, 0.66), (0.8, 0.79, 0.77))
seam = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', x, 1.22)), 0.5)), 0.004), g.step(z, 0.3, 1.5))
run = g.step(g.noise(g.vector('MULTIPLY', p, (2.5, 2.5, 0.12)), 1.6, 6.0, 0.4), 0.5, 0.75)
tone = g.mix(g.math('ADD', g.math('MULTIPLY', seam, 0.3), g.math('MULTIPLY', run, 0.25)), tone, (0.3, 0.27, 0.24))
tone = g.mix(g.math('MULTIPLY', worn, 0.55), tone, (0.2, 0.19, 0.18))
rough = g.math('ADD', 0.3, g.math('MULTIPLY', g.math('ADD', rolled, patch), 0.2))
bump = g.node('ShaderNodeBump', {'Height': g.math('ADD', g.math('MULTIPLY', rolled, 0.5), g.noise(p, 120.0, 2.0)), 'Strength': 0.16, 'Distance': 0.01}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Specular': 0.35, 'Normal': bump}).outputs[0])
profile = [(FRONT, 0.0), (BACK - BEND, 0.0)]
profile += [(BACK - BEND + BEND * math.sin(a), BEND - BEND * math.cos(a)) for a in [math.pi / 2 * k / 24 for k in range(1, 25)]]
profile += [(BACK, HIGH)]
vertices = [(side, a, b + 0.05) for side in (LEFT, RIGHT) for a, b in profile]
n = len(profile)
cove = kit.from_data('cove', vertices, [(k, n + k, n + k + 1, k + 1) for k in range(n - 1)], paint)
solid = cove.modifiers.new('solid', 'SOLIDIFY')
solid.thickness, solid.offset = 0.035, -1

# what holds it up: ribs cut to the curve, studs, a brace
ply = kit.material('ply', (0.34, 0.22, 0.12), 0.7)
kit.noise_bump(ply, 30, 0.2, stretch=(1, 1, 6))
for k in range(4):
    rib = [(BACK - BEND - 0.4, 0.0)] + [(a + 0.04, b) for a, b in profile[1:-1]] + [(BACK + 0.04, HIGH), (BACK + 0.24, HIGH), (BACK + 0.24, 0.0)]
    m = len(rib)
    at = RIGHT - 0.03 - k * 1.2
    body = [(at - d, a, b) for d in (0, 0.03) for a, b in rib]
    kit.from_data('rib', body, [tuple(range(m)), tuple(range(m, 2 * m))[::-1]] + [(i, m + i, m + (i + 1) % m, (i + 1) % m) for i in range(m)], ply, smooth=False)
for z in (0.8, 2.4, 4.0):
    kit.box((8, 0.09, 0.05), (RIGHT - 4, BACK + 0.28, z), ply)
kit.box((0.05, 0.1, 4.6), (RIGHT - 0.05, BACK + 1.15, 2.1), ply, (-24, 0, 0))
black = kit.material('black', (0.011, 0.011, 0.012), 0.45)
steel = kit.material('steel', (0.42, 0.42, 0.43), 0.3, 1.0)
kit.uneven_rough(steel, 8, 0.2, 0.5)
concrete, g = graph_material('concrete')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
stain = g.noise(p, 0.8, 8.0, 0.8)
body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.ramp(stain, [(0.35, (0.016, 0.017, 0.017)), (0.7, (0.05, 0.05, 0.048))]), 'Roughness': g.math('ADD', 0.16, g.math('MULTIPLY', stain, 0.5))}).outputs[0]
g.out(aerial(g, body, AIR, 30))
kit.plane((60, 60), (0, 10, 0), concrete)
kit.box((RIGHT - LEFT, 0.02, 0.052), ((RIGHT + LEFT) / 2, FRONT, 0.03), black)

# the dark studio: a wall of acoustic folds, a door's lamp
folds = []
for k in range(181):
    at = -9 + k * 0.14
    folds += [(at, 13 + 0.16 * math.sin(k * 1.3) + 0.05 * math.sin(k * 3.1), z) for z in (0, 8)]
kit.from_data('folds', folds, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(180)], kit.material('cloth', (0.02, 0.03, 0.032), 0.95))
tube = kit.box((0.05, 0.05, 1.25), (5.4, 11.6, 1.9), glow('tube', (0.2, 0.9, 0.9), 9))
kit.area((5.6, 11.3, 2.0), (4, 8, 1.5), (0.3, 1.3), (0.1, 0.75, 0.78), 130)
kit.area((4.6, 12.0, 2.6), (3.0, 8.4, 2.0), (0.5, 1.6), (0.1, 0.7, 0.75), 60)

# the softbox: a frame of pipe, silk that sags, a black skirt, chains to the ceiling
SX, SY, SZ, W, D = -0.75, 3.7, 2.75, 4.3, 2.7
silk, g = graph_material('silk')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
mid = g.math('ADD', g.math('POWER', g.math('DIVIDE', local[0], W * 0.62), 2.0), g.math('POWER', g.math('DIVIDE', local[1], D * 0.62), 2.0))
bright = g.math('MULTIPLY', g.math('SUBTRACT', 1.3, g.math('MULTIPLY', mid, 0.55)), 5.0)
seam = g.math('LESS_THAN', g.math('ABSOLUTE', local[0]), 0.012)
g.out(g.emission(g.mix(g.step(mid, 0.2, 1.3), (1.0, 0.86, 0.66), (1.0, 0.66, 0.36)), g.math('MULTIPLY', bright, g.math('SUBTRACT', 1.0, g.math('MULTIPLY', seam, 0.35)))))
silk['glow'] = True
grid = [(W * (i / 24 - 0.5), D * (k / 16 - 0.5), -0.13 * (1 - (2 * i / 24 - 1) ** 2) * (1 - (2 * k / 16 - 1) ** 2)) for i in range(25) for k in range(17)]
sheet = kit.from_data('silk', grid, [(i * 17 + k, i * 17 + k + 1, i * 17 + k + 18, i * 17 + k + 17) for i in range(24) for k in range(16)], silk, loc=(SX, SY, SZ))
sheet.visible_shadow = sheet.visible_glossy = False  # the lamp below it lights and is mirrored
cloth = kit.material('skirt', (0.012, 0.012, 0.012), 0.9)
for dx, dy, w, d in ((0, -D / 2, W, 0.02), (0, D / 2, W, 0.02), (-W / 2, 0, 0.02, D), (W / 2, 0, 0.02, D)):
    kit.box((w + 0.04, d + 0.04, 0.42), (SX + dx, SY + dy, SZ + 0.17), cloth, bevel=0.01)
    kit.tube([(SX + dx - (w if w > 1 else 0) / 2, SY + dy - (d if d > 1 else 0) / 2, SZ - 0.02), (SX + dx + (w if w > 1 else 0) / 2, SY + dy + (d if d > 1 else 0) / 2, SZ - 0.02)], 0.026, steel, smooth=False)
kit.plane((W, D), (SX, SY, SZ + 0.37), cloth)
for dx in (-W / 2 + 0.2, W / 2 - 0.2):
    for dy in (-D / 2 + 0.1, D / 2 - 0.1):
        kit.tube([(SX + dx, SY + dy, SZ + 0.36), (SX + dx * 0.85, SY + dy * 0.8, SZ + 3)], 0.012, steel, smooth=False)
kit.area((SX, SY, SZ - 0.16), (SX, SY, 0), (W * 0.94, D * 0.94), WARM, 290)
kit.area((SX, 4.0, 0.12), (SX, 6.0, 6), (7.5, 4.5), (1.0, 0.6, 0.32), 34).visible_glossy = False

# a stool on a tape cross
oak = kit.material('oak', (0.3, 0.15, 0.06), 0.42)
kit.noise_bump(oak, 24, 0.12, stretch=(1, 8, 1))
gaffer = kit.material('gaffer', (0.75, 0.2, 0.03), 0.7)
X, Y = -0.5, 2.3
for turn in (30, 120):
    kit.box((0.62, 0.05, 0.003), (X + 0.05, Y - 0.1, 0.053), gaffer, (0, 0, turn))
seat = [(0.0, 0.72), (0.15, 0.72), (0.172, 0.73), (0.178, 0.745), (0.172, 0.76), (0.15, 0.765), (0.0, 0.758)]
parts = [kit.lathe(seat, oak, segments=64)]
for k in range(4):
    a = math.tau * k / 4 + 0.5
    c, s = math.cos(a), math.sin(a)
    parts.append(kit.tube([(0.12 * c, 0.12 * s, 0.73), (0.22 * c, 0.22 * s, 0.0)], 0.017, oak, smooth=False))
for high, r in ((0.26, 0.187), (0.42, 0.165)):
    parts.append(kit.tube([(r * math.cos(a), r * math.sin(a), high) for a in [math.tau * i / 24 for i in range(24)]], 0.009, steel, closed=True))
kit.group(parts, (X, Y, 0.05))


def stand(x, y, tall, turn):
    """C-stand: three bent legs, a column with a knuckle, an arm that holds a flag."""
    parts = [kit.tube([(0, 0, 0.25), (0, 0, tall)], 0.016, steel, smooth=False), kit.tube([(0, 0, 0.25), (0, 0, 1.1)], 0.021, steel, smooth=False)]
    for k, a in enumerate((20, 140, 260)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        parts.append(kit.tube([(0, 0, 0.3 + 0.06 * k), (0.09 * c, 0.09 * s, 0.3 + 0.06 * k), (0.16 * c, 0.16 * s, 0.05), (0.48 * c, 0.48 * s, 0.02)], 0.013, steel))
    for z in (1.1, tall):
        parts += [kit.cylinder(0.045, 0.05, (0, 0, z), steel, (90, 0, 0), 0.006), kit.box((0.1, 0.016, 0.016), (0.07, -0.03, z), black, bevel=0.004)]
    parts.append(kit.tube([(0.35, 0, tall - 0.1), (-1.15, 0, tall + 0.33)], 0.009, steel, smooth=False))
    parts += [kit.box((0.78, 0.012, 0.62), (-1.25, 0, tall + 0.02), cloth, (4, 0, 3), 0.004)]
    return kit.group(parts, (x, y, 0), (0, 0, turn))


stand(1.85, 0.1, 1.95, 196)
# near the camera: two apple boxes and a coil of cable
box = kit.material('apple-box', (0.36, 0.2, 0.09), 0.6)
kit.noise_bump(box, 20, 0.2, stretch=(1, 6, 1))
for z, turn, tall in ((0.1, 12, 0.2), (0.255, -7, 0.1)):
    kit.box((0.51, 0.31, tall), (-2.2, 0.2, z), box, (0, 0, turn), 0.008)
    kit.box((0.13, 0.004, 0.04), (-2.2 + 0.02, 0.2 - 0.157, z), black, (0, 0, turn))
coil = [(-1.5 + (0.19 + 0.012 * math.sin(i * 0.9)) * math.cos(i * 0.42), 0.05 + (0.19 + 0.012 * math.sin(i * 0.9)) * math.sin(i * 0.42), 0.015 + 0.0007 * i) for i in range(90)]
kit.tube(coil + [(-1.1, 0.0, 0.02), (-0.5, 0.3, 0.015), (0.4, -0.1, 0.015), (2.0, -0.5, 0.015)], 0.011, black)
kit.area((-3.5, -5.5, 3.5), (-2.4, 0.2, 0), (3, 1.5), (0.25, 0.7, 0.75), 60)
kit.camera((1.75, -6.4, 1.12), (0.05, 2.3, 1.3), 37, 1.2, (X, Y, 0.5))
kit.glare(0.3, 0.04, threshold=1.6, streak_threshold=6, streak_color=(1, 0.8, 0.6))
hush()
kit.finish(job.out)
