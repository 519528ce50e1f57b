import { getPosition, getTimes } from 'suncalc';
import type { GeoPosition } from '@site/model/contact/address.ts';

/** Hours from midnight on the place's own clock, or undefined on a day without that moment. */
type Hour = number | undefined;

export interface Sun {
  /** The sun 6 degrees below the horizon: civil dawn and dusk. */
  readonly dawn: Hour;
  readonly sunrise: Hour;
  /** The sun 6 degrees above it: the end of the morning's golden hour, and the beginning of the evening's. */
  readonly goldenEnd: Hour;
  readonly goldenStart: Hour;
  readonly sunset: Hour;
  readonly dusk: Hour;
  /** The sun's maximum altitude, in whole degrees. */
  readonly noonHeight: number;
}

export interface Place extends GeoPosition {
  /** An IANA time zone, such as `America/New_York`. */
  readonly zone: string;
}

/** The local hour of a place, with minutes as a fraction. */
function createHourClock(zone: string): (time: Date | null) => Hour {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (time) => {
    if (!time) return undefined;
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return (parts.hour ?? 0) + (parts.minute ?? 0) / 60;
  };
}

/** A function of the date, such as 2027-03-24. */
export function createSun({ latitude, longitude, zone }: Place): (date: string) => Sun {
  const clock = createHourClock(zone);
  return (date) => {
    // Local noon, near enough for any longitude.
    const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000);
    const times = getTimes(noon, latitude, longitude);
    return {
      dawn: clock(times.dawn),
      sunrise: clock(times.sunrise),
      goldenEnd: clock(times.goldenHourEnd),
      goldenStart: clock(times.goldenHour),
      sunset: clock(times.sunset),
      dusk: clock(times.dusk),
      noonHeight: Math.round(getPosition(times.solarNoon, latitude, longitude).altitude),
    };
  };
}
