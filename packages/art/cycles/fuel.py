"""The fuel gauge of an old pickup with two tanks, its needle on E: cracked glass, the dust of the road, the sun low beside it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(17, background=(0.006, 0.003, 0.004))
V = kit.Vector
chrome = macro.metal((0.78, 0.75, 0.72), 0.12, wear=0.08, scale=0.7)
dash = macro.paint((0.16, 0.03, 0.02), under=(0.22, 0.12, 0.07), chips=0.07, scale=0.5, rough=0.42)
face = kit.material('face', (0.011, 0.01, 0.01), 0.5, bump=(30, 0.05))
ivory = kit.material('ivory', (0.74, 0.66, 0.5), 0.6)
orange = kit.material('orange', (0.9, 0.14, 0.02), 0.45, emit=(1.0, 0.12, 0.02), strength=0.25)
black = macro.plastic((0.012, 0.012, 0.012), 0.35)
clear = macro.water(ior=1.45)
dust = kit.material('dust', (0.55, 0.36, 0.22), 0.95)
R = 3.5
chance = np.random.default_rng(5)


def lettering(body, size, x, z, made=ivory):
    flat = kit.text(body, size, (x, -0.02, z), (90, 0, 0), made)
    flat.data.extrude = 0.008
    return flat


def gauge(at, name, level):
    """A round gauge in the plane y = 0 that faces -y; `level` is 0 at E and 1 at F."""
    bezel = [(R - 0.06, -0.02), (R, 0.5), (R + 0.2, 0.66), (R + 0.45, 0.56), (R + 0.62, 0.3), (R + 0.66, -0.05)]
    parts = [kit.cylinder(R, 0.1, (0, 0.06, 0), face, (90, 0, 0), segments=96), kit.lathe(bezel, chrome, (0, 0, 0), (90, 0, 0), 128)]
    low, high = math.radians(148), math.radians(32)
    for k in range(17):
        a = low + (high - low) * k / 16
        long = 0.55 if k % 4 == 0 else 0.28
        r = 2.95 - long / 2
        parts.append(kit.box((long, 0.02, 0.1 if k % 4 == 0 else 0.06), (r * math.cos(a), -0.01, r * math.sin(a) - 0.7), orange if k < 2 else ivory, (0, -math.degrees(a), 0)))
    parts += [lettering('E', 0.95, -2.32, 0.0), lettering('F', 0.95, 2.32, 0.0), lettering('1/2', 0.56, 0, 1.25), lettering('FUEL', 0.5, 0, 0.42), lettering(name, 0.44, 0, -2.2)]
    a = low + (high - low) * level
    tip, side = V((math.cos(a), 0, math.sin(a))), V((-math.sin(a), 0, math.cos(a)))
    hub = V((0, -0.3, -0.7))
    corners = [hub - tip * 0.6 + side * 0.12, hub - tip * 0.6 - side * 0.12, hub + tip * 2.7 - side * 0.03, hub + tip * 2.7 + side * 0.03]
    parts.append(kit.from_data('needle', [tuple(c) for c in corners], [(0, 1, 2, 3)], orange, smooth=False))
    parts.append(kit.cylinder(0.42, 0.4, (0, -0.2, -0.7), black, (90, 0, 0), 0.1))
    parts.append(kit.cylinder(R + 0.02, 0.12, (0, -0.5, 0), clear, (90, 0, 0), segments=96))
    return kit.group(parts, at)


gauge((0, 0, 0), 'MAIN', -0.035)
gauge((9.4, 0, 0), 'AUX', 0.03)
# the crack: from a blow at the rim of the glass
lines = []
def crack(at, turn, reach, deep=0):
    way = [V((at[0], -0.567, at[1]))]
    while reach > 0:
        step = random.uniform(0.12, 0.3)
        turn += random.gauss(0, 0.2)
        at = (at[0] + step * math.cos(turn), at[1] + step * math.sin(turn))
        if math.hypot(*at) > R:
            break
        way.append(V((at[0], -0.567, at[1])))
        if random.random() < 0.12 and deep < 2:
            crack(at, turn + random.choice((-1, 1)) * random.uniform(0.5, 1.0), reach * 0.5, deep + 1)
        reach -= step
    if len(way) > 1:
        lines.append(way)
for turn, reach in ((3.35, 4.4), (2.95, 2.6), (3.85, 3.6), (4.3, 2.6)):
    crack((1.85, 2.9), turn, reach)
kit.tubes(lines, 0.0085, kit.material('crack', (0.8, 0.75, 0.68), 0.25))
# the dash about it, two screws, dust that has settled on the lower rim
panel = kit.box((90, 2, 30), (0, 1.06, 0), dash, bevel=0.2)
kit.box((90, 16, 2.4), (0, 5, 9.6), macro.plastic((0.03, 0.018, 0.014), 0.5, 14.0, 0.3), (6, 0, 0), 0.8)
for x, z in ((-5.0, 4.4), (4.7, -4.7), (4.7, 4.7), (-5.0, -4.7)):
    kit.group([kit.lathe([(0, 0.2), (0.22, 0.18), (0.36, 0.08), (0.4, 0)], chrome, segments=40), kit.box((0.6, 0.08, 0.08), (0, 0, 0.19), black, (0, 0, random.uniform(0, 180)))], (x, 0.06, z), (90, 0, 0))
count = 3400
turn = chance.normal(-math.pi / 2, 0.55, count)
macro.grains(np.column_stack([(R - 0.1) * np.cos(turn), chance.normal(-0.62, 0.04, count), (R - 0.08) * np.sin(turn) + np.abs(chance.normal(0, 0.07, count))]), chance.uniform(0.008, 0.04, count), dust)
turn, r = chance.uniform(0, math.tau, 2600), R * np.sqrt(chance.uniform(0, 1, 2600))
macro.grains(np.column_stack([r * np.cos(turn), np.full(2600, -0.565), r * np.sin(turn)]), chance.uniform(0.003, 0.011, 2600), dust)
macro.lint(9, lambda: (random.uniform(-2.5, 2.5), -0.58, random.uniform(-3, 2)), 0.7)
# the sky beyond the windshield, a dusty orange below violet
macro.backdrop((10, 160, 34), (300, 90), [(0, (1.0, 0.4, 0.1)), (0.25, (0.5, 0.18, 0.09)), (0.6, (0.14, 0.05, 0.09)), (1.0, (0.03, 0.02, 0.05))])
kit.area((-34, -16, 9), (0, 0, 0), (4, 7), (1, 0.45, 0.13), 26000)
kit.area((20, -34, 20), (0, 0, 0), (24, 8), (0.55, 0.25, 0.5), 5200)
kit.area((-4, -44, -6), (0, 0, 0), (16, 4), (1, 0.6, 0.35), 2400)
macro.lens((-6.5, -30, 5.2), (1.3, 0, 0.75), 92, 4.5, (-1.2, -0.5, 0), roll=-7)
kit.glare(0.18, 0.05, 1.3, 6, (1, 0.66, 0.34))
kit.finish(job.out)
