"""An outdoor stage in the rain: music stands with their lamps, sheets of music, backlit drops; the band has run for cover.
Views: poster, page (one stand, close), floor (a page that fell on the wet boards), above (from a lift), brass (a trombone left on the boards)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
view = job.args.get('view', 'poster')
kit.reset(job.samples, job.width, job.height, background=(0.001, 0.002, 0.0045), seed=14, bounces=4)

floor, g = graph_material('wet-floor')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
pools = g.step(g.noise(p, 0.8, 6.0, 0.6), 0.42, 0.58)
rings = 0.0
clock = g.node('ShaderNodeValue').outputs[0]
clock.default_value = 0.0
for i in range(26):
    center = (random.uniform(-3.2, 3.2), random.uniform(1.2, 7.0), 0.0)
    far = g.node('ShaderNodeVectorMath', {0: p, 1: center}, operation='DISTANCE').outputs['Value']
    size, strong = random.uniform(0.06, 0.22), 1.0
    if job.moving:
        # a drop falls, its ring runs out and fades, another falls
        age = g.math('FRACT', g.math('ADD', g.math('MULTIPLY', clock, 0.7), i * 0.377))
        size, strong = g.math('MULTIPLY', age, 0.3), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, age), 1.6)
    wave = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 90.0)), g.step(g.math('ABSOLUTE', g.math('SUBTRACT', far, size)), 0.07, 0.0))
    rings = g.math('ADD', rings, g.math('MULTIPLY', wave, strong) if job.moving else wave)
boards = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', g.split(p)[0], 0.6)), 0.5)), 0.485)
height = g.math('ADD', g.math('MULTIPLY', g.noise(p, 16.0, 4.0), 0.004), g.math('ADD', g.math('MULTIPLY', rings, 0.003), g.math('MULTIPLY', boards, 0.006)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 0.9, 'Distance': 1.0}).outputs[0]
rough = g.math('SUBTRACT', 0.34, g.math('MULTIPLY', pools, 0.28))
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.012, 0.013, 0.015), 'Roughness': rough, 'Normal': normal}).outputs[0])
kit.plane((30, 40), (0, 10, 0), floor)

black = kit.material('black', (0.012, 0.012, 0.013), 0.28)
brass = kit.material('brass', (0.8, 0.5, 0.16), 0.2, 1.0)

# a sheet of music: five-line staves and notes by chance
paper, g = graph_material('paper')
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
v = g.math('MULTIPLY', local[1], 20.0)
band = g.math('FRACT', v)
row = g.math('LESS_THAN', band, 0.5)
line = g.math('MULTIPLY', row, g.math('LESS_THAN', g.math('FRACT', g.math('MULTIPLY', band, 10.0)), 0.16))
# one note to a column of a stave, at a height by chance: a slanted head and its stem, in meters
column = g.math('MULTIPLY', local[0], 90.0)
luck = g.chance(g.join(g.math('FLOOR', column), g.math('FLOOR', v), 1.0))
pitch = g.math('MULTIPLY', g.math('FLOOR', g.math('MULTIPLY', luck[1], 8.0)), 0.05)
dy = g.math('MULTIPLY', g.math('SUBTRACT', band, g.math('ADD', pitch, 0.06)), 0.05)
dx = g.math('MULTIPLY', g.math('SUBTRACT', g.math('FRACT', column), 0.5), 1 / 90)
square = lambda value, size: g.math('POWER', g.math('ABSOLUTE', g.math('DIVIDE', value, size)), 2.0)
head = g.math('LESS_THAN', g.math('ADD', square(dx, 0.0036), square(g.math('SUBTRACT', dy, g.math('MULTIPLY', dx, 0.35)), 0.0024)), 1.0)
stem = g.math('MULTIPLY', g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', dx, 0.0031)), 0.0005), g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', dy, 0.008)), 0.008))
note = g.math('MULTIPLY', g.math('LESS_THAN', luck[0], 0.62), g.math('MAXIMUM', head, stem))
ink = g.math('MULTIPLY', g.math('MAXIMUM', g.math('MULTIPLY', line, 0.5), note), g.math('LESS_THAN', g.math('ABSOLUTE', local[0]), 0.095))
tone = g.mix(g.math('MULTIPLY', ink, 0.85), (0.8, 0.76, 0.66), (0.05, 0.05, 0.05))
pool = g.math('MULTIPLY', g.step(local[1], -0.3, 0.17), g.step(g.math('ABSOLUTE', local[0]), 0.22, 0.02))
shine = g.emission(g.mix(1.0, tone, (1.0, 0.5, 0.2), 'MULTIPLY'), g.math('MULTIPLY', pool, 1.5))
g.out(g.node('ShaderNodeAddShader', {0: g.node('ShaderNodeBsdfDiffuse', {'Color': tone}).outputs[0], 1: shine}).outputs[0])
warm = glow('lamp-mouth', (1, 0.62, 0.28), 28)


def stand(x, y, turn, tilt=62, sheets=2, lit=True):
    """Music stand: tripod, desk, two sheets that curl, a clip-on lamp."""
    parts = [kit.tube([(0, 0, 0.1), (0, 0, 1.08)], 0.011, black, smooth=False)]
    for a in (30, 150, 270):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        parts.append(kit.tube([(0, 0, 0.32), (0.27 * c, 0.27 * s, 0.0)], 0.009, black, smooth=False))
    lean = math.radians(tilt)
    up, out = math.sin(lean), math.cos(lean)
    desk = kit.box((0.5, 0.34, 0.008), (0, 0.17 * out, 1.05 + 0.17 * up), black, (tilt, 0, 0), 0.003)
    parts += [desk, kit.box((0.5, 0.06, 0.008), (0, -0.02, 1.05), black, (tilt - 90, 0, 0))]
    for k in range(sheets):
        sx = (k - (sheets - 1) / 2) * 0.225
        vertices = [(u * 0.0105 - 0.105, w * 0.0155 - 0.155, 0.012 + 0.014 * (u / 20 - 0.5) ** 2 * 4 * random.uniform(0.8, 1.3) + (0.05 * max(0, w / 20 - 0.7) ** 2 * u / 4 if k else 0)) for w in range(21) for u in range(21)]
        sheet = kit.from_data('sheet', vertices, [(r * 21 + c, r * 21 + c + 1, r * 21 + c + 22, r * 21 + c + 21) for r in range(20) for c in range(20)], paper)
        sheet.location, sheet.rotation_euler = (sx, 0.165 * out, 1.05 + 0.165 * up), (lean, 0, random.uniform(-0.05, 0.05))
        parts.append(sheet)
    top = (0, 0.36 * out - 0.02, 1.05 + 0.4 * up)
    parts.append(kit.tube([(0, 0.34 * out, 1.05 + 0.34 * up), (0, 0.36 * out, top[2] + 0.05), (0, top[1] - 0.09, top[2] + 0.06)], 0.006, black))
    parts.append(kit.box((0.3, 0.05, 0.035), (0, top[1] - 0.1, top[2] + 0.055), black, (20, 0, 0), 0.01))
    if lit:
        mouth = kit.box((0.26, 0.034, 0.004), (0, top[1] - 0.1, top[2] + 0.034), warm, (20, 0, 0))
        mouth.visible_diffuse = False
        parts.append(mouth)
    kit.group(parts, (x, y, 0), (0, 0, turn))


for x, y, turn, lit in ((-0.62, 2.6, 200, True), (0.75, 3.5, 168, True), (-1.75, 4.5, 205, True), (1.95, 5.1, 160, False), (0.05, 5.9, 184, True), (-2.9, 6.9, 200, False), (1.2, 7.6, 175, True)):
    stand(x, y, turn + 180, lit=lit)
for x, y, turn in ((0.1, 3.2, 20), (-1.1, 5.2, -10), (1.5, 6.2, 40)):
    chair = [kit.box((0.4, 0.4, 0.025), (0, 0, 0.45), black, bevel=0.01), kit.box((0.4, 0.02, 0.24), (0, 0.2, 0.78), black, (-8, 0, 0), 0.01)]
    for dx in (-0.18, 0.18):
        chair += [kit.tube([(dx, -0.18, 0.45), (dx, -0.2, 0)], 0.011, black, smooth=False), kit.tube([(dx, 0.24, 0.9), (dx, 0.17, 0.45), (dx, 0.23, 0)], 0.011, black, smooth=False)]
    kit.group(chair, (x, y, 0), (0, 0, turn + 180))

# back light through the rain: a rig of five lamps, cones in the wet air, drops as short streaks
for i, (x, color, power) in enumerate(((-5.0, (0.2, 0.5, 1.0), 1.0), (-2.4, (0.25, 0.6, 1.0), 0.8), (0.6, (0.3, 0.7, 1.0), 1.1), (3.4, (0.25, 0.6, 1.0), 0.8), (6.0, (0.2, 0.5, 1.0), 1.0))):
    at = (x, 13.5, 5.4)
    beam(at, (x * 0.6, 6.0, -0.6), 0.14, 1.5, color, 0.2 * power, smoke=0.5)
    kit.cylinder(0.2, 0.4, (x, 13.7, 5.5), black, (60, 0, 0))
    kit.sphere(0.13, at, glow(f'eye{i}', color, 60)).visible_shadow = False
kit.tube([(-9, 13.8, 5.8), (9, 13.8, 5.8)], 0.05, black, smooth=False)
kit.spot((0.6, 13.5, 5.4), (0, 3.5, 0), (0.3, 0.65, 1.0), 7000, 80, 0.6, 0.15)
drop, g = graph_material('drop')
g.out(g.blend(0.5, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission((0.45, 0.75, 1.0), 0.7)))
streak = kit.cylinder(0.0017, 0.15, (0, 0, -5), drop, segments=5)
drops = []
for i in range(1300):
    y = random.uniform(1.9, 12)
    drops.append(kit.copy(streak, (random.uniform(-0.75, 0.75) * (y + 1.5), y, random.uniform(0, 4.2)), (0, 6 + random.uniform(-1, 1), 0), random.uniform(0.5, 1.5)))
splash = kit.sphere(0.004, (0, 0, -5), drop, segments=6)
splashes = [kit.copy(splash, (random.uniform(-3, 3), random.uniform(1.2, 7.5), abs(random.gauss(0, 0.03))), scale=random.uniform(0.5, 1.4)) for _ in range(420)]

if view == 'floor':
    # wet through, it lies flat but for a corner
    vertices = [(u * 0.0105 - 0.105, w * 0.0155 - 0.155, 0.003 + 0.09 * max(0, u / 20 - 0.72) * max(0, w / 20 - 0.6) * 4) for w in range(21) for u in range(21)]
    page = kit.from_data('page', vertices, [(r * 21 + c, r * 21 + c + 1, r * 21 + c + 22, r * 21 + c + 21) for r in range(20) for c in range(20)], paper)
    page.location, page.rotation_euler = (-0.24, 1.98, 0.0), (0, 0, 0.5)
if view == 'brass':
    flare = [(0.0065 + 0.09 * math.exp(-k * 0.32) + 0.012 * (1 - k / 24), 0.56 * k / 24) for k in range(25)]
    horn = [kit.lathe(flare, brass, (0, 0, 0), (0, -90, 0), 64), kit.lathe([(0.098, -0.004), (0.112, -0.004), (0.112, 0.004), (0.098, 0.004)], brass, (0, 0, 0), (0, -90, 0), close=True)]
    horn.append(kit.tube([(-0.55, 0, 0), (-0.66, 0, -0.005), (-0.72, 0, -0.05), (-0.66, 0, -0.1), (-0.5, 0, -0.105), (0.1, 0, -0.105)], 0.0075, brass))
    for dz in (0.0, -0.075):
        horn.append(kit.tube([(-0.3, 0.055, -0.03 + dz), (0.78, 0.055, -0.03 + dz)], 0.0072, brass))
    horn.append(kit.tube([(0.78, 0.055, -0.03), (0.825, 0.055, -0.05), (0.825, 0.055, -0.085), (0.78, 0.055, -0.105)], 0.0085, brass))
    for x in (-0.22, 0.16):
        horn.append(kit.tube([(x, 0, -0.105), (x, 0.055, -0.03), (x, 0.055, -0.105)], 0.005, brass, smooth=False))
    kit.group(horn, (0.02, 2.75, 0.113), (90, 2, 228))
    kit.area((-1.6, 2.6, 1.2), (0, 2.8, 0.1), (0.25, 0.8), (1.0, 0.55, 0.24), 70)
    kit.area((0.9, 3.6, 1.5), (0, 2.8, 0.1), (0.3, 0.8), (0.35, 0.65, 1.0), 60)
CAMERAS = {
    'poster': ((-0.25, -0.4, 0.95), (0.0, 4, 1.12), 35, 1.2, 2.9),
    'page': ((-1.12, 1.35, 1.42), (-0.55, 2.6, 1.2), 52, 1.6, 1.36),
    'floor': ((0.34, 0.92, 0.5), (-0.2, 2.05, 0.03), 40, 1.6, 1.22),
    'above': ((0.5, -0.2, 3.7), (-0.12, 4.9, 0.25), 31, 1.6, 4.6),
    'brass': ((0.36, 1.72, 0.36), (-0.08, 2.9, 0.15), 42, 1.4, 1.16),
}
kit.camera(*CAMERAS[view])
kit.glare(0.35, 0.08, streak_color=(0.5, 0.75, 1.0))
hush()
homes = [item.location.copy() for item in drops + splashes]
kit.layer(job, drops + splashes)


def pose(place):
    """Rain at an eighth of its speed: drops fall, rings run, splashes hop."""
    t = place * job.seconds
    clock.default_value = t
    for k, (item, home) in enumerate(zip(drops, homes)):
        fall = 0.8 * t * (0.85 + 0.3 * (k * 0.618 % 1))
        item.location.z = (home.z - fall) % 4.2
        item.location.x = home.x - 0.105 * fall
    for k, (item, home) in enumerate(zip(splashes, homes[len(drops):])):
        age = (1.3 * t + k * 0.618) % 1
        item.location = home + kit.Vector((0.05 * age * math.cos(k), 0.05 * age * math.sin(k), 0.28 * age * (1 - age) - home.z))


kit.finish(job.out, job.frames, kit.travel(job, pose))
