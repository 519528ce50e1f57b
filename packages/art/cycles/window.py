"""A window in the rain, lights of a street beyond. View brush: glycerin is set on the glass, drop by drop. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(81, bounces=8)
BRUSH = job.args.get('view') == 'brush'
wet = macro.water()


def pane():
    return (random.uniform(-9, 9), 0, random.uniform(-5.5, 5.5)), (0, -1, 0)


macro.drops(650 if not BRUSH else 120, pane, 0.34 if not BRUSH else 0.42, wet, 0.55, 0.14, small=3.0)
if not BRUSH:
    for _ in range(9):
        x, z = random.uniform(-8, 8), random.uniform(-2, 5.5)
        run = [(x + random.gauss(0, 0.05), -0.02, z - 0.32 * k) for k in range(random.randint(6, 18))]
        kit.tube(run, 0.1, wet, resolution=5)
        tail = macro.drops(1, lambda: (run[-1], (0, -1, 0)), 0.01, wet)
        kit.sphere(0.24, run[-1], wet, (1, 0.6, 1.5), segments=28)
    # the street: lamps far out of focus, warm against teal, one red
    street = ((1, 0.5, 0.16), (1, 0.5, 0.16), (0.06, 0.6, 0.62), (1, 0.07, 0.04), (1, 0.75, 0.45))
    macro.far(20, (-60, 60), (150, 210), (-30, 22), (3.0, 5.5), street, (1.5, 5))
    kit.area((-30, 90, 20), (0, 0, 0), (30, 30), (1, 0.5, 0.2), 26000)
    macro.lens((-2.4, -30, -1.2), (0.4, 0, 0.2), 90, 4.0, (0.3, 0, 0.2), roll=2)
else:
    macro.far(11, (-60, 60), (150, 200), (-36, 30), (4.0, 7.0), ((0.1, 0.8, 0.4), (1, 0.2, 0.35), (1, 0.5, 0.2)), (1.5, 4))
    wood = macro.paint((0.02, 0.05, 0.14), under=(0.45, 0.3, 0.16), chips=0.04, scale=1.3, rough=0.3, coat=0.5)
    wood_dark = wood
    brass = macro.metal((0.8, 0.6, 0.3), 0.18, wear=0.08)
    hair = kit.material('hair', (0.12, 0.05, 0.02), 0.35)
    handle = [kit.lathe([(0.24, 0), (0.3, 0.8), (0.42, 3.0), (0.36, 7), (0.2, 16)], wood, loc=(0, 0, 4.3), segments=64),
              kit.lathe([(0.2, 0), (0.25, 0.1), (0.3, 1.6), (0.27, 1.65), (0.29, 1.75), (0.27, 1.85), (0.3, 2.0), (0.26, 2.5)], brass, loc=(0, 0, 2.0), segments=64)]
    lines = []
    for _ in range(900):
        a, r = random.uniform(0, math.tau), 0.2 * math.sqrt(random.random())
        end = r * 0.25
        lines.append([(r * math.cos(a), r * math.sin(a), 2.1), (r * 1.25 * math.cos(a), r * 1.25 * math.sin(a), 1.2), (end * math.cos(a), end * math.sin(a), random.uniform(0, 0.12))])
    handle.append(kit.tubes(lines, 0.009, hair))
    kit.group(handle, (0.55, -0.32, 0.35), (38, 46, 0))
    kit.sphere(0.42, (0.5, -0.12, 0.2), wet, (1, 0.6, 1.05), segments=48)
    kit.area((-9, -9, 7), (0, 0, 1), (3, 5), macro.SODIUM, 900)
    kit.area((9, -5, 8), (1, 0, 2), (2, 6), (0.4, 0.9, 0.7), 700)
    macro.lens((-3.5, -20, -1.0), (0.9, 0, 0.7), 92, 3.6, (0.5, -0.3, 0.4), roll=3)
kit.glare(0.25, 0, 1.2)
kit.finish(job.out)
