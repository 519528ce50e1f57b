"""Two links of a crane's chain under load, scale and grease on them, sparks behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(21)
steel = macro.paint((0.05, 0.028, 0.018), under=(0.5, 0.48, 0.45), chips=0.1, scale=0.55, rough=0.55)
kit.noise_bump(steel, 1.6, 0.5, 10)
def link(made, thick=1.05, half=2.1, wide=1.7):
    middle = [(wide * math.cos(a), half + wide * math.sin(a), 0) for a in [math.pi * k / 16 for k in range(17)]]
    way = [*middle, *[(-x, -y, 0) for x, y, _ in middle]]
    return kit.tube([(x, 0, y) for x, y, _ in way], thick, made, closed=True, smooth=True, resolution=12)
one = link(steel)
pitch = 5.5
for k in range(-4, 5):
    made = kit.copy(one, (random.uniform(-0.06, 0.06), random.uniform(-0.06, 0.06), k * pitch), (random.uniform(-3, 3), 0, 38 + 90 * (k % 2) + random.uniform(-4, 4)))
one.location.z = -500
grease = kit.material('grease', (0.06, 0.03, 0.008), 0.08, coat=1.0)
kit.noise_bump(grease, 1.2, 0.4)
for k in (-1, 0, 1):
    z = (k + 0.5) * pitch
    for _ in range(7):
        kit.sphere(random.uniform(0.16, 0.45), (random.uniform(-0.85, 0.85), random.uniform(-1.4, 0.2), z + random.uniform(-0.8, 0.8)), grease, (1, 1, random.uniform(0.7, 1.8)), segments=24)
# sparks of a grinder, far behind
for _ in range(110):
    start = kit.Vector((16, 70, -18))
    angle, speed = random.uniform(0.3, 2.7), random.uniform(8, 60)
    at = start + kit.Vector((-math.cos(angle) * speed * 1.0, random.uniform(-18, 18), math.sin(angle) * speed * 0.9 - speed * speed * 0.006))
    kit.sphere(random.uniform(0.5, 1.1), at, macro.glow(random.choice(((1, 0.42, 0.1), (1, 0.62, 0.25))), random.uniform(2, 7)), segments=10)
macro.backdrop((10, 140, -10), (200, 160), [(0, (0.16, 0.05, 0.012)), (0.35, (0.03, 0.016, 0.01)), (0.9, (0.002, 0.004, 0.006))])
kit.area((18, 6, 4), (0, 0, 0), (7, 22), (1, 0.5, 0.18), 20000)
kit.area((-16, -6, 8), (0, 0, 0), (2, 22), (0.16, 0.5, 0.75), 1100)
kit.area((3, -14, 16), (0, 0, 3), (6, 4), (1, 0.8, 0.6), 1500)
macro.lens((-10, -34, -8), (1.9, 0, 0.6), 92, 3.2, (-0.2, -1.6, 0.4), roll=-16)
kit.glare(0.3, 0.06, 1.2, 6, (1, 0.6, 0.3))
kit.finish(job.out)
