"""An arena show from inside it. Films: kneel (orange and blue, seven beams, a rapper on one knee), louder (magenta, crossed
beams, a crowd of phones). Views: pit, mic (on the deck), grille (its head, near), rig (the lamps), lamp (two of them, close), plug (pulled from the microphone), eye (what the phones draw), hand (one phone)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
view, film = job.args.get('view', 'pit'), job.args.get('film', 'kneel')
kneel = film == 'kneel'
kit.reset(job.samples, job.width, job.height, seed=3 if kneel else 23, background=(0.0006, 0.0009, 0.002) if kneel else (0.0012, 0.0006, 0.0026), bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 32
FIRST, SECOND = ((1.0, 0.36, 0.07), (0.05, 0.2, 1.0)) if kneel else ((1.0, 0.04, 0.34), (0.06, 0.16, 1.0))
CAMERAS = {
    'pit': ((-3.4, 5.6, 1.72), (0.5, 14, 3.9), 24, 1.8, 7.8),
    'mic': ((0.2, 10.72, 1.235), (0.0, 11.34, 1.165), 44, 2.0, 0.64),
    'grille': ((-0.16, 11.03, 1.15), (-0.035, 11.3, 1.1335), 76, 9.0, 0.262),
    'rig': ((-4.2, 7.0, 5.9), (0.4, 14, 7.0), 44, 1.6, 7.6),
    'lamp': ((-3.0, 7.9, 4.5), (-0.7, 14, 7.2), 90, 1.8, 7.1),
    'plug': ((-0.1, 11.13, 1.131), (0.004, 11.292, 1.1165), 85, 8.0, 0.181),
    'eye': ((0.0, -10.5, 9.2), (0.0, 5.6, 0.9), 34, 2.8, 17),
    'hand': ((0.34, -1.6, 1.78), (-0.05, 6, 2.22), 66, 1.6, 2.02),
}
camera, target, lens, stop, focus = CAMERAS[view]
lying = view in ('mic', 'grille', 'plug')

deck = kit.material('deck', (0.012, 0.012, 0.014), 0.22)
kit.uneven_rough(deck, 1.6, *((0.1, 0.34) if not lying else (0.05, 0.13)))
black = kit.material('black', (0.01, 0.01, 0.011), 0.5)
alloy = kit.material('alloy', (0.35, 0.35, 0.36), 0.35, 1.0)
floor = kit.material('floor', (0.01, 0.01, 0.012), 0.6)
kit.plane((60, 60), (0, 10, 0), floor)
kit.box((19, 11, 1.1), (0, 15.5, 0.55), deck)
kit.box((19.2, 0.06, 0.1), (0, 9.98, 1.02), alloy, bevel=0.01)
kit.plane((40, 16), (0, 24, 6), kit.material('cloth', (0.004, 0.004, 0.005), 0.95), (90, 0, 0))

# a truss with moving lamps, a beam from each
for z in (7.9, 8.3):
    for y in (13.8, 14.2):
        kit.tube([(-9, y, z), (9, y, z)], 0.028, alloy, smooth=False)
kit.tubes([[(x, 13.8, 7.9 if k % 2 else 8.3), (x + 0.45, 13.8, 8.3 if k % 2 else 7.9)] for k, x in enumerate(i * 0.45 - 9 for i in range(40))], 0.013, alloy)
count, lamps = 7 if kneel else 8, []
for i in range(count):
    s = i / (count - 1) * 2 - 1
    x = 6.3 * s
    color = (FIRST if i < 3 else SECOND) if kneel else (FIRST if i % 3 else SECOND)
    if kneel:
        aim = kit.Vector((x + 6.0 * s + random.uniform(-0.3, 0.3), 10.6 - 1.2 * math.cos(3 * s), 1.1))
    else:
        aim = kit.Vector((x - math.copysign(random.uniform(3.5, 7.5), math.sin(i * 2.4 + 0.5)), 8.5 + random.uniform(-1, 1), 1.0))
    at = kit.Vector((x, 14, 7.35))
    way = (aim - at).normalized()
    eye = at + way * 0.3
    body = kit.cylinder(0.2, 0.5, at, black, bevel=0.03, radius_top=0.15)
    body.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
    for dx in (-0.27, 0.27):
        kit.box((0.06, 0.16, 0.55), (x + dx, 14, 7.5), black, bevel=0.02)
    kit.box((0.6, 0.3, 0.18), (x, 14, 7.82), black, bevel=0.02)
    ring = kit.lathe([(0.15, 0.0), (0.21, 0.0), (0.21, 0.06), (0.15, 0.06)], alloy, eye - way * 0.05, close=True, segments=40)
    ring.rotation_euler = body.rotation_euler
    face = kit.sphere(0.145, eye, glow(f'eye{i}', tuple(0.7 * c + 0.25 for c in color), 16), (1, 1, 0.4), 24)
    face.rotation_euler, face.visible_shadow = body.rotation_euler, False
    ray = beam(eye, aim, 0.15, 1.15, color, 0.85, smoke=0.5)
    wash = kit.spot(eye, aim, color, 5000 if not lying else 500, 26, 0.6, 0.12)
    wash.visible_glossy = False
    lamps.append((at, aim, body, ring, face, ray, wash))
haze, g = graph_material('haze')
place = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
fade = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('ADD', g.math('MULTIPLY', place[0], place[0]), g.math('MULTIPLY', g.math('MULTIPLY', place[1], place[1]), 5.0)), -0.016))
tint = g.mix(g.step(place[0], -5.0, 4.0), FIRST, SECOND) if kneel else (0.45, 0.06, 0.8)
smoke = g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], 0.35, 5.0, 1.0)
g.out(g.emission(tint, g.math('MULTIPLY', g.math('MULTIPLY', fade, g.step(smoke, 0.2, 0.8)), 0.2 if not lying else 0.05)))
kit.plane((44, 12), (0, 23.5, 3.2), haze, (90, 0, 0))

# light from the stage along the tops of their heads
if not lying:
    kit.area((-3.5, 16.5, 4.6), (-2, 3, 1.5), (7, 0.6), FIRST, 1500).visible_glossy = False
    kit.area((3.5, 16.5, 4.6), (2, 3, 1.5), (7, 0.6), SECOND, 2600).visible_glossy = False

# the crowd: heads and shoulders against the light, here and there an arm
people = kit.material('people', (0.012, 0.011, 0.012), 0.6)


def person(bm):
    ball = kit.bmesh.ops.create_uvsphere
    for size, at in (((0.085, 0.1, 0.12), (0, 0, 1.62)), ((0.05, 0.05, 0.1), (0, 0, 1.5)), ((0.23, 0.12, 0.12), (0, 0, 1.36)), ((0.19, 0.12, 0.4), (0, 0, 1.1))):
        ball(bm, u_segments=16, v_segments=10, radius=1, matrix=kit.Matrix.Translation(at) @ kit.Matrix.Diagonal((*size, 1)))


guest = kit.from_bmesh('guest', person, people, loc=(0, 0, -9))


def raised(bm):
    path = [(0.2, 0, 1.36), (0.27, 0.02, 1.5), (0.29, 0.04, 1.66), (0.26, 0.05, 1.82), (0.22, 0.06, 1.98)]
    for a, b in zip(path, path[1:]):
        for k in range(9):
            at = [p + (q - p) * k / 9 for p, q in zip(a, b)]
            kit.bmesh.ops.create_uvsphere(bm, u_segments=10, v_segments=8, radius=0.05 - 0.008 * (at[2] - 1.36), matrix=kit.Matrix.Translation(at))
    kit.bmesh.ops.create_uvsphere(bm, u_segments=12, v_segments=8, radius=1, matrix=kit.Matrix.Translation((0.22, 0.06, 2.03)) @ kit.Matrix.Diagonal((0.042, 0.02, 0.085, 1)))
    for dx in (-0.024, -0.008, 0.009, 0.026):
        kit.bmesh.ops.create_uvsphere(bm, u_segments=8, v_segments=6, radius=1, matrix=kit.Matrix.Translation((0.22 + dx * 1.6, 0.055, 2.115 - abs(dx))) @ kit.Matrix.Diagonal((0.009, 0.009, 0.045, 1)))


arm = kit.from_bmesh('arm', raised, people, loc=(0, 0, -9))
phones = not kneel and view in ('eye', 'hand')
rows = 21 if phones else 15
for r in range(rows):
    y = (-3.2 if phones else -2.5) + r * (0.58 if phones else 0.72)
    for c in range(38 if phones else 34):
        x = (c - 18.5) * (0.52 if phones else 0.6) + random.uniform(-0.14, 0.14)
        dy, tall = y + random.uniform(-0.14, 0.14), random.uniform(0.92, 1.06)
        if math.hypot(x - camera[0], dy - camera[1]) < 0.9 or (view == 'hand' and dy < 1.1):
            continue
        kit.copy(guest, (x, dy, 0), (0, random.uniform(-5, 5), random.uniform(-30, 30)), tall)
        if not phones and random.random() < 0.24 and math.hypot(x - camera[0], dy - camera[1]) > 3.6:
            flip = random.choice((-1, 1))
            kit.copy(arm, (x, dy, random.uniform(-0.12, 0.05)), (0, random.uniform(-3, 3), random.uniform(-25, 25)), (flip * tall, tall, tall))
        if phones:
            # each phone one pixel of an eye: lids, iris, pupil, a glint
            a, b = x / 8.2, (dy - 3.1) / 5.2
            lid, iris = 0.95 * (1 - a * a) - abs(b), math.hypot(a * 1.75, b * 1.0)
            if abs(a) > 1 or lid < 0:
                color, power = (FIRST, 5.0) if -0.2 < lid and abs(a) < 1.02 and random.random() < 0.8 else (FIRST, 0.0)
            elif math.hypot(a * 1.75 - 0.16, b - 0.24) < 0.13:
                color, power = (0.9, 0.9, 1.0), 9.0
            elif iris < 0.24:
                color, power = SECOND, 0.0
            elif iris < 0.62:
                color, power = ((0.05, 0.55, 1.0) if iris < 0.45 else SECOND), 9.0
            else:
                color, power = (1.0, 0.3, 0.6), 2.6
            high = 2.13 * tall
            kit.copy(arm, (x - 0.22, dy, 0.03), (0, 0, 0), tall)
            frame = kit.box((0.078, 0.009, 0.155), (x, dy + 0.06, high + 0.06), black, (random.uniform(-10, 4), random.uniform(-6, 6), random.uniform(-9, 9)))
            if power:
                name = f'screen-{color[0]:.2f}-{color[1]:.2f}'
                lit = kit.bpy.data.materials.get(name) or glow(name, color, power * (0.3 if view == 'hand' else 1))
                screen = kit.box((0.07, 0.002, 0.142), (x, dy + 0.054, high + 0.06), lit)
                screen.rotation_euler = frame.rotation_euler

if view == 'hand':
    # the phone in focus, a hand about it, what it films of the stage on its screen
    px, py, pz = 0.16, 0.4, 1.96
    shot, g = graph_material('shot')
    local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
    fan = g.math('POWER', g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', g.math('DIVIDE', local[0], g.math('SUBTRACT', 0.09, local[2])), 11.0))), 5.0)
    stage = g.math('MULTIPLY', fan, g.step(local[2], -0.035, 0.05))
    glowing = g.math('ADD', g.math('MULTIPLY', g.step(local[2], -0.075, -0.03), 0.0), g.math('ADD', 0.12, g.math('MULTIPLY', stage, 1.0)))
    g.out(g.emission(g.mix(g.step(local[0], -0.02, 0.03), FIRST, SECOND), g.math('MULTIPLY', glowing, g.math('MULTIPLY', g.step(local[2], -0.05, -0.03), 3.0))))
    parts = [kit.box((0.078, 0.009, 0.16), (0, 0, 0), black, bevel=0.006), kit.box((0.071, 0.002, 0.148), (0, -0.0055, 0), shot)]
    for k in range(4):
        z = 0.012 - k * 0.021
        parts.append(kit.tube([(0.075, 0.014, z - 0.02), (0.052, 0.016, z), (0.043, 0.0, z + 0.002), (0.034, -0.009, z)], 0.0085, people))
    parts += [kit.tube([(-0.03, 0.02, -0.09), (-0.048, 0.004, -0.05), (-0.041, -0.008, -0.015)], 0.011, people), kit.sphere(0.045, (0.02, 0.03, -0.055), people, (0.95, 0.6, 1.25), 20), kit.tube([(0.02, 0.03, -0.08), (0.05, 0.0, -0.3), (0.12, -0.1, -0.6)], 0.034, people)]
    kit.group(parts, (px, py, pz), (-6, -4, 6))

if view in ('rig', 'lamp'):
    kit.area((-3, 11.5, 9.5), (0, 14, 8), (4, 0.6), SECOND, 160)
    kit.area((3, 12.0, 6.0), (1, 14, 8), (3, 0.6), FIRST, 90)
if view == 'pit' and kneel:
    # on one knee at the front of the stage, sideways to the hall
    body = [kit.tube([(0, 0, 0.46), (0.02, -0.02, 0.72), (0.06, 0, 0.98)], 0.15, people), kit.sphere(0.105, (0.12, 0, 1.2), people, (0.95, 0.85, 1.15), 24),
            kit.tube([(0, 0.1, 0.45), (0.38, 0.1, 0.5), (0.36, 0.1, 0.05)], 0.078, people, smooth=False), kit.box((0.26, 0.1, 0.08), (0.42, 0.1, 0.04), people, bevel=0.03),
            kit.tube([(0, -0.1, 0.45), (-0.06, -0.1, 0.08), (-0.48, -0.1, 0.07)], 0.075, people, smooth=False), kit.tube([(0.06, 0.17, 0.94), (0.2, 0.2, 0.7), (0.36, 0.12, 0.58)], 0.052, people),
            kit.tube([(0.06, -0.17, 0.94), (0.22, -0.16, 0.82), (0.24, -0.03, 1.1)], 0.05, people)]
    kit.group(body, (0.5, 11.2, 1.1), (0, 0, 172))
if view == 'plug':
    # in centimeters: a nickel barrel with three pins, worn where it is pushed in, and its cable, which leaves the frame in loops
    nickel, gold = macro.metal((0.6, 0.59, 0.57), 0.2, wear=0.12), kit.material('gold', (0.9, 0.55, 0.18), 0.16, 1.0)
    insert, sleeve = macro.plastic((0.014, 0.014, 0.015), 0.4), macro.plastic((0.02, 0.02, 0.022), 0.5, 8.0, 0.2)
    parts = [kit.lathe([(0.8, 0.0), (0.83, 0.06), (0.9, 0.07), (0.95, 0.0), (0.95, -1.9), (0.98, -2.0), (0.98, -2.3), (0.92, -2.4), (0.92, -3.4), (0.8, -3.5), (0.8, -1.3)], nickel, segments=128, close=True),
             kit.cylinder(0.82, 0.4, (0, 0, -1.45), insert, segments=96), kit.box((0.2, 0.12, 1.2), (0, 0.76, -0.65), insert, bevel=0.03),
             kit.lathe([(0.9, -3.4), (0.82, -3.7), (0.62, -4.1), (0.55, -6.2), (0.36, -6.6), (0.3, -6.6)], sleeve, segments=64)]
    for k in range(6):
        parts.append(kit.lathe([(0.56, 0), (0.66, 0.05), (0.66, 0.17), (0.56, 0.22)], sleeve, (0, 0, -4.6 - 0.3 * k), segments=48))
    for k, (x, y) in enumerate(((-0.42, 0.16), (0.42, 0.16), (0.0, -0.42))):
        parts.append(kit.lathe([(0.125, -1.3), (0.125, -0.2), (0.1, -0.08), (0.04, -0.02), (0, -0.01)], gold, (x, y, 0), segments=40))
        made = kit.text('123'[k], 0.2, (x * 0.5, y * 0.55 + 0.06, -1.245), (0, 0, 0), kit.material(f'figure{k}', (0.5, 0.5, 0.5), 0.6))
        made.data.extrude = 0.004
        parts.append(made)
    held = kit.group(parts, (0.0, 11.28, 1.1099), (90, 0, 12), 0.01)
    kit.tube([(-0.013, 11.342, 1.1099), (-0.03, 11.38, 1.107), (0.02, 11.5, 1.1035), (0.1, 11.62, 1.1035), (-0.06, 11.56, 1.1035), (-0.02, 11.42, 1.1035), (0.16, 11.4, 1.11), (0.34, 11.55, 1.1035), (0.2, 11.74, 1.1035), (-0.1, 11.7, 1.108), (-0.24, 11.5, 1.1035), (-0.6, 11.42, 1.1035)], 0.0032, sleeve)

    def on_deck():
        return (random.uniform(-14, 14), random.uniform(-14, 18), 0), (0, 0, 1)

    kit.group(macro.drops(150, on_deck, 0.3, high=0.4), (0, 11.28, 1.1001), scale=0.01)
    kit.area((-0.3, 11.15, 1.3), (0, 11.28, 1.11), (0.06, 0.3), FIRST, 2.6)
    kit.area((0.12, 11.0, 1.16), (0, 11.28, 1.11), (0.12, 0.06), FIRST, 5)
    kit.area((0.35, 11.4, 1.35), (0, 11.28, 1.11), (0.1, 0.4), SECOND, 9)
    kit.area((0.1, 11.9, 1.5), (0, 11.3, 1.11), (0.6, 0.2), SECOND, 12)
    for i in range(24):
        for z in (1.6, 2.3):
            kit.sphere(0.11, (-5.2 + i * 0.75, 20.5, z), glow(f'blinder{i}{z}', FIRST if i < 15 else SECOND, 7), segments=12)
elif lying:
    # left on the deck: ball of wire mesh, a taped ring, a tapered handle
    mesh, g = graph_material('mesh')
    uv = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
    turn = g.math('MULTIPLY', g.math('ARCTAN2', uv[1], uv[0]), 26.0)
    rise = g.math('MULTIPLY', uv[2], 1150.0)
    weave = g.math('MAXIMUM', g.math('SINE', g.math('ADD', turn, rise)), g.math('SINE', g.math('SUBTRACT', turn, rise)))
    normal = g.node('ShaderNodeBump', {'Height': weave, 'Strength': 0.9, 'Distance': 0.0012}).outputs[0]
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(g.step(weave, 0.1, 0.6), (0.01, 0.01, 0.01), (0.5, 0.5, 0.52)), 'Metallic': 1.0, 'Roughness': 0.28, 'Normal': normal}).outputs[0])
    head = [(0.0, 0.03)] + [(0.0265 * math.sin(math.pi * k / 20), 0.004 - 0.0275 * -math.cos(math.pi * k / 20)) for k in range(1, 17)]
    parts = [kit.lathe(head, mesh, segments=96), kit.lathe([(0.0275, -0.006), (0.0285, -0.003), (0.0285, 0.005), (0.0275, 0.008)], alloy, close=True, segments=64),
             kit.lathe([(0.019, -0.02), (0.0215, -0.03), (0.0185, -0.06), (0.0155, -0.11), (0.0125, -0.185), (0.0115, -0.19), (0.0, -0.19)], kit.material('handle', (0.015, 0.015, 0.016), 0.32, coat=0.2), segments=64)]
    if view == 'grille':
        # near enough for its wires: they are woven over dark foam, dented, and wet
        kit.bpy.data.objects.remove(parts.pop(0))
        steel = kit.material('steel', (0.52, 0.51, 0.5), 0.2, 1.0)
        parts += [kit.tubes(kit.microphone_wires(0.0268, way), 0.00034, steel, 2) for way in (-1, 1)]
        parts.append(kit.sphere(0.0256, (0, 0, 0), kit.material('foam', (0.006, 0.006, 0.006), 0.9), segments=64))
        parts.append(kit.sphere(0.0027, (0, 0, 0.0268), steel, (1, 1, 0.3), 24))
        parts.append(kit.lathe([(0.0284, -0.004), (0.0286, -0.009), (0.0274, -0.014), (0.0195, -0.026)], kit.bpy.data.materials['handle'], segments=96))
        kit.bpy.context.scene.cycles.sample_clamp_direct = 8
    kit.group(parts, (-0.06, 11.3, 1.1285), (90, 0, -62))
    kit.tube([(0.105, 11.388, 1.1265), (0.24, 11.46, 1.106), (0.1, 11.8, 1.106), (0.5, 12.2, 1.106), (1.8, 12.0, 1.106)], 0.0045, black)
    kit.area((1.2, 12.0, 1.9), (0, 11.3, 1.13), (0.5, 0.5), SECOND, 26)
    kit.area((-1.1, 11.8, 1.6), (0, 11.3, 1.13), (0.4, 0.6), FIRST, 60)
    if view == 'grille':
        water = kit.material('water', (1, 1, 1), 0.0, transmission=1.0, ior=1.33)
        bead = kit.sphere(1, (0, 0, -9), water, segments=24)
        for _ in range(130):
            size = random.uniform(0.0004, 0.0022) * random.random() + 0.0003
            kit.copy(bead, (random.uniform(-0.1, 0.07), random.uniform(11.2, 11.42), 1.1002), scale=(size, size, size * 0.55))
        kit.area((-0.5, 11.0, 1.32), (-0.06, 11.3, 1.13), (0.06, 0.3), FIRST, 2.2)
        kit.area((0.3, 11.05, 1.4), (-0.02, 11.3, 1.13), (0.2, 0.1), SECOND, 2.5)
        for i in range(26):
            for k in range(5):
                kit.sphere(0.055, (-1.4 + i * 0.4, 20.5, 1.3 + k * 0.4), glow(f'tile{i}-{k}', FIRST if i < 15 else SECOND, 5 if (i * 7 + k * 3) % 11 else 2), segments=12)
    else:
        for i in range(15):
            for z in (1.5, 2.25):
                kit.sphere(0.11, (-5.2 + i * 0.75, 20.5, z), glow(f'blinder{i}{z}', FIRST if i < 6 else SECOND, 9), segments=12)
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.35, 0.1, streak_threshold=8, streak_color=(0.6, 0.7, 1.0) if kneel else (1.0, 0.4, 0.8))
hush()


def pose(place):
    """The lamps start crossed over the stage and swing out to where they belong."""
    t = place * job.seconds
    open_ = 1 - math.exp(-2.2 * t) * math.cos(1.6 * t)
    for at, aim, body, ring, face, ray, wash in lamps:
        goal = kit.Vector((-at.x * 0.5, 12.4, 2.6)).lerp(aim, open_) + kit.Vector((0.25 * math.sin(2.3 * t + at.x), 0, 0))
        way = (goal - at).normalized()
        eye = at + way * 0.3
        turned = way.to_track_quat('Z', 'Y').to_euler()
        for thing, place_ in ((body, at), (ring, eye - way * 0.05), (face, eye), (ray, eye)):
            thing.location, thing.rotation_euler = place_, turned
        wash.location = eye
        kit.aim(wash, goal)


kit.finish(job.out, job.frames, kit.travel(job, pose))
