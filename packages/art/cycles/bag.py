"""Heavy bag on its chain, swinging before red backlight, sweat and water leaving it. In metres."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random


def glow():
    """Haze lit from behind: red light that falls off round a lamp out of the frame."""
    made = kit.material('glow', emit=(1, 0.05, 0.02))
    made.cycles.sample_as_light = False
    place, far = kit.node(made, 'TexCoord'), kit.node(made, 'VectorMath', operation='DISTANCE')
    far.inputs[1].default_value = (0.9, 1.3, 0)
    kit.link(made, place.outputs['Object'], far.inputs[0])
    smoke = kit.noise(made, 0.55, 5, stretch=(1, 1.6, 1))
    bent = kit.node(made, 'Math', operation='MULTIPLY_ADD')
    bent.inputs[1].default_value = 1.6
    kit.link(made, smoke, bent.inputs[0])
    kit.link(made, far.outputs['Value'], bent.inputs[2])
    share = kit.node(made, 'Math', operation='DIVIDE')
    share.inputs[1].default_value = 7
    kit.link(made, bent.outputs[0], share.inputs[0])
    kit.link(made, kit.ramp(made, share.outputs[0], [(0.1, 0.85), (0.26, 0.3), (0.44, 0.055), (0.75, 0.004)]), kit.principled(made)['Emission Strength'])
    return made


def bag():
    """Bag with panels, seams, hoop and four straps; hangs from the origin."""
    skin = kit.material('skin', (0.05, 0.012, 0.01), 0.32, coat=0.3, bump=(9, 0.12))
    kit.noise_bump(skin, 60, 0.07)
    seam, steel = kit.material('seam', (0.012, 0.008, 0.008), 0.6), kit.material('steel', (0.6, 0.58, 0.56), 0.22, 1)
    profile = [(0.001, -2.06), (0.14, -2.06), (0.19, -2.03)]
    profile += [(0.2 + 0.012 * math.sin(k * 0.9) * math.sin(math.pi * k / 40) + 0.008 * math.sin(math.pi * k / 40), -2.0 + 1.3 * k / 40) for k in range(41)]
    profile += [(0.19, -0.68), (0.17, -0.66), (0.001, -0.66)]
    parts = [kit.lathe(profile, skin)]
    for z in (-1.96, -1.62, -1.08, -0.76):
        parts.append(kit.lathe([(0.2, z - 0.022), (0.214, z - 0.018), (0.214, z + 0.018), (0.2, z + 0.022)], seam))
    for k in range(4):
        angle = math.pi / 2 * k + 0.5
        x, y = math.cos(angle), math.sin(angle)
        parts.append(kit.tube([(0.2 * x, 0.2 * y, -0.85), (0.19 * x, 0.19 * y, -0.66), (0.02 * x, 0.02 * y, -0.3)], 0.013, seam, smooth=False))
    link = [(0.022 * math.cos(turn), 0, 0.036 * math.sin(turn)) for turn in [math.tau * k / 12 for k in range(12)]]
    for k in range(18):
        part = kit.tube(link, 0.008, steel, closed=True, resolution=3)
        part.location, part.rotation_euler = (0, 0, -0.27 + k * 0.055), (0, 0, math.pi / 2 * (k % 2) + 0.3)
        parts.append(part)
    return kit.group(parts, (0.42, 0, 2.45), (0, 13, 12))


def spray():
    """Drops that leave the bag's struck side in a fan, drawn out along their flight."""
    water = kit.material('water', (1, 1, 1), 0.02, transmission=1, ior=1.33)
    drop = kit.sphere(0.01, (0, 0, -9), water, segments=16)
    flying = []
    for k in range(620):
        angle, speed = random.gauss(math.pi * 0.98, 0.5), random.uniform(0.12, 1) ** 1.4 * 1.55
        x, y = 0.02 + math.cos(angle) * speed, random.gauss(0, 0.12 + 0.25 * speed)
        z = 1.15 + math.sin(angle) * speed * 0.85 - 0.12 * speed ** 2
        size = random.choice((0.25, 0.35, 0.5, 0.8, 1.3)) * random.uniform(0.6, 1.2)
        made = kit.copy(drop, (x, y, z), (0, -math.degrees(angle), 0))
        made.scale = (size * random.uniform(1, 2.6), size, size)
        flying.append(made)
    return flying


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, bounces=6)
    backdrop = kit.plane((18, 9), (0, 6, 1.5), glow(), rot=(90, 0, 0))
    backdrop.visible_shadow = False
    hung, flying = bag(), spray()
    kit.area((-2.2, 2.6, 2.9), (0, 0, 1.2), (0.5, 1.4), (1, 0.1, 0.05), 420)
    kit.area((2.6, 2.4, 2.2), (0.2, 0, 1.2), (0.5, 1.8), (1, 0.32, 0.14), 340)
    kit.area((-2.6, -2.4, 1.6), (0, 0, 1.2), (0.4, 1.6), kit.TEAL, 26)
    kit.camera((-0.32, -4.3, 1.02), (-0.32, 0, 1.3), 50, 0.9, (0, -0.1, 1.2))
    kit.glare(0.35, 0.15, 0.9, 5, (1, 0.3, 0.2))
    homes = [drop.location.copy() for drop in flying]

    def pose(place):
        """The bag swings away from the hit, the water that left it flies on, slowed down."""
        hung.rotation_euler = (0, math.radians(15 - 10 * math.sin(1.5 * place)), math.radians(12 + 9 * place))
        struck = kit.Vector((0.02, 0, 1.15))
        for drop, home in zip(flying, homes):
            drop.location = struck + (home - struck) * (0.5 + 0.75 * place)
            drop.location.z -= 0.1 * place * place

    kit.finish(job.out, job.frames, kit.travel(job, pose))


main()
