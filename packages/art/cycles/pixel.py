"""One of six hundred phones held up as a pixel: its seat on a strip of tape, its glass cracked, the others far behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(123, background=(0.002, 0.001, 0.004))
V = kit.Vector
MAGENTA, BLUE, PALE = (1.0, 0.03, 0.32), (0.05, 0.16, 1.0), (1.0, 0.3, 0.7)
alloy = macro.metal((0.55, 0.55, 0.58), 0.24, wear=0.1, scale=1.5)
black = macro.plastic((0.006, 0.006, 0.007), 0.12)
W, H = 7.2, 15.0
# the picture: one color, brighter in the middle, rows of pixels that the lens nearly sees
screen = kit.material('screen', (0.01, 0.004, 0.008), 0.12, emit=MAGENTA, strength=0.52, coat=1.0)
screen['glow'] = True
length = kit.node(screen, 'VectorMath', operation='LENGTH')
kit.link(screen, kit.node(screen, 'TexCoord').outputs['Object'], length.inputs[0])
scaled = kit.node(screen, 'Math', operation='MULTIPLY')
scaled.inputs[1].default_value = 0.1
kit.link(screen, length.outputs['Value'], scaled.inputs[0])
kit.link(screen, kit.ramp(screen, scaled.outputs[0], [(0.0, (1.0, 0.16, 0.46)), (0.32, (1.0, 0.03, 0.3)), (0.75, (0.42, 0.01, 0.3))]), kit.principled(screen)['Emission'])
smears = kit.ramp(screen, kit.noise(screen, 0.5, 9, stretch=(1.6, 0.5, 1)), [(0.35, 0.5), (0.62, 1.0)])
kit.link(screen, smears, kit.principled(screen)['Emission Strength'])
kit.uneven_rough(screen, 0.7, 0.06, 0.3)


def slab(w, h, r, steps=10):
    out = []
    for x, y, a in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        out += [(x + r * math.cos(math.radians(a + 90 * k / steps)), y + r * math.sin(math.radians(a + 90 * k / steps))) for k in range(steps + 1)]
    return out


def plate(w, h, r, low, high, made, bevel=0.0):
    ring = slab(w, h, r)
    n = len(ring)
    faces = [tuple(range(n, 2 * n)), tuple(reversed(range(n)))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return kit.from_data('plate', [(x, y, low) for x, y in ring] + [(x, y, high) for x, y in ring], faces, made, bevel=bevel)


parts = [plate(W, H, 0.95, -0.4, 0.4, alloy, 0.14), plate(W - 0.3, H - 0.3, 0.85, 0.3, 0.43, black, 0.05), plate(W - 0.62, H - 0.66, 0.7, 0.4, 0.436, screen)]
parts += [kit.box((0.12, 1.6, 0.26), (W / 2 + 0.02, 2.6, 0), alloy, bevel=0.05), kit.box((0.12, 1.1, 0.26), (-W / 2 - 0.02, 4.4, 0), alloy, bevel=0.05)]
# a fall onto its upper corner: cracks that run from one place, rings across them
crack = kit.material('crack', (0.9, 0.8, 0.85), 0.2, emit=(1, 0.5, 0.75), strength=0.15)
dark = kit.material('gap', (0.004, 0.002, 0.003), 0.4)
hit = (2.7, 6.2)
rays, lines, gaps = [], [], []
for k in range(15):
    a, reach = math.radians(150 + 150 * k / 14 + random.uniform(-5, 5)), random.choice((1.2, 2.2, 3.0, 3.6))
    x, y, line = *hit, [(*hit, 0.446)]
    for _ in range(9):
        a += random.gauss(0, 0.05)
        x, y = x + math.cos(a) * reach / 9, y + math.sin(a) * reach / 9
        if abs(x) < W / 2 - 0.3 and abs(y) < H / 2 - 0.3:
            line.append((x, y, 0.446))
    rays.append(line)
    lines.append(line)
for near, far in zip(rays, rays[1:]):
    for k in (2, 4, 6):
        if k < min(len(near), len(far)) and random.random() < 0.72:
            lines.append([near[k], far[k]])
parts.append(kit.tubes(lines, 0.006, crack))
parts.append(kit.tubes([[(x + 0.014, y - 0.014, z - 0.004) for x, y, z in line] for line in lines], 0.012, dark))
# white tape, the seat written on it
tape = kit.material('tape', (0.78, 0.74, 0.64), 0.7, subsurface=0.0)
kit.noise_bump(tape, 3.0, 0.3, stretch=(0.4, 3, 1))
chance = np.random.default_rng(6)
n, m = 90, 20
u, v = np.meshgrid(np.linspace(-0.5, 0.5, n), np.linspace(-0.5, 0.5, m))
torn = np.interp(np.linspace(-0.5, 0.5, m), np.linspace(-0.5, 0.5, 9), chance.normal(0, 0.16, 9))[:, None]
x = u * 6.0 + np.where(np.abs(u) > 0.47, torn, 0) - 0.2
y = v * 1.9 + 0.1
z = 0.455 + 0.02 * np.abs(np.sin(x * 2.1 + y)) + 0.3 * np.clip(u - 0.42, 0, 1) / 0.08 * np.clip(v + 0.2, 0, 1)
c, s = math.cos(-0.07), math.sin(-0.07)
strip = np.stack([x * c - y * s, x * s + y * c + 1.7, z], 2).reshape(-1, 3).tolist()
parts.append(kit.from_data('tape', strip, [(r * n + k, r * n + k + 1, (r + 1) * n + k + 1, (r + 1) * n + k) for r in range(m - 1) for k in range(n - 1)], tape))
words = kit.text('ROW  14', 1.12, (-0.25, 1.78, 0.5), (0, 0, -4), kit.material('ink', (0.012, 0.01, 0.012), 0.5))
words.data.extrude = 0.004
found = '/usr/share/fonts/truetype/breip/Breip.ttf'
if os.path.exists(found):
    words.data.font = kit.bpy.data.fonts.load(found)
    words.data.size = 1.2
# a felt pen's stroke is wider than the font's
parts += [words, *(kit.copy(words, words.location + V((dx, dy, 0)), (0, 0, -4)) for dx, dy in ((0.03, 0), (0, 0.03), (0.03, 0.03)))]
held = kit.group(parts, (0, 0, 0), (84, 0, 0))
held.rotation_euler = (math.radians(86), math.radians(-9), math.radians(8))
# drops that the crowd threw; the stand of phones, far out of focus
macro.drops(150, lambda: ((random.uniform(-3.2, 3.2), random.choice((random.uniform(-4, 0.2), random.uniform(3.2, 7))), 0.437), (0, 0, 1)), 0.36, macro.water(), high=0.42, parent=held, small=3.0)
for r in range(9):
    for c in range(-7, 16):
        x = c * 15 + (7.5 if r % 2 else 0) + random.uniform(-1.2, 1.2)
        z = -40 + r * 13 + random.uniform(-1, 1)
        if random.random() < 0.16:
            continue
        d = math.hypot((x - 62) / 1.9, z - 6)
        color, power = (PALE, 3) if d < 12 else (BLUE, 11) if d < 30 else (MAGENTA, 6)
        kit.box((1.5, 0.2, 2.9), (x, 210 + r * 5, z), macro.glow(color, power * random.uniform(0.5, 1.2)), name='far')
macro.backdrop((60, 320, 0), (640, 300), [(0, (0.02, 0.02, 0.09)), (0.35, (0.05, 0.004, 0.04)), (0.9, (0.004, 0.001, 0.01))])
kit.area((26, 12, 8), (0, 0, 2), (4, 22), BLUE, 9000)
kit.area((-22, 6, 12), (0, 0, 3), (3, 20), MAGENTA, 5000)
kit.area((17, -34, 5), (0, 0, 3), (1.2, 26), (0.4, 0.5, 1.0), 900)
kit.area((-8, -26, 18), (0, 0, 3), (10, 5), (0.95, 0.8, 1.0), 9000)
macro.lens((-11, -35, 0.6), (1.9, 0, 2.9), 92, 7.1, (-0.2, -0.5, 2.6), roll=-5)
kit.glare(0.26, 0.06, 1.1, 6, (1, 0.4, 0.7))
kit.finish(job.out)
