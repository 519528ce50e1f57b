"""A drop of milk falls into dark water: crown, beads and jet in a tenth of a second. In centimeters and milliseconds.

`at` is the moment of a still in milliseconds, look=water makes it of clear water; as a film, the frames lie closer where things move faster (see `moment`).
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import kit
import macro
from crown import PINCH, Burst

SPAN = 100.0  # the whole moment
IMPACT = 4.0
FALL = 0.22  # speed of the drop
DROP = 0.27


def moment(place):
    """When the frame at a place from 0 to 1 is taken: src/features/cameras/burst.ts has the same curve."""
    return SPAN * place ** 1.5


class Mesh:
    """Vertices and faces that grow."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def grid(self, points, closed_rows, closed_columns):
        rows, columns = points.shape[:2]
        start = len(self.vertices)
        self.vertices.extend(map(tuple, points.reshape(-1, 3)))
        for i in range(rows if closed_rows else rows - 1):
            for k in range(columns if closed_columns else columns - 1):
                a, b, n = start + i * columns, start + (i + 1) % rows * columns, (k + 1) % columns
                self.faces.append((a + k, b + k, b + n, a + n))
        return start

    def ball(self, center, size, stretch=0.0, segments=14):
        tilt = np.linspace(0, math.pi, segments // 2 + 2)[1:-1]
        turn = np.linspace(0, math.tau, segments, endpoint=False)
        flat = size * (1 - stretch / 2)
        points = np.stack([center[0] + flat * np.sin(tilt)[:, None] * np.cos(turn), center[1] + flat * np.sin(tilt)[:, None] * np.sin(turn),
                           center[2] - size * (1 + stretch) * np.cos(tilt)[:, None] * np.ones(segments)], axis=2)
        start, last = self.grid(points, False, True), (len(tilt) - 1) * segments
        self.faces.append(tuple(range(start, start + segments)))
        self.faces.append(tuple(range(start + last + segments - 1, start + last - 1, -1)))

    def fill(self, thing):
        """Puts the shapes into an object in place of what it had."""
        mesh = thing.data
        mesh.clear_geometry()
        mesh.from_pydata(self.vertices, [], self.faces)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.update()


def body(burst, s, wet, drops):
    """Puts the moment's crown, jet and drops into their objects."""
    shapes, spray = Mesh(), Mesh()
    fused, free = burst.balls(s) if s > 0 else ([], [])
    if 0 < s < 43:
        shapes.grid(burst.wall(s), True, True)
        for place, size in fused:
            shapes.ball(place, size, segments=12)
    jet = burst.column(s)
    if jet:
        profile, top = jet
        turn = np.linspace(0, math.tau, 40, endpoint=False)
        r, z = profile[:, 0], profile[:, 1]
        bend = 0.05 * np.clip(z, 0, None) ** 2 / 3
        points = np.stack([r * np.cos(turn)[:, None] + bend, r * np.sin(turn)[:, None], z + 0 * turn[:, None]], axis=2)
        start = shapes.grid(points, True, False)
        count = len(r)
        shapes.faces.append(tuple(start + k * count for k in reversed(range(40))))
        shapes.faces.append(tuple(start + k * count + count - 1 for k in range(40)))
    bead = burst.jet_bead(s)
    if bead:
        (shapes if s < PINCH else spray).ball(bead[0], bead[1], bead[2], segments=32)
    for place, size, wobble in free:
        if place[2] > -size:
            spray.ball(place, size, wobble, segments=20)
    high = DROP - 0.04 - FALL * s
    if high > -DROP:
        spray.ball((0, 0, high), DROP, 0.07 * math.cos(s * 0.8), segments=48)
    shapes.fill(wet)
    spray.fill(drops)


def ripples(burst, s, surface, r, angle):
    """Bends the surface of the pool to the moment."""
    z = burst.pool(r, angle, s)
    surface.data.vertices.foreach_set('co', np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=2).ravel())
    surface.data.update()


def milk():
    """Milk that comes out of dark water: white above the surface, glossy, and lamps shine through where it is thin."""
    made = kit.material('milk', (0.82, 0.79, 0.75), 0.16, coat=0.6)
    out = made.node_tree.nodes['Material Output']
    height = kit.node(made, 'SeparateXYZ')
    kit.link(made, kit.node(made, 'NewGeometry').outputs['Position'], height.inputs[0])
    color = kit.ramp(made, height.outputs['Z'], [(0.02, (0.012, 0.011, 0.011)), (0.22, (0.22, 0.2, 0.19)), (0.6, (0.86, 0.84, 0.81))])
    kit.link(made, color, kit.principled(made)['Base Color'])
    through = kit.node(made, 'BsdfTranslucent')
    kit.link(made, kit.ramp(made, height.outputs['Z'], [(0.02, (0, 0, 0)), (0.3, (0.3, 0.2, 0.14)), (0.95, (1.0, 0.9, 0.8))]), through.inputs['Color'])
    clear = kit.node(made, 'BsdfTransparent')
    clear.inputs['Color'].default_value = (0.58, 0.5, 0.43, 1)
    inside, shadow = kit.node(made, 'MixShader'), kit.node(made, 'MixShader')
    inside.inputs[0].default_value = 0.34
    kit.link(made, made.node_tree.nodes['Principled BSDF'].outputs[0], inside.inputs[1])
    kit.link(made, through.outputs[0], inside.inputs[2])
    kit.link(made, kit.node(made, 'LightPath').outputs['Is Shadow Ray'], shadow.inputs[0])
    kit.link(made, inside.outputs[0], shadow.inputs[1])
    kit.link(made, clear.outputs[0], shadow.inputs[2])
    kit.link(made, shadow.outputs[0], out.inputs['Surface'])
    return made


