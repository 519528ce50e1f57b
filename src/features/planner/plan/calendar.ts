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
  const deliveryDays = Math.max(0, ...steps.filter(({ when }) => when === 'after').map(({ days }) => days));
  const lastDay =
    day &&
    (dayIs === 'delivery' ? leaveDaysOff(addDays(day, -deliveryDays), -1, holidays) : addDays(day, shootingDays - 1));
  const firstDay = lastDay && addDays(lastDay, 1 - shootingDays);

  const prepared = steps
    .filter(({ when }) => when === 'before')
    .map(({ what, who, days }): Step => ({
      what,
      who,
      offset: -days,
      day: firstDay && leaveDaysOff(addDays(firstDay, -days), -1, holidays),
    }));
  // All requests go out together, in time for the slowest: none is left for its last day.
  const requestDays = Math.max(0, ...permits.map(({ workingDays }) => workingDays));
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
  const after = steps
    .filter(({ when }) => when === 'after')
    .map(({ what, who, days }): Step => {
      const planned = lastDay && leaveDaysOff(addDays(lastDay, days), 1, holidays);
      // The film is not finished after the day on which it has to be.
      const isOver = dayIs === 'delivery' && planned !== undefined && day !== undefined && planned > day;
      return { what, who, offset: days, day: isOver ? day : planned };
    })
    .sort((a, b) => a.offset - b.offset);
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
