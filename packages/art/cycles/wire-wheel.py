"""A lowrider's wire wheel, gold hub and crossed chrome spokes, the lamps of a tunnel along them. In centimeters; its axle is y."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(72, background=(0.002, 0.0018, 0.0015), bounces=8)
chrome = macro.metal((0.62, 0.62, 0.64), 0.06, wear=0.05, scale=0.8)
gold = macro.metal((0.85, 0.52, 0.16), 0.1, wear=0.07, scale=1.4)
kit.noise_bump(gold, 3.0, 0.03)
rubber = kit.material('rubber', (0.012, 0.012, 0.013), 0.55, bump=(3.0, 0.3))
white = kit.material('whitewall', (0.55, 0.53, 0.48), 0.4, coat=0.2)
kit.uneven_rough(white, 0.6, 0.25, 0.6)
RIM = 15.4


def at(radius, angle, y):
    return (radius * math.cos(angle), y, radius * math.sin(angle))


# three rows of spokes; each crosses its neighbor
for count, hub, depth, seat, twist, thick in ((36, 4.3, -6.2, -0.6, 0.36, 0.17), (36, 3.6, -1.5, 1.6, 0.5, 0.17), (24, 4.6, 4.0, 3.4, 0.3, 0.17)):
    lines, ends = [], []
    for k in range(count):
        angle = math.tau * k / count
        turn = twist * (1 if k % 2 else -1)
        lines.append([at(hub, angle, depth), at(RIM, angle + turn, seat)])
        ends.append((at(RIM - 0.5, angle + turn * 0.97, seat + 0.02), angle + turn))
    kit.tubes(lines, thick, chrome, 4)
    for place, _ in ends:
        kit.sphere(0.34, place, chrome, (1, 1, 1), 16)
# hub: a barrel, flanges, a two-bar knock-off on top
kit.lathe([(2.6, 6), (3.2, 5.4), (3.2, -4.8), (4.5, -5.2), (4.7, -5.7), (4.5, -6.6), (3.6, -7.2), (3.0, -7.3)], gold, rot=(90, 0, 0), segments=96).scale = (1, 1, -1)
kit.lathe([(3.1, 7.2), (3.3, 7.6), (2.9, 8.4), (2.7, 9.4), (2.2, 10.0), (1.2, 10.2), (1e-4, 10.25)], gold, rot=(90, 0, 0), segments=96)
for turn in (28, 148, 268):
    ear = kit.box((4.6, 1.1, 1.9), (0, 0, 0), gold, bevel=0.42)
    ear.location = (3.9 * math.cos(math.radians(turn)), -9.0, 3.9 * math.sin(math.radians(turn)))
    ear.rotation_euler = (0, -math.radians(turn), 0)
kit.lathe([(0.9, 0.0), (1.75, 0.0), (1.85, 0.12), (1.75, 0.24), (0.9, 0.24)], macro.paint((0.006, 0.006, 0.008), chips=0.02, coat=1), loc=(0, -10.1, 0), rot=(90, 0, 0), close=True, segments=64)
# rim and tire
kit.lathe([(15.2, 6), (15.9, 4.6), (15.7, 1.2), (15.5, -1.4), (16.4, -3.6), (17.6, -4.4), (18.2, -5.4), (18.0, -6.1), (17.4, -6.0)], chrome, rot=(90, 0, 0), segments=160).scale = (1, 1, -1)
profile = [(17.7, 5.3), (18.4, 6.3), (19.6, 7.2), (21.2, 7.9)]
tire = kit.lathe([*profile, (21.3, 7.95), (23.6, 8.05), (26.2, 7.4), (27.6, 6.0), (28.2, 4.2), (28.4, 0), (28.2, -5)], rubber, rot=(90, 0, 0), segments=160)
band = kit.lathe([(19.5, 7.2), (19.7, 7.42), (20.6, 7.78), (21.3, 8.06), (21.5, 7.98)], white, rot=(90, 0, 0), segments=160)
for radius, y in ((22.6, 8.06), (25.0, 7.86)):
    kit.lathe([(radius, y - 0.05), (radius + 0.1, y + 0.08), (radius + 0.2, y - 0.05)], rubber, rot=(90, 0, 0), segments=160)
# water of the wash on hub and tire
clear = macro.water()


def on_tire():
    angle, radius = random.uniform(-0.6, 2.6), random.uniform(19.6, 25.4)
    return at(radius, angle, -8.0 if radius > 21 else -7.4), (0, -1, 0)


macro.drops(240, on_tire, 0.3, clear, 0.5)
macro.drops(26, lambda: (at(random.uniform(0.2, 2.6), random.uniform(0, math.tau), -9.75), (0, -1, 0)), 0.2, clear, 0.5)
# the tunnel: lamps in a row above, tiles far behind, wet road
for k in range(7):
    kit.area((-70 + 34 * k, -46 - 20 * k, 62), (0, 0, 0), (16, 3.2), (1, 0.62, 0.26), 12000, visible=True)
macro.far(16, (-110, 150), (120, 260), (6, 60), (2.2, 4.6), ((1, 0.55, 0.18), (1, 0.7, 0.35), (0.3, 0.7, 0.65)), (2, 6))
macro.backdrop((60, 300, 10), (420, 200), [(0, (0.07, 0.034, 0.01)), (0.5, (0.012, 0.01, 0.006)), (1, (0.001, 0.0016, 0.0016))])
kit.plane((300, 300), (0, 60, -29), kit.material('road', (0.012, 0.011, 0.01), 0.12, coat=0.6))
kit.area((-70, -34, 4), (0, 0, 0), (26, 80), (0.12, 0.65, 0.6), 60000)
kit.area((60, -70, 26), (0, 0, 0), (34, 70), (1, 0.55, 0.2), 70000)
kit.area((0, -50, 80), (0, 0, 0), (120, 30), (1, 0.8, 0.6), 60000)
macro.lens((-38, -58, 16), (4.5, -2, 3.6), 82, 3.2, (-1.4, -9.4, 1.6), roll=-7)
kit.glare(0.28, 0.12, 1.2, 5, (1, 0.7, 0.4))
kit.finish(job.out)
