const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A count or a rate as Americans write it: `10,750`, `5.5`. */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** Stops with their sign, such as `+5.4` and `−2.3`; exactly none is `0`. */
export function formatStops(stops: number): string {
  const tenths = Math.round(stops * 10) / 10;
  if (tenths === 0) return '0';
  return `${tenths > 0 ? '+' : '−'}${Math.abs(tenths).toFixed(1)}`;
}

/** How many times the light, in two digits where they say something: `0.21`, `1.3`, `42`, `448`. */
export function formatTimes(times: number): string {
  return times.toLocaleString('en-US', {
    maximumFractionDigits: times < 1 ? 2 : times < 10 ? 1 : 0,
  });
}
