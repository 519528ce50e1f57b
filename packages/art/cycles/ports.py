"""A patch panel at night: one plug with its lamps on, cables that leave the frame. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(12)
panel = macro.paint((0.012, 0.013, 0.015), chips=0.03, scale=0.9, rough=0.4)
hole = kit.material('hole', (0.002, 0.002, 0.002), 0.5)
gold = macro.metal((0.8, 0.5, 0.16), 0.2)
shell = macro.metal((0.55, 0.54, 0.52), 0.3, 'x')
clear = kit.material('clear', (0.85, 0.9, 0.92), 0.12, transmission=0.92, ior=1.45)
kit.box((60, 1.2, 14), (0, 0.62, 0), panel, bevel=0.08)
names = iter(range(17, 60))
lamps = []  # what blinks: its material, its brightness, its pace
for row in range(2):
    for col in range(-7, 8):
        x, z = col * 1.9, 1.05 - row * 2.3
        kit.box((1.5, 0.5, 1.35), (x, 0.14, z), shell, bevel=0.06)
        kit.box((1.2, 0.3, 0.95), (x, -0.06, z - 0.05), hole)
        for k in range(8):
            kit.box((0.05, 0.1, 0.34), (x - 0.42 + k * 0.12, -0.16, z + 0.26), gold)
        on = random.random()
        for side, color in ((-0.47, (0.1, 1.0, 0.35)), (0.47, (1.0, 0.42, 0.05))):
            lit = 9.0 if (col, row) == (0, 0) else (3.0 if random.random() < 0.55 else 0.0)
            lamp = macro.glow(color, lit) if lit else kit.material('lamp', color, 0.3)
            if lit:
                lamps.append((kit.principled(lamp)['Emission Strength'], lit, 2.2 + 1.7 * ((col * 7 + row * 3 + (side > 0) * 5) % 4)))
            kit.box((0.26, 0.12, 0.16), (x + side, -0.11, z + 0.56), lamp, bevel=0.03)
        label = kit.text(str(next(names)), 0.3, (x, 0.0, z + 0.88), (90, 0, 0), kit.material('ink', (0.55, 0.55, 0.5), 0.6))
        label.data.extrude = 0.003
def plug(x, z, color, way, lifted=0.0):
    y = -0.2 - lifted
    kit.box((1.06, 1.7, 0.8), (x, y - 0.5, z - 0.05), clear, bevel=0.05)
    kit.box((0.5, 1.4, 0.06), (x, y - 0.7, z - 0.55), clear, (14, 0, 0), 0.02)
    for k in range(8):
        kit.box((0.06, 0.9, 0.3), (x - 0.42 + k * 0.12, y - 0.1, z + 0.12), gold)
        kit.tube([(x - 0.42 + k * 0.12, y - 0.5, z), (x - 0.42 + k * 0.12, y - 1.3, z)], 0.045, kit.material('wire', random.choice(((0.9, 0.35, 0.05), (0.1, 0.5, 0.15), (0.7, 0.7, 0.65), (0.08, 0.2, 0.7))), 0.4), smooth=False)
    sleeve = macro.plastic(color, 0.42, 18.0, 0.05)
    kit.lathe([(0.46, 0), (0.5, 0.2), (0.44, 0.5), (0.5, 0.75), (0.4, 1.05), (0.44, 1.3), (0.36, 1.7), (0.33, 2.0)], sleeve, loc=(x, y - 1.3, z), rot=(90, 0, 0), segments=48)
    kit.tube([(x, y - 3.0, z), *way], 0.3, sleeve)
blue, orange, gray = (0.02, 0.12, 0.5), (0.85, 0.2, 0.02), (0.12, 0.12, 0.12)
plug(0, 1.05, orange, [(0.4, -5.5, 0.9), (2.4, -8.5, -1.5), (5.2, -9.5, -9)], 0.45)
plug(-1.9, -1.25, blue, [(-2.2, -5, -1.8), (-4, -6.5, -9)])
for x in (-7.6, -5.7, 3.8, 5.7, 7.6, 9.5):
    plug(x, random.choice((1.05, -1.25)), random.choice((blue, gray, blue)), [(x + random.uniform(-1, 1), -5, -1), (x + random.uniform(-2, 2), -7, -9)])
macro.lint(26, lambda: (random.uniform(-4, 4), -0.15, random.uniform(1.72, 1.76)), 0.5)
kit.area((-9, -7, 9), (0, -1, 1), (3, 9), (0.3, 0.6, 1.0), 3200)
kit.area((9, -2.4, 4), (0, -1, 1), (1.2, 6), macro.SODIUM, 420)
macro.lens((-6.4, -13.5, 4.6), (0.35, -0.7, 0.75), 90, 9.0, (0, -1.3, 1.2), roll=3)
kit.glare(0.3, 0.12, 1.2, 6, (0.5, 0.9, 1.0))


def pose(place):
    """The lamps blink with their traffic, the one of the plug first."""
    now = place * job.seconds
    for k, (strength, lit, pace) in enumerate(lamps):
        strength.default_value = lit if math.sin(math.tau * pace * now + k * 2.4) > (-0.2 if k else -0.6) else lit * 0.04


kit.finish(job.out, job.frames, kit.travel(job, pose))
