"""A wedge hammered under dolly rail on the wet floor of a tunnel, a wheel on the tube above it, the lamps of the tunnel far behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(521, background=(0.001, 0.002, 0.002))
LAMP = (0.62, 1.0, 0.55)
steel = macro.metal((0.5, 0.5, 0.48), 0.36, wear=0.1, scale=0.8)
dull = macro.metal((0.4, 0.4, 0.39), 0.34)
tire = kit.material('tire', (0.62, 0.16, 0.012), 0.3, subsurface=0.25, bump=(9, 0.1))
kit.uneven_rough(tire, 1.0, 0.16, 0.6)
kit.link(tire, kit.ramp(tire, kit.noise(tire, 1.1, 10), [(0.4, (0.1, 0.03, 0.006)), (0.52, (0.66, 0.17, 0.012))]), kit.principled(tire)['Base Color'])
black = macro.plastic((0.014, 0.014, 0.014), 0.4)
wood = kit.material('wood', (0.5, 0.34, 0.17), 0.55, coat=0.25)
grain = kit.noise(wood, 0.9, 12.0, stretch=(0.14, 2.4, 3.4))
kit.link(wood, kit.ramp(wood, grain, [(0.34, (0.2, 0.1, 0.035)), (0.5, (0.52, 0.35, 0.17)), (0.7, (0.66, 0.5, 0.29))]), kit.principled(wood)['Base Color'])
kit.bump(wood, grain, 0.6, 0.1)
painted = macro.paint((0.55, 0.02, 0.015), under=(0.42, 0.3, 0.16), chips=0.05, scale=0.9, rough=0.5)
# wood shows where the paint is gone, not metal
painted.node_tree.links.remove(kit.principled(painted)['Metallic'].links[0])
floor = kit.material('floor', (0.035, 0.036, 0.035), 0.3)
wet = kit.noise(floor, 0.03, 8)
kit.link(floor, kit.ramp(floor, wet, [(0.44, 0.06), (0.56, 0.7)]), kit.principled(floor)['Roughness'])
kit.noise_bump(floor, 1.4, 0.5, 12)
clear = macro.water()
kit.plane((900, 1600), (0, 500, 0), floor)
# the rail: a tube along x on its tie, a sleeve where two lengths meet
RAIL, r = 5.6, 1.9
kit.cylinder(r, 300, (20, 0, RAIL), steel, (0, 90, 0), segments=96)
kit.cylinder(r, 300, (20, 62, RAIL), steel, (0, 90, 0), segments=96)
kit.cylinder(r + 0.05, 0.12, (-9.5, 0, RAIL), black, (0, 90, 0), segments=96)
kit.box((3.2, 74, 1.5), (-2.5, 31, RAIL - r - 1.0), dull, bevel=0.2)
kit.box((4.6, 3.2, 1.4), (-2.5, 0, RAIL - r - 0.2), dull, bevel=0.25)
for x in (-4.1, -0.9):
    kit.cylinder(0.5, 0.5, (x, -1.2, RAIL - r + 0.6), steel, segments=6, bevel=0.08)


def wedge(made, end, at, turn, long=15, wide=5.6, high=3.4):
    """A wedge with a thin end along -x, its thick end of another color."""
    h = wide / 2
    thin = kit.from_data('wedge', [(-long, -h, 0), (-long, h, 0), (0, -h, 0), (0, h, 0), (-long, -h, 0.25), (-long, h, 0.25), (0, -h, high), (0, h, high)],
                         [(0, 1, 3, 2), (4, 6, 7, 5), (0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6)], made, bevel=0.14)
    head = kit.box((2.4, wide + 0.06, high + 0.05), (-1.16, 0, (high + 0.05) / 2 - 0.26), end, (0, -12.5, 0), 0.14)
    marked = kit.text('3/4', 1.7, (-5.4, -h - 0.01, 1.2), (90, 0, 0), black)
    scratches = [[(x, -h - 0.02, z), (x + random.uniform(0.6, 2.2), -h - 0.02, z + random.uniform(-0.15, 0.25))] for x, z in [(random.uniform(-9, -1.5), random.uniform(0.2, 2.2)) for _ in range(16)]]
    return kit.group([thin, head, marked, kit.tubes(scratches, 0.03, black)], at, (0, 0, turn))


wedge(wood, painted, (6.6, -4.6, 0), 14, 17, 5.0, 3.9)
# a grooved wheel rides on the tube, its axle in a plate of the truck
WHEEL = (9.6, 0, RAIL + r + 3.9)
groove = [(3.9 + 1.9 - math.sqrt(1.95 ** 2 - z * z), z) for z in [1.6 - 0.2 * k for k in range(17)]]
body = [(1.7, 1.9), (2.6, 1.75), (4.3, 1.9), (4.9, 2.2), (5.3, 2.15), (5.4, 1.95), *groove, (5.4, -1.95), (5.3, -2.15), (4.9, -2.2), (4.3, -1.9), (2.6, -1.75), (1.7, -1.9)]
parts = [kit.lathe(body, tire, segments=160), kit.lathe([(0.01, 2.05), (1.0, 2.05), (1.05, 1.95), (1.5, 1.95), (1.55, 2.1), (1.85, 2.1), (1.95, 1.8)], steel, segments=80),
         kit.cylinder(0.95, 0.9, (0, 0, 2.5), dull, segments=6, bevel=0.12), kit.cylinder(0.5, 1.0, (0, 0, 2.9), steel, bevel=0.08)]
kit.group(parts, WHEEL, (90, 0, 0))
kit.box((44, 1.2, 6), (WHEEL[0] + 14, 4.2, WHEEL[2] + 2.5), black, bevel=0.3)


def on_rail():
    a = random.uniform(0.2, 2.9)
    return (random.uniform(-26, 26), -r * math.cos(a), RAIL + r * math.sin(a)), (0, -math.cos(a), math.sin(a))


macro.drops(420, on_rail, 0.26, clear, 0.45, 0.2)
for _ in range(34):
    x = random.uniform(-24, 24)
    bead = macro.dome(clear, 1.2, 0.05)
    bead.location, bead.rotation_euler, bead.scale = (x, -0.1, RAIL - r + 0.02), (math.pi, 0, 0), (0.17, 0.17, random.uniform(0.16, 0.34))
macro.drops(240, lambda: ((random.uniform(-20, 20), random.uniform(-26, -3), 0.02), (0, 0, 1)), 0.3, clear, 0.3, 0.3)
macro.drops(150, lambda: ((random.uniform(-6, 6.4), random.uniform(-8.4, -6.9), random.uniform(0.2, 2.6)), (0.2, -1, 0.1)), 0.16, clear, 0.5, 0.2)
# a row of lamps comes along the tunnel, and lies in the wet floor
for k in range(7):
    kit.sphere(7 + 1.6 * k, (125 + 58 * k, 900, 24 + 19 * k), macro.glow(LAMP, 20 - 2 * k), name='far')
macro.backdrop((-160, 4200, 40), (2600, 1500), [(0, (0.7, 1.1, 0.6)), (0.15, (0.16, 0.3, 0.15)), (0.5, (0.02, 0.045, 0.03)), (1, (0.003, 0.008, 0.006))])
kit.area((-34, 60, 40), (0, 0, 4), (16, 40), LAMP, 120000)
kit.area((20, -50, 40), (4, -2, 5), (70, 22), (1, 0.78, 0.54), 42000)
kit.area((0, 26, 60), (0, 0, 5), (120, 30), LAMP, 16000)
kit.area((-36, -22, 9), (2, -2, 5), (4, 20), (0.45, 0.9, 0.55), 12000)
macro.lens((-13, -47, 6.6), (3.4, -1, 5.7), 78, 2.8, (3.0, -5.8, 4.0), roll=-3)
kit.glare(0.3, 0.04, 1.0, 6, (0.7, 1, 0.7))
kit.finish(job.out)
