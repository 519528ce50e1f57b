"""One white cube on a studio curve, two hard lamps that disagree about its shadow. In meters."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height)
    cove = kit.material('cove', (0.3, 0.42, 0.36), 0.55, bump=(1.2, 0.02))
    points = [(-9, 0)] + [(3 + 2.6 * math.sin(k / 20 * math.pi / 2), 2.6 - 2.6 * math.cos(k / 20 * math.pi / 2)) for k in range(21)] + [(5.6, 14)]
    vertices = [(x, y, z) for y, z in points for x in (-30, 30)]
    kit.from_data('cove', vertices, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(points) - 1)], cove)
    white = kit.material('white', (0.86, 0.85, 0.82), 0.4, bump=(30, 0.01))
    kit.box((1, 1, 1), (0, 0, 0.5), white, rot=(0, 0, 31), bevel=0.012)
    kit.spot((-7, 2.3, 3.6), (0.3, -0.8, 0.2), kit.ORANGE, 9500, 44, 0.7, 0.04)
    kit.spot((6, 2.6, 4.4), (-0.3, -0.8, 0.2), kit.TEAL, 6000, 44, 0.7, 0.04)
    kit.area((0, -2, 9), (0, 1, 0), 3, kit.COOL, 25)
    kit.camera((0.2, -9.4, 3.0), (0.1, -0.5, 0.45), 48, 0.9, (0, -0.6, 0.5))
    kit.glare(0.12, 0, 1.2)
    kit.finish(job.out)


main()
