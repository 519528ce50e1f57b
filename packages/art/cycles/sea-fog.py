"""Flat water that ends in fog. Subjects: causeway (views deck, lamp, under, across) and skiff (views wide, oar,
stern, and leave: at night, a lamp at its bow)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import aerial, graph_material, sky

job = kit.job()
view = job.args.get('view', 'deck')
kit.reset(job.samples, job.width, job.height, seed=88, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
SKIFF = ('wide', 'oar', 'stern', 'leave')
boat = view in SKIFF
movers = []  # what goes away along y, and how fast, in metres a second
LAMP = (0.62, 16.0, 4.3)
CAMERAS = {
    'deck': ((0.15, -1.4, 2.75), (-0.1, 14, 2.75), 34, 1.4, 4.2),
    'lamp': ((-1.3, 14.1, 3.55), (0.72, 16.0, 4.33), 52, 2.0, 2.75),
    'under': ((-0.28, 0.4, 0.36), (-0.2, 12, 0.95), 27, 2.0, 5.0),
    'across': ((-21, 9.5, 1.5), (0.6, 17.2, 2.25), 33, 2.8, 22),
    'wide': ((-1.2, -13.5, 1.5), (1.5, 3, 1.75), 34, 2.8, 13.5),
    'oar': ((-3.0, -3.0, 0.92), (-0.55, -1.15, 0.2), 46, 1.8, 2.95),
    'leave': ((-0.6, -9.5, 1.0), (0.35, 4, 1.35), 40, 2.0, 11.5),
    'stern': ((-4.3, -0.75, 1.3), (1.2, 0.3, 0.2), 36, 1.8, 3.2),
}
camera, target, lens, stop, focus = CAMERAS[view]
if boat and view != 'leave':
    AIR, REACH, DEEP = (0.2, 0.215, 0.2), 24, (0.006, 0.008, 0.008)
    sky([(0.0, (0.2, 0.215, 0.2)), (0.08, (0.23, 0.245, 0.228)), (0.3, (0.1, 0.11, 0.105)), (1.0, (0.03, 0.035, 0.035))], 1.0)
else:
    AIR, REACH, DEEP = (0.03, 0.072, 0.066), 11, (0.002, 0.006, 0.006)
    sky([(0.0, (0.032, 0.078, 0.072)), (0.12, (0.03, 0.07, 0.065)), (0.4, (0.012, 0.032, 0.032)), (1.0, (0.004, 0.012, 0.014))], 1.0)
if view == 'leave':
    AIR, REACH = (0.02, 0.05, 0.047), 15
    sky([(0.0, (0.022, 0.055, 0.051)), (0.12, (0.019, 0.046, 0.043)), (0.4, (0.007, 0.019, 0.019)), (1.0, (0.002, 0.006, 0.007))], 1.0)

# water: a slow swell, rings where something touches it, lost in the air further out
water, g = graph_material('water')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
swell = g.node('ShaderNodeCombineXYZ')  # moved on as time passes
afloat = g.vector('ADD', p, swell.outputs[0])
height = g.math('ADD', g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', afloat, (0.7, 1.1, 1.0)), 0.9, 3.0, 0.4), 0.05 if boat else 0.075), g.math('MULTIPLY', g.noise(afloat, 5.0, 3.0), 0.004))
TOUCH = (-0.8, -1.75, 0.0)
if view == 'oar':
    far = g.node('ShaderNodeVectorMath', {0: p, 1: TOUCH}, operation='DISTANCE').outputs['Value']
    rings = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 46.0)), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', far, -2.2)), 0.006))
    height = g.math('ADD', height, rings)
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
surface = g.node('ShaderNodeBsdfPrincipled', {'Base Color': DEEP, 'Roughness': 0.05, 'IOR': 1.33, 'Specular': 0.55, 'Normal': normal}).outputs[0]
g.out(aerial(g, surface, AIR, REACH * 1.4))
kit.plane((400, 400), (0, 150, 0), water)


def misty(name, low, high, scale, rough=0.8, stretch=(1, 1, 1), wet=0.0):
    """Old wood or metal that fades into the air."""
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    grain = g.noise(g.vector('MULTIPLY', p, stretch), scale, 8.0, 0.8)
    tone = g.ramp(grain, [(0.32, low), (0.68, high)])
    bump = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.6, 'Distance': 0.02}).outputs[0]
    rough = g.math('SUBTRACT', rough, g.math('MULTIPLY', g.step(g.noise(p, 1.7, 4.0), 0.45, 0.6), wet))
    g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Normal': bump}).outputs[0], AIR, REACH))
    return material


def halo(at, radius, color, strength):
    """Light that hangs in the fog about a lamp: a disc that faces the camera."""
    material, g = graph_material('halo')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.math('DIVIDE', g.node('ShaderNodeVectorMath', {0: local}, operation='LENGTH').outputs['Value'], radius)
    fade = g.math('POWER', g.math('SUBTRACT', 1.0, away, True), 2.0)
    amount = g.math('ADD', g.math('MULTIPLY', fade, 0.4), g.math('MULTIPLY', fade, g.math('POWER', 2.718, g.math('MULTIPLY', away, -9.0))))
    g.out(g.node('ShaderNodeAddShader', {0: g.emission(color, g.math('MULTIPLY', amount, strength)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    disc = kit.plane(2 * radius, at, material, name='far')
    disc.rotation_euler = (kit.Vector(camera) - kit.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    disc.visible_shadow = disc.visible_diffuse = False


def causeway():
    plank = misty('plank', (0.03, 0.03, 0.027), (0.13, 0.125, 0.11), 2.4, 0.75, (0.5, 14, 1), 0.45)
    pile = misty('pile', (0.018, 0.019, 0.017), (0.075, 0.072, 0.062), 2.0, 0.85, (5, 5, 0.4), 0.3)
    iron = misty('iron', (0.01, 0.01, 0.01), (0.045, 0.04, 0.035), 6.0, 0.5)
    y = -4.0
    while y < 60:
        wide = random.uniform(0.17, 0.22)
        if random.random() > 0.03:
            kit.box((2.0 + random.uniform(-0.06, 0.06), wide, 0.05), (random.uniform(-0.03, 0.03), y + wide / 2, 1.5 + random.uniform(-0.008, 0.008)), plank, (random.uniform(-0.7, 0.7), random.uniform(-0.5, 0.5), random.uniform(-0.6, 0.6)), 0.008)
        y += wide + 0.014
    for x in (-0.72, 0.0, 0.72):
        kit.box((0.14, 70, 0.2), (x, 28, 1.37), pile)
    for k in range(26):
        y = -3.0 + k * 2.5
        for side in (-1, 1):
            kit.cylinder(random.uniform(0.13, 0.16), 3.4, (side * 1.0, y, 0.35 + random.uniform(-0.08, 0.08)), pile, (random.uniform(-1.5, 1.5), random.uniform(-1.5, 1.5), 0), 0.02, segments=24)
        kit.box((2.5, 0.16, 0.22), (0, y, 1.2), pile)
        if k % 2 and (view != 'under' or k > 4):
            kit.tube([(-0.95, y + 0.1, 0.15), (0.95, y + 0.1, 1.15)], 0.05, pile, smooth=False)
    # the lamp: a post, an arm, a storm lantern on a hook
    x, y, z = LAMP
    kit.tube([(1.0, y, 1.5), (1.0, y, z + 0.5)], 0.055, pile, smooth=False)
    kit.tube([(1.0, y, z + 0.2), (0.85, y, z + 0.42), (x, y, z + 0.42), (x, y, z + 0.3)], 0.02, iron)
    glass = kit.material('lamp-glass', (0.9, 0.85, 0.7), 0.06, transmission=1.0)
    kit.lathe([(0.075, -0.12), (0.1, -0.04), (0.1, 0.05), (0.07, 0.13)], glass, (x, y, z), segments=32).visible_shadow = False
    kit.lathe([(0.0, -0.22), (0.1, -0.22), (0.115, -0.19), (0.11, -0.13), (0.06, -0.115), (0.0, -0.115)], iron, (x, y, z), segments=40)
    kit.lathe([(0.085, 0.12), (0.13, 0.14), (0.07, 0.2), (0.05, 0.26), (0.0, 0.28)], iron, (x, y, z), segments=40)
    for k in range(4):
        a = math.tau * k / 4 + 0.4
        kit.tube([(x + 0.105 * math.cos(a), y + 0.105 * math.sin(a), z + h) for h in (-0.15, 0.0, 0.15)], 0.006, iron)
    flame = kit.sphere(0.03, (x, y, z - 0.02), glow('flame', (1, 0.66, 0.3), 260 if view != 'lamp' else 30), (0.8, 0.8, 1.7), 20)
    flame.visible_shadow = False
    kit.point((x, y, z - 0.02), (1, 0.62, 0.27), 520 if view != 'lamp' else 60, 0.05)
    warm = (1.0, 0.66, 0.34)
    far, close = {'lamp': (0.07, 0.07), 'under': (1.1, 1.4)}.get(view, (0.3, 0.85))
    halo(LAMP, 7.5 if view != 'lamp' else 2.2, warm, far)
    halo((x, y - 0.1, z), 1.6 if view != 'lamp' else 0.5, warm, close)
    if view in ('deck', 'across'):
        # the keeper on his round, a coat and a cap against the light
        coat = misty('coat', (0.008, 0.009, 0.01), (0.02, 0.02, 0.02), 4.0)
        x, y = (-0.18, 12.4) if view == 'deck' else (0.0, 12.9)
        skirt = kit.lathe([(0.29, 0.4), (0.26, 0.7), (0.2, 1.05), (0.21, 1.3)], coat, (x, y, 1.53), segments=32)
        skirt.scale = (1, 0.72, 1)
        movers.append((kit.group([skirt, standing(coat, (x, y, 1.53), 200, cap=True)]), 0.55))


def ferry(hull, rail):
    """Who poles the skiff away, and the lamp at its bow."""
    coat = misty('coat', (0.008, 0.009, 0.01), (0.02, 0.02, 0.02), 4.0)
    at = (0.5, 1.75, 1.9)
    lamp = [kit.tube([(0.3, 1.9, 0.4), (0.3, 1.9, 2.13), (at[0], 1.8, 2.13), (at[0], 1.75, 2.0)], 0.02, rail, smooth=False),
            kit.lathe([(0.0, -0.13), (0.09, -0.13), (0.08, -0.09), (0.0, -0.09)], hull, at, segments=32),
            kit.lathe([(0.06, 0.09), (0.1, 0.1), (0.03, 0.16), (0.0, 0.17)], hull, at, segments=32)]
    flame = kit.sphere(0.045, at, glow('flame', (1, 0.66, 0.3), 200), (0.8, 0.8, 1.6), 20)
    flame.visible_shadow = False
    bulb = kit.point(at, (1, 0.62, 0.27), 130, 0.06)
    # the glow hangs behind the boat, for nothing of it to be veiled
    halo((at[0] + 0.12, 3.6, at[2] + 0.1), 7.0, (1.0, 0.66, 0.34), 0.26)
    halo((at[0] + 0.1, 3.5, at[2] + 0.08), 1.5, (1.0, 0.66, 0.34), 0.6)
    skirt = kit.lathe([(0.27, 0.45), (0.25, 0.7), (0.2, 1.05), (0.21, 1.3)], coat, (-0.32, -0.5, 0.12), segments=32)
    skirt.scale = (1, 0.72, 1)
    man = standing(coat, (-0.32, -0.5, 0.12), 168, 1.76, ((-0.35, 0.03, 1.06), (0.27, 0.03, 0.84)), 0.16, cap=True)
    pole = kit.tube([(-0.28, 0.75, 2.35), (0.5, -2.7, -0.6)], 0.016, rail, smooth=False)
    discs = [thing for thing in kit.bpy.data.objects if thing.name.startswith('plane') and any(slot.material and slot.material.name.startswith('halo') for slot in thing.material_slots)]
    for thing in [*lamp, flame, bulb, skirt, man, pole, *discs]:
        movers.append((thing, 1.3))


def skiff():
    hull = misty('hull', (0.02, 0.019, 0.017), (0.11, 0.1, 0.08), 2.2, 0.6, (1.0, 9, 9), 0.3)
    rail = misty('rail', (0.05, 0.042, 0.03), (0.17, 0.14, 0.1), 2.4, 0.6, (1.0, 12, 12))
    rope = misty('rope', (0.05, 0.045, 0.035), (0.15, 0.13, 0.1), 30.0, 0.9)
    LONG, strakes = 4.3, 6

    def half(t):
        return 0.72 * (1 - ((t - 0.42) / 0.58) ** 2.3) if t > 0.42 else 0.72 * (1 - 0.33 * ((0.42 - t) / 0.42) ** 2)

    def sheer(t):
        return 0.4 + 0.3 * max(0.0, (t - 0.3) / 0.7) ** 2.1 + 0.05 * max(0.0, 0.3 - t)

    def spot(t, s):
        """Place on the hull: t from stern to stem, s from keel (0) to rail (1); each strake laps the one below."""
        b, z = max(0.012, half(t)), sheer(t)
        low = -0.14 + 0.42 * max(0.0, (t - 0.62) / 0.38) ** 2.2
        lap = 0.03 * (s * strakes % 1.0) if s < 1 else 0.0
        return b * s ** 0.5 * (0.82 + 0.18 * s) - lap * min(1, b * 4), low + (z - low) * s ** 1.55

    parts, steps = [], 48
    for side in (-1, 1):
        for n in range(strakes):
            vertices = []
            for k in range(steps + 1):
                t = k / steps
                x = -LONG / 2 + LONG * t + (0.16 * max(0.0, t - 0.9) * 10 * (n + 1) / strakes if t > 0.9 else 0)
                for s in (max(0.0, n - 0.16) / strakes, (n + 0.98) / strakes):
                    b, z = spot(t, s)
                    vertices.append((x, side * (b + 0.012 * n), z))
            plank = kit.from_data('strake', vertices, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)], hull)
            thick = plank.modifiers.new('thick', 'SOLIDIFY')
            thick.thickness = 0.018
            parts.append(plank)
        edge = []
        for k in range(steps + 1):
            t = k / steps
            b, z = spot(t, 0.999)
            edge.append((-LONG / 2 + LONG * t + (1.6 * max(0.0, t - 0.9)), side * (b + 0.07), z + 0.012))
        parts.append(kit.tube(edge[:-1], 0.024, rail, resolution=3))
    stem = [(LONG / 2 - 0.02, 0, 0.2), (LONG / 2 + 0.09, 0, 0.45), (LONG / 2 + 0.17, 0, 0.8)]
    parts.append(kit.tube(stem, 0.03, rail))
    b, z = spot(0, 0.99)
    transom = [(-LONG / 2, y * (b + 0.05) * (0.45 if low else 1.0), -0.1 if low else z + 0.03) for low in (True, False) for y in (-1, 1)]
    board = kit.from_data('transom', transom, [(0, 1, 3, 2)], hull, smooth=False)
    board.modifiers.new('thick', 'SOLIDIFY').thickness = 0.035
    parts.append(board)
    for t in (0.16, 0.47, 0.72):
        b, z = spot(t, 0.6)
        parts.append(kit.box((0.24, 2 * b + 0.1, 0.03), (-LONG / 2 + LONG * t, 0, z + 0.06), rail, bevel=0.006))
    for side in (-1, 1):
        t = 0.4
        b, z = spot(t, 0.999)
        at = (-LONG / 2 + LONG * t, side * (b + 0.07), z)
        parts.append(kit.tube([(at[0] - 0.05, at[1], at[2] + 0.12), (at[0] - 0.045, at[1], at[2] + 0.05), (at[0], at[1], at[2] + 0.03), (at[0] + 0.045, at[1], at[2] + 0.05), (at[0] + 0.05, at[1], at[2] + 0.12)], 0.009, kit.material('lock', (0.3, 0.3, 0.3), 0.35, 1.0)))
    if view == 'oar':
        # one oar still out, its blade in the water
        root, tip = kit.Vector((-0.25, 0.15, 0.98)), kit.Vector(TOUCH) + kit.Vector((-0.05, -0.16, -0.08))
        parts.append(kit.tube([root, root.lerp(tip, 0.75)], 0.022, rail, smooth=False))
        oar = kit.box((0.5, 0.13, 0.014), root.lerp(tip, 0.86), rail, bevel=0.006)
        oar.rotation_euler = (tip - root).to_track_quat('X', 'Z').to_euler()
        parts.append(oar)
    else:
        for side, drift in ((-1, 0.1), (1, -0.05)):
            parts.append(kit.tube([(-1.1, side * 0.22, 0.42), (1.2, side * 0.3 + drift, 0.5)], 0.022, rail, smooth=False))
            parts.append(kit.box((0.55, 0.13, 0.014), (1.42, side * 0.31 + drift, 0.51), rail, (20 * side, 2, 2), bevel=0.006))
    turn = {'wide': 14, 'oar': 0, 'stern': -5, 'leave': 82}[view]
    hold = kit.group(parts, (0, 0, 0), (1.5, 0, turn))
    if view == 'leave':
        movers.append((hold, 1.3))
        return ferry(hull, rail)
    # the painter: from the stem down into the water and away
    a = math.radians(turn)
    bow = kit.Vector((math.cos(a) * 2.3, math.sin(a) * 2.3, 0.66))
    line = [bow, bow + kit.Vector((0.5, 0.12, -0.3)), bow + kit.Vector((1.15, 0.2, -0.56)), bow + kit.Vector((2.2, 0.15, -0.655)), bow + kit.Vector((3.2, 0.6, -0.66)), bow + kit.Vector((4.4, 0.3, -0.66))]
    kit.tube(line, 0.014 if view != 'wide' else 0.02, rope)
    if view == 'wide':
        for x, y in ((8.2, 3), (9.4, 12), (5.2, 22), (-13, 20)):
            kit.cylinder(0.16, 3.4, (x, y, 0.9), hull, (1, -2, 0), 0.03, segments=20)
    kit.area((-8, -3, 7), (0, 0, 0.3), (8, 5), (0.9, 1.0, 0.95), 260).visible_glossy = False
    return hold


skiff() if boat else causeway()
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.3 if not boat else 0.15, 0.02, threshold=1.2, streak_threshold=20, streak_color=(1, 0.75, 0.5))
hush()
homes = [carrier.location.copy() for carrier, _ in movers]


def pose(place):
    t = place * job.seconds
    swell.inputs[0].default_value, swell.inputs[1].default_value, swell.inputs[2].default_value = 0.1 * t, -0.16 * t, 0.22 * t
    for (carrier, speed), home in zip(movers, homes):
        carrier.location.y = home.y + speed * t
        carrier.location.z = home.z + (0.015 * math.sin(1.3 * t) if boat else 0.012 * abs(math.sin(4.6 * t)))


kit.finish(job.out, job.frames, kit.travel(job, pose))
