"""People from the hip up, for pictures against one light, with what they wear and play; palms and a sea behind them.
In centimeters."""
import math

import body
import bpy
import kit
import numpy as np

V = kit.Vector
ARMS = ['LeftArm', 'RightArm', 'LeftForeArm', 'RightForeArm']
TRUNK = ['Hips', 'Spine', 'Spine1', 'Spine2', 'LeftShoulder', 'RightShoulder']
LEGS = ['LeftUpLeg', 'RightUpLeg', 'LeftLeg', 'RightLeg']


class Person:
    """Somebody who stands at `place`, turned from facing -y; what is put on them is placed as if they were not."""

    def __init__(self, origin, sex, place, turn, age='young', tall=1.0, **more):
        lids = {f'expression/units/{origin}/eye-{side}-closure': 1.0 for side in ('left', 'right')}
        self.body, self.before = body.Body(body.person(origin, sex, age, **lids, **more)), set(bpy.data.objects)
        self.place, self.turn, self.tall = place, turn, tall
        self.low = float(self.body.rest[:, 2].min())

    def at(self, side, front, up):
        """A place in the person's own space: up from the ground."""
        return V((side, -front, up + self.low))

    def dress(self, tone, coat, pants, thick=3.0):
        """Skin, and a coat and trousers that stay dark: where cloth is lit, it looks like clay."""
        man = self.body
        man.part(list(man.weights), body.skin(tone, 0.62, 0.2), 0.01)
        body.rumple(man.part(TRUNK + ARMS, body.wool(tuple(0.3 * c for c in coat), 0.0), 0.4, grow=thick), 15, 3.4)
        body.rumple(man.part(['Hips', *LEGS], body.wool(tuple(0.3 * c for c in pants), 0.0), 0.4, grow=2.4), 8, 2.4)

    def on(self, things, at=(0, 0, 0), turn=0.0):
        """Things that are made for a head that looks straight ahead, put on the bent one."""
        held = kit.group(things)
        joint = self.body.moves['Head'] @ self.body.head['Head']
        held.matrix_world = kit.Matrix.Translation(joint) @ self.body.moves['Head'].to_3x3().to_4x4() @ kit.Matrix.Translation(at) @ kit.Matrix.Rotation(math.radians(turn), 4, 'X')
        return held

    def stand(self):
        """Puts the person and everything made since where they stand."""
        bpy.context.view_layer.update()
        own = [thing for thing in bpy.data.objects if thing not in self.before and thing.parent is None]
        move = kit.Matrix.Translation(V(self.place)) @ kit.Matrix.Rotation(math.radians(self.turn), 4, 'Z') @ kit.Matrix.Scale(self.tall, 4) @ kit.Matrix.Translation((0, 0, -self.low))
        for thing in own:
            thing.matrix_world = move @ thing.matrix_world
        return move


def palm(foot, tall, lean, seed, made):
    """A palm for a silhouette: a bent trunk and a crown of leaves."""
    chance = np.random.default_rng(seed)
    foot = V(foot)
    trunk = [tuple(foot + V((0, lean * (k / 12) ** 2, tall * k / 12))) for k in range(13)]
    kit.tube(trunk, tall * 0.014, made)
    crown, lines, ribs = V(trunk[-1]), [], []
    for k in range(15):
        a, up = math.tau * k / 15 + chance.normal(0, 0.2), chance.uniform(-0.5, 1.0)
        way, p, rib = V((math.cos(a), math.sin(a), up)).normalized(), crown.copy(), []
        long = tall * chance.uniform(0.3, 0.42)
        for step in range(30):
            rib.append(tuple(p))
            side = way.cross(V((0, 0, 1))).normalized()
            leaf = tall * 0.075 * math.sin(math.pi * min(1, 0.16 + step / 34))
            for hand in (-1, 1):
                lines.append([tuple(p), tuple(p + side * hand * leaf * 0.5 + way * leaf * 0.5 + V((0, 0, -leaf * 0.3))), tuple(p + side * hand * leaf * 0.7 + way * leaf * 0.8 + V((0, 0, -leaf * 1.1)))])
            p = p + way * (long / 30)
            way = (way + V((0, 0, -0.07))).normalized()
        ribs.append(rib)
    kit.tubes(ribs, tall * 0.004, made)
    kit.tubes(lines, tall * 0.0017, made)


def sea(color=(0.004, 0.008, 0.01), level=0.0):
    """Water that runs to the horizon."""
    made = kit.material('sea', color, 0.09, ior=1.33)
    kit.bump(made, kit.noise(made, 0.016, 5, stretch=(1, 0.3, 1)), 1.0, 26)
    return kit.plane((24000, 24000), (-12500, 0, level), made)


def cap(person, color, back=False):
    """A cap with a visor, on a person's head."""
    wool = body.wool(color, 0.4)
    crown = kit.lathe([(9.4, -1), (9.6, 1), (9.5, 4), (8.4, 6.8), (5.6, 8.4), (0, 8.9)], wool, segments=96)
    crown.scale = (0.9, 1.1, 1)
    front = 1 if back else -1
    return person.on([crown, kit.cylinder(7.0, 0.5, (0, 9.4 * front, -0.6), wool, (-8 * front, 0, 0), 0.2)], (0, -3.2, 12.0), -6)


def headphones(person, made):
    """Two cups and their band."""
    things = [kit.cylinder(4.2, 4.4, (side * 8.6, -2.6, 7), made, (0, 90, 0), 1.2) for side in (-1, 1)]
    things.append(kit.tube([(9 * math.sin(a), -2.6, 8 + 10.4 * math.cos(a)) for a in np.linspace(-1.5, 1.5, 25)], 0.7, made))
    return person.on(things)


def trumpet(person, brass):
    """A trumpet at a person's lips, and both hands on it."""
    player = person.body
    player.bent()
    head = player.moves['Head']
    lips, way = head @ (player.head['Head'] + V((0, -12.6, 2.6))), (head.to_3x3() @ V((0, -1, 0.06))).normalized()
    down = (V((0, 0, -1)) - way * V((0, 0, -1)).dot(way)).normalized()
    at = lambda along, low, side=0.0: lips + way * along + down * low + V((side, 0, 0))
    bell = kit.lathe([(0.6, 0), (0.7, 14), (1.1, 20), (2.0, 24), (3.6, 26.6), (6.0, 28)], brass, segments=64)
    bell.modifiers.new('thick', 'SOLIDIFY').thickness = 0.1
    body.along(bell, at(20, 0), way)
    kit.tube([at(0, 0), at(3, 0), at(20, 0)], 0.55, brass)
    kit.tube([at(40, 6), at(16, 6), at(13, 4.6), at(12.6, 2.6), at(14, 0.6), at(18, 0)], 0.6, brass)
    kit.tube([at(38, 0.2), at(43, 1), at(44.4, 3), at(43, 5.2), at(39, 6)], 0.6, brass)
    for k in range(3):
        body.along(kit.cylinder(1.05, 11, (0, 0, 0), brass, bevel=0.2), at(21 + 2.6 * k, 3), down)
        body.along(kit.cylinder(0.7, 1.0, (0, 0, 0), brass, bevel=0.2), at(21 + 2.6 * k, -3.2), down)
    player.reach('Right', at(20, 6, -6), V((-1, 0.3, -0.8)))
    player.reach('Left', at(21, 8, 5), V((1, 0.3, -0.8)))
    for side in ('Left', 'Right'):
        player.close(side, [(50, 56, 30)] * 4, thumb=((10, 10), (10, 10), (0, 10)))
