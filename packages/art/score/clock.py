"""Time, pitch and the two kinds of parts: instruments of the .orc files, and instruments of a soundfont."""
import random
import struct

RATE = 48000
BEAT = 2 / 3  # 90 beats a minute: 16 frames of the film, 32000 samples
BAR = 4 * BEAT
SECONDS = 40.0
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def at(bar, beat=0.0):
    """Seconds at a beat (from 0) of a bar (from 1)."""
    return (bar - 1) * BAR + beat * BEAT


def pitch(name):
    """MIDI number of a name like Db4; numbers pass."""
    if not isinstance(name, str):
        return name
    flat = name.count("b")
    return STEPS[name[0]] - flat + 12 * (int(name[1 + flat:]) + 1)


class Score:
    """Collects notes, a list for each stem. Players are loose by some milliseconds, never on a bar's first beat."""

    def __init__(self, seed):
        self.dice = random.Random(seed)
        self.stems = {}
        self.fonts = {}
        self.kicks = []  # seconds and depth, for the ducking

    def when(self, bar, beat, loose):
        exact = beat == 0 or (bar >= 11 and beat == 2)
        swing = 0 if exact else max(-2 * loose, min(2 * loose, self.dice.gauss(0, loose)))
        return at(bar, beat) + swing / 1000

    def touch(self, loud, spread=0.07):
        return loud * (1 + max(-2 * spread, min(2 * spread, self.dice.gauss(0, spread))))

    def play(self, stem, name, bar, beat, beats, loud, tone=0, *more, pan=0.5, loose=5):
        start = max(0.0, self.when(bar, beat, loose))
        length = max(0.06, beats * BEAT)
        rest = " ".join(f"{pitch(m):.5f}" for m in more)
        note = f'i "{name}" {start:.6f} {length:.5f} {self.touch(loud):.4f} {pitch(tone):.3f} {pan:.3f} {rest}'
        self.stems.setdefault(stem, []).append(note)

    def font(self, stem, bar, beat, beats, loud, tone, loose=7, voice=0):
        start = max(0.0, self.when(bar, beat, loose))
        velocity = max(1, min(127, round(self.touch(loud, 0.05) * 127)))
        self.fonts.setdefault(stem, []).append((start, start + beats * BEAT, voice, pitch(tone), velocity))


def smf(notes, programs, swells=()):
    """A MIDI file: notes of Score.font, programs by voice, swells as (seconds, loudness 0 to 1) points of expression."""
    ticks = 12000  # a second, at 60 beats a minute
    events = [(0, 0, bytes([0xC0 | v, p])) for v, p in enumerate(programs)]
    events += [(0, 1, bytes([0xB0 | v, c, x])) for v in range(len(programs)) for c, x in ((91, 0), (93, 0), (7, 110))]
    for start, stop, voice, tone, velocity in notes:
        events.append((round(start * ticks), 3, bytes([0x90 | voice, tone, velocity])))
        events.append((round(stop * ticks), 2, bytes([0x80 | voice, tone, 0])))
    for (t0, a), (t1, b) in zip(swells, swells[1:]):
        for i in range(max(1, int((t1 - t0) * 60))):
            here = t0 + i / 60
            value = round(127 * (a + (b - a) * (here - t0) / (t1 - t0)))
            events += [(round(here * ticks), 1, bytes([0xB0 | v, 11, value])) for v in range(len(programs))]
    events.sort(key=lambda e: e[:2])
    track, now = b"", 0
    for tick, _, data in events:
        track += varint(tick - now) + data
        now = tick
    track = bytes([0, 0xFF, 0x51, 3]) + (1000000).to_bytes(3, "big") + track + bytes([0, 0xFF, 0x2F, 0])
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, ticks) + b"MTrk" + struct.pack(">I", len(track)) + track


def varint(n):
    out = [n & 0x7F]
    while n := n >> 7:
        out.append(0x80 | n & 0x7F)
    return bytes(reversed(out))
