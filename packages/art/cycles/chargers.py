"""The plugs of many charging leads, bunched by a strip of numbered tape, before magenta and blue lamps. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker

job = macro.start(123, background=(0.002, 0.001, 0.003))
V = kit.Vector
rubber = macro.plastic((0.3, 0.3, 0.31), 0.42, 30, 0.05)
dark = macro.plastic((0.02, 0.02, 0.022), 0.4, 30, 0.05)
steel = macro.metal((0.66, 0.65, 0.64), 0.16, wear=0.08, scale=3)
tongue = kit.material('tongue', (0.02, 0.06, 0.2), 0.5)
gold = kit.material('gold', (0.8, 0.5, 0.14), 0.25, 1.0)
tape = kit.material('tape', (0.6, 0.55, 0.44), 0.75, bump=(7, 0.4))
ink = kit.material('ink', (0.01, 0.01, 0.015), 0.5)


def lead(tip, way, turn, made, bend):
    """A lead whose plug points along `way` from the bunch; the plug's mouth is at `tip`."""
    way = V(way).normalized()
    shell = [kit.box((0.9, 1.3, 0.06), (0, 0, z), steel) for z in (-0.24, 0.24)]
    shell += [kit.box((0.06, 1.3, 0.54), (x, 0, 0), steel) for x in (-0.45, 0.45)]
    shell += [kit.box((0.74, 1.24, 0.16), (0, 0.02, -0.12), tongue)] + [kit.box((0.1, 1.1, 0.02), (-0.27 + 0.18 * k, 0.02, -0.03), gold) for k in range(4)]
    shell += [kit.box((0.16, 0.22, 0.08), (x, -0.2, 0.245), dark) for x in (-0.2, 0.2)]
    body = [kit.box((1.25, 2.1, 0.72), (0, 1.7, 0), made, bevel=0.16)]
    for k in range(6):
        body.append(kit.lathe([(0.2, -0.1), (0.34 - 0.02 * k, -0.08), (0.34 - 0.02 * k, 0.08), (0.2, 0.1)], made, (0, 2.9 + 0.24 * k, 0), (90, 0, 0), 32))
    plug = kit.group([*shell, *body], tip, (0, 0, 0))
    plug.rotation_mode = 'QUATERNION'
    aim = (-way).to_track_quat('Y', 'Z')
    plug.rotation_quaternion = aim @ kit.Matrix.Rotation(turn, 3, 'Y').to_quaternion()
    foot = V(tip) - way * 4.2
    kit.tube([V(tip) - way * 2.7, foot, foot.lerp(BUNCH, 0.5) + V(bend), BUNCH + V(bend) * 0.2, BUNCH + V((random.uniform(-1, 1), 6, random.uniform(4, 9)))], 0.19, made, resolution=6)


BUNCH = V((-7, 9, 11))
places = [(2.2, -4.2, -2.0), (5.6, -1.8, 0.8), (-1.6, -2.6, -3.6), (8.2, 1.6, -2.8), (-5.4, -0.8, -1.4), (3.4, 1.2, -5.0), (-8.6, 2.4, -3.6), (0.6, 2.6, 1.4), (11.4, 4.2, 1.6), (-3.2, 4.4, -5.6), (6.4, 6.2, 3.0), (13.6, 7.0, -3.0), (-11.4, 6.0, 0.4),
          (2.4, 7.6, -2.2), (9.4, 8.6, -6.0), (-6.6, 9.0, -6.6), (16.4, 11, 2.2), (-1.4, 10, 3.6)]
for k, at in enumerate(places):
    out = V(at) - BUNCH
    lead(at, out + V((random.gauss(0, 2.4), -3 + random.gauss(0, 2), random.gauss(0, 2))), random.uniform(-0.9, 0.9), dark if k % 5 == 3 else rubber, (random.uniform(-1.6, 1.6), random.uniform(-1, 1), random.uniform(-1, 1)))
# a strip of tape about the nearest lead, folded on itself like a flag
first = V(places[0])
way = (first - BUNCH).normalized()
flag = [(0.3, -0.9, 0), (6.6, -0.9, 0.2), (6.6, 0.9, 0.2), (0.3, 0.9, 0)]
parts = [kit.from_data('flag', flag, [(0, 1, 2, 3)], tape), marker.write('ROW F 12', 0.82, ink, (3.4, 0.0, 0.17), (0, -1.9, -1), 0.14, 0.11)]
kit.group(parts, first - way * 5.0 + V((0, -2.2, 0)), (84, -9, 4))
macro.far(30, (-90, 90), (110, 210), (-50, 36), (1.6, 3.6), ((1, 0.04, 0.5), (1, 0.1, 0.62), (0.1, 0.16, 1), (0.1, 0.6, 0.9)), (1, 3.6))
macro.backdrop((-10, 240, 10), (500, 320), [(0, (0.1, 0.01, 0.07)), (0.3, (0.03, 0.006, 0.05)), (0.8, (0.003, 0.001, 0.008))])
kit.area((26, -12, 18), (2, 0, -2), (8, 22), (1, 0.06, 0.5), 16000)
kit.area((-28, -6, -2), (0, 0, -2), (6, 26), (0.1, 0.22, 1), 20000)
kit.area((8, -34, 16), (2, -2, -2), (26, 14), (0.95, 0.72, 1), 9000)
kit.area((0, 26, 24), (0, 2, 0), (30, 10), (1, 0.1, 0.6), 14000)
macro.lens((7, -40, -6), (2.6, 0, -1.4), 72, 2.6, first + V((0, 0.6, 0)), roll=4)
kit.glare(0.26, 0.07, 1.2, 5, (1, 0.5, 0.85))
kit.finish(job.out)
