"""The tips of a royal palm's leaf in the last blue light, a drop at one of them, a small warm lamp far behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(85, bounces=8)
leaf = kit.material('leaf', (0.05, 0.11, 0.08), 0.3, coat=0.3)
kit.noise_bump(leaf, 5, 0.5, stretch=(1, 1, 0.05))
kit.uneven_rough(leaf, 0.6, 0.14, 0.45)

def blade(start, way, out, long, wide, sag, turn):
    """A leaflet, folded along its rib; returns the places along the rib."""
    way, rows, vertices, line = kit.Vector(way).normalized(), 44, [], []
    side = way.cross(kit.Vector(out)).normalized()
    for i in range(rows):
        t = i / (rows - 1)
        at = kit.Vector(start) + way * long * t + kit.Vector((0, 0, -sag * t * t)) + side * math.sin(t * 3 + turn) * 0.25
        width = wide * (min(1, 4 * t + 0.3)) * (1 - t ** 2.6) + 0.015
        lean = turn + 0.5 * t
        across = side * math.cos(lean) + way.cross(side) * math.sin(lean)
        lift = way.cross(across)
        for u in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1):
            vertices.append(tuple(at + across * width * u + lift * (0.42 * width * abs(u) + 0.02 * math.cos(u * 22))))
        line.append((at, across, lift, width))
    faces = [(i * 7 + k, i * 7 + k + 1, (i + 1) * 7 + k + 1, (i + 1) * 7 + k) for i in range(rows - 1) for k in range(6)]
    made = kit.from_data('leaf', vertices, faces, leaf)
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.03
    return line

lines = []
stem = [(14 - 1.9 * k, 6 - 0.35 * k, 13.4 - 0.07 * k * k) for k in range(17)]
kit.tube(stem, 0.42, leaf)
for k in range(1, 15, 2):
    x, y, z = stem[k]
    near = k % 4 == 1
    lines.append(blade((x, y, z), (-0.34 + random.uniform(-0.12, 0.1), -0.36 if near else 0.4, -0.9 + random.uniform(-0.06, 0.06)), (0.1, -1, 0.1), random.uniform(11, 15.5), random.uniform(0.6, 0.95), 2.0, random.uniform(-0.5, 0.5)))
water = macro.water()
# drops along the blades, one hanging from each tip
for line in lines:
    for _ in range(60):
        at, across, lift, width = random.choice(line[4:40])
        u = random.uniform(-0.8, 0.8)
        place = at + across * width * u + lift * (0.42 * width * abs(u))
        kit.sphere(0.06 + 0.2 * random.random() ** 2.6, place + lift * 0.05, water, (1, 1, 0.9), 20, 'drop')
    tip = line[-1][0]
    kit.lathe([(0.0, 0.42), (0.05, 0.3), (0.15, 0.12), (0.22, -0.06), (0.2, -0.2), (0.11, -0.3), (0, -0.33)], water, tip + kit.Vector((0, 0, -0.16)), segments=40)
# the sky: deep blue above, a pale band, the sea
sky = kit.material('backdrop', (0, 0, 0), 1)
place = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.0, (0.002, 0.006, 0.02)), (0.38, (0.004, 0.014, 0.045)), (0.41, (0.5, 0.42, 0.5)), (0.47, (0.12, 0.2, 0.55)), (0.56, (0.025, 0.08, 0.36)), (0.66, (0.008, 0.026, 0.15)), (1.0, (0.002, 0.008, 0.05))]), kit.principled(sky)['Emission'])
kit.principled(sky)['Emission Strength'].default_value = 0.34
kit.plane((900, 500), (0, 420, 20), sky, (90, 0, 0))
kit.sphere(3.2, (-46, 300, 52), macro.glow((0.8, 0.9, 1), 12), segments=24, name='far0')
kit.sphere(3.6, (-26, 250, -14), macro.glow((1, 0.5, 0.16), 12), segments=24, name='far1')
kit.area((-40, 50, 30), (0, 0, 2), (60, 40), (0.2, 0.42, 1), 120000)
kit.area((-18, 8, -8), (-2, 0, 0), (4, 4), (1, 0.5, 0.16), 16000)
kit.area((24, -20, 10), (0, 0, 2), (10, 20), (0.3, 0.5, 1), 6000)
macro.lens((-1, -40, -3), (-1.3, 0, -0.3), 120, 3.6, (-3, 0, 0), roll=4)
kit.glare(0.16, 0.0, 1.2)
kit.finish(job.out)
