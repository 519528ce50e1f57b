"""Southbound Psalm: a single track into pine fog before sunrise, a green signal over it, walkers at the mileposts. In metres;
the track runs along y."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import aerial, graph_material

job = kit.job()
FOG = (0.052, 0.072, 0.07)
kit.reset(job.samples, job.width, job.height, background=tuple(0.6 * c for c in FOG), seed=24, bounces=4)
GREEN = (0.05, 1.0, 0.42)
SIGNAL = (2.15, 22.0, 4.1)
REACH = 26


def foggy(name, tones, rough, metal=0.0, scale=6.0, bump=0.5, distance=0.03):
    """Surface of two tones that fades into the fog; the fog is lighter low down and about the signal."""
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    mottled = g.noise(p, scale, 8.0, 0.5)
    color = g.ramp(mottled, [(0.35, tones[0]), (0.65, tones[1])])
    normal = g.node('ShaderNodeBump', {'Height': g.noise(p, scale * 3, 6.0), 'Strength': bump, 'Distance': distance}).outputs[0]
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Normal': normal}).outputs[0]
    g.out(aerial(g, body, FOG, REACH))
    return material


stone = foggy('stone', ((0.05, 0.048, 0.045), (0.17, 0.165, 0.155)), 0.55, scale=30, distance=0.006)
tie = foggy('tie', ((0.02, 0.014, 0.01), (0.07, 0.05, 0.038)), 0.6, scale=9)
rust = foggy('rust', ((0.06, 0.022, 0.01), (0.15, 0.06, 0.025)), 0.55, 0.3, 24, distance=0.004)
shine = foggy('shine', ((0.5, 0.5, 0.5), (0.62, 0.62, 0.6)), 0.16, 1.0, 14, 0.05, 0.002)
earth = foggy('earth', ((0.02, 0.022, 0.016), (0.05, 0.052, 0.036)), 0.9, scale=3)
bark = foggy('bark', ((0.008, 0.008, 0.007), (0.03, 0.026, 0.02)), 0.9, scale=8)
needles = foggy('needles', ((0.005, 0.009, 0.006), (0.016, 0.024, 0.014)), 0.9, scale=2)
iron = foggy('iron', ((0.012, 0.012, 0.013), (0.03, 0.03, 0.03)), 0.4, 0.4)
paint = foggy('paint', ((0.3, 0.29, 0.26), (0.5, 0.49, 0.45)), 0.5, scale=12, bump=0.2)
people = foggy('people', ((0.006, 0.006, 0.007), (0.012, 0.012, 0.013)), 0.8)

# bed of ballast, ties, two rails with their worn heads, spikes and plates
kit.plane((120, 200), (0, 60, -0.52), earth)
bed = [(-2.6, -0.5), (-1.55, -0.2), (1.55, -0.2), (2.6, -0.5)]
kit.from_data('bed', [(x, y, z) for y in (-4, 120) for x, z in bed], [(i, i + 1, i + 5, i + 4) for i in range(3)], stone)
for i in range(150):
    kit.box((2.6, 0.22, 0.2), (random.uniform(-0.04, 0.04), -1.6 + i * 0.53, -0.245 + random.uniform(-0.012, 0.012)), tie, (0, random.uniform(-0.7, 0.7), random.uniform(-1.2, 1.2)), 0.012)
foot = [(-0.07, -0.15), (0.07, -0.15), (0.07, -0.138), (0.012, -0.115), (0.009, -0.045), (0.034, -0.032), (0.036, -0.006), (0.03, 0.0), (-0.03, 0.0), (-0.036, -0.006), (-0.034, -0.032), (-0.009, -0.045), (-0.012, -0.115), (-0.07, -0.138)]
for side in (-1, 1):
    x = side * 0.75
    count = len(foot)
    kit.from_data('rail', [(x + a, y, b) for y in (-3, 120) for a, b in foot], [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)], rust, smooth=False)
    kit.box((0.058, 123, 0.004), (x, 58.5, 0.0), shine, bevel=0.002)
    for i in range(60):
        y = -1.6 + i * 0.53
        kit.box((0.34, 0.18, 0.014), (x, y, -0.146), rust, (0, 0, random.uniform(-2, 2)))
        for dx, dy in ((-0.085, 0.05), (0.085, -0.05)):
            kit.box((0.026, 0.02, 0.03), (x + dx, y + dy, -0.128), rust, (random.uniform(-8, 8), 0, 0), 0.004)
kinds = []
for k in range(5):
    lump = kit.from_bmesh('stone', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.036), stone, loc=(0, 0, -9), smooth=False)
    for v in lump.data.vertices:
        v.co *= random.uniform(0.72, 1.2)
    kinds.append(lump)
for i in range(7500):
    y = -1.8 + 22 * random.random() ** 2.1
    x = random.uniform(-2.35, 2.35)
    low = -0.19 if abs(x) < 1.5 else -0.19 - 0.28 * (abs(x) - 1.5)
    on_tie = abs((y + 1.6 + 0.265) % 0.53 - 0.265) < 0.11 and abs(x) < 1.3
    if abs(abs(x) - 0.75) < 0.1 or (on_tie and random.random() < 0.93):
        continue
    made = kit.copy(random.choice(kinds), (x, y, low + random.uniform(-0.02, 0.03) + (0.045 if on_tie else 0)), [random.uniform(0, 360) for _ in range(3)])
    made.scale = [random.uniform(0.55, 1.25) for _ in range(3)]
# weeds at the shoulder
blades = []
for i in range(900):
    x, y = random.choice((-1, 1)) * random.uniform(1.9, 4.5), -1 + 24 * random.random() ** 1.6
    tall, lean = random.uniform(0.12, 0.5), random.uniform(-0.16, 0.16)
    blades.append([(x, y, -0.5), (x + lean * 0.4, y, -0.5 + tall * 0.7), (x + lean, y + 0.03, -0.5 + tall)])
kit.tubes(blades, 0.004, needles)

# pines: trunks, and crowns of drooping branches that dissolve in the fog
def pine(x, y, tall):
    parts = [kit.cylinder(0.2, tall, (x, y, tall / 2 - 0.5), bark, radius_top=0.05, segments=12)]
    twigs = []
    for k in range(46):
        t = random.uniform(0.45, 1.0)
        a, reach = random.uniform(0, math.tau), (1.06 - t) * tall * 0.22 + 0.5
        z = tall * t - 0.5
        tip = (x + reach * math.cos(a), y + reach * math.sin(a), z + random.uniform(-0.5, 0.5))
        twigs.append([(x, y, z), tip])
        for n in range(16):
            s = random.uniform(0.25, 1.05)
            at = kit.Vector((x, y, z)).lerp(kit.Vector(tip), s)
            twigs.append([at, at + kit.Vector((random.gauss(0, 0.32), random.gauss(0, 0.32), random.gauss(-0.05, 0.2)))])
    kit.tubes(twigs, 0.03, needles, 0)


for i in range(34):
    side = 1 if i % 2 else -1
    y = 11 + i * 2.3 + random.uniform(-1, 1)
    pine(side * random.uniform(4.6, 9.5) + (0.6 if side > 0 else 0), y, random.uniform(11, 18))

# the signal: mast, head with its hood and shade, the lamp; light spreads in the fog in three shells
sx, sy, sz = SIGNAL
kit.cylinder(0.055, 5.4, (sx, sy + 0.12, 2.2), iron)
kit.box((0.34, 0.2, 0.94), (sx, sy, sz - 0.2), iron, bevel=0.05)
kit.lathe([(0.42, 0.0), (0.42, 0.02), (0.0, 0.02)], iron, (sx, sy + 0.05, sz - 0.1), (90, 0, 0))
for k, z in enumerate((sz + 0.0, sz - 0.3)):
    kit.lathe([(0.12, 0), (0.13, 0.0), (0.13, 0.28), (0.12, 0.28)], iron, (sx, sy - 0.1, z), (90, 0, 0), close=True)
kit.cylinder(0.115, 0.02, (sx, sy - 0.12, sz), glow('lamp', GREEN, 60), (90, 0, 0))
kit.box((0.5, 0.5, 1.3), (sx + 0.35, sy + 0.5, 0.15), iron, bevel=0.04)
glowing, g = graph_material('halo')
away = g.node('ShaderNodeVectorMath', {0: g.node('ShaderNodeTexCoord').outputs['Object']}, operation='LENGTH').outputs['Value']
amount = g.math('ADD', g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -2.4)), 1.1), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.42)), 0.22))
g.out(g.node('ShaderNodeAddShader', {0: g.emission((0.1, 1.0, 0.5), amount), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
halo = kit.plane((40, 40), (sx, sy - 0.45, sz), glowing, (90, 0, 0))
halo.visible_shadow = halo.visible_diffuse = halo.visible_glossy = False
kit.spot((sx, sy - 0.4, sz), (0.2, 4, 0), GREEN, 5200, 80, 0.8, 0.12)

# a concrete milepost near the lens; four of one family on their way
kit.box((0.22, 0.13, 1.15), (-1.72, 6.2, 0.0), paint, (1, 2, 9), 0.02)
label = kit.text('14', 0.15, (-1.72, 6.13, 0.36), (91, 2, 9), iron)
for x, y, turn, step in ((-0.02, 18, 172, 0.34), (-1.05, 25, 186, -0.3), (0.8, 33, 178, 0.3), (-0.5, 43, 180, -0.3)):
    standing(people, (x, y, -0.15), turn, 1.8, stride=step, cap=y < 17)
    kit.lathe([(0.0, 1.5), (0.12, 1.46), (0.22, 1.38), (0.245, 1.2), (0.22, 0.95), (0.215, 0.74), (0.0, 0.72)], people, (x, y, -0.15), segments=24).scale = (1.0, 0.75, 1)

# dawn: pale low in the gap between the pines
dawn, g = graph_material('dawn')
place = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
spread = g.math('ADD', g.math('MULTIPLY', g.math('MULTIPLY', place[0], place[0]), 0.0022), g.math('MULTIPLY', g.math('MULTIPLY', place[1], place[1]), 0.005))
g.out(g.emission(g.mix(g.math('POWER', 2.718, g.math('MULTIPLY', spread, -3.0)), FOG, (0.3, 0.26, 0.19)), g.math('ADD', 0.75, g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', spread, -1.5)), 0.8))))
kit.plane((240, 120), (0, 100, 2), dawn, (90, 0, 0))
kit.area((0, 60, 26), (0, 4, 0), (50, 20), (0.85, 0.9, 0.85), 9000)
kit.camera((0.62, -1.9, 0.33), (0.28, 10, 1.35), 50, 2.0, 5.2)
kit.glare(0.4, 0.06, threshold=1.2, streak_threshold=6, streak_color=GREEN)
hush()
kit.finish(job.out)
