"""What the macro pictures share, in centimeters: surfaces that were touched, water, powder, lights far out of focus, a long lens.

A scene of a thing begins with `job = macro.start(seed)` and ends with `kit.finish(job.out)`; README.md says how to make one more.
"""
import math
import random

import bmesh
import bpy
import numpy as np
import kit
from mathutils import Vector

SODIUM = (1.0, 0.5, 0.16)
STEEL_BLUE = (0.35, 0.62, 1.0)


def start(seed, background=(0.0012, 0.0016, 0.002), bounces=6):
    """Empties the scene for a job."""
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, seed=seed, background=background, bounces=bounces)
    bpy.context.scene.cycles.sample_clamp_indirect = 2.0
    return job


# Surfaces

def metal(color=(0.5, 0.49, 0.47), rough=0.26, brushed=None, wear=0.16, scale=2.2):
    """Metal with uneven shine and fine scratches; `brushed` is the axis of its grain: x, y or z."""
    made = kit.material('metal', color, rough, 1.0)
    kit.uneven_rough(made, scale, max(0.05, rough - wear), rough + wear)
    stretch = {'x': (0.6, 60, 60), 'y': (60, 0.6, 60), 'z': (60, 60, 0.6)}.get(brushed, (9, 9, 9))
    kit.noise_bump(made, 3.0, 0.08 if brushed else 0.03, stretch=stretch)
    return made


def paint(color, under=(0.35, 0.33, 0.31), chips=0.06, scale=1.6, rough=0.34, coat=0.0):
    """Paint that has chipped off its metal in places; `chips` is about the share that is gone."""
    made = kit.material('paint', color, rough, coat=coat)
    factor = kit.noise(made, scale, 12.0)
    gone = kit.ramp(made, factor, [(0.36 + chips * 1.2, 1.0), (0.375 + chips * 1.2, 0.0)])
    mixed = kit.node(made, 'MixRGB')
    kit.link(made, gone, mixed.inputs[0])
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = (*color, 1), (*under, 1)
    kit.link(made, mixed.outputs[0], kit.principled(made)['Base Color'])
    kit.link(made, gone, kit.principled(made)['Metallic'])
    kit.bump(made, factor, 0.12, 0.05)
    kit.bump(made, gone, -0.25, 0.02)
    return made


def plastic(color=(0.012, 0.012, 0.013), rough=0.3, grain=40.0, strength=0.06):
    """Molded plastic, shinier where hands have been."""
    made = kit.material('plastic', color, rough, bump=(grain, strength))
    kit.uneven_rough(made, 0.9, max(0.08, rough - 0.14), rough + 0.16)
    return made


def touched(made, places, low, high):
    """Presses fingers on a surface: `places` are (x, y, z, radius, turn) in the object's space; `low` and `high` its roughness."""
    total = None
    for x, y, z, radius, turn in places:
        place, mapping = kit.node(made, 'TexCoord'), kit.node(made, 'Mapping')
        mapping.vector_type = 'TEXTURE'
        mapping.inputs['Location'].default_value = (x, y, z)
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        mapping.inputs['Scale'].default_value = (radius, radius * 1.35, radius)
        kit.link(made, place.outputs['Object'], mapping.inputs['Vector'])
        rings = kit.node(made, 'TexWave', wave_type='RINGS', rings_direction='Z', scale=3.2, distortion=5.0, detail=1.0)
        rings.inputs['Detail Scale'].default_value = 0.9
        kit.link(made, mapping.outputs[0], rings.inputs['Vector'])
        length = kit.node(made, 'VectorMath', operation='LENGTH')
        kit.link(made, mapping.outputs[0], length.inputs[0])
        times = kit.node(made, 'Math', operation='MULTIPLY')
        kit.link(made, kit.ramp(made, length.outputs['Value'], [(0.0, 1.0), (0.7, 0.8), (1.0, 0.0)]), times.inputs[0])
        kit.link(made, rings.outputs['Fac'], times.inputs[1])
        if total is None:
            total = times.outputs[0]
        else:
            plus = kit.node(made, 'Math', operation='MAXIMUM')
            kit.link(made, total, plus.inputs[0])
            kit.link(made, times.outputs[0], plus.inputs[1])
            total = plus.outputs[0]
    kit.link(made, kit.ramp(made, total, [(0.0, low), (0.7, high)]), kit.principled(made)['Roughness'])
    return made


