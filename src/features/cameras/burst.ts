/** How long the moment in the pictures is, in seconds: a drop falls, a crown rises and falls, a jet follows. */
export const momentSeconds = 0.1;

/** The instant of the still that is shown before the pictures are loaded. */
export const stillSeconds = 0.018;

/** The frames that a camera takes of the moment at a rate; at least one, since the first begins with the moment. */
export function countFrames(fps: number): number {
  return Math.max(1, Math.ceil(fps * momentSeconds - 1e-6));
}

/** The frame being exposed at a second of the moment, counted from 0. */
export function frameAt(seconds: number, fps: number): number {
  return Math.min(countFrames(fps) - 1, Math.floor(seconds * fps + 1e-6));
}

/** The pictures were taken closer together where things move faster, along this curve. */
const pace = 1.5;

function placeAt(seconds: number, pictureCount: number): number {
  const share = Math.min(1, Math.max(0, seconds / momentSeconds));
  return (pictureCount - 1) * share ** (1 / pace);
}

function secondsAt(place: number, pictureCount: number): number {
  return momentSeconds * Math.max(0, place / (pictureCount - 1)) ** pace;
}

/** How much of a frame's light comes from a picture; the shares of a frame add up to 1. */
export interface Share {
  readonly picture: number;
  readonly share: number;
}

/**
 * The pictures that are averaged into a frame: those taken while its shutter is open, which is half of the frame's
 * duration (180 degrees). A shutter time shorter than the distance between pictures blends the two around it.
 */
export function listExposed(frame: number, fps: number, pictureCount: number): Share[] {
  const opens = frame / fps;
  const closes = Math.min(opens + 1 / (2 * fps), momentSeconds);
  const [first, last] = [placeAt(opens, pictureCount), placeAt(closes, pictureCount)];
  if (last - first < 1) {
    const middle = (first + last) / 2;
    const picture = Math.min(Math.floor(middle), pictureCount - 2);
    const next = middle - picture;
    return [
      { picture, share: 1 - next },
      { picture: picture + 1, share: next },
    ].filter(({ share }) => share > 0);
  }
  const shares: Share[] = [];
  for (let picture = Math.round(first); picture <= Math.round(last); picture += 1) {
    // Each picture stands for the time around it, up to halfway to its neighbors.
    const from = Math.max(opens, secondsAt(picture - 0.5, pictureCount));
    const to = Math.min(closes, secondsAt(picture + 0.5, pictureCount));
    if (to > from) shares.push({ picture, share: (to - from) / (closes - opens) });
  }
  return shares;
}
