"""An airline's tag on the handle of a wet tripod case, the lamps of an apron far behind it. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(118)
shell = macro.plastic((0.02, 0.021, 0.022), 0.42, 22, 0.3)
rubber = macro.plastic((0.012, 0.012, 0.012), 0.6, 60, 0.2)
steel = macro.metal((0.55, 0.54, 0.52), 0.24)
paper = kit.material('paper', (0.78, 0.77, 0.73), 0.5, bump=(14, 0.08), coat=0.25)
ink = kit.material('ink', (0.012, 0.012, 0.014), 0.6)
band = kit.material('band', (0.8, 0.16, 0.03), 0.5)

# the lid: ribs that run out of the frame, a lip, a latch
kit.box((120, 6, 60), (0, 4.2, -22.6), shell, bevel=0.8)
for k in range(9):
    kit.box((120, 1.4, 2.1), (0, 1.0, 5.6 - 6.4 * k), shell, bevel=0.5)
kit.group([kit.box((5.6, 1.5, 8), (0, 0, 0), shell, bevel=0.5), kit.box((4.2, 0.8, 1.2), (0, -0.8, -2.8), steel, bevel=0.3), kit.cylinder(0.5, 6.4, (0, -0.3, 3.2), steel, (0, 90, 0), 0.1)], (23, -0.6, 3), (0, 0, 0))
for x in (-34, 34):
    kit.cylinder(0.9, 0.6, (x, -0.2, 5.8), steel, (90, 0, 0), 0.15)
# the handle stands away from the lid between two lugs
for x in (-13, 13):
    kit.box((3, 4.6, 3.4), (x, -1.4, 4.6), shell, bevel=0.5)
    kit.cylinder(0.55, 3.3, (x, -2.4, 4.6), steel, (0, 90, 0), 0.08)
kit.tube([(-12.6, -2.4, 4.6), (-11.6, -3.7, 5.0), (-9, -4.0, 5.2), (0, -4.1, 5.25), (9, -4.0, 5.2), (11.6, -3.7, 5.0), (12.6, -2.4, 4.6)], 1.15, rubber)
for k in range(15):
    kit.lathe([(1.1, -0.22), (1.26, -0.16), (1.26, 0.16), (1.1, 0.22)], rubber, (-7 + k, -4.08, 5.24), (0, 90, 0), 48)

# the tag goes over the handle and hangs in front of it, a little twisted, its end curled
WIDE, LOOP, steps = 5.4, 1.6, 90


def lies(s):
    """Place along the tag in y and z: up behind the handle, over it, down in front."""
    turn = LOOP * math.pi
    if s < turn:
        return -4.1 + LOOP * math.cos(s / LOOP), 5.25 + LOOP * math.sin(s / LOOP)
    down = s - turn
    return -4.1 - LOOP - 0.016 * down ** 1.6, 5.25 - down


vertices = []
for i in range(steps + 1):
    y, z = lies(-2 + 26 * i / steps)
    for x in (-WIDE / 2, WIDE / 2):
        vertices.append((x, y, z))
tag = kit.from_data('tag', vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], paper)
tag.modifiers.new('thick', 'SOLIDIFY').thickness = 0.03
parts = [tag]


def printed(thing, z):
    """Puts what is printed at a height onto the tag's front."""
    down = 5.25 - z
    thing.location.y = -4.1 - LOOP - 0.016 * max(0, down) ** 1.6 - 0.03
    thing.location.z = z
    thing.rotation_euler = (math.radians(90) - math.atan(0.0256 * max(0.01, down) ** 0.6), 0, 0)
    parts.append(thing)


for body, size, z, x in (('MIA', 2.9, 1.5, 0), ('TRIPOD  1 OF 9', 0.52, 0.0, 0), ('22:40', 1.25, -7.6, 1.2), ('LAST', 0.5, -7.0, -1.75), ('FLIGHT', 0.5, -7.9, -1.75)):
    line = kit.text(body, size, (x, 0, 0), (90, 0, 0), ink)
    line.data.extrude, line.data.space_character = 0.002, 1.05
    printed(line, z)
for k in range(40):
    wide = random.choice((0.05, 0.05, 0.09, 0.13))
    printed(kit.box((wide, 2.6, 0.004), (-2.25 + 0.115 * k, 0, 0), ink), -3.9)
printed(kit.box((WIDE, 0.9, 0.01), (0, 0, 0), band), 4.0)
kit.group(parts, (0.4, 0, 0), (0, 0, -4))


def wet():
    return (random.uniform(-30, 30), 0.3, random.uniform(-6, 6.4)), (0, -1, 0.05)


macro.drops(520, wet, 0.6, high=0.45, uneven=0.25)
macro.drops(160, lambda: ((random.uniform(-2.2, 3.0), -5.6 - 0.016 * max(0, 5.25 - (z := random.uniform(-6, 5))) ** 1.6, z), (0, -1, 0.1)), 0.3, high=0.4)
macro.drops(90, lambda: ((random.uniform(-9, 9), -4.1 - 1.2 * math.cos(a := random.uniform(0.2, 1.5)), 5.25 + 1.2 * math.sin(a)), (0, -math.cos(a), math.sin(a))), 0.2)
macro.far(46, (-80, 130), (120, 190), (-6, 26), (1.1, 2.4), ((1, 0.5, 0.16), (0.1, 0.65, 0.7), (1, 0.3, 0.1), (0.2, 0.45, 1)), (3, 9))
macro.backdrop((20, 230, 30), (500, 240), [(0, (0.02, 0.05, 0.06)), (0.5, (0.004, 0.012, 0.016)), (1, (0.001, 0.002, 0.003))])
kit.area((-26, -22, 18), (0, -4, 0), (4, 12), macro.SODIUM, 8000)
kit.area((-46, -14, 8), (12, 0, 2), (4, 24), macro.SODIUM, 26000)
kit.area((26, -34, -4), (10, 0, 2), (30, 4), (0.1, 0.5, 0.6), 9000)
kit.area((30, -6, 18), (0, -2, 2), (3, 18), (0.1, 0.6, 0.65), 14000)
kit.area((4, 16, 26), (0, -2, 5), (40, 6), (0.4, 0.7, 0.8), 22000)
macro.lens((-14, -46, 7.4), (3.4, -3, 4.4), 60, 2.0, (0.4, -5.7, 2.5), roll=-3)
kit.glare(0.2, 0.05, 1.2, 6, (1, 0.7, 0.5))
kit.finish(job.out)
