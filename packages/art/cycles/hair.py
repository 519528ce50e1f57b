"""Hair on a head of `body.Body`: where it grows, and curls, straight hair, strands and locks of it. In centimeters."""
import math

import kit
import numpy as np

V = kit.Vector


def spread(human, count, seed):
    """Places spread evenly over a posed head's skin, and its normals there."""
    chance = np.random.default_rng(seed)
    places = human.posed()
    held = human.weights['Head']
    faces = np.array([face[:3] for face in human.faces if min(held[face]) > 0.4] + [[face[0], face[2], face[3]] for face in human.faces if len(face) == 4 and min(held[face]) > 0.4])
    a, b, c = (places[faces[:, k]] for k in range(3))
    normal = np.cross(b - a, c - a)
    area = np.linalg.norm(normal, axis=1)
    chosen = chance.choice(len(faces), count, p=area / area.sum())
    u, v = chance.random((2, len(chosen), 1))
    u, v = np.where(u + v > 1, 1 - u, u), np.where(u + v > 1, 1 - v, v)
    return a[chosen] + u * (b - a)[chosen] + v * (c - a)[chosen], normal[chosen] / area[chosen, None]


def scalp(human, count, line, push=0.0):
    """Places and normals on the head above the hair line; `line(x, y)` gives its height over the head's joint."""
    at, out = spread(human, count * 3, 8)
    x, y, z = (at - np.array(human.head['Head'])).T
    keep = (z > line(x, y)) & ((out * (at - np.array(human.head['Head'] + V((0, 0, 9))))).sum(1) > 0)
    return at[keep][:count] + push * out[keep][:count], out[keep][:count]


def hairline(human, nape, temple, brow):
    """Heights of a turned head's hair line for `scalp`."""
    back = human.moves['Head'].to_3x3() @ V((0, 1, 0))

    def line(x, y):
        y = x * back.x + y * back.y
        return np.where(y > 1, nape, np.where(y > -4, temple, brow))
    return line


def curls(at, out, long, wide, turns, thick, made):
    """A small spring of hair at each place."""
    chance, lines = np.random.default_rng(5), []
    for place, way in zip(at, out):
        way = V(way + chance.normal(0, 0.25, 3)).normalized()
        side = way.orthogonal().normalized()
        other, start, length = way.cross(side), chance.uniform(0, 6.3), long * chance.uniform(0.5, 1.1)
        lines.append([tuple(V(place) + way * (length * t) + (side * math.cos(start + turns * 6.28 * t) + other * math.sin(start + turns * 6.28 * t)) * wide * min(1, 3 * t)) for t in np.linspace(0, 1, 12)])
    return kit.tubes(lines, thick, made, 0)


def falls(at, out, long, made, thick=0.018, clumps=160, back=0.0):
    """Straight hair that leaves the head at each place and hangs down, in strands that hold together; `back` is how far it is
    swept from the face."""
    chance, lines = np.random.default_rng(9), []
    middles = at[chance.choice(len(at), clumps, replace=False)]
    middle = at.mean(0)
    near = ((at[:, None, :2] - middles[None, :, :2]) ** 2).sum(2).argmin(1)
    sways = chance.normal(0, 1, (clumps, 2))
    for place, way, which in zip(at, out, near):
        length, pull = long * chance.uniform(0.55, 1), chance.uniform(0.25, 0.6)
        stray = chance.normal(0, 0.35 if chance.random() < 0.92 else 1.6, 2)
        line = []
        for t in np.linspace(0, 1, 14):
            leave = 1 - math.exp(-5 * t)
            drift = (middles[which] - place)[:2] * pull * t
            wave = 0.5 * sways[which] * math.sin(5 * t + which) * t
            line.append((place[0] + way[0] * 1.1 * leave + drift[0] + wave[0] + stray[0] * t * t, place[1] + way[1] * 1.3 * leave + back * leave * max(0.0, min(1.0, (float(middle[1]) + 4 - place[1]) / 12)) + drift[1] + wave[1] + stray[1] * t * t,
                         place[2] + max(0, way[2]) * 0.8 * leave - length * t ** 1.15))
        lines.append(line)
    return kit.tubes(lines, thick, made, 0)


def bundle(path, wide, turns, strands, fibers, loose, chance, plaited=False):
    """Lines of hair along a way: `strands` of `fibers` hairs wind about it `turns` times, as wide as `wide`; `loose` is how far
    the hairs of a strand stray from each other. Strands coil, or cross each other when `plaited`."""
    path = np.asarray(path, float)
    ahead = np.gradient(path, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, chance.normal(0, 1, 3))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(ahead, side)
    t = np.linspace(0, 1, len(path))
    wide = np.broadcast_to(wide, t.shape)
    start, lines = chance.uniform(0, math.tau), []
    for strand in range(strands):
        for _ in range(fibers):
            a = start + math.tau * (turns * t + strand / strands) + chance.normal(0, loose)
            size = wide * max(0.3, 1 + chance.normal(0, loose))
            x, y = np.cos(a), 0.5 * np.sin(2 * a) if plaited else np.sin(a)
            off = wide[:, None] * 0.9 * loose * chance.normal(0, 1, 3)
            lines.append(path + side * (size * x)[:, None] + up * (size * y)[:, None] + off)
    return lines


def grown(place, way, long, weight, lift, steps, chance, stray=0.3):
    """The way of a lock that leaves the head along its normal and then hangs: `weight` pulls it down over its length."""
    ahead = V(way + chance.normal(0, stray, 3) + np.array((0, 0, lift))).normalized()
    line, at = [], V(place)
    for _ in range(steps):
        line.append(at.copy())
        at = at + ahead * (long / steps)
        ahead = (ahead + V((0, 0, -weight / steps))).normalized()
    return line
