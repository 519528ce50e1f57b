"""The tips of a royal palm's leaf in the last blue light, a drop at one of them, a small warm lamp far behind. In centimeters.

In the reel the drop takes in another that runs down the leaf, and lets go.
"""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(85, bounces=8)
leaf = kit.material('leaf', (0.05, 0.11, 0.08), 0.3, coat=0.3)
kit.noise_bump(leaf, 5, 0.5, stretch=(1, 1, 0.05))
kit.uneven_rough(leaf, 0.6, 0.14, 0.45)

def blade(start, way, out, long, wide, sag, turn):
    """A leaflet, folded along its rib; returns it and the places along the rib."""
    way, rows, vertices, line = kit.Vector(way).normalized(), 44, [], []
    side = way.cross(kit.Vector(out)).normalized()
    for i in range(rows):
        t = i / (rows - 1)
        at = kit.Vector(start) + way * long * t + kit.Vector((0, 0, -sag * t * t)) + side * math.sin(t * 3 + turn) * 0.25
        width = wide * (min(1, 4 * t + 0.3)) * (1 - t ** 2.6) + 0.015
        lean = turn + 0.5 * t
        across = side * math.cos(lean) + way.cross(side) * math.sin(lean)
        lift = way.cross(across)
        for u in (-1, -0.66, -0.33, 0, 0.33, 0.66, 1):
            vertices.append(tuple(at + across * width * u + lift * (0.42 * width * abs(u) + 0.02 * math.cos(u * 22))))
        line.append((at, across, lift, width))
    faces = [(i * 7 + k, i * 7 + k + 1, (i + 1) * 7 + k + 1, (i + 1) * 7 + k) for i in range(rows - 1) for k in range(6)]
    made = kit.from_data('leaf', vertices, faces, leaf)
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.03
    return made, line

leaves = []
stem = [(14 - 1.9 * k, 6 - 0.35 * k, 13.4 - 0.07 * k * k) for k in range(17)]
kit.tube(stem, 0.42, leaf)
for k in range(1, 15, 2):
    x, y, z = stem[k]
    near = k % 4 == 1
    leaves.append(blade((x, y, z), (-0.34 + random.uniform(-0.12, 0.1), -0.36 if near else 0.4, -0.9 + random.uniform(-0.06, 0.06)), (0.1, -1, 0.1), random.uniform(11, 15.5), random.uniform(0.6, 0.95), 2.0, random.uniform(-0.5, 0.5)))
water = macro.water()
# drops along the blades, one hanging from each tip


def rounded(points, parts=6):
    """A smooth line through points."""
    ends = [kit.Vector((-points[1][0], points[1][1])), *map(kit.Vector, points), kit.Vector((-points[-2][0], points[-2][1]))]
    line = []
    for p, q, r, s in zip(ends, ends[1:], ends[2:], ends[3:]):
        line += [0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u ** 3) for u in (k / parts for k in range(parts))]
    return [(max(0, x), z) for x, z in line] + [points[-1]]


HANGING = rounded([(0.0, 0.42), (0.05, 0.3), (0.15, 0.12), (0.22, -0.06), (0.2, -0.2), (0.11, -0.3), (0, -0.33)])
for which, (thing, line) in enumerate(leaves):
    parts = [thing]
    for _ in range(60):
        at, across, lift, width = random.choice(line[4:40])
        u = random.uniform(-0.8, 0.8)
        place = at + across * width * u + lift * (0.42 * width * abs(u))
        parts.append(kit.sphere(0.06 + 0.2 * random.random() ** 2.6, place + lift * 0.05, water, (1, 1, 0.9), 20, 'drop'))
    tip = line[-1][0]
    parts.append(kit.lathe(HANGING, water, tip + kit.Vector((0, 0, -0.16)), segments=64))
    if which == 2:
        near, rib, hanging = parts, line, parts[-1]
