"""A crew at work, from the hip up before one light. In centimeters; the camera looks along -x, so that +y is right. `who` is airboat
(a pilot who signals), dusk (a stand-in and a light meter), finder (a director with a viewfinder) or shoulder (one with a camera)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from figures import V, Person, cap, headphones, palm, sea
from hair import curls, falls, scalp
from sitter import beard, short, sky

job = macro.start(67, background=(0.0012, 0.0016, 0.002))
who = job.args.get('who', 'airboat')
black = macro.plastic((0.01, 0.01, 0.011), 0.34, 20, 0.1)
steel = macro.metal((0.3, 0.3, 0.31), 0.3)


if who == 'airboat':
    man = Person('caucasian', 'male', (0, -34, 0), 6, tall=1.03)
    he = man.body
    he.bend('Head', (1, 0, 0), -8)
    he.reach('Right', man.at(-26, 34, 208), V((-1, -0.4, 0.2)))
    he.reach('Left', man.at(22, 30, 112), V((1, -0.4, -0.5)))
    he.close('Left', [(50, 60, 40)] * 4)
    he.close('Right', [(2, 4, 2)] * 4, (3, 1, -1, -3))
    man.dress((0.3, 0.17, 0.11), (0.05, 0.045, 0.03), (0.03, 0.028, 0.022), thick=3.2)
    dark = kit.material('hair', (0.03, 0.02, 0.012), 0.4)
    short(he, dark, 1.6, 12000, 1.0)
    beard(he, dark, 3000, 0.6)
    cap(man, (0.05, 0.04, 0.03))
    headphones(man, black)
    man.stand()
    # the propeller in its cage, the seat's frame before it
    for radius in (96, 78, 60, 42, 24):
        kit.tube([(-30, 104 + radius * math.cos(a), 132 + radius * math.sin(a)) for a in np.linspace(0, math.tau, 97)], 1.5 if radius == 96 else 0.6, steel)
    for k in range(16):
        a = math.tau * k / 16
        kit.tube([(-30, 104, 132), (-30, 104 + 96 * math.cos(a), 132 + 96 * math.sin(a))], 0.6, steel)
    for a in (0.5, 0.5 + math.pi):
        kit.box((3, 88, 11), (-16, 104 + 44 * math.cos(a), 132 + 44 * math.sin(a)), black, (math.degrees(a), 0, 0), 1)
    kit.cylinder(9, 26, (-14, 104, 132), black, (0, 90, 0), 3)
    for y in (44, 52):
        kit.tube([(10, y - 8, 20), (4, y, 96), (-10, y + 16, 150), (-20, y + 30, 160)], 1.7, steel)
    kit.box((40, 34, 6), (8, 36, 86), black, (0, 0, 0), 2)
    kit.box((36, 5, 46), (0, 56, 112), black, (-12, 0, 0), 2)
    random.seed(12)
    reed = kit.material('reeds', (0.03, 0.022, 0.012), 0.9)
    for near, count, low, thick in ((-2600, 1500, 60, 1.6), (-900, 500, 40, 1.0), (-240, 160, 60, 0.5)):
        wide = 240 - near * 0.5
        kit.tubes([[(x := near + random.uniform(-200, 120), y := random.uniform(-wide, wide), -20), (x, y + random.gauss(0, 6), low * 0.6), (x, y + random.gauss(0, 20), low + random.uniform(0, 40))] for _ in range(count)], thick, reed, 0)
    sea((0.006, 0.008, 0.008), 10)
    for k, (y, x, tall) in enumerate(((-760, -3600, 330), (-690, -4200, 400), (900, -4400, 420))):
        palm((x, y, 0), tall, (-1) ** k * 30, 80 + k, reed)
    sky((-5000, 0, 700), (10000, 5200), [(0.34, (0.3, 0.14, 0.06)), (0.385, (1.0, 0.52, 0.2)), (0.46, (0.6, 0.44, 0.28)), (0.58, (0.24, 0.3, 0.3)), (0.76, (0.06, 0.13, 0.16))])
    kit.sphere(120, (-4700, -560, 330), macro.glow((1, 0.66, 0.3), 20))
    kit.area((-260, -240, 190), (0, -20, 150), (80, 160), (1, 0.6, 0.28), 1260000)
    kit.area((-240, 340, 240), (0, 0, 150), (80, 160), (0.7, 0.75, 0.75), 420000)
    kit.area((440, 160, 320), (0, 0, 140), (200, 200), (0.35, 0.45, 0.5), 42000)
    macro.lens((600, 4, 144), (0, 4, 148), 84, 2.0, (0, -30, 150)).data.clip_end = 40000

if who == 'dusk':
    dark = kit.material('hair', (0.012, 0.009, 0.008), 0.4)
    woman = Person('african', 'female', (0, -62, 0), 178)
    she = woman.body
    she.bend('Head', (1, 0, 0), -4)
    she.reach('Right', woman.at(-17, 20, 118), V((-1, 0.1, -0.8)))
    she.reach('Left', woman.at(17, 20, 118), V((1, 0.1, -0.8)))
    woman.dress((0.1, 0.052, 0.034), (0.03, 0.03, 0.036), (0.02, 0.02, 0.024), thick=2.2)
    places, out = scalp(she, 15000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -3, 6.0, 13.4)))
    curls(places, out, 6.5, 0.5, 3, 0.03, dark)
    # she holds a gray card under her chin
    kit.box((26, 0.6, 20), woman.at(0, 27, 130), kit.material('card', (0.3, 0.3, 0.3), 0.8), (-10, 0, 0), 0.2)
    woman.stand()
    man = Person('asian', 'male', (-4, 60, 0), 0, tall=1.02)
    he = man.body
    he.bend('Head', (1, 0, 0), 4)
    he.reach('Left', man.at(8, 62, 142), V((0.8, 0, -1)))
    he.reach('Right', man.at(-24, 2, 88), V((-1, -0.5, 0)))
    he.close('Left', [(52, 66, 34)] * 4, thumb=((10, 10), (10, 10), (0, 10)))
    he.close('Right', [(30, 34, 20)] * 4)
    he.bent()
    grip = he.moves['LeftHand'] @ he.head['LeftHandMiddle1']
    kit.box((7, 3, 13), grip + V((-1, -1, 3)), black, (0, 0, 0), 1)
    kit.sphere(2.6, grip + V((-1, -3, 10)), kit.material('dome', (0.8, 0.8, 0.78), 0.5), segments=32)
    man.dress((0.26, 0.15, 0.1), (0.026, 0.028, 0.03), (0.02, 0.02, 0.022), thick=3.2)
    short(he, dark, 1.8, 14000, 1.0)
    cap(man, (0.02, 0.022, 0.026), True)
    man.stand()
    sea((0.004, 0.008, 0.012), 20)
    green = kit.material('palm', (0.006, 0.008, 0.01), 0.6)
    for k, (y, x, tall) in enumerate(((720, -3500, 460), (640, -4300, 560))):
        palm((x, y, 0), tall, (-1) ** k * 60, 90 + k, green)
    kit.sphere(1, (-4200, 900, 0), green, (500, 700, 44))
    for k in range(18):
        kit.sphere(random.uniform(4, 10), (-4600, random.uniform(-900, 500), 120 + random.gauss(0, 6)), macro.glow(random.choice(((1, 0.6, 0.25), (1, 0.8, 0.5), (1, 0.2, 0.1))), random.uniform(8, 20)), segments=12)
    sky((-7000, 0, 900), (14000, 7000), [(0.375, (0.02, 0.016, 0.02)), (0.395, (0.9, 0.3, 0.14)), (0.43, (0.5, 0.24, 0.2)), (0.5, (0.14, 0.2, 0.3)), (0.64, (0.02, 0.07, 0.14))])
    kit.area((-260, -330, 200), (0, -40, 150), (60, 160), (0.35, 0.6, 1), 910000)
    kit.area((-260, 330, 170), (0, 40, 140), (60, 160), (1, 0.45, 0.2), 980000)
    kit.area((-200, 0, 120), (0, -60, 150), (60, 60), (1, 0.5, 0.25), 315000)
    kit.area((440, 0, 320), (0, 0, 140), (200, 200), (0.3, 0.4, 0.6), 38000)
    macro.lens((560, 0, 142), (0, 0, 146), 92, 2.0, (0, 10, 150)).data.clip_end = 40000

if who == 'finder':
    woman = Person('asian', 'female', (0, 0, 0), 0)
    she = woman.body
    she.bend('Head', (1, 0, 0), -2)
    she.bent()
    head = she.moves['Head'] @ she.head['Head']
    eye = head + she.moves['Head'].to_3x3() @ V((3.2, -13.4, 8.6))
    way = she.moves['Head'].to_3x3() @ V((0, -1, 0.02))
    she.reach('Left', eye + way * 9 + V((9, 7, -9)), V((0.7, 0.4, -1)))
    she.reach('Right', woman.at(-24, 4, 84), V((-1, -0.4, 0)))
    she.close('Left', [(50, 62, 30)] * 4, thumb=((10, 10), (10, 10), (0, 10)))
    woman.dress((0.26, 0.15, 0.1), (0.014, 0.016, 0.02), (0.02, 0.02, 0.022), thick=2.4)
    dark = kit.material('hair', (0.01, 0.008, 0.008), 0.3)
    places, out = scalp(she, 16000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -4, 6.0, 13.6)), 0.1)
    falls(places, out, 11, dark, 0.02, 100, 7)
    for radius, along, long in ((1.9, 1.2, 2.6), (2.6, 5, 6), (3.3, 11, 6), (3.9, 15, 3)):
        body.along(kit.cylinder(radius, long, (0, 0, 0), black, bevel=0.25), eye + way * along, way)
    kit.tube([eye + way * 8 + V((0, 0, -3)), eye + way * 3 + V((2, 4, -24)), head + V((8, -2, -16)), head + V((9, 5, -6))], 0.25, black)
    woman.stand()
    random.seed(4)
    macro.far(70, (-900, -500), (-240, 240), (60, 260), (3, 9), [(0.1, 0.75, 0.8), (1, 0.08, 0.5), (1, 0.5, 0.14), (0.1, 0.75, 0.8), (0.9, 0.8, 0.6)], (2, 9))
    macro.backdrop((-1000, 0, 160), (1500, 1300), [(0, (0.01, 0.06, 0.08)), (0.4, (0.006, 0.02, 0.03)), (0.9, (0.001, 0.003, 0.005))], (90, 0, 90))
    kit.area((-120, -150, 170), (0, -8, 150), (16, 90), (0.12, 0.8, 0.85), 2400000)
    kit.area((-120, 160, 180), (0, 0, 150), (20, 90), (1, 0.12, 0.5), 1300000)
    kit.area((160, -120, 180), (0, -10, 150), (60, 60), (1, 0.6, 0.3), 60000)
    macro.lens((320, 4, 138), (0, -9, 140), 138, 2.0, (4, -8, 145))

if who == 'shoulder':
    woman = Person('african', 'female', (0, 0, 0), 0)
    she = woman.body
    she.bend('Head', (1, 0, 0), 2)
    she.bend('Head', (0, 1, 0), -5)
    she.bent()
    head = she.moves['Head'] @ she.head['Head']
    at = lambda x, front, up: head + V((x, -front, up))
    for size, place in (((13, 30, 14), (-16, 0, 6)), ((12, 9, 12), (-16, -18, 5)), ((16, 4, 13), (-16, 43, 6))):
        kit.box(size, at(*place), black, bevel=1)
    kit.cylinder(5.2, 26, at(-16, 28, 6), black, (90, 0, 0), 0.4)
    kit.cylinder(6.0, 3, at(-16, 24, 6), black, (90, 0, 0), 0.3)
    kit.cylinder(2.4, 9, at(-4, 16.5, 8), black, (90, 0, 0), 0.6)
    kit.tube([at(-4, 20, 8), at(-10, 20, 9), at(-14, 12, 10)], 1.0, black)
    kit.tube([at(-16, -6, 13), at(-16, -6, 18), at(-16, 10, 19), at(-16, 12, 13)], 1.3, black)
    kit.tube([at(-16, 12, -1), at(-8, 22, -6), at(2, 30, -10)], 1.0, black)
    body.along(kit.cylinder(1.7, 11, (0, 0, 0), body.wool((0.012, 0.012, 0.012), 0.3), bevel=0.4), at(3, 31, -11), V((0.2, -0.2, 1)))
    she.reach('Left', at(7, 24, -15), V((0.6, 0.3, -1)))
    she.reach('Right', at(-18, 24, -6), V((-0.8, 0.2, -1)))
    she.close('Left', [(66, 76, 40)] * 4, thumb=((10, 10), (10, 10), (0, 10)))
    woman.dress((0.1, 0.052, 0.034), (0.05, 0.03, 0.02), (0.02, 0.02, 0.022), thick=2.8)
    dark = kit.material('hair', (0.012, 0.008, 0.007), 0.4)
    places, out = scalp(she, 15000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -3, 6.0, 13.4)))
    curls(places, out, 7.5, 0.5, 3, 0.03, dark)
    woman.stand()
    sky((-900, 0, 146), (1600, 1600), [(0.30, (0.02, 0.012, 0.01)), (0.45, (0.16, 0.06, 0.03)), (0.475, (0.9, 0.36, 0.12)), (0.53, (0.5, 0.26, 0.14)), (0.64, (0.1, 0.12, 0.14)), (0.8, (0.02, 0.05, 0.08))])
    kit.sphere(26, (-860, -120, 150), macro.glow((1, 0.56, 0.22), 34))
    green = kit.material('palm', (0.008, 0.01, 0.008), 0.6)
    for k, (y, tall) in enumerate(((96, 200), (150, 236), (-190, 190))):
        palm((-800, y, 60), tall * 0.62, (-1) ** k * 14, 70 + k, green)
    kit.area((-100, -150, 150), (0, -8, 150), (24, 60), (1, 0.5, 0.18), 2400000)
    kit.area((-120, 170, 190), (0, 0, 150), (30, 90), (0.5, 0.7, 0.8), 1200000)
    kit.area((200, -40, 240), (0, 0, 140), (80, 80), (0.35, 0.5, 0.6), 70000)
    macro.lens((330, 2, 140), (0, -11, 143), 110, 2.0, (8, -8, 150))

kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out, job.frames, kit.travel(job))
