"""Under water: a camera housing with a glass dome on the pool floor, the sun's net on the tiles, shafts from above, bubbles."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import hush
from shading import beam, graph_material, net

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.004, 0.03, 0.045), seed=9, bounces=4)
SEA = (0.004, 0.065, 0.095)


def sunk(name, color, rough, sun=1.0, tiles=False, metal=0.0):
    """Material under water: its own light, the sun's net on what faces up, and the blue of the distance."""
    material, g = graph_material(name)
    geometry = g.node('ShaderNodeNewGeometry').outputs
    p, up = geometry['Position'], g.split(geometry['Normal'])[2]
    paint = color
    if tiles:
        x, y, _ = g.split(p)
        joint = 0.0
        for axis in (x, y):
            joint = g.math('MAXIMUM', joint, g.math('GREATER_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', axis, 0.15)), 0.5)), 0.47))
        cell = g.chance(g.join(g.math('FLOOR', g.math('DIVIDE', x, 0.15)), g.math('FLOOR', g.math('DIVIDE', y, 0.15)), 0.0))[0]
        paint = g.mix(joint, g.mix(cell, color, tuple(c * 0.72 for c in color)), tuple(c * 0.4 for c in color))
        lane = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('ADD', x, 1.35)), 0.15)
        paint = g.mix(lane, paint, (0.01, 0.02, 0.05))
    light = g.math('MULTIPLY', net(g, p, 1.9), g.math('MAXIMUM', up, 0.0))
    light = g.math('ADD', 0.05, g.math('MULTIPLY', light, 4.2 * sun))
    body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': paint, 'Roughness': rough, 'Metallic': metal}).outputs[0]
    shine = g.emission(g.mix(1.0, paint, (0.55, 0.95, 1.0), 'MULTIPLY'), light)
    both = g.node('ShaderNodeAddShader', {0: body, 1: shine}).outputs[0]
    far = g.node('ShaderNodeCameraData').outputs['View Distance']
    clear = g.math('POWER', 2.718, g.math('MULTIPLY', far, -0.16))
    g.out(g.blend(clear, g.emission(SEA), both))
    return material


kit.plane((40, 40), (0, 12, 0), sunk('tiles', (0.42, 0.62, 0.66), 0.4, 1.0, True))
kit.box((40, 0.4, 6), (0, 16, 3), sunk('wall', (0.3, 0.5, 0.55), 0.5, 0.6))
ceiling, g = graph_material('surface')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
ripples = g.noise(g.vector('MULTIPLY', p, (1.0, 0.6, 1.0)), 1.5, 5.0, 1.0)
g.out(g.emission(g.ramp(ripples, [(0.35, (0.004, 0.06, 0.1)), (0.55, (0.03, 0.3, 0.38)), (0.72, (0.5, 0.95, 1.0))]), 0.7))
surface = kit.plane((50, 50), (0, 16, 3.0), ceiling, (180, 0, 0))
surface.visible_diffuse = surface.visible_shadow = False

body, rubber = sunk('housing', (0.018, 0.019, 0.02), 0.38, 1.6), sunk('rubber', (0.01, 0.01, 0.01), 0.7, 1.0)
bare = kit.material('anodised', (0.35, 0.36, 0.38), 0.25, 1.0)
red = sunk('red', (0.5, 0.03, 0.02), 0.4, 1.5)
dome = kit.material('dome', (1, 1, 1), 0.0, transmission=1.0, ior=1.2)
dark = kit.material('dark', (0.004, 0.004, 0.005), 0.3)
coating = kit.material('coating', (0.05, 0.012, 0.06), 0.04, coat=1.0)
# along z, dome at the top; then laid down to look to the left of the lens
parts = [kit.lathe([(0, -0.34), (0.17, -0.34), (0.185, -0.32), (0.185, 0.02), (0.2, 0.03), (0.2, 0.07), (0.185, 0.08), (0.185, 0.12), (0.235, 0.15), (0.235, 0.2), (0.21, 0.205), (0.2, 0.19), (0.0, 0.19)], body)]
parts.append(kit.lathe([(0.236, 0.155), (0.241, 0.16), (0.241, 0.19), (0.236, 0.195)], bare))
parts.append(kit.lathe([(0.205 * math.sin(a), 0.2 + 0.16 * math.cos(a)) for a in [math.pi / 2 * (1 - i / 24) for i in range(25)]], dome))
parts.append(kit.cylinder(0.11, 0.08, (0, 0, 0.23), dark, bevel=0.01))
parts.append(kit.lathe([(0.095, 0.275), (0.09, 0.28), (0.06, 0.295), (0.0, 0.3)], coating))
for k in range(12):
    a = math.tau * k / 12
    parts.append(kit.cylinder(0.011, 0.02, (0.218 * math.cos(a), 0.218 * math.sin(a), 0.205), bare, segments=6))
