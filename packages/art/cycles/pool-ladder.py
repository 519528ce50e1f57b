"""The rails of a pool's ladder at night, wet, the water lit from below. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit, macro

job = macro.start(29, background=(0.002, 0.003, 0.004))
V = kit.Vector
chrome = macro.metal((0.66, 0.66, 0.65), 0.1, wear=0.05, scale=1.4)
rubber = macro.plastic((0.012, 0.012, 0.013), 0.5)
stone = kit.material('stone', (0.2, 0.15, 0.11), 0.4, bump=(3, 0.5), coat=0.3)
kit.uneven_rough(stone, 0.16, 0.05, 0.6)
clear = macro.water()

# the rails come out of the deck, over its edge and down into the pool
for y in (0, 46):
    rail = [(-34, y, -22), (-34, y, 2), (-31, y, 20), (-22, y, 30), (-8, y, 31.5), (4, y, 26), (9, y, 14), (9.5, y, -4), (9.5, y, -60)]
    kit.tube(rail, 2.0, chrome, resolution=20)
    kit.lathe([(2.0, 0), (5.4, 0.2), (5.2, 1.0), (3.2, 1.9), (2.1, 2.6)], chrome, (-34, y, -20.4))
for z in (-9, -26):
    kit.box((7, 46, 1.6), (9.5, 23, z), rubber, bevel=0.6)
# the deck and its rounded lip
kit.box((160, 500, 8), (-84, 120, -25), stone, bevel=1.4)

# the water, waves on it, light from a lamp in the wall under it
water = kit.material('pool', (0.004, 0.05, 0.06), 0.03, emit=(0.02, 0.5, 0.56), strength=0.14)
caustic = kit.noise(water, 0.03, 3, stretch=(1, 0.6, 1))
vein = kit.node(water, 'TexVoronoi', feature='DISTANCE_TO_EDGE', scale=0.05)
place = kit.node(water, 'TexCoord')
bent = kit.node(water, 'MixRGB', blend_type='ADD')
bent.inputs[0].default_value = 30
kit.link(water, place.outputs['Object'], bent.inputs[1])
kit.link(water, caustic, bent.inputs[2])
kit.link(water, bent.outputs[0], vein.inputs['Vector'])
kit.link(water, kit.ramp(water, vein.outputs['Distance'], [(0.0, (0.9, 5, 4.6)), (0.05, (0.05, 0.8, 0.85)), (0.16, (0.008, 0.2, 0.25)), (0.4, (0.002, 0.06, 0.09))]), kit.principled(water)['Emission'])


def waves(x, y):
    return -31 + 0.5 * (macro.np.sin(x * 0.21 + y * 0.07) * 0.7 + macro.np.sin(y * 0.16 - x * 0.05 + 1.3) * 0.6 + macro.np.sin(x * 0.43 - y * 0.3) * 0.25)


pool = macro.heap((400, 700), waves, water, 300, 0.0, 'pool')
pool.location = (196, 200, 0)


def on_rail():
    """A place on the near rail where it bends, and its normal."""
    t = random.random()
    way = [(-31, 20), (-28, 25.4), (-22, 30), (-15, 31.6), (-8, 31.5), (-1, 29.6), (4, 26), (7.4, 20.4), (9, 14), (9.5, 5), (9.5, -4)]
    k = min(int(t * 10), 9)
    f = t * 10 - k
    x, z = way[k][0] + (way[k + 1][0] - way[k][0]) * f, way[k][1] + (way[k + 1][1] - way[k][1]) * f
    ahead = V((way[k + 1][0] - way[k][0], 0, way[k + 1][1] - way[k][1])).normalized()
    up = V((-ahead.z, 0, ahead.x))
    a = random.uniform(-2.6, 0.6)
    out = up * math.cos(a) + V((0, 1, 0)) * math.sin(a)
    return tuple(V((x, 0, z)) + out * 2.0), tuple(out)


macro.drops(900, on_rail, 0.42, clear, 0.42, 0.28)
for x, z, size in ((-12, 29.9, 0.5), (-3, 28.7, 0.42), (-20, 28.9, 0.36)):
    kit.sphere(size, (x, -0.2, z - size), clear, (0.85, 0.85, 1.35))
macro.far(34, (-20, 330), (330, 480), (-10, 60), (2.6, 5), ((1, 0.5, 0.16), (1, 0.7, 0.4), (1, 0.2, 0.3)), (0.8, 3.4))
macro.backdrop((130, 560, 40), (1400, 500), [(0, (0.03, 0.05, 0.07)), (0.5, (0.008, 0.02, 0.03)), (1, (0.001, 0.003, 0.005))])
kit.area((-60, 70, 60), (-5, 0, 25), (30, 60), (1, 0.56, 0.22), 150000)
kit.area((-10, -60, 80), (-5, 0, 25), (90, 14), (1, 0.74, 0.46), 90000)
kit.area((90, -30, 50), (0, 0, 15), (10, 80), (0.2, 0.8, 0.9), 40000)
macro.lens((-32, -100, 35), (3.4, 0, 23.6), 76, 2.4, (0, -2, 28.6), roll=-4)
kit.glare(0.22, 0.05, 1.2, 6, (0.7, 0.95, 1))
kit.finish(job.out)
