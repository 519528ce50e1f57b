import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { applies } from './answers.ts';
import { addDays, countDays, skipToBusinessDay, subtractBusinessDays, type Holidays } from './days.ts';

/** The rules of content/planner.yaml, and the holidays of the company's country. */
export interface Rules extends PlannerRules {
  readonly holidays: Holidays;
}

/** A step of the calendar. */
export interface Step {
  readonly what: string;
  readonly who: 'us' | 'you';
  /** Days before the first shooting day (negative) or after the last one. */
  readonly offset: number;
  /** Only if the plan has a date. */
  readonly day?: string | undefined;
  /** The permit to apply for. */
  readonly permit?: string | undefined;
}

export interface CalendarNeeds {
  readonly halfDays: number;
  readonly permits: PlannerRules['permits'];
  /** The answers, chosen or assumed. */
  readonly ids: ReadonlySet<string>;
  /** The plan's date, and what it is the date of. */
  readonly day?: string | undefined;
  readonly dayIs: 'shoot' | 'delivery';
  /** The visitor's date. */
  readonly today: string;
}

const calendarDays = (workingDays: number) => Math.ceil((workingDays / 5) * 7);

/** The steps of a job relative to its shoot, with dates if the plan has one. */
export function makeCalendar({ calendar, holidays }: Pick<Rules, 'calendar' | 'holidays'>, needs: CalendarNeeds) {
  const { halfDays, permits, ids, day, dayIs, today } = needs;
  const shootingDays = Math.ceil(halfDays / 2);
  const steps = calendar.filter(({ only, without }) => applies(only, ids, without)).sort((a, b) => a.days - b.days);
  const preparing = steps.filter(({ when }) => when === 'before');
  const finishing = steps.filter(({ when }) => when === 'after');
  /** The steps after the last shooting day, no two on the same day. */
  const listAfter = (last?: string): Step[] => {
    let taken = last;
    return finishing.map(({ what, who, days }): Step => {
      taken &&= skipToBusinessDay([addDays(taken, 1), addDays(last ?? taken, days)].sort()[1] ?? taken, 1, holidays);
      return { what, who, offset: days, day: taken };
    });
  };
  let lastDay = day && addDays(day, dayIs === 'delivery' ? -1 : shootingDays - 1);
  // The shoot ends early enough for the film to be finished on the delivery date.
  while (day && lastDay && dayIs === 'delivery' && String(listAfter(lastDay).at(-1)?.day) > day)
    lastDay = skipToBusinessDay(addDays(lastDay, -1), -1, holidays);
  let firstDay = lastDay && addDays(lastDay, 1 - shootingDays);
  const isPast = firstDay !== undefined && firstDay < today;
  if (isPast) {
    firstDay = skipToBusinessDay(addDays(today, 1), 1, holidays);
    lastDay = addDays(firstDay, shootingDays - 1);
  }

  // All applications go out together, in time for the slowest permit.
  const requestDays = Math.max(0, ...permits.map(({ workingDays }) => workingDays));
  // Nothing goes out before the first call and the deposit, which move whole weeks ahead of a slow permit.
  const callDays = preparing.at(-1)?.days ?? 0;
  const aheadDays = Math.max(0, Math.ceil((calendarDays(requestDays) + 4 - callDays) / 7)) * 7;
  const prepared = preparing.map(({ what, who, days }): Step => {
    const offset = -days - (days > callDays - 5 ? aheadDays : 0);
    return { what, who, offset, day: firstDay && skipToBusinessDay(addDays(firstDay, offset), -1, holidays) };
  });
  const applications = permits.map(({ id, name }): Step => ({
    what: name,
    who: 'us',
    offset: -calendarDays(requestDays),
    day: firstDay && subtractBusinessDays(firstDay, requestDays, holidays),
    permit: id,
  }));
  const ideal = [...prepared, ...applications].sort(
    (a, b) => String(a.day).localeCompare(String(b.day)) || a.offset - b.offset,
  );
  const isLate = isPast || (ideal[0]?.day ?? today) < today;
  // Overdue steps are due now.
  const soonest = [skipToBusinessDay(today, 1, holidays), firstDay ?? today].sort()[0] ?? today;
  const before = ideal.map((step) => (step.day === undefined || step.day > soonest ? step : { ...step, day: soonest }));
  const after = listAfter(lastDay);
  return {
    /** Before the shoot, earliest first. */
    before,
    after,
    /** Days from the first step to the first shooting day. */
    leadDays: isLate && firstDay !== undefined ? countDays(soonest, firstDay) : -(before[0]?.offset ?? 0),
    firstDay,
    lastDay,
    /** Whether the first step is overdue. */
    isLate,
    /** Whether the shoot takes more days than the chosen date. */
    isLonger: day !== undefined && dayIs === 'shoot' && shootingDays > 1,
  };
}

export type Calendar = ReturnType<typeof makeCalendar>;
