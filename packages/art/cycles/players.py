"""Who a film is about, from the hip up before one of its lights. In centimeters; the camera looks along -x, so that +y is right.
`who` is fire (a trumpeter and a conga player before burning cane) or marshal (somebody who waves a plane in)."""
import os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from figures import V, Person, cap, headphones, trumpet
from hair import falls, scalp
from sitter import short, sky

job = macro.start(67, background=(0.0012, 0.0016, 0.002))
who = job.args.get('who', 'fire')
black = macro.plastic((0.01, 0.01, 0.011), 0.34, 20, 0.1)
dark = kit.material('hair', (0.01, 0.008, 0.007), 0.4)


def flames(at, size, strength):
    """A sheet of fire far out of focus: tongues of noise, brightest at their foot."""
    made = kit.material('fire', (0, 0, 0), 1)
    factor = kit.noise(made, 3.2, 5, 'Generated', (2.6, 1.4, 1))
    place = kit.node(made, 'SeparateXYZ')
    kit.link(made, kit.node(made, 'TexCoord').outputs['Generated'], place.inputs[0])
    less, low = kit.node(made, 'Math', operation='MULTIPLY'), kit.node(made, 'Math', operation='SUBTRACT')
    kit.link(made, place.outputs['Y'], less.inputs[0])
    less.inputs[1].default_value = 1.3
    kit.link(made, factor, low.inputs[0])
    kit.link(made, less.outputs[0], low.inputs[1])
    kit.link(made, kit.ramp(made, low.outputs[0], [(0.0, (0.004, 0.001, 0.0)), (0.16, (0.10, 0.012, 0.002)), (0.3, (1.0, 0.16, 0.02)), (0.44, (1.0, 0.42, 0.08)), (0.6, (1.0, 0.75, 0.35))]), kit.principled(made)['Emission'])
    kit.principled(made)['Emission Strength'].default_value = strength
    return kit.plane(size, at, made, (90, 0, 90))


if who == 'fire':
    brass = macro.metal((0.9, 0.56, 0.18), 0.2)
    one = Person('african', 'male', (0, 46, 0), 6, tall=1.02)
    one.body.bend('Head', (1, 0, 0), -18)
    one.body.bend('Spine1', (1, 0, 0), -5)
    trumpet(one, brass)
    one.dress((0.08, 0.042, 0.028), (0.03, 0.024, 0.02), (0.02, 0.02, 0.022))
    short(one.body, dark, 2.0, 12000, 0.7)
    one.stand()
    two = Person('caucasian', 'male', (-70, -62, 0), 172)
    he = two.body
    he.bend('Spine1', (1, 0, 0), 10)
    he.bend('Head', (1, 0, 0), 4)
    he.reach('Right', two.at(-14, 34, 122), V((-1, 0.2, -0.3)))
    he.reach('Left', two.at(13, 36, 104), V((1, 0.2, -0.5)))
    for side in ('Left', 'Right'):
        he.close(side, [(10, 14, 8)] * 4)
    two.dress((0.2, 0.11, 0.07), (0.034, 0.026, 0.02), (0.02, 0.02, 0.022))
    straw = body.wool((0.3, 0.19, 0.09), 0.3)
    hat = kit.lathe([(16.5, -0.6), (16.8, -0.2), (13, 0.5), (9.8, 0.9), (9.4, 3), (9.0, 8), (7.6, 10), (4, 9.8), (0, 9.4)], straw, segments=96)
    hat.scale = (0.92, 1.08, 1)
    two.on([hat], (0, -3, 12.2), -6)
    # two congas before him
    wood = kit.material('shell', (0.1, 0.03, 0.014), 0.3, coat=0.4)
    for x, y in ((-16, 44), (16, 42)):
        drum = kit.lathe([(11, 0), (14, 30), (15.4, 60), (13.6, 84), (13, 90), (0, 90.4)], wood, segments=64)
        drum.location = two.at(x, y, 6)
        hoop = kit.lathe([(13.4, 86), (14, 86.5), (14, 90), (13.4, 90.6)], macro.metal((0.5, 0.48, 0.45), 0.25), segments=64)
        hoop.location = two.at(x, y, 6)
    two.stand()
    flames((-900, 0, 330), (1700, 860), 8)
    random.seed(17)
    for _ in range(260):
        z = 30 + 260 * random.random() ** 1.4
        p = V((random.uniform(-620, 160), random.uniform(-260, 260), z))
        way = V((random.gauss(0, 0.4), random.gauss(0.5, 0.6), 1)).normalized()
        kit.tube([tuple(p), tuple(p + way * random.uniform(0.6, 3.2))], random.uniform(0.08, 0.26), macro.glow((1, 0.4, 0.08), random.uniform(8, 30)))
    macro.backdrop((-1200, 0, 240), (3000, 1600), [(0, (0.12, 0.03, 0.01)), (0.4, (0.03, 0.012, 0.008)), (0.9, (0.003, 0.004, 0.008))], (90, 0, 90))
    kit.area((-260, -160, 90), (0, 0, 150), (120, 60), (1, 0.4, 0.1), 5200000)
    kit.area((-260, 260, 110), (0, 30, 150), (120, 60), (1, 0.34, 0.08), 4200000)
    kit.area((420, 60, 330), (0, 0, 150), (160, 160), (0.2, 0.3, 0.5), 300000)
    macro.lens((560, 0, 146), (0, -4, 152), 88, 2.0, (0, 36, 150)).data.clip_end = 40000

