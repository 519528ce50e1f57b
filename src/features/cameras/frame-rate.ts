import { formatNumber } from '#lib/intl.ts';

export const playbackFps = 24;

const slowestFps = 5;
const fastestFps = 10_750;

export const markedRates = [slowestFps, playbackFps, 120, 1_000, fastestFps] as const;

/** Rates that the slider hits exactly: its marks, and a few that every crew knows. */
const exactRates: readonly number[] = [...markedRates, 12, 30, 48, 60, 240, 10_000];

/** Last step of the scale; each is a tenth faster than the one before, about a seventh of a stop. */
export const lastStep = 80;

/** How rates are rounded, as a technician sets them: below `under` frames a second, to the nearest `to`. */
const roundingSteps = [
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
  const { to } = roundingSteps.find(({ under }) => fps < under) ?? roundingSteps[0];
  return Math.round(fps / to) * to;
}

/** Where a rate lies on the logarithmic scale, from 0 at the slowest to 1 at the fastest. */
export function shareOfScale(fps: number): number {
  return Math.log(fps / slowestFps) / Math.log(fastestFps / slowestFps);
}

/** The step of the logarithmic scale nearest to a rate; rates outside the scale are clamped. */
export function stepOf(fps: number): number {
  return Math.min(lastStep, Math.max(0, Math.round(shareOfScale(fps) * lastStep)));
}

/** The rate at a step of the logarithmic scale (0 to `lastStep`), rounded. */
export function rateAt(step: number): number {
  const exact = exactRates.find((rate) => stepOf(rate) === step);
  return exact ?? toSensibleRate(slowestFps * (fastestFps / slowestFps) ** (step / lastStep));
}

/** How long a second lasts on the screen when it was shot at `fps`. */
export function secondsOnScreen(fps: number): number {
  return fps / playbackFps;
}

/**
 * The light that a rate costs compared with normal speed, in stops; each stop is a doubling. Negative if it saves
 * light.
 */
export function stopsOfLight(fps: number): number {
  return Math.log2(fps / playbackFps);
}

const tenths = { maximumFractionDigits: 1 };

export function formatCount(count: number): string {
  return formatNumber(count, tenths);
}

/** Stops with their sign, such as `+5.4` and `−2.3`; exactly none is `0`. */
export function formatStops(stops: number): string {
  const rounded = Math.round(stops * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${formatNumber(Math.abs(rounded), { minimumFractionDigits: 1 })}`;
}

/** A length of time in parts, such as 7 min and 28 s; the units are the international symbols. */
export interface SpanPart {
  readonly value: string;
  readonly unit: 'min' | 's';
}

/** A minute or more is rounded to seconds, less to tenths, less than a tenth to hundredths. */
function splitSpan(seconds: number): { minutes: number; seconds: number } {
  const rounded = Math.round(seconds * 10) / 10;
  if (rounded < 60) return { minutes: 0, seconds: seconds < 0.1 ? Math.round(seconds * 100) / 100 : rounded };
  const whole = Math.round(seconds);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

export function splitIntoParts(seconds: number): SpanPart[] {
  const { minutes, seconds: rest } = splitSpan(seconds);
  const last = { value: formatNumber(rest), unit: 's' } as const;
  return minutes === 0 ? [last] : [{ value: String(minutes), unit: 'min' }, last];
}

export function formatSpan(seconds: number): string {
  return splitIntoParts(seconds)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');
}

function inWords(value: number, unit: 'minute' | 'second'): string {
  return formatNumber(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 2 });
}

export function formatSpanAloud(seconds: number): string {
  const { minutes, seconds: rest } = splitSpan(seconds);
  const words = inWords(rest, 'second');
  return minutes === 0 ? words : `${inWords(minutes, 'minute')} ${words}`;
}
