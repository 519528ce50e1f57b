"""Below the surface at a sandbar: bubbles on their way up to the sun."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import hush
from shading import beam, graph_material, net

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.002, 0.05, 0.052), seed=9, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
SEA, TOP = (0.002, 0.05, 0.052), 3.2
SUN = (0.35, 3.6)


def distant(g, shader):
    """The color of the sea takes over with distance."""
    far = g.node('ShaderNodeCameraData').outputs['View Distance']
    return g.blend(g.math('POWER', 2.718, g.math('MULTIPLY', far, -0.15)), g.emission(SEA), shader)


# the surface from below: dark where it mirrors the deep, bright in a window about the sun
ceiling, g = graph_material('surface')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
bend = g.vector('MULTIPLY', g.node('ShaderNodeTexNoise', {'Vector': g.vector('MULTIPLY', p, (1.0, 0.7, 1.0)), 'Scale': 1.5, 'Detail': 4.0}).outputs['Color'], (1.5, 1.5, 0.0))
away = g.node('ShaderNodeVectorMath', {0: g.vector('ADD', p, bend), 1: (SUN[0] + 0.75, SUN[1] + 0.75, TOP)}, operation='DISTANCE').outputs['Value']
ripples = g.noise(g.vector('MULTIPLY', p, (1.0, 0.6, 1.0)), 1.7, 6.0, 1.2)
tone = g.ramp(ripples, [(0.36, (0.003, 0.05, 0.055)), (0.55, (0.02, 0.22, 0.23)), (0.72, (0.35, 0.8, 0.78))])
window = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('MULTIPLY', away, away), -0.3))
disc = g.step(away, 0.55, 0.3)
glow = g.math('ADD', g.math('ADD', 0.1, g.math('MULTIPLY', window, 0.85)), g.math('MULTIPLY', disc, 14.0))
shine = g.emission(g.mix(disc, tone, (1.0, 0.93, 0.8)), glow)
g.out(distant(g, shine))
surface = kit.plane((60, 60), (0, 18, TOP), ceiling, (180, 0, 0))
surface.visible_diffuse = surface.visible_shadow = False

sand, g = graph_material('sand')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, y, _ = g.split(p)
rows = g.math('SINE', g.math('MULTIPLY', g.math('ADD', g.math('ADD', y, g.math('MULTIPLY', x, 0.35)), g.math('MULTIPLY', g.noise(p, 0.9, 4.0), 1.1)), 24.0))
height = g.math('ADD', g.math('MULTIPLY', rows, 0.01), g.math('MULTIPLY', g.noise(p, 30.0, 4.0), 0.012))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
body = g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.32, 0.3, 0.22), 'Roughness': 0.9, 'Normal': normal}).outputs[0]
spot = g.node('ShaderNodeVectorMath', {0: p, 1: (SUN[0] - 0.6, SUN[1] - 1.8, 0.0)}, operation='DISTANCE').outputs['Value']
lit = g.math('MULTIPLY', net(g, p, 1.7), g.math('MULTIPLY', g.math('ADD', 0.85, g.math('MULTIPLY', rows, 0.25)), g.math('ADD', 0.25, g.math('MULTIPLY', 2.6, g.math('POWER', 2.718, g.math('MULTIPLY', spot, -0.5))))))
both = g.node('ShaderNodeAddShader', {0: body, 1: g.emission((0.3, 0.5, 0.42), lit)}).outputs[0]
g.out(distant(g, both))
kit.plane((60, 60), (0, 20, 0), sand)

cloth, g = graph_material('cloth')
white = (0.82, 0.82, 0.76)
weave = g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], 180.0, 2.0)
normal = g.node('ShaderNodeBump', {'Height': weave, 'Strength': 0.15, 'Distance': 0.004}).outputs[0]
fabric = g.blend(0.55, g.node('ShaderNodeBsdfDiffuse', {'Color': white, 'Normal': normal}).outputs[0], g.node('ShaderNodeBsdfTranslucent', {'Color': (0.75, 0.85, 0.78)}).outputs[0])
sheer = g.blend(0.05, fabric, g.node('ShaderNodeBsdfTransparent').outputs[0])
g.out(distant(g, sheer))

bubble = kit.material('bubble', (1, 1, 1), 0.0, transmission=1.0, ior=0.78)
ball = kit.sphere(1, (0, 0, -5), bubble, segments=24)
for i in range(190):
    t = random.random()
    spread = 0.06 + 0.26 * t
    at = (0.12 + 0.14 * math.sin(t * 8) + random.gauss(0, spread), 2.3 + random.gauss(0, spread * 0.8), 0.7 + 2.3 * t)
    made = kit.copy(ball, at, scale=random.choice((0.004, 0.006, 0.01, 0.016)) * random.uniform(0.7, 1.3) * 1.7)
    made.scale.z *= random.uniform(0.55, 0.85)
for i in range(9):
    a = math.tau * i / 9 + 0.3
    near = (SUN[0] + 0.25 * math.cos(a), SUN[1] + 0.25 * math.sin(a), TOP)
    beam(near, (SUN[0] + random.uniform(1.2, 2.9) * math.cos(a) - 0.4, SUN[1] + 2.2 * math.sin(a) - 1.2, -0.8), 0.12, random.uniform(0.3, 0.7), (0.4, 0.95, 0.85), random.uniform(0.04, 0.09), hold=1.4)
kit.spot((SUN[0], SUN[1], TOP + 1.2), (SUN[0] - 0.5, SUN[1] - 1.6, 1.0), (0.75, 1.0, 0.9), 1500, 74, 0.8, 0.12)
kit.area((SUN[0], SUN[1] - 0.6, TOP - 0.02), (0, 2.5, 0.5), (4, 4), (0.25, 0.85, 0.75), 90).visible_glossy = False
kit.camera((0.05, 0.7, 0.95), (0.25, 2.6, 2.0), 40, 1.8, 1.75)
kit.glare(0.35, 0.0)
hush()
kit.finish(job.out)
