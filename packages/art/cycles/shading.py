"""Shader graphs in few words: wherever a value is asked for, a socket or a plain value will do."""
import math

import bpy
from mathutils import Vector


class Graph:
    """The nodes of one material or world."""

    def __init__(self, owner, clear=False):
        owner.use_nodes = True
        self.tree = owner.node_tree
        if clear:
            self.tree.nodes.clear()

    def plug(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and socket.type == 'RGBA':
            socket.default_value = (*value[:3], 1)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.plug(node.inputs[key], value)
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation, a, b):
        return self.node('ShaderNodeVectorMath', {0: a, 1: b}, operation=operation).outputs[0]

    def split(self, vector):
        return self.node('ShaderNodeSeparateXYZ', {0: vector}).outputs

    def join(self, x, y, z):
        return self.node('ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def step(self, value, low, high):
        """0 below low, 1 above high, smooth between; low may be the greater."""
        return self.node('ShaderNodeMapRange', {0: value, 1: low, 2: high, 3: 0.0, 4: 1.0}, interpolation_type='SMOOTHSTEP').outputs[0]

    def chance(self, vector):
        """White noise of a vector: a value from 0 to 1 and a random color."""
        return self.node('ShaderNodeTexWhiteNoise', {'Vector': vector}, noise_dimensions='3D').outputs

    def noise(self, vector, scale, detail=4.0, distortion=0.0):
        return self.node('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Distortion': distortion}).outputs['Fac']

    def ramp(self, value, stops):
        """Color ramp; stops are (position, (r, g, b))."""
        node = self.node('ShaderNodeValToRGB', {'Fac': value})
        elements = node.color_ramp.elements
        elements.remove(elements[1])
        elements[0].position, elements[0].color = stops[0][0], (*stops[0][1], 1)
        for position, color in stops[1:]:
            elements.new(position).color = (*color, 1)
        return node.outputs['Color']

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend).outputs[0]

    def emission(self, color, strength=1.0):
        return self.node('ShaderNodeEmission', {'Color': color, 'Strength': strength}).outputs[0]

    def blend(self, factor, a, b):
        """Mixes two shaders."""
        return self.node('ShaderNodeMixShader', {0: factor, 1: a, 2: b}).outputs[0]

    def out(self, shader, slot='Surface'):
        node = self.tree.nodes.get('Material Output') or self.node('ShaderNodeOutputMaterial')
        self.plug(node.inputs[slot], shader)


def graph_material(name):
    """An empty material and its graph; light it throws is not sampled as a lamp."""
    material = bpy.data.materials.new(name)
    graph = Graph(material, clear=True)
    material.cycles.sample_as_light = False
    return material, graph


def sky(stops, strength=1.0, extra=None):
    """World by height of the ray: stops over z from 0 (horizon) to 1 (zenith). extra(graph, direction, color) may add to it."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    graph = Graph(world)
    direction = graph.node('ShaderNodeTexCoord').outputs['Generated']
    z = graph.split(direction)[2]
    color = graph.ramp(graph.math('ABSOLUTE', z), stops)
    if extra:
        color = extra(graph, direction, color)
    background = graph.tree.nodes['Background']
    graph.plug(background.inputs['Color'], color)
    background.inputs['Strength'].default_value = strength


def aerial(graph, shader, color, distance, strength=1.0):
    """Air between the camera and a thing: fades the shader to a color with distance, without volumes."""
    far = graph.node('ShaderNodeCameraData').outputs['View Distance']
    clear = graph.math('POWER', 2.718, graph.math('DIVIDE', far, -distance))
    return graph.blend(clear, graph.emission(color, strength), shader)


def beam(start, end, near, far, color, strength, fall=1.5, smoke=0.0, hold=0.6, sides=64):
    """Light in haze as a cone from start to end, brightest along its middle and near its lamp; clean of noise, lights nothing."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    material, g = graph_material('beam')
    place = g.node('ShaderNodeTexCoord').outputs['Object']
    z = g.split(place)[2]
    geometry = g.node('ShaderNodeNewGeometry').outputs
    facing = g.node('ShaderNodeVectorMath', {0: geometry['Normal'], 1: geometry['Incoming']}, operation='DOT_PRODUCT').outputs['Value']
    amount = g.math('POWER', g.math('ABSOLUTE', facing), fall)
    along = g.math('DIVIDE', z, length)
    amount = g.math('MULTIPLY', amount, g.math('POWER', g.math('SUBTRACT', 1.0, along, True), hold))
    spread = g.math('ADD', near, g.math('MULTIPLY', along, far - near))
    amount = g.math('MULTIPLY', amount, g.math('DIVIDE', near + 0.15 * far, g.math('ADD', spread, 0.15 * far)))
    if smoke:
        drift = g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], smoke, 5.0, 0.8)
        amount = g.math('MULTIPLY', amount, g.math('ADD', 0.3, g.step(drift, 0.3, 0.75)))
    light = g.emission(color, g.math('MULTIPLY', amount, strength))
    g.out(g.node('ShaderNodeAddShader', {0: light, 1: g.node('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    vertices, faces = [], []
    for i in range(sides):
        a = math.tau * i / sides
        vertices += [(near * math.cos(a), near * math.sin(a), 0), (far * math.cos(a), far * math.sin(a), length)]
        k, n = 2 * i, 2 * ((i + 1) % sides)
        faces.append((k, n, n + 1, k + 1))
    mesh = bpy.data.meshes.new('beam')
    mesh.from_pydata(vertices, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(material)
    item = bpy.data.objects.new('beam', mesh)
    item.location, item.rotation_euler = start, (end - start).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(item)
    item.visible_shadow = item.visible_diffuse = False
    return item


def net(g, p, scale):
    """Net of bright lines that waves throw on what lies below."""
    bent = g.vector('ADD', g.vector('MULTIPLY', p, (scale, scale, scale)), g.node('ShaderNodeTexNoise', {'Vector': p, 'Scale': 1.3, 'Detail': 2.0}).outputs['Color'])
    lines = 0.0
    for k, size in ((0.0, 1.0), (7.3, 1.35)):
        cells = g.node('ShaderNodeTexVoronoi', {'Vector': g.vector('ADD', bent, (k, k, k)), 'Scale': size}, feature='SMOOTH_F1').outputs['Distance']
        lines = g.math('ADD', lines, g.math('POWER', cells, 6.0))
    return lines
