"""The slate of the reel. Its title is scratched in chalk, stroke by stroke, then the sticks clap; who claps them is out of the frame. In centimeters.

`title` and `line` are what is written; `mark`, an outline like `brand.mark` of the site, is scratched in their place on the
wiped slate: the end. `at` is the second that a still shows.
"""
import math, os, random, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np
from marker import strokes

job = macro.start(90, background=(0.001, 0.0013, 0.0016), bounces=3)
V = kit.Vector
CLAP = 3.31  # seconds: the fifth beat
WRITING = (0.06, 1.5) if 'mark' in job.args else (0.2, 2.25)
OPEN = 15.5  # degrees
HINGE = V((-13.2, 0, 3.0))

# the board: matte paint, wiped many times, its corners worn
board = kit.material('board', (0.01, 0.011, 0.012), 0.62, bump=(7, 0.05))
wiped = kit.noise(board, 0.16, 9, stretch=(1.0, 1, 2.6))
kit.link(board, kit.ramp(board, wiped, [(0.36, (0.007, 0.008, 0.009)), (0.56, (0.026, 0.027, 0.028)), (0.72, (0.062, 0.061, 0.058))]), kit.principled(board)['Base Color'])
kit.uneven_rough(board, 0.5, 0.5, 0.8)
kit.principled(board)['Specular'].default_value = 0.25
kit.noise_bump(board, 1.2, 0.05, 8, stretch=(8, 1, 0.7))
kit.box((29, 0.6, 20), (0, 0, -10), board, bevel=0.12)
white = macro.paint((0.62, 0.58, 0.5), (0.12, 0.075, 0.04), 0.045, 1.1, 0.5)
black = macro.paint((0.012, 0.012, 0.013), (0.16, 0.1, 0.055), 0.05, 1.3, 0.5)
steel = macro.metal((0.42, 0.41, 0.4), 0.32)
print_white = kit.material('print', (0.34, 0.33, 0.31), 0.6)


def stick(low):
    """A clapstick from x -14.2 to 14.2, its foot at z `low`: white, with slanted black bars painted on."""
    parts = [kit.box((28.4, 1.3, 2.6), (0, 0, low + 1.3), white, bevel=0.06)]
    for k in range(8):
        x, lean = -12.2 + k * 3.7, 0.95
        corners = [(x + dx + (lean if up else -lean), y, low + (2.603 if up else -0.003)) for y in (-0.656, 0.656) for up in (0, 1) for dx in (-0.85, 0.85)]
        parts.append(kit.from_data('bar', corners, [(0, 1, 3, 2), (4, 6, 7, 5), (2, 3, 7, 6), (0, 4, 5, 1)], black, smooth=False))
    return parts


stick(0.12)
top = stick(0.12)
plate = [kit.box((3.2, 0.16, 2.0), (-12.4, -0.74, 1.6), steel, bevel=0.05), kit.cylinder(0.42, 0.3, (-13.2, -0.84, 2.6), steel, (90, 0, 0), 0.06)]
for x, z in ((-11.4, 2.1), (-11.4, 1.0), (-13.2, 1.1)):
    plate.append(kit.lathe([(0, 0.09), (0.2, 0.06), (0.26, 0)], steel, loc=(x, -0.82, z), rot=(90, 0, 0), segments=24))
# hairlines and the printed heads of the fields below the title
if 'mark' not in job.args:
    kit.box((27, 0.01, 0.05), (0, -0.303, -6.55), print_white)
    kit.box((0.05, 0.01, 5), (-3.6, -0.303, -9.1), print_white)
    kit.box((0.05, 0.01, 5), (5.0, -0.303, -9.1), print_white)
    for words, x in (('ROLL', -12.2), ('SCENE', -2.2), ('TAKE', 6.4)):
        head = kit.text(words, 0.55, (x, -0.304, -7.05), (90, 0, 0), print_white)
        head.data.extrude, head.data.align_x = 0.001, 'LEFT'


