"""Takes the noise off a ray-traced picture that was rendered in two halves with other dice.

clean.py a.png b.png out.png [strength 1.0] [keep 0].

`keep` is the share of the noisy picture that stays, for powder, bristles and hide that look like noise. What differs between the halves is noise: it says how alike two places must look to be
averaged (non-local means, after Rousselle, Knaus and Zwicker, 2012). Sixteen bits in and out. Needs Debian's python3-opencv.
"""
import sys

import cv2
import numpy as np

PATCH, REACH = 3, 8


def load(name):
    return np.sqrt(cv2.imread(name, cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32) / 65535)


def despeckle(a, b):
    """Takes down what is far brighter in one half than all about it in the other."""
    around = cv2.dilate(cv2.medianBlur((b * 65535).astype(np.uint16), 3).astype(np.float32) / 65535, np.ones((3, 3)))
    return np.minimum(a, np.maximum(around * 1.25 + 0.08, cv2.GaussianBlur(b, (0, 0), 2.0)))


def shifted(image, dx, dy):
    height, width = image.shape[:2]
    move = np.float32([[1, 0, -dx], [0, 1, -dy]])
    return cv2.warpAffine(image, move, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT_101)


def filtered(guide, source, noise, strength, step):
    """Means of `source` over places whose surroundings in `guide` are alike but for their noise."""
    total, weights = source.copy(), np.ones(source.shape[:2], np.float32)
    for j in range(-REACH, REACH + 1):
        for i in range(-REACH, REACH + 1):
            if (i, j) == (0, 0) or i * i + j * j > REACH * REACH + 2:
                continue
            dx, dy = i * step, j * step
            other = shifted(noise, dx, dy)
            apart = (guide - shifted(guide, dx, dy)) ** 2 - (noise + np.minimum(other, noise))
            apart = cv2.transform(apart / (1e-5 + strength * (noise + other)), np.float32([[1 / 3, 1 / 3, 1 / 3]]))
            weight = np.exp(-np.clip(cv2.blur(apart, (2 * PATCH + 1,) * 2), 0, 12))
            weights += weight
            total += shifted(source, dx, dy) * weight[..., None]
    return total / weights[..., None]


def clean(a, b, strength):
    """Both halves, each cleaned by what the other shows."""
    noise = cv2.blur((a - b) ** 2 / 2, (9, 9)) + 1e-6
    first, second = filtered(b, a, noise, strength, 1), filtered(a, b, noise, strength, 1)
    left = cv2.blur((first - second) ** 2 / 2, (9, 9)) * 0.5 + 2e-6
    mean = (first + second) / 2
    # a second, wider pass over what is left: large soft disks
    return filtered(cv2.GaussianBlur(mean, (0, 0), 0.7), mean, left, strength * 0.8, 2)


def main():
    one, two, out = sys.argv[1:4]
    strength = float(sys.argv[4]) if len(sys.argv) > 4 else 1.0
    keep = float(sys.argv[5]) if len(sys.argv) > 5 else 0.0
    cv2.setNumThreads(2)
    a, b = load(one), load(two)
    made = (1 - keep) * clean(despeckle(a, b), despeckle(b, a), strength) + keep * (a + b) / 2
    cv2.imwrite(out, (np.clip(made, 0, 1) ** 2 * 65535).astype(np.uint16))


main()
