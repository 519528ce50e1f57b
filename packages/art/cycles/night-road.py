"""Roads at night, no vehicle in sight but for its lights. Variants: trailer (from a low process trailer), bridge (a cable-stayed deck),
meter (of a taxi, running), window (the same street through a wet side glass)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, facade, glow, hush, tower
from shading import aerial, graph_material, sky

job = kit.job()
variant = job.args.get('variant', 'trailer')
kit.reset(job.samples, job.width, job.height, seed=61, bounces=4)
AMBER, RED, WHITE, TEAL = (1, 0.42, 0.1), (1, 0.03, 0.015), (1, 0.82, 0.6), (0.1, 0.75, 0.7)


def asphalt(wet):
    """Dark road, lanes marked, patches that shine."""
    material, g = graph_material('asphalt')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    x, y, _ = g.split(p)
    worn = g.noise(g.vector('MULTIPLY', p, (1.0, 0.25, 1.0)), 0.9, 7.0, 0.5)
    lane = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('ADD', g.math('DIVIDE', x, 3.6), 0.5)), 0.5)), 0.019)
    dash = g.math('LESS_THAN', g.math('FRACT', g.math('DIVIDE', y, 12.0)), 0.3)
    paint = g.math('MULTIPLY', g.math('MULTIPLY', lane, dash), g.math('LESS_THAN', g.math('ABSOLUTE', x), 9.0))
    rough = g.math('SUBTRACT', 0.55, g.math('MULTIPLY', g.step(worn, 0.35, 0.65), wet))
    normal = g.node('ShaderNodeBump', {'Height': g.noise(p, 55.0, 3.0), 'Strength': 0.25, 'Distance': 0.02}).outputs[0]
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(paint, (0.016, 0.016, 0.017), (0.5, 0.48, 0.42)), 'Roughness': rough, 'Normal': normal}).outputs[0])
    return material


if variant in ('trailer', 'meter', 'window'):
    sky([(0.0, (0.05, 0.032, 0.035)), (0.1, (0.012, 0.014, 0.022)), (1.0, (0.003, 0.005, 0.01))], 0.8)
    kit.plane((80, 900), (0, 400, 0), asphalt(0.42))
    tails, heads = [glow('tail', RED, 40), glow('brake', (1, 0.06, 0.02), 70)], [glow('head', WHITE, 50), glow('head-warm', (1, 0.7, 0.4), 45)]
    for i in range(26):
        x, y, kind = random.choice((0.0, 3.5, 3.7)) + random.uniform(-0.3, 0.3), 16 + i * 9 + random.uniform(-4, 4), random.choice(tails)
        for s in (-0.68, 0.68):
            bulb(x + s, y, 0.85, 0.2, kind)
    for i in range(26):
        x, y, kind = random.choice((-3.7, -7.2)) + random.uniform(-0.3, 0.3), 18 + i * 10 + random.uniform(-4, 4), random.choice(heads)
        for s in (-0.62, 0.62):
            bulb(x + s, y, 0.7, 0.17, kind)
    lamps = [glow('street', AMBER, 40), glow('neon', (1, 0.1, 0.3), 18), glow('sign', TEAL, 22), glow('green', (0.1, 1, 0.45), 30)]
    for i in range(20):
        for side in (-1, 1):
            bulb(side * 10.5, 14 + i * 22, 8.2, 0.4, lamps[0])
    for i in range(70):
        side = random.choice((-1, 1))
        bulb(side * random.uniform(11, 26), random.uniform(30, 240), random.uniform(2, 15), random.uniform(0.2, 0.45), random.choice(lamps[:3]))
    for y in (60, 64, 140):
        bulb(1.8, y, 5.8, 0.35, lamps[3])
    if variant == 'trailer':
        # the trailer: chequered steel deck, a rail across its end, two work lamps on it
        plate = kit.material('plate', (0.16, 0.16, 0.16), 0.55, 0.2)
        kit.principled(plate)['Specular'].default_value = 0.1
        wave = kit.node(plate, 'TexChecker', scale=26.0)
        place = kit.node(plate, 'TexCoord')
        kit.link(plate, place.outputs['Object'], wave.inputs['Vector'])
        kit.bump(plate, wave.outputs['Fac'], 0.4, 0.01)
        black, steel = kit.material('black', (0.012, 0.012, 0.012), 0.4), kit.material('steel', (0.45, 0.45, 0.45), 0.25, 1.0)
        kit.box((2.5, 3.4, 0.06), (0, 1.5, 0.62), plate, bevel=0.01)
        kit.box((2.6, 0.12, 0.2), (0, 3.2, 0.62), black, bevel=0.02)
        kit.tube([(-1.18, 3.15, 0.65), (-1.18, 3.15, 1.06), (1.18, 3.15, 1.06), (1.18, 3.15, 0.65)], 0.028, steel, smooth=False)
        for x in (-0.4, 0.4):
            kit.tube([(x, 3.15, 0.65), (x, 3.15, 1.06)], 0.02, steel, smooth=False)
        for x in (-0.8, 0.72):
            kit.box((0.24, 0.14, 0.2), (x, 3.1, 1.24), black, (14, 0, 0), 0.02)
            kit.box((0.19, 0.01, 0.15), (x, 3.025, 1.225), glow(f'work{x}', (1, 0.62, 0.3), 7), (14, 0, 0))
            kit.tube([(x, 3.12, 1.06), (x, 3.12, 1.16)], 0.014, black, smooth=False)
        kit.area((0, 2.95, 1.25), (0, 1.2, 0.6), (1.8, 0.12), (1, 0.6, 0.28), 110).visible_glossy = False
        for k in range(2):
            kit.box((0.05, 1.7, 0.012), (-0.5 + k * 0.95, 1.9, 0.665), kit.material(f'strap{k}', (0.75, 0.28, 0.03), 0.7), (0, 0, 16 - 30 * k))
        kit.tube([(-0.8, 3.1, 1.1), (-0.55, 2.6, 0.67), (-0.1, 2.3, 0.67), (-0.2, 1.6, 0.67), (0.4, 1.0, 0.67)], 0.012, black)
        kit.camera((0.16, -0.35, 1.32), (0.1, 4, 1.02), 38, 0.62, 3.4, squeeze=1.35)
        kit.glare(0.3, 0.012, streak_threshold=30, streak_color=(1, 0.6, 0.35))
    elif variant == 'meter':
        # seven-segment digits behind smoked acrylic, on the dashboard
        case = kit.material('case', (0.012, 0.012, 0.013), 0.35, bump=(400, 0.1))
        lit, off = glow('digit', (1, 0.07, 0.03), 9), glow('digit-off', (0.02, 0.002, 0.001), 1)
        SEGMENTS = ((0, 1, 0), (0.5, 0.5, 1), (0.5, -0.5, 1), (0, -1, 0), (-0.5, -0.5, 1), (-0.5, 0.5, 1), (0, 0, 0))
        SHOWN = {'0': (0, 1, 2, 3, 4, 5), '1': (1, 2), '2': (0, 1, 6, 4, 3), '4': (5, 6, 1, 2), '7': (0, 1, 2), '8': range(7)}
        parts = [kit.box((0.2, 0.07, 0.075), (0, 0.036, 0), case, bevel=0.006), kit.box((0.176, 0.002, 0.046), (0, -0.0005, 0.004), kit.material('smoked', (0.004, 0.003, 0.003), 0.08), bevel=0.0008)]
        for k, digit in enumerate('2740'):
            x = -0.061 + k * 0.036 + (0.008 if k > 1 else 0)
            for n, (dx, dz, upright) in enumerate(SEGMENTS):
                size = (0.003, 0.0006, 0.0125) if upright else (0.0125, 0.0006, 0.003)
                parts.append(kit.box(size, (x + dx * 0.0175 + dz * 0.0016, -0.0022, 0.004 + dz * 0.0155), lit if n in SHOWN[digit] else off, bevel=0.0002))
        parts.append(kit.box((0.0032, 0.0006, 0.0032), (-0.0035, -0.0022, -0.0115), lit))
        word = kit.text('FARE  $', 0.0098, (-0.058, -0.0005, 0.0312), (90, 0, 0), glow('word', (0.9, 0.82, 0.7), 0.5))
        word.data.extrude = 0.0002
        parts.append(word)
        for k in range(4):
            parts.append(kit.cylinder(0.005, 0.004, (-0.06 + k * 0.04, -0.002, -0.0275), case, (90, 0, 0), 0.001, segments=24))
        kit.group(parts, (0.13, 0.8, 1.205), (-12, 0, 10))
        kit.box((2.0, 0.5, 0.1), (0, 1.0, 1.11), case, (3, 0, 0), 0.03)
        kit.tube([(-0.9, 1.15, 1.13), (-0.85, 1.0, 1.9), (-0.6, 0.5, 2.3)], 0.05, case)
        kit.area((-0.6, 0.5, 1.9), (0.13, 0.8, 1.2), 0.3, AMBER, 6)
        kit.area((0.7, 0.7, 1.6), (0.13, 0.8, 1.2), 0.2, RED, 3)
        kit.camera((-0.06, 0.4, 1.27), (0.108, 0.8, 1.23), 42, 1.4, 0.42)
        kit.glare(0.35, 0.02, streak_threshold=20, streak_color=(1, 0.5, 0.35))
    else:
        # drops that cling to the glass and the trails of those that ran
        rain = kit.material('rain', (1, 1, 1), 0.0, transmission=1, ior=1.33)
        drop = kit.sphere(0.004, (0, -5, 0), rain, segments=24)
        for _ in range(520):
            wide = random.choice((0.25, 0.35, 0.5, 0.8, 1.3)) * random.uniform(0.7, 1.3)
            kit.copy(drop, (random.uniform(-0.3, 0.3), 0.42, 1.25 + random.uniform(-0.18, 0.18)), (0, 0, 0), (wide, wide * 0.4, wide * random.uniform(1.0, 1.5)))
        for _ in range(13):
            x, z = random.uniform(-0.24, 0.24), 1.25 + random.uniform(-0.1, 0.16)
            for k in range(random.randint(5, 13)):
                z -= random.uniform(0.006, 0.013)
                x += random.gauss(0, 0.0011)
                kit.copy(drop, (x, 0.42, z), (0, 0, 0), (0.28, 0.13, random.uniform(0.3, 0.8)))
            kit.copy(drop, (x, 0.42, z - 0.009), (0, 0, 0), (1.1, 0.55, 1.6))
        edge = kit.material('pillar', (0.01, 0.01, 0.01), 0.4)
        kit.box((0.12, 0.06, 1.0), (-0.262, 0.36, 1.25), edge, (0, 14, 0), 0.02)
        kit.box((1.2, 0.06, 0.06), (0, 0.36, 1.095), edge, (0, -3, 0), 0.02)
        kit.camera((0.02, 0.0, 1.28), (-0.02, 0.42, 1.262), 36, 1.0, 0.42)
        kit.glare(0.35, 0.015, streak_threshold=30, streak_color=(1, 0.5, 0.35))

else:
    sky([(0.0, (0.34, 0.12, 0.05)), (0.05, (0.12, 0.075, 0.07)), (0.16, (0.02, 0.055, 0.075)), (0.45, (0.006, 0.02, 0.035)), (1.0, (0.002, 0.006, 0.014))], 0.6)
    AIR = (0.012, 0.026, 0.03)
    kit.plane((17, 1200), (0, 560, 0), asphalt(0.36))
    stone, g = graph_material('pylon')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    tone = g.ramp(g.noise(g.vector('MULTIPLY', p, (1, 1, 0.25)), 0.5, 7.0, 0.4), [(0.3, (0.14, 0.13, 0.12)), (0.7, (0.3, 0.28, 0.26))])
    g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.7}).outputs[0], AIR, 420))
    cable, g = graph_material('cable')
    g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.5, 0.48, 0.45), 'Roughness': 0.35, 'Metallic': 0.4}).outputs[0], AIR, 420))
    for y in (78, 300):
        for side in (-1, 1):
            kit.tube([(side * 9.6, y, -6), (side * 9.0, y, 18), (side * 2.2, y, 62)], 1.25, stone, smooth=False, resolution=3)
            stays = [[(side * (2.4 + 0.16 * (14 - k)), y, 60 - 1.5 * (14 - k)), (side * 8.7, y + way * (10 + k * 7.1), 0.8)] for k in range(15) for way in (-1, 1)]
            kit.tubes(stays, 0.085, cable)
            kit.spot((side * 6.4, y - 14, 1.2), (side * 5.5, y, 34), AMBER, 60000, 64, 0.6, 0.3)
        kit.box((18, 1.6, 2.0), (0, y, 16.5), stone)
        kit.cylinder(1.9, 9, (0, y, 64), stone)
        bulb(0, y, 69.5, 0.5, glow(f'beacon{y}', RED, 90))
    for side in (-1, 1):
        kit.box((0.35, 1200, 0.85), (side * 8.3, 560, 0.42), stone)
        kit.tube([(side * 8.3, -10, 1.25), (side * 8.3, 1100, 1.25)], 0.06, cable, smooth=False, resolution=1)
    # a second's exposure of traffic: lines of light that sway a little
    for i in range(16):
        away = i < 8
        x, z = (random.choice((1.8, 5.4)) if away else random.choice((-1.8, -5.4))) + random.uniform(-0.7, 0.7), random.uniform(0.5, 0.95)
        start, end = random.uniform(4, 70), random.uniform(200, 900)
        line = [(x + 0.12 * math.sin(k * 0.9 + i), start + (end - start) * (k / 12) ** 1.6, z) for k in range(13)]
        kit.tube(line, random.uniform(0.02, 0.045), glow(f'trail{i}', RED if away else WHITE, random.uniform(5, 16)), resolution=1)
    lamp = glow('deck-lamp', (1, 0.6, 0.26), 60)
    for k in range(30):
        for side in (-1, 1):
            kit.tube([(side * 8.4, 14 + k * 28, 0), (side * 8.4, 14 + k * 28, 8.4), (side * 7.2, 14 + k * 28, 8.9)], 0.07, cable, smooth=False, resolution=1)
            bulb(side * 7.1, 14 + k * 28, 8.85, 0.16, lamp)
    for y, watts in ((18, 2600), (48, 3600)):
        kit.area((0, y, 9), (0, y + 2, 0), (13, 1), (1, 0.55, 0.22), watts).visible_glossy = False
    skin = facade('glass', (0.06, 0.05, 0.05), 2600, lit=0.3, light=3.0)
    for i in range(34):
        x = -520 + i * 32 + random.uniform(-10, 10)
        tower(x, random.uniform(1150, 1400), random.uniform(22, 38), 30, random.uniform(30, 60) + 90 * math.exp(-((x + 190) / 90) ** 2), skin)
    kit.camera((-2.9, -6, 1.75), (0.6, 78, 17.5), 27, 4.0, 60)
    kit.glare(0.35, 0.03, streak_threshold=8, streak_color=(1, 0.65, 0.35))
hush()
kit.finish(job.out)
