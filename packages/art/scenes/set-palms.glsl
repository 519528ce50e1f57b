// The palms family with the frame moved and gear of a film set before it; see lib/rig.glsl.
#define scene inner
// @include ../palms
#undef scene
// @include rig
