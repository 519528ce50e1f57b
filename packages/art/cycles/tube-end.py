"""The burnt end of a fluorescent tube on fishing line, others hung at odd heights behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(60, background=(0.0006, 0.001, 0.0009))


def lit(near, full, strength):
    """Glass that shines along z: dark with soot at its end, then full."""
    made = kit.material('lit', (0.3, 0.3, 0.28), 0.12, coat=1.0)
    split = kit.node(made, 'SeparateXYZ')
    kit.link(made, kit.node(made, 'TexCoord').outputs['Object'], split.inputs[0])
    along = kit.node(made, 'MapRange')
    along.inputs['From Min'].default_value, along.inputs['From Max'].default_value = near, full
    kit.link(made, split.outputs['Z'], along.inputs['Value'])
    smoke = kit.node(made, 'Math', operation='ADD')
    kit.link(made, along.outputs[0], smoke.inputs[0])
    wisp = kit.node(made, 'Math', operation='MULTIPLY')
    kit.link(made, kit.noise(made, 0.9, 5.0), wisp.inputs[0])
    wisp.inputs[1].default_value = 0.16
    kit.link(made, wisp.outputs[0], smoke.inputs[1])
    kit.link(made, kit.ramp(made, smoke.outputs[0], [(0.08, (0.004, 0.002, 0.001)), (0.24, (0.12, 0.03, 0.006)), (0.4, (0.5, 0.26, 0.1)), (0.62, (0.72, 0.9, 0.62)), (1.0, (0.82, 1.0, 0.84))]), kit.principled(made)['Emission'])
    kit.principled(made)['Emission Strength'].default_value = strength
    return made


tin = macro.metal((0.5, 0.5, 0.48), 0.28, brushed='z', wear=0.14)
kit.noise_bump(tin, 1.4, 0.2, 6)
brass = macro.metal((0.6, 0.42, 0.16), 0.3)
glass = kit.cylinder(1.27, 70, (0, 0, 35.3), lit(-35.2, -24, 2.4), segments=96)
cap = kit.lathe([(1e-4, -1.5), (1.05, -1.5), (1.24, -1.36), (1.3, -1.1), (1.3, 0.3), (1.36, 0.36), (1.36, 0.5), (1.28, 0.6)], tin, segments=96)
card = kit.lathe([(1e-4, -1.52), (0.92, -1.52), (0.96, -1.44)], kit.material('fiber', (0.12, 0.05, 0.02), 0.7), segments=64)
parts = [glass, cap, card]
for s in (-1, 1):
    pin = kit.lathe([(1e-4, -2.5), (0.09, -2.46), (0.14, -2.3), (0.14, -1.4)], brass, segments=24)
    pin.location = (s * 0.64, 0, 0)
    parts.append(pin)
    parts.append(kit.cylinder(0.07, 0.16, (s * 1.28, -0.2, -0.5), tin, (0, 90, 0)))
# the line: three turns about the cap, a knot, up out of the picture
line = kit.material('line', (0.75, 0.8, 0.78), 0.08, transmission=0.6)
turns = [(1.36 * math.cos(a), 1.36 * math.sin(a), -0.72 + 0.05 * a / math.tau + 0.02 * math.sin(3 * a)) for a in [math.tau * k / 24 for k in range(73)]]
parts.append(kit.tube(turns, 0.032, line, resolution=3))
for k in range(3):
    parts.append(kit.sphere(0.1, (-1.36 + 0.05 * k, -0.42 - 0.1 * (k % 2), -0.66 + 0.1 * k), line, segments=16))
parts.append(kit.tube([(-1.4, -0.42, -0.55), (-1.62, -0.3, 3), (-2.2, 0.2, 14), (-3.4, 1, 40)], 0.032, line, resolution=3))
parts.append(kit.tube([(-1.42, -0.5, -0.6), (-1.75, -0.9, -1.0), (-1.9, -1.0, -1.9), (-1.6, -1.1, -2.4)], 0.032, line, resolution=3))
fuzz = kit.material('fuzz', (0.4, 0.4, 0.36), 0.9)


def on_glass():
    angle, z = random.uniform(math.pi, math.tau), random.uniform(-1, 14)
    return (1.3 * math.cos(angle), 1.3 * math.sin(angle), z)


parts.append(macro.lint(70, on_glass, 0.5, fuzz))
kit.group(parts, (0.6, 0, -2.6), (4, 31, 0))
# the others, far out of focus
for _ in range(19):
    y = random.uniform(110, 300)
    away = y + 42  # from the lens, which looks up to the right
    x, z = -9 + (0.27 + random.uniform(-0.2, 0.2)) * away, -8 + (0.186 + random.uniform(-0.11, 0.14)) * away
    tone = random.choice(((0.82, 1.0, 0.84), (0.9, 1.0, 0.92), (0.3, 1.0, 0.5), (1.0, 0.62, 0.3)))
    kit.cylinder(1.27, random.choice((22, 30, 44)), (x, y, z), macro.glow(tone, random.uniform(0.12, 0.6)), (random.uniform(-6, 6), random.uniform(-9, 9), 0), segments=24)
macro.backdrop((0, 420, -10), (400, 240), [(0, (0.012, 0.03, 0.02)), (0.6, (0.003, 0.008, 0.006)), (1, (0.0006, 0.001, 0.001))])
kit.area((-14, -12, 4), (0, 0, -2), (3, 16), (0.55, 0.95, 0.7), 1100)
kit.area((12, -10, -12), (0, 0, -2), (6, 4), (1, 0.55, 0.25), 520)
macro.lens((-9, -42, -8), (2.5, 0, -0.2), 96, 3.0, (0.2, -1.2, -2.4), roll=-4)
kit.glare(0.4, 0.05, 1.2, 6, (0.6, 1, 0.8))
kit.finish(job.out)