if who == 'marshal':
    one = Person('african', 'female', (0, 10, 0), -58, tall=1.02)
    she = one.body
    she.bend('Head', (1, 0, 0), -8)
    she.reach('Right', one.at(-38, 20, 186), V((-1, 0.4, -0.2)))
    she.reach('Left', one.at(38, 20, 186), V((1, 0.4, -0.2)))
    for side in ('Left', 'Right'):
        she.close(side, [(64, 76, 46)] * 4, thumb=((20, 10), (20, 10), (0, 10)))
    she.bent()
    for side in ('Left', 'Right'):
        grip = she.moves[f'{side}Hand'] @ she.head[f'{side}HandMiddle1']
        way = V((-0.25 if side == 'Left' else 0.25, 0.1, 1)).normalized()
        body.along(kit.cylinder(1.6, 14, (0, 0, 0), black, bevel=0.3), grip, way)
        body.along(kit.cylinder(2.1, 32, (0, 0, 0), macro.glow((1, 0.16, 0.03), 9), bevel=1.2), grip + way * 22, way)
    one.dress((0.1, 0.052, 0.034), (0.05, 0.05, 0.055), (0.02, 0.022, 0.03), thick=3.2)
    # a vest with two bright bands
    vest = she.part(['Spine', 'Spine1', 'Spine2'], body.wool((0.55, 0.3, 0.02), 0.3), 0.5, grow=4.6)
    body.rumple(vest, 9, 1.6)
    cap(one, (0.03, 0.035, 0.05))
    headphones(one, black)
    places, out = scalp(she, 9000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -3, 6.0, 30)))
    falls(places, out, 10, dark, 0.025, 90, 7)
    one.stand()
    # the apron: blue edge lights, a runway's far lamps, a plane's landing lights
    for k in range(40):
        kit.sphere(5, (-700 - 90 * k, -500 + 0.2 * 90 * k, 6), macro.glow((0.1, 0.25, 1), 30), segments=12)
        kit.sphere(5, (-700 - 110 * k, 420 - 0.15 * 110 * k, 6), macro.glow((0.1, 0.25, 1), 30), segments=12)
    landing = [(kit.sphere(17, (-2600, y, z), macro.glow((1, 0.95, 0.85), 60), segments=16), V((-2600, y, z))) for y, z in ((-150, 120), (-96, 118), (-42, 120))]
    for k in range(26):
        kit.sphere(random.uniform(4, 9), (-4200, random.uniform(-1000, 1000), 70 + random.gauss(0, 8)), macro.glow(random.choice(((1, 0.6, 0.25), (1, 0.8, 0.5), (1, 0.15, 0.06), (0.2, 1, 0.5))), random.uniform(6, 18)), segments=12)
    ground = kit.material('apron', (0.012, 0.013, 0.016), 0.22)
    kit.noise_bump(ground, 0.05, 0.4)
    kit.plane((12000, 12000), (-5600, 0, 0), ground)
    sky((-6000, 0, 900), (12000, 6000), [(0.36, (0.01, 0.01, 0.014)), (0.39, (0.6, 0.26, 0.12)), (0.43, (0.4, 0.24, 0.2)), (0.5, (0.1, 0.16, 0.26)), (0.66, (0.014, 0.04, 0.09))])
    kit.area((-260, -180, 190), (0, 0, 150), (60, 120), (1, 0.9, 0.75), 4200000)
    kit.area((-200, 300, 230), (0, 0, 150), (60, 120), (0.3, 0.5, 1), 1900000)
    kit.area((420, 100, 300), (0, 0, 140), (160, 160), (0.3, 0.4, 0.6), 300000)
    macro.lens((560, 0, 138), (0, -2, 152), 84, 2.0, (0, 10, 150)).data.clip_end = 40000


def pose(place):
    """The plane comes in."""
    if who == 'marshal':
        for lamp, at in landing:
            lamp.location = at + V((500, 0, -10)) * (place - 0.5)


kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out, job.frames, kit.travel(job, pose))
