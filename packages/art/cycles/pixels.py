"""A wall of light from a hand's breadth. Views: route (a line of a transit map bends), rings (moire before a lens). In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(91)
RINGS = job.args.get('view') == 'rings'
mask = kit.material('mask', (0.008, 0.008, 0.009), 0.45, bump=(30, 0.05))
PITCH = 0.39
lit, levels = [], (0.0, 0.35, 1.2, 4.0, 9.0)


def path(x, z):
    """Brightness of the route at a place: three lines that bend by 45 degrees, one cut."""
    best = 0.0
    for shift, wide, cut in ((0.0, 1.25, None), (3.6, 0.85, 5.0), (-4.2, 0.85, None)):
        bend = z - shift - (0 if x < -1.5 else (x + 1.5) if x < 3.5 else 5.0)
        far = abs(bend) * (0.72 if -1.5 < x < 3.5 else 1)
        if far < wide and not (cut and cut - 1.6 < x < cut):
            best = max(best, 1.0 if far < wide * 0.75 else 0.3)
    return best


base = [kit.from_data('dot', [(0.14 * math.cos(a), 0, 0.14 * math.sin(a)) for a in [math.tau * k / 14 for k in range(14)]], [tuple(range(14))],
                      macro.glow((1.0, 0.045, 0.02) if not RINGS else (0.75, 0.9, 1.0), level) if level else kit.material('off', (0.05, 0.045, 0.04), 0.25), loc=(0, -0.002, -900)) for level in levels]
for i in range(-44, 64):
    for j in range(-30, 31):
        x, z = i * PITCH, j * PITCH
        if RINGS:
            r = math.hypot(x - 1.0, (z + 0.6) * 1.15)
            value = 0.5 + 0.5 * math.sin(r * r * 0.11)
            level = min(4, int(value ** 1.5 * 4.99))
            if random.random() < 0.01:
                level = 0
        else:
            value = path(x, z)
            level = 4 if value == 1 else (2 if value else (1 if random.random() < 0.05 else 0))
            if random.random() < 0.025:
                level = 0
        kit.copy(base[level], (x, -0.06, z))
kit.box((60, 0.1, 40), (4, 0, 0), mask)
for k in range(-7, 11):
    kit.box((0.03, 0.06, 40), (k * 6.24 + 0.2, -0.05, 0), kit.material('seam', (0.001, 0.001, 0.001), 0.6))
macro.lint(40, lambda: (random.uniform(-3, 4), -0.1, random.uniform(-2, 2)), 0.5)
if RINGS:
    # the lens that looks at it, at the frame's edge, black against the wall
    black = macro.plastic((0.008, 0.008, 0.009), 0.24)
    kit.lathe([(3.1, 0), (3.6, 0.2), (3.75, 1.2), (3.6, 1.4), (3.8, 1.8), (3.8, 3.8), (3.6, 4.0), (3.9, 4.4), (3.9, 12)], black, loc=(-7.4, -8.2, -2.6), rot=(90, 0, 22), segments=160)
    coat = kit.material('coat', (0.006, 0.004, 0.012), 0.02, coat=1.0)
    kit.sphere(3.3, (-7.4 - 0.6, -8.2 + 1.0, -2.6), coat, (1, 0.35, 1), segments=64)
    kit.area((-16, -16, 12), (-6, -9, 0), (2, 8), macro.SODIUM, 1800)
    macro.lens((-7.5, -27, 2.4), (-1.2, 0, -0.3), 85, 4.0, (0.5, 0, 0), roll=-3)
else:
    kit.area((-12, -9, 10), (0, 0, 0), (2, 6), (0.3, 0.5, 0.8), 300)
    macro.lens((-13, -15.5, -2.2), (0.9, 0, 0.9), 85, 2.6, (-1.0, 0, 0.2), roll=7)
kit.glare(0.35, 0, 1.0)
kit.finish(job.out)
