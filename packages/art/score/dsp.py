"""Signals as arrays of two columns at 48 kHz: filters, rooms, dynamics, loudness. Filters are causal, through the FFT."""
import numpy as np

from clock import RATE


def db(x):
    return 10 ** (x / 20)


def response(kind, freq, gain=0.0, q=0.707):
    """Coefficients of one biquad (Bristow-Johnson's formulas)."""
    w = 2 * np.pi * freq / RATE
    a, c, s = 10 ** (gain / 40), np.cos(w), np.sin(w) / (2 * q)
    if kind == "low":
        return (1 - c) / 2, 1 - c, (1 - c) / 2, 1 + s, -2 * c, 1 - s
    if kind == "high":
        return (1 + c) / 2, -1 - c, (1 + c) / 2, 1 + s, -2 * c, 1 - s
    if kind == "bell":
        return 1 + s * a, -2 * c, 1 - s * a, 1 + s / a, -2 * c, 1 - s / a
    r, sign = 2 * np.sqrt(a) * s, 1 if kind == "highshelf" else -1
    return (a * (a + 1 + sign * (a - 1) * c + r), -2 * sign * a * (a - 1 + sign * (a + 1) * c), a * (a + 1 + sign * (a - 1) * c - r),
            a + 1 - sign * (a - 1) * c + r, 2 * sign * (a - 1 - sign * (a + 1) * c), a + 1 - sign * (a - 1) * c - r)


def size(n):
    """A fast length for the FFT."""
    return min(m for m in (2**a * k for a in range(28) for k in (1, 3, 5, 9)) if m >= n)


def equalize(x, *bands):
    """Bands are (kind, hertz, dB, Q); high and low take no dB."""
    n = size(len(x) + RATE)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(n))
    total = np.ones(len(z), complex)
    for band in bands:
        b0, b1, b2, a0, a1, a2 = response(*band)
        total *= (b0 + b1 * z + b2 * z * z) / (a0 + a1 * z + a2 * z * z)
    return np.fft.irfft(np.fft.rfft(x, n, axis=0) * total[:, None], n, axis=0)[: len(x)]


def convolve(x, room):
    n = size(len(x) + len(room))
    return np.fft.irfft(np.fft.rfft(x, n, axis=0) * np.fft.rfft(room, n, axis=0), n, axis=0)[: len(x)]


def room(seconds, predelay, bright, seed, early=12):
    """A made-up room: early reflections, then noise whose high bands die sooner; left and right differ."""
    dice = np.random.default_rng(seed)
    n = int(RATE * (seconds * 1.3 + predelay))
    t = np.arange(n) / RATE
    out = np.zeros((n, 2))
    for freq, life in ((180, 0.9), (500, 1.0), (1500, 0.85), (4000, 0.55 * bright), (9000, 0.3 * bright)):
        noise = dice.standard_normal((n, 2))
        band = equalize(noise, ("high", freq * 0.55), ("low", freq * 1.8))
        out += band * np.exp(-6.9 * t / (seconds * life))[:, None] * (1.3 if freq < 1000 else 1)
    out *= np.clip(t / 0.03, 0, 1)[:, None]
    for _ in range(early):
        out[int(dice.uniform(0.004, 0.06) * RATE), dice.integers(2)] += dice.uniform(-4, 4)
    out = np.roll(out, int(predelay * RATE), axis=0)
    out[: int(predelay * RATE)] = 0
    out = equalize(out, ("high", 150))
    return out / np.sqrt((out**2).sum() / 2)


def echo(x, seconds, feedback, count, dark):
    """Repeats that change sides, each darker than the last."""
    out, now = np.zeros_like(x), x
    for i in range(count):
        now = equalize(now, ("low", dark), ("high", 250))[:, ::-1] * feedback
        shift = int((i + 1) * seconds * RATE)
        if shift < len(x):
            out[shift:] += now[: len(x) - shift]
    return out


def saturate(x, drive):
    """Soft clipping, its level kept."""
    return np.tanh(x * drive) / drive


def widen(x, amount):
    mid, side = x.mean(1), (x[:, 0] - x[:, 1]) / 2
    return np.stack([mid + side * amount, mid - side * amount], 1)


def mono_below(x, freq):
    side = equalize(((x[:, 0] - x[:, 1]) / 2)[:, None], ("high", freq), ("high", freq))[:, 0]
    mid = x.mean(1)
    return np.stack([mid + side, mid - side], 1)


def curve(n, points):
    """A line through (seconds, value) points, one value a sample."""
    return np.interp(np.arange(n) / RATE, *zip(*points))


