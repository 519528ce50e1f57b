"""How a drop's crown, beads and jet move: shapes as functions of the milliseconds since the impact, in centimeters."""
import math

import numpy as np
from kit import random

GRAVITY = 0.000981
FINGERS = 17
JET = 40.0  # since the impact: the cavity has closed and the jet starts
PINCH = 74.0  # the jet lets go of its bead


def smooth(low, high, x):
    """0 below low, 1 above high."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


# The crown as functions of the time since the impact

def base(s):
    """Radius at the surface."""
    return 1.5 * math.sqrt(1 - math.exp(-max(s, 0) / 14)) + 0.12


def rise(s):
    """Height of the wall: quickly up, slowly down."""
    x = min(max(s / 43, 0), 1) ** 0.72
    return 0.98 * 4 * x * (1 - x)


def flare(s):
    """How far the wall leans outward for its height."""
    return 0.42 + 0.4 * math.exp(-max(s, 0) / 8)


class Finger:
    """A jet from the rim that stretches, lets go of a bead or two, and falls back with the crown."""

    def __init__(self, index):
        self.angle = (index + random.uniform(-0.3, 0.3)) / FINGERS * math.tau
        self.born = random.uniform(1.5, 4)
        self.length = random.uniform(0.32, 0.8)
        self.lean = random.uniform(0.35, 0.75)
        self.bulb = random.uniform(0.062, 0.105)
        self.pinches = [random.uniform(9, 15)]
        if random.random() < 0.55:
            self.pinches.append(self.pinches[0] + random.uniform(4, 8))
        self.twist = random.uniform(-0.0025, 0.0025)
        self.satellite = random.random() < 0.5

    def reach(self, s):
        """Length of the finger as if it never broke."""
        grown = self.length * (1 - math.exp(-max(s - self.born, 0) / 9))
        return grown * float(1 - smooth(20, 40, s))

    def left(self, s):
        """Share of its reach that still hangs on the crown: each bead takes its part along."""
        share = 1.0
        for pinch in self.pinches:
            share *= 1 - 0.5 * float(smooth(pinch, pinch + 5, s)) * (1 - 0.5 * float(smooth(pinch + 5, pinch + 14, s)))
        return share

    def turn(self, s):
        return self.angle + self.twist * s


class Burst:
    def __init__(self):
        self.waves = [random.uniform(0, math.tau) for _ in range(6)]
        self.fingers = [Finger(index) for index in range(FINGERS)]
        self.mist = [(random.uniform(0, math.tau), random.uniform(1.0, 4), random.uniform(0.05, 0.085), random.uniform(0.03, 0.075),
                      0.018 * math.exp(random.gauss(0, 0.35))) for _ in range(34)]

    def swell(self, angle, s):
        """Height of the rim around the crown, about 1: slow waves, and a cusp under each finger."""
        w = self.waves
        cusps = sum(np.exp(-(((angle - f.turn(s) + math.pi) % math.tau - math.pi) / 0.1) ** 2) * (0.6 + f.length) for f in self.fingers)
        grown = float(smooth(1, 12, s))
        return 0.93 + 0.06 * np.sin(angle * 2 + w[0]) + 0.035 * np.sin(angle * 5 + w[1]) + 0.2 * grown * cusps

    def rim(self, angle, s):
        """Radius and height of the rim at an angle."""
        high = rise(s) * self.swell(angle, s)
        return base(s) + flare(s) * high, high

    def tip(self, finger, s, length=None):
        """Radius and height of a finger's tip, or of a place `length` along it."""
        r, z = self.rim(finger.turn(s), s)
        along = finger.reach(s) if length is None else length
        away = finger.lean * math.exp(-max(s, 0) / 40)
        norm = math.hypot(1, away)
        return r + along * away / norm, z + along / norm

    def bead(self, finger, pinch, s):
        """A bead on its ballistic way since it left the tip."""
        part = 1.0 if pinch == finger.pinches[0] else 0.72
        at = lambda when: self.tip(finger, when, finger.reach(when) * part)
        (r, z), (r0, z0) = at(pinch), at(pinch - 0.5)
        t = s - pinch
        return r + (r - r0) / 0.5 * t, z + (z - z0) / 0.5 * t - GRAVITY * t * t / 2

    # Shapes for the remesher

    def wall(self, s):
        """The crown's wall, closed all around: outside up, inside down."""
        angles = np.linspace(0, math.tau, 400, endpoint=False)
        high = rise(s) * self.swell(angles, s)[:, None]
        u = np.linspace(0, 1, 15)[None, :]
        thick = (0.1 - 0.07 * u + 0.022 * np.exp(-((u - 0.96) / 0.07) ** 2)) * (0.75 + 1.3 * float(smooth(24, 42, s))) * min(1, 0.5 + s / 8)
        ribs = sum(np.exp(-(((angles - f.turn(s) + math.pi) % math.tau - math.pi) / 0.07) ** 2) for f in self.fingers)[:, None]
        thick = thick * (1 + 0.45 * ribs * u)
        r = base(s) + flare(s) * high * u ** 1.9 + 0.2 * (1 - u) ** 5
        z = high * u - 0.06 * (1 - u)
        loop_r = np.concatenate([r + thick, (r - thick)[:, ::-1]], axis=1)
        loop_z = np.concatenate([z, z[:, ::-1]], axis=1)
        return np.stack([loop_r * np.cos(angles)[:, None], loop_r * np.sin(angles)[:, None], loop_z], axis=2)

    def balls(self, s):
        """Fused spheres (place, radius) of fingers, and free ones."""
        fused, free = [], []
        for f in self.fingers:
            angle = f.turn(s)
            length = f.reach(s) * f.left(s)
            waiting = [pinch for pinch in f.pinches if s < pinch]
            if length > 0.03 and s > f.born:
                young = float(smooth(f.born, f.born + 5, s))
                neck = 1 - 0.78 * float(smooth(waiting[0] - 6, waiting[0], s)) if waiting else 1
                count = max(8, int(length / 0.02))
                for k in range(count + 1):
                    t = k / count
                    r, z = self.tip(f, s, length * t)
                    size = (0.078 - 0.042 * t ** 0.8) * (0.6 + 0.4 * young)
                    size *= 1 - (1 - neck) * math.exp(-((t - 0.8) / 0.14) ** 2)
                    size = max(size, 0.014)
                    fused.append(((r * math.cos(angle), r * math.sin(angle), z), size))
                fused.append((fused[-1][0], f.bulb * (0.45 + 0.55 * young) * (1 if waiting else 0.62)))
            for pinch in f.pinches:
                if s < pinch:
                    continue
                size = f.bulb * (1 if pinch == f.pinches[0] else 0.7)
                r, z = self.bead(f, pinch, s)
                wobble = 0.16 * math.exp(-(s - pinch) / 12) * math.cos((s - pinch) * 0.9)
                free.append(((r * math.cos(angle), r * math.sin(angle), z), size, wobble))
                if f.satellite and pinch == f.pinches[0]:
                    low = z - 0.2 - 0.006 * (s - pinch)
                    free.append((((r - 0.1) * math.cos(angle), (r - 0.1) * math.sin(angle), low), size * 0.36, 0))
        for angle, born, up, out, size in self.mist:
            t = s - born
            if t > 0:
                r, z = base(born) + 0.05 + out * t, 0.1 + up * t - GRAVITY * t * t / 2
                free.append(((r * math.cos(angle), r * math.sin(angle), z), size, 0))
        return fused, free

    def column(self, s):
        """The jet: its outline as (radius, height), and its tip's height; None before it starts."""
        t = s - JET
        if t <= 0:
            return None
        top = 0.07 * t - 0.62 * GRAVITY * t * t
        after = max(0, s - PINCH)
        if after:
            # what is left behind draws back and sinks
            at = PINCH - JET
            top = 0.07 * at - 0.62 * GRAVITY * at * at - 0.22 - 0.022 * after - 0.4 * GRAVITY * after * after
        young = float(smooth(0, 14, t))
        z = np.linspace(-0.3, top, 60)
        share = np.clip(z / max(top, 0.1), 0, 1)
        grown = float(smooth(18, 36, t))
        r = 0.5 * young * np.exp(-np.maximum(z + 0.05, 0) / 0.17) + (0.24 - 0.12 * young) * (1 - 0.3 * share)
        r = r * (1 + 0.2 * grown * np.sin(z * 10.5 - 0.6) * smooth(0.25, 0.8, share))
        if s < PINCH:
            r = r * (1 - 0.86 * float(smooth(PINCH - 13, PINCH, s)) * np.exp(-((z - (top - 0.3)) / 0.085) ** 2))
        r = r * np.sqrt(np.clip((top - z) / 0.13, 0, 1) * (2 - np.clip((top - z) / 0.13, 0, 1)))
        return np.stack([np.maximum(r, 0.004), z], axis=1), top

    def jet_bead(self, s):
        """Place and radius of the bead on top of the jet, and how far it is pulled long."""
        t = s - JET
        if t <= 8:
            return None
        top = 0.07 * t - 0.62 * GRAVITY * t * t
        if s > PINCH:
            at = PINCH - JET
            speed, after = 0.07 - 1.24 * GRAVITY * at, s - PINCH
            top = 0.07 * at - 0.62 * GRAVITY * at * at + speed * after - GRAVITY * after * after / 2
        size = 0.19 * float(smooth(6, 24, t))
        pull = 0.16 * math.exp(-max(0, s - PINCH) / 10) * math.cos(max(0, s - PINCH) * 0.42)
        return (0.05 * top * top / 3, 0.0, top - size * 0.75), size, pull

    def pool(self, r, angle, s):
        """Height of the surface."""
        if s <= 0:
            return np.zeros_like(r)
        ring = base(s)
        deep = 0.62 * float(smooth(0, 16, s) * (1 - smooth(26, 42, s)))
        z = -deep * np.exp(-(r / (0.8 * ring)) ** 6)
        wall = rise(s) * (1 + 0.06 * np.sin(angle * 3 + self.waves[2]))
        z += 0.26 * wall * np.exp(-np.abs(r - ring - 0.1) / np.where(r > ring + 0.1, 0.17, 0.07))
        # small ripples run ahead of the crown
        front = 0.2 + 0.055 * s
        ahead = np.clip(r - ring - 0.12, 0, None)
        z += 0.03 * min(1, s / 6) * np.sin(11 * (r - 0.04 * s)) * np.exp(-ahead / 0.55) * smooth(0, 0.25, ahead) * smooth(front + 0.5, front, ahead)
        # the crown that fell in goes out as a swell, and the center rises and falls
        back = max(0, s - 26)
        if back:
            place = 1.45 + 0.021 * back
            swell = 0.15 * float(smooth(0, 14, back)) * math.exp(-back / 60)
            z += swell * np.exp(-((r - place) / 0.2) ** 2) * (1 + 0.14 * np.sin(angle * 5 + self.waves[3]))
            z += 0.45 * swell * np.sin(8.5 * (r - place)) * np.exp(-np.abs(r - place + 0.3) / 0.7)
        hill = float(smooth(33, 48, s)) * (1 - 0.45 * float(smooth(60, 96, s)))
        z += 0.2 * hill * np.exp(-(r / 0.42) ** 2) - 0.07 * hill * np.exp(-((r - 0.95) / 0.3) ** 2)
        return z
