"""The dusk's shot list, in stops: a card on a black flag's edge under a grip's clip, sand on it, the sun's last light behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker

job = macro.start(95)
steel = macro.metal((0.6, 0.58, 0.55), 0.24, wear=0.07, scale=3)
card = kit.material('card', (0.6, 0.54, 0.46), 0.7, bump=(10, 0.12))
ink = kit.material('ink', (0.012, 0.014, 0.03), 0.5)
red = kit.material('red', (0.6, 0.04, 0.02), 0.5)
cloth = kit.material('flag', (0.006, 0.006, 0.007), 0.95, bump=(20, 0.4))
kit.principled(cloth)['Sheen'].default_value = 0.4
# the flag hangs from its frame: the card lies on it, bent by the wind
kit.cylinder(0.5, 90, (0, 0.5, 4.6), steel, (0, 90, 0))
kit.cylinder(0.54, 90, (0, 0.5, 4.6), cloth, (0, 90, 0))
kit.plane((90, 40), (0, 0.4, -15.4), cloth, (90, 0, 0))
def bow(x, z):
    return -0.22 - 0.05 * (3.0 - z) * 0.5 - 0.012 * (x + 1) ** 2 + (0.09 * max(0, x - 2.4) ** 1.7) * -1
rows, vertices, faces = 30, [], []
for i in range(rows):
    for k in range(rows):
        x, z = -6.2 + 12.4 * k / (rows - 1), -5.0 + 9.2 * i / (rows - 1)
        vertices.append((x, bow(x, z), z))
faces = [(i * rows + k, i * rows + k + 1, (i + 1) * rows + k + 1, (i + 1) * rows + k) for i in range(rows - 1) for k in range(rows - 1)]
sheet = kit.from_data('card', vertices, faces, card)
things = [sheet]
for row, (time, stop, done) in enumerate((('7:41', 'T 5.6', True), ('7:45', 'T 4', True), ('7:49', 'T 2.8', True), ('7:52', 'T 2', False))):
    z = 1.5 - 1.75 * row
    for word, x in ((time, -3.0), (stop, 1.9)):
        lines = [[(px + x, bow(px + x, py + z) - 0.02, py + z) for px, py, _ in line] for line in marker.strokes(word, 1.0, seed=row)]
        things.append(kit.tubes(lines, 0.06, ink))
    if done:
        things.append(kit.tubes([[(-5.6, bow(-5.6, z) - 0.03, z + 0.1), (-0.4, bow(-0.4, z) - 0.03, z + 0.05 * row), (4.8, bow(4.8, z) - 0.03, z - 0.12)]], 0.05, red))
    things.append(kit.tubes([[(x, bow(x, z - 0.87) - 0.008, z - 0.87) for x in (-6 + 0.5 * k for k in range(25))]], 0.012, kit.material('rule', (0.1, 0.2, 0.4), 0.6)))
# the clip: two jaws of bent sheet, their handles up, a spring between
jaw = [(-2.6, -0.52, 2.6), (-2.6, -0.95, 4.2), (-2.2, -0.9, 5.4), (-1.4, -1.9, 9.6), (-1.2, -2.1, 9.9)]
def sheetmetal(points, wide):
    v = []
    for (x, y, z) in points:
        for s in (-1, 1):
            v.append((s * wide * abs(x) / 2.6, y, z))
    made = kit.from_data('jaw', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)], steel)
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.16, 0
    soft = made.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.06, 3
    return made
front = sheetmetal(jaw, 1.5)
back = sheetmetal([(x, 0.9 - y, z) for x, y, z in jaw], 1.5)
coil = [(x, 0.5 + 0.52 * math.cos(a), 5.2 + 0.52 * math.sin(a)) for a, x in ((k * 0.55, -1.15 + 2.3 * k / 90) for k in range(91))]
spring = kit.tubes([coil], 0.09, steel, 3)
grip = kit.material('dip', (0.75, 0.2, 0.03), 0.3, coat=0.4)
kit.box((2.0, 0.5, 2.6), (0, -1.78, 9.2), grip, (14, 0, 0), 0.2)
kit.box((2.0, 0.5, 2.6), (0, 2.68, 9.2), grip, (-14, 0, 0), 0.2)
for thing in (front, back, spring):
    thing.location = (0.2, 0, 0.5)
# sand that the wind brought
sand = kit.material('sand', (0.6, 0.5, 0.38), 0.6)
points = []
for _ in range(900):
    x, z = random.uniform(-6, 6), -5 + 9 * random.random() ** 1.5
    points.append((x, bow(x, z) - 0.02, z))
macro.grains(points, [0.012 + 0.03 * random.random() ** 4 for _ in points], sand)
kit.sphere(15, (56, 420, 58), macro.glow((1, 0.5, 0.2), 18), segments=48, name='far')
sky = kit.material('backdrop', (0, 0, 0), 1)
place = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.0, (0.01, 0.008, 0.016)), (0.46, (0.02, 0.014, 0.03)), (0.475, (0.6, 0.16, 0.2)), (0.55, (0.32, 0.07, 0.2)), (0.7, (0.06, 0.024, 0.13)), (1.0, (0.01, 0.01, 0.05))]), kit.principled(sky)['Emission'])
kit.plane((1100, 600), (120, 520, 10), sky, (90, 0, 0))
kit.area((-40, 34, 16), (0, 0, 3), (14, 14), (1, 0.46, 0.2), 60000)
kit.area((-30, -16, 10), (0, 0, 1), (10, 16), (1, 0.5, 0.3), 9000)
kit.area((4, -40, -20), (0, 0, 6), (20, 10), (1, 0.6, 0.4), 9000)
kit.area((-4, -30, 34), (0, 0, 6), (16, 8), (0.7, 0.5, 1), 12000)
kit.area((22, -26, 18), (0, 0, 2), (14, 14), (0.55, 0.4, 0.9), 5000)
macro.lens((-11, -37, 2.6), (-0.2, 0, 2.3), 74, 3.6, (-0.6, -0.6, 0.6), roll=5)
kit.glare(0.2, 0.04, 1.3, 6, (1, 0.6, 0.4))
kit.finish(job.out)
