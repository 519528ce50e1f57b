"""The crew's walkie-talkies in their charging rack, a first name on each in marker on cloth tape. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker
import numpy as np

job = macro.start(52, background=(0.0015, 0.002, 0.0024))
V = kit.Vector
WIDE, DEEP, CORNER, STEP = 3.05, 1.75, 0.75, 8.5


def worn(color, bright, rough, edge=0.07, start=0.02, marks=0.62):
    """Molded plastic whose edges are rubbed gray and whose faces are scraped."""
    made = macro.plastic(color, rough, 60, 0.1)
    round_, surface = kit.node(made, 'Bevel', samples=6), kit.node(made, 'NewGeometry')
    round_.inputs['Radius'].default_value = edge
    dot = kit.node(made, 'VectorMath', operation='DOT_PRODUCT')
    kit.link(made, round_.outputs[0], dot.inputs[0])
    kit.link(made, surface.outputs['Normal'], dot.inputs[1])
    rubbed = kit.node(made, 'Math', operation='MULTIPLY')
    kit.link(made, kit.ramp(made, dot.outputs['Value'], [(0.9, 1.0), (1 - start, 0.0)]), rubbed.inputs[0])
    kit.link(made, kit.ramp(made, kit.noise(made, 1.7, 12), [(0.4, 0.0), (0.62, 1.0)]), rubbed.inputs[1])
    scraped = kit.ramp(made, kit.noise(made, 1.1, 15, stretch=(0.5, 1, 2.6)), [(marks, 0.0), (marks + 0.1, 0.5)])
    both = kit.node(made, 'Math', operation='MAXIMUM')
    kit.link(made, rubbed.outputs[0], both.inputs[0])
    kit.link(made, scraped, both.inputs[1])
    plain = kit.node(made, 'RGB')
    plain.outputs[0].default_value = (*color, 1)
    kit.link(made, kit.mix(made, both.outputs[0], plain.outputs[0], bright), kit.principled(made)['Base Color'])
    return made


black = worn((0.012, 0.012, 0.013), (0.13, 0.125, 0.12), 0.36)
knobs = worn((0.01, 0.01, 0.011), (0.1, 0.1, 0.1), 0.32)
base = worn((0.02, 0.021, 0.022), (0.16, 0.15, 0.14), 0.42, marks=0.58)
rubber = kit.material('rubber', (0.012, 0.012, 0.012), 0.5, bump=(30, 0.2))
dark = kit.material('pit', (0.002, 0.002, 0.002), 0.9)
cloth = (0.74, 0.71, 0.64)


def section(half_x, half_y, corner, steps=9):
    """A rectangle with round corners, counterclockwise from the middle of its front."""
    points = [(0.0, -half_y)]
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        points += [(cx * (half_x - corner) + corner * math.cos(math.radians(start + 90 * k / (steps - 1))),
                    cy * (half_y - corner) + corner * math.sin(math.radians(start + 90 * k / (steps - 1)))) for k in range(steps)]
    return points


def loft(levels, made, name, **placing):
    """A body through round rectangles: `levels` are (z, half x, half y, corner)."""
    rings = [[(x, y, z) for x, y in section(a, b, c)] for z, a, b, c in levels]
    n = len(rings[0])
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rings) - 1) for k in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return kit.from_data(name, [point for ring in rings for point in ring], faces, made, **placing)


def around(s, z, off):
    """A place on the body's skin, `s` along it from the middle of its front."""
    flat, bend, sign = WIDE - CORNER, CORNER * math.pi / 2, 1 if s >= 0 else -1
    far = abs(s)
    if far < flat:
        return (s, -DEEP - off, z)
    if far < flat + bend:
        a = (far - flat) / CORNER
        return (sign * (flat + (CORNER + off) * math.sin(a)), -DEEP + CORNER - (CORNER + off) * math.cos(a), z)
    return (sign * (WIDE + off), -DEEP + CORNER + far - flat - bend, z)


def written(name, size, seed):
    """Strokes of a name, its letters set close: an I takes little room."""
    unit, lines, x = size / 6, [], 0.0
    wide = [1.2 if letter == 'I' else 3.7 for letter in name]
    for k, letter in enumerate(name):
        middle = x + wide[k] / 2 - (0.44 if letter == 'I' else 0)
        lines += [[(px + middle * unit, py, pz) for px, py, pz in line] for line in marker.strokes(letter, size, 0.12, seed + 7 * k)]
        x += wide[k] + 1.7
    return [[(px - (x - 1.7) * unit / 2, py, pz) for px, py, pz in line] for line in lines]


