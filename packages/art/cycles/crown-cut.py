"""A crown cut from a carton: kraft with its flutes, pencil lines, poster paint and tape, rice for rain on a white sweep. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(900, background=(0.55, 0.56, 0.58))
R, THICK, POINTS, N = 8.6, 0.42, 9, 1440
cuts = [random.uniform(-0.35, 0.35) for _ in range(POINTS * 2)]


def top(k):
    """Height of the edge at one of N places about the crown: straight cuts by a child's scissors."""
    place = k / N * POINTS * 2
    low, share = int(place), place % 1
    heights = [(4.6 if n % 2 == 0 else 8.4) + cuts[n % (POINTS * 2)] for n in (low, low + 1)]
    return heights[0] + (heights[1] - heights[0]) * share + 0.03 * math.sin(k * 1.7) + 0.02 * math.sin(k * 0.61)


def at(k, r, z):
    angle = math.tau * k / N
    # not quite round
    r *= 1 + 0.03 * math.sin(2 * angle + 0.6)
    return (r * math.cos(angle), r * math.sin(angle), z)


kraft = kit.material('kraft', (0.4, 0.25, 0.13), 0.8)
split = kit.node(kraft, 'SeparateXYZ')
kit.link(kraft, kit.node(kraft, 'TexCoord').outputs['Object'], split.inputs[0])
fibers = kit.noise(kraft, 3.0, 12.0, stretch=(1, 1, 0.4))
paper = kit.ramp(kraft, fibers, [(0.36, (0.27, 0.155, 0.075)), (0.5, (0.4, 0.245, 0.125)), (0.64, (0.47, 0.31, 0.17))])
# poster paint on the points, laid on with a wide brush
height = kit.node(kraft, 'MapRange')
height.inputs['From Min'].default_value, height.inputs['From Max'].default_value = 4.4, 7.4
kit.link(kraft, split.outputs['Z'], height.inputs['Value'])
edge = kit.node(kraft, 'Math', operation='ADD')
kit.link(kraft, height.outputs[0], edge.inputs[0])
streak = kit.node(kraft, 'Math', operation='MULTIPLY_ADD')
kit.link(kraft, kit.noise(kraft, 1.1, 9.0, stretch=(2.6, 2.6, 0.5)), streak.inputs[0])
streak.inputs[1].default_value, streak.inputs[2].default_value = 1.1, -0.55
kit.link(kraft, streak.outputs[0], edge.inputs[1])
painted = kit.ramp(kraft, edge.outputs[0], [(0.46, 0.0), (0.54, 1.0)])
kit.link(kraft, kit.mix(kraft, painted, paper, (0.78, 0.4, 0.015)), kit.principled(kraft)['Base Color'])
kit.link(kraft, kit.ramp(kraft, painted, [(0, 0.82), (1, 0.42)]), kit.principled(kraft)['Roughness'])
kit.bump(kraft, fibers, 0.2, 0.03)
inside = kit.material('inside', (0.1, 0.055, 0.025), 0.9)
light = kit.material('light', (0.5, 0.33, 0.19), 0.85)


def wall(r, made, flutes):
    vertices, faces, rows = [], [], 7
    for k in range(N):
        for row in range(rows):
            vertices.append(at(k, r + flutes * math.sin(k * math.tau / 9), top(k) * row / (rows - 1)))
    for k in range(N):
        n = (k + 1) % N
        faces += [(k * rows + row, n * rows + row, n * rows + row + 1, k * rows + row + 1) for row in range(rows - 1)]
    return kit.from_data('wall', vertices, faces, made)


wall(R, kraft, 0.012)
wall(R - THICK, kraft, 0.012)
rim = [at(k, r, top(k) - 0.05) for k in range(N) for r in (R - 0.02, R - THICK + 0.02)]
kit.from_data('rim', rim, [(2 * k, 2 * ((k + 1) % N), 2 * ((k + 1) % N) + 1, 2 * k + 1) for k in range(N)], inside)
# the flutes between the two faces, seen where it is cut
wave = [at(k, R - THICK / 2 + (THICK / 2 - 0.05) * math.sin(k * math.tau / 9), top(k) - 0.01) for k in range(N)]
kit.tube(wave, 0.028, light, closed=True, smooth=False, resolution=2)
for r in (R, R - THICK):
    kit.tube([at(k, r, top(k)) for k in range(0, N, 2)], 0.026, light, closed=True, smooth=False, resolution=2)
