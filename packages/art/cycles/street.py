"""A street in night rain, neon in it. Views: umbrella (from behind, close), number (a door whose number is gone), block (down the street, who carries flowers), flowers (left on the road)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from people import standing
from shading import aerial, graph_material

job = kit.job()
view = job.args.get('view', 'block')
kit.reset(job.samples, job.width, job.height, seed=4, background=(0.004, 0.0015, 0.005), bounces=4)
MAGENTA, TEAL, WARM = (1.0, 0.03, 0.32), (0.02, 0.62, 0.6), (1.0, 0.5, 0.18)
AIR = (0.022, 0.006, 0.024)
CAMERAS = {
    'umbrella': ((-0.35, 0.75, 1.62), (0.1, 3, 1.86), 42, 1.4, 1.55),
    'number': ((-2.2, 3.15, 1.42), (-3.92, 4.42, 1.33), 46, 1.6, 2.05),
    'flowers': ((-0.5, 1.36, 0.13), (0.0, 2.36, 0.19), 46, 1.4, (0.08, 2.12, 0.12)),
    'block': ((1.1, 2.2, 0.9), (-0.3, 12, 1.75), 36, 1.6, 7),
}
camera, target, lens, stop, focus = CAMERAS[view]

road, g = graph_material('road')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
pools = g.step(g.noise(g.vector('MULTIPLY', p, (1.0, 0.7, 1.0)), 0.75, 6.0, 0.6), 0.42, 0.56)
rings = 0.0
for i in range(34):
    center = (random.uniform(-2.2, 2.2), random.uniform(0.6, 6.5), 0.0)
    far = g.node('ShaderNodeVectorMath', {0: p, 1: center}, operation='DISTANCE').outputs['Value']
    size = random.uniform(0.04, 0.2)
    rings = g.math('ADD', rings, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 110.0)), g.step(g.math('ABSOLUTE', g.math('SUBTRACT', far, size)), 0.055, 0.0)))
rough_part = g.math('MULTIPLY', g.noise(p, 60.0, 4.0), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, pools), 0.012))
height = g.math('ADD', rough_part, g.math('ADD', g.math('MULTIPLY', g.noise(p, 9.0, 3.0), 0.002), g.math('MULTIPLY', rings, 0.0022)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.01, 0.01, 0.011), 'Roughness': g.math('SUBTRACT', 0.36, g.math('MULTIPLY', pools, 0.31)), 'Normal': normal}).outputs[0], AIR, 55))
kit.plane((60, 120), (0, 45, 0), road)

stucco, g = graph_material('stucco')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
stain = g.noise(g.vector('MULTIPLY', p, (1, 1, 0.35)), 1.4, 8.0, 0.6)
tone = g.ramp(stain, [(0.3, (0.06, 0.045, 0.055)), (0.7, (0.16, 0.13, 0.14))])
bump = g.node('ShaderNodeBump', {'Height': g.noise(p, 40.0, 5.0), 'Strength': 0.3, 'Distance': 0.01}).outputs[0]
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.6, 'Normal': bump}).outputs[0], AIR, 45))
dark = kit.material('dark', (0.01, 0.01, 0.011), 0.35)


def tube_light(name, color):
    material, g = graph_material(name)
    facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    core = tuple(0.55 * c + 0.4 for c in color)
    g.out(g.emission(g.ramp(facing, [(0.1, core), (0.6, color), (1.0, tuple(c * 0.5 for c in color))]), 11.0))
    return material


magenta, teal, window = tube_light('magenta', MAGENTA), tube_light('teal', TEAL), glow('window', WARM, 0.7)
for side in (-1, 1):
    for b in range(7):
        y, tall = 2 + b * 6.2, random.uniform(6, 11)
        kit.box((2, 6.0, tall), (side * 5.0, y + 3, tall / 2), stucco, bevel=0.25)
        kind = magenta if (b + (side > 0)) % 2 else teal
        for z in (3.3, 3.3 + random.choice((0.3, 3.0))):
            kit.tube([(side * 3.95, y + 0.3, z), (side * 3.95, y + 5.7, z)], 0.03, kind, smooth=False)
        kit.box((0.9, 5.4, 0.14), (side * 3.9, y + 3, 3.0), stucco, bevel=0.05)
        if random.random() < 0.75:
            other = teal if kind is magenta else magenta
            x, at = side * 3.45, y + random.uniform(1, 5)
            for dx in (-0.32, 0.32):
                kit.tube([(x + dx, at, 3.7), (x + dx, at, 6.3)], 0.028, kind, smooth=False)
            for k in range(4):
                kit.tube([(x - 0.14, at, 3.95 + k * 0.6), (x + 0.13, at, 4.1 + k * 0.6), (x - 0.1, at, 4.3 + k * 0.6)], 0.024, other)
        for k in range(5):
            for z in (4.6, 6.6):
                if random.random() < 0.3 and z < tall - 1:
                    kit.box((0.02, 0.7, 0.9), (side * 3.99, y + 0.8 + k * 1.1, z), window)
        kit.area((side * 3.4, y + 3, 3.2), (side * 1.0, y + 3, 0), (0.2, 5), MAGENTA if kind is magenta else TEAL, 150).visible_glossy = False
for i in range(16):
    bulb(random.uniform(-2.5, 2.5), random.uniform(44, 70), random.uniform(0.8, 5), random.uniform(0.12, 0.3), glow(f'far{i}', random.choice((WARM, MAGENTA, TEAL, (1, 0.1, 0.06))), 14))

drop, g = graph_material('drop')
g.out(g.blend(0.6, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission((0.75, 0.5, 0.8), 0.5)))
streak = kit.cylinder(0.0012, 0.13, (0, 0, -5), drop, segments=5)
for i in range({'number': 260, 'flowers': 500}.get(view, 1500)):
    y = camera[1] + random.uniform(1.0, 14)
    kit.copy(streak, (camera[0] + random.uniform(-0.6, 0.6) * (y - camera[1] + 0.5), y, random.uniform(0, 3.6)), (0, 5, 0), random.uniform(0.6, 1.6))
splash = kit.sphere(0.004, (0, 0, -5), drop, segments=6)
for i in range(420 if view in ('block', 'flowers') else 0):
    kit.copy(splash, (random.uniform(-2.5, 2.5), random.uniform(0.6, 8), abs(random.gauss(0, 0.025))), scale=random.uniform(0.4, 1.3))

if view == 'umbrella':
    # eight panels between ribs, a ferrule, rain standing on the cloth
    cloth, g = graph_material('umbrella')
    g.out(g.blend(0.25, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.012, 0.011, 0.014), 'Roughness': 0.42}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': (0.1, 0.06, 0.1)}).outputs[0]))
    vertices, R = [], 0.58
    for r in range(25):
        t = r / 24
        for c in range(96):
            a = math.tau * c / 96
            sag = abs(math.sin(a * 4)) * t * t
            radius = R * t * (1 - 0.09 * sag)
            vertices.append((radius * math.cos(a), radius * math.sin(a), 0.3 * (1 - t ** 2.0) - 0.012 * sag + 0.04 * sag * t))
    canopy = kit.from_data('canopy', vertices, [(r * 96 + c, r * 96 + (c + 1) % 96, (r + 1) * 96 + (c + 1) % 96, (r + 1) * 96 + c) for r in range(24) for c in range(96)], cloth)
    parts = [canopy, kit.tube([(0, 0, 0.28), (0, 0, 0.38)], 0.006, dark, smooth=False), kit.tube([(0, 0, 0.3), (0, 0, -0.6)], 0.007, dark, smooth=False)]
    bead = kit.sphere(0.004, (0, 0, -5), kit.material('rain', (1, 1, 1), 0.0, transmission=1, ior=1.33), segments=16)
    for i in range(640):
        a, t = random.uniform(0, math.tau), random.uniform(0.15, 0.99) ** 0.6
        sag = abs(math.sin(a * 4)) * t * t
        size = random.choice((0.3, 0.5, 0.8, 1.2)) * random.uniform(0.7, 1.2)
        parts.append(kit.copy(bead, (R * t * (1 - 0.09 * sag) * math.cos(a), R * t * (1 - 0.09 * sag) * math.sin(a), 0.3 * (1 - t ** 2) - 0.012 * sag + 0.04 * sag * t + 0.001), (0, 0, 0), size))
    kit.group(parts, (0.12, 2.25, 1.72), (-14, 8, 0))
    kit.area((-1.5, 3.3, 3.0), (0.1, 2.25, 1.9), (0.4, 1.2), TEAL, 60)
    kit.area((1.7, 3.2, 3.1), (0.1, 2.25, 1.9), (0.4, 1.2), MAGENTA, 80)
    coat = kit.material('coat', (0.012, 0.011, 0.013), 0.6)
    kit.lathe([(0.3, -0.6), (0.25, -0.2), (0.235, 0.0), (0.16, 0.12), (0.06, 0.17), (0.055, 0.24)], coat, (0.05, 2.4, 1.3), segments=40).scale = (1, 0.65, 1)
    kit.sphere(0.1, (0.05, 2.4, 1.6), coat, (0.85, 1, 1.15), 24)
elif view == 'number':
    # a panelled door, the ghost of two digits where paint covered them, a bell push that glows
    paint, g = graph_material('door')
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    wear = g.noise(g.vector('MULTIPLY', p, (3, 3, 0.6)), 1.6, 8.0, 0.8)
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.ramp(wear, [(0.35, (0.008, 0.06, 0.062)), (0.65, (0.018, 0.12, 0.115))]), 'Roughness': 0.3, 'Clearcoat': 0.4}).outputs[0])
    brass = kit.material('brass', (0.7, 0.45, 0.16), 0.25, 1.0)
    ghost = kit.material('ghost', (0.03, 0.17, 0.16), 0.42)
    kit.box((0.08, 1.02, 2.3), (-3.96, 4.3, 1.15), paint, bevel=0.006)
    for y in (4.06, 4.54):
        for z, h in ((0.55, 0.7), (1.72, 0.74)):
            kit.box((0.03, 0.36, h), (-3.925, y, z), paint, bevel=0.014)
    for dy in (-0.6, 0.6):
        kit.box((0.16, 0.12, 2.5), (-3.94, 4.3 + dy, 1.25), stucco, bevel=0.02)
    for k, digit in enumerate('27'):
        made = kit.text(digit, 0.21, (-3.9085, 4.235 + k * 0.13, 1.28), (90, 0, 90), ghost)
        made.data.extrude = 0.001
        for dz in (-0.06, 0.07):
            kit.cylinder(0.005, 0.004, (-3.908, 4.235 + k * 0.13, 1.28 + dz), dark, (0, 90, 0), segments=16)
    kit.sphere(0.034, (-3.86, 4.72, 1.06), brass, segments=32)
    kit.cylinder(0.045, 0.02, (-3.905, 4.72, 1.06), brass, (0, 90, 0), 0.004, segments=40)
    kit.box((0.02, 0.07, 0.11), (-3.86, 5.0, 1.4), brass, bevel=0.006)
    kit.cylinder(0.013, 0.02, (-3.85, 5.0, 1.4), glow('bell', WARM, 14), (0, 90, 0), 0.003, segments=24)
    bead = kit.sphere(0.0035, (0, 0, -5), kit.material('rain', (1, 1, 1), 0.0, transmission=1, ior=1.33), segments=12)
    for i in range(420):
        kit.copy(bead, (-3.906 - 0.0, random.uniform(3.85, 4.8), random.uniform(0.9, 2.2)), (0, 0, 0), (0.4, random.uniform(0.4, 1), random.uniform(0.5, 1.6)))
    kit.area((-2.7, 5.4, 2.7), (-3.9, 4.3, 1.4), (0.3, 1.2), MAGENTA, 70)
    kit.area((-3.2, 2.9, 2.6), (-3.9, 4.3, 1.3), (0.8, 0.2), TEAL, 60)
    kit.area((-2.2, 4.6, 0.9), (-3.9, 4.3, 1.3), (0.2, 0.2), WARM, 5)
elif view == 'flowers':
    # roses in paper, dropped; rain stands on them
    petal, g = graph_material('petal')
    g.out(g.blend(0.3, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.42, 0.012, 0.03), 'Roughness': 0.4, 'Sheen': 0.6}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': (0.8, 0.03, 0.08)}).outputs[0]))
    leaf = kit.material('leaf', (0.012, 0.05, 0.018), 0.35)
    paper = kit.material('paper', (0.34, 0.25, 0.17), 0.75, bump=(20, 0.3))
    water = kit.material('rain', (1, 1, 1), 0.0, transmission=1, ior=1.33)
    bead = kit.sphere(0.0032, (0, 0, -5), water, segments=12)
    parts = []
    for i in range(11):
        a, away = i * 2.4, 0.024 * math.sqrt(i)
        at = kit.Vector((away * math.cos(a) * 1.25, away * math.sin(a) * 1.25, 0.4 - 0.25 * away))
        way = kit.Vector((away * math.cos(a) * 5, away * math.sin(a) * 5, 1)).to_track_quat('Z', 'Y').to_matrix()
        sheet, turns, salt = [], 4.4, random.uniform(0, 9)
        for k in range(121):
            u = k / 120
            for j in range(9):
                v = j / 8
                lobe = 0.5 + 0.5 * math.cos(u * math.tau * 8.7 + salt)
                r = (0.003 + 0.034 * u ** 0.85) * (0.5 + 0.5 * v + 0.3 * u * v ** 3)
                turn = math.tau * turns * u ** 0.9
                sheet.append(at + way @ kit.Vector((r * math.cos(turn), r * math.sin(turn), 0.046 * v * (1 - 0.36 * u) - 0.006 * v * lobe - 0.012 * u * v ** 4)))
        parts.append(kit.from_data('rose', sheet, [(k * 9 + j, (k + 1) * 9 + j, (k + 1) * 9 + j + 1, k * 9 + j + 1) for k in range(120) for j in range(8)], petal))
        for _ in range(12):
            parts.append(kit.copy(bead, sheet[random.randint(60, 120) * 9 + 8], (0, 0, 0), random.uniform(0.35, 1.0)))
    for i in range(16):
        a = math.tau * i / 16 + random.uniform(-0.2, 0.2)
        root, tip = kit.Vector((0.07 * math.cos(a), 0.07 * math.sin(a), 0.31)), kit.Vector((0.15 * math.cos(a), 0.15 * math.sin(a), random.uniform(0.38, 0.47)))
        side = kit.Vector((-math.sin(a), math.cos(a), 0)) * 0.026
        middle = (root + tip) / 2
        parts.append(kit.from_data('leaf', [root, middle - side, middle + kit.Vector((0, 0, 0.008)), middle + side, tip], [(0, 1, 2), (0, 2, 3), (1, 4, 2), (2, 4, 3)], leaf))
    cone = []
    for k in range(97):
        a = math.tau * k / 96 * 1.12
        for j in range(13):
            t = j / 12
            crease = 0.006 * math.sin(a * 9 + 3 * t) * t + 0.004 * math.sin(a * 23) * t
            r = 0.02 + 0.1 * t + crease + 0.002 * k / 96
            cone.append((r * math.cos(a), r * math.sin(a), 0.36 * t + (0.05 * math.sin(a * 2 + 1) if j == 12 else 0)))
    parts.append(kit.from_data('cone', cone, [(k * 13 + j, (k + 1) * 13 + j, (k + 1) * 13 + j + 1, k * 13 + j + 1) for k in range(96) for j in range(12)], paper))
    parts += [kit.tube([(random.gauss(0, 0.012), random.gauss(0, 0.012), 0.05), (random.gauss(0, 0.02), random.gauss(0, 0.02), -0.16)], 0.004, leaf) for _ in range(10)]
    kit.group(parts, (0.36, 2.42, 0.085), (0, -77, 38))
    for _ in range(26):
        loose = kit.from_data('loose', [(0, 0, 0), (0.016, -0.012, 0.006), (0.034, 0, 0.012), (0.016, 0.012, 0.006)], [(0, 1, 2, 3)], petal)
        loose.location, loose.rotation_euler = (random.gauss(-0.12, 0.22), random.gauss(2.05, 0.2), 0.003), (0, 0, random.uniform(0, 6))
    kit.area((-1.3, 2.6, 0.9), (0.05, 2.2, 0.1), (0.4, 0.7), TEAL, 40)
    kit.area((1.4, 3.0, 0.9), (0.05, 2.2, 0.1), (0.4, 0.7), MAGENTA, 40)
    kit.area((0.1, 1.2, 1.5), (0.05, 2.2, 0.1), (0.4, 0.4), (1, 0.75, 0.6), 40)
elif view == 'block':
    coat = kit.material('coat', (0.012, 0.011, 0.013), 0.6)
    haze, g = graph_material('haze')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', local, (1.0, 0.6, 1.0))}, operation='LENGTH').outputs['Value']
    g.out(g.node('ShaderNodeAddShader', {0: g.emission((0.6, 0.1, 0.4), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.5)), 0.16)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    kit.plane((26, 16), (-0.5, 26, 2.0), haze, (90, 0, 0)).visible_shadow = False
    standing(coat, (-0.35, 11.6, 0), 186, 1.78, ((-0.2, -0.3, 1.2), (0.22, 0.02, 0.84)), 0.16)
    kit.cylinder(0.05, 0.34, (-0.12, 11.85, 1.36), kit.material('bouquet', (0.2, 0.03, 0.05), 0.8), (16, 12, 0), radius_top=0.13, segments=24)
    canopy = kit.lathe([(0.0, 0.3), (0.2, 0.27), (0.42, 0.16), (0.58, 0.0)], dark, (-0.5, 11.6, 1.86), segments=48)
    kit.tube([(-0.5, 11.6, 2.1), (-0.48, 11.55, 1.1)], 0.012, dark, smooth=False)
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.4, 0.06, threshold=1.2, streak_threshold=6, streak_color=(1, 0.45, 0.75))
hush()
kit.finish(job.out)
