"""Low Orbit: an astronaut adrift in a tunnel of light hoops, the hoops ahead mirrored in the visor. In meters; the tunnel runs
along y, the lens drifts backward before her. In a loop the hoops go by, one spacing at a time."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import graph_material

job = kit.job()
kit.reset(job.samples, job.width, job.height, background=(0.0008, 0.001, 0.0018), seed=12, bounces=5)
STEP, WIDE = 2.1, 1.6  # between hoops; their radius
FIRST, LAST = -18, 9
COLD, WARM = (0.72, 0.86, 1.0), (1.0, 0.5, 0.16)

# hoops of aluminum channel with a lit diffuser on the inside, each hung from two wires
alloy = kit.material('alloy', (0.5, 0.51, 0.53), 0.3, 1.0)
black = kit.material('black', (0.01, 0.01, 0.012), 0.5)
hoops = []
light = [glow(f'diffuser{k}', COLD, strength) for k, strength in enumerate((7.0, 5.2, 8.5))]
for i in range(FIRST, LAST):
    made = light[i % 3]
    channel = kit.lathe([(WIDE, -0.035), (WIDE + 0.05, -0.035), (WIDE + 0.05, 0.035), (WIDE, 0.035), (WIDE, 0.028), (WIDE + 0.03, 0.028), (WIDE + 0.03, -0.028), (WIDE, -0.028)], alloy, close=True, segments=160)
    strip = kit.lathe([(WIDE + 0.004, -0.026), (WIDE + 0.004, 0.026)], made, segments=160)
    parts = [channel, strip]
    for a in (0.52, 2.62):
        parts.append(kit.box((0.05, 0.06, 0.09), ((WIDE + 0.07) * math.cos(a), (WIDE + 0.07) * math.sin(a), 0), black, (0, 0, math.degrees(a))))
    hoops.append((kit.group(parts, (random.uniform(-0.02, 0.02), STEP * i, random.uniform(-0.02, 0.02)), (90 + random.uniform(-0.8, 0.8), 0, random.uniform(-0.8, 0.8))), STEP * i))
# the warehouse about them, barely there
wall = kit.material('wall', (0.05, 0.055, 0.065), 0.6, bump=(0.8, 0.2))
kit.plane((12, 120), (0, 10, -2.3), wall)
for s in (-1, 1):
    for i in range(-6, 14):
        kit.box((0.3, 0.3, 9), (s * 4.4, i * 3.4, 1.5), wall)

# haze gathers toward the far end
haze, g = graph_material('haze')
away = g.node('ShaderNodeVectorMath', {0: g.node('ShaderNodeTexCoord').outputs['Object']}, operation='LENGTH').outputs['Value']
g.out(g.emission((0.2, 0.45, 0.8), g.math('ADD', g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.3)), 0.11), g.math('MULTIPLY', g.math('POWER', 2.718, g.math('MULTIPLY', away, -0.25)), 0.05))))
kit.plane((30, 20), (0, 26, 0), haze, (90, 0, 0))

# the suit: shell, gold visor in its rim, neck ring, quilted shoulders
shell = kit.material('shell', (0.62, 0.63, 0.65), 0.28, coat=0.5)
kit.uneven_rough(shell, 4.0, 0.2, 0.42)
gold = kit.material('gold', (0.95, 0.66, 0.3), 0.025, 1.0)
kit.noise_bump(gold, 3.0, 0.012, 2)
kit.uneven_rough(gold, 14.0, 0.02, 0.13, narrow=0.2)
fabric = kit.material('fabric', (0.6, 0.6, 0.6), 0.85)
kit.bump(fabric, kit.noise(fabric, 5.0, 4, stretch=(1, 1, 2.4)), 0.8, 0.05)
kit.bump(fabric, kit.noise(fabric, 160.0, 2), 0.5, 0.002)
rubber = kit.material('rubber', (0.015, 0.015, 0.017), 0.5)
red = kit.material('red', (0.5, 0.03, 0.015), 0.6)
helmet = []


def dome(radius, made, cut, back=False, squash=(1, 1, 1)):
    """Part of a ball about the -y axis: the cap within `cut` degrees of it, or the rest."""
    turns = [cut + (180 - cut) * k / 40 if back else cut * k / 40 for k in range(41)]
    profile = [(radius * math.sin(math.radians(t)) + 1e-5, radius * math.cos(math.radians(t))) for t in turns]
    made = kit.lathe(profile, made, rot=(90, 0, 0), segments=128)
    made.scale = (squash[0], squash[2], squash[1])
    return made


helmet.append(dome(0.176, gold, 63, squash=(1.0, 1.0, 0.93)))
helmet.append(dome(0.186, shell, 66, True, (1.03, 1.06, 1.03)))
rim = [(0.162, 0.068), (0.172, 0.082), (0.184, 0.078), (0.187, 0.062), (0.178, 0.055)]
helmet.append(kit.lathe(rim, rubber, rot=(90, 0, 0), close=True, segments=128))
helmet[-1].scale = (1.0, 0.95, 1)
outer = [(0.186, 0.07), (0.196, 0.068), (0.2, 0.045), (0.197, 0.01), (0.188, 0.0)]
helmet.append(kit.lathe(outer, shell, rot=(90, 0, 0), close=True, segments=128))
helmet[-1].scale = (1.0, 0.97, 1)
for s in (-1, 1):
    # a hinge and a lamp at each temple
    helmet.append(kit.cylinder(0.042, 0.03, (s * 0.197, -0.005, 0.0), alloy, (0, 90, 0), 0.006))
    helmet.append(kit.cylinder(0.014, 0.034, (s * 0.2, -0.005, 0.0), rubber, (0, 90, 0), 0.003))
    helmet.append(kit.box((0.05, 0.1, 0.055), (s * 0.2, 0.0, 0.1), shell, (0, s * 24, 0), 0.014))
    helmet.append(kit.cylinder(0.017, 0.012, (s * 0.2, -0.053, 0.1), glow('torch', (0.9, 0.95, 1.0), 5), (90, 0, 0)))
head = kit.group(helmet, (0, 0, 0), (-10, 0, 0))
ring = [(0.14, -0.03), (0.168, -0.03), (0.176, -0.015), (0.168, 0.0), (0.176, 0.012), (0.168, 0.026), (0.14, 0.026)]
torso = [kit.lathe(ring, alloy, (0, 0.0, -0.2), close=True, segments=96), kit.cylinder(0.02, 0.03, (0.0, -0.172, -0.2), red, (90, 0, 0), 0.004)]
for k in range(10):
    a = math.tau * k / 10 + 0.2
    torso.append(kit.box((0.02, 0.012, 0.05), (0.176 * math.cos(a), 0.176 * math.sin(a), -0.2), rubber, (0, 0, math.degrees(a)), 0.003))
chest = kit.from_bmesh('chest', lambda bm: [kit.bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=1, matrix=kit.Matrix.Translation(at) @ kit.Matrix.Diagonal((*size, 1)))
                                            for at, size in (((0, 0.04, -0.46), (0.22, 0.15, 0.22)), ((-0.2, 0.04, -0.37), (0.12, 0.12, 0.11)), ((0.2, 0.04, -0.37), (0.12, 0.12, 0.11)), ((0, 0.04, -0.72), (0.2, 0.15, 0.26)),
                                                             ((-0.3, 0.03, -0.47), (0.095, 0.1, 0.14)), ((0.3, 0.03, -0.47), (0.095, 0.1, 0.14)), ((-0.37, -0.02, -0.63), (0.085, 0.09, 0.16)), ((0.42, 0.05, -0.62), (0.085, 0.09, 0.16)), ((0, 0.03, -0.27), (0.165, 0.15, 0.1)))], fabric)
for kind, values in (('REMESH', {'mode': 'VOXEL', 'voxel_size': 0.012, 'use_smooth_shade': True}), ('SMOOTH', {'factor': 0.6, 'iterations': 26})):
    modifier = chest.modifiers.new(kind.lower(), kind)
    for key, value in values.items():
        setattr(modifier, key, value)
torso.append(chest)
torso.append(kit.box((0.2, 0.09, 0.14), (0.0, -0.2, -0.52), shell, (-12, 0, 0), 0.012))
for k in range(3):
    torso.append(kit.cylinder(0.014, 0.02, (-0.06 + 0.06 * k, -0.25, -0.5), (alloy, rubber, red)[k], (78, 0, 0), 0.003))
for s in (-1, 1):
    torso.append(kit.tube([(s * 0.08, -0.235, -0.56), (s * 0.2, -0.27, -0.56), (s * 0.27, -0.2, -0.42), (s * 0.22, -0.04, -0.22)], 0.017, rubber))
torso.append(kit.box((0.52, 0.2, 0.62), (0, 0.28, -0.42), shell, (0, 0, 0), 0.04))
body = kit.group([head, kit.group(torso)], (0.26, 0, 0.12), (-16, 24, 10))

kit.area((0, 2.2, 1.9), (0.3, 0, 0), (1.6, 0.3), COLD, 60).visible_glossy = False
kit.area((-1.7, -0.5, 0.5), (0.3, 0, -0.1), (0.3, 1.2), COLD, 20).visible_glossy = False
kit.area((1.5, -0.7, -0.9), (0.3, 0, -0.1), (0.1, 1.0), WARM, 2.2)
kit.camera((0.02, -1.05, 0.0), (0.27, 0, 0.15), 85, 2.8, (0.22, -0.16, 0.12))
kit.glare(0.35, 0.14, threshold=1.4, streak_threshold=5, streak_color=(0.5, 0.75, 1.0))
hush()


def pose(place):
    for hoop, y in hoops:
        hoop.location.y = y + 3 * STEP * place
    body.location.x = 0.26 + 0.012 * math.sin(math.tau * place)
    body.rotation_euler.y = math.radians(24 + 1.4 * math.sin(math.tau * place))


kit.finish(job.out, job.frames, pose)
