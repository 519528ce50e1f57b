"""A brass hook of a drape that is being taken down: violet velvet torn at its eyelet, threads, dust in a follow spot. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro
import numpy as np

job = macro.start(141, background=(0.006, 0.002, 0.006))
V = kit.Vector
cloth = kit.material('velvet', (0.2, 0.012, 0.24), 0.85)
values = kit.principled(cloth)
values['Sheen'].default_value, values['Sheen Tint'].default_value, values['Specular'].default_value = 1.0, 0.7, 0.05
nap = kit.noise(cloth, 0.5, 8, stretch=(1.6, 1, 0.4))
# velvet is pale where it bends away from the eye
facing = kit.node(cloth, 'LayerWeight', blend=0.42)
edge = kit.ramp(cloth, facing.outputs['Facing'], [(0.1, (0.09, 0.006, 0.14)), (0.6, (0.34, 0.03, 0.42)), (1.0, (0.85, 0.3, 0.8))])
kit.link(cloth, kit.mix(cloth, kit.ramp(cloth, nap, [(0.4, 0.0), (0.64, 0.75)]), edge, (0.1, 0.008, 0.15)), values['Base Color'])
kit.noise_bump(cloth, 30, 0.5)
kit.noise_bump(cloth, 3, 0.4, 8)
brass = macro.metal((0.7, 0.47, 0.17), 0.24, wear=0.16, scale=1.0)
tarnish = kit.ramp(brass, kit.noise(brass, 0.8, 10), [(0.5, 0.0), (0.66, 0.75)])
kit.link(brass, kit.mix(brass, tarnish, kit.ramp(brass, kit.noise(brass, 2, 4), [(0.3, (0.62, 0.4, 0.14)), (0.7, (0.76, 0.53, 0.2))]), (0.12, 0.06, 0.03)), kit.principled(brass)['Base Color'])
steel = macro.metal((0.34, 0.34, 0.35), 0.3)
thread = kit.material('thread', (0.62, 0.22, 0.66), 0.7)
# the cloth hangs from one eyelet at the middle: folds that gather in it and open below
columns, rows = 360, 200


def at(u, t):
    """A place on the cloth: `u` from -1 to 1 across, `t` from 0 at the eyelet to 1 below."""
    spread = 1.7 + 16 * t ** 0.75
    fold = (0.35 + 1.9 * t ** 0.75) * (math.sin(7.2 * u + 0.7 * math.sin(2.2 * t + 3 * u)) + 0.4 * math.sin(15.5 * u + 1.3 + t)) + 0.1 * math.sin(41 * u + 5 * t)
    sag = 3.4 * abs(u) ** 1.5 * (1 if u < 0 else 1.7)
    return (spread * u + 0.3 * math.sin(9 * t + 4 * u) * t, fold - 0.6, -1.1 - 24 * t - sag + 0.16 * math.sin(30 * u) * (1 - t))


vertices = [at(-1 + 2 * c / (columns - 1), r / (rows - 1)) for r in range(rows) for c in range(columns)]
faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
drape = kit.from_data('drape', vertices, faces, cloth)
drape.modifiers.new('thick', 'SOLIDIFY').thickness = 0.2
# pile along the torn edge, and threads that hold on to the hook
lines = []
for _ in range(1500):
    u = random.uniform(-0.95, 0.98)
    x, y, z = at(u, 0.0)
    lines.append([(x, y, z), (x + random.gauss(0, 0.1), y + random.gauss(0, 0.12), z + random.uniform(0.05, 0.34))])
kit.tubes(lines, 0.014, cloth)
lines = []
for _ in range(26):
    x, y, z = at(random.uniform(0.1, 1.0), 0.0)
    turn, long = random.uniform(-0.4, 1.2), random.uniform(1.0, 5.0)
    lines.append([(x + math.sin(turn) * long * t + 0.16 * math.sin(11 * t + turn * 8), y - 0.4 - 0.4 * t, z + 0.25 * long * t - long * t * t + 0.1 * math.sin(16 * t + turn)) for t in [q / 36 for q in range(37)]])
kit.tubes(lines, 0.028, thread)
# the eyelet, the hook through it, the ring over it, the pipe out of the frame
kit.group([kit.lathe([(0.55, 0), (0.62, 0.13), (0.9, 0.17), (1.18, 0.1), (1.22, 0.0)], brass, rot=(90, 0, 0), segments=96)], (0.0, -1.0, -1.55), (-6, 5, 0))
hook = [(0.3, 0.4, 5.2), (0.2, 0.3, 3.4), (0.1, 0.2, 1.6), (0.1, 0.1, 0.2), (0.0, -0.5, -1.0), (-0.1, -1.5, -1.6), (-0.2, -2.4, -1.1), (-0.3, -2.7, -0.1)]
kit.tube(hook, 0.3, brass, resolution=10)
kit.sphere(0.36, hook[-1], brass, (1, 1, 1.1), 32)


def empty(x, y, lean):
    """A hook farther along the pipe that has let go of its cloth."""
    parts = [kit.tube(hook, 0.3, brass, resolution=10), kit.sphere(0.36, hook[-1], brass, (1, 1, 1.1), 32)]
    kit.group(parts, (x, y, -0.9), (0, lean, -30))


empty(4.6, 14, 9)
empty(7.2, 34, -6)
kit.tube([(0.3 + 1.5 * math.cos(a), 0.4 + 0.2 * math.sin(2 * a), 6.4 + 1.5 * math.sin(a)) for a in np.linspace(0, math.tau, 40)[:-1]], 0.26, brass, closed=True, resolution=8)
kit.cylinder(1.7, 120, (0, 1.2, 8.6), steel, (0, 90, 0))
# dust that the pull shook loose
chance = np.random.default_rng(3)
macro.grains(chance.normal((2, -5, -2), (10, 7, 6), (900, 3)), 0.01 + 0.035 * chance.random(900) ** 3, kit.material('dust', (0.9, 0.8, 0.7), 0.9))
kit.area((24, -26, 22), (0, 0, -3), (7, 9), (1, 0.78, 0.54), 46000)
kit.area((-16, -34, 4), (0, 0, -3), (20, 20), (1, 0.55, 0.4), 5000)
kit.area((-30, -6, 8), (0, 0, -4), (8, 30), (0.5, 0.16, 1.0), 16000)
kit.area((10, 30, 16), (0, 0, -4), (24, 8), (1, 0.45, 0.5), 24000)
macro.far(5, (40, 110), (160, 220), (-30, 26), (3, 5), ((1, 0.55, 0.22), (1, 0.3, 0.4)), (1.2, 2.6))
macro.backdrop((34, 190, 6), (320, 230), [(0, (0.5, 0.2, 0.1)), (0.16, (0.3, 0.07, 0.08)), (0.45, (0.08, 0.012, 0.05)), (1, (0.012, 0.003, 0.014))])
macro.lens((8, -31, 3.0), (1.5, -0.6, -2.1), 84, 3.4, (-0.1, -2.0, -1.4), roll=4)
kit.glare(0.2, 0.04, 1.4, 6, (1, 0.7, 0.5))
kit.finish(job.out)
