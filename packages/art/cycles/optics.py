"""Cinema lens, in millimeters, its front turned to -y. view = anamorphic | open | iris."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit


def coating(hue, amount):
    """Surface of coated glass: clear, with a colored mirror image that grows toward its edge."""
    made = kit.material('coating')
    made.node_tree.nodes.remove(made.node_tree.nodes['Principled BSDF'])
    mirror = kit.node(made, 'BsdfGlossy')
    mirror.inputs['Color'].default_value = (*hue, 1)
    mirror.inputs['Roughness'].default_value = 0.012
    facing = kit.node(made, 'LayerWeight', blend=0.3)
    share = kit.ramp(made, facing.outputs['Facing'], [(0, amount), (0.5, amount * 1.4), (1, 0.8)])
    mix = kit.node(made, 'MixShader')
    kit.link(made, share, mix.inputs[0])
    kit.link(made, kit.node(made, 'BsdfTransparent').outputs[0], mix.inputs[1])
    kit.link(made, mirror.outputs[0], mix.inputs[2])
    kit.link(made, mix.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


def element(radius, bend, z, made):
    """Face of a lens element: a cap of a ball of radius `bend` (negative = hollow), its rim at z."""
    round_ = abs(bend)
    rise = math.sqrt(round_ ** 2 - radius ** 2)
    sign = 1 if bend > 0 else -1
    profile = [(max(0.01, radius * k / 24), z + sign * (math.sqrt(round_ ** 2 - (radius * k / 24) ** 2) - rise))
               for k in range(25)]
    return kit.lathe(profile, made, name='element')


def iris(opening, outer, z, blades, made):
    """Ring of overlapping curved blades; returns them."""
    things = []
    for blade in range(blades):
        start = math.tau * blade / blades
        vertices = []
        for k in range(21):
            turn = -math.pi / blades + (math.pi / blades + 1.15) * k / 20
            inner = min(outer - 0.5, opening / math.cos(0.92 * turn))
            angle, lift = start + turn, z + 1.4 * k / 20
            vertices += [(inner * math.cos(angle), inner * math.sin(angle), lift),
                         (outer * math.cos(angle), outer * math.sin(angle), lift)]
        faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(20)]
        things.append(kit.from_data('blade', vertices, faces, made))
    return things


def barrel(black, front=52, deep=70, throat=26):
    """Ribbed tube with thread and rim; returns its parts."""
    profile = [(front + 7, -deep), (front + 7, -9), (front + 8, -8), (front + 8, 3.2), (front + 7.2, 4), (front + 4.6, 4)]
    for k in range(7):
        profile += [(front + 4.6, 3.4 - k * 0.9), (front + 3.9, 2.95 - k * 0.9)]
    profile += [(front + 4, -4), (front + 0.4, -4.6), (front - 0.6, -6)]
    ribs = 26
    for k in range(ribs):
        r = front - 1 + (throat - front) * (k / ribs) ** 0.8
        z = -7 - (deep - 24) * k / ribs
        profile += [(r, z), (r - 1.1, z - 0.3)]
    profile += [(throat - 1, -deep + 16)]
    return [kit.lathe(profile, black, segments=192, bevel=0.0)]


def engrave(body, radius, z, size, made, middle=90.0):
    """Letters around the front ring."""
    things = []
    step = math.degrees(size * 0.82 / radius)
    for k, letter in enumerate(body):
        angle = middle - (k - (len(body) - 1) / 2) * step
        turned = math.radians(angle)
        things.append(kit.text(letter, size, (radius * math.cos(turned), radius * math.sin(turned), z), (0, 0, angle - 90), made))
    return things


def world_behind(hue, light):
    """What one sees through the iris: a blurred light, off its middle, in the dark."""
    made = kit.material('glow', emit=hue)
    place, far = kit.node(made, 'TexCoord'), kit.node(made, 'VectorMath', operation='DISTANCE')
    far.inputs[1].default_value = (-7, -9, 0)
    kit.link(made, place.outputs['Object'], far.inputs[0])
    share = kit.node(made, 'Math', operation='DIVIDE')
    share.inputs[1].default_value = 34
    kit.link(made, far.outputs['Value'], share.inputs[0])
    kit.link(made, kit.ramp(made, share.outputs[0], [(0, light), (0.3, light * 0.5), (0.65, light * 0.1), (1, light * 0.03)]),
             kit.principled(made)['Emission Strength'])
    return made


def lens(opening, blades=11, hues=None, glow=kit.AMBER, light=1.0, deep=70, front=52):
    """Whole lens turned to -y; `hues` are the colors of its coatings, front to back."""
    black = kit.material('barrel', (0.022, 0.022, 0.024), 0.36, bump=(6, 0.03))
    steel = kit.material('blade', (0.3, 0.3, 0.31), 0.42, 0.8, bump=(3, 0.05))
    hues = hues or [(0.25, 1, 0.75), (1, 0.35, 0.1), (0.5, 0.2, 1), (1, 0.6, 0.2), (0.2, 0.5, 1)]
    parts = barrel(black, front, deep) + iris(opening, 29, -deep + 20, blades, steel)
    shapes = [(front - 0.5, 96, -5), (front - 6, -120, -17), (front - 12, 62, -27), (30, -70, -36), (27, 44, -44)]
    for (radius, bend, z), hue in zip(shapes, hues):
        parts.append(element(radius, bend, z, coating(hue, 0.075)))
    parts.append(element(24, -52, -deep + 12, coating(hues[0], 0.09)))
    parts.append(kit.cylinder(26, 0.5, (0, 0, -deep - 16), world_behind(glow, light)))
    parts.append(kit.lathe([(28.5, -deep + 21), (58, -deep + 21)], black, name='blade plate'))
    parts.append(kit.lathe([(30, -deep + 17), (30, -deep - 20)], black))
    return parts


def anamorphic(job):
    """Off axis, the iris squeezed to an oval, a flashlight's blue streak across the glass."""
    white = kit.material('paint', (0.75, 0.75, 0.72), 0.6)
    hues = [(0.2, 0.45, 1), (0.15, 0.7, 1), (1, 0.4, 0.12), (0.3, 0.35, 1), (0.2, 0.6, 1)]
    parts = lens(17, 14, hues, (0.2, 0.5, 1), 5)
    for part in parts:
        if part.name.startswith('blade'):
            part.scale.x = 0.5
    ring = engrave('50 MM', 58, 4.06, 4, white, 65) + engrave('T 2.2', 58, 4.06, 4, white, 115)
    kit.group(parts + ring, (26, 0, 0), (90, 0, -24))
    kit.sphere(3.5, (-58, -150, 36), kit.material('torch', emit=(0.75, 0.88, 1), strength=500))
    kit.area((-260, -140, 130), (0, 0, 0), (60, 190), (0.25, 0.5, 1), 700000)
    kit.area((190, -190, 10), (20, 0, 0), (16, 150), kit.ORANGE, 420000)
    kit.area((60, 160, 220), (20, 0, 0), (240, 30), kit.COOL, 2400000)
    kit.camera((-20, -330, 16), (6, 0, 0), 72, 0.006, (10, -30, 0))
    kit.glare(0.15, 0.9, 1.5, 5, (0.2, 0.5, 1.0), fade=0.97)


