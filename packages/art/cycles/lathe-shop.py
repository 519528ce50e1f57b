"""A lathe at work: a steel bar in the chuck, the tool, a bright curl of metal coming off it. In decimetres."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import bulb, glow, hush

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=33, background=(0.0015, 0.0022, 0.0026), bounces=5)
ORANGE, TEAL = (1.0, 0.48, 0.15), (0.06, 0.6, 0.62)
steel = kit.material('steel', (0.5, 0.5, 0.5), 0.26, 1.0)
kit.uneven_rough(steel, 3.0, 0.16, 0.4)
turned = kit.material('turned', (0.62, 0.62, 0.62), 0.15, 1.0, anisotropic=0.6)
kit.noise_bump(turned, 6.0, 0.25, stretch=(9, 0.05, 0.05))
rough = kit.material('scale', (0.09, 0.075, 0.065), 0.6, 0.7, bump=(9, 0.4))
iron = kit.material('iron', (0.03, 0.034, 0.036), 0.4, 0.5, bump=(3, 0.15))
paint = kit.material('paint', (0.02, 0.08, 0.075), 0.32, bump=(4, 0.08))
carbide = kit.material('carbide', (0.5, 0.33, 0.08), 0.25, 1.0)
hot = kit.material('chip', (0.75, 0.56, 0.34), 0.18, 1.0)
blue = kit.material('blued', (0.14, 0.2, 0.42), 0.2, 1.0)

# chuck: a stepped disc about x, three jaws; the bar it holds, half of it already turned
chuck = [kit.lathe([(0.0, 0.0), (0.9, 0.0), (0.98, -0.08), (0.98, -0.75), (1.05, -0.8), (1.05, -1.3), (0.0, -1.3)], steel, segments=160, bevel=0.02)]
for k in range(3):
    a = 120 * k + 40
    t = math.radians(a)
    for r, z, w in ((0.52, 0.17, 0.44), (0.72, 0.08, 0.44)):
        chuck.append(kit.box((0.42 if r < 0.6 else 0.6, w, 0.36 if r < 0.6 else 0.18), (r * math.cos(t), r * math.sin(t), z), steel, (0, 0, a), 0.02))
    chuck.append(kit.cylinder(0.09, 0.03, (0.8 * math.cos(t + 1.05), 0.8 * math.sin(t + 1.05), 0.0), iron, segments=6))
kit.group(chuck, (-1.9, 0, 0), (0, 90, 0))
kit.cylinder(0.33, 1.95, (-0.95, 0, 0), rough, (0, 90, 0), segments=128)
kit.cylinder(0.285, 3.4, (1.7, 0, 0), turned, (0, 90, 0), segments=128)
kit.lathe([(0.33, -0.02), (0.31, 0.02), (0.286, 0.05)], turned, (0.02, 0, 0), (0, 90, 0))
kit.lathe([(0.0, 0.0), (0.12, 0.3), (0.3, 0.75), (0.42, 0.8), (0.42, 2.0), (0.0, 2.0)], steel, (3.2, 0, 0), (0, 90, 0), bevel=0.01)

# the tool: a square holder, a gold insert under its clamp, the post behind
kit.box((0.26, 1.7, 0.26), (0.17, -1.2, -0.08), iron, (0, 0, 0), 0.02)
kit.box((0.2, 0.26, 0.07), (0.1, -0.42, 0.02), carbide, (0, 0, 14), 0.015)
kit.box((0.14, 0.4, 0.09), (0.18, -0.66, 0.1), steel, bevel=0.02)
kit.cylinder(0.055, 0.06, (0.18, -0.66, 0.17), iron, segments=6)
kit.box((1.1, 1.1, 0.9), (0.4, -2.2, -0.05), paint, bevel=0.04)
for x in (0.1, 0.4, 0.7):
    kit.cylinder(0.09, 0.16, (x, -1.85, 0.45), iron, segments=6)
kit.tube([(1.6, -1.6, 1.4), (1.2, -1.2, 1.0), (0.85, -0.8, 0.62), (0.5, -0.5, 0.32)], 0.05, paint)
kit.lathe([(0.05, 0.0), (0.05, 0.1), (0.022, 0.2), (0.022, 0.24)], carbide, (0.5, -0.5, 0.32), (-125, 0, 45))


def curl(start, way, turns, radius, grow, made, wide=0.035):
    """A ribbon of metal wound like a spring, its axis along `way`."""
    way = kit.Vector(way).normalized()
    side = way.cross((0.2, 0.1, 1)).normalized()
    up = way.cross(side)
    vertices, count = [], int(turns * 36)
    for k in range(count):
        a, t = math.tau * k / 36, k / 36
        r = radius * (1 + grow * t) * (1 + 0.06 * math.sin(t * 2.3))
        center = kit.Vector(start) + way * (0.062 * t) * (1 + 0.1 * math.sin(t)) + kit.Vector((0, 0, -0.0009 * t * t))
        out = side * math.cos(a) + up * math.sin(a)
        for s in (-wide / 2, wide / 2):
            vertices.append(center + out * (r + 0.25 * s) + way * s)
    ribbon = kit.from_data('curl', vertices, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(count - 1)], made)
    ribbon.modifiers.new('thick', 'SOLIDIFY').thickness = 0.008


curl((0.02, -0.36, 0.1), (0.5, -0.75, 0.28), 15, 0.1, 0.015, hot)
curl((0.55, -0.85, -0.62), (0.9, -0.3, 0.0), 18, 0.085, 0.01, blue)
for k in range(16):
    curl((random.uniform(-1.2, 2.2), random.uniform(-1.4, 0.6), -1.2), (random.uniform(-1, 1), random.uniform(-1, 1), 0.1), random.uniform(4, 10), random.uniform(0.06, 0.12), 0.02, random.choice((hot, blue, steel)))
kit.box((16, 1.0, 0.4), (0, 0.9, -1.5), iron, bevel=0.05)
kit.box((16, 1.0, 0.4), (0, -1.3, -1.5), iron, bevel=0.05)
kit.box((3.2, 3.6, 4.2), (-4.8, 0.3, -0.3), paint, bevel=0.2)

# a work lamp on its arm, the shop behind
kit.lathe([(0.0, 0.5), (0.16, 0.48), (0.2, 0.3), (0.52, 0.0), (0.5, 0.0), (0.18, 0.28)], paint, (1.5, 2.6, 1.75), (24, 16, 0), segments=64)
bulb(1.44, 2.5, 1.78, 0.2, glow('bulb', (1, 0.62, 0.3), 12))
kit.tube([(1.6, 2.9, 2.2), (2.6, 4.2, 3.4), (3.4, 5, 1.0)], 0.06, iron, smooth=False)
kit.area((1.4, 2.2, 1.75), (0.1, -0.2, 0), 0.7, ORANGE, 420)
kit.area((-0.6, -3.0, 3.2), (0.2, -0.3, 0), (0.7, 0.7), (1, 0.62, 0.32), 130)
kit.area((-4.2, 3.5, 3.0), (-0.5, 0, 0), (1.0, 3.0), TEAL, 90)
kit.area((5.0, -2.5, 1.2), (0.8, -0.3, 0), (0.5, 2.2), TEAL, 14)
for i in range(34):
    bulb(random.uniform(-26, 34), random.uniform(26, 60), random.uniform(-6, 11), random.uniform(0.2, 0.45), glow(f'far{i}', random.choice((TEAL, TEAL, (1, 0.55, 0.24))), random.uniform(2, 8)))
for x in (-12, 2, 17):
    kit.box((2, 2, 40), (x, 34, 6), iron)
    kit.box((9, 6, 9), (x + 8, 30, -6), paint, bevel=0.3)
kit.area((4, 40, 18), (4, 30, -6), (30, 6), TEAL, 5000)
kit.camera((2.3, -4.6, 1.9), (-0.35, -0.2, -0.02), 32, 0.26, (0.1, -0.4, 0.05))
kit.glare(0.3, 0.08, threshold=1.3, streak_threshold=8, streak_color=(1, 0.65, 0.35))
hush()
kit.finish(job.out)
