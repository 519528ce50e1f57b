"""A hydrant with its meter and hose on a wet curb; behind it a rain tower's drops, lit from the back. In meters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=6, background=(0.002, 0.0026, 0.004), bounces=4)
COOL, PINK, AMBER = (0.75, 0.9, 1.0), (1.0, 0.08, 0.35), (1.0, 0.55, 0.2)
enamel = kit.material('enamel', (0.5, 0.2, 0.012), 0.3, coat=0.3, bump=(14, 0.35))
kit.uneven_rough(enamel, 9.0, 0.12, 0.5)
brass = kit.material('brass', (0.6, 0.4, 0.16), 0.25, 1.0, bump=(30, 0.1))
steel = kit.material('steel', (0.4, 0.4, 0.42), 0.25, 1.0)
canvas = kit.material('canvas', (0.11, 0.09, 0.065), 0.7, bump=(160, 0.6))
paint = kit.material('face', (0.75, 0.74, 0.7), 0.4)
ink = kit.material('ink', (0.01, 0.01, 0.01), 0.5)
stone, g = graph_material('wet')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
pools = g.step(g.noise(p, 1.3, 5.0, 0.5), 0.42, 0.58)
height = g.math('ADD', g.math('MULTIPLY', g.noise(p, 70.0, 4.0), g.math('MULTIPLY', g.math('SUBTRACT', 1.0, pools), 0.01)), g.math('MULTIPLY', g.noise(p, 11.0, 2.0), 0.0025))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.02, 0.02, 0.021), 'Roughness': g.math('SUBTRACT', 0.4, g.math('MULTIPLY', pools, 0.34)), 'Normal': normal}).outputs[0])
kit.plane((80, 120), (0, 50, -0.14), stone)
kit.box((14, 1.7, 0.14), (0, 0.1, -0.07), stone, bevel=0.02)

# barrel, flanges, bonnet with its nut, two capped outlets; the third carries the meter
body = [(0.0, 0.0), (0.19, 0.0), (0.19, 0.03), (0.145, 0.035), (0.12, 0.07), (0.118, 0.38), (0.125, 0.4), (0.17, 0.405), (0.17, 0.43), (0.135, 0.44), (0.13, 0.56), (0.15, 0.565), (0.16, 0.58), (0.16, 0.6), (0.14, 0.61), (0.125, 0.65), (0.09, 0.7), (0.04, 0.725), (0.0, 0.73)]
kit.lathe(body, enamel, segments=96)
kit.cylinder(0.028, 0.07, (0, 0, 0.755), enamel, segments=5, bevel=0.004)
for radius, z in ((0.168, 0.03), (0.152, 0.43)):
    kit.ring(kit.cylinder(0.013, 0.03, (0, 0, 0), steel, segments=6), 8, radius, (0, 0, z + 0.01))
for k in range(8):
    a = math.tau * k / 8
    kit.box((0.012, 0.018, 0.1), (0.125 * math.cos(a), 0.125 * math.sin(a), 0.655), enamel, (0, -34, math.degrees(a)), 0.004)
cap = [(0.0, 0.0), (0.062, 0.0), (0.066, 0.008), (0.066, 0.09), (0.078, 0.094), (0.078, 0.115), (0.06, 0.13), (0.0, 0.135)]
for side in (-1, 1):
    kit.lathe(cap, enamel, (side * 0.09, 0, 0.5), (0, 90 * side, 0), 64)
    kit.cylinder(0.02, 0.05, (side * 0.24, 0, 0.5), enamel, (0, 90, 0), 0.003, segments=5)
kit.tube([(-0.2, -0.05, 0.45), (-0.19, -0.1, 0.36), (-0.13, -0.13, 0.33), (-0.1, -0.1, 0.42)], 0.006, steel)
parts = [kit.lathe([(0.075, 0.0), (0.075, 0.07), (0.09, 0.075), (0.09, 0.11), (0.06, 0.12), (0.055, 0.2)], brass, (0, 0, 0), segments=64),
         kit.lathe([(0.0, -0.12), (0.075, -0.12), (0.085, -0.1), (0.085, 0.1), (0.07, 0.13), (0.0, 0.13)], brass, (0, 0, 0.27), (0, 0, 0), 64),
         kit.lathe([(0.0, 0.0), (0.07, 0.0), (0.074, 0.01), (0.074, 0.07), (0.066, 0.075), (0.064, 0.05), (0.0, 0.048)], brass, (0, 0.075, 0.27), (-90, 0, 0), 64),
         kit.cylinder(0.064, 0.004, (0, 0.124, 0.27), paint, (90, 0, 0)),
         kit.lathe([(0.05, 0.0), (0.05, 0.06), (0.062, 0.065), (0.062, 0.1), (0.05, 0.105)], brass, (0, 0, 0.4), segments=48)]
for k in range(20):
    a = math.tau * k / 20
    parts.append(kit.box((0.009, 0.002, 0.002), (0.053 * math.cos(a), 0.127, 0.27 + 0.053 * math.sin(a)), ink, (0, -math.degrees(a), 0)))
parts.append(kit.box((0.05, 0.002, 0.004), (0.016, 0.128, 0.286), kit.material('needle', (0.7, 0.02, 0.01), 0.4), (0, -46, 0)))
kit.group(parts, (0.05, -0.1, 0.5), (90, 0, 28))
kit.tube([(0.29, -0.55, 0.5), (0.36, -0.68, 0.47), (0.46, -0.8, 0.3), (0.62, -0.78, 0.06), (0.95, -0.5, 0.045), (1.3, 0.1, 0.045), (1.35, 1.2, -0.08), (0.9, 3.5, -0.09), (1.5, 7.0, -0.09)], 0.045, canvas)
bead = kit.sphere(0.004, (0, 0, -5), kit.material('rain', (1, 1, 1), 0.0, transmission=1, ior=1.33), segments=12)
for i in range(460):
    a, z = random.uniform(math.pi, math.tau), random.uniform(0.08, 0.72)
    r = next(p[0] + (q[0] - p[0]) * (z - p[1]) / max(1e-6, q[1] - p[1]) for p, q in zip(body[1:], body[2:]) if p[1] <= z <= q[1])
    kit.copy(bead, (r * math.cos(a), r * math.sin(a), z), scale=random.choice((0.4, 0.6, 1.0)))

# the tower: a mast, a bar of sprinklers, a hard lamp behind the water
alloy = kit.material('alloy', (0.3, 0.3, 0.31), 0.4, 1.0)
for x in (-0.2, 0.2):
    kit.tube([(2.6 + x, 8.2, 0), (2.6 + x, 8.2, 6)], 0.03, alloy, smooth=False)
kit.tubes([[(2.4 if k % 2 else 2.8, 8.2, 0.4 * k), (2.8 if k % 2 else 2.4, 8.2, 0.4 * k + 0.4)] for k in range(14)], 0.014, alloy)
drop, g = graph_material('drop')
g.out(g.blend(0.4, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(COOL, 1.5)))
streak = kit.cylinder(0.0018, 0.17, (0, 0, -5), drop, segments=4)
for i in range(3200):
    y = random.uniform(2.0, 10)
    kit.copy(streak, (random.uniform(-0.42, 0.5) * (y + 2.4) + 0.2, y, random.uniform(-0.1, 3.4)), (0, 3, 0), random.uniform(0.6, 1.7))
splash = kit.sphere(0.006, (0, 0, -5), drop, segments=6)
for i in range(900):
    kit.copy(splash, (random.uniform(-3, 4), random.uniform(1.2, 8), -0.14 + abs(random.gauss(0, 0.035))), scale=random.uniform(0.3, 1.2))
bulb(1.15, 12, 2.05, 0.32, glow('key', COOL, 60))
kit.spot((1.15, 12, 2.05), (0.3, 0, 0.3), COOL, 9000, 50, 0.5, 0.2)
haze, g = graph_material('haze')
away = g.node('ShaderNodeVectorMath', {0: g.node('ShaderNodeTexCoord').outputs['Object']}, operation='LENGTH').outputs['Value']
g.out(g.node('ShaderNodeAddShader', {0: g.emission((0.5, 0.7, 0.85), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.75)), 0.4)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
kit.plane((16, 12), (1.15, 11.5, 2.0), haze, (90, 0, 0)).visible_shadow = False
for k in range(5):
    kit.box((0.5, 0.1, 0.11), (-4.6 + 0.02 * k, 17, 1.0 + 0.75 * k), glow(f'pink{k}', PINK, 6))
kit.box((0.12, 0.1, 4.6), (-5.1, 17, 2.4), glow('fin', PINK, 7))
for i in range(16):
    bulb(random.uniform(-11, 11), random.uniform(18, 30), random.uniform(0.3, 3.2), random.uniform(0.06, 0.14), glow(f'far{i}', random.choice((AMBER, PINK, (0.1, 0.7, 0.7))), 14))
kit.area((-2.2, 0.9, 1.6), (0, 0, 0.4), (0.3, 1.4), PINK, 90)
kit.area((1.5, -1.9, 1.7), (0.1, 0, 0.45), (0.5, 0.5), AMBER, 60)
kit.camera((-0.55, -2.55, 0.62), (0.26, 0.0, 0.43), 48, 1.6, (0.05, -0.2, 0.5))
kit.glare(0.35, 0.06, threshold=1.2, streak_threshold=8)
hush()
kit.finish(job.out)
