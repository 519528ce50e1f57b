"""The arms of a turnstile, polished by coats, a train's lamps far behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(52)
V = kit.Vector
steel = macro.metal((0.58, 0.57, 0.55), 0.17, brushed='z', wear=0.05, scale=0.5)
case = macro.metal((0.34, 0.34, 0.33), 0.34, brushed='x', wear=0.2, scale=0.5)
rubber = macro.plastic((0.01, 0.01, 0.011), 0.5)
yellow = macro.paint((0.7, 0.36, 0.02), under=(0.3, 0.28, 0.26), chips=0.08, scale=1.1, rough=0.4)
black = kit.material('black', (0.006, 0.006, 0.007), 0.5)

# the hub: a cone of steel on a slanted face, three arms off it
arms = []
hub = [kit.lathe([(0, 6.6), (2.2, 6.5), (3.2, 6.0), (4.6, 3.4), (6.4, 2.4), (7.0, 1.8), (7.0, 0.6), (7.8, 0.4), (7.8, -1), (0, -1)], steel)]
for k in range(6):
    a = math.tau * k / 6 + 0.3
    hub.append(kit.cylinder(0.62, 0.5, (6.2 * math.cos(a), 6.2 * math.sin(a), 2.7), steel, (0, 0, 0), 0.15, segments=6))
for k in range(3):
    a = math.tau * k / 3 + math.radians(100)
    out = V((math.cos(a) * 0.83, math.sin(a) * 0.83, 0.56))
    start = V((0, 0, 2.6)) + out * 3.0
    arm = kit.tube([start, start + out * 22, start + out * 44], 1.75, steel, resolution=16)
    arms += [arm, kit.sphere(1.75, start + out * 44, steel), kit.lathe([(1.8, -1.0), (2.15, -0.8), (2.15, 0.8), (1.8, 1.0)], steel, start + out * 2.4)]
    arms[-1].rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
    # a band of worn paint near its end
    band = kit.lathe([(1.76, -2.6), (1.8, -2.55), (1.8, 2.55), (1.76, 2.6)], yellow, start + out * 30)
    band.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
    arms.append(band)
kit.group([*hub, *arms], (0, 0, 0), (0, 62, 0))
# the cabinet it turns on, and the next one out of focus
kit.box((30, 34, 60), (-19, 0, -8), case, bevel=1.2)
kit.box((30.4, 30, 0.6), (-19, 0, 18), rubber, bevel=0.2)
kit.box((24, 34, 60), (-24, 78, -26), case, bevel=1.2)
kit.tube([(-8, 70, 2), (20, 70, 6), (44, 70, 10)], 1.75, steel)
# the slot and its lamp
kit.box((0.5, 10, 1.4), (-4.0, -2, 12.6), black, bevel=0.2)
kit.cylinder(0.8, 0.4, (-3.9, 7, 12.6), macro.glow((0.1, 1, 0.5), 5), (0, 90, 0))

macro.far(26, (-290, -40), (260, 430), (-78, 4), (2.2, 5.0), ((1, 0.5, 0.16), (1, 0.74, 0.42), (0.12, 0.6, 0.66), (1, 0.16, 0.06)), (1.2, 4.6))
for x, z in ((-106, -44), (-78, -44)):
    kit.sphere(4.2, (x, 420, z), macro.glow((1, 0.86, 0.66), 16))
for k in range(9):
    kit.box((4, 40, 1.4), (-300 + 40 * k, 380, -8), macro.glow((0.6, 0.9, 0.8), 3))
macro.backdrop((-110, 470, 40), (1000, 420), [(0, (0.3, 0.26, 0.17)), (0.3, (0.06, 0.1, 0.1)), (0.8, (0.004, 0.012, 0.014))])
kit.area((60, 50, 30), (6, 0, 2), (30, 60), (1, 0.62, 0.28), 150000)
kit.area((50, -46, 40), (4, 0, 0), (60, 20), (0.5, 0.8, 0.76), 60000)
kit.area((70, -10, -30), (6, 0, 0), (10, 60), (0.12, 0.5, 0.6), 60000)
kit.area((-6, 0, 60), (0, 0, 0), (60, 40), (0.85, 0.95, 0.8), 60000)
kit.area((10, -90, 0), (6, 0, 2), (10, 80), (1, 0.72, 0.44), 40000)
macro.lens((46, -66, 12), (11.5, 0, 3.2), 76, 2.4, (6.4, -4, 3.8), roll=4)
kit.glare(0.25, 0.07, 1.2, 5, (0.8, 0.9, 1))
kit.finish(job.out)
