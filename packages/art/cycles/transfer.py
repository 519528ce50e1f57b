"""Pilot on Board: a harbor pilot on the rope ladder of a moving freighter at night, in the searchlight of the pilot boat. In
metres; the hull runs along x and faces -y, the sea is at z = 0."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import aerial, beam, graph_material

job = kit.job()
FOG = (0.006, 0.011, 0.017)
kit.reset(job.samples, job.width, job.height, background=FOG, seed=20, bounces=4)
LIGHT, AMBER = (1.0, 0.86, 0.66), (1.0, 0.5, 0.15)


def air(g, shader, reach=30):
    return aerial(g, shader, FOG, reach)


# hull: welded plates with dents between the frames, red below, black above, rust that runs from the seams, salt, draft marks
hull, g = graph_material('hull')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
x, _, z = g.split(p)
wide = g.math('ADD', g.math('FRACT', g.math('DIVIDE', x, 2.6)), 0.0)
seam = g.math('ADD', g.step(g.math('ABSOLUTE', g.math('SUBTRACT', wide, 0.5)), 0.494, 0.498), g.step(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', z, 1.9)), 0.5)), 0.492, 0.497))
frames = g.math('COSINE', g.math('MULTIPLY', x, math.tau / 0.65))
buckle = g.noise(g.vector('MULTIPLY', p, (1.2, 1.0, 0.7)), 1.0, 3.0)
blotch = g.noise(p, 1.3, 9.0, 0.5)
runs = g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', p, (9.0, 1.0, 0.35)), 1.0, 5.0), g.noise(p, 0.8, 3.0))
rusty = g.step(runs, 0.27, 0.36)
line = g.math('ADD', 1.55, g.math('MULTIPLY', g.math('SUBTRACT', blotch, 0.5), 0.05))
red = g.step(z, g.math('ADD', line, 0.01), line)
tone = g.mix(red, g.mix(blotch, (0.03, 0.042, 0.058), (0.075, 0.095, 0.12)), g.mix(blotch, (0.2, 0.022, 0.015), (0.36, 0.05, 0.03)))
tone = g.mix(g.math('MULTIPLY', rusty, 0.85), tone, g.mix(g.noise(p, 14.0, 5.0), (0.05, 0.02, 0.008), (0.2, 0.085, 0.03)))
tone = g.mix(g.step(g.noise(p, 24.0, 4.0), 0.7, 0.74), tone, (0.3, 0.3, 0.29))
height = g.math('ADD', g.math('ADD', g.math('MULTIPLY', frames, 0.0035), g.math('MULTIPLY', buckle, 0.035)), g.math('ADD', g.math('MULTIPLY', seam, 0.008), g.math('MULTIPLY', g.math('ADD', rusty, g.noise(p, 30.0, 4.0)), 0.002)))
normal = g.node('ShaderNodeBump', {'Height': height, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
wet = g.step(g.math('ADD', z, g.math('MULTIPLY', blotch, 0.8)), 1.6, 0.9)
g.out(air(g, g.node('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': g.math('SUBTRACT', 0.46, g.math('MULTIPLY', wet, 0.3)), 'Normal': normal}).outputs[0]))
kit.box((80, 1, 12), (0, 0.5, 4), hull)

white = kit.material('white', (0.55, 0.54, 0.5), 0.6)
kit.link(white, kit.ramp(white, kit.noise(white, 9, 6), [(0.4, (0.12, 0.06, 0.03)), (0.5, (0.55, 0.54, 0.5))]), kit.principled(white)['Base Color'])
for i in range(12):
    made = kit.text(str(22 + 2 * i), 0.2, (-1.55, -0.004, 0.5 + 0.4 * i), (90, 0, 0), white)
    made.data.extrude = 0.002
    kit.box((0.16, 0.004, 0.025), (-1.2, -0.004, 0.4 + 0.4 * i), white)

# rope ladder: two manila side ropes of twisted strands, hardwood steps with chocks, a long spreader
rope = kit.material('rope', (0.42, 0.3, 0.16), 0.85, bump=(60, 0.4))
wood = kit.material('wood', (0.3, 0.15, 0.06), 0.5, bump=(8, 0.3))
rubber = kit.material('rubber', (0.35, 0.09, 0.02), 0.6)
LX = 0.0


def sway(z):
    return LX + 0.035 * math.sin(0.8 * z + 0.4), -0.11 - 0.03 * math.sin(1.1 * z)


for side in (-0.24, 0.24):
    for pair in (-0.018, 0.018):
        for strand in range(3):
            points = []
            for k in range(420):
                z = 0.05 + k * 0.016
                sx, sy = sway(z)
                a = k * 0.42 + strand * math.tau / 3
                points.append((sx + side + 0.0085 * math.cos(a), sy + pair + 0.0085 * math.sin(a), z))
            kit.tubes([points], 0.0095, rope, 2)
for i in range(21):
    z = 0.25 + i * 0.31
    sx, sy = sway(z)
    long = 1.7 if i in (8,) else 0.56
    kit.box((long, 0.115, 0.028), (sx, sy, z), rubber if i < 4 else wood, (random.uniform(-4, 4), random.uniform(-1.6, 1.6), random.uniform(-2, 2)), 0.007)
    for side in (-0.24, 0.24):
        for dz in (-0.032, 0.032):
            kit.box((0.045, 0.07, 0.034), (sx + side, sy, z + dz), rope, (0, 0, random.uniform(-8, 8)), 0.008)

# two man-ropes beside it
for side in (-0.5, 0.46):
    kit.tube([(LX + side, -0.1, 7.5), (LX + side + 0.02, -0.14, 4), (LX + side * 1.1, -0.2, 1.5), (LX + side * 1.25, -0.16, -0.2)], 0.014, rope)

# the pilot: boots on a step, a float coat with reflective bands, his back to the lens
coat = kit.material('coat', (0.5, 0.12, 0.015), 0.6, bump=(40, 0.1))
kit.noise_bump(coat, 7, 0.9, 3)
dark = kit.material('dark', (0.012, 0.014, 0.02), 0.6)
kit.noise_bump(dark, 9, 0.7, 3)
tape = kit.material('tape', (0.75, 0.76, 0.78), 0.35, emit=(0.8, 0.85, 0.9), strength=0.35)
boot = kit.material('boot', (0.01, 0.01, 0.01), 0.4)
skin = kit.material('skin', (0.2, 0.1, 0.06), 0.5)
BASE = 0.25 + 6 * 0.31  # the step that his lower foot is on
HX, HY = sway(BASE + 1)
parts = []


def limb(points, widths, made):
    drawn = kit.tube(points, 1.0, made)
    for knot, wide in zip(drawn.data.splines[0].bezier_points, widths):
        knot.radius = wide
    parts.append(drawn)


limb([(-0.1, -0.2, 0.86), (-0.13, -0.16, 0.46), (-0.11, -0.14, 0.1)], (0.115, 0.085, 0.07), dark)
limb([(0.1, -0.2, 0.86), (0.19, -0.26, 0.66), (0.13, -0.16, 0.4)], (0.115, 0.09, 0.07), dark)
for bx, bz in ((-0.11, 0.06), (0.13, 0.37)):
    parts += [kit.box((0.1, 0.26, 0.09), (bx, -0.1, bz), boot, (0, 0, 0), 0.03), kit.cylinder(0.066, 0.2, (bx, -0.17, bz + 0.1), boot, bevel=0.02)]
torso = kit.lathe([(0.0, 0.74), (0.2, 0.76), (0.225, 0.85), (0.2, 1.02), (0.235, 1.22), (0.235, 1.36), (0.18, 1.46), (0.09, 1.53), (0.0, 1.54)], coat, (0, -0.24, 0), segments=48)
torso.scale = (1.0, 0.78, 1)
parts.append(torso)
for z, r in ((0.98, 0.207), (1.2, 0.236)):
    band = kit.lathe([(r + 0.004, z - 0.028), (r + 0.006, z), (r + 0.004, z + 0.028)], tape, (0, -0.24, 0), segments=48)
    band.scale = (1.0, 0.78, 1)
    parts.append(band)
for side in (-1, 1):
    limb([(side * 0.12, -0.42, 1.42), (side * 0.14, -0.435, 1.22), (side * 0.13, -0.42, 1.0)], (0.024, 0.024, 0.024), tape)
limb([(-0.2, -0.24, 1.4), (-0.34, -0.26, 1.36), (-0.26, -0.14, 1.66)], (0.095, 0.08, 0.058), coat)
limb([(0.2, -0.24, 1.4), (0.35, -0.28, 1.2), (0.26, -0.14, 1.32)], (0.095, 0.08, 0.058), coat)
for hx, hz in ((-0.25, 1.7), (0.25, 1.36)):
    parts.append(kit.sphere(0.052, (hx, -0.11, hz), boot, (0.8, 1.0, 1.25), 16))
parts += [kit.sphere(0.115, (0.0, -0.235, 1.67), dark, (0.9, 1.02, 1.1), 24), kit.lathe([(0.135, 1.68), (0.13, 1.72), (0.1, 1.79), (0.0, 1.815)], kit.material('helmet', (0.6, 0.58, 0.52), 0.3, coat=0.4), (0, -0.235, 0), segments=48),
          kit.lathe([(0.135, 1.68), (0.16, 1.675), (0.158, 1.668), (0.13, 1.672)], dark, (0, -0.235, 0), segments=48)]
parts.append(kit.box((0.27, 0.13, 0.36), (0.0, -0.47, 1.17), dark, (4, 0, 0), 0.05))
kit.group(parts, (HX, HY + 0.14, BASE), (3, 2, -3))

# the sea: a swell with foam along the plates, and the fog above it
water, g = graph_material('water')
p = g.node('ShaderNodeNewGeometry').outputs['Position']
swell = g.math('ADD', g.math('MULTIPLY', g.noise(g.vector('MULTIPLY', p, (0.5, 0.9, 1.0)), 0.6, 3.0, 0.5), 0.9), g.math('MULTIPLY', g.noise(p, 3.0, 5.0, 0.6), 0.1))
normal = g.node('ShaderNodeBump', {'Height': swell, 'Strength': 1.0, 'Distance': 1.0}).outputs[0]
y = g.split(p)[1]
foam = g.step(g.math('ADD', g.math('MULTIPLY', g.noise(p, 1.6, 8.0, 1.5), 1.0), g.math('MULTIPLY', y, 0.2)), 0.42, 0.6)
sea = g.node('ShaderNodeBsdfPrincipled', {'Base Color': (0.003, 0.007, 0.009), 'Roughness': 0.08, 'IOR': 1.33, 'Normal': normal}).outputs[0]
froth = g.node('ShaderNodeBsdfDiffuse', {'Color': (0.42, 0.46, 0.46)}).outputs[0]
g.out(air(g, g.blend(g.math('MULTIPLY', foam, 0.8), sea, froth)))
kit.plane((160, 80), (0, -38, 0), water)

# searchlight from the boat at the left: a cone in the fog and a pool on the plates
BOAT = kit.Vector((-6.4, -5.6, 1.9))
spot_at = kit.Vector((0.1, -0.1, 3.15))
kit.spot(BOAT, spot_at, LIGHT, 13000, 22, 0.95, 0.09)
way = (spot_at - BOAT).normalized()
beam(BOAT, spot_at, 0.14, 1.15, (0.85, 0.86, 0.84), 0.34, fall=3.2, smoke=0.9, hold=0.8)
kit.area((7, -5, 6.5), (0, 0, 3), (2, 5), (0.16, 0.3, 0.5), 420)
kit.area((-3, -9, 0.6), (0, 0, 2.5), (5, 0.5), (0.3, 0.5, 0.55), 150)
# deck lamp far above throws a little amber down the side
kit.spot((2.6, -0.7, 9.5), (2.2, -0.1, 4), AMBER, 900, 60, 0.8, 0.1)
# spray and drizzle caught by the light
drops = []
for i in range(300):
    t = random.uniform(0.3, 0.99)
    at = BOAT.lerp(spot_at, t) + kit.Vector((random.gauss(0, 0.6), random.gauss(0, 0.6), random.gauss(0, 0.7)))
    if at.y < -0.5:
        drops.append([at, at + kit.Vector((0.012, 0, -0.05 - 0.03 * random.random()))])
kit.tubes(drops, 0.0022, kit.material('drop', (0.8, 0.8, 0.8), 0.2, emit=LIGHT, strength=0.2), 0)

kit.camera((3.3, -8.0, 0.95), (0.2, -0.1, 2.1), 40, 1.4, (0.0, -0.3, 3.1))
kit.glare(0.3, 0.05, threshold=1.4)
hush()
kit.finish(job.out)
