"""A camera battery that was carried up fourteen flights, on a wet parapet: four lights of its charge, tape with a marker's word. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro, marker

job = macro.start(83)
stone = kit.material('stone', (0.05, 0.048, 0.046), 0.4, bump=(1.4, 0.35))
kit.uneven_rough(stone, 0.16, 0.05, 0.6)
kit.noise_bump(stone, 9, 0.4)
kit.box((140, 34, 8), (0, 6, -4), stone, bevel=0.8)
shell = macro.plastic((0.03, 0.03, 0.031), 0.36, 30, 0.12)
kit.uneven_rough(shell, 0.8, 0.2, 0.52)
ink = kit.material('ink', (0.008, 0.008, 0.012), 0.5)
tape = kit.material('tape', (0.72, 0.68, 0.6), 0.55, bump=(18, 0.25))

def brick(at, turn, word, charged):
    # wedge of the mount on top, body in two halves with a seam, lights and their button on the end
    parts = [kit.box((9.6, 13.6, 3.0), (0, 0, 1.55), shell, bevel=0.55), kit.box((9.6, 13.6, 2.6), (0, 0, 4.45), shell, bevel=0.55), kit.box((9.2, 13.2, 0.5), (0, 0, 3.08), macro.plastic((0.004, 0.004, 0.004), 0.6))]
    parts.append(kit.from_data('wedge', [(-2.2, -5, 5.7), (2.2, -5, 5.7), (3.2, 4, 5.7), (-3.2, 4, 5.7), (-2.6, -5, 6.6), (2.6, -5, 6.6), (3.6, 4, 6.6), (-3.6, 4, 6.6)], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], shell, smooth=False, bevel=0.12))
    for k in range(4):
        parts.append(kit.box((0.9, 0.1, 0.42), (0.4 + 1.22 * k, -6.82, 1.62), macro.glow((0.1, 1.0, 0.35) if k < charged else (0.02, 0.03, 0.02), 5 if k < charged else 0.2), bevel=0.05))
    parts.append(kit.box((5.6, 0.06, 1.0), (2.2, -6.8, 1.62), macro.plastic((0.004, 0.004, 0.004), 0.12), bevel=0.04))
    parts.append(kit.cylinder(0.5, 0.3, (-1.2, -6.85, 1.62), kit.material('button', (0.7, 0.18, 0.03), 0.35), (90, 0, 0), 0.1))
    parts.append(kit.box((9.68, 0.04, 1.9), (-0.0, -6.83, 4.5), tape, bevel=0.01))
    words = kit.tubes(marker.strokes(word, 1.0), 0.07, ink)
    words.location, words.rotation_euler = (-0.1, -6.86, 4.5), (math.radians(90), 0, 0)
    parts.append(words)
    return kit.group(parts, at, (0, 0, turn))

macro.touched(shell, [(3.4, -6.8, 2.2, 1.2, 0.3), (-3.6, -6.8, 0.4, 1.0, 1.0)], 0.26, 0.55)
brick((0.8, 2.2, 0.02), -22, 'ROOF 9/14', 3)
brick((-13.5, 15, 0.02), 16, 'ROOF 4/14', 1)
# its cable leaves the frame
rubber = macro.plastic((0.008, 0.008, 0.009), 0.42)
kit.tube([(-3.6, -4.6, 1.0), (-4.8, -8.4, 0.5), (-9, -10.6, 0.36), (-15, -9.8, 0.4), (-26, -12, 0.4)], 0.36, rubber, resolution=8)
def wet():
    return (random.uniform(-18, 16), random.uniform(-10, 14), 0.0), (0, 0, 1)
macro.drops(360, wet, 0.42, high=0.36, uneven=0.25)
turn = math.radians(-22)
def on():
    x, y = random.uniform(-4.4, 4.4), random.uniform(-6.4, 6.4)
    return (0.8 + x * math.cos(turn) - y * math.sin(turn), 2.2 + x * math.sin(turn) + y * math.cos(turn), 5.76), (0, 0, 1)
macro.drops(150, on, 0.2, high=0.5)
def face():
    x, z = random.uniform(-4.4, 4.4), random.uniform(0.4, 5.3)
    return (0.8 + x * math.cos(turn) + 6.81 * math.sin(turn), 2.2 + x * math.sin(turn) - 6.81 * math.cos(turn), z + 0.02), (math.sin(turn), -math.cos(turn), 0)
macro.drops(70, face, 0.12, high=0.5)
macro.far(46, (-170, 170), (380, 560), (-70, 26), (2.2, 5), ((1, 0.5, 0.16), (1, 0.66, 0.34), (1, 0.4, 0.1), (0.14, 0.7, 0.7), (0.9, 0.9, 1)), (2, 9))
macro.backdrop((0, 700, -20), (1200, 500), [(0, (0.03, 0.022, 0.016)), (0.3, (0.006, 0.012, 0.016)), (0.8, (0.001, 0.003, 0.005))])
kit.area((-20, 10, 16), (0, 0, 3), (8, 8), (1, 0.62, 0.3), 16000)
kit.area((24, 14, 8), (0, 0, 3), (4, 16), (0.12, 0.55, 0.7), 12000)
kit.area((-22, -22, 16), (0, -4, 3), (8, 8), (1, 0.62, 0.34), 5200)
macro.lens((-9, -40, 8.5), (-1.2, 0, 3.6), 88, 2.6, (-0.4, -4.2, 3.0), roll=3)
kit.glare(0.2, 0.05, 1.2, 6, (1, 0.7, 0.4))
kit.finish(job.out)
