"""One clamp on a sterile drape under a surgical lamp. View tape: the blue line on the floor that the camera never crosses. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(51)
TAPE = job.args.get('view') == 'tape'


def clamp():
    """A hemostat: two shanks crossed at a joint, ratchet, rings, its jaws along +y."""
    steel = macro.metal((0.66, 0.67, 0.68), 0.17, wear=0.1, scale=1.3)
    macro.touched(steel, [(0.5, -3.2, 0.3, 0.7, 0.3), (-0.9, -6.2, 0.3, 0.8, 1.0)], 0.13, 0.42)
    for side in (-1, 1):
        z = 0.34 + 0.1 * side
        shank = [(side * 0.10, 4.6, z), (side * 0.22, 2.2, z), (side * 0.1, 0.4, z), (-side * 0.32, -1.4, z), (-side * 0.72, -4.0, z), (-side * 0.95, -6.0, z)]
        tube = kit.tube(shank, 0.24, steel, resolution=8)
        tube.scale = (1, 1, 1)
        ring = [(-side * 1.75 + 1.02 * math.cos(a), -7.35 + 1.4 * math.sin(a), z) for a in [math.tau * k / 24 for k in range(24)]]
        kit.tube(ring, 0.25, steel, closed=True, resolution=8)
        arm = kit.box((0.95, 0.34, 0.16), (-side * 0.42, -5.0 , 0.34 + 0.13 * side), steel, (0, 0, side * 8), 0.03)
        for k in range(5):
            kit.box((0.09, 0.36, 0.08), (-side * (0.02 + k * 0.14), -5.0, 0.34 + 0.08 * side), steel, (0, 30 * side, side * 8), 0.01)
        for k in range(16):
            kit.box((0.2, 0.05, 0.06), (side * 0.06, 2.4 + k * 0.13, z), steel, (0, 0, 0))
    kit.lathe([(0, 0.34), (0.3, 0.32), (0.38, 0.24), (0.4, 0)], steel, loc=(0, 0.2, 0.45), segments=48)
    kit.box((0.52, 0.07, 0.05), (0, 0.2, 0.78), kit.material('slot', (0.01, 0.01, 0.01), 0.4), (0, 0, 34))


def folds(x, y):
    """Height of a drape."""
    import numpy as np
    return 0.5 * np.sin(0.42 * x + 0.25 * y + 0.5 * np.sin(0.3 * y)) ** 3 * np.clip((np.abs(x + 1.5) - 2.4) / 4, 0, 1) + 0.16 * np.sin(0.9 * x - 0.5 * y) * np.clip((np.abs(x) - 2) / 5, 0, 1)


if not TAPE:
    # the drape's threads cross: fine bands both ways, a sheen where the cloth is stretched
    cloth = kit.material('drape', (0.006, 0.13, 0.15), 0.82)
    for turn in (0.35, 0.35 + math.pi / 2):
        place, mapping = kit.node(cloth, 'TexCoord'), kit.node(cloth, 'Mapping')
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        kit.link(cloth, place.outputs['Object'], mapping.inputs['Vector'])
        wave = kit.node(cloth, 'TexWave', bands_direction='X', scale=3.4, distortion=0.7, detail=2.0)
        kit.link(cloth, mapping.outputs[0], wave.inputs['Vector'])
        kit.bump(cloth, wave.outputs['Fac'], 0.55, 0.05)
    soaked = kit.ramp(cloth, kit.noise(cloth, 0.3, 6.0), [(0.46, (0.008, 0.16, 0.18)), (0.54, (0.003, 0.07, 0.085))])
    kit.link(cloth, soaked, kit.principled(cloth)['Base Color'])
    macro.heap((46, 46), folds, cloth, 260, 0.0)
    before = set(kit.bpy.data.objects)
    clamp()
    kit.group([t for t in kit.bpy.data.objects if t not in before], (-4.6, 3.4, 0.04), (0, 0, 54))
    macro.drops(60, lambda: ((random.uniform(-5, 5), random.uniform(-3, 3), 0.06), (0, 0, 1)), 0.24, macro.water(), 0.6)
    macro.lint(12, lambda: (random.uniform(-4, 4), random.uniform(-3, 2), 0.12), 0.9)
    # one lamp of many lenses, low and from behind, seen in the steel
    for k in range(7):
        a = math.tau * k / 6
        r = 0 if k == 6 else 5
        kit.area((-6 + r * math.cos(a), 12 + r * math.sin(a), 18), (0, 0, 0), 4.0, (1.0, 0.93, 0.8), 520)
    kit.area((-16, -4, 9), (0, 0, 0.5), (8, 14), (0.5, 0.8, 0.9), 900)
    kit.area((14, -1, 3.0), (0, 0, 0.5), (1, 12), macro.SODIUM, 520)
    macro.lens((-6.0, -15.5, 9.6), (0.3, 0.3, 0.3), 95, 5.6, (0.2, -0.6, 0.5), roll=7)
else:
    floor = kit.material('floor', (0.05, 0.062, 0.06), 0.16, coat=0.4)
    kit.uneven_rough(floor, 0.3, 0.08, 0.34)
    specks = kit.noise(floor, 7, 8)
    kit.link(floor, kit.ramp(floor, specks, [(0.4, (0.03, 0.04, 0.04)), (0.5, (0.07, 0.085, 0.08)), (0.62, (0.16, 0.17, 0.15))]), kit.principled(floor)['Base Color'])
    kit.plane((160, 160), (0, 40, 0), floor)
    tape = kit.material('tape', (0.004, 0.05, 0.42), 0.3, bump=(7, 0.2))
    kit.noise_bump(tape, 2.0, 0.5, stretch=(0.4, 3, 1))
    import numpy as np
    line = macro.heap((4.8, 120), lambda x, y: 0.045 + 0.025 * np.sin(y * 0.7 + x) * np.clip(np.abs(np.sin(y * 0.13 + 1)) - 0.75, 0, 1) * 4 - 0.03 * (np.abs(x) > 2.3), tape, 160, 0.0, 'tape')
    line.location = (0, 40, 0)
    # the roll it came off, standing on its edge at the end that is still to be pressed down
    kit.lathe([(3.8, -2.4), (5.7, -2.4), (5.75, 0), (5.7, 2.4), (3.8, 2.4)], tape, loc=(0.2, -2.0, 5.78), rot=(0, 90, 0), close=True, segments=160)
    kit.lathe([(3.4, -2.42), (3.8, -2.42), (3.8, 2.42), (3.4, 2.42)], kit.material('core', (0.5, 0.4, 0.28), 0.85), loc=(0.2, -2.0, 5.78), rot=(0, 90, 0), close=True, segments=96)
    # surgical lamps beyond it, and the foot of the stand
    for k in range(7):
        a = math.tau * k / 6
        r = 0 if k == 6 else 9
        kit.sphere(2.6, (-16 + r * math.cos(a), 105, 34 + r * math.sin(a)), macro.glow((1, 0.94, 0.82), 7), segments=20)
    kit.area((-14, 60, 40), (0, 0, 0), (14, 14), (1, 0.93, 0.82), 90000)
    kit.area((18, -4, 10), (0, 0, 3), (3, 12), (0.1, 0.6, 0.6), 2600)
    kit.area((-16, -12, 14), (0, 0, 4), (6, 6), macro.SODIUM, 3200)
    macro.lens((-24, -46, 9), (-1.5, 0, 4.6), 85, 4.0, (-1, -4.0, 4), roll=0)
kit.glare(0.22, 0.06, 1.2, 6, (0.8, 0.9, 1))
kit.finish(job.out)
