"""The open tank of a pickup, its cap hanging on a chain, dust on the paint and a low sun. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(64, background=(0.004, 0.003, 0.004))
V = kit.Vector
paint = macro.paint((0.05, 0.19, 0.2), under=(0.2, 0.09, 0.04), chips=0.035, scale=0.42, rough=0.3, coat=0.5)
# dust, more of it low down
shader = kit.principled(paint)
dusty = kit.noise(paint, 0.5, 12, stretch=(1, 1, 0.3))
color = shader['Base Color'].links[0].from_socket
kit.link(paint, kit.mix(paint, kit.ramp(paint, dusty, [(0.4, 0.1), (0.72, 0.75)]), color, (0.42, 0.24, 0.13)), shader['Base Color'])
chrome = macro.metal((0.72, 0.7, 0.68), 0.16, wear=0.1, scale=1.4)
rust = macro.paint((0.12, 0.04, 0.015), under=(0.3, 0.26, 0.22), chips=0.16, scale=1.6, rough=0.7)
black = macro.plastic((0.008, 0.008, 0.008), 0.7)

# the flank bulges a little; a rolled line runs along it, a pit takes the pipe
steps = 220
vertices, faces = [], []
for j in range(steps):
    for i in range(steps):
        x, z = -36 + 72 * i / (steps - 1), -24 + 44 * j / (steps - 1)
        r = math.hypot(x, z)
        pit = 2.6 * (0.5 - 0.5 * math.cos(math.pi * max(0.0, min(1.0, (7.6 - r) / 2.0))))
        ridge = 0.9 * math.exp(-((z - 12.2) / 0.9) ** 2)
        vertices.append((x, 0.0011 * (z + 2) ** 2 + 0.0006 * x * x + pit - ridge, z))
for j in range(steps - 1):
    for i in range(steps - 1):
        x, _, z = vertices[j * steps + i]
        if math.hypot(x, z) > 3.4:
            faces.append((j * steps + i, j * steps + i + 1, (j + 1) * steps + i + 1, (j + 1) * steps + i))
flank = kit.from_data('flank', vertices, faces, paint)
# the pipe: a rim of bare metal with two notches, dark inside
kit.lathe([(3.0, 4.5), (3.0, -0.6), (3.5, -0.85), (3.95, -0.6), (3.95, 3.5)], rust, (0, 1.2, 0), (-90, 0, 0))
kit.lathe([(3.2, -0.72), (3.5, -0.95), (3.8, -0.72)], chrome, (0, 1.2, 0), (-90, 0, 0))
kit.cylinder(2.98, 0.2, (0, 4.6, 0), black, (90, 0, 0))
for a in (20, 200):
    kit.box((1.5, 0.6, 0.7), (3.3 * math.cos(math.radians(a)), 0.45, 3.3 * math.sin(math.radians(a))), black, (0, -a, 0), 0.1)

# the cap: a chrome dome with a milled edge and a bar to turn it, TANK 2 stamped on it
cap = [kit.lathe([(0, -1.25), (1.4, -1.2), (3.0, -0.95), (3.9, -0.4), (4.1, 0.1), (4.1, 0.8), (3.7, 0.95), (3.1, 0.95), (3.1, 1.9), (2.5, 2.0), (0, 2.0)], chrome)]
for k in range(56):
    a = math.tau * k / 56
    cap.append(kit.box((0.16, 0.22, 0.75), (4.1 * math.cos(a), 4.1 * math.sin(a), 0.42), chrome, (0, 0, math.degrees(a)), 0.04))
cap.append(kit.box((5.2, 1.25, 0.9), (0, 0, -1.4), chrome, bevel=0.35))
kit.group(cap, (6.4, -2.2, -9.4), (-78, 24, 12))
# a ball chain from a stud beside the pipe to the cap
ends = (V((5.2, 0.2, -3.2)), V((6.1, -0.9, -6.2)))
way = [ends[0].lerp(ends[1], t) + V((1.5 * math.sin(math.pi * t), -0.9 * math.sin(math.pi * t), -0.7 * math.sin(math.pi * t))) for t in [k / 15 for k in range(16)]]
ball = kit.sphere(0.26, way[0], chrome, segments=24)
for at in way[1:]:
    kit.copy(ball, at)
kit.tubes([way], 0.07, chrome, 2)
kit.sphere(0.55, ends[0], chrome, (1, 0.6, 1))
# fuel that has run over washed a way through the dust
streak = kit.material('streak', (0.03, 0.1, 0.105), 0.12, coat=0.6)
run = [(0.4 + 0.25 * math.sin(k * 0.7), 0.0011 * (-7.4 - k + 2) ** 2 - 0.03, -7.4 - 0.9 * k) for k in range(20)]
kit.tube(run, 0.34, streak).scale.y = 0.12
macro.grains([(random.uniform(-30, 30), -0.75 + 0.0006, 12.9 + random.uniform(-0.4, 0.4)) for _ in range(900)], [random.uniform(0.03, 0.12) for _ in range(900)], kit.material('dust', (0.5, 0.28, 0.14), 0.9))

kit.area((70, -34, 10), (0, 0, -2), (10, 10), (1, 0.5, 0.16), 120000)
kit.area((-40, -60, 40), (0, 0, 0), (60, 30), (0.5, 0.26, 0.5), 26000)
kit.area((-10, -70, -30), (0, 0, -4), (80, 14), (1, 0.42, 0.16), 16000)
macro.lens((-17, -46, -4), (2.6, 0, -4.2), 78, 2.8, (5.2, -4.4, -8.2), roll=-5)
kit.glare(0.2, 0.05, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
