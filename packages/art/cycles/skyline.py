"""Miami across the bay, from a balcony in a violet storm. Views: poster, rail."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import block, facade, glow, hush, tower, water
from shading import sky

job = kit.job()
view = job.args.get('view', 'poster')
kit.reset(job.samples, job.width, job.height, bounces=4)


def row(skin, count, left, right, near, far, low, high, peaks, crowns=(), masts=0.3):
    """Towers from left to right, tallest near the peaks (x, width, share)."""
    for i in range(count):
        x = left + (right - left) * (i + random.uniform(0.1, 0.9)) / count
        rise = sum(share * math.exp(-((x - at) / wide) ** 2) for at, wide, share in peaks)
        height = low + (high - low) * min(1.0, rise) * random.uniform(0.5, 1.0) + random.uniform(0, low)
        crown = random.choice(crowns) if crowns and height > high * 0.4 and random.random() < 0.5 else None
        mast = random.uniform(10, 26) if height > high * 0.5 and random.random() < masts else 0
        tower(x, random.uniform(near, far), random.uniform(20, 40), random.uniform(22, 40), height, skin, crown, mast)


def clouds(g, direction, color):
    x, y, z = g.split(direction)
    flat = g.math('ADD', g.math('ABSOLUTE', z), 0.16)
    plane = g.join(g.math('DIVIDE', x, flat), g.math('DIVIDE', y, flat), 0.0)
    mass = g.math('ADD', g.math('MULTIPLY', g.noise(plane, 1.1, 7.0, 0.9), 0.65), g.math('MULTIPLY', g.noise(plane, 3.2, 6.0, 0.5), 0.35))
    away = g.node('ShaderNodeVectorMath', {0: g.vector('MULTIPLY', direction, (1.0, 1.0, 1.3)), 1: (0.2, 0.93, 0.36)}, operation='DISTANCE').outputs['Value']
    flash = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('MULTIPLY', away, away), -26.0))
    core = g.math('POWER', 2.718, g.math('MULTIPLY', g.math('MULTIPLY', away, away), -160.0))
    body = g.ramp(mass, [(0.38, (0.002, 0.0015, 0.006)), (0.52, (0.01, 0.005, 0.025)), (0.7, (0.05, 0.022, 0.1))])
    power = g.node('ShaderNodeValue', label='flash').outputs[0]
    power.default_value = 1.0
    lit = g.math('MULTIPLY', g.math('MULTIPLY', power, g.math('ADD', g.math('MULTIPLY', flash, 0.3), g.math('MULTIPLY', core, 2.2))), g.step(mass, 0.38, 0.66))
    return g.mix(1.0, g.mix(1.0, body, color, 'ADD'), g.mix(lit, (0, 0, 0), (0.62, 0.5, 1.0)), 'ADD')
sky([(0.0, (0.07, 0.03, 0.07)), (0.08, (0.012, 0.006, 0.024)), (0.3, (0.0, 0.0, 0.0)), (1.0, (0.0, 0.0, 0.0))], 1.0, clouds)
skin = facade('glass', (0.05, 0.022, 0.07), 1500, lit=0.22, light=2.4, warm=0.85)
row(skin, 60, -620, 760, 560, 1000, 22, 118, [(-170, 150, 1.0), (300, 120, 0.8)], masts=0.3)
row(skin, 12, -260, 300, 250, 400, 14, 60, [(-150, 90, 0.9)], masts=0.2)
water(9000, wave=0.35, length=8, center=(0, 4200))
block(0, 1400, -1, 6000, 900, 4, glow('land', (0.004, 0.002, 0.006), 1))
bolt = glow('bolt', (0.75, 0.66, 1.0), 6)
def strike(x, z, end, sway, thick):
    points = [(x, 3000, z)]
    while z > end:
        z -= random.uniform(22, 60)
        x += random.uniform(-1, 1) * sway
        points.append((x, 3000, z))
        if thick > 2 and random.random() < 0.22:
            strike(x, z, z - random.uniform(120, 330), sway * 1.5, thick * 0.42)
    curve = kit.tube(points, thick, bolt, smooth=False, resolution=2)
    for i, knot in enumerate(curve.data.splines[0].points):
        knot.radius = 1.15 - 0.75 * i / len(points)
strike(*{'poster': (520, 1150, 20, 40, 3.2), 'rail': (900, 1200, 20, 40, 5)}[view])
steel = kit.material('steel', (0.6, 0.6, 0.6), 0.22, 1.0)
block(0, 2.1, 129.13, 14, 0.09, 0.05, steel)
for x in (-2.35, -0.9, 0.55, 2.0):
    block(x, 2.1, 127, 0.05, 0.03, 1.9, steel)
kit.area((-3.5, -0.8, 130.6), (-1.5, 2.1, 129.1), 1.2, (1, 0.5, 0.18), 60)
if view == 'rail':
    # rain on the rail
    bead = kit.sphere(0.0032, (0, 0, 0), kit.material('rain', (1, 1, 1), 0.02, transmission=1, ior=1.33), segments=16)
    for _ in range(420):
        wide = random.choice((0.4, 0.6, 1.0, 1.6)) * random.uniform(0.6, 1.2)
        kit.copy(bead, (random.uniform(-1.2, 2.6), 2.1 + random.uniform(-0.042, 0.042), 129.18 + 0.001 * wide), (0, 0, 0), (wide, wide, wide * 0.6))
    for x in [random.uniform(-1, 2.6) for _ in range(26)]:
        kit.copy(bead, (x, 2.055, 129.125), (0, 0, 0), (0.9, 0.9, 1.5))
    kit.area((2.2, 3.6, 130.2), (0.3, 2.1, 129.15), 0.8, (0.62, 0.5, 1.0), 26)
    kit.area((-1.6, 1.2, 129.7), (0.2, 2.1, 129.15), 0.3, (1, 0.5, 0.18), 14)
kit.camera(*{
    'poster': ((0, 0, 129.6), (30, 400, 150), 30, 2.0),
    'rail': ((-0.55, 1.42, 129.42), (0.55, 2.35, 129.13), 42, 1.4, 1.08),
}[view])
kit.glare(0.35, 0.1)
hush()
FLASHES = ((0.0, 0.05), (0.14, 1.1), (0.26, 0.35), (0.36, 1.25), (0.8, 0.7), (9.0, 0.0))


def pose(place):
    """The bay moves; over the city the lightning comes and goes."""
    t = place * job.seconds
    tide = kit.bpy.data.materials['water'].node_tree.nodes['tide'].inputs
    tide[0].default_value, tide[1].default_value, tide[2].default_value = 0.5 * t, -0.8 * t, 0.9 * t
    k = max(i for i, (start, _) in enumerate(FLASHES) if start <= t)
    (start, strong), following = FLASHES[k], FLASHES[k + 1][0]
    now = strong * math.exp(-3.2 * (t - start)) if following < 9 else strong * math.exp(-2 * (t - start))
    next(n for n in kit.bpy.context.scene.world.node_tree.nodes if n.label == 'flash').outputs[0].default_value = 0.12 + 1.1 * now
    kit.bpy.data.materials['bolt'].node_tree.nodes['Emission'].inputs['Strength'].default_value = 7.0 * now * now


kit.finish(job.out, job.frames, kit.travel(job, pose))
