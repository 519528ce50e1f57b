"""A hand that holds its tool up to a set's lamps: a chrome ball, a microphone, a powder brush, a boom pole with a
windshield of fur; or that stands before a wall of lamps. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from body import along

job = macro.start(41, background=(0.0012, 0.002, 0.0026))
what = job.args.get('what', 'ball')
V = kit.Vector
FIST = [(72, 78, 42), (74, 82, 44), (76, 84, 46), (78, 86, 48)]
steel = macro.metal((0.3, 0.3, 0.31), 0.3)
black = macro.plastic()


def lit(at, warm, cool, key):
    """Warm from behind on the left, cool from behind on the right, a little from the front."""
    kit.area(at + V((-60, 34, 30)), at, (14, 60), (1, 0.5, 0.2), warm)
    kit.area(at + V((50, 40, -6)), at, (10, 60), (0.12, 0.6, 0.7), cool)
    kit.area(at + V((-34, -44, 46)), at, (20, 14), (1, 0.72, 0.5), key)


if what == 'ball':
    hand = body.take('Right', body.person('asian'), body.skin((0.2, 0.105, 0.06)), FIST, (0, 0, 0), (88, 12, 200), (0.012, 0.016, 0.02), -18, thumb=((30, 0), (0, 30), (0, 40)))
    at, way, radius = hand.grip('Right')
    chrome = kit.material('chrome', (0.92, 0.92, 0.93), 0.012, 1.0)
    along(kit.cylinder(0.75, 22, (0, 0, 0), steel), at + way * 3, way)
    ball = at + way * 15.5
    macro.touched(chrome, [(4, -4, 3, 2.2, 0.4), (-3, -5, -2, 1.8, 1.2)], 0.012, 0.1)
    kit.sphere(6.6, ball, chrome, segments=128)
    along(kit.cylinder(1.0, 1.2, (0, 0, 0), steel), ball - way * 6.9, way)
    # what the ball sees: the set behind the camera, its window and its crew
    kit.plane((900, 900), (0, 0, -70), kit.material('floor', (0.05, 0.04, 0.03), 0.5))
    kit.plane((700, 260), (0, -240, 40), macro.glow((0.05, 0.024, 0.012), 1.4), (90, 0, 0))
    for k in range(6):
        kit.plane((44, 62), (-170 + 50 * (k % 3), -200, 20 + 68 * (k // 3)), macro.glow((1.0, 0.52, 0.2), 7), (90, 0, 0))
    kit.plane((16, 200), (150, -170, 20), macro.glow((0.1, 0.7, 0.75), 9), (90, 0, -30))
    kit.plane((80, 60), (30, -80, 150), macro.glow((1.0, 0.8, 0.6), 1.6))
    dark = kit.material('crew', (0.004, 0.004, 0.004), 1)
    for x, y, tall in ((-60, -70, 20), (-38, -78, 26), (30, -80, 22)):
        kit.sphere(9, (x, y, tall), dark, (0.9, 1, 1.25))
        kit.lathe([(0, -8), (20, -14), (24, -40), (20, -120)], dark, (x, y, tall))
    lit(at, 130000, 60000, 26000)
    macro.backdrop((-30, 300, 40), (500, 500), [(0, (0.05, 0.024, 0.01)), (0.4, (0.012, 0.013, 0.013)), (0.9, (0.001, 0.003, 0.004))])
    macro.lens((4, -84, 2), (1.2, 0, 7.4), 94, 2.4, ball + V((-1, -6, 0)))

if what == 'mic':
    hand = body.take('Right', body.person('african', 'female'), body.skin((0.1, 0.05, 0.03)), [(56, 62, 34), (58, 66, 36), (60, 68, 38), (62, 70, 40)], (0, 0, 0), (70, -28, 150), (0.03, 0.008, 0.006), 8, thumb=((30, 0), (0, 24), (0, 30)))
    at, way, radius = hand.grip('Right')
    R = 2.6
    grille = kit.material('grille', (0.5, 0.5, 0.51), 0.22, 1.0)
    parts = [kit.tubes(kit.microphone_wires(R, turn), 0.034, grille, 2) for turn in (-1, 1)]
    parts.append(kit.sphere(R - 0.11, (0, 0, 0), kit.material('foam', (0.006, 0.006, 0.006), 0.9), (1, 1, 1.03), 64))
    parts.append(kit.lathe([(R - 0.15, -1.65), (R + 0.06, -1.55), (R + 0.12, -1.45), (R + 0.12, -0.98), (R + 0.06, -0.88), (R - 0.15, -0.8)], macro.metal((0.4, 0.4, 0.42), 0.2), close=True, segments=96))
    parts.append(kit.lathe([(R - 0.1, -1.65), (2.2, -2.9), (1.96, -3.6), (1.96, -4.0), (2.04, -4.1), (2.04, -4.6), (1.9, -4.8), (1.8, -8), (1.5, -14), (1.3, -18.5), (0, -19)], black, segments=96))
    mic = kit.group(parts)
    along(mic, at + way * 9.5, way)
    lit(at, 150000, 90000, 20000)
    macro.far(7, (10, 120), (200, 320), (-60, 60), (1.6, 3.6), ((1, 0.5, 0.2), (1, 0.62, 0.3), (0.1, 0.6, 0.7)), (0.6, 2.4))
    kit.sphere(8, (-30, 260, 44), macro.glow((1.0, 0.74, 0.42), 26))
    macro.backdrop((-34, 330, 52), (500, 500), [(0, (0.14, 0.07, 0.028)), (0.35, (0.03, 0.02, 0.012)), (0.9, (0.002, 0.005, 0.006))])
    macro.lens((0, -86, 0), (-0.6, 0, 4.6), 104, 2.0, at + way * 9.5 + V((0, -2, 0)))

if what == 'brush':
    hand = body.take('Right', body.person('caucasian', 'female'), body.skin((0.36, 0.2, 0.13)), [(54, 66, 36), (62, 72, 38), (68, 76, 42), (74, 82, 46)], (0, 0, 0), (82, 22, 168), (0.05, 0.01, 0.016), -14, thumb=((24, 0), (0, 12), (0, 10)))
    at, way, radius = hand.grip('Right')
    wood, gilt = kit.material('wood', (0.014, 0.008, 0.008), 0.12, coat=1.0), macro.metal((0.75, 0.45, 0.2), 0.2)
    handle = kit.lathe([(0, -9), (0.5, -8.8), (0.95, -5), (1.1, -1), (0.85, 3.4), (0.95, 4.6)], wood, segments=64)
    ferrule = kit.lathe([(0.95, 4.6), (1.05, 4.7), (1.1, 5.4), (1.06, 5.5), (1.12, 5.6), (1.2, 7.6), (1.16, 7.7), (0, 7.7)], gilt, segments=64)
    chance, hairs = np.random.default_rng(12), []
    for _ in range(2600):
        a, r = chance.uniform(0, math.tau), math.sqrt(chance.random())
        long = 5.6 - 2.2 * r ** 2.2 + chance.normal(0, 0.08)
        foot, flare = 1.1 * r, 1.1 * r + 1.75 * r
        hairs.append([(foot * math.cos(a), foot * math.sin(a), 7.5), ((foot + 0.62 * (flare - foot)) * math.cos(a), (foot + 0.62 * (flare - foot)) * math.sin(a), 7.5 + long * 0.5), (flare * math.cos(a + 0.03), flare * math.sin(a + 0.03), 7.5 + long)])
    bristle = kit.material('bristle', (0.55, 0.34, 0.2), 0.5)
    kit.principled(bristle)['Sheen'].default_value = 0.8
    parts = [handle, ferrule, kit.tubes(hairs, 0.022, bristle, 0)]
    along(kit.group(parts), at + way * 1.0, way)
    tip = at + way * 12.6
    powder = kit.material('powder', (0.9, 0.72, 0.56), 0.9)
    drift = np.concatenate([chance.normal((x, y, z), size, (count, 3)) for x, y, z, size, count in ((0, 0, 0, 1.3, 900), (-3, 2, 1, 2.2, 1300), (-7, 4, 2.5, 3.4, 1500), (-12, 8, 3, 5.0, 1500), (-4, 0, -4, 2.6, 700))])
    macro.grains(drift + np.array(tip), 0.014 + 0.07 * chance.random(len(drift)) ** 4, powder)
    lit(at, 150000, 60000, 26000)
    kit.area(tip + V((-20, 50, 16)), tip, (10, 10), (1, 0.6, 0.34), 90000)
    # the bulbs of a mirror
    for k in range(5):
        kit.sphere(4.2, (58, 200, -56 + 33 * k), macro.glow((1, 0.6, 0.3), 4), segments=32)
    macro.backdrop((-20, 300, 40), (500, 500), [(0, (0.05, 0.02, 0.018)), (0.4, (0.016, 0.01, 0.013)), (0.9, (0.002, 0.002, 0.004))])
    macro.lens((0, -86, 2), at + way * 5.2 + V((0.6, 0, 0)), 104, 2.2, at + way * 10 + V((0, -1.5, 0)))

if what == 'boom':
    hand = body.take('Right', body.person('caucasian'), body.skin((0.34, 0.2, 0.14)), FIST, (0, 0, 0), (0, -90, -90), (0.012, 0.016, 0.02), 0, thumb=((20, 0), (0, 8), (0, 14)))
    at, way, radius = hand.grip('Right')
    carbon = kit.material('carbon', (0.008, 0.008, 0.009), 0.22, coat=0.6)
    along(kit.cylinder(radius - 0.9, 200, (0, 0, 0), carbon), at, way)
    # its cable is wound about it
    side, other = way.orthogonal().normalized(), way.cross(way.orthogonal().normalized())
    turns = [(k / 14, at + way * (-70 + 140 * k / 400)) for k in range(401)]
    wound = [p + (side * math.cos(a * 3.2) + other * math.sin(a * 3.2)) * (radius - 0.62) for a, p in turns if abs((p - at).dot(way)) > 5.5]
    for part in (wound[:len(wound) // 2], wound[len(wound) // 2:]):
        kit.tube(part, 0.3, black)
    middle = at + way * 24 + V((0, 0, 5))
    chance = np.random.default_rng(4)
    R, half, core = 5.2, 12.0, []
    clumps = chance.normal(0, 1, (420, 3))
    seats = np.stack([chance.uniform(-half - R, half + R, 420), chance.uniform(0, math.tau, 420)], 1)
    furs = []
    for _ in range(15000):
        z, a = chance.uniform(-half - R, half + R), chance.uniform(0, math.tau)
        over = max(0, abs(z) - half) / R
        r = R * math.sqrt(max(0, 1 - over * over))
        out = (side * math.cos(a) + other * math.sin(a)) * (r / R) + way * math.copysign(over, z)
        root = middle + way * z + (side * math.cos(a) + other * math.sin(a)) * r
        near = ((seats - (z, a)) ** 2 * (1, R * R)).sum(1).argmin()
        ahead = (out + V(clumps[near]) * 0.34 + V(chance.normal(0, 0.2, 3)) + way * 0.2).normalized()
        long, p, line = chance.uniform(2.4, 4.8), root.copy(), []
        for _ in range(8):
            line.append(tuple(p))
            p = p + ahead * (long / 7)
            ahead = (ahead + V((0, 0, -0.13)) + V(clumps[near]) * 0.05).normalized()
        furs.append(line)
    kit.tubes(furs, 0.024, body.hair((0.12, 0.12, 0.118), (0.5, 0.46, 0.4), 0.5), 0)
    along(kit.lathe([(0, -half - R)] + [(R * math.sin(a), -half - R * math.cos(a)) for a in (0.4, 0.8, 1.2, 1.57)] + [(R * math.cos(a), half + R * math.sin(a)) for a in (0, 0.4, 0.8, 1.2, 1.57)], kit.material('core', (0.03, 0.03, 0.03), 0.9)), middle, way)
    kit.area(at + V((30, 60, 60)), middle, (50, 30), (1, 0.6, 0.28), 420000)
    kit.area(at + V((-60, 30, 10)), at, (16, 60), (0.4, 0.75, 0.85), 90000)
    kit.area(at + V((-30, -70, 20)), at, (30, 30), (0.7, 0.8, 0.85), 30000)
    sky = kit.material('backdrop', (0, 0, 0), 1)
    place = kit.node(sky, 'SeparateXYZ')
    kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.36, (0.26, 0.17, 0.11)), (0.48, (0.14, 0.145, 0.14)), (0.62, (0.04, 0.08, 0.1)), (0.8, (0.012, 0.034, 0.05))]), kit.principled(sky)['Emission'])
    kit.plane((500, 500), (20, 330, 40), sky, (90, -16, 0))
    macro.lens((4, -92, -14), at + V((6.5, 0, 2.6)), 96, 2.6, at + V((10, -3, 0)), -16)

if what == 'wall':
    # a hand in the way of the wall's light
    hand = body.take('Right', body.person('african'), body.skin((0.1, 0.05, 0.03)), [(10, 14, 8), (4, 8, 5), (8, 12, 7), (16, 18, 10)], (0, 0, 0), (6, -76, 98), (0.012, 0.013, 0.016), 4, lift=-10, spread=(9, 2, -6, -15), thumb=((-16, 0), (0, 8), (0, 10)))
    at = hand.at('RightHandMiddle1')
    chance = random.Random(5)
    size = 5.0
    colors = ((1, 0.4, 0.08), (1, 0.4, 0.08), (0.05, 0.75, 0.72), (0.03, 0.45, 0.5))
    lit_ = [macro.glow(color, 2.4) for color in colors]
    one = kit.box((size * 0.66, 0.5, size * 0.66), (0, 0, -900), lit_[0])
    kinds = [one] + [kit.box((size * 0.66, 0.5, size * 0.66), (0, 0, -900), made) for made in lit_[1:]]
    for column in range(0, 46, 1):
        kind, start, long = None, -40, 0
        for row in range(-18, 20):
            if long <= 0:
                kind, long = (chance.randrange(4) if chance.random() < 0.3 else None), chance.choice((1, 2, 3, 5, 7))
            long -= 1
            if kind is not None:
                kit.copy(kinds[kind], (-112 + size * column, 170, at.z + size * row))
    kit.area(at + V((-50, 60, 10)), at, (20, 60), (1, 0.42, 0.12), 240000)
    kit.area(at + V((56, 50, 16)), at, (16, 60), (0.08, 0.72, 0.74), 240000)
    kit.area(at + V((20, -60, 50)), at, (16, 16), (0.4, 0.7, 0.8), 9000)
    macro.lens((-4, -86, -2), at + V((-7, 0, 2.2)), 100, 3.4, at + V((0, -1, 4)))

kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
