"""A fist around a radio at dawn, fingers on a spirit level. `what` chooses. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
from body import along

job = macro.start(59, background=(0.0012, 0.002, 0.0026))
what = job.args.get('what', 'radio')
V = kit.Vector
steel = macro.metal((0.3, 0.3, 0.31), 0.3)
black = macro.plastic()

if what == 'radio':
    hand = body.take('Right', body.person('caucasian'), body.skin((0.3, 0.17, 0.11)), [(50, 62, 34), (52, 66, 36), (54, 68, 38), (58, 70, 40)], (0, 0, 0), (82, -10, 24), (0.02, 0.024, 0.03), 6, thumb=((26, 0), (0, 12), (0, 14)))
    at, way, radius = hand.grip('Right')
    rubber = macro.plastic((0.01, 0.01, 0.011), 0.5, 30, 0.2)
    parts = [kit.box((5.2, 3.2, 12), (0, 0, -1), black, bevel=0.6), kit.box((4.2, 0.3, 5.0), (0, -1.6, 1.2), rubber, bevel=0.2)]
    for k in range(7):
        parts.append(kit.box((3.4, 0.1, 0.22), (0, -1.78, -0.4 + 0.55 * k), macro.plastic((0.003, 0.003, 0.003), 0.7)))
    parts += [kit.cylinder(0.72, 1.5, (1.4, 0, 5.6), rubber, bevel=0.12), kit.cylinder(0.6, 1.2, (-0.1, 0, 5.4), rubber, bevel=0.1),
              kit.lathe([(0.8, 4.9), (0.82, 6.2), (0.62, 6.9), (0.52, 9), (0.44, 17.5), (0.3, 18), (0, 18)], rubber, (-1.6, 0.2, 0), segments=48),
              kit.sphere(0.2, (0.6, -1.0, 5.1), macro.glow((1, 0.1, 0.03), 26))]
    radio = kit.group(parts)
    along(radio, at + way * 3.6, way, -70)
    sun = at + V((-26, 300, 14))
    kit.sphere(15, sun, macro.glow((1, 0.5, 0.16), 9))
    kit.area(at + V((-30, 60, 18)), at, (20, 30), (1, 0.5, 0.18), 190000)
    kit.area(at + V((60, 30, 30)), at, (20, 60), (0.3, 0.6, 0.8), 50000)
    kit.area(at + V((30, -70, 30)), at, (30, 30), (0.4, 0.6, 0.75), 14000)
    sky = kit.material('backdrop', (0, 0, 0), 1)
    place = kit.node(sky, 'SeparateXYZ')
    kit.link(sky, kit.node(sky, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(sky, kit.ramp(sky, place.outputs['Y'], [(0.40, (0.004, 0.006, 0.008)), (0.43, (0.2, 0.07, 0.02)), (0.5, (0.3, 0.13, 0.05)), (0.62, (0.05, 0.08, 0.09)), (0.9, (0.01, 0.025, 0.04))]), kit.principled(sky)['Emission'])
    kit.plane((500, 500), (0, 330, 20), sky, (90, 0, 0))
    macro.lens((0, -88, -2), at + V((-1, 0, 5)), 118, 2.2, at + way * 6 + V((0, -2, 0)))

if what == 'level':
    hand = body.take('Right', body.person('caucasian', 'male', 'old'), body.skin((0.34, 0.19, 0.12)), [(30, 46, 24), (30, 48, 26), (32, 50, 28), (36, 52, 30)], (0, 0, 0), (40, 12, 196), (0.05, 0.036, 0.016), 0, lift=-16, thumb=((20, 6), (0, 14), (0, 18)))
    at, way, radius = hand.grip('Right')
    yellow = macro.paint((0.7, 0.4, 0.02), (0.4, 0.39, 0.37), 0.0, 0.9)
    half = 2.7
    low = at + V((0, 0.2, -0.4))
    kit.box((90, 2.4, 2 * half), low + V((0, 0, -half)), yellow, bevel=0.16)
    for z in (-0.5, -2 * half + 0.5):
        kit.box((90, 2.8, 0.7), low + V((0, 0, z)), steel, bevel=0.1)
    vial = low + V((-8.4, -1.4, -half))
    kit.box((6.4, 0.6, 3.2), vial + V((0, 0.2, 0)), macro.plastic((0.006, 0.006, 0.006), 0.4), bevel=0.3)
    liquid = kit.material('spirit', (0.5, 0.75, 0.04), 0.05, emit=(0.5, 0.85, 0.03), strength=0.5, coat=1.0)
    kit.cylinder(0.72, 5.2, vial + V((0, -0.3, 0)), liquid, (0, 90, 0), 0.2)
    kit.sphere(0.62, vial + V((0.1, -0.62, 0.24)), kit.material('bubble', (0.8, 0.95, 0.5), 0.05, emit=(0.75, 1, 0.3), strength=1.3), (1.7, 0.6, 0.66))
    for x in (-1.3, 1.3):
        kit.lathe([(0.74, -0.06), (0.78, -0.06), (0.78, 0.06), (0.74, 0.06)], black, vial + V((x, -0.3, 0)), (0, 90, 0), 64, close=True)
    macro.drops(420, lambda: (low + V((random.uniform(-24, 16), -1.22, random.uniform(-2 * half + 0.9, -0.9))), V((0, -1, 0))), 0.26)
    kit.area(at + V((-50, 30, 50)), at, (14, 50), (1, 0.46, 0.1), 130000)
    kit.area(at + V((60, 30, 10)), at, (10, 60), (0.12, 0.6, 0.7), 40000)
    kit.area(at + V((-50, -60, 30)), vial, (20, 20), (1, 0.56, 0.2), 30000)
    macro.far(9, (-60, 70), (200, 320), (10, 70), (2, 5), ((1, 0.46, 0.1), (1, 0.5, 0.16)), (0.8, 2.6))
    macro.backdrop((-30, 330, 60), (600, 600), [(0, (0.06, 0.026, 0.006)), (0.4, (0.014, 0.008, 0.004)), (1, (0.001, 0.002, 0.002))])
    macro.lens((-20, -88, 26), vial + V((3.6, 0, 1.6)), 200, 3.0, vial + V((1, -0.6, 0)))

kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
