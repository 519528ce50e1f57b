"""A drape that is being taken down: velvet sags from brass hooks of a track, two of them already empty. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(89)
V = kit.Vector
cloth = kit.material('velvet', (0.09, 0.008, 0.16), 0.9)
values = kit.principled(cloth)
values['Sheen'].default_value, values['Sheen Tint'].default_value, values['Specular'].default_value = 0.7, 0.8, 0.05
nap = kit.noise(cloth, 0.9, 6, stretch=(1.6, 1, 0.4))
kit.link(cloth, kit.ramp(cloth, nap, [(0.36, (0.025, 0.004, 0.06)), (0.62, (0.09, 0.014, 0.2))]), values['Base Color'])
kit.noise_bump(cloth, 40, 0.3)
brass = macro.metal((0.66, 0.46, 0.17), 0.22, wear=0.16)
steel = macro.metal((0.34, 0.34, 0.35), 0.3, 'x')
# hooks hold the hem where the cloth rises to a point; beyond the last one it falls
hooks = [-13.5, -6.6, 0.2]
columns, rows = 260, 90
x = np.linspace(-22, 22, columns)
top = np.full(columns, -30.0)
for i, px in enumerate(x):
    if px <= hooks[-1]:
        gap = min(abs(px - h) for h in hooks)
        top[i] = -1.5 - 2.6 * (1 - math.exp(-(gap / 1.5) ** 1.2))
    else:
        far = px - hooks[-1]
        top[i] = -1.5 - 2.4 * (1 - math.exp(-(far / 1.2) ** 1.2)) - 0.09 * far ** 2.1
vertices, faces = [], []
for r in range(rows):
    t = r / (rows - 1)
    for i in range(columns):
        pull = min(1, t * 6)
        fold = sum(a * math.sin(k * x[i] + p + 0.5 * math.sin(2 * t + k)) for k, a, p in ((0.9, 1.3, 0.4), (1.9, 0.7, 1.9), (3.7, 0.22, 0.2)))
        px = x[i] + 0.4 * math.sin(3 * t + x[i] * 0.6) * t + (2.6 * t if x[i] > hooks[-1] else 0)
        vertices.append((px, fold * (0.25 + 0.75 * pull) - 0.4, top[i] - 26 * t))
for r in range(rows - 1):
    for i in range(columns - 1):
        faces.append((r * columns + i, r * columns + i + 1, (r + 1) * columns + i + 1, (r + 1) * columns + i))
drape = kit.from_data('drape', vertices, faces, cloth)
thick = drape.modifiers.new('thick', 'SOLIDIFY')
thick.thickness = 0.24
kit.box((90, 2.2, 1.3), (0, 0.2, 2.7), steel, bevel=0.12)
for h in (*hooks, 7.4, 14.2):
    free = h > hooks[-1]
    ring = [(0.72 * math.cos(a), 0.72 * math.sin(a)) for a in np.linspace(0, math.tau, 24)]
    kit.tube([(h + u, 0.2, 1.4 + w) for u, w in ring[:-1]], 0.12, brass, closed=True)
    sway = 0.5 if free else 0.0
    kit.tube([(h, 0.2, 0.75), (h + sway * 0.3, 0.0, -0.2), (h + sway * 0.6 + 0.1, -0.4, -1.3), (h + sway + 0.5, -0.7, -1.9), (h + sway + 0.9, -0.6, -1.5), (h + sway + 0.9, -0.5, -1.1)], 0.13, brass)
# threads where the cloth tore
thread = kit.material('thread', (0.35, 0.1, 0.5), 0.7)
lines = []
for h in (7.8, 14.7):
    for _ in range(9):
        a, long = random.uniform(-0.7, 0.7), random.uniform(1.0, 4.2)
        lines.append([(h + 0.3 + math.sin(a) * long * q / 6 + 0.14 * math.sin(q * 1.7 + a * 9), -0.7, -1.5 - long * q / 6) for q in range(7)])
kit.tubes(lines, 0.03, thread)
macro.grains(np.random.default_rng(2).normal((4, -3, -4), (12, 4, 6), (700, 3)), 0.012 + 0.03 * np.random.default_rng(3).random(700) ** 3, kit.material('dust', (0.8, 0.7, 0.6), 0.9))
kit.area((30, -10, 16), (2, 0, -3), (6, 10), (1, 0.66, 0.4), 26000)
kit.area((-34, 14, 8), (-6, 0, -4), (8, 40), (0.3, 0.12, 1.0), 30000)
kit.area((4, -30, 4), (4, 0, -2), (18, 12), (0.8, 0.5, 0.7), 1400)
macro.far(6, (4, 50), (120, 200), (-20, 14), (2, 4), ((1, 0.6, 0.3), (0.6, 0.2, 0.9)), (0.8, 2.4))
macro.backdrop((26, 220, 0), (400, 300), [(0, (0.05, 0.016, 0.03)), (0.4, (0.012, 0.006, 0.016)), (1, (0.001, 0.001, 0.002))])
macro.lens((11, -44, -4), (3.6, 0, -3.0), 88, 2.2, (4.6, -0.6, -1.4))
kit.glare(0.14, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
