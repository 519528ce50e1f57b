// The led-wall family with the frame moved and gear of a film set before it; see lib/rig.glsl.
#define scene inner
// @include ../led-wall
#undef scene
// @include rig
