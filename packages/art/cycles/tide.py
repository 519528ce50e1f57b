"""Neon in black water: glass tubes bent into waves stand in a shallow pool. Views: pool (along the rows), end (of one tube,
close), ripples (rings cross the reflections)."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from shading import graph_material

job = kit.job()
view = job.args.get('view', 'pool')
kit.reset(job.samples, job.width, job.height, background=(0.0012, 0.0008, 0.0018), seed=28, bounces=5)
MAGENTA, TEAL = (1.0, 0.03, 0.3), (0.015, 0.72, 0.66)
# which tubes are lit, then the camera: place, target, lens, stop, focus
VIEWS = {
    'pool': (range(6), ((-3.0, -1.3, 0.95), (0.5, 5.4, 0.55), 30, 1.4, 4.0)),
    'end': (range(6), ((-3.1, 0.55, 0.62), (-1.9, 1.95, 0.42), 46, 1.8, 1.5)),
    'ripples': (range(6), ((0.3, -0.35, 1.5), (0.15, 2.5, -0.12), 46, 2.8, 2.5)),
}
lit, lens = VIEWS[view]
WADER = {'pool': (1.1, 8.3), 'end': (1.0, 6.0), 'ripples': (0.25, 2.2)}[view]

# a black liner under three inches of dyed water: chop, and rings that run out from who wades in it
water, g = graph_material('water')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
far = g.node('ShaderNodeVectorMath', {0: p, 1: (*WADER, 0.0)}, operation='DISTANCE').outputs['Value']
clock = g.node('ShaderNodeValue').outputs[0]
clock.default_value = 0.0
ring = g.math('MULTIPLY', g.math('SINE', g.math('SUBTRACT', g.math('MULTIPLY', far, 34.0), g.math('MULTIPLY', clock, 7.0))), g.math('POWER', 2.718, g.math('MULTIPLY', far, -0.75)))
afloat = g.vector('ADD', p, g.join(g.math('MULTIPLY', clock, 0.06), 0.0, g.math('MULTIPLY', clock, 0.13)))
chop = g.math('ADD', g.math('MULTIPLY', g.noise(afloat, 2.6, 2.0, 0.4), 0.011), g.math('MULTIPLY', g.noise(afloat, 11.0, 1.0), 0.0006))
height = g.math('ADD', chop, g.math('MULTIPLY', ring, 0.0042))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.0015, 0.0015, 0.002), 'Roughness': 0.03, 'IOR': 1.33, 'Specular': 0.6, 'Normal': normal}).outputs[0])
kit.plane((60, 60), (0, 20, 0), water)


def gas(name, color):
    """Glowing glass: almost white where it is looked into, colored toward its edges."""
    material, g = graph_material(name)
    facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    core = tuple(0.55 * c + 0.45 * w for c, w in zip(color, (1.0, 0.8, 0.9)))
    g.out(g.emission(g.ramp(facing, [(0.1, core), (0.55, color), (1.0, tuple(c * 0.55 for c in color))]), 7.5))
    return material


glowing = [gas('magenta', MAGENTA), gas('teal', TEAL)]
dark = kit.material('dark-glass', (0.02, 0.02, 0.022), 0.1, coat=1.0)
cap = kit.material('cap', (0.008, 0.008, 0.008), 0.35)
steel = kit.material('steel', (0.5, 0.5, 0.5), 0.25, 1.0)
for i in range(6):
    y, phase, span = 1.75 + i * 0.95, i * 1.9 + 0.4, 2.2 + 0.16 * i
    points = []
    for k in range(25):
        s = k / 12 - 1
        points.append((span * s, y + 0.12 * math.sin(4 * s + phase), 0.4 + 0.2 * math.sin(5.6 * s + phase) + 0.07 * math.sin(12.5 * s + 2 * phase)))
    kit.tube(points, 0.023, glowing[i % 2] if i in lit else dark, resolution=8)
    for end, way in ((points[0], -1), (points[-1], 1)):
        # electrodes: blacked-out glass that bends down into the water
        foot = (end[0] + way * 0.07, end[1], -0.02)
        kit.tube([end, (end[0] + way * 0.06, end[1], end[2] - 0.05), foot], 0.0245, cap)
        kit.cylinder(0.036, 0.09, (foot[0], foot[1], 0.05), cap, bevel=0.008)
        kit.tube([foot, (foot[0] + way * 0.3, foot[1] - 0.1, 0.015), (foot[0] + way * 0.9, foot[1] + 0.05, 0.012)], 0.008, cap)
    for x, _, z in (points[5], points[12], points[19]):
        kit.tube([(x, y + 0.02, 0), (x, y + 0.02, z)], 0.004, steel, smooth=False)

if view == 'pool':
    # the singer, far and out of focus, before a breath of haze
    cloth = kit.material('cloth', (0.02, 0.015, 0.02), 0.7)
    x, y = WADER
    dress = [(0.31, -0.1), (0.27, 0.25), (0.2, 0.6), (0.135, 0.92), (0.15, 1.06), (0.175, 1.27), (0.12, 1.4), (0.05, 1.45), (0.048, 1.54)]
    kit.lathe(dress, cloth, (x, y, 0), segments=32).scale = (1, 0.7, 1)
    kit.sphere(0.1, (x, y, 1.62), cloth, (0.85, 0.95, 1.15), 24)
    kit.sphere(0.11, (x, y + 0.05, 1.56), cloth, (0.95, 0.8, 1.3), 24)
    for side, hand in ((-1, 0.92), (1, 1.02)):
        kit.tube([(x + side * 0.16, y, 1.36), (x + side * 0.29, y + 0.02, 1.12), (x + side * 0.46, y - 0.08, hand)], 0.035, cloth)
    haze, g = graph_material('haze')
    place = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.node('ShaderNodeVectorMath', {0: place}, operation='LENGTH').outputs['Value']
    tone = g.mix(0.35, MAGENTA, TEAL)
    g.out(g.emission(tone, g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', g.math('MULTIPLY', away, away), -0.4)), 0.13 if view == 'pool' else 0.07)))
    eye = lens[0]
    kit.plane((30, 14), (eye[0] + (x - eye[0]) * (13 - eye[1]) / (y - eye[1]), 13, 1.3), haze, (90, 0, 0))

kit.camera(*lens)
kit.glare(0.5, 0.12, threshold=1.2, streak_threshold=5, streak_color=(1, 0.4, 0.7))


def pose(place):
    clock.default_value = place * job.seconds


kit.finish(job.out, job.frames, kit.travel(job, pose))
