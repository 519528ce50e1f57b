"""An inch of water on a stage, seen from the ankle: a microphone stand, an amplifier, the lamps behind and all of it mirrored. In metres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam, graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=9, background=(0.0006, 0.0012, 0.0012), bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
WARM, GREEN = (1.0, 0.45, 0.12), (0.05, 0.8, 0.3)
BASE = (-0.25, 1.35, 0.0)
water, g = graph_material('water')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
height = g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', p, (1.0, 1.8, 1.0)), 2.2, 3.0, 0.5), 0.012)
for x, y, size, high in ((BASE[0], BASE[1], 60.0, 0.0035), (0.9, 2.5, 46.0, 0.003), (-1.5, 3.6, 40.0, 0.003)):
    far = g.node('ShaderNodeVectorMath', {0: p, 1: (x, y, 0.0)}, operation='DISTANCE').outputs['Value']
    height = g.math('ADD', height, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', far, size)), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', far, -2.4)), high)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.003, 0.004, 0.004), 'Roughness': 0.03, 'IOR': 1.33, 'Specular': 0.9, 'Normal': normal}).outputs[0])
kit.plane((60, 60), (0, 20, 0), water)
iron = kit.material('iron', (0.03, 0.03, 0.032), 0.4, 0.6, bump=(40, 0.1))
steel = kit.material('steel', (0.55, 0.55, 0.56), 0.2, 1.0)
vinyl = kit.material('vinyl', (0.02, 0.019, 0.018), 0.5, bump=(90, 0.5))

# the stand: a cast base, a tube, a clutch, the microphone bent down from the lens
x, y, _ = BASE
kit.lathe([(0.0, 0.05), (0.03, 0.05), (0.035, 0.03), (0.11, 0.018), (0.135, 0.006), (0.135, -0.02)], iron, BASE, segments=96)
kit.cylinder(0.0105, 0.6, (x, y, 0.33), steel)
kit.cylinder(0.018, 0.09, (x, y, 0.6), iron, bevel=0.004)
kit.tube([(x, y, 0.6), (x, y, 0.72), (x + 0.02, y - 0.02, 0.76)], 0.009, steel)
mesh = kit.material('mesh', (0.5, 0.5, 0.5), 0.3, 1.0, bump=(420, 0.8))
mic = [kit.sphere(0.026, (0, 0, 0.1), mesh, (1, 1, 1.1), 32), kit.lathe([(0.026, 0.085), (0.029, 0.088), (0.029, 0.096), (0.026, 0.099)], steel, segments=48), kit.lathe([(0.0, -0.1), (0.011, -0.1), (0.013, -0.08), (0.018, 0.05), (0.021, 0.075), (0.02, 0.086)], iron, segments=48)]
kit.group(mic, (x + 0.05, y - 0.03, 0.775), (28, 66, 0))
kit.tube([(x - 0.035, y - 0.01, 0.735), (x - 0.1, y, 0.6), (x - 0.05, y + 0.05, 0.3), (x - 0.16, y + 0.1, 0.02), (x - 0.6, y + 0.5, 0.006), (x - 1.4, y + 0.4, 0.006)], 0.0045, iron)

# amplifiers that still glow, their feet under water
for ax, ay, turn, wide, tall in ((0.95, 2.75, -12, 0.62, 0.5), (1.9, 3.5, -22, 0.75, 0.8), (-1.55, 3.9, 15, 0.7, 0.72)):
    cloth, g = graph_material('grille')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    weave = g.node('ShaderNodeTexChecker', {'Vector': local, 'Scale': 190.0}).outputs['Fac']
    g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': g.mix(weave, (0.05, 0.035, 0.02), (0.2, 0.14, 0.08)), 'Roughness': 0.8}).outputs[0])
    parts = [kit.box((wide, 0.27, tall), (0, 0, tall / 2), vinyl, bevel=0.018), kit.box((wide - 0.06, 0.02, tall - 0.18), (0, -0.133, tall / 2 - 0.05), cloth, bevel=0.006), kit.box((wide - 0.06, 0.02, 0.075), (0, -0.133, tall - 0.065), steel, bevel=0.004)]
    for k in range(6):
        parts.append(kit.cylinder(0.014, 0.025, (-wide / 2 + 0.09 + k * 0.07, -0.15, tall - 0.065), vinyl, (90, 0, 0), 0.003, segments=24))
    lamp = kit.sphere(0.011, (wide / 2 - 0.07, -0.148, tall - 0.065), glow('pilot', (1, 0.06, 0.02), 60), segments=16)
    parts.append(lamp)
    kit.group(parts, (ax, ay, 0), (0, 0, turn))

# lamps at the back, low on the deck: three warm, one green
for k, (lx, lz, color, power) in enumerate(((-0.9, 0.95, WARM, 70), (-0.05, 1.35, WARM, 110), (1.05, 1.3, GREEN, 60))):
    at = kit.Vector((lx, 8.0, lz))
    eye = kit.sphere(0.1, at, glow(f'eye{k}', tuple(0.8 * c + 0.15 for c in color), power), segments=24)
    eye.visible_shadow = False
    kit.lathe([(0.1, 0.0), (0.14, 0.0), (0.14, 0.3), (0.1, 0.3)], iron, at, (90, 0, 0), close=True)
    kit.tube([at + kit.Vector((0, 0.1, 0)), (lx, 8.1, 0)], 0.03, iron, smooth=False)
    end = kit.Vector((lx * 0.5 - 0.2, 2.4, 0.3 + 0.2 * k))
    beam(at, end, 0.1, 0.9, color, 0.3, smoke=0.9)
    kit.spot(at, (BASE[0] * 0.6, 1.2, 0.3), color, 1500, 60, 0.6, 0.1).visible_glossy = False
haze, g = graph_material('haze')
away = g.node('ShaderNodeVectorMath', {0: g.node('ShaderNodeTexCoord').outputs['Object']}, operation='LENGTH').outputs['Value']
smoke = g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], 0.9, 5.0, 1.0)
side = g.split(g.node('ShaderNodeTexCoord').outputs['Object'])[0]
g.out(g.emission(g.mix(g.step(side, -0.6, 1.8), WARM, (0.05, 0.5, 0.3)), g.math('MULTIPLY', g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.42)), g.step(smoke, 0.2, 0.8)), 0.3)))
kit.plane((30, 10), (0.2, 11, 1.6), haze, (90, 0, 0))
kit.area((-1.8, 0.4, 1.2), (BASE[0], BASE[1], 0.5), (0.3, 0.8), GREEN, 70)
kit.area((0.6, 0.6, 1.6), (0.8, 2.6, 0.3), (0.4, 0.4), WARM, 90)
kit.area((-1.3, 2.4, 1.3), (BASE[0], BASE[1], 0.55), (0.2, 0.9), WARM, 90)
kit.camera((0.2, -0.75, 0.15), (0.16, 2.0, 0.37), 34, 1.6, (BASE[0], BASE[1], 0.4))
kit.glare(0.4, 0.12, threshold=1.2, streak_threshold=10, streak_color=(1, 0.65, 0.35))
hush()
kit.finish(job.out)
