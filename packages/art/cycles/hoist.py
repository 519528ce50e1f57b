"""Contrapeso: a two-ton block of steel on one end of a chain, dancers on the other; sparks of a grinder light a machine shop. In
decimetres; the block hangs at the origin, the camera looks along y."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, beam, graph_material

job = kit.job()
AIR = (0.012, 0.011, 0.012)
kit.reset(job.samples, job.width, job.height, background=(0.0018, 0.0022, 0.003), seed=22, bounces=4)
FIRE, BLUE = (1.0, 0.45, 0.13), (0.12, 0.34, 0.6)


def shop(name, tone, rough, metal=0.0, lumps=0.3, scale=0.9):
    """Surface of the shop that fades into its air."""
    material, g = graph_material(name)
    p = g.node('ShaderNodeNewGeometry').outputs['Position']
    color = g.ramp(g.noise(p, scale, 8.0, 0.5), [(0.35, tuple(c * 0.4 for c in tone)), (0.65, tone)])
    normal = g.node('ShaderNodeBump', {'Height': g.noise(p, 4 * scale, 8.0), 'Strength': lumps, 'Distance': 0.08}).outputs[0]
    g.out(aerial(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Normal': normal}).outputs[0], AIR, 240))
    return material


floor, wall, iron = shop('floor', (0.05, 0.047, 0.044), 0.35), shop('wall', (0.06, 0.055, 0.05), 0.85), shop('iron', (0.045, 0.045, 0.047), 0.45, 0.6)
# steel of the block: mill scale, scratched bright, rust that creeps from its edges; a band of yellow paint
scale_steel, g = graph_material('scale')
local = g.node('ShaderNodeTexCoord').outputs['Object']
lx, ly, lz = g.split(local)
blotch = g.noise(local, 0.55, 9.0, 0.6)
fine = g.noise(g.vector('MULTIPLY', local, (1.0, 1.0, 5.0)), 2.2, 8.0)
scratch = g.step(g.noise(g.vector('MULTIPLY', g.vector('ADD', local, g.vector('MULTIPLY', g.join(lz, lx, ly), (0.4, 0.4, 0.4))), (0.5, 1.0, 9.0)), 1.2, 3.0), 0.68, 0.74)
tone = g.ramp(blotch, [(0.35, (0.045, 0.047, 0.052)), (0.5, (0.1, 0.1, 0.105)), (0.6, (0.12, 0.05, 0.02)), (0.72, (0.2, 0.085, 0.03))])
tone = g.mix(scratch, tone, (0.55, 0.55, 0.55))
painted = g.math('MULTIPLY', g.math('MULTIPLY', g.step(lz, -1.9, -1.86), g.step(lz, -0.7, -0.74)), g.step(g.math('ADD', g.math('MULTIPLY', fine, 0.6), g.math('MULTIPLY', blotch, 0.5)), 0.6, 0.55))
stripes = g.math('GREATER_THAN', g.math('SINE', g.math('MULTIPLY', g.math('ADD', g.math('ADD', lx, ly), lz), 3.6)), 0.0)
tone = g.mix(painted, tone, g.mix(stripes, (0.012, 0.012, 0.012), (0.62, 0.36, 0.02)))
normal = g.node('ShaderNodeBump', {'Height': g.math('ADD', g.math('MULTIPLY', fine, 0.05), g.math('MULTIPLY', blotch, 0.12)), 'Strength': 0.8, 'Distance': 1.0}).outputs[0]
g.out(g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Metallic': g.math('MULTIPLY', g.math('SUBTRACT', 1.0, painted), 0.75), 'Roughness': g.math('ADD', 0.26, g.math('MULTIPLY', blotch, 0.3)), 'Normal': normal}).outputs[0])
forged = kit.material('forged', (0.12, 0.115, 0.11), 0.32, 0.9)
kit.noise_bump(forged, 3, 0.3)
kit.uneven_rough(forged, 1.4, 0.2, 0.5)
kit.link(forged, kit.ramp(forged, kit.noise(forged, 0.9, 8), [(0.45, (0.16, 0.155, 0.15)), (0.62, (0.13, 0.05, 0.02))]), kit.principled(forged)['Base Color'])


def chain(x, y, low, high, made, thick=0.17, long=1.15, wide=0.3, sway=0.0):
    """Links that hang in one another, every second turned a quarter."""
    shape = []
    for k in range(28):
        a = math.tau * k / 28
        shape.append((wide * math.cos(a), 0, (long / 2 - wide) * (1 if math.sin(a) >= 0 else -1) + wide * math.sin(a)))
    link = kit.tube(shape, thick, made, closed=True)
    step = long - 2 * thick * 0.92
    for i in range(int((high - low) / step)):
        at = (x + sway * math.sin(i * 1.3), y, low + (i + 0.5) * step)
        if i:
            kit.copy(link, at, (0, random.uniform(-4, 4), 90 * (i % 2) + random.uniform(-6, 6)))
        else:
            link.location = at


# block, lifting lug with its shackle, hook, chain
block = kit.box((6.4, 5.2, 5.6), (0, 0, 0), scale_steel, bevel=0.16)
block.location = (0, 0, -2.9)
lug = [kit.box((1.5, 0.55, 1.0), (0, 0, 0.3), forged, bevel=0.1), kit.lathe([(0.34, -0.28), (0.75, -0.28), (0.8, 0.0), (0.75, 0.28), (0.34, 0.28)], forged, (0, 0, 0.85), (90, 0, 0), close=True, segments=64)]
hook = [(0.18, 0.0, 3.3), (0.05, 0.0, 2.75), (0.1, 0, 2.3), (0.62, 0, 1.85), (0.72, 0, 1.2), (0.3, 0, 0.72), (-0.25, 0, 0.78), (-0.52, 0, 1.25), (-0.62, 0, 1.62)]
bent = kit.tube(hook, 0.3, forged)
for knot, wide in zip(bent.data.splines[0].bezier_points, (0.75, 0.85, 1.0, 1.15, 1.25, 1.2, 1.0, 0.8, 0.35)):
    knot.radius = wide
parts = lug + [bent, block, kit.tube([(-0.6, 0, 1.75), (-0.1, 0, 2.2), (0.05, 0, 2.6)], 0.07, forged), kit.cylinder(0.42, 0.7, (0.18, 0, 3.45), forged, bevel=0.1), kit.box((1.0, 0.8, 0.75), (0.18, 0, 4.0), forged, bevel=0.14),
               kit.cylinder(0.17, 1.15, (0.18, 0, 4.15), forged, (90, 0, 0), 0.04)]
label = kit.text('2 TON', 1.25, (0.15, -2.62, -1.25), (90, 0, 0), kit.material('stencil', (0.5, 0.48, 0.44), 0.7))
label.data.extrude = 0.004
kit.group(parts + [label], (0, 0, 0), (0, 1.2, 27))
chain(0.16, -0.08, 4.15, 26, forged)

# on the other end of it, far and high: two dancers who rise
body = kit.material('body', (0.012, 0.01, 0.01), 0.6)


def dancer(x, y, z, lean, side):
    """Figure that hangs by its hands from the chain, one knee drawn up, the other leg long."""
    limbs = [([(0.85 * side, 0, 5.25), (0.95 * side, 0, 6.7), (0.1, 0, 8.3)], 0.4), ([(-0.85 * side, 0, 5.25), (-0.85 * side, 0, 6.7), (-0.1, 0, 8.7)], 0.4),
             ([(0.4 * side, 0, 2.2), (0.75 * side, 0, -0.6), (0.3 * side, 0, -3.6)], 0.6), ([(-0.4 * side, 0, 2.2), (-2.1 * side, -0.2, 0.9), (-1.2 * side, 0, -1.3)], 0.6)]
    made = [kit.lathe([(0.0, 5.6), (0.6, 5.55), (1.0, 5.2), (0.92, 4.5), (0.66, 3.5), (0.9, 2.4), (0.75, 1.7), (0.0, 1.5)], body, segments=24), kit.sphere(0.62, (0.25 * side, -0.1, 6.4), body, (0.85, 0.95, 1.15), 24),
            kit.tube([(0.2 * side, 0.4, 6.8), (0.7 * side, 0.7, 6.0), (0.9 * side, 0.6, 4.9)], 0.34, body)]
    made[0].scale = (1.0, 0.62, 1.0)
    for points, thick in limbs:
        limb = kit.tube(points, thick, body)
        for knot, wide in zip(limb.data.splines[0].bezier_points, (1.1, 0.85, 0.5)):
            knot.radius = wide
        made.append(limb)
    kit.group(made, (x, y, z), (0, lean, 0))


dancer(13.6, 44, 3.6, 6, 1)
dancer(22.0, 50, 8.4, -4, -1)
chain(14.4, 44, 11.0, 44, iron, 0.2, 1.3, 0.36)
chain(21.5, 50, 16.0, 48, iron, 0.2, 1.3, 0.36)

# shop: floor, wall with high windows, columns, a beam, a lathe and a bench in the dark
kit.plane((400, 400), (0, 120, -12), floor)
kit.plane((400, 120), (0, 150, 30), wall, (90, 0, 0))
for x in (-58, -26, 6, 38, 70):
    for dx in (-5.1, 0, 5.1):
        for z in (26, 34, 42):
            kit.box((4.4, 0.3, 7.2), (x + dx, 149.6, z), glow(f'pane{x}{dx}{z}', BLUE, random.choice((0.05, 0.12, 0.2, 0.3))))
for x in (-40, 24, 56):
    kit.box((2.2, 2.2, 90), (x, 96, 30), iron)
kit.box((300, 2, 3.4), (0, 96, 44), iron)
for x, y, w, h in ((-30, 70, 26, 10), (33, 84, 20, 8)):
    kit.box((w, 8, h), (x, y, -12 + h / 2), iron, bevel=0.6)
    kit.cylinder(3.4, 8, (x - w * 0.3, y - 2, -12 + h + 2.4), iron, (0, 90, 0), 0.4)
    kit.box((w * 0.3, 5, 6), (x + w * 0.3, y, -12 + h + 2), iron, bevel=0.5)

# the grinder on the floor behind, on a clamp: its wheel throws a fan of sparks past the block
WHEEL = kit.Vector((3.4, 11.0, -7.0))
kit.cylinder(1.15, 0.35, WHEEL, iron, (90, 0, 12), 0.08)
kit.cylinder(0.8, 4.2, WHEEL + kit.Vector((-1.6, 1.2, 0.9)), iron, (90, 0, 60), 0.2)
kit.box((4.4, 4.0, 4.0), WHEEL + kit.Vector((0.2, 1.0, -3.0)), iron, bevel=0.2)
hot = [glow(f'spark{i}', c, s) for i, (c, s) in enumerate((((1, 0.56, 0.2), 16), ((1, 0.38, 0.08), 10), ((1, 0.2, 0.03), 6)))]
lines = [[], [], []]
for i in range(1050):
    turn, speed = random.gauss(0.5, 0.22), random.triangular(14, 46, 34)
    side = random.gauss(-0.16, 0.12)
    t = random.uniform(0, 1) ** 1.25 * 0.82
    points = []
    for k in range(4):
        s = t + k * 0.0085
        drag = (1 - math.exp(-1.5 * s)) / 1.5
        points.append(tuple(WHEEL + kit.Vector((0.4 + math.cos(turn) * speed * drag, side * speed * drag, 1.0 + math.sin(turn) * speed * drag - 24 * s * s))))
    if points[-1][2] > -12:
        lines[min(2, int(t * 3.4 + random.uniform(-0.3, 0.3)))].append(points)
        if random.random() < 0.08:
            at = kit.Vector(points[-1])
            for _ in range(5):
                lines[1].append([at, at + kit.Vector((random.gauss(0, 0.14), random.gauss(0, 0.14), random.gauss(0, 0.14)))])
for group, made, thick in zip(lines, hot, (0.026, 0.02, 0.015)):
    kit.tubes(group, thick, made)
kit.point(WHEEL + kit.Vector((1.2, -0.4, 1.0)), FIRE, 26000, 0.5)
kit.point(WHEEL + kit.Vector((8.0, -2.0, 3.4)), FIRE, 9000, 1.6)
burst = kit.sphere(0.34, WHEEL + kit.Vector((0.8, -0.3, 0.95)), glow('burst', (1, 0.78, 0.45), 30), segments=16)
burst.visible_shadow = False
haze, g = graph_material('haze')
place = g.node('ShaderNodeTexCoord').outputs['Object']
away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', place, (0.7, 1.0, 1.0))}, operation='LENGTH').outputs['Value']
smoke = g.step(g.noise(place, 0.09, 5.0, 0.6), 0.1, 0.9)
g.out(g.node('ShaderNodeAddShader', {0: g.emission((1.0, 0.4, 0.12), g.math('MULTIPLY', g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.09)), smoke), 0.3)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
cloud = kit.plane((200, 120), (8, 30, -6), haze, (90, 0, 0))
cloud.visible_shadow = cloud.visible_diffuse = cloud.visible_glossy = False
back, g = graph_material('back')
place = g.node('ShaderNodeTexCoord').outputs['Object']
away = g.node('ShaderNodeVectorMath', {0: place}, operation='LENGTH').outputs['Value']
g.out(g.node('ShaderNodeAddShader', {0: g.emission((0.16, 0.36, 0.55), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.04)), 0.34)), 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
glowing = kit.plane((300, 200), (18, 62, 10), back, (90, 0, 0))
glowing.visible_shadow = glowing.visible_diffuse = glowing.visible_glossy = False

kit.area((26, 30, 34), (0, 0, 0), (12, 24), BLUE, 52000)
kit.area((-26, -22, 12), (0, 0, -1), (4, 20), FIRE, 15000)
kit.camera((3.6, -34, -2.2), (3.6, 0, -0.5), 54, 0.2, (0, -3, -0.5))
kit.glare(0.28, 0.07, threshold=2.0, streak_threshold=8, streak_color=(1, 0.65, 0.3))
hush()
kit.finish(job.out)
