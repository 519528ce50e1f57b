"""A visitor's badge on a conference table, striped by the blinds. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(97)
V = kit.Vector
table = kit.material('table', (0.055, 0.024, 0.01), 0.2, coat=0.3)
grain = kit.noise(table, 0.5, 9, stretch=(0.16, 3.0, 1))
kit.link(table, kit.ramp(table, grain, [(0.36, (0.024, 0.01, 0.004)), (0.64, (0.09, 0.04, 0.016))]), kit.principled(table)['Base Color'])
kit.uneven_rough(table, 0.5, 0.12, 0.34)
kit.plane((300, 200), (0, 40, 0), table)
card = kit.material('card', (0.74, 0.72, 0.67), 0.5)
ink = kit.material('ink', (0.012, 0.014, 0.016), 0.6)
orange = kit.material('band', (0.78, 0.2, 0.03), 0.5)
clear = kit.material('sleeve', (0.02, 0.02, 0.02), 0.12, coat=1.0)
parts = [kit.box((10.2, 6.6, 0.06), (0, 0, 0), card, bevel=0.02), kit.box((10.2, 1.7, 0.012), (0, 2.45, 0.036), orange)]
for words, size, x, y in (('VISITOR', 1.15, -1.6, 2.43), ('FILM CREW', 1.3, -0.9, 0.5), ('FLOOR 34', 0.62, -2.9, -0.85)):
    line = kit.text(words, size, (x, y, 0.05), (0, 0, 0), card if words == 'VISITOR' else ink)
    line.data.extrude, line.data.space_character = 0.002, 1.06
    parts.append(line)
for k in range(44):
    wide = random.choice((0.05, 0.05, 0.1, 0.15))
    parts.append(kit.box((wide, 1.0, 0.004), (-4.2 + 0.19 * k, -2.3, 0.034), ink))
# the sleeve: a rim, a slot, scratches that catch the light
rim = [(-5.6, -3.7), (5.6, -3.7), (5.6, 4.2), (-5.6, 4.2)]
parts.append(kit.tube([(x, y, 0.05) for x, y in rim], 0.13, macro.plastic((0.05, 0.05, 0.05), 0.2), closed=True, smooth=False))
for _ in range(50):
    x, y, turn, long = random.uniform(-5, 5), random.uniform(-3, 3), random.uniform(-0.5, 0.5), random.uniform(0.3, 1.8)
    parts.append(kit.tubes([[(x, y, 0.075), (x + long * math.cos(turn), y + long * math.sin(turn), 0.075)]], 0.006, kit.material('scratch', (0.6, 0.6, 0.6), 0.3), name='grains'))
steel = macro.metal((0.6, 0.6, 0.6), 0.16)
parts += [kit.box((1.3, 2.2, 0.16), (0, 5.0, 0.22), steel, bevel=0.06), kit.lathe([(0, 0.24), (0.34, 0.2), (0.4, 0)], steel, (0, 4.4, 0.28), segments=48), kit.tube([(-0.5, 5.9, 0.2), (-0.6, 6.8, 0.2), (0, 7.2, 0.2), (0.6, 6.8, 0.2), (0.5, 5.9, 0.2)], 0.13, steel)]
badge = kit.group(parts, (0, 0, 0.3), (0, 1.5, -13))
# the lanyard: a woven band in loose loops
weave = kit.material('weave', (0.02, 0.1, 0.11), 0.9, bump=(24, 0.6))
kit.noise_bump(weave, 60, 0.5)


def band(points, wide=1.5):
    vertices, steps = [], 90
    curve = [V(p) for p in points]
    for i in range(steps + 1):
        t = i / steps * (len(curve) - 1)
        k = min(len(curve) - 2, int(t))
        a, b, c, d = curve[max(0, k - 1)], curve[k], curve[k + 1], curve[min(len(curve) - 1, k + 2)]
        u = t - k
        at = 0.5 * ((2 * b) + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)
        way = 0.5 * ((c - a) + 2 * (2 * a - 5 * b + 4 * c - d) * u + 3 * (3 * b - a - 3 * c + d) * u * u)
        side = V((0, 0, 1)).cross(way).normalized()
        lift = 0.5 * math.sin(i * 0.21)
        vertices += [tuple(at + side * wide / 2 + V((0, 0, 0.12 + 0.2 * lift))), tuple(at - side * wide / 2 + V((0, 0, 0.12 - 0.1 * lift)))]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    sheet = kit.from_data('band', vertices, faces, weave)
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.14
    return sheet


band([(1.6, 7.0, 0.2), (3.4, 12, 0.9), (10, 15, 0.5), (16, 10, 1.3), (13, 4, 0.4), (19, 0, 0.3), (30, 4, 0.3)])
band([(1.5, 6.9, 0.3), (1.4, 13, 1.0), (-6, 18, 0.6), (-15, 13, 1.2), (-24, 16, 0.3), (-36, 12, 0.3)])
black = kit.material('slat', (0.01, 0.01, 0.01), 0.9)
# blinds: a low sun between slats
kit.spot((-60, 62, 34), (0, 0, 0), (1, 0.6, 0.28), 1100000, 44, 0.3, 0.5)
for k in range(16):
    kit.box((80, 0.15, 1.7), (-24, 25, 2 + 3.6 * k), black, (0, 0, 44))
kit.area((50, 40, 22), (0, 0, 0), (10, 40), (0.14, 0.56, 0.66), 26000)
kit.area((-6, -40, 30), (0, 0, 0), (20, 14), (1, 0.8, 0.6), 1600)
macro.backdrop((-30, 140, 30), (400, 200), [(0, (0.05, 0.026, 0.012)), (0.5, (0.01, 0.01, 0.01)), (1, (0.001, 0.002, 0.003))])
macro.lens((7, -32, 25), (0.9, 1.2, 0), 92, 2.4, (-0.6, -0.2, 0.4))
kit.glare(0.1, 0.04, 1.8, 6, (1, 0.7, 0.5))
kit.finish(job.out)