def tape(name, seed, lean, size, shift=-0.55):
    """A torn strip of white cloth tape around the front, and what is written on it."""
    chance = np.random.default_rng(seed)
    long, wide, columns, rows = 8.7, 2.35, 260, 60
    made = kit.material('tape', cloth, 0.7)
    weave = None
    for axis in 'XZ':
        wave = kit.node(made, 'TexWave', bands_direction=axis, scale=4.6, distortion=0.5)
        kit.link(made, kit.node(made, 'TexCoord').outputs['Object'], wave.inputs['Vector'])
        if weave is None:
            weave = wave.outputs['Fac']
            continue
        both = kit.node(made, 'Math', operation='ADD')
        kit.link(made, weave, both.inputs[0])
        kit.link(made, wave.outputs['Fac'], both.inputs[1])
        weave = both.outputs[0]
    kit.bump(made, weave, 0.4, 0.016)
    kit.noise_bump(made, 1.2, 0.2)
    soiled = kit.ramp(made, kit.noise(made, 0.9, 14, stretch=(1, 1, 1.6)), [(0.34, tuple(c * f for c, f in zip(cloth, (0.42, 0.38, 0.33)))), (0.5, cloth)])
    kit.link(made, soiled, kit.principled(made)['Base Color'])
    s0, t0 = np.linspace(-long / 2, long / 2, columns), np.linspace(-wide / 2, wide / 2, rows)
    torn = [np.interp(t0, np.linspace(-wide / 2, wide / 2, 26), chance.normal(0, 0.16, 26)) + chance.normal(0, 0.03, rows) for _ in range(2)]
    creases = [(chance.uniform(-3, 3), chance.uniform(-0.5, 0.5), chance.uniform(0.02, 0.05)) for _ in range(4)]
    def lift(s, t):
        crest = sum(high * math.exp(-((s - at - slope * t) / 0.09) ** 2) for at, slope, high in creases)
        corner = max(0, abs(s) - 3.9) ** 2 * 0.3 * max(0, t * (1 if seed % 2 else -1))
        return 0.02 + crest + corner
    def place(s, t, off=0.0):
        return around(s, 5.15 + t + lean * s, lift(s, t) + off)
    vertices = []
    for r, t in enumerate(t0):
        for s in s0:
            end = (abs(s) / (long / 2)) ** 30
            vertices.append(place(s + end * torn[0 if s < 0 else 1][r], t))
    faces = [(r * columns + k, r * columns + k + 1, (r + 1) * columns + k + 1, (r + 1) * columns + k) for r in range(rows - 1) for k in range(columns - 1)]
    sheet = kit.from_data('tape', vertices, faces, made)
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.03, -1
    threads = []
    for side, end in ((-1, torn[0]), (1, torn[1])):
        for r in range(0, rows, 2):
            start = side * long / 2 + end[r]
            reach = side * chance.uniform(0.08, 0.5)
            threads.append([place(start, t0[r]), place(start + reach * 0.5, t0[r] + chance.normal(0, 0.04), 0.03), place(start + reach, t0[r] + chance.normal(0, 0.1), 0.06 * chance.random())])
    ink = kit.material('ink', (0.01, 0.01, 0.013), 0.5)
    kit.link(ink, kit.ramp(ink, kit.noise(ink, 2.2, 10), [(0.4, (0.008, 0.008, 0.012)), (0.75, (0.06, 0.055, 0.06))]), kit.principled(ink)['Base Color'])
    # the felt tip is a chisel: a stroke is a row of slanted dabs
    vertices, faces = [], []
    for line in written(name, size, seed):
        soft = [V(line[0])]
        for a, b in zip(line, line[1:]):
            soft += [V(a).lerp(V(b), 0.2), V(a).lerp(V(b), 0.8)]
        soft.append(V(line[-1]))
        for a, b in zip(soft, soft[1:]):
            steps = max(1, int((b - a).length / 0.02))
            for k in range(steps + 1):
                x, y, _ = a.lerp(b, k / steps)
                start = len(vertices)
                for i in range(10):
                    turn = math.tau * i / 10
                    u, v = 0.11 * math.cos(turn), 0.055 * math.sin(turn)
                    vertices.append(place(x + u * 0.8 - v * 0.6 + shift, y + u * 0.6 + v * 0.8, 0.004))
                faces.append(tuple(range(start, start + 10)))
    return [sheet, kit.tubes(threads, 0.012, kit.material('thread', cloth, 0.9)), kit.from_data('ink', vertices, faces, ink, smooth=False)]


