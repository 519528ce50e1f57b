"""Vinyl record, in millimeters. view = needle | scratch | boulders | rainbow | deck; frames turn the disc (needle)."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random
from pickup import dust, pickup

RADIUS = 100.0  # of the groove under the needle; the disc's middle is at x = -RADIUS


def vinyl(name, rough=0.2):
    made = kit.material(name, (0.006, 0.006, 0.007), rough)
    kit.principled(made)['Specular'].default_value = 0.6
    return made


def swing(groove, angle, period):
    """Sideways swing of a groove at an angle: its music; comes back after `period`."""
    turn = math.tau / period * angle
    chance = random.Random(groove // 2)
    loud = 0.3 + 0.7 * chance.random()
    return loud * sum(math.sin(turn * wave + chance.uniform(0, 6.3)) / (1 + k) for k, wave in enumerate((3, 7, 16)))


def grooves(pitch, depth, inner, outer, span, period, scratch=None, steps=900):
    """Grooved patch about the needle as a mesh; `scratch(x, y)` is how deep a place is hurt, 0 to 1."""
    first, last = int(inner / pitch), int(outer / pitch)
    shape = ((0.0, 0.0), (0.28, 0.0), (0.5, -0.75), (0.58, -1.0), (0.66, -0.75), (0.88, 0.0))
    vertices, hurt, columns = [], [], (last - first) * len(shape)
    for step in range(steps + 1):
        angle = span * (step / steps - 0.5)
        for groove in range(first, last):
            sway = swing(groove, angle, period) * 0.1
            for part, low in shape:
                r = RADIUS + (groove + part + (sway if 0.1 < part < 0.95 else 0)) * pitch
                x, y, z = r * math.cos(angle) - RADIUS, r * math.sin(angle), low * depth
                wound = scratch(x, y) if scratch else 0
                if wound:
                    z += depth * (random.uniform(-0.9, 0.5) * wound)
                vertices.append((x, y, z))
                hurt.append(wound > 0.35)
    faces, materials = [], []
    for step in range(steps):
        for k in range(columns - 1):
            corner = step * columns + k
            faces.append((corner, corner + 1, corner + columns + 1, corner + columns))
            materials.append(1 if hurt[corner] else 0)
    made = kit.from_data('grooves', vertices, faces, vinyl('vinyl', 0.16))
    made.data.materials.append(kit.material('raw', (0.32, 0.3, 0.28), 0.35))
    made.data.polygons.foreach_set('material_index', materials)
    for vertex in made.data.vertices:
        vertex.co.x += RADIUS
    made.location.x = -RADIUS
    return made


def whole_disc(label, rough=0.24):
    """Disc of 300 mm lying about the origin, its grooves as brushed shading with track gaps."""
    made = vinyl('disc', rough)
    kit.principled(made)['Anisotropic'].default_value = 0.85
    tangent = kit.node(made, 'Tangent', direction_type='RADIAL', axis='Z')
    kit.link(made, tangent.outputs[0], kit.principled(made)['Tangent'])
    kit.principled(made)['Specular'].default_value = 1
    place, length = kit.node(made, 'TexCoord'), kit.node(made, 'VectorMath', operation='LENGTH')
    kit.link(made, place.outputs['Object'], length.inputs[0])
    share = kit.node(made, 'Math', operation='DIVIDE')
    kit.link(made, length.outputs['Value'], share.inputs[0])
    share.inputs[1].default_value = 150
    stops = [(0, 0.2), (0.4, 0.36)]
    for gap in (0.48, 0.58, 0.7, 0.81, 0.9):
        stops += [(gap - 0.006, random.uniform(0.22, 0.4)), (gap, 0.1), (gap + 0.006, random.uniform(0.22, 0.4))]
    kit.link(made, kit.ramp(made, share.outputs[0], stops), kit.principled(made)['Roughness'])
    rings = kit.node(made, 'TexNoise', noise_dimensions='1D', scale=1.0, detail=3)
    kit.link(made, length.outputs['Value'], rings.inputs['W'])
    kit.bump(made, rings.outputs['Fac'], 0.35, 0.4)
    disc = kit.lathe([(3.6, 0), (52, 0), (52.5, 0.25), (148, 0.25), (150, 0.9), (151, 0.3), (150, -0.8), (3.6, -0.8)], made,
                     segments=256)
    paper = kit.material('paper', label, 0.75, bump=(2, 0.08))
    return [disc, kit.lathe([(3.6, 0.15), (36, 0.15), (50, 0.15), (50, 0)], paper, segments=128),
            kit.lathe([(44, 0.2), (44.8, 0.2)], kit.material('ink', (0.02, 0.02, 0.02), 0.6), segments=128)]


def repeat(specks, period):
    """The specks that lie within one period, and the same before and after it, tied to the middle of the disc."""
    kept = []
    for speck in specks:
        speck.location.x += RADIUS
        for k in range(-2, 4):
            place = kit.Matrix.Rotation(k * period, 3, 'Z') @ speck.location
            turned = kit.copy(speck, place)
            turned.rotation_euler = (0, 0, k * period)
            kept.append(turned)
        kit.bpy.data.objects.remove(speck)
    return kit.group(kept, (-RADIUS, 0, 0))


def needle(job):
    """Macro, the needle in the groove against amber light; in a loop the disc turns by one period of its music."""
    period = 0.09
    disc = grooves(0.3, 0.12, -13, 17, 0.9, period, steps=420)
    specks = repeat(dust(26, 0.16, 9, 0, 0), period)
    arm = pickup()
    lamp = kit.area((-17, 60, 10), (0, 0, 0), (26, 5), kit.ORANGE, 7500)
    kit.area((36, 16, 20), (0, 4, 3), (5, 20), kit.AMBER, 5000)
    kit.area((-40, -14, 26), (0, 6, 6), (5, 40), kit.TEAL, 15000)
    kit.camera((7.3, -15, 4.3), (-0.6, 2.4, 1.9), 50, 0.06, (0, 0, 0.4))
    kit.glare(0.16, 0.25, 1.2, 5, kit.ORANGE)
    return disc, specks, lamp, period, arm


def scratch(job):
    """A disc on its platter, low and near: a blade has cut across its grooves, the needle rides toward the cut."""
    kit.group(whole_disc((0.5, 0.06, 0.02), 0.22), (-RADIUS, 0, 0))
    raw = kit.material('raw', (0.62, 0.58, 0.52), 0.4)
    start, end = kit.Vector((46, -66, 0.34)), kit.Vector((-40, 34, 0.34))
    side = (end - start).normalized().cross((0, 0, 1))
    for strand, (off, wide) in enumerate(((0.0, 0.2), (0.34, 0.13), (-0.32, 0.12), (0.85, 0.07), (-0.7, 0.06))):
        first, last = (0, 460) if strand < 3 else sorted(random.sample(range(40, 420), 2))
        line = []
        for k in range(first, last):
            t = k / 460
            place = start.lerp(end, t) + side * (off + 2.2 * math.sin(t * 5.2) + 0.35 * math.sin(t * 31) + random.gauss(0, 0.09))
            line.append(place + kit.Vector((0, 0, random.uniform(-0.08, 0.12))))
        kit.tubes([line], wide, raw, 2)
    flake = kit.from_bmesh('flake', lambda bm: kit.bmesh.ops.create_icosphere(bm, subdivisions=1, radius=0.3), raw, smooth=False)
    kit.scatter(flake, 260, lambda: start.lerp(end, random.random()) + side * (random.gauss(0, 1.5) + 1.0) + kit.Vector((0, 0, 0.05)), (0.15, 0.8))
    kit.scatter(kit.sphere(0.16, (0, 0, 0), raw, segments=10), 160, lambda: (random.uniform(-70, 48), random.uniform(-80, 80), 0.34), (0.2, 0.8))
    kit.group([pickup()], (-4, 9, 0.3), (0, 0, 14), 1.25)
    kit.cylinder(3.5, 14, (-RADIUS, 0, 5), kit.material('pin', (0.7, 0.7, 0.7), 0.15, 1), bevel=1)
    kit.lathe([(0, -3), (154, -3), (156, -5), (156, -18), (0, -18)], kit.material('platter', (0.5, 0.5, 0.5), 0.25, 1), (-RADIUS, 0, 0))
    kit.box((620, 420, 30), (-60, 10, -36), kit.material('plinth', (0.02, 0.012, 0.008), 0.2, coat=1), bevel=4)
    for k in range(22):
        hue = random.choice([kit.ORANGE, kit.AMBER, kit.AMBER, kit.TEAL, kit.ROSE])
        lamp = kit.material('lamp', emit=hue, strength=random.uniform(3, 16))
        kit.sphere(random.uniform(4, 10), (random.uniform(-560, 260), random.uniform(420, 820), random.uniform(-30, 130)), lamp)
    kit.area((-150, 330, 120), (-40, 0, 0), (60, 24), kit.ORANGE, 130000)
    kit.area((260, 190, 120), (0, 0, 0), (40, 200), kit.TEAL, 420000)
    kit.area((-70, -130, 60), (6, -16, 0), (14, 60), kit.AMBER, 120000)
    kit.area((70, -30, 60), (-2, 12, 10), (10, 40), kit.WARM, 60000)
    kit.camera((60, -150, 36), (-8, 0, 5), 62, 0.017, (8, -18, 0.3))
    kit.glare(0.18, 0.2, 1.2, 5, kit.ORANGE)


def boulders(job):
    """From the side at eye level with the dust: the stylus as a tower among rocks."""
    grooves(0.34, 0.16, -9, 40, 0.5, 0.09, steps=420)
    dust(190, 0.5, 8, 0.8)
    pickup()
    kit.sphere(9, (90, 20, 6.5), kit.material('sun', emit=(1, 0.36, 0.08), strength=5))
    kit.plane((300, 120), (160, 0, 0), kit.material('dusk', emit=(0.6, 0.12, 0.03), strength=0.06), rot=(0, -90, 0))
    kit.area((26, 20, 16), (0, 1, 1), (10, 10), kit.AMBER, 30000)
    kit.area((60, -10, 9), (0, 0, 0), (16, 8), kit.ORANGE, 42000)
    kit.area((-10, -18, 22), (0, 2, 2), (12, 4), kit.TEAL, 3600)
    kit.camera((-9.5, -0.4, 1.0), (0, 1.3, 1.25), 58, 0.11, (0, 0.1, 0.3))
    kit.glare(0.2, 0.15, 1.2, 6, kit.ORANGE)


def rainbow(job):
    """A white-label pressing tilted to a hard light; neighbouring colored strips stand for diffraction in the grooves."""
    kit.group(whole_disc((0.75, 0.72, 0.66), 0.2), rot=(52, -14, 0))
    hues = [(0.45, 0.05, 1), (0.08, 0.2, 1), (0.02, 0.75, 0.7), (0.1, 1, 0.15), (1, 0.8, 0.05), (1, 0.35, 0.03), (1, 0.05, 0.05)]
    for k, hue in enumerate(hues):
        kit.area((-290 + 50 * k, -330, 560 - 14 * k), (0, 0, 0), (36, 60), hue, 800000)
    kit.area((420, 200, 180), (0, 0, 0), (40, 300), kit.WARM, 500000)
    kit.plane(3000, (0, 900, 0), kit.material('wall', (0.05, 0.06, 0.06), 0.8), rot=(90, 0, 0))
    kit.spot((-500, 300, 500), (-100, 900, -60), kit.TEAL, 9e6, 50, 1)
    kit.camera((40, -560, 40), (18, 0, 6), 62, 0.004, (40, -60, -60))
    kit.glare(0.12, 0.0, 1.2)


def deck(job):
    """A turntable at night, wide: arm on the disc, lamps far behind."""
    kit.group(whole_disc((0.55, 0.12, 0.03)), (-RADIUS, 0, 0))
    kit.group([pickup()], (0, 0, 0.3), (0, 0, 14))
    kit.cylinder(3.5, 14, (-RADIUS, 0, 5), kit.material('pin', (0.7, 0.7, 0.7), 0.15, 1), bevel=1)
    kit.lathe([(0, -3), (154, -3), (156, -5), (156, -18), (0, -18)], kit.material('platter', (0.5, 0.5, 0.5), 0.25, 1), (-RADIUS, 0, 0))
    kit.box((520, 420, 30), (-60, 10, -36), kit.material('plinth', (0.02, 0.012, 0.008), 0.2, coat=1), bevel=4)
    for k in range(16):
        hue = random.choice([kit.ORANGE, kit.AMBER, kit.AMBER, kit.TEAL])
        lamp = kit.material('lamp', emit=hue, strength=random.uniform(4, 22))
        kit.sphere(random.uniform(4, 9), (random.uniform(-620, 320), random.uniform(400, 800), random.uniform(-60, 110)), lamp)
    kit.area((-260, 420, 190), (-RADIUS, 0, 0), (120, 40), kit.ORANGE, 800000)
    kit.area((320, 120, 200), (0, 0, 0), (30, 220), kit.TEAL, 700000)
    kit.camera((110, -270, 62), (-30, 6, 16), 46, 0.004, (2, 0, 6))
    kit.glare(0.2, 0.25, 1.0, 4, kit.ORANGE)


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, seed=int(job.args.get('seed', 3)))
    made = {'needle': needle, 'scratch': scratch, 'boulders': boulders, 'rainbow': rainbow, 'deck': deck}[job.args['view']](job)
    if not job.frames:
        return kit.finish(job.out)
    disc, carrier, lamp, period, arm = made

    def pose(place):
        disc.rotation_euler[2] = carrier.rotation_euler[2] = period * place
        lamp.location.x = -17 + 8 * math.sin(math.tau * place)

    def lowered(place):
        """The disc turns on; the needle comes down to it and then rides its music."""
        disc.rotation_euler[2] = carrier.rotation_euler[2] = 1.35 * period * (place - 0.5)
        down = max(0.0, 1 - place / 0.5)
        arm.location.z = 2.6 * down ** 1.7 + (0.03 * math.sin(place * 61) if not down else 0)
        arm.location.x = 0.05 * math.sin(place * 47) if not down else 0
    kit.finish(job.out, job.frames, kit.travel(job, lowered if 'move' in job.args else pose))


main()
