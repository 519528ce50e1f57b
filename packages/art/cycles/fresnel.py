"""The ribbed lens of a lamp on a seawall behind its wire guard, beaded with salt spray; lights of the bay far out of focus. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(34, background=(0.001, 0.0014, 0.003), bounces=8)
R, PITCH = 10.0, 0.62
# the lens about z, its front toward +z: rings with a slope and a step, a dome in the middle
profile, r = [(0, 0.62), (0.8, 0.58), (1.5, 0.42), (1.9, 0.24)], 1.9
while r < R - 0.3:
    profile += [(r + 0.05, 0.02), (r + 0.16, 0.3), (r + 0.3, 0.36), (r + PITCH - 0.06, 0.14)]
    r += PITCH
profile += [(R, 0.0), (R, -0.7), (0, -0.7)]
glass = kit.material('lens', (0.98, 0.99, 0.97), 0.03, transmission=1.0, ior=1.47)
kit.uneven_rough(glass, 0.7, 0.02, 0.12)
lens = kit.lathe(profile, glass, segments=220)
parts = [lens]
# behind it: the bulb, what the reflector makes of it, and the dark of the housing
parts.append(kit.sphere(1.5, (0.2, 0.4, -4.4), macro.glow((1.0, 0.58, 0.24), 40), segments=32))
parts.append(kit.cylinder(5.2, 0.1, (0, 0, -8.6), macro.glow((1.0, 0.5, 0.17), 2.2)))
mirror = kit.material('mirror', (0.6, 0.57, 0.52), 0.22, 1.0)
parts.append(kit.lathe([(0.4, -9.4), (3, -8.9), (6, -7.2), (8.2, -4.6), (9.3, -1.6)], mirror, segments=96))
shell = macro.paint((0.02, 0.021, 0.022), under=(0.42, 0.4, 0.37), chips=0.02, scale=3.0, rough=0.5)
kit.noise_bump(shell, 6, 0.25)
parts.append(kit.lathe([(R + 0.06, -0.9), (R + 0.06, 0.55), (R + 0.5, 0.75), (R + 1.3, 0.75), (R + 1.5, 0.5), (R + 1.5, -12), (R + 0.3, -12)], shell, segments=160))
# clips that hold the lens, screws in the ring
steel = macro.metal((0.5, 0.48, 0.44), 0.3, wear=0.14, scale=3)
for k in range(3):
    angle = math.radians(20 + 120 * k)
    at = (math.cos(angle) * (R + 0.3), math.sin(angle) * (R + 0.3))
    parts.append(kit.box((2.2, 1.3, 0.12), (*at, 0.86), steel, (0, 0, math.degrees(angle)), bevel=0.05))
    parts.append(kit.lathe([(0, 0.34), (0.2, 0.33), (0.36, 0.22), (0.4, 0)], steel, (at[0] * 1.06, at[1] * 1.06, 0.9), segments=32))
# the guard: crossed wires in a ring
wire = macro.metal((0.4, 0.37, 0.33), 0.36, wear=0.16, scale=4)
rows = []
for k in range(-4, 5):
    off, reach = k * 2.6, math.sqrt(max(0, (R + 1.1) ** 2 - (k * 2.6) ** 2))
    if reach > 1:
        rows.append([(off, -reach, 1.5), (off + 0.06, 0, 1.66), (off, reach, 1.5)])
        rows.append([(-reach, off, 1.78), (0, off - 0.05, 1.84), (reach, off, 1.78)])
parts.append(kit.tubes(rows, 0.1, wire, 4))
parts.append(kit.tube([((R + 1.1) * math.cos(math.tau * k / 48), (R + 1.1) * math.sin(math.tau * k / 48), 1.6) for k in range(48)], 0.2, wire, closed=True))
parts.append(kit.lathe([(R + 1.0, 0.7), (R + 1.2, 0.7), (R + 1.2, 1.6), (R + 1.0, 1.6)], shell, close=True))
# spray: drops on the glass and on the wire
wet = macro.water()


def spot():
    a, d = random.uniform(0, math.tau), R * math.sqrt(random.random()) * 0.97
    ring = (d - 1.9) % PITCH if d > 1.9 else 0.3
    z = 0.36 - 0.22 * ring / PITCH if d > 1.9 else 0.6 - 0.1 * d * d
    return (d * math.cos(a), d * math.sin(a), z), (0, 0, 1)


parts += macro.drops(700, spot, 0.2, wet, 0.6, small=3)
parts += macro.drops(60, spot, 0.34, wet, 0.55, 0.3, small=1.2)
for line in rows:
    for _ in range(5):
        t = random.random()
        a, b = (kit.Vector(line[0]), kit.Vector(line[1])) if t < 0.5 else (kit.Vector(line[1]), kit.Vector(line[2]))
        at = a.lerp(b, (t % 0.5) * 2)
        parts.append(kit.sphere(random.uniform(0.08, 0.17), at + kit.Vector((0, -0.12, 0)), wet, (1, 1.2, 1), segments=16))
held = kit.group(parts, (0, 0, 0), (84, 0, 40))
# across the bay: lights and the streaks they leave in black water
for k in range(26):
    x, warm = random.uniform(-70, 150), random.random() < 0.6
    color, bright = ((1.0, 0.6, 0.25) if warm else (0.4, 0.75, 1.0)), random.uniform(1.5, 7)
    size = random.uniform(0.8, 1.7)
    kit.sphere(size, (x, 230, 6 + random.uniform(0, 7)), macro.glow(color, bright), segments=16, name='far')
    for j in range(5):
        kit.sphere(size * 0.8, (x + random.gauss(0, 0.8), 230 - j * 9, -3 - 6.5 * j), macro.glow(color, bright * 0.34 / (1 + 0.6 * j)), (2.0, 1, 0.35), segments=12, name='far')
macro.backdrop((40, 330, -6), (620, 300), [(0, (0.012, 0.022, 0.05)), (0.4, (0.005, 0.009, 0.022)), (0.9, (0.001, 0.002, 0.005))])
# the moon's blue from behind over the housing, a weak fill
kit.area((26, 40, 26), (0, 0, 2), (14, 10), (0.3, 0.55, 1.0), 22000)
kit.area((-24, -30, 20), (0, 0, 0), (14, 8), (0.35, 0.6, 1.0), 3000)
macro.lens((-1, -50, 4), (5.4, 0, 0.6), 85, 3.6, (0.6, -2.0, 1.0), roll=-8)
kit.glare(0.3, 0.1, 1.1, 5, (1, 0.7, 0.4))
kit.finish(job.out)
