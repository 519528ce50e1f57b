"""A drilled pipe that makes rain: a row of holes, a jet from each, a hose on its end, one lamp behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(528, background=(0.0015, 0.002, 0.003))
V = kit.Vector
copper = macro.metal((0.66, 0.28, 0.13), 0.36, wear=0.1, scale=0.8)
stain = kit.ramp(copper, kit.noise(copper, 0.5, 12), [(0.58, 0.0), (0.66, 0.8)])
kit.link(copper, kit.mix(copper, stain, kit.ramp(copper, kit.noise(copper, 1.1, 8), [(0.4, (0.5, 0.19, 0.085)), (0.6, (0.74, 0.34, 0.16))]), (0.06, 0.2, 0.16)), kit.principled(copper)['Base Color'])
dark = kit.material('hole', (0.01, 0.005, 0.003), 0.6)
steel = macro.metal((0.6, 0.59, 0.57), 0.22)
hose = macro.plastic((0.02, 0.2, 0.05), 0.35, 20, 0.1)
clear = macro.water()
r = 1.7
parts = [kit.cylinder(r, 120, (40, 0, 0), copper, (0, 90, 0), segments=128)]
# the collar and the hose that is clamped over the end
parts.append(kit.lathe([(r, -1.2), (r + 0.35, -1.1), (r + 0.4, 0), (r + 0.35, 1.1), (r, 1.2)], copper, (-9.6, 0, 0), (0, 90, 0)))
parts.append(kit.tube([(-12, 0, 0), (-18, 0, 0), (-25, 2, -1.5), (-34, 8, -9), (-40, 14, -26)], r + 0.42, hose, resolution=10))
parts.append(kit.lathe([(r + 0.46, -0.7), (r + 0.62, -0.66), (r + 0.62, 0.66), (r + 0.46, 0.7)], steel, (-14.4, 0, 0), (0, 90, 0)))
parts.append(kit.box((1.5, 1.5, 1.0), (-14.4, -r - 0.6, 1.2), steel, (40, 0, 0), 0.1))
parts.append(kit.cylinder(0.5, 2.4, (-14.4, -r - 0.9, 2.0), steel, (40, 0, 0), 0.08, segments=6))
# holes in a row, burrs about them, a jet from each that breaks into drops
step = 2.6
for k in range(-2, 16):
    x = -3 + step * k
    lean = random.uniform(-0.05, 0.05)
    angle = -0.62
    at = V((x, r * math.sin(angle), -r * math.cos(angle)))
    out = V((lean, math.sin(angle), -math.cos(angle)))
    parts.append(kit.sphere(0.27, at, dark, (1, 0.7, 0.7), 24))
    speed = random.uniform(5.0, 6.2)
    line, t = [], 0.0
    breaks = random.uniform(0.16, 0.4)
    while t < breaks:
        p = at + V((out.x * speed * t * 3, out.y * speed * t * 3, out.z * speed * t * 3 - 22 * t * t))
        line.append((p, t))
        t += 0.012
    profile = []
    phase = random.uniform(0, 6)
    for n, (p, u) in enumerate(line):
        share = n / len(line)
        profile.append((p, 0.2 - 0.06 * share + 0.075 * share ** 1.5 * math.sin(n * 1.25 + phase)))
    curve = kit.bpy.data.curves.new('drop-jet', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', 1.0, 6, True
    spline = curve.splines.new('POLY')
    spline.points.add(len(profile) - 1)
    for knot, (p, thick) in zip(spline.points, profile):
        knot.co, knot.radius = (*p, 1), thick
    kit.wrap('drop-jet', curve, clear)
    for _ in range(40):
        t += random.uniform(0.01, 0.028)
        p = at + V((out.x * speed * t * 3, out.y * speed * t * 3, out.z * speed * t * 3 - 22 * t * t))
        kit.sphere(random.uniform(0.07, 0.24), p + V((random.gauss(0, 0.16), random.gauss(0, 0.16), 0)), clear, (1, 1, random.uniform(0.9, 1.5)), 20, 'drop')


def on_pipe():
    a = random.uniform(-0.5, 2.6)
    return (random.uniform(-9, 50), -r * math.cos(a), r * math.sin(a)), (0, -math.cos(a), math.sin(a))


macro.drops(420, on_pipe, 0.32, clear, 0.45, 0.25)
for _ in range(60):
    x = random.uniform(-9, 46)
    bead = macro.dome(clear, 1.2, 0.05)
    bead.location, bead.rotation_euler, bead.scale = (x, 0.1, -r + 0.02), (math.pi, 0, 0), (0.18, 0.18, random.uniform(0.16, 0.36))
# the drops of other jets, far and near
for _ in range(500):
    kit.sphere(random.uniform(0.06, 0.16), (random.uniform(-30, 60), random.uniform(5, 40), random.uniform(-16, 6)), clear, (1, 1, 1.6), 12, 'drop')
macro.backdrop((26, 150, -22), (260, 200), [(0, (1.1, 0.34, 0.2)), (0.16, (0.55, 0.1, 0.06)), (0.42, (0.07, 0.02, 0.04)), (0.8, (0.008, 0.014, 0.04)), (1, (0.004, 0.008, 0.02))])
kit.area((26, 60, 10), (4, 0, -3), (20, 20), (1, 0.42, 0.26), 90000)
kit.area((-30, 20, 26), (0, 0, 0), (6, 40), (0.2, 0.45, 1), 40000)
kit.area((4, -50, 26), (4, 0, 0), (90, 30), (1, 0.74, 0.56), 40000)
kit.area((4, -40, -34), (4, 0, 0), (90, 18), (0.3, 0.5, 1), 16000)
macro.lens((-17, -43, -3.2), (-4.4, 0, -2.1), 78, 3.2, (-4.4, -1.5, -1), roll=7)
kit.glare(0.25, 0.04, 1.1, 6, (1, 0.6, 0.5))
kit.finish(job.out)
