"""One module of an LED wall that went dark, drawn a finger's breadth out of the wall; those about it shine amber. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(36, background=(0.0006, 0.0005, 0.0004))
PITCH, COUNT, GAP = 0.39, 32, 0.06
SIZE = PITCH * COUNT
chance = np.random.default_rng(5)
mask = macro.plastic((0.011, 0.011, 0.012), 0.42, 26, 0.14)


def boxes(places, size, made, name):
    """Many small boxes as one mesh, their front at the place."""
    w, h, d = size
    corner = np.array([(x, z, y) for x in (-w / 2, w / 2) for z in (0, d) for y in (-h / 2, h / 2)])
    vertices = (np.asarray(places)[:, None, :] + corner[None]).reshape(-1, 3)
    face = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    faces = (face[None] + 8 * np.arange(len(places))[:, None, None]).reshape(-1, 4)
    return kit.from_data(name, vertices.tolist(), faces.tolist(), made, smooth=False)


def picture(u, v):
    """What the wall shows, far too large to be read: blocks of a city's windows; 0 to 1."""
    a = np.sin(np.floor(u / 5) * 12.9 + np.floor(v / 3) * 78.2) * 43758.5
    b = np.sin(np.floor(u / 11) * 3.7 + np.floor(v / 7) * 9.1) * 143.7
    block = a - np.floor(a)
    tower = b - np.floor(b)
    return np.where(block > 0.42, 0.35 + 0.65 * block, 0.05) * (0.35 + 0.65 * tower)


levels = [macro.glow((1.0, 0.5, 0.14), s) for s in (0.25, 0.9, 2.2, 4.5)]
body = kit.material('package', (0.62, 0.6, 0.56), 0.35)
epoxy = kit.material('epoxy', (0.22, 0.2, 0.15), 0.06, coat=1.0)
louver = macro.plastic((0.008, 0.008, 0.009), 0.5, 20, 0.1)
for mx in range(-3, 4):
    for mz in range(-2, 3):
        dead = mx == 0 and mz == 0
        cx, cz = mx * (SIZE + GAP), mz * (SIZE + GAP)
        front = -1.35 if dead else 0.0
        kit.box((SIZE, 1.2 if not dead else 2.4, SIZE), (cx, front + (0.6 if not dead else 1.2) + 0.05, cz), mask, bevel=0.03)
        i, j = np.meshgrid(np.arange(COUNT), np.arange(COUNT))
        x, z = cx - SIZE / 2 + (i + 0.5) * PITCH, cz - SIZE / 2 + (j + 0.5) * PITCH
        at = np.stack([x, np.full(x.shape, front), z], 2).reshape(-1, 3)
        near = max(abs(mx), abs(mz)) <= 1
        if near:
            boxes(at, (0.2, 0.2, 0.06), body if dead else mask, 'packages')
        if dead:
            boxes(at + (0, -0.004, 0), (0.15, 0.15, 0.01), epoxy, 'windows')
            # the little shades between the rows
            for k in range(COUNT):
                kit.box((SIZE - 0.1, 0.14, 0.05), (cx, front - 0.05, cz - SIZE / 2 + (k + 1) * PITCH - 0.02), louver)
            continue
        value = picture((x / PITCH).reshape(-1) + 400, (z / PITCH).reshape(-1) + 400) * chance.uniform(0.8, 1.0, x.size)
        value[chance.random(value.size) < 0.004] = 0
        level = np.digitize(value, (0.1, 0.34, 0.6))
        for k, made in enumerate(levels):
            chosen = at[level == k]
            if len(chosen):
                boxes(chosen + (0, -0.012, 0), (0.15, 0.15, 0.01), made, 'lit')
# one pixel of the dead module still burns
kit.box((0.15, 0.012, 0.15), (-SIZE / 2 + 8.5 * PITCH, -1.37, SIZE / 2 - 10.5 * PITCH), macro.glow((1.0, 0.06, 0.03), 14))
# dust and fingers on it
m = 2600
macro.grains(np.column_stack([chance.uniform(-SIZE / 2, SIZE / 2, m), np.full(m, -1.45) + chance.uniform(0, 0.1, m), chance.uniform(-SIZE / 2, SIZE / 2, m)]), chance.lognormal(-4.6, 0.5, m), kit.material('dust', (0.6, 0.54, 0.44), 0.9))
hairs = macro.lint(16, lambda: (random.uniform(-5, 5), random.uniform(-5, 5), 0.0), 1.1)
hairs.rotation_euler = (math.radians(90), 0, 0)
hairs.location = (0, -1.48, 0)
# a corner of tape with the cross by which the technician finds it
tape = kit.material('tape', (0.7, 0.66, 0.56), 0.7, bump=(9, 0.2))
strip = macro.heap((5.4, 1.9), lambda x, y: 0.1 + 0.02 * np.sin(x * 1.3) + 0.5 * np.clip((x - 1.9) / 0.8, 0, 1) ** 2, tape, 90, 0.004, 'tape')
ink = kit.material('ink', (0.012, 0.012, 0.016), 0.5)
written = kit.tubes([[(-1.5, -0.62, 0.12), (-0.9, -0.02, 0.12), (-0.28, 0.66, 0.13)], [(-1.42, 0.56, 0.12), (-0.8, -0.1, 0.13), (-0.3, -0.58, 0.13)]], 0.075, ink, 3)
written.scale.z = 0.3
written.location.z = 0.085
marked = kit.group([strip, written], (-SIZE / 2 + 3.1, -1.5, -0.6), (90, 0, 0))
marked.rotation_euler.rotate_axis('Z', math.radians(5))
# the lamp on the technician's forehead comes from the left and above
kit.area((-22, -26, 18), (-3, -1, 0), (3, 3), (0.75, 0.87, 1.0), 5200)
kit.area((0, -40, -30), (0, 0, 0), (30, 8), (1.0, 0.5, 0.16), 900)
macro.lens((-27, -33, 7.5), (-4.6, -1.2, 1.0), 90, 4.0, (-4.6, -1.4, 0.8), roll=-7)
kit.glare(0.3, 0.06, 1.0, 4, (1, 0.66, 0.3))
kit.finish(job.out)
