/** A length of time in parts, such as 7 min and 28 s; the units are the international symbols. */
export interface SpanPart {
  readonly value: string;
  readonly unit: 'min' | 's';
}

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A minute and more is told in whole seconds, less in tenths, less than a tenth in hundredths. */
function splitSpan(seconds: number): { minutes: number; seconds: string } {
  const tenths = Math.round(seconds * 10) / 10;
  if (tenths < 60) return { minutes: 0, seconds: (seconds < 0.1 ? fine : decimal).format(seconds) };
  const whole = Math.round(seconds);
  return { minutes: Math.floor(whole / 60), seconds: String(whole % 60) };
}

export function splitIntoParts(seconds: number): SpanPart[] {
  const { minutes, seconds: rest } = splitSpan(seconds);
  const last = { value: rest, unit: 's' } as const;
  return minutes === 0 ? [last] : [{ value: String(minutes), unit: 'min' }, last];
}

/** Such as `41.7 s` and `7 min 28 s`. */
export function formatSpan(seconds: number): string {
  return splitIntoParts(seconds)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');
}

function inWords(value: number, unit: 'minute' | 'second'): string {
  return value.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 2 });
}

/** The same for a voice: `41.7 seconds`, `7 minutes 28 seconds`. */
export function spellSpan(seconds: number): string {
  const { minutes, seconds: rest } = splitSpan(seconds);
  const words = inWords(Number(rest), 'second');
  return minutes === 0 ? words : `${inWords(minutes, 'minute')} ${words}`;
}
