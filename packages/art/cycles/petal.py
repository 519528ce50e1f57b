"""Roses. Views: pool (one that has just met dark water), cone (one that lies in a loudspeaker's cone, red on red). In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import kit, macro

job = macro.start(61)
POOL = job.args.get('view') == 'pool'


def petal(made, turn, inner, high, spread, span, steps=34):
    """A petal that stands around the middle: from `inner` it opens by `spread` on its way up, its edge rolled out."""
    vertices = []
    lean = random.uniform(-0.12, 0.12)
    for i in range(steps + 1):
        v = i / steps
        for k in range(steps + 1):
            u = 2 * k / steps - 1
            rim = 1 - 0.3 * abs(u) ** 3.2 - 0.05 * math.exp(-(u * 6) ** 2)
            z = high * v * rim
            roll = max(0, v - 0.7) / 0.3
            r = inner * (0.35 + 0.65 * math.sin(min(1, v * 1.6) * math.pi / 2)) + spread * v ** 2 + 0.22 * spread * roll ** 2 + 0.05 * math.sin(u * 8 + turn * 3) * v ** 3 * (0.4 + spread)
            z -= 0.22 * spread * roll ** 2.4 + 0.25 * spread * abs(u) ** 2 * v
            a = turn + u * span * (0.55 + 0.45 * v) + lean * v
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    n = steps + 1
    faces = [(r * n + c, r * n + c + 1, (r + 1) * n + c + 1, (r + 1) * n + c) for r in range(steps) for c in range(steps)]
    return kit.from_data('petal', vertices, faces, made)


def flesh(color, light):
    """Skin of a petal: velvet, veins, light through it."""
    made = kit.material('flesh', color, 0.45)
    kit.principled(made)['Sheen'].default_value = 0.5
    veins = kit.noise(made, 2.6, 8, stretch=(1, 1, 0.25))
    kit.bump(made, veins, 0.3, 0.05)
    kit.link(made, kit.ramp(made, veins, [(0.3, tuple(c * 0.55 for c in color)), (0.7, color)]), kit.principled(made)['Base Color'])
    through, mixed = kit.node(made, 'BsdfTranslucent'), kit.node(made, 'MixShader')
    through.inputs['Color'].default_value = (*light, 1)
    mixed.inputs[0].default_value = 0.35
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
    kit.link(made, through.outputs[0], mixed.inputs[2])
    kit.link(made, mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


def rose(made, petals=30):
    """A rose in bloom, about 9 wide; returns its petals, the outer ones last."""
    things = []
    for k in range(petals):
        t = k / (petals - 1)
        things.append(petal(made, k * 2.399 + random.uniform(-0.2, 0.2), 0.25 + 1.75 * t, 2.5 + 0.7 * math.sin(math.pi * t) - 0.3 * t, 0.15 + 2.2 * t ** 1.6, 1.15 - 0.25 * t))
    return things


def wet(things, count, size):
    """Drops that cling to petals."""
    kit.bpy.context.view_layer.update()
    def place():
        on = random.choice(things)
        face = random.choice(on.data.polygons)
        if face.index < len(on.data.polygons) * 0.45:
            return None
        side = random.choice((-1, 1))
        normal = (on.matrix_world.to_3x3() @ face.normal).normalized() * side
        return on.matrix_world @ face.center + normal * 0.004, normal
    return macro.drops(count, place, size, high=0.6, uneven=0.1)


if POOL:
    pink = flesh((0.62, 0.13, 0.24), (1.0, 0.22, 0.36))
    things = rose(pink)
    kit.group(things, (1.1, 1.2, -0.5), (16, -14, 20))
    pool = kit.material('pool', (0.001, 0.012, 0.009), 0.02)
    kit.principled(pool)['Specular'].default_value = 0.9
    def waves(x, y):
        r = np.hypot(x - 1.1, y - 1.2)
        return 0.09 * np.sin(r * 2.6) * np.exp(-((r - 6.5) / 3.6) ** 2) - 0.02
    macro.heap((90, 90), waves, pool, 420, 0.0)
    wet(things, 520, 0.19)
    for _ in range(26):
        a, r = random.uniform(0, math.tau), random.uniform(4, 6.5)
        kit.sphere(random.uniform(0.05, 0.2), (1.1 + r * math.cos(a), 1.2 + r * math.sin(a), random.uniform(0.2, 3.0)), macro.water(), (1, 1, random.uniform(0.9, 1.25)), segments=24)
    kit.area((-10, 9, 8), (1, 1, 1), (4, 6), (1, 0.82, 0.72), 4600)
    kit.area((12, 12, 6), (1, 1, 0), (3, 5), (0.05, 0.75, 0.45), 2200)
    kit.area((3, -12, 12), (1, 0, 0), (5, 3), (0.8, 1, 0.95), 420)
    macro.lens((-5.0, -25, 10.5), (-0.5, 0.2, 1.1), 90, 3.4, (-0.4, -2.4, 1.9), roll=-5)
else:
    red = flesh((0.42, 0.004, 0.012), (1.0, 0.02, 0.03))
    paper = kit.material('cone', (0.012, 0.011, 0.012), 0.5, bump=(12, 0.3))
    rubber = kit.material('rubber', (0.012, 0.012, 0.013), 0.25, bump=(30, 0.04))
    cone = [(2.4, -1.6)]
    for k in range(60):
        r = 2.4 + k * 0.19
        cone.append((r, -1.6 + (r - 2.4) * 0.36 + 0.035 * math.sin(k * 1.57)))
    at = (2.5, 2.5, -0.2)
    kit.lathe(cone, paper, loc=at, segments=260)
    kit.lathe([(13.6, 2.4), (13.9, 2.9), (14.6, 3.4), (15.4, 3.4), (16.0, 3.0), (16.4, 2.5), (19, 2.4)], rubber, loc=at, segments=260)
    things = rose(red)
    kit.group(things, (2.0, 2.0, -1.3), (8, 10, 0), 0.95)
    loose = []
    for x, y, z, turn in ((-5.2, -2.6, 1.0, 30), (-2.8, 7.5, 0.6, 140), (9, -3.0, 1.4, 250), (0.5, -6.5, 1.1, 80)):
        one = petal(red, 0, 1.9, 2.4, 1.6, 0.8)
        one.location, one.rotation_euler = (x, y, z), (math.radians(random.uniform(-20, 20)), math.radians(78), math.radians(turn))
        loose.append(one)
    wet(things, 260, 0.13)
    n = 1600
    chance = np.random.default_rng(3)
    a, r = chance.uniform(0, 6.28, n), chance.uniform(4, 13.4, n)
    macro.grains(np.stack([at[0] + r * np.cos(a), at[1] + r * np.sin(a), at[2] - 1.6 + (r - 2.4) * 0.36 + 0.05], 1), 0.01 + 0.03 * chance.uniform(0, 1, n) ** 3, kit.material('dust', (0.4, 0.3, 0.28), 0.9))
    kit.area((-13, 10, 9), (1, 1, 1), (3, 9), (1.0, 0.06, 0.03), 6500)
    kit.area((13, 14, 10), (2, 2, 0), (4, 4), (1.0, 0.32, 0.14), 4200)
    kit.area((-3, -14, 12), (0, 0, 1), (4, 4), (1.0, 0.5, 0.4), 420)
    macro.lens((-8, -25, 12.5), (-0.2, 0.0, 0.6), 90, 3.4, (0.6, -0.6, 1.6), roll=6)
kit.glare(0.2, 0, 1.2)
kit.finish(job.out)
