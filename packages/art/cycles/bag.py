"""Heavy bag on its chain, swinging before red backlight, sweat and water leaving it. In metres.
Views: poster, chain (and straps, close), drops (in flight, close), low (up along it), corner (stool, bucket and ropes)."""
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


def corner():
    """A corner of the ring: post and pad, three ropes, the stool, a bucket with water."""
    rope = kit.material('rope', (0.1, 0.015, 0.012), 0.5, bump=(60, 0.2))
    black = kit.material('black', (0.012, 0.01, 0.01), 0.4)
    kit.plane((9, 9), (0.5, 0.5, 0), kit.material('canvas', (0.05, 0.045, 0.045), 0.8, bump=(40, 0.2)))
    kit.cylinder(0.06, 1.5, (0.75, 0.6, 0.75), black)
    kit.box((0.2, 0.2, 1.15), (0.66, 0.52, 0.75), kit.material('pad', (0.09, 0.012, 0.01), 0.35, coat=0.3), (0, 0, 45), 0.05)
    for z in (0.42, 0.82, 1.22):
        kit.tube([(-4.5, 0.75, z - 0.02), (0.6, 0.62, z), (0.9, 0.6, z)], 0.022, rope, smooth=False)
        kit.tube([(0.75, 0.6, z), (0.9, -5.0, z)], 0.022, rope, smooth=False)
    kit.cylinder(0.19, 0.05, (-0.12, 0.1, 0.5), black, bevel=0.02)
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        kit.tube([(-0.12 + 0.1 * math.cos(a), 0.1 + 0.1 * math.sin(a), 0.48), (-0.12 + 0.19 * math.cos(a), 0.1 + 0.19 * math.sin(a), 0)], 0.014, black, smooth=False)
    kit.lathe([(0.0, 0.01), (0.115, 0.01), (0.15, 0.28), (0.158, 0.285), (0.155, 0.27), (0.118, 0.0), (0.0, 0.0)], kit.material('tin', (0.4, 0.4, 0.4), 0.3, 1), (-0.62, -0.25, 0))
    kit.cylinder(0.145, 0.01, (-0.62, -0.25, 0.22), kit.material('bucket-water', (0.005, 0.005, 0.006), 0.03))
    kit.tube([(-0.76, -0.25, 0.28), (-0.72, -0.33, 0.16), (-0.62, -0.4, 0.1), (-0.52, -0.33, 0.16), (-0.48, -0.25, 0.28)], 0.005, black)
    towel = [(-0.3 + 0.02 * u + 0.01 * math.sin(w), 0.02 + 0.0 * w + 0.03 * math.sin(u * 0.9) * (w / 14), 0.535 - (0.028 * max(0, w - 3)) + 0.006 * math.sin(u * 1.3)) for w in range(15) for u in range(11)]
    towel = [(x, y - 0.085 - 0.035 * min(w // 11, 3), z) for w, (x, y, z) in enumerate(towel)]
    kit.from_data('towel', towel, [(r * 11 + c, r * 11 + c + 1, r * 11 + c + 12, r * 11 + c + 11) for r in range(14) for c in range(10)], kit.material('towel', (0.55, 0.5, 0.48), 0.95, bump=(160, 0.4)))


CAMERAS = {
    'poster': ((-0.32, -4.3, 1.02), (-0.32, 0, 1.3), 50, 0.9, (0, -0.1, 1.2)),
    'chain': ((-0.2, -1.25, 2.12), (0.3, 0, 2.18), 52, 1.0, (0.42, -0.05, 2.2)),
    'drops': ((-0.75, -1.35, 1.02), (-0.42, 0, 1.16), 68, 1.8, (-0.3, -0.02, 1.15)),
    'low': ((-0.75, -1.5, 0.22), (0.02, 0, 1.38), 30, 0.9, (0.15, -0.2, 1.0)),
    'corner': ((-1.5, -2.6, 0.62), (0.02, 0.2, 0.62), 46, 1.2, (-0.2, -0.05, 0.5)),
}


def main():
    job = kit.job()
    view = job.args.get('view', 'poster')
    kit.reset(job.samples, job.width, job.height, bounces=6)
    backdrop = kit.plane((18, 9) if view == 'poster' else (40, 24), (0, 6, 1.5), glow(), rot=(90, 0, 0))
    backdrop.visible_shadow = False
    if view == 'corner':
        corner()
    else:
        hung, flying = bag(), spray()
    kit.area((-2.2, 2.6, 2.9), (0, 0, 1.2), (0.5, 1.4), (1, 0.1, 0.05), 420)
    kit.area((2.6, 2.4, 2.2), (0.2, 0, 1.2), (0.5, 1.8), (1, 0.32, 0.14), 340)
    kit.area((-2.6, -2.4, 1.6), (0, 0, 1.2), (0.4, 1.6), kit.TEAL, 26)
    kit.camera(*CAMERAS[view])
    kit.glare(0.35, 0.15, 0.9, 5, (1, 0.3, 0.2))
    homes = [drop.location.copy() for drop in flying] if view != 'corner' else []

    def pose(place):
        """The bag swings away from the hit, the water that left it flies on, slowed down."""
        hung.rotation_euler = (0, math.radians(15 - 10 * math.sin(1.5 * place)), math.radians(12 + 9 * place))
        struck = kit.Vector((0.02, 0, 1.15))
        for drop, home in zip(flying, homes):
            drop.location = struck + (home - struck) * (0.5 + 0.75 * place)
            drop.location.z -= 0.1 * place * place

    kit.finish(job.out, job.frames, kit.travel(job, pose) if view != 'corner' else None)


main()
