"""Wide Open: the iris of an old portrait lens without its barrel, twelve worn blades, and behind it a woman in a mirror, out of
focus. In millimeters; the lens axis is y, the camera looks along it from a little to the side."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.001, 0.001, 0.0014), seed=15, bounces=5)
ROSE, BLUE, AMBER = (1.0, 0.2, 0.3), (0.1, 0.3, 1.0), (1.0, 0.58, 0.26)
BLADES = 12

steel = kit.material('steel', (0.13, 0.13, 0.135), 0.3, 1.0)
kit.bump(steel, kit.noise(steel, 0.5, 5, stretch=(0.15, 6, 1)), 0.12, 0.05)
kit.uneven_rough(steel, 0.12, 0.14, 0.24, 8)
brass = kit.material('brass', (0.72, 0.45, 0.16), 0.24, 1.0)
kit.uneven_rough(brass, 0.3, 0.14, 0.42)
kit.noise_bump(brass, 1.2, 0.05)
black = kit.material('black', (0.012, 0.012, 0.013), 0.36, bump=(3, 0.06))
worn = kit.material('worn', (0.02, 0.02, 0.022), 0.34, 0.6)
kit.link(worn, kit.ramp(worn, kit.noise(worn, 0.35, 8), [(0.56, (0.012, 0.012, 0.013)), (0.66, (0.5, 0.36, 0.17))]), kit.principled(worn)['Base Color'])
white = kit.material('engraved', (0.75, 0.73, 0.68), 0.6)


def blade(index):
    """One sickle of thin steel: from its pin on the rim inward past the opening; neighbors lie over one another."""
    turn = math.tau * index / BLADES
    outline = []
    # sickle: two arcs about a middle that is set off, so that its inner edge cuts the opening
    for k in range(33):
        a = math.radians(8 + 118 * k / 32)
        outline.append((29.5 * math.cos(a), 29.5 * math.sin(a)))
    for k in range(33):
        a = math.radians(126 - 118 * k / 32)
        outline.append((39.5 * math.cos(a), 39.5 * math.sin(a)))
    moved = [(x - 12.5, y - 4.0) for x, y in outline]
    count, thick = len(moved), 0.4
    # each blade is tilted a little, one edge under its neighbor
    vertices = [(x, y, z + 0.1 * y) for z in (0.0, thick) for x, y in moved]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))] + [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    made = kit.from_data('blade', vertices, faces, steel, bevel=0.11)
    pin = kit.cylinder(1.5, 1.8, (36.2, 6.5, 1.0), brass, bevel=0.25, segments=24)
    slot = kit.box((2.0, 0.35, 0.2), (36.2, 6.5, 1.9), black, (0, 0, 30 + index * 17))
    return kit.group([made, pin, slot], (0, 0, 0), (0, 0, math.degrees(turn)))


parts = [blade(i) for i in range(BLADES)]
# bed of the blades, a brass ring with teeth for the motor, an engraved ring with its stops
parts.append(kit.lathe([(33, -2.6), (47, -2.6), (47, -1.4), (33, -1.4)], black, close=True, segments=200, bevel=0.1))
parts.append(kit.lathe([(45.0, -1.0), (45.0, 3.2), (45.6, 3.8), (49.0, 3.8), (49.6, 3.2), (49.6, -3)], worn, segments=200))
parts.append(kit.lathe([(49.6, 1.6), (60.5, 1.6), (61.2, 0.9), (61.2, -6)], black, segments=200))
teeth = []
for k in range(150):
    a = math.tau * k / 150
    teeth.append(kit.box((1.6, 1.15, 4.0), (61.6 * math.cos(a), 61.6 * math.sin(a), -1.6), brass, (0, 0, math.degrees(a)), 0.16))
parts += teeth
parts.append(kit.lathe([(58.0, 0.4), (61.0, 0.4), (61.0, -3.6)], brass, segments=200))
for k in range(6):
    a = math.tau * (k + 0.35) / 6
    at = (47.3 * math.cos(a), 47.3 * math.sin(a), 3.8)
    parts += [kit.cylinder(1.15, 0.8, at, steel, bevel=0.2, segments=24), kit.box((1.9, 0.3, 0.2), (at[0], at[1], 4.2), black, (0, 0, random.uniform(0, 180)))]
for k, stop in enumerate(('2', '2.8', '4', '5.6', '8', '11', '16')):
    a = math.radians(158 - 17.5 * k)
    label = kit.text(stop, 3.9, (54.4 * math.cos(a), 54.4 * math.sin(a), 1.66), (0, 0, math.degrees(a) - 90), white)
    parts += [label, kit.box((0.35, 2.0, 0.1), (51.1 * math.cos(a), 51.1 * math.sin(a), 1.66), white, (0, 0, math.degrees(a) - 90))]
# the motor's pinion at the rim
pinion = [kit.lathe([(0, 1.5), (3.4, 1.5), (3.6, 1.2), (3.6, -3.5), (0, -3.5)], steel, segments=40)]
for k in range(14):
    a = math.tau * k / 14
    pinion.append(kit.box((2.2, 1.0, 4.4), (4.4 * math.cos(a), 4.4 * math.sin(a), -1.3), steel, (0, 0, math.degrees(a)), 0.15))
pinion.append(kit.cylinder(1.3, 6, (0, 0, 0), brass, bevel=0.2, segments=24))
pinion.append(kit.cylinder(7.5, 22, (0, 0, -16), black, bevel=0.6))
parts.append(kit.group(pinion, (67.2 * math.cos(0.62), 67.2 * math.sin(0.62), -0.2)))
lens = kit.group(parts, (0, 0, 0), (90, 0, 0))
for part in parts:
    if part.parent is None:
        part.parent = lens

# far behind, as a mirror shows her: hair and a bare shoulder against a lamp, a bulb frame about the glass
skin = kit.material('skin', (0.2, 0.09, 0.055), 0.4)
hair = kit.material('hair', (0.012, 0.008, 0.007), 0.45)
person = [kit.sphere(60, (0, 10, 58), hair, (0.82, 0.95, 1.15)), kit.sphere(27, (20, 10, 126), hair, (1.15, 1, 0.85)), kit.sphere(40, (0, -8, 30), hair, (0.95, 0.8, 1.0)),
          kit.cylinder(27, 130, (0, 10, -20), skin, radius_top=24), kit.tube([(-150, 10, -160), (-118, 10, -112), (-60, 10, -86), (0, 10, -70), (60, 10, -86), (118, 10, -112), (150, 10, -160)], 34, skin), kit.sphere(128, (0, 10, -200), skin, (1.12, 0.5, 0.95))]
BACK = kit.Vector((205, 900, -62))  # where the lens of the camera looks through the blades
kit.group(person, BACK + kit.Vector((-4, 0, -22)), (0, 5, 0), 0.56)
kit.area(BACK + kit.Vector((-260, 120, 120)), BACK, (140, 400), AMBER, 1.6e7).visible_glossy = False
kit.area(BACK + kit.Vector((300, 190, 60)), BACK, (100, 400), ROSE, 1.4e7).visible_glossy = False
for side in (-1, 1):
    for k in range(6):
        kit.sphere(8, BACK + kit.Vector((side * 92 + 52, 250, -150 + 58 * k)), glow(f'bulb{side}{k}', AMBER, 15), segments=16)
wall, g = graph_material('wall')
away = g.node('ShaderNodeVectorMath', {0: g.node('ShaderNodeTexCoord').outputs['Object'], 1: (-10.0, 40.0, 0.0)}, operation='DISTANCE').outputs['Value']
g.out(g.emission((1.0, 0.3, 0.2), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.0075)), 0.85)))
kit.plane((2400, 1600), (340, 1500, -80), wall, (90, 0, 0))

# the focus puller's penlight rakes the blades from the left; a cool window from the right
kit.area((-150, -60, 90), (0, 0, 0), (60, 120), AMBER, 420000)
kit.area((190, -90, 40), (0, 0, 0), (20, 150), BLUE, 130000)
kit.area((95, -260, 20), (0, 0, 0), (12, 200), AMBER, 110000)
kit.area((10, -260, 190), (0, 0, 0), (150, 16), (1.0, 0.4, 0.34), 110000)
kit.area((250, -230, -120), (0, 0, 0), (24, 200), BLUE, 260000)
kit.area((-30, -170, -140), (0, 0, 0), (120, 14), ROSE, 160000)
kit.area((20, 150, 160), (0, 40, 0), (150, 30), AMBER, 240000)
kit.camera((-46, -205, 17), (9, 0, 2.5), 66, 0.034, (-12, -2, 3))
kit.glare(0.25, 0.05, threshold=1.4, streak_threshold=5, streak_color=(1, 0.5, 0.45))
hush()
kit.finish(job.out)
