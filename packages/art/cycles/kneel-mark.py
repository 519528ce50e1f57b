"""A mark of tape on a wet stage, KNEEL written on it, amber lamps on one side and blue ones on the other. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker

job = macro.start(50, background=(0.001, 0.0014, 0.003))
V = kit.Vector
floor = kit.material('floor', (0.008, 0.009, 0.011), 0.2, bump=(0.9, 0.08))
kit.uneven_rough(floor, 0.12, 0.03, 0.16)
cloth = kit.material('cloth', (0.62, 0.56, 0.42), 0.7)
weave = kit.noise(cloth, 9, 4, stretch=(1, 1, 1))
kit.bump(cloth, weave, 0.5, 0.04)
soil = kit.noise(cloth, 0.35, 8)
kit.link(cloth, kit.ramp(cloth, soil, [(0.4, (0.66, 0.6, 0.46)), (0.66, (0.3, 0.26, 0.2))]), kit.principled(cloth)['Base Color'])
ink = kit.material('ink', (0.006, 0.006, 0.008), 0.4)
clear = macro.water()
kit.plane((900, 1200), (0, 300, 0), floor)
for k in range(13):
    kit.box((0.25, 1200, 0.03), (-150 + 25 * k, 300, 0.0), macro.plastic((0.002, 0.002, 0.002), 0.9))


def strip(long, wide, loc, turn, seed):
    """A torn piece of tape, its ends ragged, a corner of it up."""
    chance = random.Random(seed)
    steps, rows = 60, 8
    vertices = []
    for i in range(steps + 1):
        for j in range(rows + 1):
            u, v = i / steps, j / rows
            ragged = chance.uniform(-0.18, 0.18) if i in (0, steps) else 0
            lift = 0.9 * max(0, u - 0.9) ** 1.4 * 10 * max(0, v - 0.3)
            vertices.append(((u - 0.5) * long + ragged, (v - 0.5) * wide, 0.05 + 0.03 * math.sin(u * 31 + v * 4) * math.sin(v * 5) + lift))
    faces = [(i * (rows + 1) + j, (i + 1) * (rows + 1) + j, (i + 1) * (rows + 1) + j + 1, i * (rows + 1) + j + 1) for i in range(steps) for j in range(rows)]
    made = kit.from_data('tape', vertices, faces, cloth, loc=loc, rot=(0, 0, turn))
    made.modifiers.new('thick', 'SOLIDIFY').thickness = 0.04


strip(34, 5, (0, 0, 0), 0, 3)
strip(26, 5, (0.6, -16.2, -0.02), 88, 5)
marker.write('KNEEL', 3.3, ink, (-3.4, 0.1, 0.09), (0, 0, 1), 0.15, 0.1)
marker.write('LAST LINE', 1.0, ink, (11.6, -0.9, 0.1), (0, 0, -2), 0.14, 0.1)


def wet():
    """Where a drop lies, on the boards or the tape."""
    x, y = random.uniform(-40, 40), random.uniform(-26, 60)
    return (x, y, 0.12 if abs(y) < 2.4 and abs(x) < 16 else 0.02), (0, 0, 1)


macro.drops(1300, wet, 0.62, clear, 0.32, 0.3)
macro.drops(60, lambda: ((random.uniform(-16, 16), random.uniform(-2.3, 2.3), 0.14), (0, 0, 1)), 0.42, clear, 0.42)
# four rows of lamps upstage
for k in range(14):
    for row in range(4):
        color = (1, 0.5, 0.12) if k < 6 else (0.1, 0.24, 1)
        kit.sphere(6.5, (-50 + 24 * k, 380, 118 + 38 * row), macro.glow(color, 5 if k < 6 else 6), name='far')
kit.area((-90, 80, 50), (0, 0, 0), (40, 40), (1, 0.5, 0.14), 260000)
kit.area((100, 90, 44), (0, 0, 0), (40, 40), (0.08, 0.2, 1), 260000)
kit.area((-6, -40, 60), (0, 0, 0), (40, 10), (1, 0.7, 0.42), 7000)
macro.lens((-10, -44, 22), (1.4, -0.4, 0), 62, 2.4, (-2, -0.5, 0), roll=-5)
kit.glare(0.3, 0.12, 1.2, 5, (0.5, 0.65, 1))
kit.finish(job.out)
