/** Signatures of animated GIF, WebP, PNG, AVIF, HEIC and SVG. */
const moving =
  /^GIF8[^]*(?:NETSCAPE2\.0|!\u00f9\u0004[^]*!\u00f9\u0004)|^RIFF[^]{4}WEBP[^]*ANIM|^.PNG[^]*acTL|^[^]{4}ftyp(?:avis|hevc|msf1)|<svg[^]*(?:<animate|@keyframes)/;

export async function describeAnimation(file: Blob): Promise<string | undefined> {
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return moving.test(bytes) ? 'This picture is animated. The site shows only its first frame.' : undefined;
}
