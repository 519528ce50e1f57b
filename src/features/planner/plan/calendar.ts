import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { addDays, countDays, leaveDaysOff, subtractWorkingDays, type Holidays } from './days.ts';

/** The rules of content/planner.yaml, and the holidays of the company's country. */
export interface Rules extends PlannerRules {
  readonly holidays: Holidays;
}

/** What happens on a day of the calendar. */
export interface Step {
  readonly what: string;
  readonly who: 'us' | 'you';
  /** Days before the first shooting day (negative) or after the last one. */
  readonly offset: number;
  /** Where the plan has a date. */
  readonly day?: string | undefined;
  /** The permit that is applied for. */
  readonly permit?: string | undefined;
}

/** When a job happens. */
export interface Calendar {
  /** Before and after the shoot, the earliest first. */
  readonly before: readonly Step[];
  readonly after: readonly Step[];
  /** Days from the first step to the first shooting day. */
  readonly leadDays: number;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  /** Whether the first step is past already. */
  readonly isLate: boolean;
}

export interface CalendarNeeds {
  readonly halfDays: number;
  readonly permits: PlannerRules['permits'];
  /** Whether a condition of the rules holds. */
  readonly applies: (only: readonly string[] | undefined) => boolean;
  /** The date of the plan, and what it is. */
  readonly day?: string | undefined;
  readonly dayIs: 'shoot' | 'delivery';
  /** The visitor's own day. */
  readonly today: string;
}

/** Five working days are a week. */
const calendarDays = (workingDays: number) => Math.ceil((workingDays / 5) * 7);

/** The steps of a job, counted from its shoot, with their days where there is a date. */
export function makeCalendar(
  { calendar, holidays }: Pick<Rules, 'calendar' | 'holidays'>,
  needs: CalendarNeeds,
): Calendar {
  const { halfDays, permits, applies, day, dayIs, today } = needs;
  const shootingDays = Math.ceil(halfDays / 2);
  const steps = calendar.filter(({ only }) => applies(only));
  const finishing = steps.filter(({ when }) => when === 'after').sort((a, b) => a.days - b.days);
  /** The days of the steps after a last shooting day: each is later than the one before it. */
  const listAfter = (last: string): string[] =>
    finishing.reduce<string[]>((days, step) => {
      const previous = days.at(-1);
      const planned = leaveDaysOff(addDays(last, step.days), 1, holidays);
      const isTaken = previous !== undefined && planned <= previous;
      return [...days, isTaken ? leaveDaysOff(addDays(previous, 1), 1, holidays) : planned];
    }, []);
  /** The last day on which a shoot may end whose film is finished by a day. */
  const endBefore = (due: string, daysLeft: number): string => {
    const last = leaveDaysOff(addDays(due, -daysLeft), -1, holidays);
    return (listAfter(last).at(-1) ?? last) <= due ? last : endBefore(due, daysLeft + 1);
  };
  const lastDay =
    day && (dayIs === 'delivery' ? endBefore(day, finishing.at(-1)?.days ?? 0) : addDays(day, shootingDays - 1));
  const firstDay = lastDay && addDays(lastDay, 1 - shootingDays);

  // All requests go out together, in time for the slowest: none is left for its last day.
  const requestDays = Math.max(0, ...permits.map(({ workingDays }) => workingDays));
  const preparing = steps.filter(({ when }) => when === 'before');
  // Nobody asks for a permit before the call, and what follows the call within days: these move whole weeks ahead of it.
  const callDays = Math.max(0, ...preparing.map(({ days }) => days));
  const isEarly = (days: number) => days > callDays - 5;
  const bookedDays = Math.min(...preparing.filter(({ days }) => isEarly(days)).map(({ days }) => days));
  const aheadDays = Math.max(0, Math.ceil((calendarDays(requestDays) + 1 - bookedDays) / 7)) * 7;
  const prepared = preparing
    .sort((a, b) => a.days - b.days)
    .reduce<Step[]>((later, { what, who, days }) => {
      const offset = -days - (isEarly(days) ? aheadDays : 0);
      const planned = firstDay && leaveDaysOff(addDays(firstDay, offset), -1, holidays);
      // The client has one thing to do on a day.
      const next = who === 'you' ? later.find((step) => step.who === 'you')?.day : undefined;
      const isTaken = planned !== undefined && next !== undefined && planned >= next;
      const day = isTaken ? leaveDaysOff(addDays(next, -1), -1, holidays) : planned;
      return [{ what, who, offset, day }, ...later];
    }, []);
  const applications = permits.map(({ id, name }): Step => ({
    what: name,
    who: 'us',
    offset: -calendarDays(requestDays),
    day: firstDay && subtractWorkingDays(firstDay, requestDays, holidays),
    permit: id,
  }));
  const before = [...prepared, ...applications].sort((a, b) =>
    a.day !== undefined && b.day !== undefined ? countDays(b.day, a.day) : a.offset - b.offset,
  );
  const afterDays = lastDay === undefined ? [] : listAfter(lastDay);
  const after = finishing.map(({ what, who, days }, index): Step => ({
    what,
    who,
    offset: days,
    day: afterDays[index],
  }));
  const start = before[0]?.day ?? firstDay;
  return {
    before,
    after,
    leadDays: firstDay && start ? countDays(start, firstDay) : -Math.min(0, ...before.map(({ offset }) => offset)),
    firstDay,
    lastDay,
    isLate: start !== undefined && start < today,
  };
}
