"""Somebody in profile before a light, the face no more than its edge. `who` is sun: a producer with an earpiece at
dusk; goggles: a pilot who sees what the drone sees; headlamp: a technician among drops that hang in the air; fresnel: a
gaffer before a lamp's lens. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np
from hair import falls, scalp
from sitter import V, beard, knit_cap, lids, short, sitter, sky, strap

job = macro.start(53, background=(0.0012, 0.002, 0.0026))
who = job.args.get('who', 'sun')


black = macro.plastic((0.01, 0.01, 0.011), 0.36, 20, 0.1)

if who == 'sun':
    man, head, turn = sitter('caucasian', 'male', (0.3, 0.17, 0.11), (0.02, 0.024, 0.03), -6, -4)
    joint = man.moves['Head'] @ man.head['Head']
    brown = kit.material('hair', (0.03, 0.018, 0.01), 0.4)
    short(man, brown, 1.5, 17000, 1.3)
    lids(man, brown)
    beard(man, brown, 2600, 0.3, 0.018)
    # an earpiece: its clear coil runs behind the ear into the collar
    clear = kit.material('coil', (0.7, 0.66, 0.6), 0.1, transmission=0.6)
    way = [V((-7.6, -3.4, 6.4)), V((-8.6, -2.2, 7.6)), V((-8.8, -0.6, 7.0)), V((-8.6, 0.4, 4.6)), V((-7.6, 1.4, 0.0)), V((-7.4, 2.4, -5.0)), V((-8.6, 3.6, -9.6))]
    path, coil = [], []
    for k in range(len(way) - 1):
        path += [way[k].lerp(way[k + 1], t / 60) for t in range(60)]
    for k, p in enumerate(path):
        wound = min(1, max(0, (k - 150) / 30))
        coil.append(tuple(joint + turn @ (p + V((0.42 * math.cos(k * 0.42), 0.42 * math.sin(k * 0.42), 0)) * wound)))
    kit.tube(coil, 0.13, clear)
    kit.sphere(0.7, joint + turn @ V((-7.5, -3.3, 6.2)), black)
    kit.sphere(17, (440, head.y - 74, head.z - 20), macro.glow((1.0, 0.5, 0.16), 40))
    sky((520, head.y, head.z), (900, 900), [(0.30, (0.01, 0.008, 0.007)), (0.40, (0.5, 0.2, 0.07)), (0.47, (0.6, 0.28, 0.12)), (0.56, (0.12, 0.14, 0.15)), (0.72, (0.014, 0.04, 0.055))])
    kit.area(head + V((70, -80, -16)), head + V((0, -8, 0)), (24, 24), (1, 0.46, 0.15), 900000)
    kit.area(head + V((60, 74, 40)), head, (40, 40), (0.34, 0.62, 0.75), 240000)
    kit.area(head + V((-60, 40, 30)), head, (40, 50), (0.3, 0.5, 0.6), 16000)
    macro.lens(head + V((-150, 6, -6)), head + V((0, 0, -4)), 118, 2.2, joint + V((-8, 0, 0)))

if who == 'goggles':
    woman, head, turn = sitter('caucasian', 'female', (0.34, 0.2, 0.14), (0.03, 0.02, 0.016), 8, -12)
    joint = woman.moves['Head'] @ woman.head['Head']
    blond = kit.material('hair', (0.3, 0.19, 0.09), 0.36)
    at, out = scalp(woman, 15000, lambda x, y: np.where(y > 1, 1.0, np.where(y > -4, 6.0, 14.0)), 0.1)
    falls(at, out, 9.5, blond, 0.02)
    strap(turn, joint, 10.2, 3.0, body.wool((0.02, 0.02, 0.022), 0.4), -4)
    foam, case = body.wool((0.012, 0.012, 0.012), 0.2), macro.plastic((0.05, 0.05, 0.052), 0.3, 30, 0.05)
    parts = [kit.box((16.5, 3.2, 8.6), (0, -12.4, 9.6), foam, bevel=1.4), kit.box((17.6, 5.6, 9.4), (0, -16.6, 9.7), case, bevel=1.6),
             kit.box((18.0, 1.0, 6.4), (0, -19.6, 9.9), black, bevel=0.4), kit.box((18.2, 3.0, 0.8), (0, -16.8, 12.6), black, bevel=0.2)]
    for side in (-1, 1):
        parts += [kit.tube([(side * 7.4, -17.5, 14), (side * 8.6, -17.9, 17.5), (side * 9.4, -18.1, 21.5)], 0.34, black), kit.cylinder(0.8, 3.4, (side * 9.5, -18.1, 22.6), black, (0, side * 12, 0), 0.3),
                  kit.cylinder(0.3, 0.2, (side * 8.85, -15.4, 7.4), macro.glow((0.1, 1.0, 0.4), 16), (0, 90, 0))]
    rig = kit.group(parts)
    rig.matrix_world = kit.Matrix.Translation(joint) @ turn.to_4x4()
    for side in (-1, 1):
        kit.point(joint + turn @ V((side * 4.2, -11.6, 6.0)), (0.2, 0.85, 0.95), 900, 0.6)
    sky((-520, head.y, head.z), (900, 900), [(0.30, (0.02, 0.014, 0.01)), (0.40, (0.34, 0.15, 0.06)), (0.47, (0.26, 0.2, 0.15)), (0.56, (0.06, 0.12, 0.14)), (0.70, (0.012, 0.04, 0.055))])
    for y, z, color in ((-50, 42, (1.0, 0.1, 0.05)), (-38, 43, (0.1, 1.0, 0.4)), (-44, 40, (1.0, 0.9, 0.8))):
        kit.sphere(1.3, (-320, head.y + y, head.z + z), macro.glow(color, 30))
    kit.box((4, 17, 3), (-330, head.y - 44, head.z + 43), kit.material('drone', (0.003, 0.003, 0.003), 1))
    kit.area(head + V((-70, -80, -10)), head + V((0, -8, 0)), (24, 24), (1, 0.5, 0.2), 700000)
    kit.area(head + V((-60, 74, 50)), head, (40, 40), (0.3, 0.62, 0.75), 320000)
    kit.area(head + V((50, -60, 50)), head, (40, 40), (0.3, 0.55, 0.62), 26000)
    macro.lens(head + V((150, 4, -10)), head + V((0, -3, 0)), 112, 2.4, joint + V((8, -6, 0)))

if who == 'headlamp':
    woman, head, turn = sitter('caucasian', 'female', (0.36, 0.21, 0.15), (0.016, 0.02, 0.024), -4, 2)
    joint = woman.moves['Head'] @ woman.head['Head']
    dark = kit.material('hair', (0.05, 0.022, 0.012), 0.36)
    at, out = scalp(woman, 15000, lambda x, y: np.where(y > 1, 2.0, np.where(y > -4, 6.0, 15.0)), 0.1)
    falls(at, out, 13, dark, 0.02)
    lids(woman, dark)
    strap(turn, joint, 13.4, 2.2, body.wool((0.2, 0.05, 0.012), 0.4), -8)
    lamp = kit.group([kit.cylinder(2.3, 2.6, (0, 0, 0), black, (90, 0, 0), 0.5), kit.lathe([(2.3, 0), (2.55, 0.2), (2.55, 0.9), (2.3, 1.1)], macro.metal((0.4, 0.4, 0.4), 0.25), (0, -0.9, 0), (90, 0, 0)),
                      kit.cylinder(2.0, 0.1, (0, -1.9, 0), macro.glow((1.0, 0.95, 0.86), 60), (90, 0, 0)), kit.box((4.6, 1.4, 3.6), (0, 1.4, -0.2), black, bevel=0.6)])
    lamp.matrix_world = kit.Matrix.Translation(joint) @ turn.to_4x4() @ kit.Matrix.Translation((0, -14.6, 13.6)) @ kit.Matrix.Rotation(math.radians(12), 4, 'X')
    tip = joint + turn @ V((0, -17, 13.2))
    kit.spot(tip, tip + turn @ V((0, -40, -10)), (1.0, 0.94, 0.84), 900000, 74, 0.5, 1.0)
    random.seed(9)
    clear = macro.water()
    for _ in range(900):
        reach = random.uniform(5, 50)
        p = tip + turn @ V((random.gauss(0, 8), -reach, random.gauss(-6 - 0.12 * reach, 5 + 0.24 * reach)))
        size = 0.07 + 1.1 * random.random() ** 4
        kit.sphere(size, p, clear, (1, 1, random.uniform(0.9, 1.35)), 24)
    kit.haze(0.00018, (90, 500, 300), (0.8, 0.9, 1.0), head, 0.4)
    macro.backdrop((430, head.y - 60, head.z), (900, 900), [(0, (0.014, 0.06, 0.07)), (0.3, (0.005, 0.02, 0.026)), (0.8, (0.001, 0.003, 0.004))], (90, 0, 90))
    kit.area(head + V((60, -70, 30)), head + V((0, -14, 0)), (20, 60), (0.3, 0.75, 0.85), 420000)
    kit.area(head + V((60, 70, 40)), head, (30, 40), (1, 0.5, 0.2), 300000)
    kit.area(head + V((-50, -40, 40)), head, (40, 40), (0.4, 0.6, 0.7), 9000)
    macro.lens(head + V((-150, -6, -2)), head + V((0, -9, 1)), 104, 2.8, joint + V((-6, -12, 0)))

if who == 'fresnel':
    man, head, turn = sitter('african', 'male', (0.09, 0.045, 0.028), (0.03, 0.026, 0.02), 6, 4, collar=2.0)
    joint = man.moves['Head'] @ man.head['Head']
    gray = kit.material('hair', (0.16, 0.14, 0.13), 0.45)
    beard(man, gray)
    lids(man, gray)
    knit_cap(joint, turn, (0.03, 0.05, 0.055))
    # the lamp's lens: rings of glass before a wide flame of light
    glass = kit.material('lens', (0, 0, 0), 0.3)
    length = kit.node(glass, 'VectorMath', operation='LENGTH')
    kit.link(glass, kit.node(glass, 'TexCoord').outputs['Object'], length.inputs[0])
    stops = []
    for k in range(12):
        bright = 2.4 * math.exp(-k / 4) + 0.35
        stops += [(k / 12, tuple(c * bright for c in (1.0, 0.56, 0.24))), (k / 12 + 0.06, tuple(c * bright * 0.3 for c in (1.0, 0.46, 0.16)))]
    kit.link(glass, kit.ramp(glass, length.outputs['Value'], stops), kit.principled(glass)['Emission'])
    disc = kit.cylinder(1, 0.01, (0, 0, 0), glass, (0, 90, 0))
    disc.location, disc.scale = (-70, head.y - 40, head.z + 6), (21, 21, 1)
    rim = kit.lathe([(21, -3), (23, -3), (23, 6), (21, 6)], macro.metal((0.1, 0.1, 0.1), 0.4), (-70, head.y - 40, head.z + 6), (0, 90, 0), close=True)
    kit.haze(0.00018, (360, 700, 500), (1.0, 0.9, 0.8), head + V((-190, 0, 0)), 0.5, 0.02)
    kit.area((-62, head.y - 40, head.z + 6), head + V((0, -6, 0)), (40, 40), (1, 0.54, 0.22), 300000)
    kit.area(head + V((-50, 80, 40)), head, (20, 60), (0.14, 0.6, 0.7), 260000)
    kit.area(head + V((60, -30, 50)), head, (40, 40), (0.3, 0.55, 0.62), 16000)
    macro.backdrop((-520, head.y - 60, head.z), (900, 900), [(0, (0.04, 0.02, 0.008)), (0.3, (0.008, 0.008, 0.008)), (0.8, (0.001, 0.002, 0.003))], (90, 0, 90))
    macro.lens(head + V((150, 4, -4)), head + V((0, -3, -3)), 116, 2.0, joint + V((7, -6, 0)))

kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
