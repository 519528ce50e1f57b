// The ocean-drive family with the frame moved and gear of a film set before it; see lib/rig.glsl.
#define scene inner
// @include ../ocean-drive
#undef scene
// @include rig
