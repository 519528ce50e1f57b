"""Eight-millimeter film on lace: a reel that leaves the frame, its strip against the lamp, the brown stripe of its sound. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(101)
tin = macro.paint((0.22, 0.21, 0.2), under=(0.5, 0.48, 0.45), chips=0.06, scale=1.2, rough=0.3)
tin = macro.metal((0.5, 0.48, 0.45), 0.27, wear=0.13, scale=0.7)
wound = kit.material('wound', (0.03, 0.02, 0.016), 0.22)
rings = kit.node(wound, 'TexWave', wave_type='RINGS', rings_direction='Z', scale=6.0, distortion=0.6, detail=3.0)
kit.link(wound, kit.node(wound, 'TexCoord').outputs['Object'], rings.inputs['Vector'])
kit.bump(wound, rings.outputs['Fac'], 0.8, 0.05)
kit.link(wound, kit.ramp(wound, rings.outputs['Fac'], [(0.3, (0.01, 0.007, 0.006)), (0.8, (0.09, 0.055, 0.035))]), kit.principled(wound)['Base Color'])
lace = kit.material('lace', (0.75, 0.68, 0.56), 0.9)
cloth = kit.material('cloth', (0.16, 0.075, 0.045), 0.9, bump=(20, 0.4))
kit.plane((120, 90), (0, 15, -0.02), cloth)
# lace: rings of thread in rows, tied
loops = []
for i in range(-16, 18):
    for j in range(-9, 16):
        x, y = i * 1.5 + 0.75 * (j % 2), j * 1.3
        loops.append([(x + 0.62 * math.cos(a), y + 0.62 * math.sin(a), 0.05 + 0.03 * math.sin(3 * a)) for a in [math.tau * k / 22 for k in range(23)]])
        loops.append([(x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), 0.05) for a in [math.tau * k / 14 for k in range(15)]])
        for q in range(6):
            a = math.tau * q / 6
            loops.append([(x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), 0.06), (x + 0.62 * math.cos(a), y + 0.62 * math.sin(a), 0.06)])
kit.tubes(loops, 0.055, lace)
# the reel lies on it
reel = [kit.lathe([(1.6, 0), (4.9, 0)], wound, loc=(0, 0, 0.62), segments=160)]
flange = []
for z in (0.1, 1.05):
    reel.append(kit.lathe([(5.9, z), (6.3, z + 0.02), (6.35, z + 0.1), (6.25, z + 0.14), (5.9, z + 0.12)], tin, close=True, segments=160))
    reel.append(kit.lathe([(0.7, z), (1.9, z), (1.9, z + 0.1), (0.7, z + 0.1)], tin, close=True, segments=96))
    for k in range(3):
        a = math.radians(20 + 120 * k)
        reel.append(kit.box((4.6, 1.3, 0.1), (3.9 * math.cos(a), 3.9 * math.sin(a), z + 0.05), tin, (0, 0, math.degrees(a)), 0.02))
reel.append(kit.lathe([(4.9, 0.2), (4.9, 1.0), (1.5, 1.0)], wound, segments=200))
kit.group(reel, (4.2, 3.4, 0.05), (0, 0, 10))
# the strip comes off it, twists once and stands on its edge in the light
WIDE = 0.8
film = kit.material('film', (0.05, 0.028, 0.016), 0.12, coat=0.6)
through, mixed = kit.node(film, 'BsdfTranslucent'), kit.node(film, 'MixShader')
through.inputs['Color'].default_value = (0.9, 0.36, 0.12, 1)
mixed.inputs[0].default_value = 0.45
kit.link(film, film.node_tree.nodes['Principled BSDF'].outputs[0], mixed.inputs[1])
kit.link(film, through.outputs[0], mixed.inputs[2])
kit.link(film, mixed.outputs[0], film.node_tree.nodes['Material Output'].inputs['Surface'])
stripe = kit.material('stripe', (0.07, 0.025, 0.008), 0.5)
picture = [kit.material(f'p{k}', c, 0.2, emit=c, strength=0.3) for k, c in enumerate(((0.9, 0.42, 0.14), (0.75, 0.3, 0.1), (0.35, 0.2, 0.12), (0.95, 0.62, 0.3)))]


def way(t):
    """Place, direction across, at t along the strip from 0 to 1."""
    x = 3.6 - 15 * t
    y = -1.6 + 1.2 * math.sin(t * 4.4) - 2.2 * t
    z = 0.9 + 1.1 * math.sin(math.pi * min(1, t * 1.25)) * (1 - 0.2 * t)
    tilt = math.radians(82 - 18 * math.sin(t * 3.6))
    return kit.Vector((x, y, z)), kit.Vector((0.1, -math.cos(tilt), math.sin(tilt)))


N = 230
def patch(a, b, low, high, made, off=0.0, parts=3):
    verts, faces = [], []
    for k in range(parts + 1):
        at, across = way(a + (b - a) * k / parts)
        ahead = (way(a + (b - a) * k / parts + 0.002)[0] - at).normalized()
        lift = across.cross(ahead).normalized() * off
        verts += [at + across * low * WIDE * 2 + lift, at + across * high * WIDE * 2 + lift]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(parts)]
    return kit.from_data('patch', [tuple(v) for v in verts], faces, made)
FRAMES = 30
for f in range(FRAMES):
    a, b = f / FRAMES, (f + 1) / FRAMES
    span = b - a
    # rails, the bars between frames, and the hole's surroundings, so that holes are holes
    patch(a, b, -0.5, -0.44, film)
    patch(a, b, -0.44, -0.3, stripe, 0.0)
    patch(a, b, -0.3, 0.22, film if f % 5 else film)
    patch(a + span * 0.06, a + span * 0.9, -0.27, 0.18, picture[(f // 4) % 4], 0.006)
    patch(a + span * 0.06, a + span * 0.9, -0.27, 0.18, picture[(f // 4) % 4], -0.006)
    patch(a, a + span * 0.34, 0.22, 0.44, film)
    patch(a + span * 0.62, b, 0.22, 0.44, film)
    patch(a, b, 0.44, 0.5, film)
macro.lint(30, lambda: (random.uniform(-5, 4), random.uniform(-4, 1), 0.16), 0.5)
# the projector's lamp behind, and its flare
kit.sphere(1.5, (-15, 50, 11), macro.glow((1, 0.66, 0.34), 60), segments=24)
macro.backdrop((-8, 80, 10), (110, 60), [(0, (0.3, 0.11, 0.03)), (0.4, (0.05, 0.02, 0.01)), (1, (0.002, 0.002, 0.002))])
kit.area((-9, 14, 8), (0, 0, 0.5), (3, 3), (1, 0.55, 0.22), 1500)
kit.area((12, -3, 9), (2, 0, 0), (2, 7), (0.25, 0.5, 0.6), 420)
macro.lens((-6.5, -19, 6.6), (-0.9, -0.8, 1.1), 88, 3.2, (-2.2, -2.6, 1.6), roll=-4)
kit.glare(0.3, 0.14, 1.2, 5, (1, 0.6, 0.3))
kit.finish(job.out)
