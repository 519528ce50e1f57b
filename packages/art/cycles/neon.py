"""Neon sign, a star with a tail of three arcs, on a wet brick wall at night. In decimeters; the wall faces -y."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random


def wet_brick():
    """Dark brick with running water: raised bricks, worn faces, patches that mirror."""
    made = kit.material('brick', (0.05, 0.02, 0.015), 0.4)
    place, mapping = kit.node(made, 'TexCoord'), kit.node(made, 'Mapping')
    kit.link(made, place.outputs['Object'], mapping.inputs['Vector'])
    brick = kit.node(made, 'TexBrick', scale=1.0, mortar_size=0.045, mortar_smooth=0.5, brick_width=2.2, row_height=0.72)
    for name, color in (('Color1', (0.2, 0.075, 0.05)), ('Color2', (0.09, 0.035, 0.025)), ('Mortar', (0.1, 0.095, 0.09))):
        brick.inputs[name].default_value = (*color, 1)
    kit.link(made, mapping.outputs['Vector'], brick.inputs['Vector'])
    kit.link(made, brick.outputs['Color'], kit.principled(made)['Base Color'])
    kit.bump(made, kit.ramp(made, brick.outputs['Fac'], [(0, 1.0), (1, 0.0)]), 0.8, 0.12)
    kit.noise_bump(made, 3.2, 0.5, 8)
    kit.noise_bump(made, 1.6, 0.35, 3, stretch=(1, 1, 0.25))
    kit.link(made, kit.ramp(made, kit.noise(made, 0.7, 5, stretch=(1, 1, 0.4)), [(0.36, 0.1), (0.62, 0.5)]), kit.principled(made)['Roughness'])
    return made


gases = []


def neon(points, hue, strength, closed=False):
    """Glowing tube with blacked-out ends, standing off the wall on glass posts."""
    gas = kit.material('gas', emit=hue, strength=strength)
    gas.cycles.sample_as_light = False  # lamps near the sign light the wall: less noise
    dark = kit.material('end', (0.01, 0.01, 0.01), 0.3)
    post = kit.material('post', (0.6, 0.65, 0.65), 0.15, 0.3)
    kit.tube(points, 0.085, gas, closed=closed)
    gases.append((gas, strength))
    for end, nearby in (((points[0], points[1]), (points[-1], points[-2])) if not closed else ()):
        kit.tube([end, (end[0] + (end[0] - nearby[0]) * 0.04, -0.75, end[2] + (end[2] - nearby[2]) * 0.04), (end[0], -0.05, end[2])], 0.1, dark)
        kit.cylinder(0.2, 0.3, (end[0], -0.12, end[2]), dark, rot=(90, 0, 0), bevel=0.04)
    for x, y, z in points[2::max(3, len(points) // 7)]:
        kit.cylinder(0.035, -y, (x, y / 2, z - 0.1), post, rot=(90, 0, 0))
        kit.tube([(x - 0.11, y, z), (x, y + 0.1, z - 0.11), (x + 0.11, y, z)], 0.018, post)


def star(radius, middle, rounding=0.16):
    """Points of a five-pointed star with rounded corners."""
    corners = []
    for k in range(10):
        r, angle = radius * (1 if k % 2 == 0 else 0.42), math.tau * k / 10 + math.pi / 2 + 0.12
        corners.append((middle[0] + r * math.cos(angle), middle[1] + r * math.sin(angle)))
    points = []
    for k, (x, z) in enumerate(corners):
        for (nx, nz), t in ((corners[k - 1], rounding), (corners[k - 1], rounding * 0.35), (corners[(k + 1) % 10], rounding * 0.35), (corners[(k + 1) % 10], rounding)):
            points.append((x + (nx - x) * t, -0.8, z + (nz - z) * t))
    return points


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, background=(0.02, 0.05, 0.09), ambient=0.05)
    kit.plane((90, 60), (0, 0, 0), wet_brick(), rot=(90, 0, 0))
    neon(star(3.1, (3.4, 1.2)), (1, 0.2, 0.06), 9, True)
    neon(star(2.0, (3.4, 1.2)), (1, 0.5, 0.12), 7, True)
    for k, radius in enumerate((5.4, 6.6, 7.8)):
        arc = [(3.4 + radius * math.cos(turn), -0.8, -1.6 + radius * 0.62 * math.sin(turn)) for turn in [math.pi * (0.67 + 0.31 * i / 14) for i in range(15)]]
        neon(arc, (0.03, 0.75, 0.75), 6 - k)
    metal = kit.material('metal', (0.1, 0.11, 0.11), 0.4, 0.7, bump=(4, 0.1))
    kit.box((2.2, 0.9, 1.2), (-1.6, -0.45, -3.6), metal, bevel=0.06)
    for k in range(5):
        kit.box((2.3, 0.06, 0.04), (-1.6, -0.93, -4.0 + k * 0.2), metal)
    cable = kit.material('cable', (0.01, 0.01, 0.01), 0.35)
    for x, z in ((-1.9, -1.6), (-3.1, -1.4), (3.1, -1.9)):
        kit.tube([(-1.6, -0.4, -3.0), (-1.5 + x * 0.3, -0.3, -2.5), (x, -0.12, z - 0.5), (x, -0.12, z)], 0.06, cable)
    kit.tube([(9.5, -0.3, 30), (9.5, -0.3, -30)], 0.35, kit.material('pipe', (0.03, 0.035, 0.035), 0.25, 0.5, bump=(1.5, 0.1)), smooth=False)
    lamps = [kit.point((3.4, -1.5, 1.2), (1, 0.27, 0.08), 420, 1.3), kit.point((-1.6, -1.5, 1.6), (0.05, 0.75, 0.75), 260, 1.3)]
    kit.area((-26, -10, 16), (0, 0, 0), (4, 10), kit.TEAL, 2600)
    kit.camera((-8.6, -15.5, -2.6), (0.9, 0, 0.9), 36, 0.012, (2.2, -0.8, 0.8))
    kit.glare(0.5, 0.25, 0.9, 3.5, kit.ORANGE)

    def pose(place):
        """The star strikes: it stutters twice and holds; the three arcs follow it one by one."""
        t = place * job.seconds
        struck = 1.0 if t > 0.42 else 0.9 if 0.08 < t < 0.16 or 0.25 < t < 0.3 else 0.04
        levels = [struck, struck] + [1.0 if t > 0.55 + 0.12 * k else 0.03 for k in (2, 1, 0)]
        for (gas, strength), level in zip(gases, levels):
            kit.principled(gas)['Emission Strength'].default_value = strength * level
        lamps[0].data.energy, lamps[1].data.energy = 420 * struck, 260 * sum(levels[2:]) / 3

    kit.finish(job.out, job.frames, kit.travel(job, pose))


main()
