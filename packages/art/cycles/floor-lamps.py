"""A row of moving lamps along the front of an empty stage, seen at the height of the deck; their beams rise into the smoke. In metres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=41, background=(0.0008, 0.001, 0.0012), bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 32
ORANGE, TEAL = (1.0, 0.38, 0.08), (0.03, 0.6, 0.6)
deck, g = graph_material('deck')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
scuff = g.noise(g.vector('MULTIPLY', p, (2.0, 2.0, 1.0)), 2.0, 8.0, 0.9)
normal = g.node('ShaderNodeBump', {'Height': g.noise(p, 50.0, 4.0), 'Strength': 0.15, 'Distance': 0.01}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.014, 0.014, 0.015), 'Roughness': g.ramp(scuff, [(0.35, (0.1, 0.1, 0.1)), (0.65, (0.34, 0.34, 0.34))]), 'Normal': normal}).outputs[0])
kit.plane((40, 40), (0, 15, 0), deck)
case = kit.material('case', (0.014, 0.014, 0.015), 0.36, bump=(120, 0.08))
alloy = kit.material('alloy', (0.5, 0.5, 0.5), 0.3, 1.0)
rubber = kit.material('rubber', (0.012, 0.012, 0.012), 0.6)
glass = kit.material('glass', (0.02, 0.02, 0.022), 0.05, coat=1.0)


def lamp(at, way, color):
    """Base, yoke and head; the lens shines along `way`."""
    at, way = kit.Vector(at), kit.Vector(way).normalized()
    turn = math.degrees(math.atan2(way.y, way.x))
    parts = [kit.box((0.3, 0.34, 0.1), (0, 0, 0.06), case, bevel=0.02), kit.cylinder(0.11, 0.05, (0, 0, 0.13), case, bevel=0.01), kit.box((0.12, 0.01, 0.05), (-0.0, -0.172, 0.06), glow('panel', (0.2, 0.5, 1.0), 0.5))]
    for side in (-1, 1):
        parts += [kit.box((0.11, 0.05, 0.3), (0, side * 0.175, 0.3), case, bevel=0.02), kit.cylinder(0.06, 0.03, (0, side * 0.2, 0.38), alloy, (90, 0, 0), 0.006, segments=40)]
    parts.append(kit.box((0.11, 0.4, 0.05), (0, 0, 0.165), case, bevel=0.02))
    kit.group(parts, at, (0, 0, turn))
    middle = at + kit.Vector((0, 0, 0.38))
    head = [kit.lathe([(0.0, -0.2), (0.09, -0.2), (0.125, -0.16), (0.13, 0.02), (0.138, 0.03), (0.138, 0.17), (0.118, 0.175), (0.112, 0.12), (0.0, 0.12)], case, segments=96)]
    head += [kit.lathe([(0.132, z), (0.139, z), (0.139, z + 0.006), (0.132, z + 0.006)], alloy, close=True, segments=96) for z in (-0.12, -0.09, -0.06, -0.03)]
    head += [kit.lathe([(0.12, 0.17), (0.141, 0.17), (0.141, 0.182), (0.12, 0.182)], alloy, close=True, segments=96), kit.sphere(0.108, (0, 0, 0.13), glow(f'lens{at.x}', tuple(0.75 * c + 0.2 for c in color), 14), (1, 1, 0.3), 40)]
    head[-1].visible_shadow = False
    held = kit.group(head, middle)
    held.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
    eye = middle + way * 0.17
    beam(eye, eye + way * 7.5, 0.11, 0.75, color, 0.34, smoke=0.7)
    kit.spot(eye + way * 0.05, eye + way * 5, color, 900, 24, 0.5, 0.08).visible_glossy = False
    kit.tube([at + kit.Vector((0.0, 0.17, 0.05)), at + kit.Vector((0.1, 0.4, 0.012)), at + kit.Vector((0.7, 0.52, 0.012)), at + kit.Vector((1.15, 0.2, 0.03))], 0.009, rubber)


for k in range(8):
    x, y = -0.75 + 1.02 * k, 1.5 + 0.55 * k
    color = ORANGE if k % 2 == 0 else TEAL
    lamp((x, y, 0), (-0.5 + 0.16 * k, 0.34, 1.25), color)
    kit.area((x, y - 0.02, 1.5), (x, y, 0), 0.6, color, 9).visible_glossy = False
# a microphone stand where the singer will stand, far out of focus; wedges at its feet
for x, y in ((2.6, 6.2),):
    kit.cylinder(0.011, 1.5, (x, y, 0.75), case)
    kit.cylinder(0.14, 0.03, (x, y, 0.015), case)
    kit.tube([(x, y, 1.5), (x - 0.1, y - 0.15, 1.58)], 0.022, case)
    for dx in (-0.5, 0.45):
        kit.box((0.55, 0.4, 0.32), (x + dx, y - 0.9, 0.14), case, (28, 0, 10 * dx), 0.02)
haze, g = graph_material('haze')
local = g.node('ShaderNodeTexCoord').outputs['Object']
smoke = g.noise(local, 0.5, 5.0, 1.0)
away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', local, (0.5, 1.0, 1.0))}, operation='LENGTH').outputs['Value']
g.out(g.emission(g.mix(g.step(g.split(local)[0], -3.0, 5.0), ORANGE, TEAL), g.math('MULTIPLY', g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.4)), g.step(smoke, 0.2, 0.8)), 0.12)))
kit.plane((40, 12), (3, 16, 1.5), haze, (90, 0, 0))
kit.area((-2.6, 0.6, 1.0), (-0.4, 1.7, 0.3), (0.3, 1.0), ORANGE, 30)
kit.area((1.0, 0.2, 1.4), (0.3, 2.0, 0.3), (0.5, 0.5), TEAL, 40)
kit.camera((-1.75, -0.35, 0.3), (0.75, 2.9, 0.78), 32, 1.5, (-0.6, 1.55, 0.45))
kit.glare(0.35, 0.1, threshold=1.2, streak_threshold=8, streak_color=(0.7, 0.85, 1.0))
hush()
kit.finish(job.out)