def water(tint=(1, 1, 1), ior=1.33):
    """Clear liquid; light passes through it, so that it does not throw a black shadow."""
    made = kit.material('water', tint, 0.0, transmission=1.0, ior=ior)
    out = made.node_tree.nodes['Material Output']
    clear, mixed = kit.node(made, 'BsdfTransparent'), kit.node(made, 'MixShader')
    clear.inputs['Color'].default_value = (*(0.85 * c for c in tint), 1)
    kit.link(made, kit.node(made, 'LightPath').outputs['Is Shadow Ray'], mixed.inputs[0])
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
    kit.link(made, clear.outputs[0], mixed.inputs[2])
    kit.link(made, mixed.outputs[0], out.inputs['Surface'])
    return made


def glow(color, strength):
    """Something that shines by itself."""
    made = kit.material('glow', (0, 0, 0), 1.0, emit=color, strength=strength)
    made['glow'] = True
    return made


# What lies on them

def dome(made, high=0.5, uneven=0.18, segments=28):
    """A drop that sits on a surface: radius about 1, its foot in z = 0."""
    waves = [(k, random.uniform(0, math.tau), uneven * random.uniform(0.3, 1) / k) for k in (2, 3, 5)]
    vertices, rows = [], 9
    for i in range(rows):
        tilt = math.pi / 2 * i / rows
        for k in range(segments):
            turn = math.tau * k / segments
            edge = 1 + sum(size * math.cos(wave * turn + start) for wave, start, size in waves)
            r = edge * math.cos(tilt) ** 0.8
            vertices.append((r * math.cos(turn), r * math.sin(turn), high * math.sin(tilt)))
    faces = [(a * segments + k, a * segments + (k + 1) % segments, (a + 1) * segments + (k + 1) % segments, (a + 1) * segments + k)
             for a in range(rows - 1) for k in range(segments)]
    last = (rows - 1) * segments
    vertices.append((0, 0, high))
    faces += [(last + k, last + (k + 1) % segments, len(vertices) - 1) for k in range(segments)]
    faces.append(tuple(reversed(range(segments))))
    return kit.from_data('drop', vertices, faces, made, loc=(0, 0, -900))


def drops(count, place, size, made=None, high=0.5, uneven=0.18, parent=None, small=2.2):
    """Drops on a surface: `place()` gives a place and its normal, or None; sizes run up to `size`, most are small."""
    made = made or water()
    kinds = [dome(made, high * random.uniform(0.8, 1.2), uneven) for _ in range(7)]
    things = []
    for _ in range(count):
        found = place()
        if found is None:
            continue
        at, normal = found
        drop = kit.copy(random.choice(kinds), at)
        turned = Vector(normal).to_track_quat('Z', 'Y')
        turned.rotate(kit.Matrix.Rotation(random.uniform(0, math.tau), 3, Vector(normal)).to_quaternion())
        drop.rotation_euler = turned.to_euler()
        drop.scale = (size * (0.12 + 0.88 * random.random() ** small),) * 3
        if parent:
            drop.parent = parent
        things.append(drop)
    return things


def grains(points, sizes, made, name='grains'):
    """Many grains as one mesh: uneven octahedra at `points` (an array of places) of `sizes`."""
    points, sizes = np.asarray(points, float), np.asarray(sizes, float)
    chance = np.random.default_rng(len(points))
    corners = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
    turned = np.linalg.qr(chance.normal(size=(len(points), 3, 3)))[0]
    stretched = corners[None] * chance.uniform(0.55, 1.25, (len(points), 6, 1))
    vertices = points[:, None] + np.einsum('nij,nkj->nki', turned, stretched) * sizes[:, None, None]
    faces = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    every = (faces[None] + 6 * np.arange(len(points))[:, None, None]).reshape(-1, 3)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices.reshape(-1, 3).tolist(), [], every.tolist())
    return kit.wrap(name, mesh, made, smooth=False)


def lint(count, place, long, made=None):
    """Fibers that lie where `place()` says."""
    made = made or kit.material('lint', (0.5, 0.48, 0.45), 0.9)
    lines = []
    for _ in range(count):
        x, y, z = place()
        turn, bend = random.uniform(0, math.tau), random.uniform(-0.9, 0.9)
        reach = long * random.uniform(0.3, 1)
        lines.append([(x + math.cos(turn + bend * k / 4) * reach * k / 4, y + math.sin(turn + bend * k / 4) * reach * k / 4,
                       z + 0.12 * reach * math.sin(math.pi * k / 4) * random.random()) for k in range(5)])
    return kit.tubes(lines, long * 0.012, made)


