"""The button of a floor in an elevator: its lit ring worn, fingerprints on the brushed steel. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(34)
V = kit.Vector
AMBER = (1.0, 0.5, 0.15)
plate = macro.metal((0.46, 0.45, 0.44), 0.34, brushed='x', wear=0.04, scale=0.5)
kit.plane((90, 60), (0, 0, 0), plate, (90, 0, 0))
cap = macro.metal((0.6, 0.58, 0.55), 0.3, wear=0.12)
macro.touched(cap, [(0.3, -0.2, 0.5, 1.0, 0.5)], 0.24, 0.36)
edge = macro.metal((0.6, 0.59, 0.57), 0.14, wear=0.06)
black, ink = macro.plastic((0.006, 0.006, 0.006), 0.3), kit.material('ink', (0.008, 0.008, 0.008), 0.5)
# light through a ring that thumbs have scraped
lit = kit.material('lit', (0.4, 0.2, 0.08), 0.35, emit=AMBER, strength=2.0)
lit['glow'] = True
worn = kit.ramp(lit, kit.noise(lit, 1.7, 12.0), [(0.36, 0.0), (0.46, 1.0)])
times = kit.node(lit, 'Math', operation='MULTIPLY_ADD')
times.inputs[1].default_value, times.inputs[2].default_value = 1.5, 0.18
kit.link(lit, worn, times.inputs[0])
kit.link(lit, times.outputs[0], kit.principled(lit)['Emission Strength'])
dark = kit.material('dark', (0.05, 0.045, 0.04), 0.3, coat=0.5)
STEP = 5.6


def button(floor, z, on):
    parts = [
        kit.lathe([(1.98, 0.0), (2.34, 0.0), (2.4, 0.05), (2.38, 0.16), (2.28, 0.24), (2.1, 0.22), (1.99, 0.12)], edge, close=True, segments=160),
        kit.lathe([(1.52, 0.1), (1.98, 0.1), (1.96, 0.17), (1.9, 0.2), (1.6, 0.2), (1.52, 0.16)], lit if on else dark, close=True, segments=160),
        kit.cylinder(2.0, 0.1, (0, 0, 0.04), black),
        kit.lathe([(0, 0.44), (0.7, 0.43), (1.2, 0.4), (1.38, 0.36), (1.46, 0.28), (1.48, 0.1)], cap, segments=160),
    ]
    words = kit.text(floor, 1.36, (0, -0.02, 0.425), (0, 0, 0), lit if on else ink)
    words.data.extrude, words.data.space_character, words.data.offset = 0.02, 0.94, 0.012
    parts.append(words)
    kit.group(parts, (0, -0.0, z), (90, 0, 0))


for k in range(-2, 3):
    button(str(34 + k), STEP * k, k == 0)
# raised dots beside each, for those who read with a finger
for k in range(-2, 3):
    for dot, (x, z) in enumerate(((0, 0), (0, -0.28), (0.26, 0.28), (0.9, 0.28), (0.9, 0), (1.16, 0), (0.26, 0))):
        kit.sphere(0.085, (-4.3 + x, -0.02, STEP * k + z), edge, (1, 0.6, 1), segments=16)
# prints on the plate itself
smear = kit.material('smear', (0.3, 0.28, 0.26), 0.6, 0.6)
for _ in range(120):
    x, z, turn, long = random.uniform(-10, 10), random.uniform(-10, 10), random.gauss(0, 0.2), random.uniform(0.4, 3)
    kit.tubes([[(x, -0.004, z), (x + long * math.cos(turn), -0.004, z + long * math.sin(turn))]], 0.005, smear, name='grains')
macro.lint(30, lambda: (random.uniform(-5, 5), -0.03, random.uniform(-6, 6)), 0.4)
# the doors stand open by a hand's width: a bar of lamplight; the car's own light is low and cool
kit.area((26, -16, 3), (2, 0, 0), (3, 60), (1, 0.6, 0.3), 1500)
kit.area((-30, -20, 22), (0, 0, 0), (10, 40), (0.1, 0.5, 0.62), 17000)
kit.area((2, -26, 34), (0, 0, 2), (30, 5), (0.9, 0.8, 0.7), 2600)
macro.lens((-15.5, -27, -8), (0.9, -0.1, 0.9), 98, 3.2, (-0.6, -0.42, 0.0), roll=-9)
kit.glare(0.22, 0.05, 1.1, 5, (1, 0.66, 0.34))
kit.finish(job.out)
