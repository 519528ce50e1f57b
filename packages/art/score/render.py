"""Renders the reel's score to .cache/score/reel.wav: csound and fluidsynth play the stems, mix.py sums them.

python3 packages/art/score/render.py     stems that did not change are taken from .cache/score/stems
"""
import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import mix
import parts
from clock import RATE, SECONDS, smf

HERE = Path(__file__).parent
CACHE = HERE.parents[2] / ".cache" / "score"
STEMS = CACHE / "stems"
FONT = os.environ.get("SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
PROGRAMS = {"piano": [0], "strings": [48], "trumpet": [59], "horns": [60], "taiko": [116]}


def quiet(command):
    result = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{command[0]} failed:\n{result.stderr[-2000:]}")


def synth(name, notes):
    orchestra = (HERE / "reel.orc").read_text() + (HERE / "pads.orc").read_text()
    score = "\n".join(sorted(notes, key=lambda n: float(n.split()[2]))) + f"\nf 0 {SECONDS + 2}\ne\n"
    base = keyed(name, orchestra + score)
    if not base.with_suffix(".raw").exists():
        base.with_suffix(".orc").write_text(orchestra)
        base.with_suffix(".sco").write_text(score)
        quiet(["csound", "-d", "-m0", "-h", "-f", "--sample-accurate", "-o", base.with_suffix(".new"),
               base.with_suffix(".orc"), base.with_suffix(".sco")])
        base.with_suffix(".new").rename(base.with_suffix(".raw"))
    return name, load(base.with_suffix(".raw"))


def sample(name, notes):
    midi = smf(notes, PROGRAMS[name])
    base = keyed(name, midi.hex())
    if not base.with_suffix(".raw").exists():
        base.with_suffix(".mid").write_bytes(midi)
        quiet(["fluidsynth", "-ni", "-q", "-R", "0", "-C", "0", "-g", "0.5", "-r", RATE, "-O", "float", "-T", "raw",
               "-F", base.with_suffix(".new"), FONT, base.with_suffix(".mid")])
        base.with_suffix(".new").rename(base.with_suffix(".raw"))
    return name, load(base.with_suffix(".raw"))


def keyed(name, text):
    return STEMS / f"{name}-{hashlib.sha1(text.encode()).hexdigest()[:10]}"


def load(path):
    x = np.fromfile(path, "<f4").reshape(-1, 2).astype(float)
    out = np.zeros((int((SECONDS + 2) * RATE), 2))
    out[: min(len(x), len(out))] = x[: len(out)]
    return out


def write(x, path):
    """16 bits with triangular dither, shaped to zero where the score is silent."""
    dice = np.random.default_rng(7)
    noise = dice.random(x.shape) - dice.random(x.shape)
    loud = np.abs(x).max(1, keepdims=True) > 0
    pcm = np.clip(np.round(x * 32767 + noise * loud), -32768, 32767).astype("<i2")
    new = path.with_name("reel.new.wav")
    command = ["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", str(RATE), "-ac", "2", "-i", "-", str(new)]
    subprocess.run(command, input=pcm.tobytes(), check=True)
    new.rename(path)


def main():
    STEMS.mkdir(parents=True, exist_ok=True)
    score = parts.write()
    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(synth, *item) for item in score.stems.items()]
        jobs += [pool.submit(sample, *item) for item in score.fonts.items()]
        stems = dict(job.result() for job in jobs)
    write(mix.master(mix.mix(stems, score.kicks)), CACHE / "reel.wav")


if __name__ == "__main__":
    main()
