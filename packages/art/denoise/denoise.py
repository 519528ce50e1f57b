"""Takes the noise off a ray-traced picture with the network of Intel's Open Image Denoise.

denoise.py picture.png out.png [keep 0]

Beside picture.png lie picture.albedo.exr and picture.normal.exr, which kit.finish writes: what color and which way each
pixel's surface is. `keep` is the share of the noisy picture that stays, for powder and hair that look like noise. 16 bits
a color in and out. Debian's Blender is built without this filter; rt_ldr_alb_nrm.tza holds its weights (version 2 of
their format, Apache License 2.0 beside it). Needs Debian's python3-opencv and python3-torch.
"""
import os
import struct
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'  # read when cv2 is imported
import cv2
import numpy as np
import torch
from torch.nn import functional

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'rt_ldr_alb_nrm.tza')


def weights(name):
    """Tensors by their names, as in OIDN's tza.cpp: a table at the end of the file says where each one is."""
    data = open(name, 'rb').read()
    magic, major, _, at = struct.unpack_from('<HBBQ', data)
    if (magic, major) != (0x41D7, 2):
        raise SystemExit(f'{name}: these are not weights of version 2')
    count, at = struct.unpack_from('<I', data, at)[0], at + 4
    found = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        key, at = data[at + 2:at + 2 + length].decode(), at + 2 + length
        rank, at = data[at], at + 1
        shape, at = struct.unpack_from(f'<{rank}I', data, at), at + 4 * rank + rank
        kind, where = struct.unpack_from('<cQ', data, at)
        at += 9
        numbers = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), where)
        found[key] = torch.from_numpy(numbers.astype(np.float32).reshape(shape))
    return found


def network(tensors, image):
    """The U-Net of OIDN's filter for ray tracing; image and result: 1 x channels x height x width."""
    def conv(name, x):
        return functional.relu(functional.conv2d(x, tensors[name + '.weight'], tensors[name + '.bias'], padding=1))

    def pool(x):
        return functional.max_pool2d(x, 2)

    def join(x, beside):
        return torch.cat((functional.interpolate(x, scale_factor=2, mode='nearest'), beside), 1)

    one = pool(conv('enc_conv1', conv('enc_conv0', image)))
    two = pool(conv('enc_conv2', one))
    three = pool(conv('enc_conv3', two))
    x = pool(conv('enc_conv4', three))
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    x = conv('dec_conv4b', conv('dec_conv4a', join(x, three)))
    x = conv('dec_conv3b', conv('dec_conv3a', join(x, two)))
    x = conv('dec_conv2b', conv('dec_conv2a', join(x, one)))
    x = conv('dec_conv1b', conv('dec_conv1a', join(x, image)))
    return conv('dec_conv0', x)


def load(name):
    image = cv2.imread(name, cv2.IMREAD_UNCHANGED)
    if image is None:
        raise SystemExit(f'{name}: there is no such picture; kit.finish writes it')
    return image[:, :, 2::-1].astype(np.float32)


def main():
    name, out = sys.argv[1:3]
    keep = float(sys.argv[3]) if len(sys.argv) > 3 else 0.0
    color = load(name) / 65535
    albedo = np.clip(load(name.replace('.png', '.albedo.exr')), 0, 1)
    normal = np.clip(load(name.replace('.png', '.normal.exr')), -1, 1) * 0.5 + 0.5
    height, width = color.shape[:2]
    channels = np.concatenate((color, albedo, normal), 2)
    # the network halves its picture four times
    channels = np.pad(channels, ((0, -height % 16), (0, -width % 16), (0, 0)), 'reflect')
    with torch.no_grad():
        made = network(weights(WEIGHTS), torch.from_numpy(channels.transpose(2, 0, 1)[None].copy()))
    made = made[0].numpy().transpose(1, 2, 0)[:height, :width]
    made = np.clip((1 - keep) * made + keep * color, 0, 1)
    cv2.imwrite(out, (made[:, :, ::-1] * 65535).astype(np.uint16))


main()