# pencil lines that the scissors missed
lead = kit.material('lead', (0.05, 0.05, 0.055), 0.5)
for k in range(0, N, 80):
    kit.tubes([[at(j, R + 0.016, 4.3 + (top(j) - 4.3) * 0.82 + 0.012 * random.gauss(0, 1) - 0.25) for j in range(k + 3, k + 78, 3)]], 0.014, lead)
# tape over the seam, torn at its ends; a staple
tape = kit.material('tape', (0.72, 0.64, 0.46), 0.5, coat=0.15, bump=(2.4, 0.5))


def strip(first, last, low, high, out, rough):
    vertices, faces, rows = [], [], 24
    for k in range(first, last + 1):
        for row in range(rows):
            z = low + (high - low) * row / (rows - 1)
            torn = rough * (1 if row % 2 else -1) if k in (first, last) else 0
            vertices.append(at(k + torn, R + out + 0.02 * max(0, math.sin(row * 0.5 + k * 0.12)) ** 6, z))
    across = last - first + 1
    faces = [(k * rows + row, (k + 1) * rows + row, (k + 1) * rows + row + 1, k * rows + row + 1) for k in range(across - 1) for row in range(rows - 1)]
    return kit.from_data('tape', vertices, faces, tape)


seam = int(N * 0.69)
strip(seam - 62, seam + 58, 1.1, 2.5, 0.05, 1.4)
strip(seam - 46, seam + 84, 2.3, 3.7, 0.09, 1.4)
steel = macro.metal((0.6, 0.6, 0.62), 0.2)
kit.tube([at(seam + 112, R - 0.1, 3.4), at(seam + 112, R + 0.1, 3.4), at(seam + 134, R + 0.1, 3.7), at(seam + 134, R - 0.1, 3.7)], 0.05, steel, smooth=False)

# rice
grain = kit.material('grain', (0.82, 0.78, 0.68), 0.3, coat=0.3)
kernel = kit.sphere(1, (0, 0, -600), grain, (0.34, 0.13, 0.12), 20)
for _ in range(520):
    x, y = random.gauss(0, 15), random.gauss(-7, 12)
    if abs(math.hypot(x, y) - R + 0.2) < 0.8:
        continue
    made = kit.copy(kernel, (x, y, 0.12), (random.uniform(-12, 12), random.uniform(-9, 9), random.uniform(0, 360)))
    size = random.uniform(0.8, 1.1)
    made.scale = (0.34 * size, 0.13 * size, 0.12 * size)
for _ in range(26):
    kit.copy(kernel, (random.uniform(-14, 16), random.uniform(-12, 18), random.uniform(1, 16)), (random.uniform(0, 360), random.uniform(50, 110), 0)).scale = (0.34, 0.13, 0.12)

# the sweep, and cartons far behind
paper = kit.material('sweep', (0.72, 0.72, 0.73), 0.7)
profile = [(0, 0), (30, 0), (60, 0), (90, 2), (110, 10), (122, 26), (126, 60), (126, 160)]
kit.from_data('sweep', [(x, y - 60, z) for y, z in profile for x in (-200, 200)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(profile) - 1)], paper)
carton = kit.material('carton', (0.3, 0.18, 0.09), 0.85)
window = kit.material('window', (0.02, 0.012, 0.008), 0.9)
for x, wide, high in ((18, 11, 30), (31, 9, 21), (-26, 10, 24)):
    kit.box((wide, 8, high), (x, 46, high / 2), carton)
    for i in range(3):
        for j in range(int(high / 6)):
            kit.box((1.6, 0.3, 2.4), (x + (i - 1) * wide * 0.28, 41.9, 4 + 5.4 * j), window)
kit.area((-60, -56, 74), (0, 0, 3), (5, 5), (1, 0.9, 0.76), 210000)
kit.area((60, -30, 60), (0, 0, 0), (70, 70), (0.75, 0.85, 1), 16000)
macro.lens((-10, -36, 6.6), (2.6, -1.5, 4.0), 80, 4.0, (-2.2, -R + 0.2, 4.6), roll=-3)
kit.exposure(-0.2)
kit.finish(job.out)