def duck(n, kicks, floor, release):
    """Gain that falls to the floor at each kick and comes back."""
    gain = np.ones(n)
    for start, depth in kicks:
        first = int(start * RATE)
        t = np.arange(min(n - first, int(release * RATE * 4))) / RATE
        dip = 1 - depth * (1 - floor) * np.minimum(1, t / 0.004) * np.exp(-t / release)
        gain[first: first + len(t)] = np.minimum(gain[first: first + len(t)], dip)
    return gain[:, None]


def underwater(x, points):
    """A low-pass that moves along (seconds, hertz) points; untouched where it is above 18 kHz."""
    block, hop = 4096, 1024
    window = np.hanning(block + 1)[:-1]
    freqs = np.fft.rfftfreq(block, 1 / RATE)
    padded = np.concatenate([np.zeros((block, 2)), x, np.zeros((block, 2))])
    out = np.zeros_like(padded)
    where, cutoffs = zip(*points)
    for start in range(0, len(padded) - block, hop):
        cutoff = np.exp(np.interp((start - block / 2) / RATE, where, np.log(cutoffs)))
        part = padded[start: start + block] * window[:, None]
        if cutoff < 18000:
            gain = 1 / np.sqrt(1 + (freqs / cutoff) ** 6)
            part = np.fft.irfft(np.fft.rfft(part, axis=0) * gain[:, None], block, axis=0)
        out[start: start + block] += part / 2
    return out[block: -block]


def smooth(x, n):
    kernel = np.hanning(n + 2)[1:-1]
    m = size(len(x) + n)
    full = np.fft.irfft(np.fft.rfft(np.pad(x, (0, m - len(x)), mode="edge"), m) * np.fft.rfft(kernel / kernel.sum(), m), m)
    return np.concatenate([full[n // 2: len(x)], full[len(x): len(x) + n // 2]])


def lowest(x, n):
    """Least value in a window of about n samples centered on each."""
    left, step = x.copy(), 1
    while step * 2 <= n:
        left[:-step] = np.minimum(left[:-step], left[step:])
        step *= 2
    left[: -(n - step)] = np.minimum(left[: -(n - step)], left[n - step:])
    return np.concatenate([np.full(n // 2, left[0]), left[: len(x) - n // 2]])


def compress(x, threshold, ratio, window=0.08):
    """Gentle bus compression on the power of both channels."""
    power = smooth((x**2).mean(1), int(window * RATE))
    level = 10 * np.log10(np.maximum(power, 1e-9))
    return x * db(-np.maximum(0, level - threshold) * (1 - 1 / ratio))[:, None]


def oversample(x, factor=4):
    n = size(len(x))
    return np.fft.irfft(np.fft.rfft(x, n, axis=0), n * factor, axis=0)[: len(x) * factor] * factor


def limit(x, ceiling):
    """Look-ahead limiter on true peaks: the gain is down before a peak comes."""
    peak = np.abs(oversample(x)).reshape(len(x), -1).max(1)
    need = np.minimum(1, db(ceiling) / np.maximum(peak, 1e-9))
    held = lowest(need, int(0.003 * RATE))
    blocks = held[: len(held) // 48 * 48].reshape(-1, 48).min(1)
    for i in range(1, len(blocks)):  # back up within about 70 ms
        blocks[i] = min(blocks[i], 1 - (1 - blocks[i - 1]) * 0.986)
    slow = np.append(np.repeat(blocks, 48), np.ones(len(held) % 48))
    gain = smooth(lowest(np.minimum(held, slow), int(0.0025 * RATE)), int(0.002 * RATE))
    return x * np.minimum(1, gain)[:, None]


def weigh(x):
    """The K weighting of ITU-R BS.1770."""
    return equalize(x, ("highshelf", 1682, 4.0, 0.7072), ("high", 38.1, 0, 0.5))


def loudness(weighed, start=0.0, stop=None):
    part = weighed[int(start * RATE): None if stop is None else int(stop * RATE)]
    return -0.691 + 10 * np.log10(max(1e-10, (part**2).mean(0).sum()))


def momentary(weighed):
    """LUFS of windows of 400 ms, every 100 ms."""
    power = np.cumsum(np.concatenate([[0], (weighed**2).sum(1)]))
    starts = np.arange(0, len(weighed) - RATE * 2 // 5, RATE // 10)
    return -0.691 + 10 * np.log10(np.maximum(1e-10, (power[starts + RATE * 2 // 5] - power[starts]) / (RATE * 2 // 5)))


def integrated(weighed):
    blocks = momentary(weighed)
    power = 10 ** (blocks / 10)
    power = power[blocks > -70]
    gate = 10 * np.log10(power.mean()) - 10
    return 10 * np.log10(power[10 * np.log10(power) > gate].mean())
