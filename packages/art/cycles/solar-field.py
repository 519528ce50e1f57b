"""Rows of tracking solar panels on sand, a service road running into a low sun.
Views: under (between the posts), pass (from the air)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import block
from shading import aerial, graph_material, sky

job = kit.job()
view = job.args['view']
kit.reset(job.samples, job.width, job.height, bounces=4)
SUN = (0.085, 1.0, 0.03)
HAZE = (0.95, 0.42, 0.13)


def sun(g, direction, color):
    away = g.node('ShaderNodeVectorMath', {0: direction, 1: tuple(c / math.hypot(*SUN) for c in SUN)}, operation='DISTANCE').outputs['Value']
    disc = g.step(away, 0.0100, 0.0085)
    halo = g.math('POWER', 2.718, g.math('MULTIPLY', away, -9.0))
    x, y, z = g.split(direction)
    streak = g.noise(g.join(g.math('MULTIPLY', x, 2.0), 0.0, g.math('MULTIPLY', z, 26.0)), 1.6, 5.0, 0.6)
    color = g.mix(g.math('MULTIPLY', g.step(streak, 0.48, 0.7), 0.55), color, (0.32, 0.16, 0.13))
    color = g.mix(1.0, color, g.mix(halo, (0, 0, 0), (1.2, 0.5, 0.14)), 'ADD')
    return g.mix(1.0, color, g.mix(disc, (0, 0, 0), (40.0, 22.0, 9.0)), 'ADD')


sky([(0.0, (0.62, 0.27, 0.1)), (0.05, (0.42, 0.25, 0.16)), (0.16, (0.13, 0.2, 0.25)), (0.45, (0.035, 0.1, 0.17)), (1.0, (0.015, 0.05, 0.11))], 0.5, sun)

sand, g = graph_material('sand')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, z = g.split(p)
wander = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.join(0.0, g.math('MULTIPLY', y, 0.05), 0.0), 1.0, 2.0), 0.5), 0.8)
rut = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('ABSOLUTE', g.math('ADD', x, wander)), 0.85))
track = g.step(g.math('ADD', rut, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(p, 3.0, 5.0), 0.5), 0.5)), 0.42, 0.1)
tone = g.ramp(g.noise(p, 0.7, 8.0), [(0.3, (0.11, 0.068, 0.04)), (0.7, (0.26, 0.17, 0.105))])
tone = g.mix(g.math('MULTIPLY', track, 0.7), tone, (0.07, 0.042, 0.026))
rough = g.math('SUBTRACT', g.math('MULTIPLY', g.noise(p, 5.0, 8.0, 0.3), 0.09), g.math('MULTIPLY', track, 0.05))
bump = g.node('ShaderNodeBump', {'Height': rough, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': 0.9, 'Specular': 0.15, 'Normal': bump}).outputs[0], HAZE, 480, 0.42))

cell, g = graph_material('panel')
place = g.split(g.node('ShaderNodeNewGeometry').outputs['Position'])
local = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])
seam = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', place[1], 1.1)), 0.5)), 0.475)
seam = g.math('MULTIPLY', seam, g.math('GREATER_THAN', g.math('ABSOLUTE', local[0]), 0.012))
wafer = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', place[1], 0.183)), 0.5)), 0.46)
blue = g.mix(wafer, (0.03, 0.04, 0.05), (0.006, 0.011, 0.024))
glass = g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(seam, (0.1, 0.1, 0.1), blue), 'Roughness': g.math('SUBTRACT', 0.6, g.math('MULTIPLY', seam, 0.51)), 'Specular': g.math('MULTIPLY', seam, g.math('ADD', 0.3, g.math('MULTIPLY', wafer, 0.3)))}).outputs[0]
g.out(aerial(g, glass, HAZE, 480, 0.42))
steel, g = graph_material('steel')
g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.3, 0.3, 0.3), 'Metallic': 0.8, 'Roughness': 0.45}).outputs[0], HAZE, 480, 0.42))

kit.plane(4000, (0, 1500, 0), sand)
TILT = math.radians(-30)
for side in (-1, 1):
    for r in range(22):
        x = side * (5.2 + r * 6.4)
        for part in range(14):
            y = 7 + part * 31
            table = block(x, y + 15, 1.85, 4.1, 29.6, 0.045, cell)
            table.rotation_euler = (0, TILT, 0)
            tube = block(x, y + 15, 1.7, 0.16, 30.5, 0.16, steel)
            if r < 6 and part < 8:
                for k in range(6):
                    block(x, y + 1.5 + k * 5.4, 0, 0.16, 0.12, 1.65, steel)
tuft = kit.material('tuft', (0.05, 0.045, 0.02), 0.9)
blade = kit.from_data('tuft', [v for i in range(12) for v in ((math.cos(i) * 0.06, math.sin(i) * 0.06, 0), (math.cos(i) * 0.06 + 0.02, math.sin(i) * 0.06, 0), (math.cos(i) * (0.1 + i % 4 * 0.05), math.sin(i) * (0.1 + i % 3 * 0.05), 0.16 + i % 5 * 0.05))], [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(12)], tuft, smooth=False)
for i in range(900):
    side, far = random.choice((-1, 1)), random.uniform(0, 1) ** 2
    kit.copy(blade, (side * random.triangular(1.7, 3.4, 2.0), 5 + far * 160, 0), (0, 0, random.uniform(0, 360)), random.uniform(0.4, 1.3))

lamp = kit.bpy.data.lights.new('sun', 'SUN')
lamp.color, lamp.energy, lamp.angle = (1, 0.5, 0.2), 4.5, 0.02
kit.aim(kit.wrap('sun', lamp, loc=SUN), (0, 0, 0))
CAMERAS = {
    'under': ((4.6, 3.5, 0.95), (7.6, 40, 1.75), 30, 2.0, 9),
    'pass': ((-16.0, -26, 15.0), (7.0, 80, -3.0), 36, 4.0, 60),
}
kit.camera(*CAMERAS[view])
kit.glare(0.22, 0.1, streak_color=(1, 0.6, 0.3), streak_threshold=8)
kit.finish(job.out)
