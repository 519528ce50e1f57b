"""A causeway of planks on piles, in flat water that ends in fog. Views: deck, lamp, under, across."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from people import standing
from shading import aerial, graph_material, sky

job = kit.job()
view = job.args.get('view', 'deck')
kit.reset(job.samples, job.width, job.height, seed=88, bounces=4)
kit.bpy.context.scene.cycles.transparent_max_bounces = 24
movers = []  # what goes away along y, and how fast, in meters a second
LAMP = (0.62, 16.0, 4.3)
CAMERAS = {
    'deck': ((0.15, -1.4, 2.75), (-0.1, 14, 2.75), 34, 1.4, 4.2),
    'lamp': ((-1.3, 14.1, 3.55), (0.72, 16.0, 4.33), 52, 2.0, 2.75),
    'under': ((-0.28, 0.4, 0.36), (-0.2, 12, 0.95), 27, 2.0, 5.0),
    'across': ((-21, 9.5, 1.5), (0.6, 17.2, 2.25), 33, 2.8, 22),
}
camera, target, lens, stop, focus = CAMERAS[view]
AIR, REACH, DEEP = (0.03, 0.072, 0.066), 11, (0.002, 0.006, 0.006)
sky([(0.0, (0.032, 0.078, 0.072)), (0.12, (0.03, 0.07, 0.065)), (0.4, (0.012, 0.032, 0.032)), (1.0, (0.004, 0.012, 0.014))], 1.0)

# water: a slow swell, lost in the air further out
water, g = graph_material('water')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
swell = g.node('ShaderNodeCombineXYZ')  # moved on as time passes
afloat = g.vector('ADD', p, swell.outputs[0])
height = g.math('ADD', g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', afloat, (0.7, 1.1, 1.0)), 0.9, 3.0, 0.4), 0.075), g.math('MULTIPLY', g.noise(afloat, 5.0, 3.0), 0.004))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
surface = g.node('ShaderNodeBsdfPrincipled', {'Base Color': DEEP, 'Roughness': 0.05, 'IOR': 1.33, 'Specular': 0.55, 'Normal': normal}).outputs[0]
g.out(aerial(g, surface, AIR, REACH * 1.4))
kit.plane((400, 400), (0, 150, 0), water)


def misty(name, low, high, scale, rough=0.8, stretch=(1, 1, 1), wet=0.0):
    """Old wood or metal that fades into the air."""
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    grain = g.noise(g.vector('MULTIPLY', p, stretch), scale, 8.0, 0.8)
    tone = g.ramp(grain, [(0.32, low), (0.68, high)])
    bump = g.node('ShaderNodeBump', {'Height': grain, 'Strength': 0.6, 'Distance': 0.02}).outputs[0]
    rough = g.math('SUBTRACT', rough, g.math('MULTIPLY', g.step(g.noise(p, 1.7, 4.0), 0.45, 0.6), wet))
    g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': rough, 'Normal': bump}).outputs[0], AIR, REACH))
    return material


def halo(at, radius, color, strength):
    """Light that hangs in the fog about a lamp: a disc that faces the camera."""
    material, g = graph_material('halo')
    local = g.node('ShaderNodeTexCoord').outputs['Object']
    away = g.math('DIVIDE', g.node('ShaderNodeVectorMath', {0: local}, operation='LENGTH').outputs['Value'], radius)
    fade = g.math('POWER', g.math('SUBTRACT', 1.0, away, True), 2.0)
    amount = g.math('ADD', g.math('MULTIPLY', fade, 0.4), g.math('MULTIPLY', fade, g.math('POWER', 2.718, g.math('MULTIPLY', away, -9.0))))
    g.out(g.node('ShaderNodeAddShader', {0: g.emission(color, g.math('MULTIPLY', amount, strength)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    disc = kit.plane(2 * radius, at, material, name='far')
    disc.rotation_euler = (kit.Vector(camera) - kit.Vector(at)).to_track_quat('Z', 'Y').to_euler()
    disc.visible_shadow = disc.visible_diffuse = False


def causeway():
    plank = misty('plank', (0.03, 0.03, 0.027), (0.13, 0.125, 0.11), 2.4, 0.75, (0.5, 14, 1), 0.45)
    pile = misty('pile', (0.018, 0.019, 0.017), (0.075, 0.072, 0.062), 2.0, 0.85, (5, 5, 0.4), 0.3)
    iron = misty('iron', (0.01, 0.01, 0.01), (0.045, 0.04, 0.035), 6.0, 0.5)
    y = -4.0
    while y < 60:
        wide = random.uniform(0.17, 0.22)
        if random.random() > 0.03:
            kit.box((2.0 + random.uniform(-0.06, 0.06), wide, 0.05), (random.uniform(-0.03, 0.03), y + wide / 2, 1.5 + random.uniform(-0.008, 0.008)), plank, (random.uniform(-0.7, 0.7), random.uniform(-0.5, 0.5), random.uniform(-0.6, 0.6)), 0.008)
        y += wide + 0.014
    for x in (-0.72, 0.0, 0.72):
        kit.box((0.14, 70, 0.2), (x, 28, 1.37), pile)
    for k in range(26):
        y = -3.0 + k * 2.5
        for side in (-1, 1):
            kit.cylinder(random.uniform(0.13, 0.16), 3.4, (side * 1.0, y, 0.35 + random.uniform(-0.08, 0.08)), pile, (random.uniform(-1.5, 1.5), random.uniform(-1.5, 1.5), 0), 0.02, segments=24)
        kit.box((2.5, 0.16, 0.22), (0, y, 1.2), pile)
        if k % 2 and (view != 'under' or k > 4):
            kit.tube([(-0.95, y + 0.1, 0.15), (0.95, y + 0.1, 1.15)], 0.05, pile, smooth=False)
    # the lamp: a post, an arm, a storm lantern on a hook
    x, y, z = LAMP
    kit.tube([(1.0, y, 1.5), (1.0, y, z + 0.5)], 0.055, pile, smooth=False)
    kit.tube([(1.0, y, z + 0.2), (0.85, y, z + 0.42), (x, y, z + 0.42), (x, y, z + 0.3)], 0.02, iron)
    glass = kit.material('lamp-glass', (0.9, 0.85, 0.7), 0.06, transmission=1.0)
    kit.lathe([(0.075, -0.12), (0.1, -0.04), (0.1, 0.05), (0.07, 0.13)], glass, (x, y, z), segments=32).visible_shadow = False
    kit.lathe([(0.0, -0.22), (0.1, -0.22), (0.115, -0.19), (0.11, -0.13), (0.06, -0.115), (0.0, -0.115)], iron, (x, y, z), segments=40)
    kit.lathe([(0.085, 0.12), (0.13, 0.14), (0.07, 0.2), (0.05, 0.26), (0.0, 0.28)], iron, (x, y, z), segments=40)
    for k in range(4):
        a = math.tau * k / 4 + 0.4
        kit.tube([(x + 0.105 * math.cos(a), y + 0.105 * math.sin(a), z + h) for h in (-0.15, 0.0, 0.15)], 0.006, iron)
    flame = kit.sphere(0.03, (x, y, z - 0.02), glow('flame', (1, 0.66, 0.3), 260 if view != 'lamp' else 30), (0.8, 0.8, 1.7), 20)
    flame.visible_shadow = False
    kit.point((x, y, z - 0.02), (1, 0.62, 0.27), 520 if view != 'lamp' else 60, 0.05)
    warm = (1.0, 0.66, 0.34)
    far, close = {'lamp': (0.07, 0.07), 'under': (1.1, 1.4)}.get(view, (0.3, 0.85))
    halo(LAMP, 7.5 if view != 'lamp' else 2.2, warm, far)
    halo((x, y - 0.1, z), 1.6 if view != 'lamp' else 0.5, warm, close)
    if view in ('deck', 'across'):
        # the keeper on his round, a coat and a cap against the light
        coat = misty('coat', (0.008, 0.009, 0.01), (0.02, 0.02, 0.02), 4.0)
        x, y = (-0.18, 12.4) if view == 'deck' else (0.0, 12.9)
        skirt = kit.lathe([(0.29, 0.4), (0.26, 0.7), (0.2, 1.05), (0.21, 1.3)], coat, (x, y, 1.53), segments=32)
        skirt.scale = (1, 0.72, 1)
        movers.append((kit.group([skirt, standing(coat, (x, y, 1.53), 200, cap=True)]), 0.55))


causeway()
kit.camera(camera, target, lens, stop, focus)
kit.glare(0.3, 0.02, threshold=1.2, streak_threshold=20, streak_color=(1, 0.75, 0.5))
hush()
homes = [carrier.location.copy() for carrier, _ in movers]


def pose(place):
    t = place * job.seconds
    swell.inputs[0].default_value, swell.inputs[1].default_value, swell.inputs[2].default_value = 0.1 * t, -0.16 * t, 0.22 * t
    for (carrier, speed), home in zip(movers, homes):
        carrier.location.y = home.y + speed * t
        carrier.location.z = home.z + 0.012 * abs(math.sin(4.6 * t))


kit.finish(job.out, job.frames, kit.travel(job, pose))
