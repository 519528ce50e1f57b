"""A video switcher in the dark of the truck: seven keys a row, a strip of tape over each with the name of a fruit. In decimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from marker import write
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=17, background=(0.001, 0.0014, 0.002), bounces=5)
FRUIT = ('FIG', 'LIME', 'MANGO', 'PLUM', 'KIWI', 'PEAR', 'PAPAYA')
panel = kit.material('panel', (0.02, 0.021, 0.023), 0.42, 0.4, bump=(90, 0.06))
kit.uneven_rough(panel, 1.6, 0.3, 0.55)
cap = kit.material('skirt', (0.01, 0.01, 0.011), 0.5)
kit.box((16, 7.4, 0.4), (2, -0.6, -0.2), panel, bevel=0.05)
STEP = 0.62


def key(x, y, color, power):
    """Square cap of milky plastic over a lamp, brighter at its middle."""
    lens, g = graph_material('lens')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', local, (1.0, 1.0, 0.0))}, operation='LENGTH').outputs['Value']
    lamp = g.emission(color, g.math('MULTIPLY', g.math('ADD', 0.25, g.step(away, 0.3, 0.0)), power))
    skin = g.node('ShaderNodeBsdfPrincipled', {'Base Color': tuple(0.15 * c + 0.02 for c in color), 'Roughness': 0.22}).outputs[0]
    g.out(g.node('ShaderNodeAddShader', {0: lamp, 1: skin}).outputs[0])
    kit.box((0.5, 0.5, 0.1), (x, y, 0.03), cap, bevel=0.03)
    kit.box((0.44, 0.44, 0.2), (x, y, 0.12), lens, bevel=0.045)
    if power > 1:
        kit.area((x, y, 0.26), (x, y, 2), 0.4, color, 1.3 * power)


tape = kit.material('tape', (0.62, 0.6, 0.54), 0.75, bump=(30, 0.25))
ink = kit.material('ink', (0.01, 0.01, 0.014), 0.5)
for k, name in enumerate(FRUIT):
    x = (k - 2) * STEP
    key(x, 0.0, (1.0, 0.03, 0.015) if k == 2 else (1.0, 0.55, 0.2), 3.4 if k == 2 else 0.12)
    key(x, -1.5, (0.04, 1.0, 0.2) if k == 4 else (1.0, 0.55, 0.2), 2.2 if k == 4 else 0.12)
    turn = random.uniform(-3.5, 3.5)
    strip = kit.box((0.57, 0.3, 0.006), (x + random.uniform(-0.015, 0.015), -0.48 + random.uniform(-0.015, 0.015), 0.004), tape, (0, 0, turn))
    size = 0.15 if len(name) < 5 else 0.115 if len(name) < 6 else 0.095
    write(name, size, ink, (strip.location.x, strip.location.y, 0.008), (0, 0, turn + 1), 0.15, 0.12)
for k in range(9):
    key((k - 3) * STEP, 1.25, (0.25, 0.5, 1.0), 0.1 if k != 6 else 1.0)
    key((k - 3) * STEP, 1.95, (1.0, 0.55, 0.2), 0.1)

# the lever at the end of the rows
kit.box((0.9, 2.6, 0.06), (4.0, 0.0, 0.03), cap, bevel=0.02)
kit.tube([(4.0, -0.4, 0.0), (4.0, -0.6, 0.8)], 0.06, kit.material('chrome', (0.7, 0.7, 0.7), 0.15, 1.0), smooth=False)
kit.cylinder(0.14, 0.9, (4.0, -0.62, 0.9), cap, (0, 90, 0), 0.05)

# the wall of pictures: seven cameras, beams of a show in each
for i in range(8):
    x, z = -5.2 + 5.3 * (i % 4), -1.25 + 3.2 * (i // 4)
    shot, g = graph_material(f'shot{i}')
    u, _, v = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
    lean, spread = random.uniform(-0.8, 0.8), random.uniform(3.0, 7.0)
    fan = g.math('DIVIDE', g.math('SUBTRACT', u, lean), g.math('SUBTRACT', 2.0 + random.uniform(0, 1), v))
    rays = g.math('POWER', g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', fan, spread))), 5.0)
    crowd = g.step(g.math('ADD', v, g.math('MULTIPLY', g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], 3.0), 0.8)), -0.7, 0.1)
    tint = g.mix(g.step(u, -1.5, 1.6), random.choice(((0.1, 0.25, 1.0), (0.5, 0.08, 1.0))), random.choice(((1.0, 0.08, 0.35), (0.3, 0.6, 1.0), (1.0, 0.5, 0.2))))
    g.out(g.emission(tint, g.math('MULTIPLY', g.math('ADD', 0.1, rays), g.math('MULTIPLY', crowd, 0.8))))
    kit.box((4.9, 0.05, 2.8), (x, 13.5, z), shot)
    if i == 2:
        for dx, dz, w, h in ((0, 1.5, 5.2, 0.14), (0, -1.5, 5.2, 0.14), (-2.55, 0, 0.14, 3.1), (2.55, 0, 0.14, 3.1)):
            kit.box((w, 0.06, h), (x + dx, 13.4, z + dz), glow(f'tally{dx}{dz}', (1, 0.03, 0.02), 2.5))
kit.area((0, 13, 5), (0, 0, 0), (16, 6), (0.3, 0.3, 1.0), 160)
kit.area((-4.5, -2.4, 4.0), (-0.3, 0.2, 0), (0.5, 0.5), (1, 0.62, 0.3), 130)
kit.camera((-1.15, -4.3, 1.9), (0.22, 0.4, 0.2), 50, 0.2, (0.0, -0.42, 0.05))
kit.glare(0.3, 0.06, threshold=1.0, streak_threshold=5, streak_color=(1, 0.3, 0.25))
hush()
kit.finish(job.out)
