"""Snare drum struck once: blue pigment leaves its skin in rings under the lifted stick. In centimeters."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from kit import random


def pigment(count, made):
    """Grains as one mesh of small octahedra, thrown up in the rings of the skin's standing wave."""
    vertices, faces = [], []
    for _ in range(count):
        ring = random.choice((0, 3.4, 3.4, 7.6, 7.6, 11.8, 11.8, 11.8))
        r = abs(random.gauss(ring, 0.42 if ring else 0.6))
        angle = random.uniform(0, math.tau)
        top = (11 if not ring else 8.2 - 0.3 * ring) * (0.7 + 0.3 * math.sin(angle * 3 + ring) * math.sin(angle * 7 + 2 * ring))
        z = 0.05 + top * random.random() ** 1.5
        r += z * random.gauss(0, 0.06) + 0.04 * z
        size = 0.028 * math.exp(random.gauss(0, 0.5))
        if random.random() < 0.012:
            size *= 3
        x, y, start = r * math.cos(angle), r * math.sin(angle), len(vertices)
        vertices += [(x + size, y, z), (x - size, y, z), (x, y + size, z), (x, y - size, z), (x, y, z + size), (x, y, z - size)]
        faces += [tuple(start + k for k in face) for face in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    return kit.from_data('pigment', vertices, faces, made, smooth=False)


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height)
    chrome = kit.material('chrome', (0.8, 0.8, 0.8), 0.07, 1)
    skin = kit.material('skin', (0.05, 0.05, 0.055), 0.42, bump=(12, 0.12))
    shell = kit.material('shell', (0.16, 0.04, 0.012), 0.18, coat=1)
    blue = kit.material('blue', (0.03, 0.2, 1.0), 0.8)
    waves = [(0.05 + 16.6 * k / 180, 0.16 * math.sin(1.5 * 16.6 * k / 180) * (1 - k / 180)) for k in range(181)]
    kit.lathe(waves + [(16.9, -0.3), (17, -1)], skin, segments=192)
    kit.lathe([(16.8, 0.5), (16.9, 1.3), (17.3, 1.6), (17.8, 1.6), (18.0, 1.3), (17.5, 0.9), (17.4, -1.6), (18.3, -1.8), (18.3, -2.2), (17.2, -2.2), (17.0, 0.2)], chrome, segments=192, close=True)
    kit.lathe([(17, -1), (17, -14)], shell, segments=192)
    for k in range(10):
        angle = 36 * k + 12
        turn = math.radians(angle)
        x, y = math.cos(turn), math.sin(turn)
        kit.box((1.6, 1.5, 0.9), (18.6 * x, 18.6 * y, -1.7), chrome, rot=(0, 0, angle), bevel=0.2)
        kit.cylinder(0.42, 1.5, (18.9 * x, 18.9 * y, -0.8), chrome, bevel=0.1, segments=24)
        kit.box((0.5, 0.5, 0.7), (18.9 * x, 18.9 * y, 0.15), chrome, rot=(0, 0, angle), bevel=0.06)
        kit.cylinder(0.28, 7, (18.9 * x, 18.9 * y, -5), chrome, segments=24)
        kit.box((1.8, 1.6, 4.4), (18 * x, 18 * y, -8.6), chrome, rot=(0, 0, angle), bevel=0.5)
    hickory = kit.material('hickory', (0.5, 0.27, 0.1), 0.4, coat=0.2)
    kit.noise_bump(hickory, 0.9, 0.15, stretch=(6, 6, 0.3))
    stick = [kit.lathe([(0.0, 0.0), (0.28, 0.06), (0.45, 0.35), (0.5, 0.75), (0.4, 1.2), (0.3, 1.7), (0.36, 3.0), (0.5, 6.5), (0.72, 12), (0.74, 40)], hickory, segments=48), kit.lathe([(0.0, -0.01), (0.285, 0.055), (0.455, 0.345), (0.4, 0.45)], blue, segments=48)]
    kit.group(stick, (1.4, -1.2, 5.6), (28, 62, 20))
    pigment(70000, blue)
    kit.area((-26, 38, 22), (0, 0, 1), (6, 14), kit.COOL, 60000)
    kit.area((44, 20, 16), (0, 0, 1), (6, 24), kit.ORANGE, 17000)
    kit.area((-20, -46, 30), (0, 0, 0), (20, 4), kit.COOL, 900)
    kit.area((10, -50, -6), (0, -18, -4), (60, 6), kit.TEAL, 5000)
    kit.area((9, -16, 22), (5, -2, 8), (8, 3), kit.WARM, 9000)
    kit.camera((-4, -38, 9.5), (1.4, 0, 3.4), 46, 0.02, (1.0, -1.5, 4))
    kit.glare(0.15, 0.1, 1.2, 5)
    kit.finish(job.out)


main()
