"""The edge of a cymbal beside a burning field: a stick strikes it, and the ash that lay on it leaps. In centimeters.

`at` is the second that a still shows.
"""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro
import numpy as np

job = macro.start(28, background=(0.0014, 0.0012, 0.001), bounces=4)
V = kit.Vector
chance = np.random.default_rng(7)
FIRE, DUSK = (1.0, 0.42, 0.1), (0.1, 0.5, 0.62)
HIT = 1 / 3  # seconds: the half of the first beat
R = 29.0
MIDDLE = V((-4.0, R - 0.6, 0))
STRUCK = MIDDLE + V((8.6, -math.sqrt(R * R - 74), 0))  # where the stick meets the edge

# bronze: turned in fine rings, hammered, gone dark where hands and weather were
bronze = kit.material('bronze', (0.62, 0.36, 0.13), 0.28, 1.0)
tarnish = kit.noise(bronze, 0.5, 10)
kit.link(bronze, kit.ramp(bronze, tarnish, [(0.34, (0.2, 0.09, 0.03)), (0.47, (0.5, 0.25, 0.085)), (0.64, (0.72, 0.42, 0.16))]), kit.principled(bronze)['Base Color'])
kit.uneven_rough(bronze, 0.3, 0.2, 0.4)
for scale, strength in ((0.9, 0.4), (3.3, 0.3)):
    rings = kit.node(bronze, 'TexWave', wave_type='RINGS', rings_direction='Z', scale=scale, distortion=0.5, detail=4.0)
    rings.inputs['Detail Scale'].default_value = 0.4
    kit.link(bronze, kit.node(bronze, 'TexCoord').outputs['Object'], rings.inputs['Vector'])
    kit.bump(bronze, rings.outputs['Fac'], strength, 0.03)
kit.noise_bump(bronze, 0.5, 0.05, 2)


def bow(r):
    """Height of the upper side at a distance from the middle."""
    return 2.1 * (1 - (r / R) ** 1.8) + 1.8 * math.exp(-(r / 3.6) ** 4)


sheet = [(R * k / 90, bow(R * k / 90)) for k in range(1, 90)]
sheet += [(R - 0.03, 0.01), (R + 0.02, -0.03), (R + 0.02, -0.08), (R - 0.04, -0.12), (R - 1.2, 0.08), (R - 6, 0.6), (6, 1.6)]
cymbal = kit.lathe(sheet, bronze, segments=360)

# the stick: hickory, its shoulder dented by edges
wood = kit.material('hickory', (0.5, 0.3, 0.13), 0.5)
kit.link(wood, kit.ramp(wood, kit.noise(wood, 0.8, 9, stretch=(5, 5, 0.16)), [(0.34, (0.24, 0.12, 0.045)), (0.64, (0.56, 0.34, 0.15))]), kit.principled(wood)['Base Color'])
kit.noise_bump(wood, 3, 0.3, stretch=(3, 3, 0.2))
kit.noise_bump(wood, 1.6, 0.5, 4, (1.4, 1.4, 2.2))
LONG = 30.0
turned = [(0, -5.4), (0.3, -5.34), (0.5, -5.1), (0.56, -4.75), (0.48, -4.4), (0.36, -4.05), (0.4, -3.4), (0.5, -1.5), (0.62, 1.5), (0.7, 5), (0.72, LONG)]
stick = kit.lathe(turned, wood, segments=64)
grip = STRUCK + V((23.0, -10.0, 1.2))  # the hand that turns it is out of the frame
TOUCH = STRUCK + V((0, 0, 0.5))
rest = (grip - TOUCH).normalized()
across = rest.cross(V((0, 0, 1))).normalized()

