/** Frames a second at which film and nearly every video are played. */
export const playbackFps = 24;

/** What the camera can be set to, in frames a second. */
const slowestFps = 5;
const fastestFps = 10_750;

/** The rates that the scale marks and the table lists. */
export const markedRates = [slowestFps, playbackFps, 120, 500, 1_000, 2_500, 5_000, fastestFps] as const;

/** Rates that the scale hits exactly: those it marks, and a few that every crew knows. */
const exactRates: readonly number[] = [...markedRates, 12, 30, 48, 60, 240, 10_000];

/** Last step of the scale; each is a tenth faster than the one before, about a seventh of a stop. */
export const lastStep = 80;

/** How finely a technician sets a rate: below `under` frames a second, to the nearest `to`. */
const grain = [
  { under: 10, to: 0.5 },
  { under: 30, to: 1 },
  { under: 60, to: 2 },
  { under: 120, to: 5 },
  { under: 300, to: 10 },
  { under: 600, to: 20 },
  { under: 1_500, to: 50 },
  { under: 3_000, to: 100 },
  { under: Infinity, to: 250 },
] as const;

function toSensibleRate(fps: number): number {
  const { to } = grain.find(({ under }) => fps < under) ?? grain[0];
  return Math.round(fps / to) * to;
}

/** Where a rate lies on the logarithmic scale, from 0 at the slowest to 1 at the fastest. */
export function shareOfScale(fps: number): number {
  return Math.log(fps / slowestFps) / Math.log(fastestFps / slowestFps);
}

/** The step of the logarithmic scale that lies nearest to a rate; rates beyond its ends count as its ends. */
export function stepOf(fps: number): number {
  return Math.min(lastStep, Math.max(0, Math.round(shareOfScale(fps) * lastStep)));
}

/** The rate at a step of the logarithmic scale (0 to `lastStep`), as one would set it. */
export function rateAt(step: number): number {
  const exact = exactRates.find((rate) => stepOf(rate) === step);
  return exact ?? toSensibleRate(slowestFps * (fastestFps / slowestFps) ** (step / lastStep));
}

/** How long a moment of `seconds` lasts on the screen when it was shot at `fps`. */
export function secondsOnScreen(fps: number, seconds = 1): number {
  return (seconds * fps) / playbackFps;
}

/** Light that a rate costs against normal speed, in stops; each stop is a doubling. Negative where it spares light. */
export function stopsOfLight(fps: number): number {
  return Math.log2(fps / playbackFps);
}