def heap(size, height, made, steps=220, rough=0.02, name='heap'):
    """A sheet over `size` (x, y) whose height `height(x, y)` gives; numpy arrays in and out."""
    x, y = np.meshgrid(np.linspace(-size[0] / 2, size[0] / 2, steps), np.linspace(-size[1] / 2, size[1] / 2, steps))
    z = height(x, y) + np.random.default_rng(5).normal(0, rough, x.shape)
    vertices = np.stack([x, y, z], 2).reshape(-1, 3).tolist()
    faces = [(r * steps + c, r * steps + c + 1, (r + 1) * steps + c + 1, (r + 1) * steps + c) for r in range(steps - 1) for c in range(steps - 1)]
    return kit.from_data(name, vertices, faces, made)


def rope(path, thick, made, hair, lay=0.42, fuzz=None):
    """Three strands laid about a way of straight pieces; hairs stand off it, short ones, or with `fuzz` (how many) long, fine, curling ones."""
    way = [Vector(p) for p in path]
    fine = []
    for a, b in zip(way, way[1:]):
        steps = max(2, int((b - a).length / 0.4))
        fine += [a.lerp(b, k / steps) for k in range(steps)]
    fine.append(way[-1])
    hairs = []
    for strand in range(3):
        points = []
        for k, at in enumerate(fine):
            ahead = (fine[min(k + 1, len(fine) - 1)] - fine[max(k - 1, 0)]).normalized()
            out = ahead.cross((0.1, 1, 0.2)).normalized()
            angle = lay * k + math.tau * strand / 3
            away = out * math.cos(angle) + ahead.cross(out) * math.sin(angle)
            points.append(at + away * thick * 0.54)
            for _ in range(3 if fuzz is None else 0):
                if random.random() < 0.55:
                    spread = (away + Vector((random.gauss(0, 0.5), random.gauss(0, 0.5), random.gauss(0, 0.8)))).normalized()
                    start = at + away * thick * 1.05
                    reach = random.uniform(0.15, 0.9)
                    hairs.append([start, start + spread * reach * 0.5 + ahead * 0.1, start + spread * reach + ahead * random.uniform(-0.3, 0.4)])
            for _ in range(0 if fuzz is None else int(14 * fuzz)):
                # it leaves along the strand, then curls off it
                turn = away + Vector((random.gauss(0, 0.7), random.gauss(0, 0.7), random.gauss(0, 0.7)))
                curl = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
                start, reach = at + turn.normalized() * thick * 0.56 + away * thick * 0.54, random.uniform(0.3, 1) ** 2 * thick * 1.1
                lean = (ahead * random.choice((-1, 1)) + away * 0.35).normalized()
                hairs.append([start + (lean * t + away * t * t * 0.55 + curl * 0.28 * t * t) * reach for t in (0, 0.2, 0.4, 0.6, 0.8, 1)])
        kit.tube(points, thick * 0.56, made, resolution=8)
    kit.tubes(hairs, 0.016 if fuzz is None else 0.005, hair)


# Light and lens

def far(count, x, y, z, size, colors, strength=(2, 7)):
    """Lights far out of focus; `x`, `y`, `z` and `size` are ranges."""
    for i in range(count):
        kit.sphere(random.uniform(*size), (random.uniform(*x), random.uniform(*y), random.uniform(*z)),
                   glow(random.choice(colors), random.uniform(*strength)), segments=20, name=f'far{i}')


def backdrop(at, size, stops, rot=(90, 0, 0)):
    """A wall far out of focus with a soft pool of light: `stops` are (distance from its middle, color)."""
    made = kit.material('backdrop', (0, 0, 0), 1)
    length = kit.node(made, 'VectorMath', operation='LENGTH')
    kit.link(made, kit.node(made, 'TexCoord').outputs['Object'], length.inputs[0])
    kit.link(made, kit.ramp(made, length.outputs['Value'], stops), kit.principled(made)['Emission'])
    sheet = kit.plane(2, at, made, rot)
    sheet.scale = (size[0] / 2, size[1] / 2, 1)
    return sheet


def lens(at, target, mm=90, stop=2.0, focus=None, roll=0.0, squeeze=1.0):
    """Camera whose stop is true for centimeters; the job's `mm` takes another lens, as a drawing of the scene may need."""
    mm = float(kit.asked[0].args.get('mm', mm))
    return kit.camera(at, target, mm, stop / 100, focus, roll, squeeze=squeeze)
