import { escapeText, joinLines } from '#lib/content-lines.ts';

/** A shoot in somebody's calendar that nobody has confirmed yet. */
export interface Hold {
  readonly title: string;
  readonly text: string;
  /** The link to the plan, in full. */
  readonly url: string;
  readonly firstDay: string;
  /** The day after the last one. */
  readonly endDay: string;
  /** Names the entry: the same plan replaces its own entry. */
  readonly id: string;
  /** When the file is written. */
  readonly now: Date;
}

const asDate = (day: string) => day.replaceAll('-', '');

/**
 * A tentative entry of whole days, which have no time zone: it is on the same days in every calendar (RFC 5545).
 * @returns lines that end in CRLF, for `text/calendar` in UTF-8.
 */
export function createHold({ title, text, url, firstDay, endDay, id, now }: Hold): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shoot planner//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${asDate(firstDay)}`,
    `DTEND;VALUE=DATE:${asDate(endDay)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
