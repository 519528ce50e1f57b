"""Who a film is about, in profile before a light of the film. In centimeters. `who` is neon: a singer among glass tubes; boxer:
one between two rounds; hat: a technician of a solar field; diver: a singer who holds her breath; rider: a motorcyclist before a
wall of signs; gold: a singer with gold dust on her face; storm: a rapper before lightning; taxi: a singer behind a rained-on
window; headset: a stage manager; pilot: a harbor pilot in the rain; clerk: a night clerk before a motel's sign; bender: a sign
maker with a hot glass tube."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from hair import falls, grown, scalp
from sitter import V, beard, knit_cap, lids, short, sitter, skin_places, sky

job = macro.start(61, background=(0.0012, 0.0016, 0.002))
who = job.args.get('who', 'neon')
black = macro.plastic((0.01, 0.01, 0.011), 0.3, 20, 0.1)


def on(joint, turn, things, at=(0, 0, 0)):
    """Things that are made for a head that looks straight ahead, put on the turned one."""
    held = kit.group(things)
    held.matrix_world = kit.Matrix.Translation(joint) @ turn.to_4x4() @ kit.Matrix.Translation(at)
    return held


def beads(man, count, size, where=lambda side, front, up: up > -6):
    """Drops of water or sweat on the face."""
    at, out = skin_places(man, count * 2, where)
    near = iter(zip(at, out))
    macro.drops(count, lambda: next(near), size, small=2.6)


if who == 'neon':
    woman, head, turn = sitter('caucasian', 'female', (0.24, 0.13, 0.085), None, -4, -10, shine=0.3)
    joint = woman.moves['Head'] @ woman.head['Head']
    dark = kit.material('hair', (0.014, 0.009, 0.008), 0.3)
    at, out = scalp(woman, 16000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -4, 6.0, 14.6)), 0.1)
    falls(at, out, 24, dark, 0.02, 90, 9)
    lids(woman, dark)
    beads(woman, 160, 0.16)
    for k in range(5):
        pink = k % 2 == 0
        z, deep = head.z - 26 + 11 * k, -60 - 46 * k
        line = [(deep, head.y - 150 + 6 * t, z + (9 + 2 * k) * math.sin(0.32 * t + 1.7 * k)) for t in range(52)]
        kit.tube(line, 1.0 + 0.2 * k, macro.glow((1.0, 0.08, 0.5) if pink else (0.1, 0.85, 0.8), 13))
    kit.tube([(46, head.y - 60 + 3 * t, head.z - 17 + 3.4 * math.sin(0.2 * t)) for t in range(44)], 0.9, macro.glow((1.0, 0.08, 0.5), 6))
    kit.area(head + V((-50, -70, 4)), head + V((0, -8, 0)), (16, 60), (1, 0.1, 0.5), 620000)
    kit.area(head + V((-50, 70, 20)), head, (16, 60), (0.1, 0.85, 0.8), 420000)
    kit.area(head + V((60, -60, -30)), head, (40, 20), (0.1, 0.8, 0.8), 26000)
    macro.lens(head + V((165, 3, -3)), head + V((0, -6, -3)), 100, 2.0, joint + V((7, -8, 0)))

if who == 'boxer':
    man, head, turn = sitter('african', 'male', (0.08, 0.04, 0.026), None, 2, 10, shine=0.24)
    joint = man.moves['Head'] @ man.head['Head']
    short(man, kit.material('hair', (0.008, 0.006, 0.006), 0.4), 1.6, 9000, 0.5)
    lids(man, black)
    beads(man, 620, 0.24)
    random.seed(5)
    clear = macro.water()
    sweat = []
    for _ in range(70):
        size, at = 0.06 + 0.26 * random.random() ** 4, joint + turn @ V((random.gauss(0, 6), -14 - abs(random.gauss(0, 9)), random.gauss(2, 9)))
        sweat.append((kit.sphere(size, at, clear, (1, 1, random.uniform(1, 1.4)), 20), at))
    kit.area(head + V((-60, -60, 26)), head + V((0, -8, 0)), (16, 40), (1, 0.78, 0.55), 420000)
    kit.area(head + V((-60, 60, 40)), head, (20, 50), (1, 0.12, 0.05), 420000)
    kit.area(head + V((50, 50, 40)), head, (20, 40), (0.14, 0.6, 0.7), 60000)
    macro.backdrop((-420, head.y + 40, head.z + 20), (900, 700), [(0, (0.5, 0.016, 0.006)), (0.35, (0.22, 0.006, 0.003)), (0.8, (0.03, 0.001, 0.001))], (90, 0, 90))
    for y in (-34, -26):
        kit.tube([(-150, head.y - 260, head.z + y - 3), (-150, head.y + 260, head.z + y + 4)], 2.4, body.wool((0.3, 0.26, 0.22), 0.4))
    macro.lens(head + V((165, -2, -6)), head + V((0, -4, -3)), 104, 2.0, joint + V((7, -8, 0)))

if who == 'hat':
    man, head, turn = sitter('caucasian', 'male', (0.24, 0.13, 0.08), (0.09, 0.045, 0.02), 0, -8, shine=0.36)
    joint = man.moves['Head'] @ man.head['Head']
    brown = kit.material('hair', (0.05, 0.03, 0.02), 0.4)
    at, out = scalp(man, 6000, lambda x, y: np.where(y > 1, 1.2, np.where(y > -1.5, 6, 30)), 0.05)
    under = at[:, 2] < joint.z + 9
    falls(at[under], out[under], 1.0, brown)
    lids(man, brown)
    beard(man, brown, 5200, 0.7, 0.02)
    shell = kit.material('hard hat', (0.75, 0.62, 0.42), 0.28, coat=0.5)
    kit.uneven_rough(shell, 0.6, 0.2, 0.5)
    crown = kit.lathe([(10.6, -0.6), (10.7, 0), (10.6, 2), (10.1, 5), (8.9, 8), (6.6, 10.2), (3.8, 11.4), (0, 11.8)], shell, segments=128)
    crown.scale = (0.94, 1.14, 1)
    ridge = [kit.tube([(x, 10.9 * math.cos(a), 11.6 * math.sin(a) + 0.2) for a in np.linspace(0.35, 2.7, 24)], 0.7, shell) for x in (-2.4, 0, 2.4)]
    brim = kit.lathe([(10.9, -0.7), (11.5, -0.7), (11.6, -0.4), (11.4, 0.1), (10.9, 0.1)], shell, segments=128)
    brim.scale = (0.94, 1.14, 1)
    peak = kit.cylinder(7.2, 0.5, (0, -9.8, -0.5), shell, (7, 0, 0), 0.2)
    band = kit.lathe([(9.6, -3.2), (9.9, -3.0), (9.9, -0.4), (9.6, -0.2)], black, segments=96)
    band.scale = (0.9, 1.12, 1)
    hat = on(joint, turn, [crown, brim, peak, band, *ridge], (0, -3.2, 12.6))
    hat.matrix_world = hat.matrix_world @ kit.Matrix.Rotation(math.radians(-6), 4, 'X')
    # the microphone in the hat looks out under its peak
    on(joint, turn, [kit.cylinder(0.45, 1.3, (-5.5, -13.6, 11.4), black, (70, 0, 0), 0.15), kit.tube([(-5.5, -13.0, 11.7), (-7.4, -9, 12.0), (-9.0, -3, 11.6), (-8.6, 2, 8), (-7.6, 3, 2), (-8, 3.4, -6)], 0.12, black)])
    sky((-900, head.y, head.z), (1600, 1600), [(0.30, (0.01, 0.006, 0.004)), (0.455, (0.10, 0.045, 0.02)), (0.47, (0.8, 0.36, 0.12)), (0.53, (0.4, 0.22, 0.12)), (0.66, (0.09, 0.11, 0.12)), (0.85, (0.03, 0.06, 0.08))])
    kit.sphere(20, (-800, head.y - 118, head.z - 6), macro.glow((1, 0.58, 0.2), 40))
    glass = kit.material('panel', (0.012, 0.018, 0.03), 0.12, coat=1.0)
    for k in range(9):
        panel = kit.box((90, 900, 2), (-170 - 80 * k, head.y, head.z - 54 - 3 * k), glass, (0, 24, 0), 0.5)
    kit.area(head + V((-70, -80, -6)), head + V((0, -8, 0)), (20, 20), (1, 0.5, 0.18), 760000)
    kit.area(head + V((-60, 70, 50)), head, (30, 40), (0.8, 0.56, 0.36), 220000)
    kit.area(head + V((60, 30, 50)), head, (40, 40), (0.3, 0.5, 0.62), 26000)
    macro.lens(head + V((175, 2, -12)), head + V((0, -8, 0)), 96, 2.4, joint + V((8, -8, 0)))

if who == 'diver':
    woman, head, turn = sitter('african', 'female', (0.1, 0.052, 0.034), None, -4, -16, shine=0.3)
    joint = woman.moves['Head'] @ woman.head['Head']
    dark = kit.material('hair', (0.01, 0.008, 0.008), 0.35)
    lids(woman, dark)
    chance = np.random.default_rng(6)
    at, out = scalp(woman, 9000, lambda x, y: np.where(y > 1, 2.0, np.where(y > -4, 7.0, 14.0)), 0.05)
    sway = lambda p, k: p + V((0, 0.5 * math.sin(0.5 * k + 0.4 * p.x), 0.6 * math.sin(0.45 * k + 0.5 * p.y)))
    locks = [grown(place, way, 2 + 13 * chance.random() ** 0.7, -0.7, 0.35, 16, chance, 0.16) for place, way in zip(at, out * 0.7 + np.array((0, 0.55, 0)))]
    kit.tubes([[tuple(sway(p, k)) for k, p in enumerate(line)] for line in locks], 0.018, dark, 0)
    random.seed(8)
    air = macro.water(ior=1.0 / 1.33)
    lips = joint + turn @ V((0, -14.2, 3.4))
    for _ in range(170):
        up = random.random() ** 2.4 * 34
        kit.sphere(0.08 + 0.75 * random.random() ** 5 + 0.012 * up, lips + V((random.gauss(0, 2 + 0.12 * up), random.gauss(-0.5, 0.6 + 0.1 * up), up)), air, (1, 1, random.uniform(0.6, 0.95)), 24)
    for _ in range(420):
        kit.sphere(random.uniform(0.02, 0.07), joint + V((random.uniform(-40, 40), random.uniform(-50, 50), random.uniform(-30, 40))), macro.glow((0.5, 0.9, 0.85), 0.25), segments=8)
    sky((-420, head.y, head.z), (900, 900), [(0.36, (0.001, 0.010, 0.012)), (0.5, (0.006, 0.07, 0.075)), (0.62, (0.05, 0.3, 0.28)), (0.7, (0.4, 0.8, 0.7))])
    kit.area(head + V((-30, -40, 90)), head, (40, 40), (0.7, 1.0, 0.9), 620000)
    kit.area(head + V((-60, 50, 40)), head, (20, 50), (0.3, 0.85, 0.8), 200000)
    kit.area(head + V((70, -20, 40)), head, (40, 40), (0.2, 0.6, 0.6), 30000)
    macro.lens(head + V((170, 0, -8)), head + V((0, -3, 2)), 92, 2.4, joint + V((6, -8, 4)))

if who == 'rider':
    man, head, turn = sitter('asian', 'male', (0.3, 0.18, 0.12), (0.012, 0.012, 0.014), -2, 4, collar=2.2)
    joint = man.moves['Head'] @ man.head['Head']
    dark = kit.material('hair', (0.012, 0.009, 0.009), 0.3)
    chance = np.random.default_rng(3)
    at, out = scalp(man, 7000, lambda x, y: np.where(y > 1, 2.0, np.where(y > -3, 6.4, 14.8)), 0.05)
    # a leaf blower is the wind of the ride
    locks = []
    for place, way in zip(at, out):
        p, ahead, line = V(place), V(way * 0.8 + np.array((0, 0.7, 0.1)) + chance.normal(0, 0.14, 3)), []
        length, flutter = chance.uniform(6, 17), 0.6 * math.sin(0.7 * place[2]) + chance.normal(0, 0.25)
        for k in range(16):
            line.append(tuple(p))
            ahead = (ahead + V((0, 0.16, 0.05 * flutter * math.sin(0.6 * k)))).normalized()
            p = p + ahead * (length / 16)
        locks.append(line)
    kit.tubes(locks, 0.02, dark, 0)
    lids(man, dark)
    beard(man, dark, 1600, 0.3, 0.016)
    random.seed(23)
    for _ in range(80):
        color = random.choice(((1.0, 0.06, 0.55), (1.0, 0.06, 0.55), (1.0, 0.45, 0.06), (0.1, 0.7, 1.0)))
        kit.box((2, random.uniform(10, 60), random.uniform(8, 30)), (-380, head.y + random.uniform(-160, 160), head.z + random.uniform(-70, 100)), macro.glow(color, 1.3 * random.uniform(0.15, 1)))
    kit.area(head + V((-60, -70, 10)), head + V((0, -8, 0)), (12, 60), (1, 0.1, 0.55), 520000)
    kit.area(head + V((-60, 70, 30)), head, (12, 60), (0.1, 0.7, 1.0), 320000)
    kit.area(head + V((60, -60, 20)), head, (30, 30), (1, 0.5, 0.15), 6000)
    macro.lens(head + V((168, 2, -4)), head + V((0, 0, -3)), 94, 2.0, joint + V((7, -8, 2)))

if who == 'gold':
    woman, head, turn = sitter('african', 'female', (0.12, 0.06, 0.04), None, -2, -12, shine=0.34)
    joint = woman.moves['Head'] @ woman.head['Head']
    dark = kit.material('hair', (0.01, 0.008, 0.008), 0.4)
    lids(woman, dark)
    leaf = kit.material('gold dust', (1.0, 0.62, 0.2), 0.3, 1.0)
    chance = np.random.default_rng(14)
    at, out = skin_places(woman, 26000, lambda side, front, up: (front > 6 + 2.5 * np.sin(up * 0.9)) & (up > -4 + 2 * np.sin(front)) & (up < 15))
    macro.grains(at + out * 0.03, 0.02 + 0.07 * chance.random(len(at)) ** 4, leaf)
    drift = np.concatenate([chance.normal(center, size, (count, 3)) + np.array(joint) for center, size, count in (((0, -18, 8), 5, 2600), ((0, -28, 14), 8, 2600), ((0, -16, 20), 7, 1800), ((0, 4, 24), 8, 900), ((0, -40, 4), 12, 1200))])
    macro.grains(drift, 0.015 + 0.11 * chance.random(len(drift)) ** 5, leaf)
    kit.area(head + V((-60, -60, 30)), head + V((0, -10, 0)), (16, 50), (1, 0.66, 0.3), 620000)
    kit.area(head + V((-60, 60, 40)), head, (20, 50), (1, 0.6, 0.25), 320000)
    kit.area(head + V((60, -70, 10)), head + V((0, -10, 0)), (20, 40), (1, 0.7, 0.4), 20000)
    macro.backdrop((-420, head.y - 60, head.z + 30), (900, 700), [(0, (0.07, 0.032, 0.01)), (0.4, (0.016, 0.008, 0.004)), (0.9, (0.002, 0.001, 0.001))], (90, 0, 90))
    macro.lens(head + V((165, 0, -6)), head + V((0, -11, -1)), 136, 2.4, joint + V((7, -9, 2)))

if who == 'taxi':
    woman, head, turn = sitter('caucasian', 'female', (0.24, 0.13, 0.085), (0.014, 0.012, 0.014), 6, -8, shine=0.34)
    joint = woman.moves['Head'] @ woman.head['Head']
    dark = kit.material('hair', (0.014, 0.009, 0.008), 0.3)
    at, out = scalp(woman, 16000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -4, 6.0, 14.2)), 0.1)
    falls(at, out, 22, dark, 0.02, 110, 9)
    lids(woman, dark)
    # the near door's glass, rained on; the far door's pillar and the seat
    pane = 27
    macro.drops(900, lambda: ((pane, head.y + random.uniform(-30, 30), head.z + random.uniform(-19, 19)), (1, 0, 0)), 0.5, small=3.0)
    leather = macro.plastic((0.012, 0.01, 0.01), 0.5, 20, 0.2)
    kit.box((30, 16, 60), (-20, head.y + 30, head.z - 34), leather, (8, 0, 0), 4)
    kit.box((6, 9, 120), (-62, head.y - 50, head.z), leather, (-12, 0, 0), 2)
    macro.far(60, (-520, -330), (head.y - 150, head.y + 150), (head.z - 34, head.z + 26), (2, 5), [(1, 0.06, 0.03), (1, 0.08, 0.03), (1, 0.5, 0.14), (1, 0.85, 0.6), (0.15, 0.75, 0.7), (0.9, 0.1, 0.5)], (2, 9))
    kit.area(head + V((-30, -80, -8)), head + V((0, -8, 0)), (20, 40), (1, 0.09, 0.04), 620000)
    kit.area(head + V((-60, 60, 20)), head, (16, 50), (0.12, 0.7, 0.68), 300000)
    kit.area(head + V((70, -50, 50)), head + V((0, -8, 0)), (20, 20), (1, 0.55, 0.2), 46000)
    macro.backdrop((-620, head.y, head.z), (1200, 900), [(0, (0.02, 0.008, 0.01)), (0.5, (0.005, 0.005, 0.009)), (1, (0.001, 0.001, 0.002))], (90, 0, 90))
    macro.lens(head + V((165, 3, -4)), head + V((0, -4, -3)), 98, 2.2, joint + V((8, -8, 0)))

if who == 'headset':
    woman, head, turn = sitter('african', 'female', (0.1, 0.05, 0.034), (0.008, 0.008, 0.01), -2, 12)
    joint = woman.moves['Head'] @ woman.head['Head']
    dark = kit.material('hair', (0.01, 0.008, 0.008), 0.34)
    at, out = scalp(woman, 16000, lambda x, y: np.where(y > 1, 1.6, np.where(y > -2, 6.0, np.where(y > -5, 8.0, np.where(y > -10, 11.6, 13.4)))))
    kit.tubes([[tuple(p), tuple(p + o * 0.25 + (0, 0.5, 0.1)), tuple(p + o * 0.3 + (0, 1.1, 0.1))] for p, o in zip(at, out)], 0.03, dark, 0)
    at, out = scalp(woman, 3000, lambda x, y: np.where(y > 3, 10.0, 40.0), 0.05)
    chance = np.random.default_rng(4)
    knot = V((0, 7.4, 16))
    kit.tubes([[tuple(joint + turn @ (knot + V(way).normalized() * r + V(stray))) for r in (1.8, 2.4, 3.0)] for way, stray in zip(chance.normal(0, 1, (3200, 3)), chance.normal(0, 0.3, (3200, 3)))], 0.05, dark, 0)
    lids(woman, dark)
    pad, steel = macro.plastic((0.012, 0.012, 0.013), 0.6, 20, 0.3), macro.metal((0.3, 0.3, 0.31), 0.3)
    band = kit.tube([(8.6 * math.sin(a), -3.0, 9.0 + 10.6 * math.cos(a)) for a in np.linspace(-1.5, 1.5, 25)], 0.5, steel)
    cups = [kit.group([kit.lathe([(0, 1.6), (2.9, 1.5), (3.5, 0.9), (3.6, 0), (3.0, -0.6)], pad, segments=64)], (side * 8.6, -2.8, 7.0), (0, side * 90, 0)) for side in (-1, 1)]
    arm = kit.tube([(9.4, -3.6, 6.0), (9.2, -7.5, 3.4), (7.0, -12.0, 2.0), (3.4, -15.4, 1.9)], 0.22, steel)
    foam = kit.sphere(1.15, (2.2, -16.2, 2.0), body.wool((0.012, 0.012, 0.012), 0.3), (1, 1.15, 1))
    on(joint, turn, [band, *cups, arm, foam])
    macro.far(30, (-520, -330), (head.y - 170, head.y + 170), (head.z - 20, head.z + 110), (3, 8), [(0.5, 0.2, 1), (0.4, 0.15, 1), (1, 0.6, 0.3), (0.8, 0.5, 1)], (1.5, 7))
    kit.area(head + V((0, -46, -40)), head + V((0, -12, 0)), (26, 20), (1, 0.66, 0.36), 130000)
    kit.area(head + V((-50, -60, 40)), head, (20, 40), (0.5, 0.25, 1), 420000)
    kit.area(head + V((-50, 70, 40)), head, (20, 50), (0.55, 0.25, 1), 420000)
    macro.backdrop((-620, head.y - 60, head.z + 60), (1200, 900), [(0, (0.05, 0.02, 0.11)), (0.4, (0.016, 0.007, 0.04)), (1, (0.002, 0.001, 0.005))], (90, 0, 90))
    macro.lens(head + V((165, 3, -2)), head + V((0, -5, -1)), 100, 2.2, joint + V((8, -8, 0)))

if who == 'pilot':
    man, head, turn = sitter('caucasian', 'male', (0.26, 0.14, 0.09), (0.02, 0.03, 0.036), 0, -10, collar=2.2, shine=0.28)
    joint = man.moves['Head'] @ man.head['Head']
    gray = kit.material('hair', (0.3, 0.28, 0.26), 0.45)
    beard(man, gray, 5600, 1.0)
    lids(man, gray)
    knit_cap(joint, turn, (0.012, 0.016, 0.024))
    beads(man, 420, 0.22)
    vest = body.wool((0.7, 0.13, 0.02), 0.5)
    throat = man.head['Neck']
    ring = kit.lathe([(10.5 + 1.9 * math.cos(b), 4.6 * math.sin(b) + 1.2 * math.cos(b)) for b in np.linspace(0, math.tau, 25)], vest, segments=96)
    ring.scale = (1.25, 1.05, 1)
    body.rumple(ring, 4, 0.8)
    collar = kit.group([ring])
    collar.matrix_world = kit.Matrix.Translation(throat + V((0, -1.5, -4.5))) @ kit.Matrix.Rotation(math.radians(16), 4, 'X')
    kit.box((10, 900, 260), (-560, head.y - 120, head.z - 120), macro.glow((0.16, 0.01, 0.006), 1.0))
    for y, z, color, bright in ((-120, 60, (1, 0.9, 0.7), 22), (-60, 74, (0.1, 1.0, 0.4), 18), (70, 52, (1, 0.6, 0.25), 16), (110, 70, (1, 0.06, 0.03), 20), (20, 84, (1, 0.8, 0.5), 6)):
        kit.sphere(4.2, (-540, head.y + y, head.z + z), macro.glow(color, bright))
    random.seed(6)
    for _ in range(150):
        kit.tube([(x := random.uniform(-60, 40), y := head.y + random.uniform(-34, 34), z := head.z + random.uniform(-22, 22)), (x, y + 0.5, z - random.uniform(1.4, 3.6))], 0.018, macro.glow((0.7, 0.85, 0.9), 0.3))
    kit.area(head + V((-60, -70, 40)), head + V((0, -8, 0)), (16, 30), (0.8, 0.95, 1), 520000)
    kit.area(head + V((-60, 70, 30)), head, (16, 50), (1, 0.3, 0.12), 320000)
    kit.area(head + V((60, -20, 60)), head, (40, 40), (0.3, 0.55, 0.65), 30000)
    macro.backdrop((-700, head.y, head.z + 40), (1500, 1100), [(0, (0.012, 0.034, 0.045)), (0.5, (0.004, 0.012, 0.018)), (1, (0.001, 0.003, 0.005))], (90, 0, 90))
    macro.lens(head + V((170, 3, -4)), head + V((0, -5, -2)), 96, 2.2, joint + V((8, -8, 0)))

if who == 'clerk':
    woman, head, turn = sitter('caucasian', 'female', (0.28, 0.16, 0.11), (0.05, 0.045, 0.04), -4, 0, age='old', collar=1.8)
    joint = woman.moves['Head'] @ woman.head['Head']
    gray = kit.material('hair', (0.26, 0.2, 0.15), 0.38)
    at, out = scalp(woman, 15000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -4, 6.0, 14.8)), 0.1)
    falls(at, out, 13, gray, 0.02, 110, 6)
    lids(woman, gray)
    rims = [kit.tube([(side * 3.5 + 2.6 * math.cos(a), -12.3 + 0.25 * abs(math.cos(a)), 8.8 + 2.1 * math.sin(a)) for a in np.linspace(0, math.tau, 33)], 0.14, macro.metal((0.6, 0.5, 0.3), 0.2)) for side in (-1, 1)]
    on(joint, turn, [*rims, *(kit.tube([(side * 6.1, -12.1, 9.4), (side * 7.4, -8, 9.8), (side * 8.0, -3.4, 9.8), (side * 7.8, -1.4, 8.0)], 0.13, black) for side in (-1, 1))])
    # the sign beyond the window, read from the office
    pink, mint = macro.glow((1.0, 0.1, 0.42), 9), macro.glow((0.12, 0.9, 0.55), 5)
    kit.text('VACANCY', 34, (-150, head.y - 4, head.z - 8), (90, 0, 90), pink)
    kit.box((2, 170, 2.4), (-152, head.y - 4, head.z + 30), mint, bevel=1)
    kit.box((2, 170, 2.4), (-152, head.y - 4, head.z - 28), mint, bevel=1)
    for k in range(7):
        kit.box((1.2, 300, 3.0), (-70, head.y, head.z + 19 - 2.4 * k), kit.material('blind', (0.006, 0.005, 0.006), 0.6), (0, 20, 0), 0.2)
    kit.area(head + V((-60, -70, 6)), head + V((0, -8, 0)), (30, 40), (1, 0.14, 0.45), 520000)
    kit.area(head + V((-60, 70, 20)), head, (20, 50), (0.15, 0.9, 0.6), 200000)
    kit.area(head + V((30, -60, -40)), head + V((0, -10, 0)), (20, 20), (1, 0.66, 0.36), 14000)
    macro.backdrop((-420, head.y, head.z), (900, 700), [(0, (0.02, 0.006, 0.014)), (0.5, (0.006, 0.003, 0.008)), (1, (0.001, 0.001, 0.002))], (90, 0, 90))
    macro.lens(head + V((165, 3, -2)), head + V((0, -5, -2)), 96, 2.4, joint + V((8, -8, 0)))

if who == 'bender':
    man, head, turn = sitter('asian', 'male', (0.26, 0.15, 0.1), (0.03, 0.026, 0.024), 4, 18, collar=1.8)
    joint = man.moves['Head'] @ man.head['Head']
    dark = kit.material('hair', (0.02, 0.016, 0.014), 0.4)
    short(man, dark, 1.8, 14000, 1.0)
    lids(man, dark)
    beard(man, dark, 1800, 0.4, 0.016)
    shade = kit.material('shade', (0.003, 0.004, 0.006), 0.05, coat=1.0)
    on(joint, turn, [*(kit.cylinder(2.7, 0.5, (side * 3.5, -12.9, 9.0), shade, (90, 0, 0), 0.15) for side in (-1, 1)), *(kit.tube([(side * 6.1, -12.7, 9.6), (side * 7.4, -8, 10.0), (side * 8.0, -3.4, 9.8), (side * 7.8, -1.4, 8.0)], 0.2, black) for side in (-1, 1)),
                     *(kit.tube([(side * 3.5 + 2.8 * math.cos(a), -13.0, 9.0 + 2.8 * math.sin(a)) for a in np.linspace(0, math.tau, 33)], 0.22, black) for side in (-1, 1))])
    # the tube over a burner below the frame: soft where the flame is
    hot = kit.material('tube', (0, 0, 0), 0.2)
    place = kit.node(hot, 'SeparateXYZ')
    kit.link(hot, kit.node(hot, 'NewGeometry').outputs['Position'], place.inputs[0])
    along = kit.node(hot, 'MapRange')
    along.inputs['From Min'].default_value, along.inputs['From Max'].default_value = head.y - 66, head.y - 8
    kit.link(hot, place.outputs['Y'], along.inputs['Value'])
    kit.link(hot, kit.ramp(hot, along.outputs['Result'], [(0, (0.02, 0.02, 0.02)), (0.3, (1.2, 0.3, 0.04)), (0.5, (6, 2.6, 0.7)), (0.7, (1.2, 0.3, 0.04)), (1, (0.02, 0.02, 0.02))]), kit.principled(hot)['Emission'])
    kit.tube([(6, head.y - 70 + t, head.z - 17 + 4.5 * math.sin(0.09 * t)) for t in range(0, 40)], 0.7, hot)
    kit.area(head + V((-6, -44, -26)), head + V((0, -10, 0)), (20, 20), (1, 0.5, 0.16), 200000)
    kit.area(head + V((-60, -60, 10)), head + V((0, -8, 0)), (16, 40), (1, 0.42, 0.12), 320000)
    kit.area(head + V((-60, 70, 30)), head, (20, 50), (1, 0.1, 0.42), 260000)
    for k, color in ((0, (1.0, 0.1, 0.42)), (1, (0.1, 0.85, 0.8))):
        kit.tube([(-260 - 40 * k, head.y - 160 + 6 * t, head.z + 20 - 16 * k + 14 * math.sin(0.22 * t + k)) for t in range(54)], 1.6, macro.glow(color, 7))
    macro.backdrop((-420, head.y, head.z), (900, 700), [(0, (0.014, 0.008, 0.012)), (0.5, (0.005, 0.004, 0.006)), (1, (0.001, 0.001, 0.002))], (90, 0, 90))
    macro.lens(head + V((165, 0, 0)), head + V((0, -12, -5)), 84, 2.4, joint + V((7, -10, 0)))

if who == 'storm':
    man, head, turn = sitter('african', 'male', (0.08, 0.04, 0.026), (0.012, 0.012, 0.014), -4, -14, collar=1.2, shine=0.3)
    joint = man.moves['Head'] @ man.head['Head']
    dark = kit.material('hair', (0.008, 0.006, 0.006), 0.4)
    short(man, dark, 2.4, 14000, 0.8)
    lids(man, dark)
    beard(man, dark, 4200, 0.5, 0.02)
    beads(man, 260, 0.2)
    far = sky((-700, head.y, head.z), (1300, 1300), [(0.30, (0.004, 0.002, 0.008)), (0.46, (0.05, 0.018, 0.11)), (0.56, (0.13, 0.06, 0.3)), (0.72, (0.03, 0.014, 0.08))])
    random.seed(11)

    def strike(p, ground, wide):
        bolt = [tuple(p)]
        while p.z > ground:
            p = p + V((0, random.gauss(0, 0.75), -random.uniform(0.25, 1.5)))
            bolt.append(tuple(p))
            if random.random() < 0.07 and wide > 0.03:
                strike(V(p), p.z - random.uniform(8, 26), wide * 0.5)
        light = macro.glow((0.8, 0.75, 1.0), 2400 * wide)
        bolts.extend(kit.tube(bolt[k:k + 7], wide * 1.4 * 0.84 ** (k / 6), light, smooth=False) for k in range(0, len(bolt) - 1, 6))

    bolts = []
    strike(V((-120, head.y - 36, head.z + 42)), head.z - 26, 0.055)
    for k in range(90):
        kit.sphere(random.uniform(0.4, 1.2), (-420, head.y + random.uniform(-170, 170), head.z - 56 + random.gauss(0, 4)), macro.glow(random.choice(((1, 0.55, 0.2), (1, 0.75, 0.4), (0.6, 0.7, 1.0))), random.uniform(3, 12)), segments=12)
    key = kit.area(head + V((-70, -70, 30)), head + V((0, -8, 0)), (16, 40), (0.75, 0.7, 1.0), 520000)
    kit.area(head + V((-50, 70, 30)), head, (16, 50), (1, 0.5, 0.2), 260000)
    kit.area(head + V((60, -50, 10)), head + V((0, 0, -10)), (30, 30), (0.4, 0.3, 0.8), 40000)
    macro.lens(head + V((170, 2, -8)), head + V((0, -6, -4)), 96, 16.0, joint + V((7, -8, -4)))

def pose(place):
    """The storm strikes twice; a boxer's sweat falls, many times slower than it does."""
    if who == 'boxer':
        for drop, at in sweat:
            drop.location = at + V((0, -1.6, -3.2)) * (place - 0.5)
    if who == 'storm':
        flash = sum(size * math.exp(-(place - at) * 9) for at, size in ((0.2, 0.75), (0.34, 1.0)) if place >= at)
        key.data.energy = 520000 * (0.1 + flash)
        kit.principled(far.data.materials[0])['Emission Strength'].default_value = 0.45 + 0.8 * flash
        for bolt in bolts:
            bolt.hide_render = flash < 0.3


kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out, job.frames, kit.travel(job, pose))