def chalk(name, cover, tone):
    """Chalk on rough paint: it takes only where the surface stands out."""
    made = kit.material(name, (tone, tone * 0.97, tone * 0.9), 0.95)
    kit.principled(made)['Specular'].default_value = 0.05
    grain = kit.noise(made, 14.0, 5, 'Object', (1, 1, 1))
    bare = kit.ramp(made, grain, [(cover - 0.05, 1.0), (cover + 0.05, 0.0)])
    clear, mixed = kit.node(made, 'BsdfTransparent'), kit.node(made, 'MixShader')
    kit.link(made, bare, mixed.inputs[0])
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
    kit.link(made, clear.outputs[0], mixed.inputs[2])
    kit.link(made, mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


def rounded(points, times=2):
    """The corners of a stroke as a hand takes them."""
    for _ in range(times):
        cut = [points[0]]
        for a, b in zip(points, points[1:]):
            cut += [tuple(V(a).lerp(V(b), 0.25)), tuple(V(a).lerp(V(b), 0.75))]
        points = [*cut, points[-1]]
    return points


def scratched(words, height, at, made, wide, seed):
    """Strokes of chalk on the board, each an object that can be drawn out: (object, length)."""
    drawn, chance = [], random.Random(seed)
    for line in strokes(words, height, 0.1, seed):
        line = rounded(line)
        for again in range(2):
            shift = chance.gauss(0, wide * 0.55) if again else 0
            points = [(x + shift + chance.gauss(0, wide * 0.1), y + shift * 0.6 + chance.gauss(0, wide * 0.1), 0) for x, y, _ in line]
            thing = kit.tubes([points], wide * (0.34 if again else 0.5), made, 2, 'scratch')
            for knot in thing.data.splines[0].points:
                knot.radius = chance.uniform(0.65, 1.15)
            thing.location, thing.rotation_euler, thing.scale = at, (math.radians(90), 0, 0), (1, 1, 0.12)
            thing.data.bevel_factor_mapping_start = thing.data.bevel_factor_mapping_end = 'SPLINE'
            drawn.append((thing, sum((V(a) - V(b)).length for a, b in zip(points, points[1:])), again))
    return drawn


def outlined(path, high, at, made, seed):
    """The shapes of a mark as scratches with the broad side of the chalk, from the top of each to its foot."""
    drawn, chance, unit = [], random.Random(seed), high / 24
    for shape in path.split('M')[1:]:
        here, corners = V((0, 0)), []
        for letter, rest in re.findall('([lL]?)([^lLz]+)', shape):
            numbers = [float(n) for n in re.findall(r'-?(?:\d*\.\d+|\d+)', rest)]
            for pair in zip(numbers[::2], numbers[1::2]):
                here = here + V(pair) if letter == 'l' else V(pair)
                corners.append(here)
        order = sorted(corners, key=lambda corner: corner.y)
        head, foot = sum(order[:3], V((0, 0))) / 3, sum(order[-3:], V((0, 0))) / 3
        for k in range(9):
            aside, ends = (k % 3 - 1) * 0.62 + chance.gauss(0, 0.12), (chance.gauss(0, 0.9), chance.gauss(0, 0.9))
            points = [head.lerp(foot, t) + V((aside + chance.gauss(0, 0.09), 0)) for t in (ends[0] / 24, 0.2, 0.4, 0.6, 0.8, 1 + ends[1] / 24)]
            thing = kit.tubes([[((p.x - 12) * unit, (12 - p.y) * unit, 0) for p in points]], chance.uniform(0.2, 0.4) * unit, made, 2, 'scratch')
            thing.location, thing.rotation_euler, thing.scale = at, (math.radians(90), 0, 0), (1, 1, 0.12)
            thing.data.bevel_factor_mapping_start = thing.data.bevel_factor_mapping_end = 'SPLINE'
            drawn.append((thing, (foot - head).length, k))
    return drawn


MARK = job.args.get('mark')
bold, ghost = chalk('chalk', 0.43, 0.8), chalk('ghost', 0.52, 0.12)
if MARK:
    written = outlined(MARK, 6.2, (0.2, -0.31, -3.9), chalk('broad', 0.47, 0.8), 8)
    pause = 14.0
else:
    for words, size, at, turn in (('A12', 2.4, (-8.2, -0.302, -3.1), 5), ('41F', 2.2, (8.6, -0.302, -2.6), 6), ('TAKE 3', 1.2, (1.4, -0.302, -3.9), 7)):
        scratched(words, size, at, ghost, 0.3, turn)
    scratched('41', 1.7, (0.6, -0.302, -8.6), bold, 0.16, 3)
    scratched('1', 1.7, (9.0, -0.302, -8.6), bold, 0.16, 4)
    written = scratched(job.args.get('title', 'REGULUS FILMS'), 1.65, (0.0, -0.31, -1.35), bold, 0.22, 8)
    written += scratched(job.args.get('line', 'REEL'), 1.65, (0.3, -0.31, -3.5), bold, 0.22, 9)
    pause = 1.2
total = sum(length + pause for _, length, again in written if not again)
when, start = [], 0.0
for thing, length, again in written:
    if not again:
        first, start = start, start + length + pause
    when.append((thing, first / total, (first + length) / total))
# dust: on the board, on the fixed stick, and what the clap throws up
chance = np.random.default_rng(9)
dusty = kit.material('dust', (0.5, 0.48, 0.44), 0.95)
flat = np.c_[chance.uniform(-14, 14, 2600), np.full(2600, -0.3), chance.uniform(-8, 0, 2600)]
macro.grains(flat, 0.006 + 0.03 * chance.random(2600) ** 5, dusty)
puff = macro.grains(np.zeros((1, 3)), np.ones(1), dusty, 'puff')
thrown = np.c_[chance.uniform(-11, 13, 1500), chance.uniform(-0.75, 0.75, 1500), np.full(1500, 2.75)]
speed = np.c_[chance.normal(0, 5, 1500), np.sign(thrown[:, 1]) * chance.gamma(1.4, 6, 1500), chance.normal(1.5, 4, 1500)]
puff_size = 0.008 + 0.032 * chance.random(1500) ** 4

moving = kit.group(top, HINGE)
for thing in moving.children:
    thing.matrix_parent_inverse = kit.Matrix.Translation((13.2, 0, -0.12))

kit.area((15, -24, 24), (3, 0, 1), (8, 6), (1, 0.64, 0.36), 33000)
kit.area((-30, 22, 12), (2, 0, 3), (4, 22), (0.1, 0.55, 0.65), 9000)
kit.area((-34, -40, 0), (0, 0, 0), (20, 10), (0.4, 0.7, 0.8), 1500)
macro.backdrop((20, 170, 26), (300, 200), [(0, (0.07, 0.032, 0.012)), (0.35, (0.016, 0.011, 0.008)), (0.9, (0.001, 0.002, 0.0025))])
macro.far(6, (10, 70), (130, 160), (6, 34), (1.4, 2.6), ((1, 0.5, 0.18), (1, 0.62, 0.3), (0.1, 0.6, 0.7)), (0.5, 1.6))
if MARK:
    macro.lens((13, -44, -10), (0.3, 0, -2.6), 82, 2.8, (0.2, -0.3, -2.9), roll=9)
else:
    macro.lens((13, -58, -5), (0.3, 0, 0.1), 81, 3.2, (1.5, -0.5, -0.5), roll=2)
kit.glare(0.14, 0.0, 1.3)


def angle(now):
    """Degrees that the sticks stand open: a breath of anticipation, the clap, a small bounce."""
    if MARK or now < 2.35:
        return OPEN if not MARK else 0.0
    if now < 2.85:
        t = (now - 2.35) / 0.5
        return OPEN - 6.5 * t * t * (3 - 2 * t)
    if now < 3.14:
        t = (now - 2.85) / 0.29
        return OPEN - 6.5 + 2.6 * math.sin(math.pi / 2 * t)
    if now < CLAP:
        t = (now - 3.14) / (CLAP - 3.14)
        return (OPEN - 3.9) * (1 - t ** 1.8)
    after = now - CLAP
    return 0.7 * abs(math.sin(after * 26)) * math.exp(-after * 14)


def pose(place):
    now = place * job.seconds
    done = min(1, max(0, (now - WRITING[0]) / (WRITING[1] - WRITING[0])))
    for thing, first, last in when:
        share = min(1, max(0, (done - first) / (last - first)))
        thing.hide_render = share <= 0
        thing.data.bevel_factor_end = max(0.001, share)
    moving.rotation_euler.y = -math.radians(angle(now))
    after = 0 if MARK else now - CLAP
    puff.hide_render = after <= 0
    if after > 0:
        slowed = (1 - math.exp(-4.5 * after)) / 4.5
        at = thrown + speed * slowed - np.array([0, 0, 6.0]) * after ** 2
        fresh = macro.grains(at, puff_size, dusty, 'puff-now')
        old, puff.data = puff.data, fresh.data
        kit.bpy.data.objects.remove(fresh)
        kit.bpy.data.meshes.remove(old)


if not job.frames:
    job.seconds = 4.0
    pose(float(job.args.get('at', 2.9)) / 4)
kit.finish(job.out, job.frames, kit.travel(job, pose))