def knob(at, radius, high, pointer):
    """A ribbed knob, a white line on it."""
    n, rows = 144, [(0, 0.98), (0.1, 1.0), (high - 0.12, 0.9), (high, 0.8)]
    vertices = []
    for z, share in rows:
        for k in range(n):
            a = math.tau * k / n
            r = radius * share * (1 + (0.05 * math.cos(24 * a) if 0.05 < z < high - 0.02 else 0))
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(len(rows) - 1) for k in range(n)]
    faces.append(tuple(range(3 * n, 4 * n)))
    turn = math.radians(pointer)
    made = kit.from_data('knob', vertices, faces, knobs, loc=at, rot=(0, 0, pointer))
    mark = kit.box((0.09, radius * 0.62, 0.02), (at[0] - 0.45 * radius * math.sin(turn), at[1] + 0.45 * radius * math.cos(turn), at[2] + high), kit.material('mark', (0.8, 0.78, 0.7), 0.6), (0, 0, pointer))
    return [made, mark]


def radio(x, name, seed, light, turn=0.0, tilt=0.0, size=0.82):
    """One radio in its pocket."""
    chance = random.Random(seed)
    body = loft([(0.6, 2.75, 1.6, 0.6), (3.6, 2.95, DEEP, 0.7), (3.9, WIDE, DEEP, CORNER), (10.2, WIDE, DEEP, CORNER), (10.65, WIDE - 0.06, DEEP - 0.06, 0.72), (10.9, WIDE - 0.24, DEEP - 0.24, 0.6), (10.98, WIDE - 0.5, DEEP - 0.5, 0.5)], black, 'body')
    cuts = []
    for k in range(7):
        cuts.append(kit.box((4.0 - (0.7 if k in (0, 6) else 0), 0.7, 0.17), (0, -DEEP, 7.25 + 0.37 * k), dark))
    cuts.append(kit.box((0.22, 0.6, 0.22), (2.2, -DEEP, 7.0), dark, (0, 45, 0)))
    for cut in cuts:
        cut.hide_render = True
        away = body.modifiers.new('slot', 'BOOLEAN')
        away.operation, away.object, away.solver = 'DIFFERENCE', cut, 'FAST'
    parts = [body, kit.box((4.3, 0.05, 3.0), (0, -DEEP + 0.3, 8.35), dark)]
    # a raised rim about the grille, the key at the side, the screw of its clip
    rim = [(-2.3, 6.85), (-2.3, 9.95), (2.3, 9.95), (2.3, 6.85)]
    parts.append(kit.tube([(px, -DEEP, pz) for px, pz in rim], 0.09, black, closed=True, smooth=False))
    parts.append(kit.box((0.3, 1.3, 2.4), (-WIDE - 0.06, -0.1, 8.3), rubber, bevel=0.12))
    # top: antenna, two knobs, a lamp
    stub = [(0.0, 0), (0.78, 0), (0.8, 0.5), (0.7, 0.6)]
    for k in range(34):
        z = 0.7 + 0.17 * k
        stub += [(0.62 - 0.004 * k, z), (0.66 - 0.004 * k, z + 0.06), (0.66 - 0.004 * k, z + 0.11)]
    stub += [(0.5, 6.7), (0.3, 6.9), (0, 6.95)]
    parts.append(kit.lathe(stub, rubber, (-1.85, 0.35, 10.9), (chance.uniform(-2, 2), chance.uniform(-3, 3), 0), 64))
    parts += knob((0.5, 0.1, 10.92), 0.62, 1.0, chance.uniform(-60, 60))
    parts += knob((2.05, 0.1, 10.92), 0.6, 1.25, chance.uniform(-100, 20))
    parts.append(kit.box((0.5, 0.35, 0.12), (-0.55, -0.95, 10.95), kit.material('alarm', (0.8, 0.2, 0.02), 0.45), bevel=0.05))
    parts += tape(name, seed, chance.uniform(-0.03, 0.03), size)
    kit.group(parts, (x, 0, 0), (chance.uniform(-1.2, 0.4), tilt, turn))


def pocket(x, light):
    """Its place in the rack: a collar, and the lamp that says how full it is."""
    rings = [(2.3, 3.5, 2.5, 0.9), (3.5, 3.44, 2.36, 0.9), (3.62, 3.36, 2.26, 0.85), (3.6, 3.2, 2.05, 0.8), (2.0, 3.15, 2.0, 0.8)]
    loft(rings, base, 'collar', loc=(x, 0, 0))
    spot = (x, -2.47, 2.8)
    kit.lathe([(0.2, 0), (0.36, 0.02), (0.38, 0.1), (0.34, 0.15), (0.24, 0.14)], knobs, spot, (80, 0, 0), 48)
    kit.lathe([(0.26, 0), (0.25, 0.08), (0.16, 0.16), (0, 0.19)], macro.glow(light, 9), spot, (80, 0, 0), 32)


