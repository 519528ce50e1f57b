"""A hand at its work: on a grading panel's ball, under a lens. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
from body import along

job = macro.start(43, background=(0.0012, 0.002, 0.0026))
what = job.args.get('what', 'ball')
V = kit.Vector
steel = macro.metal((0.3, 0.3, 0.31), 0.3)
black = macro.plastic()


if what == 'ball':
    hand = body.take('Right', body.person('caucasian', 'female'), body.skin((0.42, 0.25, 0.17)), [(16, 24, 12), (19, 26, 13), (24, 28, 14), (32, 32, 18)], (0, 0, 0), (4, 8, 150), (0.012, 0.014, 0.018), 0, lift=-14, thumb=((6, 4), (0, 10), (0, 16)))
    tips = [hand.at(f'RightHand{finger}3', True) for finger in ('Index', 'Middle', 'Ring', 'Thumb')]
    top = sum(tips[:3], V()) / 3
    R = 4.0
    ball = top * 0.62 + tips[3] * 0.38
    ball.z = top.z - R * 0.62
    shiny = kit.material('ball', (0.006, 0.006, 0.007), 0.08, coat=1.0)
    macro.touched(shiny, [(1.4, -1.6, 2.0, 0.9, 0.4), (-1.2, -1.4, 2.4, 0.8, 1.2)], 0.08, 0.34)
    kit.sphere(R, ball, shiny, segments=96)
    desk = ball.z - 0.2 * R
    panel = kit.material('panel', (0.006, 0.006, 0.0065), 0.55, bump=(40, 0.06))
    kit.principled(panel)['Specular'].default_value = 0.12
    kit.plane((200, 120), (0, 40, desk - 0.02), panel)
    for k, tint in ((-1, (0.06, 0.75, 0.8)), (0, (1.0, 0.5, 0.18)), (1, (0.85, 0.9, 1.0))):
        x, y = ball.x + 13.5 * k, ball.y
        kit.lathe([(R + 0.15, -0.1), (R + 0.2, 0.35), (R + 0.9, 0.45), (R + 1.3, 0.1), (R + 1.35, -0.1)], steel, (x, y, desk), segments=96)
        kit.lathe([(R + 1.4, 0.02), (R + 1.6, 0.02)], macro.glow(tint, 2.2), (x, y, desk), segments=96)
        if k:
            kit.sphere(R, (x, y, ball.z), shiny, segments=64)
    for k in range(9):
        kit.lathe([(0.9, 0), (0.85, 1.6), (0.7, 1.7), (0, 1.7)], panel, (ball.x - 26 + 6.5 * k, ball.y + 11, desk), segments=48)
        kit.box((3.6, 1.2, 0.5), (ball.x - 26 + 6.5 * k, ball.y + 15.5, desk + 0.2), macro.glow((1.0, 0.5, 0.2) if k % 4 == 2 else (0.1, 0.14, 0.15), 0.9), bevel=0.1)
    # the monitor: a sunset, far out of focus
    screen = kit.material('screen', (0, 0, 0), 1)
    place = kit.node(screen, 'SeparateXYZ')
    kit.link(screen, kit.node(screen, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(screen, kit.ramp(screen, place.outputs['Y'], [(0.0, (0.004, 0.03, 0.035)), (0.34, (0.01, 0.06, 0.07)), (0.4, (0.9, 0.3, 0.06)), (0.62, (0.6, 0.14, 0.03)), (1.0, (0.03, 0.05, 0.07))]), kit.principled(screen)['Emission'])
    kit.principled(screen)['Emission Strength'].default_value = 2.6
    kit.plane((64, 30), (8, 78, desk + 27), screen, (90, 0, 0))
    kit.area((10, 66, desk + 30), top, (60, 26), (1, 0.52, 0.22), 30000)
    kit.area((-60, 30, desk + 30), top, (10, 40), (0.1, 0.55, 0.65), 24000)
    kit.area((0, -40, 60), top, (26, 16), (0.75, 0.85, 1), 2600)
    macro.lens(top + V((-10, -46, 10)), top + V((2.4, 4, 0.6)), 82, 2.4, top + V((0.4, -1.6, -0.6)))

if what == 'lens':
    hand = body.take('Left', body.person('african', 'male'), body.skin((0.085, 0.042, 0.026)), [(22, 27, 14), (23, 28, 15), (24, 29, 16), (27, 31, 18)], (0, 0, 0), (180, 0, 62), (0.016, 0.016, 0.018), 0, lift=-6, thumb=((40, 0), (0, 4), (0, 4)))
    at, way, radius = hand.grip('Left')
    R = radius * 1.3
    at = at + V((0, 0, R + 0.75 - radius))
    parts = []
    barrel = macro.metal((0.02, 0.02, 0.022), 0.3, wear=0.1)
    parts.append(kit.lathe([(R * 0.8, -9), (R * 0.96, -8.8), (R * 0.98, -3), (R, -2.9), (R, 3.4), (R * 1.12, 3.6), (R * 1.16, 9.4), (R * 1.1, 9.8), (R * 1.02, 9.6), (R * 0.98, 8.2), (R * 0.9, 8.0)], barrel, segments=160))
    teeth = kit.box((0.22, 0.36, 1.1), (0, 0, 0), barrel, bevel=0.04)
    kit.ring(teeth, 96, R * 1.15, (0, 0, 5.2))
    for z in (4.1, 7.4):
        parts.append(kit.lathe([(R * 1.145, z), (R * 1.175, z + 0.05), (R * 1.175, z + 0.22), (R * 1.145, z + 0.27)], macro.metal((0.75, 0.5, 0.16), 0.2), segments=160))
    glass = kit.material('glass', (0.02, 0.03, 0.05), 0.0, coat=1.0)
    kit.principled(glass)['Specular'].default_value = 1.0
    parts.append(kit.lathe([(R * 0.94, 7.6), (R * 0.8, 8.1), (R * 0.5, 8.6), (0, 8.9)], glass, segments=128))
    chalk = kit.material('marks', (0.85, 0.82, 0.75), 0.6, emit=(0.85, 0.82, 0.75), strength=0.02)
    for k in range(28):
        a, z = 0.26 * k, -1.2 if k % 3 else -1.0
        parts.append(kit.box((0.07, 0.02, 0.5 if k % 3 else 0.95), (R * math.cos(a), R * math.sin(a), z), chalk, (0, 0, math.degrees(a) + 90)))
    things = [thing for thing in kit.bpy.context.scene.objects if thing.type in ('MESH', 'CURVE') and thing.name.startswith('box') and thing not in parts]
    lens = kit.group([*parts, *things])
    along(lens, at - way * 1.5, -way)
    kit.area((-50, 30, 40), at, (16, 60), (1, 0.5, 0.2), 110000)
    kit.area((60, 20, 10), at, (10, 60), (0.12, 0.6, 0.7), 70000)
    kit.area((-34, -60, 40), at + way * 4, (20, 14), (1, 0.72, 0.5), 44000)
    kit.area((30, -70, 20), at, (14, 30), (0.2, 0.6, 0.7), 12000)
    kit.area(at + V((-30, -60, -6)), at + way * 5 + V((0, 0, -6)), (14, 14), (1, 0.62, 0.4), 60000)
    macro.backdrop((30, 300, 30), (500, 500), [(0, (0.06, 0.03, 0.012)), (0.4, (0.014, 0.014, 0.014)), (0.9, (0.001, 0.003, 0.004))])
    macro.lens((10, -90, 12), at + way * 1.4 + V((0, 0, -1.6)), 100, 2.8, at - way * 8 + V((0, -2, 0)))

kit.glare(0.16, 0.05, 1.6, 6, (1, 0.7, 0.5))
kit.finish(job.out)
