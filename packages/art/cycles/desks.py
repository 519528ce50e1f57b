"""A hand on what it works with: a calculator, tape on a dance floor, a label on a case, a mirror ball. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
from body import along

job = macro.start(61, background=(0.0012, 0.002, 0.0026))
what = job.args.get('what', 'calculator')
V = kit.Vector
steel = macro.metal((0.3, 0.3, 0.31), 0.3)
black = macro.plastic()

if what == 'calculator':
    hand = body.take('Right', body.person('caucasian', 'female', 'old'), body.skin((0.42, 0.26, 0.18)), [(20, 30, 16), (44, 52, 28), (52, 60, 34), (58, 64, 38)], (0, 0, 0), (10, 22, 150), (0.03, 0.012, 0.014), 0, lift=-16, thumb=((20, 10), (0, 20), (0, 24)))
    tip = hand.at('RightHandIndex3', True)
    top = tip.z - 0.5
    gold = macro.metal((0.72, 0.52, 0.24), 0.26, 'x', 0.1)
    case = kit.material('case', (0.008, 0.007, 0.006), 0.42, bump=(30, 0.12))
    kit.uneven_rough(case, 1.2, 0.28, 0.5)
    parts = [kit.box((13, 8, 1.4), (0, 0, -0.72), case, bevel=0.18), kit.box((12.2, 2.5, 0.16), (0, 2.5, 0.0), gold, bevel=0.05),
             kit.box((6.4, 1.5, 0.1), (-1.6, 2.6, 0.08), kit.material('glass', (0.42, 0.44, 0.34), 0.2, coat=0.5), bevel=0.02)]
    digit = kit.material('digit', (0.004, 0.004, 0.004), 0.3)
    number = kit.text('48,200.00', 1.05, (-1.2, 2.58, 0.135), (0, 0, 0), digit)
    number.data.extrude, number.data.shear = 0.002, 0.12
    parts.append(number)
    pale, warm, blue = (kit.material('print', color, 0.6) for color in ((0.8, 0.78, 0.7), (0.9, 0.42, 0.06), (0.1, 0.34, 0.7)))
    keys = ('n', 'i', 'PV', 'PMT', 'FV', 'CHS', '7', '8', '9', '/'), ('yx', '1x', '%T', 'D%', '%', 'EEX', '4', '5', '6', 'x'), ('R/S', 'SST', 'Rv', 'xy', 'CLx', 'EN', '1', '2', '3', '-'), ('ON', 'f', 'g', 'STO', 'RCL', 'TER', '0', '.', 'S+', '+')
    for row, names in enumerate(keys):
        for column, name in enumerate(names):
            x, y = -5.5 + 1.22 * column, 0.7 - 1.2 * row
            parts.append(kit.box((0.92, 0.72, 0.42), (x, y, 0.12), {'f': warm, 'g': blue}.get(name, case), (7, 0, 0), 0.07))
            label = kit.text(name, 0.36 if len(name) > 1 else 0.46, (x, y - 0.02, 0.345), (7, 0, 0), digit if name in 'fg' else pale)
            label.data.extrude = 0.002
            parts += [label, kit.box((0.7, 0.1, 0.01), (x, y + 0.5, 0.012), warm if column % 3 else blue)]
    thing = kit.group(parts)
    at = V((tip.x, tip.y, top)) - kit.Matrix.Rotation(math.radians(-14), 3, 'Z') @ V((-5.5 + 1.22 * 7, 0.7 - 1.2, 0.34))
    thing.location, thing.rotation_euler = at, (0, 0, math.radians(-14))
    kit.plane((200, 200), (0, 0, at.z - 1.45), kit.material('desk', (0.05, 0.024, 0.012), 0.35, bump=(2, 0.1)))
    for k in range(3):
        kit.plane((21, 29.7), (at.x - 6 + 3 * k, at.y + 12, at.z - 1.44 + 0.03 * k), kit.material('sheet', (0.6, 0.55, 0.45), 0.8), (0, 0, 10 - 14 * k))
    kit.area(tip + V((-30, 34, 46)), tip + V((-3, 0, 0)), (9, 9), (1, 0.66, 0.34), 40000)
    kit.area(tip + V((50, 60, 10)), tip, (10, 40), (0.12, 0.6, 0.7), 12000)
    macro.lens(tip + V((-14, -40, 42)), tip + V((-1.6, -0.6, 0.2)), 150, 3.6, tip + V((-1, -0.6, 0)))

if what == 'label':
    hand = body.take('Right', body.person('caucasian', 'male', 'old'), body.skin((0.4, 0.25, 0.18)), [(10, 12, 6), (34, 44, 24), (42, 52, 28), (48, 56, 32)], (0, 0, 0), (0, 12, 148), (0.02, 0.03, 0.04), 0, lift=-22, thumb=((8, 10), (0, 14), (0, 20)))
    tip = hand.at('RightHandIndex3', True)
    low = tip.z - 0.6
    hard = macro.plastic((0.014, 0.015, 0.016), 0.42, 6, 0.3)
    kit.uneven_rough(hard, 0.4, 0.24, 0.6)
    lid = [kit.box((90, 60, 4), (0, 0, -2.02), hard, bevel=0.3)]
    edge = macro.metal((0.5, 0.5, 0.5), 0.3, 'x', 0.2)
    lid += [kit.box((90, 3.2, 0.3), (0, -9.2, 0.1), edge, bevel=0.08), kit.box((90, 0.3, 5), (0, -10.8, -2.4), edge, bevel=0.08)]
    for k in range(14):
        lid.append(kit.sphere(0.42, (-40 + 6 * k, -9.2, 0.26), edge, (1, 1, 0.4), 24))
    white = kit.material('label', (0.74, 0.72, 0.66), 0.32)
    ink = kit.material('ink', (0.01, 0.01, 0.011), 0.5)
    lid.append(kit.box((12.4, 2.4, 0.03), (-5.0, 0, 0.02), white, bevel=0.01))
    words = kit.text('85 MM  T 1.3', 1.62, (-5.2, -0.02, 0.04), (0, 0, 0), ink)
    words.data.extrude = 0.002
    words.data.space_character = 1.02
    lid.append(words)
    # what was stuck there before
    for x, y, long, turn in ((-9, 5.0, 9, 2), (-20, 2.4, 6, -3)):
        lid.append(kit.box((long, 2.2, 0.012), (x, y, 0.005), macro.plastic((0.05, 0.048, 0.042), 0.8), (0, 0, turn)))
    case = kit.group(lid, (tip.x + 0.4, tip.y - 0.2, low), (0, 0, -16))
    kit.area(tip + V((-36, 30, 40)), tip + V((-4, 0, 0)), (8, 30), (1, 0.8, 0.56), 44000)
    kit.area(tip + V((60, 30, 16)), tip, (10, 50), (0.12, 0.6, 0.7), 36000)
    kit.area(tip + V((-30, -50, 30)), tip, (16, 16), (1, 0.7, 0.46), 8000)
    macro.lens(tip + V((-24, -38, 40)), tip + V((-3.4, -1.0, 0.6)), 118, 2.6, tip + V((-2.6, -0.6, -0.4)))

if what == 'tape':
    hand = body.take('Left', body.person('caucasian', 'female'), body.skin((0.24, 0.125, 0.075)), [(6, 10, 4), (8, 12, 6), (10, 14, 8), (14, 18, 10)], (0, 0, 0), (0, 8, 28), (0.05, 0.008, 0.012), 0, lift=-24, spread=(6, 1, -3, -8), thumb=((-6, 8), (0, 6), (0, 6)))
    tips = [hand.at(f'LeftHand{finger}3', True) for finger in ('Index', 'Middle', 'Ring')]
    low = min(tip.z for tip in tips) - 0.55
    floor = kit.material('marley', (0.012, 0.012, 0.013), 0.3, bump=(3, 0.1))
    kit.uneven_rough(floor, 0.35, 0.16, 0.5)
    kit.plane((600, 600), (0, 200, low), floor)
    mark = tips[1] + V((2.2, -0.2, 0))
    for k, (turn, long) in enumerate(((38, 24), (-52, 24))):
        tape = kit.material('tape', (0.85, 0.16, 0.05) if k else (0.85, 0.2, 0.06), 0.5, bump=(16, 0.4))
        strip = kit.box((long, 2.4, 0.05), (mark.x, mark.y, low + 0.04 + 0.05 * k), tape, (0, 0, turn), 0.02)
    roll = V((mark.x + 12, mark.y + 15, low))
    for k, color in enumerate(((0.85, 0.2, 0.06), (0.04, 0.5, 0.5), (0.7, 0.5, 0.08))):
        kit.lathe([(3.8, 0), (5.8 - 0.3 * k, 0), (5.9 - 0.3 * k, 0.1), (5.9 - 0.3 * k, 2.3), (5.8 - 0.3 * k, 2.4), (3.8, 2.4)], kit.material('roll', color, 0.45, bump=(30, 0.3)), roll + V((0.4 * k, 0.3 * k, 2.45 * k)), segments=128, close=True)
    macro.lint(60, lambda: (mark.x + random.uniform(-20, 20), mark.y + random.uniform(-14, 30), low + 0.05), 1.4)
    kit.area(mark + V((40, 90, 40)), mark, (20, 60), (1, 0.2, 0.3), 190000)
    kit.area(mark + V((-70, 50, 30)), mark, (16, 60), (0.1, 0.5, 0.7), 70000)
    kit.area(mark + V((-10, -60, 60)), mark, (24, 24), (1, 0.6, 0.5), 9000)
    for x, z in ((-60, 50), (30, 58), (90, 46)):
        kit.sphere(6, (x, 330, z), macro.glow((1, 0.2, 0.3), 8))
    macro.lens(mark + V((-4, -62, 22)), mark + V((-1.4, 0, 1.0)), 96, 2.4, mark + V((-1.2, -0.4, -0.4)))

if what == 'mirror':
    hand = body.take('Right', body.person('caucasian'), body.skin((0.3, 0.17, 0.11)), [(14, 20, 10), (16, 22, 12), (19, 24, 13), (24, 28, 15)], (0, 0, 0), (0, 20, 156), (0.012, 0.013, 0.016), 0, lift=-20, spread=(5, 1, -3, -8), thumb=((4, 8), (0, 10), (0, 12)))
    tips = [hand.at(f'RightHand{finger}3', True) for finger in ('Index', 'Middle', 'Ring')]
    R = 12.0
    ball = sum(tips, V()) / 3 + V((-1.0, 0.6, -0.5 - R))
    mirror = kit.material('mirror', (0.86, 0.86, 0.88), 0.03, 1.0)
    worn = macro.metal((0.5, 0.49, 0.47), 0.2, wear=0.16)
    kit.sphere(R - 0.16, ball, macro.plastic((0.02, 0.018, 0.016), 0.7), segments=64)
    tile = kit.box((1.0, 1.0, 0.14), (0, 0, -900), mirror, bevel=0.02)
    dull = kit.box((1.0, 1.0, 0.14), (0, 0, -900), worn, bevel=0.02)
    rows = 36
    for i in range(1, rows):
        b = math.pi * i / rows
        around = max(4, int(math.tau * R * math.sin(b) / 1.07))
        for k in range(around):
            a = math.tau * k / around
            way = V((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
            if way.z < -0.3 or random.random() < 0.012:
                continue
            off = (way + V([random.gauss(0, 0.02) for _ in range(3)])).normalized()
            one = kit.copy(dull if random.random() < 0.1 else tile, ball + way * R)
            one.matrix_world = kit.Matrix.Translation(ball + way * R) @ off.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for k in range(60):
        kit.sphere(random.uniform(2, 5), (random.uniform(-160, 160), random.uniform(-260, -120), random.uniform(-40, 110)), macro.glow(random.choice(((1, 0.62, 0.3), (1, 0.8, 0.56), (0.16, 0.5, 0.6))), random.uniform(4, 16)), segments=16)
    kit.area(ball + V((-40, 20, 40)), ball + V((0, 0, R)), (8, 10), (1, 0.78, 0.52), 90000)
    kit.area(ball + V((60, 30, 10)), ball + V((0, 0, R)), (10, 50), (0.14, 0.5, 0.65), 50000)
    kit.area(ball + V((-10, -60, 40)), ball + V((0, 0, R)), (20, 16), (1, 0.75, 0.5), 7000)
    # flecks on the far wall of the room
    for k in range(70):
        kit.plane((random.uniform(5, 8), random.uniform(5, 8)), (random.uniform(-120, 120), 280, ball.z + random.uniform(-40, 70)), macro.glow((0.9, 0.8, 0.66), random.uniform(0.1, 0.7)), (90, random.uniform(-20, 20), 0))
    macro.backdrop((-20, 300, ball.z + 20), (500, 300), [(0, (0.02, 0.016, 0.014)), (0.5, (0.008, 0.008, 0.01)), (1, (0.001, 0.002, 0.003))])
    macro.lens(ball + V((-4, -80, R + 6)), ball + V((0.6, 0, R - 0.6)), 94, 2.4, ball + V((-1, -R * 0.6, R * 0.74)))

kit.glare(0.14, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
