"""A hand on a bomba drum: magenta pigment leaves the skin in rings about it, a lamp behind. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import body, kit, macro
import numpy as np

job = macro.start(61, background=(0.002, 0.0012, 0.002))
V = kit.Vector
hand = body.Body(body.person('african', 'female'))
axis, ahead, palm = hand.across('Right')
hand.bend('RightHand', axis, -20)
hand.close('Right', [(4, 10, 5), (3, 8, 5), (4, 9, 6), (8, 11, 8)], (-5, -1, 3, 8), thumb=((-14, 0), (0, 6), (0, 10)))
made = body.skin((0.17, 0.082, 0.046))
hand.hand('Right', made, (0, 0, 0), (0, 10, 148), body.wool((0.02, 0.006, 0.01)))
tips = [hand.at(f'RightHand{finger}3', True) for finger in body.FINGERS[1:]]
low = min(tip.z for tip in tips) - 0.75
hide = kit.material('skin', (0.36, 0.25, 0.15), 0.5, bump=(3.0, 0.25))
kit.noise_bump(hide, 14, 0.2)
center = tips[1] + V((3, 2, 0))
waves = [(r, 0.12 * math.sin(1.9 * r) * math.exp(-((r - 2) / 9) ** 2)) for r in np.linspace(0.01, 21, 260)]
kit.lathe(waves + [(21.4, -0.1), (21.8, -0.7), (21.8, -16)], hide, (center.x, center.y, low), segments=192)
rope = kit.material('rope', (0.3, 0.2, 0.1), 0.8, bump=(18, 0.8))
kit.lathe([(21.9 + 0.6 * math.cos(a), -2.4 + 0.6 * math.sin(a)) for a in np.linspace(0, math.tau, 20)], rope, (center.x, center.y, low), segments=192, close=True)
chance = np.random.default_rng(61)


def leap(count, ring, spread, high, size, near=0.0):
    """Grains that a ring of the skin throws up, in streamers."""
    turn = chance.uniform(0, math.tau, count)
    r = np.abs(chance.normal(ring, spread, count))
    comb = 0.4 + 0.6 * np.abs(np.sin(turn * 3.5 + ring) * np.cos(turn * 9 + 2 * ring)) ** 1.3
    z = high * comb * chance.random(count) ** 1.7
    r += 0.16 * z + chance.normal(0, 0.05 + 0.05 * z)
    at = np.c_[center.x + r * np.cos(turn), center.y + r * np.sin(turn), low + 0.12 + z]
    return at, size * np.exp(chance.normal(0, 0.55, count))


every = [leap(34000, 10.5, 0.5, 15, 0.028), leap(22000, 14.2, 0.6, 12, 0.028), leap(14000, 17.5, 0.7, 8, 0.028), leap(14000, 12, 4.6, 1.6, 0.03), leap(24000, 12, 5.5, 0.05, 0.034), leap(900, 12, 4, 13, 0.05)]
pigment = kit.material('pigment', (0.85, 0.012, 0.22), 0.85, subsurface=0.0)
macro.grains(np.concatenate([at for at, _ in every]), np.concatenate([size for _, size in every]), pigment)
# what stuck to the hand
stuck = []
for bone in ('Index', 'Middle', 'Ring', 'Pinky', 'Thumb'):
    for k in (1, 2, 3):
        a, b = hand.at(f'RightHand{bone}{k}'), hand.at(f'RightHand{bone}{k}', True)
        for _ in range(70):
            stuck.append(tuple(a.lerp(b, random.random()) + V((random.gauss(0, 0.45), random.gauss(0, 0.45), random.uniform(0.3, 0.85)))))
macro.grains(stuck, [random.uniform(0.015, 0.05) for _ in stuck], pigment)
at = center + V((0, 0, low - center.z + 3))
kit.area(at + V((-26, 60, 26)), at, (30, 12), (1, 0.42, 0.3), 210000)
kit.area(at + V((50, 34, 14)), at, (6, 40), (0.5, 0.2, 1.0), 52000)
kit.area(at + V((-50, -10, 18)), at, (8, 30), (1, 0.6, 0.3), 26000)
kit.area(at + V((10, -50, 34)), at, (16, 12), (1, 0.7, 0.6), 9000)
macro.backdrop(tuple(at + V((-20, 150, 10))), (360, 260), [(0, (0.12, 0.008, 0.03)), (0.35, (0.03, 0.003, 0.012)), (0.9, (0.003, 0.001, 0.003))])
macro.lens(at + V((-16, -66, 13)), at + V((2.4, -1.5, 1.0)), 72, 3.2, tips[0] + V((0, -0.6, 0.4)), roll=-3)
kit.glare(0.2, 0.05, 1.2, 6, (1, 0.5, 0.6))
kit.finish(job.out)