def glow():
    """The wall behind, far out of focus: a soft pool of warm light in the dark."""
    made = kit.material('glow', (0, 0, 0), 1)
    place = kit.node(made, 'TexCoord')
    center = kit.node(made, 'VectorMath', operation='LENGTH')
    kit.link(made, place.outputs['Object'], center.inputs[0])
    light = kit.ramp(made, center.outputs['Value'], [(0.0, (0.1, 0.042, 0.014)), (0.45, (0.022, 0.012, 0.007)), (1.0, (0.002, 0.003, 0.004))])
    kit.link(made, light, kit.principled(made)['Emission'])
    return made


def main():
    job = kit.job()
    kit.reset(job.samples, job.width, job.height, seed=11)
    bpy.context.scene.cycles.diffuse_bounces = 1
    bpy.context.scene.cycles.sample_clamp_indirect = 1.5
    water = job.args.get('look') == 'water'
    # lamps seen in drops out of focus would leave specks
    bpy.context.scene.cycles.sample_clamp_direct = 1.2 if water else 3.0
    burst, white = Burst(), macro.water((0.9, 1.0, 1.0)) if water else milk()
    wet = kit.from_data('body', [], [], white)
    drops = kit.from_data('drops', [], [], white)
    for kind, values in (('REMESH', {'mode': 'VOXEL', 'voxel_size': 0.017, 'use_smooth_shade': True}), ('SMOOTH', {'factor': 0.5, 'iterations': 7})):
        modifier = wet.modifiers.new(kind.lower(), kind)
        for key, value in values.items():
            setattr(modifier, key, value)
    rings = np.concatenate([np.linspace(0.001, 3.2, 230), 3.2 + 11 * np.linspace(0.01, 1, 70) ** 1.6])
    r, angle = np.broadcast_arrays(rings[None, :], np.linspace(0, math.tau, 360, endpoint=False)[:, None])
    sheet = Mesh()
    sheet.grid(np.stack([r * np.cos(angle), r * np.sin(angle), 0 * r], axis=2), True, False)
    surface = kit.from_data('pool', sheet.vertices, sheet.faces, kit.material('pool', (0.012, 0.011, 0.011), 0.1, coat=0.6))
    kit.plane(2, (0.6, 16, 2.2), glow(), rot=(90, 0, 0)).scale = (9, 6, 1)

    def pose(place):
        s = moment(place) - IMPACT
        body(burst, s, wet, drops)
        ripples(burst, s, surface, r, angle)

    if water:
        # clear water shows what is behind it: a bright strip, dark sides
        macro.backdrop((0, 15, 3), (34, 20), [(0, (0.5, 0.75, 0.8)), (0.16, (0.06, 0.3, 0.34)), (0.5, (0.004, 0.03, 0.04)), (1, (0.001, 0.002, 0.003))])
        kit.area((0, 9, 5), (0, 0, 0.8), (5, 1.2), (0.6, 0.95, 1), 700)
        kit.area((-4.5, 6.5, 7.8), (0, 0, 0.6), (2.6, 2.6), (1, 0.5, 0.2), 900)
        kit.area((-7.5, 3.2, 1.5), (0, 0, 1.0), (0.9, 2.6), (1, 0.44, 0.14), 950)
        kit.area((7.5, 3.6, 1.9), (0, 0, 0.9), (0.8, 3.0), (0.08, 0.72, 0.8), 700)
        kit.area((2.5, -8, 5.5), (0, 0, 0.4), (5, 4), (0.6, 0.75, 1), 110)
    else:
        # one lamp from behind shines through the thin wall; a teal edge answers it
        kit.area((-5.6, 5.0, 6.0), (0, 0, 0.9), (2.6, 2.6), (1, 0.7, 0.42), 1900)
        kit.area((-7.0, 1.6, 2.2), (0, 0, 1.0), (1.6, 4.0), (1, 0.5, 0.18), 700)
        kit.area((7.0, 2.6, 2.4), (0, 0, 0.9), (1.6, 4.4), (0.1, 0.66, 0.76), 900)
        kit.area((1.5, -8, 6.5), (0, 0, 0.6), (7, 5), (0.62, 0.76, 1), 60)
    kit.camera((0.3, -9.2, 2.2), (0.05, 0, 1.2), 48, 0.14, (0, -0.8, 0.9))
    kit.glare(0.18, 0, 1.2)
    def fallen(place):
        """As the reel shows it: evenly slow, from the fall to the crown's height."""
        s = -11 + 40 * place
        body(burst, s, wet, drops)
        ripples(burst, s, surface, r, angle)

    if 'move' in job.args:
        kit.finish(job.out, job.frames, kit.travel(job, fallen))
    elif job.frames:
        kit.finish(job.out, job.frames, lambda place: pose(place * job.frames / (job.frames - 1)))
    else:
        pose((float(job.args.get('at', 20)) / SPAN) ** (2 / 3))
        kit.finish(job.out)


main()
