"""Frames between frames: cleans a shot's rendered frames with the help of their neighbors and reckons the rest by optical flow.

between.py frames/%04d.png --rate 8 --fps 24 --count 64 --size 1280x536 [--clean 1.0] [--trust 0] [--sparks sparks/%04d.png] --out clip.raw
Writes 16-bit BGR frames. Needs Debian's python3-opencv.
"""
import argparse
import os

import cv2
import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument('frames')
parser.add_argument('--rate', type=float, required=True)
parser.add_argument('--fps', type=float, default=24)
parser.add_argument('--count', type=int, required=True)
parser.add_argument('--size', default='1280x536')
parser.add_argument('--clean', type=float, default=1.0)
parser.add_argument('--trust', type=float, default=0.0)
parser.add_argument('--sparks')
parser.add_argument('--out', required=True)
wish = parser.parse_args()
width, height = map(int, wish.size.split('x'))
cv2.setNumThreads(2)
dis = cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)


def load(pattern):
    """All frames of a pattern, as floats from 0 to 1."""
    found = []
    while os.path.exists(pattern % len(found)):
        found.append(cv2.imread(pattern % len(found), cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32) / 65535)
    return found


def gray(image):
    """What the flow is read from: eight bits, its shadows lifted, its noise blurred."""
    soft = cv2.GaussianBlur(image, (0, 0), 1.2)
    return (np.clip(soft.max(axis=2), 0, 1) ** 0.6 * 255).astype(np.uint8)


def flow(a, b):
    """Where each pixel of a is in b."""
    return cv2.GaussianBlur(dis.calc(a, b, None), (0, 0), 2.0)


def grid(shape):
    y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
    return x, y


def warp(image, move):
    x, y = grid(move.shape)
    return cv2.remap(image, x + move[..., 0], y + move[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def median(image):
    return cv2.medianBlur((np.clip(image, 0, 1) * 65535).astype(np.uint16), 3).astype(np.float32) / 65535


def despeckle(image):
    """Takes down single pixels that are far brighter than all about them."""
    middle = median(image)
    near = cv2.dilate(middle, np.ones((3, 3)))
    return np.minimum(image, np.maximum(near * 1.08 + 0.02, middle))


def patches(image, level):
    whole = (image * 65535).astype(np.uint16)
    return cv2.fastNlMeansDenoising(whole, [65535 * level] * 3, None, 5, 13, cv2.NORM_L1).astype(np.float32) / 65535


def clean(frames, amount):
    """Means over neighbors in time, moved to fit and weighed by how well they do, then over like patches."""
    frames = [despeckle(frame) for frame in frames] if amount > 0 else frames
    grays, soft = [gray(f) for f in frames], [cv2.GaussianBlur(f, (0, 0), 2.0) for f in frames]
    made = []
    for i, frame in enumerate(frames):
        total, weight = frame.copy(), np.ones(frame.shape[:2], np.float32)
        grain = cv2.GaussianBlur(np.abs(frame - median(frame)).max(axis=2), (0, 0), 4.0)
        for k in (i - 2, i - 1, i + 1, i + 2):
            if amount > 0 and 0 <= k < len(frames):
                move = flow(grays[i], grays[k])
                away = np.abs(warp(soft[k], move) - soft[i]).max(axis=2)
                fits = np.exp(-(away / (0.012 + 0.07 * soft[i].max(axis=2) + 0.8 * grain)) ** 2) * min(1.0, amount)
                total += warp(frame if k == i else frames[k], move) * fits[..., None]
                weight += fits
        calm = np.clip(total / weight[..., None], 0, 1)
        if amount > 0:
            # what the mean took away tells how noisy a place is, and so how much the patches may differ
            noisy = cv2.GaussianBlur(np.abs(frame - calm).max(axis=2), (0, 0), 3.0)
            steps = [patches(calm, level * amount) for level in (0.016, 0.06, 0.15)]
            calm = steps[0]
            for step, low, high in ((steps[1], 0.01, 0.035), (steps[2], 0.05, 0.1)):
                calm = calm + (step - calm) * np.clip((noisy - low) / (high - low), 0, 1)[..., None]
        made.append(calm)
    return made


def agreement(ahead, back):
    """Where the ways there and back undo each other, 1; elsewhere the frames had better dissolve, 0, or `--trust`: one thing that
    moves far over a still ground hides what is behind it, and is followed well."""
    astray = np.hypot(*np.moveaxis(ahead + warp(back, ahead), 2, 0))
    doubt = cv2.GaussianBlur(np.clip(astray - 7 - 0.2 * np.hypot(ahead[..., 0], ahead[..., 1]), 0, 4) / 4, (0, 0), 14.0)
    return np.clip(1 - 4 * doubt, wish.trust, 1)[..., None]


def enlarge(image):
    if image.shape[1] == width:
        return image
    large = cv2.resize(image, (width, height), interpolation=cv2.INTER_LANCZOS4)
    return large + 0.35 * (large - cv2.GaussianBlur(large, (0, 0), 1.1))


def main():
    keys = [enlarge(frame) for frame in clean(load(wish.frames), wish.clean)]
    grays = [gray(key) for key in keys]
    sparks = load(wish.sparks) if wish.sparks else []
    pair, ahead, back, trust, out = None, None, None, None, open(wish.out, 'wb')
    for n in range(wish.count):
        place = min(n * wish.rate / wish.fps, len(keys) - 1)
        i, t = int(place), place - int(place)
        image = keys[i]
        if t > 1e-4:
            if pair != i:
                pair, ahead, back = i, flow(grays[i], grays[i + 1]), flow(grays[i + 1], grays[i])
                trust = agreement(ahead, back)
            first = warp(keys[i], -(1 - t) * t * ahead + t * t * back)
            second = warp(keys[i + 1], (1 - t) ** 2 * ahead - t * (1 - t) * back)
            moved, mixed = first * (1 - t) + second * t, keys[i] * (1 - t) + keys[i + 1] * t
            image = mixed + (moved - mixed) * trust
        image = np.clip(image, 0, 1)
        if sparks:
            flying = np.clip(enlarge(cv2.GaussianBlur(patches(sparks[min(n, len(sparks) - 1)], 0.06), (0, 0), 0.7)), 0, 1)
            image = 1 - (1 - image) * (1 - flying)
        out.write((image * 65535).astype(np.uint16).tobytes())
    out.close()


main()
