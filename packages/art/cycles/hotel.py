"""A deco hotel across a wet street: neon along its ledges, a fin with its name, all of it again in the water. In metres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=14, background=(0.003, 0.0045, 0.008), bounces=4)
CORAL, TEAL, WARM = (1.0, 0.12, 0.1), (0.02, 0.7, 0.62), (1.0, 0.5, 0.18)
street, g = graph_material('street')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
pools = g.step(g.noise(g.vector('MULTIPLY', p, (0.6, 1.0, 1.0)), 0.8, 5.0, 0.5), 0.34, 0.54)
height = g.math('ADD', g.math('MULTIPLY', g.noise(p, 60.0, 4.0), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, pools), 0.012)), g.math('MULTIPLY', g.noise(p, 7.0, 3.0), 0.0022))
for i in range(26):
    far = g.node('ShaderNodeVectorMath', {0: p, 1: (random.uniform(-5, 5), random.uniform(1.5, 7), 0.0)}, operation='DISTANCE').outputs['Value']
    height = g.math('ADD', height, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, 70.0)), g.math('MULTIPLY', g.step(g.math('ABSOLUTE', g.math('SUBTRACT', far, random.uniform(0.06, 0.22))), 0.08, 0.0), 0.0022)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.012, 0.012, 0.013), 'Roughness': g.math('SUBTRACT', 0.4, g.math('MULTIPLY', pools, 0.36)), 'Normal': normal}).outputs[0])
kit.plane((120, 60), (0, 20, 0), street)
stucco = kit.material('stucco', (0.32, 0.28, 0.25), 0.7, bump=(9, 0.15))
trim = kit.material('trim', (0.2, 0.3, 0.29), 0.6)
dark = kit.material('dark', (0.008, 0.009, 0.01), 0.08)
coat = kit.material('coat', (0.01, 0.01, 0.011), 0.6)
coral, teal, lobby = glow('coral', CORAL, 9), glow('teal', TEAL, 8), glow('lobby', WARM, 1.3)
letters = glow('letters', (1.0, 0.75, 0.5), 6)
pane = [glow(f'pane{k}', color, power) for k, (color, power) in enumerate(((WARM, 0.55), ((0.5, 0.75, 1.0), 0.22)))]
kit.box((120, 6, 0.16), (0, 18, 0.08), street, bevel=0.03)

# three floors, rounded ends, ledges over the windows; the middle steps up to the fin
Y = 17.0
kit.box((15, 5, 9.4), (0, Y + 2.5, 4.7), stucco, bevel=0.5)
for k, (wide, tall) in enumerate(((5.2, 10.3), (3.6, 11.1), (2.0, 11.8))):
    kit.box((wide, 4.6, tall), (0, Y + 2.3 - 0.12 * (k + 1), tall / 2), stucco, bevel=0.12)
for z in (2.95, 5.65, 8.3):
    for side in (-1, 1):
        kit.box((4.7, 0.75, 0.14), (side * 5.0, Y - 0.25, z), trim, bevel=0.05)
        kit.tube([(side * 2.75, Y - 0.66, z - 0.03), (side * 7.3, Y - 0.66, z - 0.03)], 0.035, coral, smooth=False)
        kit.area((side * 5.0, Y - 0.7, z - 0.14), (side * 5.0, Y + 0.3, z - 1.3), (4.6, 0.15), CORAL, 130).visible_glossy = False
for side in (-1, 1):
    for floor in (4.55, 7.2):
        for x in (3.5, 5.0, 6.5):
            kit.box((1.05, 0.1, 1.45), (side * x, Y - 0.02, floor - 0.05), trim, bevel=0.03)
            lit = random.random()
            kit.box((0.92, 0.04, 1.32), (side * x, Y - 0.07, floor - 0.05), pane[0] if lit < 0.3 else pane[1] if lit < 0.42 else dark)
            kit.box((0.94, 0.05, 0.05), (side * x, Y - 0.09, floor), trim)
for x in (-1.05, 1.05):
    kit.tube([(x, Y - 0.56, 3.6), (x, Y - 0.56, 10.6), (x * 0.6, Y - 0.56, 11.4)], 0.035, teal, smooth=False)
kit.box((0.5, 0.7, 7.6), (0, Y - 0.55, 7.9), trim, bevel=0.1)
for k, letter in enumerate('CORALINE'):
    made = kit.text(letter, 0.85, (0, Y - 0.93, 10.9 - k * 0.84), (90, 0, 0), letters)
    made.data.extrude = 0.02
kit.area((0, Y - 1.4, 7.5), (0, Y, 7.5), (0.9, 7), TEAL, 90).visible_glossy = False

# the porch: columns, a warm lobby behind glass, steps
kit.box((15.4, 2.6, 0.22), (0, Y - 1.3, 2.95), trim, bevel=0.08)
kit.tube([(-7.7, Y - 2.62, 2.95), (7.7, Y - 2.62, 2.95)], 0.04, teal, smooth=False)
kit.box((15.4, 2.8, 0.34), (0, Y - 1.3, 0.3), stucco, bevel=0.04)
for x in (-7.2, -4.4, -1.7, 1.7, 4.4, 7.2):
    kit.cylinder(0.15, 2.6, (x, Y - 2.4, 1.65), stucco, segments=32)
for x in (-6.0, -3.4, -0.65, 0.65, 3.4, 6.0):
    kit.box((1.15, 0.05, 2.0), (x, Y - 0.2, 1.5), lobby)
    for dx in (-0.55, 0, 0.55):
        kit.box((0.06, 0.06, 2.0), (x + dx, Y - 0.24, 1.5), coat)
for x in (-4.5, 0.0, 4.5):
    kit.area((x, Y - 1.2, 2.75), (x, Y - 1.4, 0), (3.2, 0.8), WARM, 60).visible_glossy = False
# tables under the porch; chairs nobody sits on tonight
for x in (-5.6, -3.0, 3.1, 5.7):
    kit.cylinder(0.34, 0.03, (x, Y - 1.9, 1.18), coat)
    kit.cylinder(0.03, 0.7, (x, Y - 1.9, 0.82), coat)
    for dx in (-0.55, 0.55):
        kit.box((0.04, 0.38, 0.42), (x + dx * 1.2, Y - 1.9, 1.14), coat)
        kit.box((0.36, 0.38, 0.04), (x + dx, Y - 1.9, 0.92), coat)
# palms on the near side of the walk
bark = kit.material('bark', (0.05, 0.04, 0.03), 0.9, bump=(12, 0.8))
leaf = kit.material('leaf', (0.012, 0.03, 0.014), 0.5)
for x, y, lean in ((-9.2, 13.6, 0.6), (9.6, 13.9, -0.4), (-14.5, 16, -0.5), (15.5, 15.5, 0.5)):
    top = kit.Vector((x + lean, y, 6.6 + 0.2 * lean))
    kit.tube([(x, y, 0), (x + lean * 0.4, y, 3.2), top], 0.15, bark)
    for k in range(13):
        a, droop = math.tau * k / 13 + lean, random.uniform(0.5, 1.7)
        spine = [top + kit.Vector((math.cos(a) * t * 2.2, math.sin(a) * t * 2.2, 0.9 * t - (0.8 + droop) * t * t)) for t in (q / 9 for q in range(10))]
        lines = []
        for q in range(1, 10):
            for s in (-1, 1):
                side = kit.Vector((-math.sin(a), math.cos(a), 0)) * s
                lines.append([spine[q], spine[q] + side * 0.34 + kit.Vector((0, 0, -0.42)) + (spine[q] - spine[q - 1]) * 0.6])
        kit.tubes([spine] + lines, 0.028, leaf)
for side in (-1, 1):
    kit.box((11, 5, 7.5), (side * 16.5, Y + 3, 3.75), stucco, bevel=0.3)
    kit.tube([(side * 11.5, Y + 0.45, 4.1), (side * 21, Y + 0.45, 4.1)], 0.04, teal if side > 0 else coral, smooth=False)

# who is late: small, under an umbrella, on the walk before the light
standing(coat, (2.6, 14.2, 0.14), 170, 1.75, ((-0.2, -0.3, 1.2), (0.22, 0.02, 0.84)), 0.16)
kit.lathe([(0.0, 0.28), (0.2, 0.25), (0.42, 0.14), (0.58, 0.0)], coat, (2.48, 14.1, 2.02), segments=32)
kit.tube([(2.48, 14.1, 2.25), (2.48, 14.0, 1.3)], 0.012, coat, smooth=False)
drop, g = graph_material('drop')
g.out(g.blend(0.65, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission((0.75, 0.7, 0.7), 0.35)))
streak = kit.cylinder(0.0022, 0.2, (0, 0, -5), drop, segments=4)
for i in range(900):
    y = random.uniform(2.5, 15)
    kit.copy(streak, (random.uniform(-0.6, 0.6) * (y + 3), y, random.uniform(0, 7)), (0, 5, 0), random.uniform(0.6, 1.6))
kit.camera((-1.4, -5.5, 0.75), (0.35, 17, 3.7), 21, 1.4, 22)
kit.glare(0.35, 0.05, threshold=1.2, streak_threshold=8, streak_color=(1, 0.5, 0.4))
hush()
kit.finish(job.out)
