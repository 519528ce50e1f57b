"""Prints what the ear would ask of .cache/score/reel.wav: levels and colors by bar, onsets against the grid, balance."""
import subprocess
import sys
from pathlib import Path

import numpy as np

import dsp
from clock import BAR, RATE, at

WAV = Path(__file__).parents[3] / ".cache" / "score" / "reel.wav"


def read(path):
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", str(path), "-f", "f32le", "-"], capture_output=True, check=True).stdout
    return np.frombuffer(raw, "<f4").reshape(-1, 2).astype(float)


def decibels(power):
    return 10 * np.log10(max(power, 1e-12))


def bars(x, weighed):
    print("bar   RMS   LUFS  loudest  quietest 0.4 s  centroid  corr  crest")
    for bar in range(1, 16):
        a, b = int(at(bar) * RATE), int(at(bar + 1) * RATE)
        part = x[a:b]
        mono = part.mean(1)
        spectrum = np.abs(np.fft.rfft(mono * np.hanning(len(mono)))) ** 2
        freqs = np.fft.rfftfreq(len(mono), 1 / RATE)
        blocks = dsp.momentary(weighed[a:b])
        corr = np.corrcoef(part.T)[0, 1]
        crest = 20 * np.log10(np.abs(part).max()) - decibels((part**2).mean())
        print(f"{bar:3d} {decibels((part**2).mean()):6.1f} {dsp.loudness(weighed[a:b]):6.1f} {blocks.max():7.1f} {blocks.min():9.1f}"
              f" {(spectrum * freqs).sum() / spectrum.sum():14.0f} {corr:8.2f} {crest:6.1f}")


def sections(weighed):
    for name, first, last in (("dawn 1-2", 1, 3), ("pulse 3-5", 3, 6), ("groove 6-8", 6, 9), ("break 9 to 10.3", 9, 10.5),
                              ("silence 10.3-10.4", 10.5, 11), ("full 11-14", 11, 15), ("last 15", 15, 16)):
        print(f"{name:18s} {dsp.loudness(weighed, (first - 1) * BAR, (last - 1) * BAR):6.1f} LUFS")


def onset(x, expected):
    """Where 2 ms are loudest against the 8 ms before, near a downbeat: milliseconds from it, and the rise in dB."""
    a = int((expected - 0.03) * RATE)
    part = x[max(0, a): a + int(0.07 * RATE)]
    power = np.cumsum(np.append(0, part**2))
    after, before = int(0.002 * RATE), int(0.008 * RATE)
    here = np.arange(before, len(part) - after)
    gain = (power[here + after] - power[here]) / after / ((power[here] - power[here - before]) / before + 1e-9)
    best = np.argmax(gain)
    return (max(0, a) + here[best]) / RATE * 1000 - expected * 1000, decibels(gain[best])


def onsets(x):
    mono = dsp.equalize(x, ("high", 700)).mean(1)
    marks = [at(bar) for bar in range(3, 16) if bar not in (9, 10)] + [at(bar, 2) for bar in (11, 12, 13, 14)]
    late = [(mark / BAR + 1, *onset(mono, mark)) for mark in sorted(marks)]
    print("onsets, ms from the grid (rise, dB):", " ".join(f"{bar:.1f}:{ms:+.1f}({rise:.0f})" for bar, ms, rise in late))


def balance(x):
    """Level of each octave against pink noise, whose octaves are equally loud."""
    start, stop = int(at(6) * RATE), int(at(15) * RATE)
    for name, part in (("mid", x.mean(1)), ("side", (x[:, 0] - x[:, 1]) / 2)):
        spectrum = np.abs(np.fft.rfft(part[start:stop])) ** 2
        freqs = np.fft.rfftfreq(stop - start, 1 / RATE)
        scale = (stop - start) ** 2 / 2
        levels = [decibels(spectrum[(freqs >= c / 2**0.5) & (freqs < c * 2**0.5)].sum() / scale)
                  for c in (31, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16000)]
        print(f"{name:4s} octaves 31 Hz to 16 kHz:", " ".join(f"{v:.1f}" for v in levels))


def main():
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else WAV
    x = read(path)
    weighed = dsp.weigh(x)
    peak = np.abs(x).max(1)
    print(f"{len(x) / RATE:.6f} s, {len(x)} samples; DC {x.mean(0)[0]:+.6f} {x.mean(0)[1]:+.6f}; clipped {(peak >= 0.9999).sum()}")
    print(f"peak of first and last 10 ms {peak[:480].max():.5f} {peak[-480:].max():.5f}, in the last 0.1 s {peak[-int(0.1 * RATE):].max():.6f}")
    print(f"integrated {dsp.integrated(weighed):.2f} LUFS; true peak {20 * np.log10(np.abs(dsp.oversample(x)).max()):.2f} dB;"
          f" mono loses {dsp.loudness(weighed) - dsp.loudness(dsp.weigh(np.repeat(x.mean(1)[:, None], 2, 1))):.2f} LU;"
          f" correlation {np.corrcoef(x.T)[0, 1]:.2f}")
    low = dsp.equalize(x, ("low", 120), ("low", 120))
    print(f"correlation below 120 Hz {np.corrcoef(low.T)[0, 1]:.3f}")
    bars(x, weighed)
    sections(weighed)
    onsets(x)
    balance(x)
    report = subprocess.run(["ffmpeg", "-nostats", "-i", str(path), "-af", "ebur128=peak=true", "-f", "null", "-"],
                            capture_output=True, text=True, check=True).stderr
    summary = report[report.rindex("Summary:"):].splitlines()
    print("ebur128:", ", ".join(line.strip() for line in summary if line.strip().startswith(("I:", "LRA:", "Peak:"))))


if __name__ == "__main__":
    main()
