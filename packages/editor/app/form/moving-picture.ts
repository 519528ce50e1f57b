/** What marks a GIF that repeats or has a second frame, a WebP and a PNG that move. */
const moving = /^GIF8[^]*(?:NETSCAPE2\.0|!\u00f9\u0004[^]*!\u00f9\u0004)|^RIFF[^]{4}WEBP[^]*ANIM|^.PNG[^]*acTL/;

/** What the owner should know of a picture that was chosen, if it moves. */
export async function noteMoving(file: Blob): Promise<string | undefined> {
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return moving.test(bytes) ? 'This picture moves. On the site it stands still, with its first frame.' : undefined;
}
