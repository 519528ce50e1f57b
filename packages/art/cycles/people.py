"""A standing figure for silhouettes: keep it small, against the light and out of focus."""
import kit


def standing(made, loc, turn=0.0, tall=1.75, hands=((-0.26, 0.02, 0.82), (0.26, 0.02, 0.82)), stride=0.12, cap=False):
    """Figure with its feet at `loc`, facing -y before it is turned; `hands` are places of its left and right hand."""
    parts = [kit.lathe([(0.0, 0.8), (0.15, 0.82), (0.165, 0.95), (0.145, 1.1), (0.185, 1.34), (0.17, 1.43), (0.06, 1.5), (0.052, 1.58)], made, segments=32),
             kit.sphere(0.1, (0, -0.015, 1.66), made, (0.84, 0.98, 1.16), 24)]
    parts[0].scale = (1.08, 0.68, 1)
    for side, hand in zip((-1, 1), hands):
        elbow = (side * 0.3, 0.05, (hand[2] + 1.36) / 2 - 0.02)
        parts += [kit.tube([(side * 0.17, 0, 1.38), elbow, hand], 0.047, made), kit.sphere(0.05, hand, made, segments=16)]
        step = side * stride
        parts += [kit.tube([(side * 0.085, 0, 0.86), (side * 0.1, step * 0.4, 0.46), (side * 0.11, step, 0.06)], 0.075, made), kit.box((0.09, 0.25, 0.08), (side * 0.11, step - 0.05, 0.04), made, bevel=0.03)]
    if cap:
        parts += [kit.sphere(0.108, (0, -0.01, 1.71), made, (0.9, 1.02, 0.75), 24), kit.box((0.15, 0.14, 0.014), (0, -0.13, 1.7), made, bevel=0.006)]
    return kit.group(parts, loc, (0, 0, turn), tall / 1.78)