GREEN, AMBER = (0.1, 1.0, 0.34), (1.0, 0.42, 0.05)
# the rack: a long case whose front leans back
kit.from_data('rack', [(x, y, z) for x in (-70, 70) for y, z in ((-3.9, 0), (-3.55, 2.2), (-3.3, 2.5), (5, 2.5), (5, 0))],
              [(0, 1, 6, 5), (1, 2, 7, 6), (2, 3, 8, 7), (3, 4, 9, 8)], base, smooth=False)
kit.plane((300, 120), (0, 20, 0), kit.material('bench', (0.03, 0.02, 0.014), 0.3))
crew = {-4: ('TEO', GREEN), -3: ('SAUL', GREEN), -2: ('WREN', GREEN), -1: ('DANA', GREEN), 0: ('OCTAVIO', AMBER), 1: ('RUFUS', GREEN), 2: ('KIT', GREEN), 4: ('LORNA', GREEN), 5: ('YUKI', AMBER), 6: ('SILAS', GREEN), 7: ('SAMIR', GREEN)}
for place in range(-5, 9):
    name, light = crew.get(place, ('', (0.02, 0.02, 0.02)))
    pocket(STEP * place, light)
    if name:
        radio(STEP * place, name, 20 + place, light, (4, -3, 2, 0, -4, 3, -2)[place % 7], (0.8, -0.6, 0, 0.5)[place % 4], 0.88 if len(name) > 5 else 1.0)
# an earpiece's coiled cord: out of the radio's side, down over the rack
way = [V(p) for p in ((3.2, -0.2, 8.6), (4.0, -0.7, 8.3), (4.3, -1.6, 6.6), (4.2, -3.0, 4.0), (4.6, -4.4, 1.6), (5.6, -5.4, -0.4), (8, -6.4, -0.3), (14, -7.6, -0.3))]
fine = [way[0]]
for k in range(len(way) - 1):
    a, b, c, d = way[max(0, k - 1)], way[k], way[k + 1], way[min(len(way) - 1, k + 2)]
    fine += [0.5 * ((2 * b) + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3) for u in (i / 120 for i in range(1, 121))]
coil, turned = [], 0.0
for a, b in zip(fine, fine[1:]):
    ahead = (b - a).normalized()
    side = ahead.cross((0.2, 1, 0.1)).normalized()
    turned += (b - a).length * math.tau / (0.3 + 0.05 * math.sin(a.z * 1.7))
    coil.append(a + (side * math.cos(turned) + ahead.cross(side) * math.sin(turned)) * min(0.3, 0.06 + 0.12 * (a - way[0]).length))
kit.tubes([coil], 0.1, rubber, 3)
kit.box((0.5, 0.9, 1.5), (3.25, -0.2, 8.6), knobs, bevel=0.15)
macro.lint(60, lambda: (random.uniform(-20, 20), random.uniform(-3.3, -2.3), 2.53), 0.6)
# the far end of the truck
macro.far(26, (10, 170), (170, 260), (-30, 40), (2.2, 3.6), ((0.06, 0.62, 0.66), (0.1, 0.5, 0.6), (0.06, 0.62, 0.66), (1, 0.5, 0.16)), (2, 5))
macro.backdrop((120, 300, 10), (460, 220), [(0, (0.014, 0.06, 0.066)), (0.5, (0.004, 0.016, 0.02)), (1, (0.001, 0.002, 0.003))])
kit.area((-30, -14, 24), (0, 0, 7), (9, 14), (1, 0.56, 0.22), 38000)
kit.area((40, 24, 16), (0, 0, 8), (8, 30), (0.08, 0.66, 0.72), 26000)
kit.area((-6, 22, 34), (0, 0, 9), (60, 6), (1, 0.7, 0.42), 9000)
kit.area((4, -60, 26), (0, 0, 7), (26, 20), (0.75, 0.8, 0.8), 20000)
macro.lens((-34, -60, 17.5), (0.9, 0, 6.9), 88, 2.0, (0.2, -DEEP, 5.6), roll=-1)
kit.glare(0.16, 0.05, 1.2, 6, (0.5, 0.9, 1.0))
kit.finish(job.out)
