"""The altimeter of a small jet before dawn: its needle, rain on its glass, a lamp in the panel. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(4)
face = kit.material('face', (0.006, 0.007, 0.008), 0.5, bump=(60, 0.05))
white = kit.material('white', (0.8, 0.76, 0.66), 0.5, emit=(1, 0.62, 0.3), strength=0.35)
orange = kit.material('orange', (0.9, 0.22, 0.03), 0.45, emit=(1, 0.25, 0.04), strength=0.5)
black = macro.paint((0.014, 0.015, 0.017), chips=0.05, scale=1.1, rough=0.42)
steel = macro.metal((0.45, 0.44, 0.43), 0.3)
dial = [kit.cylinder(3.9, 0.1, (0, 0, -0.35), face, segments=96)]
for k in range(50):
    turn = math.tau * k / 50
    long = 0.5 if k % 5 == 0 else 0.26
    dial.append(kit.box((0.075 if k % 5 == 0 else 0.035, long, 0.012), (math.sin(turn) * (3.62 - long / 2), math.cos(turn) * (3.62 - long / 2), -0.295), white, (0, 0, -math.degrees(turn))))
for k in range(10):
    turn = math.tau * k / 10
    figure = kit.text(str(k), 0.95, (math.sin(turn) * 2.55, math.cos(turn) * 2.55, -0.295), (0, 0, 0), white)
    figure.data.extrude, figure.data.offset = 0.005, 0.02
    dial.append(figure)
for line, size, at in (('ALT', 0.36, (0, 1.3)), ('100 FT', 0.24, (0, 0.9))):
    words = kit.text(line, size, (*at, -0.295), (0, 0, 0), white)
    words.data.extrude = 0.004
def hand(long, wide, z, turn, made):
    shape = [(-wide, -0.9), (wide, -0.9), (wide * 0.7, long * 0.7), (0.0, long), (-wide * 0.7, long * 0.7)]
    flat = [(x, y, 0) for x, y in shape] + [(x, y, 0.06) for x, y in shape]
    sides = [(k, (k + 1) % 5, (k + 1) % 5 + 5, k + 5) for k in range(5)]
    return kit.from_data('hand', flat, [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9), *sides], made, loc=(0, 0, z), rot=(0, 0, -turn), smooth=False, bevel=0.012)
hand(3.25, 0.1, -0.12, 318, orange)
hand(2.0, 0.17, -0.2, 112, white)
kit.lathe([(0, 0.12), (0.3, 0.1), (0.42, 0.02), (0.42, -0.1)], steel, loc=(0, 0, -0.08), segments=48)
# bezel, panel, screws, a neighbor
kit.lathe([(3.75, 0.3), (3.9, 0.62), (4.35, 0.66), (4.6, 0.5), (4.62, -0.2), (3.75, -0.3)], black, close=True, segments=160)
kit.box((60, 40, 0.4), (0, 0, -0.75), macro.paint((0.045, 0.05, 0.055), chips=0.02, scale=0.8, rough=0.5))
for x, y in ((-4.5, -4.5), (4.5, -4.5), (-4.5, 4.5), (4.5, 4.5)):
    kit.lathe([(0, 0.14), (0.36, 0.1), (0.44, 0)], steel, loc=(x, y, -0.55), segments=40)
    kit.box((0.7, 0.09, 0.05), (x, y, -0.42), face, (0, 0, random.uniform(0, 90)))
kit.lathe([(3.75, 0.3), (3.9, 0.62), (4.35, 0.66), (4.6, 0.5), (4.62, -0.2), (3.75, -0.3)], black, loc=(10.2, 1.0, 0), close=True, segments=120)
kit.cylinder(3.9, 0.1, (10.2, 1.0, -0.35), face)
for k in range(24):
    turn = math.tau * k / 24
    kit.box((0.09, 0.5, 0.02), (10.2 + math.sin(turn) * 3.2, 1.0 + math.cos(turn) * 3.2, -0.29), white, (0, 0, -math.degrees(turn)))
glass = macro.water((0.98, 1, 1), 1.12)
macro.touched(glass, [(-1.5, -1.6, 0, 0.95, 0.5), (0.4, -2.4, 0, 0.9, 0.9)], 0.02, 0.22)
kit.cylinder(3.76, 0.04, (0, 0, 0.32), glass, segments=128)
def spot():
    turn, r = random.uniform(0, math.tau), 3.7 * math.sqrt(random.random())
    return (r * math.cos(turn), r * math.sin(turn), 0.342), (0, 0, 1)
macro.drops(110, spot, 0.3, high=0.5, small=3)
def rim():
    turn = random.uniform(0, math.tau)
    return (4.15 * math.cos(turn), 4.15 * math.sin(turn), 0.65), (0, 0, 1)
macro.drops(120, rim, 0.16)
# lamp of the panel above, dawn through the windshield
kit.area((-3, 9, 3.0), (0, 1, 0), (7, 0.9), macro.SODIUM, 900)
kit.area((16, 12, 16), (0, 0, 0), (14, 4), (0.25, 0.5, 1.0), 1500)
kit.area((-14, -3, 5), (0, 0, 0), (2, 9), (0.1, 0.5, 0.6), 360)
macro.lens((-5.5, -10.5, 10.5), (-0.7, 0.75, 0.0), 85, 5.0, (-1.6, 1.6, 0.1), roll=-8)
kit.glare(0.2, 0.1, 1.1, 5, (1, 0.6, 0.3))
kit.finish(job.out)
