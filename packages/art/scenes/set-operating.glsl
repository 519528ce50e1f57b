// The operating family with the frame moved and gear of a film set before it; see lib/rig.glsl.
#define scene inner
// @include ../operating
#undef scene
// @include rig
