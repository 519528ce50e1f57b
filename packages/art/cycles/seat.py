"""The number of a seat in an old movie theater: a brass plate on the rail, velvet, the row behind it, the beam far above. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(89)
wood = kit.material('wood', (0.06, 0.02, 0.009), 0.22, coat=0.5)
grain = kit.noise(wood, 2.2, 8, stretch=(0.12, 3, 3))
kit.link(wood, kit.ramp(wood, grain, [(0.35, (0.025, 0.008, 0.004)), (0.65, (0.1, 0.036, 0.014))]), kit.principled(wood)['Base Color'])
kit.uneven_rough(wood, 0.5, 0.1, 0.5)
kit.bump(wood, grain, 0.15, 0.05)
brass = macro.metal((0.66, 0.44, 0.17), 0.24, wear=0.07, scale=2.2)
stain = kit.noise(brass, 0.4, 9)
kit.link(brass, kit.ramp(brass, stain, [(0.32, (0.42, 0.26, 0.11)), (0.62, (0.8, 0.54, 0.23))]), kit.principled(brass)['Base Color'])
dark = kit.material('enamel', (0.006, 0.004, 0.004), 0.4)
velvet = kit.material('velvet', (0.13, 0.005, 0.012), 0.9)
kit.principled(velvet)['Sheen'].default_value = 1.0
kit.principled(velvet)['Specular'].default_value = 0.1
kit.noise_bump(velvet, 40, 0.6)
kit.noise_bump(velvet, 0.5, 0.5)

def plate(word, at):
    # an oval of brass, a raised rim, two screws, the letters filled with enamel
    outline = [(2.9 * math.cos(a), 1.75 * math.sin(a)) for a in [math.tau * k / 96 for k in range(96)]]
    parts = [kit.from_data('plate', [(x, 0, z) for x, z in outline] + [(x * 0.985, -0.14, z * 0.975) for x, z in outline] + [(x * 0.93, -0.14, z * 0.885) for x, z in outline] + [(x * 0.91, -0.08, z * 0.85) for x, z in outline],
                           [(k + 96 * r, (k + 1) % 96 + 96 * r, (k + 1) % 96 + 96 * (r + 1), k + 96 * (r + 1)) for r in range(3) for k in range(96)] + [tuple(range(288, 384))], brass)]
    letters = kit.text(word, 2.1, (0, -0.09, 0.02), (90, 0, 0), dark)
    letters.data.extrude, letters.data.space_character = 0.008, 1.1
    parts.append(letters)
    for x in (-2.25, 2.25):
        parts.append(kit.sphere(0.2, (x, -0.08, 0), brass, (1, 0.5, 1), 32))
        parts.append(kit.box((0.34, 0.05, 0.05), (x, -0.18, 0), dark, (0, 30 + 20 * x, 0)))
    return kit.group(parts, at)

def row(y, z, first, shift):
    rail = kit.box((300, 2.2, 5.0), (60, y, z), wood, bevel=0.45)
    for k in range(5):
        x = shift + 27 * k
        plate(f'F {first + k}' if y == 0 else f'E {first + k}', (x, y - 1.12, z - 0.15))
        cushion = kit.box((25.6, 9, 34), (x, y + 6, z - 13.4), velvet, bevel=3.6)
        # buttons pull the cloth in
        for dx in (-6, 6):
            kit.sphere(0.7, (x + dx, y + 1.4, z + 1.4), velvet, (1, 0.5, 1), 24)
row(0, 0, 12, 0)
row(90, -9, 30, -70)
row(180, -16, 60, -120)
# the lens of the projector, its beam's dust; the screen lights the rows from the front
kit.sphere(4.4, (176, 420, 34), macro.glow((0.85, 0.9, 1.0), 30), segments=32)
for k in range(70):
    t = random.random()
    kit.sphere(random.uniform(0.4, 1.3), (176 - 110 * t + random.uniform(-14, 14) * t, 420 - 300 * t, 34 - 20 * t + random.uniform(-8, 8) * t), macro.glow((0.7, 0.8, 1.0), random.uniform(0.3, 2.5)), segments=12)
macro.backdrop((176, 460, 34), (460, 300), [(0, (0.08, 0.09, 0.13)), (0.25, (0.022, 0.018, 0.026)), (0.8, (0.003, 0.002, 0.003))])
kit.area((60, 60, 60), (0, 0, 0), (16, 16), (0.7, 0.82, 1.0), 90000)
kit.area((22, -44, 10), (0, 0, 0), (26, 10), (1, 0.72, 0.44), 17000)
kit.area((-20, 26, 34), (2, 4, 0), (20, 10), (0.6, 0.76, 1), 30000)
kit.area((-40, -20, 10), (0, 0, 0), (10, 20), (1, 0.5, 0.24), 16000)
macro.lens((-12, -30, 4.4), (2.0, 0, -0.35), 95, 2.6, (0.2, -1.2, 0), roll=-3)
kit.glare(0.2, 0.1, 1.2, 5, (0.7, 0.8, 1))
kit.finish(job.out)
