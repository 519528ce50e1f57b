"""Film cans with their labels and tape, worn and dusty, in the light of a door. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker

job = macro.start(47)
V = kit.Vector
tin = macro.metal((0.5, 0.48, 0.45), 0.24, wear=0.14, scale=0.7)
rust = kit.noise(tin, 0.34, 12)
shader = kit.principled(tin)
kit.link(tin, kit.ramp(tin, rust, [(0.58, (0.5, 0.48, 0.45)), (0.7, (0.13, 0.05, 0.02))]), shader['Base Color'])
kit.bump(tin, rust, 0.1, 0.1)
tape = kit.material('tape', (0.72, 0.68, 0.58), 0.7, bump=(5, 0.3))
red = kit.material('red', (0.55, 0.03, 0.015), 0.6, bump=(5, 0.3))
ink = kit.material('ink', (0.01, 0.01, 0.012), 0.5)
dust = kit.material('dust', (0.5, 0.45, 0.38), 0.9)
wood = kit.material('wood', (0.06, 0.035, 0.02), 0.4, bump=(1.2, 0.4))
R, H = 15, 4.2


def can(z, turn, label=None, color=tape, dented=0.0):
    """A can with its foot at `z`, the label at the front of its side."""
    lid = [(0, H - 0.4), (3.4, H - 0.4), (3.7, H - 0.1), (4.3, H - 0.1), (4.6, H - 0.4), (10.8, H - 0.4), (11.1, H - 0.12), (11.7, H - 0.12), (12.0, H - 0.4), (14.0, H - 0.4), (14.5, H), (R + 0.1, H), (R + 0.25, H - 0.15),
           (R + 0.25, H - 2.1), (R + 0.38, H - 2.25), (R + 0.36, H - 2.45), (R + 0.2, H - 2.5), (R, H - 2.45), (R, 0.4), (R + 0.2, 0.25), (R + 0.12, 0.02), (R - 0.4, 0), (0, 0.1)]
    parts = [kit.lathe(lid, tin, segments=220)]
    if dented:
        for vertex in parts[0].data.vertices:
            off = (V(vertex.co) - V((R * math.cos(dented), R * math.sin(dented), H - 0.8))).length
            vertex.co -= V((math.cos(dented), math.sin(dented), 0.3)) * 1.1 * math.exp(-(off / 2.1) ** 2)
    if label:
        steps, wide = 80, 1.02
        vertices = []
        for i in range(steps + 1):
            a = math.radians(-90) + wide * (i / steps - 0.5)
            torn = 0.05 * random.uniform(-1, 1) if i in (0, steps) else 0
            vertices += [((R + 0.3) * math.cos(a), (R + 0.3) * math.sin(a), H - 2.02 + torn), ((R + 0.3) * math.cos(a), (R + 0.3) * math.sin(a), H - 0.14)]
        parts.append(kit.from_data('tape', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)], color))
        lines = []
        for stroke in marker.strokes(label, 1.16, 0.09, 3):
            fine = []
            for a, b in zip(stroke, stroke[1:]):
                fine += [V(a).lerp(V(b), k / 6) for k in range(6)]
            fine.append(V(stroke[-1]))
            lines.append([((R + 0.225) * math.cos(math.radians(-90) + p.x / R), (R + 0.225) * math.sin(math.radians(-90) + p.x / R), H - 1.08 + p.y) for p in fine])
        parts.append(kit.tubes(lines, 0.1, ink, 3))
    return kit.group(parts, (random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), z), (0, 0, turn))


can(0, 8, 'SALT CAUSEWAY R3')
can(H + 0.06, -7, 'SALT CAUSEWAY R2', red, dented=-0.9)
can(2 * H + 0.12, 14, 'SALT CAUSEWAY R1', dented=-2.2)
can(-H - 0.06, -14, 'R4')
for k in range(3):
    kit.group([can(z, random.uniform(0, 360)) for z in (-4.2, 0, 4.3, 8.6)][:4], (36 + 12 * k, 34 + 14 * k, 0))
kit.box((200, 120, 3), (0, 30, -H - 1.6), wood, bevel=0.3)

points = []
while len(points) < 2600:
    x, y = random.uniform(-R, R), random.uniform(-R, R)
    if math.hypot(x, y) < R:
        points.append((x, y, 3 * H - 0.25))
macro.grains(points, [random.uniform(0.012, 0.05) for _ in points], dust)
macro.lint(26, lambda: (random.uniform(-10, 10), random.uniform(-12, 4), 3 * H - 0.2), 1.4)
macro.far(10, (40, 130), (150, 230), (-8, 44), (2.0, 3.6), ((1, 0.5, 0.16), (0.1, 0.6, 0.66)), (0.8, 2.6))
macro.backdrop((70, 260, 40), (560, 320), [(0, (0.4, 0.2, 0.07)), (0.18, (0.09, 0.06, 0.035)), (0.5, (0.012, 0.026, 0.032)), (1, (0.002, 0.005, 0.007))])
kit.area((44, 6, 26), (0, -6, 6), (6, 26), (1, 0.58, 0.24), 42000)
kit.area((-40, -30, 14), (0, -12, 6), (8, 26), (0.14, 0.55, 0.65), 20000)
kit.area((10, -50, 30), (0, -10, 6), (26, 8), (1, 0.8, 0.6), 12000)
macro.lens((-13, -66, 25), (5.2, -9, 7.6), 80, 2.4, (-0.6, -15.2, 8.6), roll=-4)
kit.glare(0.18, 0.04, 1.2, 6, (1, 0.75, 0.5))
kit.finish(job.out)
