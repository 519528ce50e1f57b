"""The desk: each stem's level, tone, place and room, then the sum, ducked, drowned in the break, and mastered."""
import numpy as np

import dsp
from clock import BEAT, RATE, SECONDS, at
from dsp import db

# Stem: (loudest 400 ms in LUFS, width, hall, plate, echo, ducking 0 to 1, drive, equalizer bands)
DESK = {
    "kick": (-17.5, 0, 0.02, 0.02, 0, 0, 1.6, [("high", 30), ("bell", 280, -3, 1), ("bell", 3500, 3, 0.8)]),
    "snare": (-18.5, 1.3, 0.22, 0.35, 0, 0, 1.5, [("high", 120), ("highshelf", 7000, 2)]),
    "metal": (-24.5, 1.2, 0.35, 0.3, 0.1, 0, 1.0, [("high", 300)]),
    "accent": (-20.0, 1.2, 0.3, 0.15, 0, 0, 1.5, [("high", 50)]),
    "crash": (-27.0, 1.7, 0.25, 0.1, 0, 0.3, 1.0, [("high", 2500), ("low", 11000)]),
    "hats": (-26.5, 1.9, 0.03, 0.12, 0.05, 0.25, 1.0, [("high", 1500), ("bell", 7500, 1.5, 0.8), ("low", 12500)]),
    "sticks": (-21.5, 1, 0.25, 0.3, 0, 0, 1.2, [("high", 250)]),
    "perc": (-25.0, 1, 0.10, 0.28, 0.12, 0.1, 1.0, [("high", 160)]),
    "taiko": (-20.0, 0.8, 0.25, 0.1, 0, 0, 2.0, [("high", 45), ("low", 6000)]),
    "sub": (-21.5, 0, 0, 0, 0, 0.75, 1.0, [("high", 26), ("low", 220)]),
    "bass": (-20.5, 0.8, 0.02, 0.03, 0, 0.6, 1.6, [("high", 85), ("bell", 900, 2, 0.7)]),
    "drone": (-30.0, 1.2, 0.5, 0, 0, 0.4, 1.0, [("high", 60)]),
    "sea": (-35.0, 1.3, 0.25, 0, 0, 0, 1.0, [("high", 250), ("low", 9000)]),
    "choir": (-24.0, 1.2, 0.6, 0, 0, 0.4, 1.0, [("high", 200)]),
    "pad": (-23.5, 1.25, 0.35, 0.1, 0, 0.7, 1.0, [("high", 170), ("bell", 350, -2, 0.8)]),
    "calm": (-34.0, 1.15, 0.6, 0, 0, 0, 1.0, [("high", 80)]),
    "pluck": (-26.5, 1.2, 0.18, 0.2, 0.4, 0.4, 1.3, [("high", 220), ("highshelf", 5000, 2)]),
    "arp": (-26.0, 1.2, 0.15, 0.2, 0.35, 0.6, 1.0, [("high", 300), ("highshelf", 6000, 2)]),
    "bell": (-29.0, 1.2, 0.6, 0.1, 0.4, 0.2, 1.0, [("high", 300)]),
    "lead": (-20.0, 0.9, 0.25, 0.2, 0.28, 0.35, 1.2, [("high", 180), ("bell", 2500, 2, 0.7)]),
    "braam": (-20.0, 1.1, 0.3, 0.1, 0, 0.4, 1.4, [("high", 95), ("high", 70), ("bell", 300, -2, 0.8)]),
    "riser": (-23.5, 1.3, 0.25, 0, 0, 0.3, 1.0, [("high", 300)]),
    "hits": (-13.5, 1.1, 0.3, 0.1, 0, 0, 1.3, [("high", 28)]),
    "piano": (-27.0, 0.9, 0.75, 0, 0.2, 0, 1.4, [("high", 90), ("low", 3200), ("bell", 450, 2, 0.8)]),
    "strings": (-22.5, 1.3, 0.4, 0.1, 0, 0.4, 1.3, [("high", 220), ("highshelf", 8000, -2)]),
    "horns": (-23.0, 1.0, 0.4, 0.1, 0, 0.35, 1.8, [("high", 110), ("low", 5500)]),
    "trumpet": (-25.0, 0.7, 0.4, 0.25, 0.2, 0.2, 1.5, [("high", 300), ("low", 6500)]),
}
DRY_IN_BREAK = ("piano", "bell", "sea")
CUT = at(10, 2)  # everything stops
DROP = at(11)
FADER = [
    (0, 0), (0.01, 1),
    (at(5, 3.72), 1), (at(5, 3.8), 0.35), (at(6) - 0.001, 0.35), (at(6), 1), (at(6, 1), 1),  # a breath before the groove
    (at(6, 1.4), 0.9), (at(9), 0.9),
    (at(9, 0.3), 0.74), (CUT - 0.3, 0.72), (CUT - 0.004, 1),  # the break
    (CUT + 0.03, 0.25), (CUT + 0.5, 0.02), (DROP - 0.12, 0.006), (DROP - 0.002, 0.006),  # silence
    (DROP, 1.08), (at(11, 1.4), 1.03), (at(11, 1.6), 0.87), (at(14), 0.87),  # the loudest hit, then the lift
    (at(14, 3.7), 0.93), (at(14, 3.8), 0.3), (at(15) - 0.001, 0.3), (at(15), 0.76), (at(15, 1), 0.8),  # a breath, the last hit
    (SECONDS - 1.3, 0.8), (SECONDS - 0.7, 0.35), (SECONDS - 0.3, 0.07), (SECONDS - 0.15, 0), (SECONDS, 0),
]
# What the water lets through, in hertz, and how much of the band is left under it
WATER = [(0, 20000), (at(9) - 0.25, 20000), (at(9) + 0.1, 1400), (at(9, 3), 600), (CUT, 4000), (DROP - 0.3, 6000),
         (DROP - 0.12, 20000), (SECONDS, 20000)]
