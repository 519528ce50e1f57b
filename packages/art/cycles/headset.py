"""A stage manager's headset on the sheet of calls, its microphone at the line of the doors. In centimeters."""
import math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, macro

job = macro.start(87)
sheet = kit.material('sheet', (0.4, 0.37, 0.32), 0.75, bump=(14, 0.14))
kit.principled(sheet)['Specular'].default_value = 0.2
paper = macro.heap((29, 34), lambda x, y: 0.125 + 0 * x, sheet, 80, 0.0, 'paper')
kit.plane((160, 160), (0, 30, -0.1), macro.plastic((0.012, 0.01, 0.012), 0.4))
ink = kit.material('ink', (0.014, 0.014, 0.016), 0.7)
mark = kit.material('mark', (0.95, 0.42, 0.03), 0.8)
courier = next((path for path in ('/usr/share/fonts/truetype/liberation/LiberationMono-Bold.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf') if os.path.exists(path)), None)
font = bpy.data.fonts.load(courier) if courier else None
lines = ('7:15  SOUND    CHECK   OFF STAGE', '7:30  LX 41    HOUSE TO HALF', '7:45  ALL      IN POSITION', '8:00  DOORS    GO', '8:25  LX 42    BUMP   OUT', '8:26  VT 3     ROLL', '8:30  SPEAKER  WALK  GO', '8:31  LX 43    FULL')
things = []
for row, line in enumerate(lines):
    y = 5.4 - 2.1 * row
    body = bpy.data.curves.new('text', 'FONT')
    body.body, body.size, body.extrude = line, 1.12, 0.001
    body.align_x, body.align_y = 'LEFT', 'CENTER'
    if font:
        body.font = font
    things.append(kit.wrap('text', body, ink, loc=(-9.3, y, 0.135)))
    things.append(kit.plane((25, 0.03), (0.5, y - 1.05, 0.13), ink))
things.append(kit.plane((13.6, 1.7), (-3.1, 5.4 - 6.3, 0.128), mark))
kit.group([paper, *things], (0, 0, 0), (0, 0, 12))
# the microphone: foam about the capsule, a boom of wound steel, the cup of the ear at the edge
foam = kit.material('foam', (0.012, 0.012, 0.013), 0.95)
kit.principled(foam)['Sheen'].default_value = 0.6
for scale, deep in ((5, 1.0), (11, 1.0), (26, 0.6)):
    cells = kit.node(foam, 'TexVoronoi', feature='F1')
    cells.inputs['Scale'].default_value = scale
    kit.link(foam, kit.node(foam, 'TexCoord').outputs['Object'], cells.inputs['Vector'])
    kit.bump(foam, cells.outputs['Distance'], deep, 0.12)
ball = kit.Vector((5.4, 0.9, 1.72))
kit.sphere(1.6, ball, foam, (1.18, 1, 1), 96)
way = [ball + kit.Vector(p) for p in ((1.4, 0.2, 0.1), (3.2, 0.9, 0.5), (6.4, 3.4, 1.6), (8.6, 7.2, 2.6), (9.6, 11, 3.0))]
steel = macro.metal((0.32, 0.32, 0.33), 0.26)
bands = kit.node(steel, 'TexWave', wave_type='BANDS', bands_direction='Z', scale=3.4)
kit.tube(way, 0.3, steel, resolution=10)
black = macro.plastic((0.012, 0.012, 0.013), 0.32)
cup = kit.lathe([(0, 0), (3.2, 0.0), (4.0, 0.5), (4.3, 1.4), (4.0, 2.3), (3.4, 2.7), (2.0, 2.8), (0, 2.6)], black, ball + kit.Vector((9.0, 13.6, 1.6)), (64, 0, -30))
pad = kit.material('pad', (0.014, 0.012, 0.012), 0.5, bump=(3, 0.5))
kit.lathe([(2.5 + 1.3 * math.cos(a), 1.0 * math.sin(a)) for a in [math.tau * k / 20 for k in range(20)]], pad, ball + kit.Vector((7.6, 11.4, 2.2)), (64, 0, -30), close=True)
macro.lint(40, lambda: (random.uniform(-9, 9), random.uniform(-9, 9), 0.2), 0.8)
# stage lamps through the wings
for x, z in ((-34, 30), (-6, 36), (24, 31)):
    kit.sphere(4.2, (x, 230, z), macro.glow((0.62, 0.5, 1.0), 14), segments=24, name='far')
macro.backdrop((-6, 300, 20), (400, 200), [(0, (0.06, 0.035, 0.16)), (0.4, (0.016, 0.01, 0.04)), (0.9, (0.002, 0.002, 0.005))])
kit.area((-7, 8, 10), (-2, -1, 0), (2.4, 2.4), (1, 0.6, 0.27), 2300, spread=110)
kit.area((9, 12, 9), (5, 1, 2), (2, 8), (0.6, 0.4, 1), 2600)
kit.area((22, 40, 14), (2, 0, 1), (10, 20), (0.45, 0.3, 1), 12000)
kit.area((14, -20, 12), (2, 0, 1), (8, 8), (0.5, 0.5, 1), 700)
macro.lens((-7, -37, 17), (-0.7, 0.4, 0.6), 80, 5.6, (-2.6, -1.4, 0.2), roll=5)
kit.glare(0.16, 0.04, 1.2)
kit.finish(job.out)