def wide_open(job):
    """Straight on, the iris out of the way, rose from the left and blue from the right."""
    hues = [(1, 0.3, 0.5), (0.2, 0.45, 1), (1, 0.25, 0.6), (0.3, 0.3, 1), (1, 0.5, 0.4)]
    parts = lens(25.5, 11, hues, (1, 0.22, 0.36), 1.9, 62, 54)
    kit.group(parts, (0, 0, 0), (90, 0, 0))
    kit.area((-230, -170, 60), (0, 0, 0), (60, 190), kit.ROSE, 800000)
    kit.area((230, -170, -30), (0, 0, 0), (60, 190), (0.12, 0.32, 1), 1000000)
    kit.area((30, -200, 230), (0, 0, 0), (120, 16), (1, 0.6, 0.7), 320000)
    kit.camera((0, -190, 0), (0, 0, 0), 50, 0.006, (0, -2, 0))
    kit.glare(0.35, 0.2, 0.9, 5, (1, 0.5, 0.7))


def half_closed(job):
    """Near and from the side: blades half closed behind amber images of a softbox."""
    hues = [(1, 0.5, 0.15), (0.1, 0.8, 0.7), (1, 0.35, 0.08), (0.1, 0.6, 0.7), (1, 0.6, 0.2)]
    kit.group(lens(11, 9, hues, (0.1, 0.7, 0.75), 4, 58, 56), (34, 0, 0), (90, 0, 34))
    kit.area((250, -190, 130), (30, 0, 0), (50, 150), kit.ORANGE, 900000)
    kit.area((-230, -40, 160), (30, 0, 0), (30, 210), kit.TEAL, 900000)
    kit.area((40, -130, -190), (30, 0, 0), (170, 22), kit.AMBER, 260000)
    kit.spot((90, -260, 60), (14, 30, 0), kit.AMBER, 1500000, 14, 0.6, 8)
    kit.camera((70, -190, 10), (20, 0, 1), 62, 0.0055, (30, 20, 0))
    kit.glare(0.18, 0.15, 1.2, 5, kit.ORANGE)


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, bounces=8)
    kit.bpy.context.scene.cycles.transparent_max_bounces = 24
    kit.bpy.context.scene.cycles.sample_clamp_direct = 60
    kit.bpy.context.scene.cycles.sample_clamp_indirect = 1.5
    {'anamorphic': anamorphic, 'open': wide_open, 'iris': half_closed}[job.args['view']](job)
    kit.finish(job.out)


main()