# the sky: deep blue above, a pale band, the sea
sky = kit.material('backdrop', (0, 0, 0), 1)
place = kit.node(sky, 'SeparateXYZ')
kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.0, (0.002, 0.006, 0.02)), (0.38, (0.004, 0.014, 0.045)), (0.41, (0.5, 0.42, 0.5)), (0.47, (0.12, 0.2, 0.55)), (0.56, (0.025, 0.08, 0.36)), (0.66, (0.008, 0.026, 0.15)), (1.0, (0.002, 0.008, 0.05))]), kit.principled(sky)['Emission'])
kit.principled(sky)['Emission Strength'].default_value = 0.34
kit.plane((900, 500), (0, 420, 20), sky, (90, 0, 0))
kit.sphere(3.2, (-46, 300, 52), macro.glow((0.8, 0.9, 1), 12), segments=24, name='far0')
kit.sphere(3.6, (-26, 250, -14), macro.glow((1, 0.5, 0.16), 12), segments=24, name='far1')
kit.area((-40, 50, 30), (0, 0, 2), (60, 40), (0.2, 0.42, 1), 120000)
kit.area((-18, 8, -8), (-2, 0, 0), (4, 4), (1, 0.5, 0.16), 16000)
kit.area((24, -20, 10), (0, 0, 2), (10, 20), (0.3, 0.5, 1), 6000)
macro.lens((-1, -40, -3), (-1.3, 0, -0.3), 120, 3.6, (-3, 0, 0), roll=4)
kit.glare(0.16, 0.0, 1.2)
LET_GO = 2 / 3  # seconds: on the second beat
if job.moving or 'place' in job.args:
    # the leaf bends at its foot; what falls is no part of it
    foot, tip = rib[0][0], rib[-1][0]
    leaf_turn = kit.group(near, foot)
    for thing in near:
        thing.matrix_parent_inverse = kit.Matrix.Translation(-foot)
    runner = kit.sphere(0.13, rib[20][0], water, (0.8, 0.8, 1.5), 24, 'drop')
    falling = kit.sphere(0.2, tip, water, segments=40, name='drop')
    crumb = kit.sphere(0.05, tip, water, segments=24, name='drop')
    scene = kit.bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    scene.cycles.motion_blur_position = 'START'
    kit.bpy.context.preferences.edit.keyframe_new_interpolation_type = 'LINEAR'
    corners = [tuple(corner.co) for corner in hanging.data.vertices]
    center = hanging.location.copy()


def hang(full, neck):
    """Shapes the drop at the tip: how full it is, and how thin it is drawn out above (0 to 1)."""
    for corner, (x, y, z) in zip(hanging.data.vertices, corners):
        down = (0.42 - z) / 0.75
        pinch = 1 - 0.82 * neck * math.exp(-((down - 0.42) / 0.16) ** 2)
        wide = (0.55 + 0.45 * full) * pinch
        corner.co = (x * wide, y * wide, 0.42 - 0.75 * down * (0.55 + 0.45 * full + 0.75 * neck * down))
    hanging.data.update()


def moment(now, frame):
    after = now - LET_GO
    bent = 0.55 if after < 0 else 0.55 * math.exp(-3.2 * after) * math.cos(math.tau * 2.6 * after)
    leaf_turn.rotation_euler.y = math.radians(bent)
    leaf_turn.keyframe_insert('rotation_euler', frame=frame)
    run = min(1, now / 0.4)
    at, across, lift, _ = rib[min(43, int(24 + 19 * run * run))]
    later = rib[min(43, int(24 + 19 * run * run) + 1)][0]
    runner.location = at.lerp(later, 24 + 19 * run * run - int(24 + 19 * run * run)) + lift * 0.05
    runner.keyframe_insert('location', frame=frame)
    dropped = 45 * max(0, after) ** 2
    wobble = 0.16 * math.exp(-4 * max(0, after)) * math.cos(math.tau * 5 * after)
    falling.location = tip + kit.Vector((0, 0, -0.72 - dropped))
    falling.scale = (1 - 0.5 * wobble, 1 - 0.5 * wobble, 1 + wobble)
    crumb.location = tip + kit.Vector((0.0, 0, -0.36 - 0.8 * dropped))
    for thing in (falling, crumb):
        thing.keyframe_insert('location', frame=frame)
        thing.keyframe_insert('scale', frame=frame)


def pose(place):
    now = place * job.seconds
    moment(now, 1)
    moment(now + 0.5 / 24, 2)  # the shutter is open for half of a frame
    after = now - LET_GO
    falling.hide_render = crumb.hide_render = after < 0
    runner.hide_render = now > 0.4
    if after < 0:
        fed = min(1, max(0, (now - 0.3) / 0.2))
        hang(0.8 + 0.3 * fed * fed * (3 - 2 * fed), min(1, max(0, (now - 0.42) / (LET_GO - 0.42))) ** 1.6)
    else:
        hang(0.3 + 0.22 * min(1, after / 0.6) - 0.25 * math.exp(-6 * after) * math.cos(math.tau * 3.4 * after), 0)


kit.finish(job.out, job.frames, kit.travel(job, pose))
