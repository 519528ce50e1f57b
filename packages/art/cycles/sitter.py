"""Somebody who sits for a profile, with closed eyes, before a light: the body, hair, beard and what is about the head. In centimeters."""
import math

import body
import kit
import numpy as np
from hair import curls, scalp, spread

V = kit.Vector


def sitter(origin, sex, tone, cloth, turn, nod, age='young', collar=1.6, shine=0.42, **more):
    """A person with closed eyes, dressed in `cloth` or with bare shoulders; the middle of the head, and how the head is turned."""
    lids = {f'expression/units/{origin}/eye-{side}-closure': 1.0 for side in ('left', 'right')}
    man = body.Body(body.person(origin, sex, age, **lids, **more))
    man.bend('Head', (0, 0, 1), turn)
    man.bend('Head', (1, 0, 0), nod)
    trunk = ['Spine2', 'Spine1', 'LeftShoulder', 'RightShoulder', 'LeftArm', 'RightArm']
    man.part(['Head', 'Neck'] + ([] if cloth else trunk), body.skin(tone, shine), 0.05)
    if cloth:
        coat = man.part(trunk, body.wool(cloth, 0.7), 0.5, grow=collar)
        body.rumple(coat, 5, 1.7)
    return man, man.head['Head'] + V((0, 1.0, 8)), man.moves['Head'].to_3x3()


def skin_places(man, count, where):
    """Places and normals on a head's skin where `where(side, front, up)` says so, in centimeters from the head's joint before it was
    turned."""
    at, out = spread(man, count * 6, 12)
    back, joint = np.array(man.moves['Head'].inverted()), np.array(man.head['Head'])
    x, y, z = (at @ back[:3, :3].T + back[:3, 3] - joint).T
    keep = where(x, -y, z)
    return at[keep][:count], out[keep][:count]


def whiskers(man, count, where, long, made, thick=0.02):
    """Short hair on the skin where `where` says so: a beard, brows."""
    chance, lines = np.random.default_rng(13), []
    for place, way in zip(*skin_places(man, count, where)):
        way = V(way + chance.normal(0, 0.3, 3) + np.array((0, 0, -0.5))).normalized()
        p, line, length = V(place), [], long * chance.uniform(0.5, 1.1)
        for _ in range(5):
            line.append(tuple(p))
            p = p + way * (length / 4)
            way = (way + V((0, 0, -0.12)) + V(chance.normal(0, 0.1, 3))).normalized()
        lines.append(line)
    return kit.tubes(lines, thick, made, 0)


def beard(man, made, count=5200, long=1.5, thick=0.022):
    """A full beard without a mustache's middle: from the ears along the jaw."""
    return whiskers(man, count, lambda side, front, up: (front > 3.2) & (up < 7.4 - 0.55 * (front - 3)) & (up > -3.4) & ~((front > 11.4) & (up > 1.9) & (up < 3.5)), long, made, thick)


def knit_cap(joint, turn, color):
    """A knitted cap, rolled up at its edge."""
    knit = body.wool(color, 0.7)
    dome = [(9.2 * math.cos(a), 4.5 + 7.6 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 28)]
    crown = kit.lathe([(9.35, 0), (9.6, 0.4), (9.7, 2.2), (9.55, 4.2), *dome], knit, segments=160)
    crown.scale = (0.86, 1.08, 1)
    body.rumple(crown, 3, 0.4)
    ribs = kit.tubes([[(9.75 * 0.86 * math.cos(a), 9.75 * 1.08 * math.sin(a), z) for z in (0.2, 1.4, 2.8, 4.1)] for a in [math.tau * k / 84 for k in range(84)]], 0.2, knit)
    cap = kit.group([crown, ribs])
    cap.matrix_world = kit.Matrix.Translation(joint) @ turn.to_4x4() @ kit.Matrix.Translation((0, -3.2, 10.4)) @ kit.Matrix.Rotation(math.radians(-14), 4, 'X')
    return cap


def sky(at, size, stops):
    """A wall beyond the sitter whose color changes with its height."""
    made = kit.material('sky', (0, 0, 0), 1)
    place = kit.node(made, 'SeparateXYZ')
    kit.link(made, kit.node(made, 'TexCoord').outputs['Generated'], place.inputs[0])
    kit.link(made, kit.ramp(made, place.outputs['Y'], stops), kit.principled(made)['Emission'])
    return kit.plane(size, at, made, (90, 0, 90))


def strap(turn, joint, z, wide, made, tilt=0.0):
    """A band about the head at a height."""
    band = kit.lathe([(9.0, -wide / 2), (9.25, -wide / 2 + 0.1), (9.25, wide / 2 - 0.1), (9.0, wide / 2)], made, segments=128)
    band.scale = (0.87, 1.1, 1)
    body.rumple(band, 3, 0.25)
    held = kit.group([band])
    held.matrix_world = kit.Matrix.Translation(joint) @ turn.to_4x4() @ kit.Matrix.Translation((0, -3.3, z)) @ kit.Matrix.Rotation(math.radians(tilt), 4, 'X')
    return held


def short(man, made, nape=2.0, count=15000, long=0.9):
    """Hair cut close to the head."""
    at, out = scalp(man, count, lambda x, y: np.where(y > 1, nape, np.where(y > -2, 6.0, np.where(y > -5, 8.0, np.where(y > -9, 13.5, 15.6)))))
    return curls(at, out, long, 0.16, 0.7, 0.028, made)


def lids(man, made):
    """Brows and lashes."""
    whiskers(man, 420, lambda side, front, up: (front > 10) & (np.abs(side) > 1.2) & (np.abs(side) < 5.6) & (np.abs(up - 10.9 + 0.05 * np.abs(side)) < 0.5), 0.8, made, 0.02)