DEPTH = [(0, 1), (at(9), 1), (at(9, 0.3), 0.45), (CUT, 0.5), (DROP - 0.1, 1), (SECONDS, 1)]


def level(x):
    """Loudest 400 ms, or silence."""
    return dsp.momentary(dsp.weigh(x)).max()


def mix(stems, kicks):
    n = int(SECONDS * RATE)
    hall, plate = dsp.room(3.2, 0.028, 1.0, 1), dsp.room(1.3, 0.008, 1.5, 2)
    sums = {name: np.zeros((n, 2)) for name in ("dry", "clear", "hall", "plate", "echo", "clear hall")}
    pump = dsp.duck(n, [k for k in kicks if k[0] >= at(6)], 0.25, 0.13)
    for name, (loud, width, to_hall, to_plate, to_echo, ducking, drive, bands) in DESK.items():
        x = dsp.equalize(stems[name][:n], *bands)
        x = dsp.saturate(x * (0.5 / np.abs(x).max()), drive)
        x = dsp.widen(x * db(loud - level(x)), width) * (1 - ducking + ducking * pump)
        clear = name in DRY_IN_BREAK
        sums["clear" if clear else "dry"] += x
        sums["clear hall" if clear else "hall"] += x * to_hall
        sums["plate"] += x * to_plate
        sums["echo"] += x * to_echo
    echoes = dsp.echo(sums["echo"], 0.75 * BEAT, 0.55, 6, 4500)
    wet = dsp.convolve(sums["hall"] + echoes * 0.4, hall) + dsp.convolve(sums["plate"], plate) + echoes * 0.6
    wet *= 0.3 + 0.7 * pump
    band = dsp.underwater(sums["dry"] + wet, WATER) * dsp.curve(n, DEPTH)[:, None]
    band += sums["clear"] + dsp.convolve(sums["clear hall"], hall)
    band += swell(stems["swell"], hall, n)
    return band * dsp.curve(n, FADER)[:, None]


def swell(x, hall, n):
    """The chord of bar 10 in the hall, backward, so that it grows into the cut."""
    x = x[: 4 * RATE]
    back = (dsp.convolve(x, hall) + 0.5 * x)[: int(3.4 * RATE)][::-1].copy()
    back *= np.linspace(0, 1, len(back))[:, None] ** 3
    back = dsp.widen(back, 0.6)
    back *= db(-24.5 - level(back))
    out = np.zeros((n, 2))
    end = int(CUT * RATE)
    out[end - len(back): end] = back
    return out


def master(x, target=-16.0, ceiling=-1.3):
    x = dsp.mono_below(dsp.equalize(x, ("high", 24)), 110)
    x = x * db(-16 - dsp.integrated(dsp.weigh(x)))
    x = dsp.compress(dsp.equalize(x, ("highshelf", 3200, 4.0), ("bell", 2200, 1.5, 0.5), ("bell", 62, -1.0, 1.0)), -16, 1.35)
    x = 0.8 * x + 0.2 * dsp.saturate(x, 3.0)
    gain = 0.0
    for _ in range(4):
        out = dsp.limit(x * db(gain), ceiling)
        gain += target - dsp.integrated(dsp.weigh(out))
    print(f"gain {gain:.1f} dB, limiter at most {20 * np.log10((np.abs(out) + 1e-3) / (np.abs(x * db(gain)) + 1e-3)).min():.1f} dB")
    return out * dsp.curve(len(out), [(0, 0), (0.005, 1), (SECONDS - 0.2, 1), (SECONDS - 0.12, 0), (SECONDS, 0)])[:, None]
