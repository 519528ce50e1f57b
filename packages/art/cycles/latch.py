"""The lever of a studio's heavy door, not quite closed: rain and the street's lights in the gap. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro

job = macro.start(39, background=(0.0014, 0.002, 0.0024))
V = kit.Vector
paint = macro.paint((0.02, 0.055, 0.06), under=(0.3, 0.29, 0.27), chips=0.02, scale=0.3, rough=0.36)
kit.noise_bump(paint, 1.6, 0.16)
steel = macro.metal((0.56, 0.55, 0.52), 0.3, wear=0.05, scale=3)
cast = macro.metal((0.3, 0.29, 0.28), 0.45, wear=0.06, scale=3)
kit.noise_bump(cast, 4, 0.3)
grip = kit.material('grip', (0.5, 0.03, 0.015), 0.28, coat=0.3)
kit.uneven_rough(grip, 0.6, 0.14, 0.5)
rubber = kit.material('rubber', (0.01, 0.01, 0.01), 0.55, bump=(12, 0.2))
# the leaf, its edge with a gasket; bolts down its rim
kit.box((120, 9, 160), (-60, 4.5, 0), paint, bevel=0.5)
kit.tube([(1.1, 3.0, -80), (1.1, 3.0, 80)], 1.3, rubber, smooth=False, resolution=10)
for k in range(-5, 6):
    kit.lathe([(0.95, 0), (0.9, 0.22), (0.6, 0.4), (0, 0.46)], paint, (-2.6, 0, 9.5 * k + 4), (90, 0, 0), 40)
# a bed of cast iron, screwed on; its boss; the lever with a dipped grip
kit.box((6.4, 1.3, 17), (-9, -0.6, 0), cast, bevel=0.45)
for x in (-11, -7):
    for z in (-6.8, 6.8):
        kit.lathe([(0.85, 0), (0.85, 0.4), (0.7, 0.6), (0, 0.62)], steel, (x, -1.25, z), (90, 0, 0), 6 * 8)
        kit.box((1.3, 0.2, 0.22), (x, -1.9, z), rubber, (0, random.uniform(0, 90), 0))
kit.lathe([(2.7, 0), (2.7, 1.6), (2.4, 2.2), (2.2, 4.2), (1.9, 4.5), (0, 4.55)], steel, (-9, -1.2, 1.6), (90, 0, 0), 96)
kit.lathe([(1.05, 0), (1.05, 0.5), (0.85, 0.75), (0, 0.8)], cast, (-9, -5.7, 1.6), (90, 0, 0), 6 * 8)
path = [V((-9, -4.4, 1.6)), V((-12.5, -4.8, 0.2)), V((-17, -6.4, -2.2)), V((-24, -8.0, -6.2)), V((-31, -8.6, -10))]
kit.tube(path, 1.0, steel, resolution=14)
way = (path[-1] - path[-2]).normalized()
held = kit.lathe([(1.05, -9.4), (1.3, -9.2), (1.42, -8.6), (1.55, -4), (1.62, 0.4), (1.5, 1.2), (1.0, 1.8), (0, 2)], grip, path[-1], segments=96)
held.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
# the tongue that goes into the frame
kit.box((7.5, 2.0, 2.6), (-2.6, -1.6, 1.6), steel, bevel=0.35)
kit.cylinder(1.0, 3.2, (1.6, -1.6, 1.6), steel, bevel=0.1)
# stenciled on the leaf
font = bpy.data.fonts.load('/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf')
words = kit.text('STAGE 2', 5.6, (-27.5, -0.05, 5.2), (90, 0, 0), kit.material('stencil', (0.6, 0.57, 0.5), 0.6))
words.data.font, words.data.extrude, words.data.space_character = font, 0.005, 1.1
# rain that came in with the last of the crew
clear = macro.water()
def on_leaf():
    return (-22 * random.random() ** 2.2, 0.0, random.uniform(-22, 24)), (0, -1, 0)
macro.drops(420, on_leaf, 0.42, clear, 0.5)
def on_lever():
    t = random.random() * 3
    a, b = path[1 + int(t)] if t < 3 else path[-1], path[min(4, 2 + int(t))]
    turn = random.uniform(-2.6, 0.6)
    out = V((0.15, math.sin(turn), math.cos(turn))).normalized()
    return tuple(a.lerp(b, t % 1) + out * 1.0), tuple(out)
macro.drops(90, on_lever, 0.3, clear, 0.55)
streaks = []
for _ in range(260):
    x, y, z = random.uniform(3, 90), random.uniform(14, 120), random.uniform(-50, 60)
    streaks.append([(x, y, z), (x + 0.4, y, z - random.uniform(3, 7))])
kit.tubes(streaks, 0.05, kit.material('rain', (1, 1, 1), 0.1, emit=(1.0, 0.8, 0.55), strength=0.5))
macro.far(26, (40, 240), (160, 260), (-70, 60), (3, 5.5), (kit.TEAL, (1, 0.5, 0.16), (1, 0.5, 0.16), (1, 0.16, 0.06)), (2, 5))
macro.backdrop((150, 300, 0), (460, 280), [(0, (0.05, 0.05, 0.045)), (0.5, (0.012, 0.02, 0.022)), (1, (0.002, 0.003, 0.004))])
kit.area((34, 22, 22), (-4, 0, 0), (10, 30), (1, 0.56, 0.22), 90000)
kit.area((-46, -22, 30), (-14, 0, 0), (9, 9), (1, 0.66, 0.36), 60000)
kit.area((-20, -70, -14), (-14, 0, 0), (30, 10), (0.1, 0.6, 0.68), 9000)
macro.lens((-52, -78, 6), (-13.5, -2, -0.6), 72, 1.6, (-9.5, -5.6, 1.2), roll=2)
kit.glare(0.18, 0.06, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
