"""Somebody from behind, in the light of what they look at. `who` is cans: an editor before two monitors; cap: one before a
small monitor; hat: one in a straw hat before a window, in the rain; braids: one at a window
with blinds. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from hair import bundle, curls, falls, grown, hairline, scalp

job = macro.start(47, background=(0.0012, 0.002, 0.0026))
who = job.args.get('who', 'cans')
V = kit.Vector


def screen(at, size, turn, bands):
    """A monitor that shows an edit: rows of clips under a picture."""
    parts = [kit.box((size[0] + 2, 1.6, size[1] + 2), (0, 0, 0), kit.material('case', (0.01, 0.01, 0.011), 0.5), bevel=0.4)]
    x = -size[0] / 2
    for row, (color, strength) in enumerate(bands):
        x = -size[0] / 2
        while x < size[0] / 2 - 1:
            wide = min(random.uniform(2, 9), size[0] / 2 - x)
            if random.random() < 0.82:
                parts.append(kit.box((wide - 0.3, 0.1, 2.2), (x + wide / 2, 0.86, -size[1] / 2 + 2.2 + 2.7 * row), macro.glow(color, strength * random.uniform(0.5, 1.2))))
            x += wide
    return kit.group(parts, at, (0, 0, turn))


if who == 'cans':
    man = body.Body(body.person('african', 'male'))
    man.bend('Head', (0, 0, 1), 20)
    man.bend('Head', (1, 0, 0), 4)
    man.part(['Head', 'Neck'], body.skin((0.09, 0.045, 0.028)), 0.05)
    coat = man.part(['Spine2', 'Spine1', 'LeftShoulder', 'RightShoulder', 'LeftArm', 'RightArm'], body.wool((0.016, 0.02, 0.026), 0.8), 0.5, grow=1.4)
    body.rumple(coat, 5, 1.6)
    hair = kit.material('hair', (0.012, 0.009, 0.007), 0.45)
    at, out = scalp(man, 9000, lambda x, y: np.where(y > 2, 1.5, np.where(y > -6, 6.0, 12.0)))
    curls(at, out, 1.5, 0.22, 1.6, 0.045, hair)
    head = man.head['Head'] + V((0, 1.0, 8))
    # headphones: a band over the crown, a cup at each ear
    turn = man.moves['Head'].to_3x3()
    leather = macro.plastic((0.012, 0.012, 0.013), 0.5, 20, 0.2)
    band = [tuple(turn @ V((9.6 * math.sin(a), 0, 11.8 * math.cos(a) - 1.5)) + head) for a in np.linspace(-1.6, 1.6, 25)]
    kit.tube(band, 0.75, leather)
    for side in (-1, 1):
        cup = kit.group([kit.lathe([(0, 2.2), (3.4, 2.1), (4.3, 1.4), (4.4, 0.2), (4.2, 0)], leather, segments=64), kit.lathe([(2.2, 0.1), (3.2, -0.5), (4.3, -0.4), (4.5, 0.1)], leather, segments=64), kit.lathe([(2.9, 2.16), (3.0, 2.24), (3.1, 2.16)], macro.metal((0.5, 0.5, 0.5), 0.2), segments=64)])
        body.along(cup, turn @ V((side * 8.4, 0, -2.2)) + head, turn @ V((side, 0, 0)))
        kit.tube([tuple(turn @ V((side * 9.9, 0.4, -1.6)) + head), tuple(turn @ V((side * 10.2, 0.4, 1.4)) + head), tuple(turn @ V((side * 9.5, 0, 4)) + head)], 0.35, macro.metal((0.5, 0.5, 0.5), 0.22))
    kit.tube([tuple(turn @ V((-9.5, 1, -6.5)) + head), tuple(head + V((-12, 6, -16))), tuple(head + V((-9, 12, -26))), tuple(head + V((-14, 16, -44)))], 0.28, leather)
    screen((-34, -62, head.z - 2), (52, 30), 14, [((0.1, 0.55, 0.6), 1.6), ((0.1, 0.55, 0.6), 1.6), ((0.2, 0.5, 0.9), 1.2), ((1.0, 0.45, 0.14), 2.0), ((1.0, 0.5, 0.2), 2.2), ((0.7, 0.7, 0.7), 0.5)])
    screen((32, -60, head.z), (50, 30), -14, [])
    kit.box((44, 0.2, 19), (32, -59, head.z + 1), macro.glow((1.0, 0.46, 0.16), 1.5), (0, 0, -14))
    kit.area(head + V((-60, -50, 10)), head, (30, 40), (0.12, 0.6, 0.7), 90000)
    kit.area(head + V((62, -44, 14)), head, (30, 40), (1, 0.5, 0.2), 140000)
    kit.area(head + V((46, 60, 60)), head, (30, 30), (1, 0.62, 0.36), 26000)
    kit.area(head + V((-60, 60, 10)), head, (30, 50), (0.2, 0.5, 0.6), 12000)
    kit.area(head + V((-10, -50, 60)), head, (50, 16), (0.6, 0.85, 1), 60000)
    macro.lens(head + V((-26, 130, 8)), head + V((0.5, 0, -4)), 120, 2.0, head + V((0, 8, 0)))

if who == 'cap':
    woman = body.Body(body.person('caucasian', 'female'))
    woman.bend('Head', (0, 0, 1), 24)
    woman.bend('Head', (1, 0, 0), -8)
    woman.part(['Head', 'Neck'], body.skin((0.4, 0.25, 0.18)), 0.05)
    coat = woman.part(['Spine2', 'Spine1', 'LeftShoulder', 'RightShoulder', 'LeftArm', 'RightArm'], body.wool((0.05, 0.03, 0.022), 0.8), 0.5, grow=1.5)
    body.rumple(coat, 5, 1.8)
    head = woman.head['Head'] + V((0, 1.0, 8))
    hair = kit.material('hair', (0.24, 0.12, 0.05), 0.34)
    kit.principled(hair)['Specular'].default_value = 0.7
    at, out = scalp(woman, 16000, lambda x, y: np.where(y > 0, 1.0, np.where(y > -5, 5.0, 14.0)), 0.1)
    falls(at, out, 27, hair)
    felt = body.wool((0.014, 0.022, 0.026), 0.6)
    turn = woman.moves['Head'].to_3x3()
    crown = kit.lathe([(9.0, -1.2), (9.15, -1.0), (9.1, 1.0), (8.9, 3.2), (8.0, 5.8), (6.2, 7.8), (3.2, 9.1), (0.7, 9.5), (0.6, 9.9), (0, 10)], felt, segments=96)
    crown.scale = (0.93, 1.14, 1)
    body.rumple(crown, 4, 0.5)
    seams = kit.tubes([[(9.12 * r * math.cos(a), 9.12 * r * math.sin(a), z) for r, z in ((1.0, 1.0), (0.985, 3.2), (0.885, 5.9), (0.69, 7.95), (0.36, 9.25), (0.06, 9.75))] for a in [math.tau * k / 6 + 0.52 for k in range(6)]], 0.09, felt)
    seams.scale = (0.93, 1.14, 1)
    brim = kit.cylinder(8, 0.4, (0, -9.4, -0.6), felt, (10, 0, 0), 0.15)
    brim.scale = (0.92, 0.9, 1)
    cap = kit.group([crown, seams, brim])
    cap.matrix_world = kit.Matrix.Translation(turn @ V((0, 0.6, 3.6)) + head) @ turn.to_4x4() @ kit.Matrix.Rotation(math.radians(-8), 4, 'X')
    kit.box((30, 1.6, 18), head + V((-17, -44, -12)), kit.material('case', (0.01, 0.01, 0.011), 0.5), (14, 0, 20), 0.5)
    glass = kit.material('screen', (0, 0, 0), 0.4)
    place = kit.node(glass, 'SeparateXYZ')
    kit.link(glass, kit.node(glass, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(glass, kit.ramp(glass, place.outputs['X'], [(0.0, (0.02, 0.1, 0.12)), (0.45, (0.06, 0.3, 0.34)), (0.55, (0.7, 0.34, 0.12)), (1.0, (0.12, 0.05, 0.02))]), kit.principled(glass)['Emission'])
    kit.principled(glass)['Emission Strength'].default_value = 2.2
    kit.plane((27, 15), head + V((-17, -43.0, -12)), glass, (-76, 0, 20))
    kit.area(head + V((-24, -40, -6)), head, (26, 16), (0.5, 0.8, 0.85), 60000)
    kit.area(head + V((66, -30, 24)), head, (16, 60), (1, 0.5, 0.18), 150000)
    kit.area(head + V((-60, 40, 40)), head, (30, 40), (0.2, 0.5, 0.62), 26000)
    kit.area(head + V((60, 70, 50)), head, (30, 30), (1, 0.6, 0.36), 30000)
    for x, z in ((50, 20), (74, 44), (-70, 50)):
        kit.sphere(6, (x, -300, head.z + z), macro.glow((1, 0.5, 0.18), 5))
    macro.backdrop((60, -400, head.z + 30), (700, 700), [(0, (0.06, 0.03, 0.012)), (0.4, (0.012, 0.013, 0.014)), (1, (0.001, 0.003, 0.004))], (-90, 0, 0))
    macro.lens(head + V((14, 130, 12)), head + V((-1.0, 0, -5)), 118, 2.4, head + V((0, 9, 0)))

if who == 'hat':
    man = body.Body(body.person('caucasian', 'male'))
    man.bend('Head', (0, 0, 1), 16)
    man.bend('Head', (1, 0, 0), -6)
    man.part(['Head', 'Neck'], body.skin((0.3, 0.17, 0.11)), 0.05)
    coat = man.part(['Spine2', 'Spine1', 'LeftShoulder', 'RightShoulder', 'LeftArm', 'RightArm'], body.wool((0.03, 0.034, 0.038), 0.8), 0.5, grow=1.6)
    body.rumple(coat, 5, 1.8)
    head = man.head['Head'] + V((0, 1.0, 8))
    # gray hair down to the collar, under the hat
    hair = kit.material('hair', (0.34, 0.32, 0.3), 0.4)
    at, out = scalp(man, 9000, lambda x, y: np.where(y > 0, -1.0, np.where(y > -4, 3.0, 14.0)), 0.1)
    falls(at, out, 4.2, hair, 0.02, 320)
    # a woven straw hat, pinched at the top, with a dark band
    straw = kit.material('straw', (0.42, 0.3, 0.16), 0.6)
    weave = kit.node(straw, 'Bump')
    weave.inputs['Strength'].default_value, weave.inputs['Distance'].default_value = 0.9, 0.12
    place, both = kit.node(straw, 'TexCoord').outputs['Object'], kit.node(straw, 'Math', operation='MULTIPLY')
    for k, (way, scale) in enumerate((('Z', 2.6), ('DIAGONAL', 2.1))):
        strands = kit.node(straw, 'TexWave')
        strands.bands_direction = way
        strands.inputs['Scale'].default_value, strands.inputs['Distortion'].default_value = scale, 0.8
        kit.link(straw, place, strands.inputs['Vector'])
        kit.link(straw, strands.outputs['Fac'], both.inputs[k])
    kit.link(straw, both.outputs[0], weave.inputs['Height'])
    kit.link(straw, weave.outputs[0], kit.principled(straw)['Normal'])
    turn = man.moves['Head'].to_3x3()
    crown = kit.lathe([(9.6, -1.4), (9.5, 1.0), (9.0, 4.2), (8.2, 7.4), (7.0, 8.7), (5.4, 9.0), (3, 8.4), (0, 8.0)], straw, segments=96)
    crown.scale = (0.93, 1.14, 1)
    band = kit.lathe([(9.62, -1.3), (9.75, -1.1), (9.6, 1.5), (9.5, 1.6)], macro.plastic((0.014, 0.012, 0.012), 0.7, 30, 0.1), segments=96)
    band.scale = (0.94, 1.15, 1)
    brim = kit.lathe([(9.3, -1.2), (11, -1.5), (13.5, -2.0), (15.6, -1.9), (15.9, -1.6), (13.5, -1.5), (11, -1.0), (9.3, -0.8)], straw, segments=128)
    brim.scale = (0.95, 1.1, 1)
    for part in (crown, brim):
        body.rumple(part, 6, 0.7)
    hat = kit.group([crown, band, brim])
    hat.matrix_world = kit.Matrix.Translation(turn @ V((0, 0.6, 3.4)) + head) @ turn.to_4x4() @ kit.Matrix.Rotation(math.radians(-9), 4, 'X') @ kit.Matrix.Rotation(math.radians(4), 4, 'Y')
    # the window: a pane with rain on it, its frame, the city's lamps beyond
    pane = head.y - 30
    wood = kit.material('frame', (0.012, 0.011, 0.01), 0.5)
    kit.box((5, 4, 220), (head.x + 27, pane, head.z), wood, bevel=0.6)
    kit.box((200, 3.4, 3.6), (head.x, pane, head.z - 34), wood, bevel=0.5)
    macro.drops(700, lambda: ((head.x + random.uniform(-45, 45), pane, head.z + random.uniform(-40, 40)), (0, 1, 0)), 0.9, small=2.4)
    for _ in range(54):
        x, z, length = head.x + random.uniform(-45, 45), head.z + random.uniform(-10, 40), random.uniform(8, 40)
        run = [(x + 0.15 * math.sin(k * 0.7 + x), pane, z - length * k / 12) for k in range(13)]
        kit.tube(run, 0.16, macro.water())
    macro.far(40, (head.x - 190, head.x + 190), (-460, -330), (head.z - 90, head.z + 50), (1.6, 4), [(1, 0.5, 0.18), (1, 0.42, 0.12), (0.25, 0.75, 0.8), (1, 0.72, 0.4)], (3, 9))
    macro.backdrop((head.x + 30, -560, head.z - 30), (1100, 900), [(0, (0.07, 0.12, 0.13)), (0.16, (0.016, 0.045, 0.055)), (0.45, (0.002, 0.006, 0.009))], (-90, 0, 0))
    kit.area(head + V((-50, -50, 14)), head, (40, 60), (0.3, 0.66, 0.75), 60000)
    kit.area(head + V((64, -24, 20)), head, (16, 60), (1, 0.5, 0.18), 200000)
    kit.area(head + V((60, 80, 60)), head, (30, 30), (1, 0.6, 0.36), 9000)
    kit.area(head + V((-60, -6, 0)), head, (12, 60), (0.2, 0.6, 0.7), 60000)
    macro.lens(head + V((-16, 134, -2)), head + V((1.5, 0, -4)), 103, 2.6, head + V((0, 9, 0)))

if who == 'braids':
    woman = body.Body(body.person('african', 'female'))
    woman.bend('Head', (0, 0, 1), 30)
    woman.bend('Head', (1, 0, 0), -6)
    woman.part(['Head', 'Neck'], body.skin((0.08, 0.04, 0.025)), 0.05)
    coat = woman.part(['Spine2', 'Spine1', 'LeftShoulder', 'RightShoulder', 'LeftArm', 'RightArm'], body.wool((0.02, 0.024, 0.03), 0.8), 0.5, grow=1.2)
    body.rumple(coat, 5, 1.6)
    head = woman.head['Head'] + V((0, 1.0, 8))
    turn = woman.moves['Head'].to_3x3()
    hair = kit.material('hair', (0.012, 0.009, 0.008), 0.34)
    kit.principled(hair)['Specular'].default_value = 0.8
    chance, locks = np.random.default_rng(17), []
    at, out = scalp(woman, 3000, hairline(woman, -1.5, 4, 11), 0.1)
    kept = []
    for k in range(len(at)):
        if all(np.linalg.norm(at[k] - at[q]) > 0.95 for q in kept):
            kept.append(k)
    knot = head + turn @ V((0, 9.5, 12.5))
    axis = (turn @ V((0, 0.75, 0.7))).normalized()
    foot = knot - axis * 3.8
    middle = head + turn @ V((0, 1, 1))
    far = np.linalg.norm(at - np.array(middle), axis=1)
    ways = (at - np.array(middle)) / far[:, None]
    for k in kept:
        # drawn along the head to the knot
        one, two, line = V(ways[k]), foot - middle, []
        high = np.array([far[(ways @ np.array(one.slerp(two.normalized(), t))).argmax()] for t in np.linspace(0, 1, 34)])
        high = np.convolve(np.r_[high[:1].repeat(3), high, high[-1:].repeat(3)], np.ones(7) / 7, 'valid')
        for t, r in zip(np.linspace(0, 1, 34), high):
            line.append(middle + one.slerp(two.normalized(), t) * (r + (two.length - r) * t ** 6 + 0.2 * min(1, 8 * t)))
        long = sum((b - a).length for a, b in zip(line, line[1:]))
        locks += bundle(line, 0.24, long / 1.9, 3, 5, 0.12, chance, True)
    # the knot itself: braids wound about its axis
    one = axis.orthogonal().normalized()
    two = axis.cross(one)
    for k in range(60):
        a = math.pi * (k + 0.5) / 60
        r, high, start, lean = 5.8 * math.sin(a) * chance.uniform(0.86, 1.04), -4.4 * math.cos(a), chance.uniform(0, 6.28), chance.normal(0, 0.2)
        ring = [knot + (one * math.cos(start + 6.2 * t) + two * math.sin(start + 6.2 * t)) * r + axis * (high + lean * r * math.sin(start + 6.2 * t)) for t in np.linspace(0, 1, 80)]
        locks += bundle(ring, 0.28, 6.2 * r / 1.9, 3, 5, 0.12, chance, True)
    kit.tubes(locks, 0.085, hair, 1)
    wisps = []
    low = [k for k in range(len(at)) if at[k][2] < head.z + 1.5]
    for k in chance.choice(low, min(len(low), 60), replace=False):
        wisps += bundle(grown(at[k], out[k], chance.uniform(2, 6), 3, 0, 20, chance, 0.5), np.linspace(0, 0.5, 20), 1.4, 1, 1, 0.2, chance)
    kit.tubes(wisps, 0.018, hair, 0)
    kit.sphere(4.6, knot, kit.material('core', (0.004, 0.004, 0.004), 1))
    # the window: daylight between slats
    day = kit.material('backdrop', (0, 0, 0), 1)
    place = kit.node(day, 'SeparateXYZ')
    kit.link(day, kit.node(day, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(day, kit.ramp(day, place.outputs['Y'], [(0.0, (0.1, 0.16, 0.18)), (0.5, (0.5, 0.68, 0.74)), (1.0, (0.9, 1.0, 1.0))]), kit.principled(day)['Emission'])
    pane = head.y - 70
    kit.plane((60, 150), (head.x - 34, pane - 30, head.z), day, (-90, 0, 0))
    kit.principled(day)['Emission Strength'].default_value = 1.3
    slat = kit.material('slat', (0.05, 0.05, 0.048), 0.5)
    for k in range(26):
        kit.box((72, 4.6, 0.25), (head.x - 34, pane - 24, head.z - 70 + 5.4 * k), slat, (34, 0, 0))
    kit.area(head + V((-30, -50, 10)), head, (40, 60), (0.7, 0.9, 1), 130000)
    kit.area(head + V((60, -20, 10)), head, (8, 50), (1, 0.5, 0.2), 20000)
    kit.area(head + V((-40, 80, 40)), head, (30, 40), (0.4, 0.6, 0.7), 9000)
    macro.backdrop((head.x + 60, -420, head.z), (800, 800), [(0, (0.01, 0.012, 0.012)), (0.5, (0.004, 0.006, 0.007)), (1, (0.001, 0.002, 0.003))], (-90, 0, 0))
    macro.lens(head + V((20, 130, 2)), head + V((-3, 0, 0)), 96, 2.4, head + V((0, 8, 2)))

kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
