"""A round stage in the middle of an arena: seven beams meet on a rapper who went down on one knee. In meters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
from city import glow, hush
from shading import beam

job = kit.job()
kit.reset(job.samples, job.width, job.height, seed=7, background=(0.0008, 0.0009, 0.0016), bounces=3)
kit.bpy.context.scene.cycles.transparent_max_bounces = 32
ORANGE, BLUE = (1.0, 0.36, 0.07), (0.05, 0.2, 1.0)
LENS = kit.Vector((0.0, -13.2, 5.7))
HIGH, WIDE = 1.1, 3.4  # the deck's height and radius

black = kit.material('black', (0.01, 0.01, 0.011), 0.4)
alloy = kit.material('alloy', (0.35, 0.35, 0.36), 0.35, 1.0)
deck = kit.material('deck', (0.035, 0.034, 0.036), 0.3)
kit.uneven_rough(deck, 0.9, 0.16, 0.42)
cloth = kit.material('cloth', (0.008, 0.008, 0.009), 0.8)
people = kit.material('people', (0.02, 0.018, 0.018), 0.55)
kit.plane((90, 90), (0, 10, 0), kit.material('floor', (0.006, 0.006, 0.007), 0.8))
kit.cylinder(WIDE, HIGH, (0, 0, HIGH / 2), deck, segments=192)
kit.lathe([(WIDE, HIGH), (WIDE + 0.06, HIGH), (WIDE + 0.06, HIGH - 0.07), (WIDE, HIGH - 0.07)], alloy, close=True, segments=192)
kit.lathe([(WIDE + 0.065, HIGH - 0.02), (WIDE + 0.075, HIGH - 0.02), (WIDE + 0.075, HIGH - 0.05), (WIDE + 0.065, HIGH - 0.05)], glow('edge', ORANGE, 1.6), close=True, segments=192)

# a ring of truss with seven moving lamps, all of them on him
RING, TOP = 6.2, 6.9
for r in (RING - 0.22, RING + 0.22):
    for z in (TOP, TOP + 0.4):
        kit.lathe([(r - 0.03, z - 0.03), (r + 0.03, z - 0.03), (r + 0.03, z + 0.03), (r - 0.03, z + 0.03)], alloy, close=True, segments=160)
kit.tubes([[((RING - 0.22) * math.cos(a), (RING - 0.22) * math.sin(a), TOP + 0.4 * (k % 2)), ((RING - 0.22) * math.cos(a + 0.07), (RING - 0.22) * math.sin(a + 0.07), TOP + 0.4 * (1 - k % 2))] for k, a in enumerate(i * 0.07 for i in range(90))], 0.013, alloy)
lamps = []
for i in range(7):
    # they hang along the far side of the ring, so that the lens sees each beam on its own
    a = math.radians(-14 + 208 * i / 6)
    at = kit.Vector((RING * math.cos(a), RING * math.sin(a), TOP - 0.55))
    aim = kit.Vector((0.25 * math.cos(a), 0.25 * math.sin(a), HIGH))
    way = (aim - at).normalized()
    color = BLUE if i < 4 else ORANGE
    eye = at + way * 0.3
    body = kit.cylinder(0.21, 0.5, at, black, bevel=0.03, radius_top=0.15)
    kit.box((0.5, 0.3, 0.2), at + kit.Vector((0, 0, 0.48)), black, (0, 0, math.degrees(a)), 0.02)
    face = kit.sphere(0.15, eye, glow(f'eye{i}', tuple(0.7 * c + 0.25 for c in color), 18), (1, 1, 0.4), 24)
    face.visible_shadow = face.visible_glossy = False
    ray = beam(eye, aim, 0.15, 0.62, color, 0.6, smoke=0.45, hold=0.3)
    wash = kit.spot(eye, aim, color, 9000, 14, 0.6, 0.12)
    wash.visible_glossy = False
    strength = ray.data.materials[0].node_tree.nodes['Emission'].inputs['Strength'].links[0].from_node.inputs[1]
    lamps.append((at, aim, body, face, ray, wash, strength))

# on one knee, head bowed, the microphone down
parts = [kit.tube([(0, 0, 0.46), (0.03, 0, 0.74), (0.12, 0, 1.0)], 0.155, cloth), kit.tube([(0.12, 0, 1.0), (0.21, 0, 1.14)], 0.062, people), kit.sphere(0.11, (0.25, 0, 1.21), people, (0.98, 0.85, 1.14), 24),
         kit.tube([(0, 0.1, 0.45), (0.42, 0.12, 0.52), (0.4, 0.12, 0.06)], 0.082, cloth, smooth=False), kit.box((0.28, 0.11, 0.09), (0.46, 0.12, 0.045), black, bevel=0.03),
         kit.tube([(0, -0.1, 0.45), (-0.05, -0.12, 0.09), (-0.5, -0.12, 0.08)], 0.08, cloth, smooth=False), kit.tube([(0.08, 0.19, 0.96), (0.22, 0.24, 0.72), (0.42, 0.14, 0.6)], 0.055, cloth),
         kit.tube([(0.08, -0.19, 0.96), (0.16, -0.26, 0.66), (0.26, -0.26, 0.4)], 0.055, cloth), kit.tube([(0.25, -0.26, 0.42), (0.34, -0.26, 0.28)], 0.022, black), kit.sphere(0.035, (0.36, -0.26, 0.25), alloy)]
kit.group(parts, (-0.05, 0, HIGH), (0, 0, 12), 1.12)


def person(bm):
    for size, at in (((0.085, 0.1, 0.12), (0, 0, 1.62)), ((0.05, 0.05, 0.1), (0, 0, 1.5)), ((0.23, 0.12, 0.12), (0, 0, 1.36)), ((0.19, 0.12, 0.4), (0, 0, 1.1))):
        kit.bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=10, radius=1, matrix=kit.Matrix.Translation(at) @ kit.Matrix.Diagonal((*size, 1)))


# the crowd stands about the stage and looks at him
guest = kit.from_bmesh('guest', person, people, loc=(0, 0, -9))
for r in range(24):
    away = WIDE + 0.75 + r * 0.62
    for k in range(int(math.tau * away / 0.56)):
        a = k * 0.56 / away + random.gauss(0, 0.02) + r
        x, y = (away + random.gauss(0, 0.1)) * math.cos(a), (away + random.gauss(0, 0.1)) * math.sin(a)
        if abs(x) < 13 + 0.3 * y and y > LENS.y + 2.6:
            kit.copy(guest, (x, y, 0), (0, 0, math.degrees(a) + 90 + random.uniform(-20, 20)), random.uniform(0.92, 1.06))
for x, color in ((-8, ORANGE), (8, BLUE)):
    kit.area((x, 13, 5.5), (x * 0.4, -3, 1.5), (6, 1), color, 14000).visible_glossy = False
kit.area((0, 0, HIGH + 0.03), (0, 0, 5), (1.6, 1.6), (0.8, 0.75, 0.9), 110).visible_glossy = False
kit.camera(LENS, (0.0, 0.0, 3.12), 33, 1.4, (0, 0, HIGH + 0.7))
kit.glare(0.35, 0.08, threshold=1.1, streak_threshold=8, streak_color=(0.7, 0.7, 1.0))
hush()


def pose(place):
    """Each beam goes out for a beat, one after the other; all of them sway a little."""
    for i, (at, aim, body, face, ray, wash, strength) in enumerate(lamps):
        power = 1 - 0.8 * math.exp(-((place - (i + 1) / 8) / 0.05) ** 2)
        sway = 0.22 * math.sin(math.tau * place)
        goal = aim + kit.Vector((sway * math.sin(i * 2.1), sway * math.cos(i * 2.1), 0))
        way = (goal - at).normalized()
        eye = at + way * 0.3
        turned = way.to_track_quat('Z', 'Y').to_euler()
        for thing, where in ((body, at), (face, eye), (ray, eye)):
            thing.location, thing.rotation_euler = where, turned
        wash.location = eye
        kit.aim(wash, goal)
        strength.default_value, wash.data.energy = 0.6 * power, 9000 * power


pose(0)
kit.finish(job.out, job.frames, pose)