# ash: dust and flakes on the bronze
ash = kit.material('ash', (0.42, 0.38, 0.34), 0.95)
shine, mixed = kit.node(ash, 'BsdfTranslucent'), kit.node(ash, 'MixShader')
shine.inputs['Color'].default_value = (0.62, 0.5, 0.4, 1)
mixed.inputs[0].default_value = 0.45
kit.link(ash, ash.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
kit.link(ash, shine.outputs[0], mixed.inputs[2])
kit.link(ash, mixed.outputs[0], ash.node_tree.nodes['Material Output'].inputs['Surface'])
char = kit.material('char', (0.02, 0.018, 0.017), 0.9)


def places(count, wide, deep):
    """Points on the bronze about the strike, in the cymbal's own space, denser toward it."""
    x = STRUCK.x - MIDDLE.x + chance.normal(0, wide, count)
    y = -np.sqrt(np.maximum(0, R * R - x * x)) + np.abs(chance.normal(0, deep, count)) + 0.1
    r = np.hypot(x, y)
    inside = r < R - 0.05
    x, y, r = x[inside], y[inside], r[inside]
    return np.c_[x, y, np.array([bow(v) for v in r])]


lying = places(5200, 11, 9)
still = [macro.grains(lying, 0.008 + 0.03 * chance.random(len(lying)) ** 4, ash)]


class Cloud:
    """Bits that lie on the bronze until the shock reaches them, then fly: one mesh, blurred along its way by a shape key."""

    def __init__(self, count, wide, deep, corners, faces, sizes, made, lift, drag, spin):
        at = places(count, wide, deep)
        count = len(at)
        away = at - np.array([STRUCK.x - MIDDLE.x, STRUCK.y - MIDDLE.y, 0])
        far = np.hypot(away[:, 0], away[:, 1])
        self.start = at + np.array(MIDDLE)
        self.late = HIT + far / 160
        up = lift * np.exp(-far / 7.5) * chance.gamma(2.2, 0.45, count) + 3
        out = away / np.maximum(far, 0.3)[:, None] * (up * chance.uniform(0.05, 0.4, count))[:, None]
        self.speed = out + np.c_[chance.normal(0, 4.5, count), chance.normal(-1, 4.5, count), up]
        self.drag = drag * chance.uniform(0.6, 1.6, count)
        self.axis = chance.normal(size=(count, 3))
        self.axis /= np.linalg.norm(self.axis, axis=1)[:, None]
        self.spin = spin * chance.normal(0, 1, count)
        first = np.linalg.qr(chance.normal(size=(count, 3, 3)))[0]
        shape = corners[None] * chance.uniform(0.6, 1.25, (count, len(corners), 1))
        self.shape = np.einsum('nij,nkj->nki', first, shape) * sizes(count)[:, None, None]
        every = (faces[None] + len(corners) * np.arange(count)[:, None, None]).reshape(-1, faces.shape[1])
        mesh = bpy.data.meshes.new('grains')
        mesh.from_pydata(self.corners(0).reshape(-1, 3).tolist(), [], every.tolist())
        self.thing = kit.wrap('grains', mesh, made, smooth=False)
        self.thing.shape_key_add(name='now')
        self.key = self.thing.shape_key_add(name='next')

    def corners(self, now):
        t = np.maximum(0, now - self.late)
        k = self.drag
        slowed = (1 - np.exp(-k * t)) / k
        at = self.start + self.speed * slowed[:, None]
        at[:, 2] -= 55 * (t - slowed) / k
        # what comes down again lies on the bronze
        r = np.hypot(at[:, 0] - MIDDLE.x, at[:, 1] - MIDDLE.y)
        floor = np.where(r < R, 2.1 * (1 - (r / R) ** 1.8), -99)
        at[:, 2] = np.maximum(at[:, 2], floor)
        turn = (self.spin * t)[:, None, None]
        axis = self.axis[:, None, :]
        c, s = np.cos(turn), np.sin(turn)
        shape = self.shape * c + np.cross(np.broadcast_to(axis, self.shape.shape), self.shape) * s + axis * (axis * self.shape).sum(2, keepdims=True) * (1 - c)
        return at[:, None] + shape

    def pose(self, now, ahead):
        keys = self.thing.data.shape_keys.key_blocks
        keys[0].data.foreach_set('co', self.corners(now).ravel().astype(np.float32))
        keys[1].data.foreach_set('co', self.corners(ahead).ravel().astype(np.float32))
        self.thing.data.vertices.foreach_set('co', self.corners(now).ravel().astype(np.float32))
        self.key.value = 0
        self.key.keyframe_insert('value', frame=1)
        self.key.value = 1
        self.key.keyframe_insert('value', frame=2)
        self.thing.data.update()


octahedron = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float)
sides = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
# a curled scrap of burnt leaf: a strip of four bent quads
scrap = np.array([(u, v * (0.42 - 0.12 * abs(u)), 0.3 * u * u + 0.12 * v * u) for u in (-1, -0.4, 0.3, 1) for v in (-1, 1)], float)
quads = np.array([(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(3)])
ember = macro.glow((1.0, 0.3, 0.05), 14)
clouds = [
    Cloud(22000, 4.8, 3.6, octahedron, sides, lambda n: 0.016 + 0.05 * chance.random(n) ** 4, ash, 34, 3.4, 0),
    Cloud(170, 4.2, 3.4, scrap, quads, lambda n: 0.06 + 0.2 * chance.random(n) ** 2.4, ash, 30, 4.0, 9),
    Cloud(60, 5.0, 4.0, scrap, quads, lambda n: 0.06 + 0.24 * chance.random(n) ** 2.2, char, 27, 3.8, 8),
    Cloud(26, 4.0, 3.0, octahedron, sides, lambda n: 0.025 + 0.03 * chance.random(n), ember, 36, 3.0, 0),
]
rig = kit.group([cymbal, *still], MIDDLE)

# the field burns far behind, out of focus
for _ in range(26):
    y = random.uniform(110, 300)
    x, z = 12 + random.uniform(-62, 50) * y / 200, -6 + abs(random.gauss(0, 11)) * y / 200
    kit.sphere(random.uniform(0.4, 0.8) * y / 200, (x, y, z), macro.glow(random.choice(((1, 0.36, 0.07), (1, 0.5, 0.14), (1, 0.24, 0.04))), random.uniform(3, 9)), segments=16, name='far')
macro.backdrop((-40, 330, -14), (640, 300), [(0, (0.4, 0.13, 0.022)), (0.1, (0.2, 0.055, 0.01)), (0.24, (0.05, 0.014, 0.005)), (0.5, (0.01, 0.004, 0.003)), (1.0, (0.002, 0.002, 0.002))])
for x in (-62, -30, -8, 21, 46):
    kit.tube([(x, 210, -60), (x + random.uniform(-6, 6), 210, 70)], random.uniform(1.4, 2.4), char, smooth=False)
kit.area((-34, 80, 15), (0, 4, 1), (22, 6), FIRE, 9000)
kit.area((12, 30, 62), (4, 0, 4), (7, 7), (1.0, 0.6, 0.26), 170000)
kit.area((40, -34, 10), (10, -4, 0), (8, 8), (1.0, 0.55, 0.24), 9000)
kit.area((-44, -20, 14), (2, 0, 1), (8, 26), DUSK, 3600)
macro.lens((-9, -56, 6.0), (3.4, 0.0, 2.3), 92, 4.0, (3.4, -0.6, 0.4), roll=-5)
kit.glare(0.26, 0.05, 1.2, 6, (1, 0.6, 0.3))
scene = bpy.context.scene
scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
scene.cycles.motion_blur_position = 'START'
bpy.context.preferences.edit.keyframe_new_interpolation_type = 'LINEAR'


def tilt(now):
    """How the cymbal hangs, in degrees about x and y: down at the blow, then it swings."""
    t = now - HIT
    if t < 0:
        return 0.25 * math.sin(now * 2.2), 0.2 * math.sin(now * 1.7)
    swing = math.exp(-1.1 * t)
    return (0.25 * math.sin(now * 2.2) + 4.2 * swing * math.sin(math.tau * 1.15 * t) + 0.28 * math.exp(-5 * t) * math.sin(math.tau * 14 * t),
            1.6 * swing * math.sin(math.tau * 1.5 * t))


def raised(now):
    """Degrees that the stick stands over the edge."""
    t = now - HIT
    if t < 0:
        return 15 * (1 - ((now + 0.04) / (HIT + 0.04)) ** 2.6)
    return -2.0 * math.sin(min(1, t / 0.05) * math.pi) + 19 * (1 - math.exp(-5.2 * max(0, t - 0.04)))


def hang(now, frame):
    x, y = tilt(now)
    rig.rotation_euler = (math.radians(x), math.radians(y), math.radians(3 * max(0, now - HIT)))
    rig.keyframe_insert('rotation_euler', frame=frame)
    up = rest.copy()
    up.rotate(kit.Matrix.Rotation(-math.radians(raised(now)), 3, across))
    stick.location = grip - up * (grip - TOUCH).length
    stick.rotation_mode = 'QUATERNION'
    stick.rotation_quaternion = up.to_track_quat('Z', 'Y')
    stick.keyframe_insert('location', frame=frame)
    stick.keyframe_insert('rotation_quaternion', frame=frame)


def pose(place):
    now = place * job.seconds
    ahead = now + 0.5 / 24  # the shutter is open for half of a frame
    hang(now, 1)
    hang(ahead, 2)
    for cloud in clouds:
        cloud.pose(now, ahead)


if not job.frames:
    job.seconds = 1.0
    pose(float(job.args.get('at', 0.62)))
scene.frame_set(1)
kit.finish(job.out, job.frames, kit.travel(job, pose))
