"""Focus ring of a lens from the side, in millimeters: gear, drive and the engraved distances, one of them sharp."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random


def gear(teeth, radius, width, made):
    """Toothed ring about z."""
    vertices, count = [], teeth * 4
    for z in (-width / 2, width / 2):
        for k in range(count):
            angle, r = math.tau * (k + (0.18 if k % 4 == 1 else -0.18 if k % 4 == 2 else 0)) / count, radius + (1.9 if k % 4 in (1, 2) else 0)
            vertices.append((r * math.cos(angle), r * math.sin(angle), z))
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    return kit.from_data('gear', vertices, faces, made, smooth=False, bevel=0.14)


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height)
    black = kit.material('anodised', (0.014, 0.014, 0.015), 0.3, 0.4, bump=(5, 0.03))
    paint, orange = kit.material('paint', (0.8, 0.78, 0.74), 0.6), kit.material('mark', (1, 0.28, 0.03), 0.5, emit=kit.ORANGE, strength=0.5)
    nylon = kit.material('nylon', (0.02, 0.02, 0.022), 0.45, bump=(8, 0.06))
    profile = [(46, -40), (48, -39), (48, -21), (47, -20.4), (45.6, -20), (45.6, -9.6), (47, -9), (48, -8.4), (48, 18.4), (47.4, 19),
               (46, 19.3), (46, 20.4), (47.4, 20.6), (48, 21.2), (48, 60), (50, 62), (54, 63), (54, 90)]
    parts = [kit.lathe(profile, black, segments=256), gear(112, 45.6, 9.4, black)]
    parts[1].location.z = -14.8
    kit.group(parts, (0, 0, 0), (0, 90, 0))
    drive = gear(30, 13.2, 11, nylon)
    arm = kit.cylinder(4, 60, (0, 0, -28), kit.material('axle', (0.6, 0.6, 0.6), 0.2, 1))
    kit.group([drive, arm, kit.cylinder(9, 13, (0, 0, 0), black, bevel=0.6)], (-14.8, -48, -38.6), (0, 90, 0))
    marks = [('0.9', -46), ('1', -33), ('1.2', -21), ('1.5', -9), ('2', 4), ('2.7', 16), ('4', 27), ('8', 38), ('20', 48), ('\u221e', 58)]
    for body, angle in marks:
        turned = math.radians(angle)
        kit.text(body, 6.4, (8, -48.05 * math.cos(turned), 48.05 * math.sin(turned)), (90 - angle, 0, 0), paint)
    for k in range(-52, 63, 1):
        turned, long = math.radians(k + 4), 4.2 if any(abs(angle - k - 4) < 0.5 for _, angle in marks) else 1.6
        if long > 3 or k % 3 == 0:
            kit.box((long, 0.1, 0.28), (18.2 - long / 2, -48.02 * math.cos(turned), 48.02 * math.sin(turned)), paint, rot=(-k - 4, 0, 0))
    turned = math.radians(4)
    kit.box((9, 0.12, 0.7), (26, -48.05 * math.cos(turned), 48.05 * math.sin(turned)), orange, rot=(-4, 0, 0))
    for side in (-1, 1):
        for body, far in (('2.8', 9), ('5.6', 17)):
            turned = math.radians(4 + side * far)
            kit.box((4, 0.1, 0.3), (23.5, -48.02 * math.cos(turned), 48.02 * math.sin(turned)), paint, rot=(-4 - side * far, 0, 0))
            kit.text(body, 3, (29, -48.05 * math.cos(turned), 48.05 * math.sin(turned)), (86 - side * far, 0, 0), paint)
    for _ in range(12):
        lamp = kit.material('lamp', emit=random.choice([kit.ORANGE, kit.AMBER, kit.TEAL]), strength=random.uniform(2, 9))
        kit.sphere(random.uniform(6, 12), (random.uniform(-300, 300), 560, random.uniform(60, 260)), lamp)
    kit.area((-30, -120, 190), (0, -40, 10), (150, 26), kit.WARM, 800000)
    kit.area((-150, -60, -40), (0, -48, 0), (20, 120), kit.ORANGE, 420000)
    kit.area((160, 40, 120), (20, -20, 20), (20, 160), kit.TEAL, 900000)
    kit.camera((-46, -128, 26), (3, -47, 5), 66, 0.006, (11, -48, 3))
    kit.glare(0.12, 0.12, 1.2, 5, kit.ORANGE)
    kit.finish(job.out)


main()
