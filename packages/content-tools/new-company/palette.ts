import { isLightGround } from '@site/model/check/check-colors.ts';
import { contrast } from '@site/model/contrast.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

type Colors = ContentData<'site'>['brand']['colors'];

/** Dark backgrounds, for a light main color. */
const dark = {
  ground: '#0d1014',
  panel: '#12161b',
  raised: '#191f26',
  divider: '#242c35',
  border: '#66717d',
  text: '#f2f1ec',
  quiet: '#a8b1ba',
  second: '#7fb2d9',
} as const;

/** Light backgrounds, for a dark main color. */
const light = {
  ground: '#fafafa',
  panel: '#f0f1f2',
  raised: '#e6e8ea',
  divider: '#d2d6da',
  border: '#717880',
  text: '#14181d',
  quiet: '#49525c',
  second: '#24507f',
} as const;

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const enough = 4.5;

/** @param share of the other color, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A palette around a company's main color. A medium color is made lighter or darker until it has enough contrast. */
export function makePalette(main: string): Colors {
  // A color with enough contrast on white gets light backgrounds.
  const [neutral, end] = isLightGround(main) ? ([dark, '#ffffff'] as const) : ([light, '#000000'] as const);
  const grounds = [neutral.ground, neutral.panel, neutral.raised];
  const isRead = (color: string) => grounds.every((ground) => contrast(color, ground) >= enough);
  const steps = Array.from({ length: 21 }, (_, index) => mix(main.toLowerCase(), end, index / 20));
  return { ...neutral, accent: steps.find(isRead) ?? end };
}
