"""What two fingers hold: an instant print, van keys, an ace of hearts, a fan of colors, a stopwatch, a pen on a quote, chalk at a board. `what` chooses. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from body import along

job = macro.start(53, background=(0.0012, 0.002, 0.0026))
what = job.args.get('what', 'print')
V = kit.Vector
steel = macro.metal((0.3, 0.3, 0.31), 0.3)
black = macro.plastic()


def upright(thing, at, x, z):
    """Turns what was made in the x-z plane so that its x and z lie on these."""
    z = z.normalized()
    y = z.cross(x).normalized()
    x = y.cross(z)
    thing.matrix_world = kit.Matrix((x, y, z)).transposed().to_4x4()
    thing.location = at
    return thing


if what == 'print':
    hand = body.take('Right', body.person('caucasian'), body.skin((0.34, 0.19, 0.12)), [(46, 36, 18), (52, 48, 24), (58, 60, 34), (62, 66, 40)], (0, 0, 0), (60, -34, 172), (0.05, 0.022, 0.014), 4, pinch=('Index',), gap=1.35)
    at, way = hand.between('Right')
    white = kit.material('frame', (0.8, 0.78, 0.72), 0.38)
    kit.uneven_rough(white, 1.2, 0.26, 0.5)
    parts = [kit.box((5.4, 0.05, 8.6), (0, 0, 0), white, bevel=0.02)]
    picture = kit.material('picture', (0.02, 0.04, 0.045), 0.16, coat=0.7)
    place = kit.node(picture, 'SeparateXYZ')
    kit.link(picture, kit.node(picture, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(picture, kit.ramp(picture, place.outputs['X'], [(0.0, (0.012, 0.05, 0.056)), (0.45, (0.05, 0.07, 0.06)), (1.0, (0.75, 0.3, 0.09))]), kit.principled(picture)['Base Color'])
    parts.append(kit.box((4.6, 0.02, 6.2), (0, -0.03, 0.75), picture))
    # somebody with much hair, half turned away
    shade = kit.material('sitter', (0.006, 0.006, 0.007), 0.16, coat=0.7)
    for _ in range(46):
        a, r = random.uniform(0, math.tau), 0.9 * random.random() ** 0.5
        parts.append(kit.lathe([(0, 0), (random.uniform(0.2, 0.46), 0)], shade, (-0.5 + r * math.cos(a), -0.046, 1.5 + 1.1 * r * math.sin(a)), (90, 0, 0), 20))
    outline = [(-2.3, -2.3), (1.7, -2.3), (1.5, -1.3), (0.5, -0.5), (0.06, -0.2), (0.02, 0.5), (0.5, 0.52), (0.62, 0.8), (0.56, 1.0), (0.78, 1.14), (0.5, 1.6), (-0.6, 1.6), (-0.9, -0.1), (-2.3, -0.9)]
    parts.append(kit.from_data('sitter', [(x, -0.044, z) for x, z in outline], [tuple(range(len(outline)))], shade, smooth=False))
    parts.append(kit.box((5.2, 0.012, 1.9), (0, -0.052, -3.3), white))
    card = kit.group(parts)
    side = V((1, 0.16, 0.10)).normalized()
    up = V((-0.2, 0.1, 1)).normalized()
    upright(card, at + side * -1.9 + up * 3.3, side, up)
    kit.area((-70, 30, 40), at, (50, 60), (0.8, 0.92, 1), 60000)
    kit.area((-50, -60, 40), at, (40, 40), (0.8, 0.92, 1), 30000)
    kit.area(at + V((10, 40, 30)), at + V((-2, 0, 4)), (20, 20), (1, 0.8, 0.6), 20000)
    kit.area((60, 30, 10), at, (10, 50), (1, 0.5, 0.2), 60000)
    # a window with slats, out of focus
    for k in range(9):
        kit.box((46, 1, 7), (-58, 160, -44 + 13 * k), macro.glow((0.42, 0.6, 0.62), 0.5))
    macro.backdrop((-30, 240, 20), (600, 600), [(0, (0.03, 0.045, 0.045)), (0.5, (0.014, 0.02, 0.02)), (1, (0.003, 0.004, 0.004))])
    macro.lens((2, -86, 3), at + V((0.2, 0, 2.0)), 158, 2.8, at + V((-1.2, -0.2, 3)))

if what == 'keys':
    hand = body.take('Left', body.person('african', 'female', 'old'), body.skin((0.14, 0.07, 0.042)), [(58, 48, 26), (66, 60, 34), (72, 68, 40), (76, 72, 42)], (0, 0, 0), (78, 46, 16), (0.05, 0.02, 0.03), 4, pinch=('Index',), gap=1.3)
    at, way = hand.between('Left')
    ring = kit.lathe([(1.55 + 0.11 * math.cos(a), 0.11 * math.sin(a)) for a in [math.tau * k / 12 for k in range(12)]], macro.metal((0.5, 0.49, 0.47), 0.2), close=True)
    down = at + V((0, 0, -1.5))
    ring.location, ring.rotation_euler = down, (math.radians(90), 0, math.radians(24))
    brass, nickel = macro.metal((0.62, 0.42, 0.16), 0.24, wear=0.2), macro.metal((0.52, 0.52, 0.53), 0.22, wear=0.18)

    def key(made, long, teeth):
        outline = [(0.22, -1.9), (0.36, -2.2)]
        parts = [kit.lathe([(0.34, -0.09), (1.15, -0.09), (1.22, 0), (1.15, 0.09), (0.34, 0.09)], made, (0, 0, -1.0), (90, 0, 0), 48, close=True)]
        parts.append(kit.box((0.9, 0.18, 1.0), (0, 0, -2.3), made, bevel=0.04))
        parts.append(kit.box((0.62, 0.2, long), (0.06, 0, -2.6 - long / 2), made, bevel=0.03))
        parts.append(kit.box((0.1, 0.22, long - 0.3), (0.16, 0, -2.5 - long / 2), macro.metal((0.12, 0.1, 0.08), 0.5)))
        for q, deep in enumerate(teeth):
            parts.append(kit.box((deep, 0.19, 0.3), (-0.25 - deep / 2, 0, -3.2 - 0.42 * q), made, (0, 0, 0), 0.06))
        return parts

    for k, (turn, lean, made, long) in enumerate(((-26, -30, nickel, 3.6), (-6, 24, brass, 3.2), (9, -12, nickel, 4.0), (24, 40, brass, 3.4), (40, -50, nickel, 3.8))):
        held = kit.group(key(made, long, [random.uniform(0.08, 0.34) for _ in range(6)]))
        held.location = down + V((1.55 * math.sin(math.radians(turn)) * 0.9, 0.3 * (k - 2), -1.5 * math.cos(math.radians(turn)) + 0.9))
        held.rotation_euler = (math.radians(4 * (k - 2)), math.radians(-turn * 0.8), math.radians(lean))
    tag = kit.material('tag', (0.75, 0.3, 0.06), 0.4, coat=0.4)
    kit.uneven_rough(tag, 1.4, 0.25, 0.6)
    fob = kit.group([kit.box((3.0, 0.22, 5.0), (0, 0, -3.4), tag, bevel=0.35), *[kit.box((2.0, 0.02, 0.34), (0, -0.12, -2.8 - 0.7 * q), kit.material('ink', (0.02, 0.02, 0.02), 0.6)) for q in range(3)]])
    fob.location, fob.rotation_euler = down + V((-1.4, -0.7, -0.9)), (math.radians(-3), math.radians(14), math.radians(-12))
    kit.area((70, 40, 40), at, (16, 60), (1, 0.48, 0.12), 120000)
    kit.area((-60, 30, -20), at, (10, 60), (0.12, 0.6, 0.7), 50000)
    kit.area((-40, -60, 10), down + V((0, 0, -4)), (30, 40), (1, 0.6, 0.3), 50000)
    kit.area((40, -50, -30), down + V((0, 0, -4)), (8, 50), (0.3, 0.7, 0.8), 16000)
    for x, z in ((44, 52), (78, -10), (-60, 30)):
        kit.sphere(7, (x, 260, z), macro.glow((1, 0.46, 0.1), 3))
    macro.backdrop((50, 330, 50), (600, 600), [(0, (0.14, 0.06, 0.012)), (0.4, (0.03, 0.014, 0.006)), (1, (0.002, 0.003, 0.004))])
    macro.lens((0, -88, -4), at + V((0.4, 0, -3.6)), 158, 2.6, down + V((0, -0.6, -4)))

if what == 'colors':
    hand = body.take('Right', body.person('caucasian', 'female'), body.skin((0.3, 0.17, 0.11)), [(34, 40, 20), (38, 46, 24), (42, 52, 28), (48, 56, 32)], (0, 0, 0), (70, -14, 190), (0.03, 0.016, 0.02), 6, pinch=('Index', 'Middle'), gap=1.7)
    at, way = hand.between('Right')
    colors = ((0.3, 0.03, 0.03), (0.5, 0.08, 0.025), (0.66, 0.2, 0.04), (0.68, 0.36, 0.08), (0.6, 0.5, 0.3), (0.34, 0.36, 0.26), (0.1, 0.26, 0.22), (0.02, 0.2, 0.2), (0.014, 0.11, 0.14), (0.014, 0.04, 0.07))
    paper = kit.material('card', (0.7, 0.68, 0.62), 0.5)
    for k, color in enumerate(colors):
        parts = [kit.box((4.2, 0.035, 14), (0, 0, 6.4), paper, bevel=0.01)]
        for q in range(4):
            tone = tuple(min(0.9, c * (0.55 + 0.36 * q) + 0.03 * q) for c in color)
            parts.append(kit.box((3.9, 0.01, 2.9), (0, -0.022, 1.9 + 3.1 * q), kit.material('chip', tone, 0.34, bump=(8, 0.05))))
        fan = kit.group(parts)
        fan.location = at + V((0.6, -0.3 + 0.075 * k, -0.5))
        fan.rotation_euler = (math.radians(-5), math.radians(34 - 12.5 * k), math.radians(random.uniform(-1, 1)))
    kit.lathe([(0, -0.3), (0.4, -0.3), (0.42, -0.2), (0.2, -0.05), (0, 0)], steel, at + V((0.6, -0.4, 0.6)), (90, 0, 0))
    kit.area((-60, -40, 50), at + V((-2, 0, 6)), (20, 50), (1, 0.74, 0.46), 60000)
    kit.area((60, 40, 30), at, (10, 60), (0.2, 0.6, 0.7), 60000)
    kit.area((20, -70, -20), at, (20, 30), (1, 0.7, 0.5), 9000)
    macro.backdrop((-60, 240, 60), (600, 600), [(0, (0.09, 0.05, 0.02)), (0.5, (0.024, 0.016, 0.01)), (1, (0.003, 0.003, 0.003))])
    macro.lens((3, -88, 6), at + V((-1.6, 0, 5.2)), 146, 2.8, at + V((-1.5, -0.2, 6)))

if what == 'watch':
    hand = body.take('Right', body.person('african'), body.skin((0.1, 0.052, 0.032)), [(46, 36, 18), (50, 44, 22), (54, 52, 28), (58, 58, 34)], (0, 0, 0), (60, -34, 172), (0.05, 0.014, 0.01), 4, pinch=('Index',), gap=2.3)
    at, way = hand.between('Right')
    chrome = macro.metal((0.62, 0.61, 0.6), 0.12, wear=0.08)
    face = kit.material('dial', (0.72, 0.69, 0.6), 0.5, bump=(20, 0.05))
    ink = kit.material('ink', (0.01, 0.01, 0.01), 0.6)
    R = 2.9
    parts = [kit.lathe([(0, -1.1), (R * 0.8, -1.0), (R * 0.98, -0.5), (R, 0), (R * 0.98, 0.3), (R * 0.9, 0.5), (R * 0.86, 0.42), (R * 0.85, 0.1)], chrome, segments=160), kit.lathe([(0, 0.1), (R * 0.86, 0.1)], face, segments=96)]
    for k in range(60):
        a, long = math.tau * k / 60, 0.34 if k % 5 == 0 else 0.16
        parts.append(kit.box((0.09 if k % 5 == 0 else 0.035, long, 0.01), (math.sin(a) * (R * 0.8 - long / 2), math.cos(a) * (R * 0.8 - long / 2), 0.112), ink, (0, 0, -math.degrees(a))))
    for k in range(12):
        a = math.tau * k / 12
        number = kit.text(str(5 * k or 60), 0.46, (math.sin(a) * R * 0.57, math.cos(a) * R * 0.57, 0.115), (0, 0, 0), ink)
        number.data.extrude = 0.002
        parts.append(number)
    red = kit.material('needle', (0.6, 0.03, 0.01), 0.3)
    parts += [kit.box((0.07, R * 0.98, 0.03), (math.sin(math.radians(222)) * R * 0.3, math.cos(math.radians(222)) * R * 0.3, 0.2), red, (0, 0, -222)), kit.cylinder(0.16, 0.14, (0, 0, 0.2), chrome, bevel=0.04),
              kit.lathe([(0, 0.74), (R * 0.5, 0.68), (R * 0.8, 0.52), (R * 0.88, 0.44)], macro.water(ior=1.12), segments=96),
              kit.cylinder(0.36, 1.1, (0, R + 0.4, -0.2), chrome, (90, 0, 0)), kit.cylinder(0.62, 0.7, (0, R + 1.1, -0.2), macro.metal((0.6, 0.6, 0.6), 0.2), (90, 0, 0), 0.1),
              kit.lathe([(0.85 + 0.1 * math.cos(a), 0.1 * math.sin(a)) for a in [math.tau * k / 12 for k in range(12)]], chrome, (0, R + 1.15, -0.2), (0, 0, 0), close=True)]
    watch = kit.group(parts)
    side, up = V((1, 0.3, -0.16)).normalized(), V((0.14, -0.06, 1)).normalized()
    front = side.cross(up).normalized()
    watch.matrix_world = kit.Matrix((side, front.cross(side), front)).transposed().to_4x4()
    watch.location = at - side * (R - 0.35) + up * 0.5
    kit.area(at + V((-60, 20, 50)), at, (16, 50), (1, 0.56, 0.22), 100000)
    kit.area(at + V((60, 30, -6)), at, (10, 60), (0.12, 0.6, 0.7), 50000)
    kit.area(at + V((-40, -60, 50)), at, (14, 14), (1, 0.72, 0.46), 70000)
    macro.backdrop((-30, 300, 40), (600, 600), [(0, (0.03, 0.014, 0.008)), (0.4, (0.008, 0.008, 0.008)), (1, (0.001, 0.002, 0.003))])
    macro.lens((0, -88, 2), at + V((-1.6, 0, 0.7)), 212, 4.0, at + V((-2, -1.2, 0.4)))

if what == 'card':
    hand = body.take('Right', body.person('caucasian', 'female'), body.skin((0.34, 0.19, 0.12)), [(30, 26, 12), (34, 30, 14), (52, 56, 30), (60, 64, 38)], (0, 0, 0), (74, -16, 176), (0.004, 0.02, 0.012), 4, pinch=('Index', 'Middle'), gap=1.4)
    at, way = hand.between('Right')
    stock = kit.material('card', (0.74, 0.7, 0.6), 0.36)
    kit.uneven_rough(stock, 1.6, 0.22, 0.5)
    red = kit.material('red', (0.55, 0.008, 0.012), 0.3)

    def heart(x, z, size, up=1):
        points = []
        for k in range(72):
            a = math.tau * k / 72
            points.append((x + size * math.sin(a) ** 3, -0.03, z + up * size * (0.8125 * math.cos(a) - 0.3125 * math.cos(2 * a) - 0.125 * math.cos(3 * a) - 0.0625 * math.cos(4 * a))))
        return kit.from_data('heart', points, [tuple(range(72))], red, smooth=False)

    card = [kit.box((6.3, 0.035, 8.8), (0, 0, 0), stock, bevel=0.015), heart(0, 0, 1.35)]
    for up in (-1, 1):
        letter = kit.text('A', 1.15, (-2.5 * up, -0.03, 3.6 * up), (90, 0, 0) if up > 0 else (90, 180, 0), red)
        letter.data.extrude = 0.001
        card += [letter, heart(-2.5 * up, 2.6 * up, 0.36, up)]
    side, up = V((1, 0.3, -0.2)).normalized(), V((0.22, -0.12, 1)).normalized()
    upright(kit.group(card), at - side * 2.3 + up * 3.2, side, up)
    for k in range(3):
        behind = kit.box((6.3, 0.035, 8.8), (0, 0, 0), stock, bevel=0.015)
        upright(behind, at - side * (1.9 - 0.5 * k) + up * (3.1 - 0.2 * k) + V((0, 0.1 + 0.09 * k, 0)), (side + up * (-0.1 * k - 0.1)).normalized(), (up + side * (0.1 * k + 0.1)).normalized())
    kit.area(at + V((-40, -30, 60)), at - side * 2 + up * 4, (8, 20), (1, 0.72, 0.48), 130000)
    kit.area(at + V((60, 40, 10)), at, (10, 60), (0.06, 0.8, 0.32), 90000)
    kit.area(at + V((-60, 40, -10)), at, (10, 60), (0.9, 0.08, 0.06), 60000)
    for k in range(26):
        kit.cylinder(7, 260, (-120 + 10 * k + random.uniform(-2, 2), 190, 20), kit.material('drape', (0.004, 0.05, 0.022), 0.8), segments=24)
    kit.spot((-60, 20, 120), (-30, 190, 30), (0.3, 1, 0.5), 1500000, 24, 1.0)
    macro.lens((2, -88, 4), at + V((-0.6, 0, 2.6)), 132, 2.2, at - side * 2.3 + up * 3)

if what == 'pen':
    hand = body.take('Right', body.person('caucasian'), body.skin((0.34, 0.2, 0.125)), [(44, 40, 14), (54, 50, 22), (62, 58, 30), (66, 62, 34)], (0, 0, 0), (-38, 24, 148), (0.014, 0.016, 0.022), 0, lift=-24, pinch=('Index',), gap=1.6)
    at, way = hand.between('Right')
    web = hand.at('RightHandIndex1').lerp(hand.at('RightHandThumb2'), 0.2) + V((0, 0, 0.9))
    axis = (web - at).normalized()
    low = min(hand.at(f'RightHand{finger}3', end).z for finger in body.FINGERS for end in (False, True)) - 1.5
    tip = at - axis * ((at.z - low) / max(0.2, axis.z))
    ink = kit.material('lacquer', (0.004, 0.005, 0.008), 0.08, coat=1.0)
    gold = macro.metal((0.8, 0.55, 0.2), 0.16)
    pen = kit.group([kit.lathe([(0.02, 0), (0.08, 0.25), (0.2, 1.5), (0.34, 1.9)], gold, segments=48), kit.lathe([(0.34, 1.9), (0.5, 2.6), (0.6, 4.5), (0.62, 9.0), (0.5, 13.6), (0.2, 14.0), (0, 14)], ink, segments=64), kit.lathe([(0.62, 8.6), (0.66, 8.65), (0.66, 8.95), (0.62, 9.0)], gold, segments=64)])
    along(pen, tip, axis)
    sheet = kit.material('sheet', (0.62, 0.58, 0.5), 0.75, bump=(14, 0.12))
    kit.plane((21, 29.7), (tip.x - 1, tip.y + 6, low), sheet, (0, 0, -8))
    kit.plane((200, 200), (0, 0, low - 0.03), macro.plastic((0.02, 0.012, 0.008), 0.3))
    kit.principled(sheet)['Specular'].default_value = 0.2
    type_ = kit.material('type', (0.02, 0.02, 0.022), 0.8)
    words = []
    for row in range(40):
        x, y = -8.6, -13 + 0.72 * row
        if row % 7 == 6:
            continue
        while x < (4 if row % 7 == 5 else 7.6):
            wide = random.uniform(0.25, 1.1)
            words.append(kit.plane((wide, 0.17), (x + wide / 2, y, 0.004), type_))
            x += wide + 0.2
    kit.group(words, (tip.x - 1, tip.y + 6, low), (0, 0, -8))
    kit.plane((4.4, 0.1), (tip.x - 2.3, tip.y - 0.1, low + 0.012), kit.material('line', (0.02, 0.04, 0.2), 0.6))
    kit.area(tip + V((-46, 34, 38)), tip, (10, 10), (1, 0.62, 0.3), 60000)
    kit.area(tip + V((-30, -60, 20)), at, (20, 20), (1, 0.66, 0.4), 12000)
    kit.area(tip + V((60, 30, 20)), tip, (10, 40), (0.12, 0.6, 0.7), 14000)
    macro.lens(tip + V((-14, -62, 17)), tip + V((0.3, 0.4, 1.7)), 200, 3.4, tip + V((0, 0, 0.8)))

if what == 'chalk':
    # a shop's drawing is thrown on a board; the hand that corrects it stands in the beam
    hand = body.take('Right', body.person('african'), body.skin((0.16, 0.085, 0.055)), [(44, 38, 14), (52, 48, 22), (60, 58, 30), (66, 62, 34)], (0, 0, 0), (20, -30, 150), (0.02, 0.024, 0.02), 0, lift=-14, pinch=('Index',), gap=1.3)
    at, way = hand.between('Right')
    board = kit.material('board', (0.06, 0.075, 0.066), 0.7, bump=(6, 0.15))
    smears = kit.noise(board, 0.16, 8, stretch=(0.5, 1, 1))
    kit.link(board, kit.ramp(board, smears, [(0.36, (0.03, 0.04, 0.036)), (0.7, (0.13, 0.15, 0.135))]), kit.principled(board)['Base Color'])
    stick = kit.material('chalk', (0.85, 0.85, 0.78), 0.9, bump=(14, 0.3))
    back = at.y + 4.6
    kit.plane((240, 160), (at.x, back, at.z), board, (90, 0, 0))
    tip = V((at.x - 1.6, back - 0.1, at.z + 1.8))
    axis = (at - tip).normalized()
    along(kit.lathe([(0.2, 0), (0.42, 0.12), (0.46, 0.6), (0.46, 7.4), (0, 7.4)], stick, segments=32), tip, axis)
    line = kit.material('line', (0.8, 0.82, 0.76), 0.95, bump=(30, 0.6))
    def drawn(points, wide=0.12):
        lines = [[(x + random.gauss(0, 0.03), back - 0.03, z + random.gauss(0, 0.03)) for x, z in points]]
        kit.tubes(lines, wide, line)
    drawn([(tip.x + 7 + 7 * math.cos(a), tip.z - 0.0 + 7 * math.sin(a)) for a in [math.pi - 4.5 * k / 70 for k in range(71)]])
    drawn([(tip.x + 7 + 2.6 * math.cos(a), tip.z + 2.6 * math.sin(a)) for a in [math.tau * k / 50 for k in range(51)]], 0.08)
    drawn([(tip.x - 14 + k, tip.z) for k in range(12)], 0.05)
    for k in range(1, 4):
        drawn([(tip.x - 24 + 3 * k, tip.z + 6 - q * 0.2) for q in range(50)], 0.06)
    chance = np.random.default_rng(3)
    dust = np.stack([chance.normal(tip.x, 2.4, 900), back - 0.1 - np.abs(chance.normal(0, 1.2, 900)), tip.z - np.abs(chance.normal(0, 5, 900))], 1)
    macro.grains(dust, 0.012 + 0.04 * chance.random(900) ** 4, stick)
    kit.spot(tip + V((-60, -90, 34)), tip + V((2, 0, -1)), (0.78, 1.0, 0.86), 700000, 24, 0.15, 0.6)
    kit.area(at + V((40, -10, -22)), at, (8, 8), (1, 0.5, 0.18), 30000)
    kit.area(at + V((30, -60, 20)), at, (20, 20), (0.4, 0.6, 0.5), 4000)
    macro.lens(tip + V((-26, -54, -5)), tip + V((2.0, -1, -0.8)), 85, 2.6, tip + V((0.4, -1.0, 0)))

kit.glare(0.12, 0.04, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