for k in range(3):
    parts.append(kit.cylinder(0.03, 0.05, (0.06 * math.sin(k * 2 + 1), 0.2, -0.22 + k * 0.1), bare, (90, 0, 0), 0.006))
for s in (-1, 1):
    parts.append(kit.tube([(s * 0.18, 0.02, 0.1), (s * 0.36, 0.02, 0.08), (s * 0.38, 0.02, -0.08), (s * 0.36, 0.02, -0.22), (s * 0.18, 0.02, -0.24)], 0.02, rubber))
parts.append(kit.tube([(0.0, 0.2, 0.05), (0.0, 0.3, 0.0), (0.0, 0.3, -0.2), (0.0, 0.2, -0.26)], 0.016, bare))
parts.append(kit.cylinder(0.02, 0.05, (0.12, 0.2, -0.05), red, (90, 0, 0), 0.004))
kit.group(parts, (0.35, 2.35, 0.235), (90, 0, 6))
for x, y in ((0.1, 2.0), (0.75, 2.5)):
    kit.box((0.14, 0.1, 0.05), (x, y, 0.025), rubber, (0, 0, 20), 0.02)
kit.tube([(0.6, 2.75, 0.3), (1.2, 3.4, 0.15), (1.6, 4.2, 0.9), (1.1, 5.2, 2.1), (1.4, 6.2, 3.0)], 0.014, rubber)

bubble = kit.material('bubble', (1, 1, 1), 0.0, transmission=1.0, ior=0.78)
ball = kit.sphere(1, (0, 0, -5), bubble, segments=20)
for i in range(58):
    t = random.random()
    made = kit.copy(ball, (0.42 + 0.1 * math.sin(t * 9) + random.gauss(0, 0.03 + 0.09 * t), 2.5 + random.gauss(0, 0.05 + 0.06 * t), 0.42 + 1.7 * t), scale=random.uniform(0.004, 0.012) * (1 + 1.3 * t))
    made.scale.z *= 0.7
for i, (x, to, power) in enumerate(((-2.2, -0.9, 1.0), (-0.6, 0.5, 1.3), (0.9, 1.9, 0.8), (2.6, 3.4, 1.0), (-4.2, -2.9, 0.8))):
    beam((x, 4.2 + i % 3 * 1.6, 3.05), (to, 3.4 + i % 3 * 1.8, -0.7), 0.16, 0.42, (0.35, 0.9, 1.0), 0.13 * power, hold=0.9)
key = kit.spot((-0.5, 1.2, 3.0), (0.35, 2.35, 0.2), (0.7, 1.0, 1.0), 420, 50, 0.8, 0.05)
kit.area((-1.8, 0.4, 1.0), (0.2, 2.2, 0.25), (0.8, 0.8), (1, 0.6, 0.32), 9)
kit.camera((-0.62, 0.35, 0.42), (0.22, 2.5, 0.5), 30, 1.4, 2.0)
kit.glare(0.3, 0.0)
hush()
kit.finish(job.out)
