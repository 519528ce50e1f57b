import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose, listApplicable, noAnswers, type Answers } from './answers.ts';
import { addDays, isDayOff, subtractBusinessDays } from './days.ts';
import { estimate } from './estimate.ts';
import { listPriceLines } from './figures.ts';
import { makePlan, type Plan } from './make-plan.ts';
import { anyAnswers, anyDay, rules } from './rules.fixture.ts';

const today = '2026-11-24';

const prices = { currency: 'USD', spread: 25, tiers: [], plans: [{ answer: 'music', job: 1_000 }] };

function expectWhole(plan: Plan, answers: Answers): void {
  expect(plan.halfDays).toBeGreaterThanOrEqual(1);
  expect(plan.onSet).toBeGreaterThanOrEqual(1);
  expect(plan.crew.every(({ people, hours }) => people >= 1 && hours >= 1)).toBe(true);
  const shoot = plan.crew.filter(({ stage }) => stage === 'shoot');
  expect(shoot.reduce((sum, { people }) => sum + people, 0)).toBe(plan.onSet);
  expect(plan.choice).toBeDefined();
  expect(new Set(plan.films).size).toBe(2);
  expect(plan.bring.length).toBeGreaterThan(0);
  const { before, after, firstDay, lastDay, leadDays } = plan.calendar;
  expect(before.length).toBeGreaterThan(0);
  expect(after.length).toBeGreaterThan(0);
  expect(leadDays).toBeGreaterThanOrEqual(plan.calendar.isLate ? 0 : 1);
  for (const { id } of plan.permits) expect(before.filter(({ permit }) => permit === id)).toHaveLength(1);
  if (answers.day === undefined) {
    expect([...before, ...after].every(({ day }) => day === undefined)).toBe(true);
    return;
  }
  const days = [...before.map(({ day }) => day), firstDay, lastDay, ...after.map(({ day }) => day)].map(String);
  expect(days).toEqual(days.toSorted());
  if (plan.calendar.isLate) return;
  // The shoot starts on the date, or the film is finished by it: a few days before if that is a weekend.
  expect(firstDay === answers.day || addDays(String(after.at(-1)?.day), 4) >= answers.day).toBe(true);
}

test('any way through the questions, skipped ones included, gives a complete plan whose parts agree', () => {
  fc.assert(fc.property(anyAnswers, anyDay, (answers, day) => expectWhole(makePlan(rules, answers, day), answers)));
});

test('one more answer never needs fewer days or people', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const plan = makePlan(rules, answers, today);
      for (const { question, offered } of listApplicable(rules, answers)) {
        for (const { id } of question.kind === 'many' ? offered : []) {
          const larger = makePlan(rules, choose(rules, answers, id), today);
          expect(larger.halfDays).toBeGreaterThanOrEqual(plan.halfDays);
          expect(larger.onSet).toBeGreaterThanOrEqual(plan.onSet);
          for (const line of plan.crew) {
            const same = larger.crew.find((other) => other.id === line.id);
            expect(same?.hours).toBeGreaterThanOrEqual(line.hours);
          }
        }
      }
    }),
  );
});

test('a question that depends on another is asked only after its answer', () => {
  const idsAfter = (id: string) =>
    listApplicable(rules, choose(rules, noAnswers, id)).flatMap(({ question, offered }) => [
      question.id,
      ...offered.map((answer) => answer.id),
    ]);
  for (const first of rules.questions[0]?.answers ?? []) {
    const reached = idsAfter(first.id);
    for (const { id, only, answers } of rules.questions) {
      const purposes = rules.questions[0]?.answers.map((answer) => answer.id) ?? [];
      const isAbout = (names: readonly string[] | undefined) => names?.every((name) => purposes.includes(name));
      if (isAbout(only)) expect(reached.includes(id)).toBe(only?.includes(first.id));
      for (const answer of only ? [] : answers) {
        if (isAbout(answer.only)) expect(reached.includes(answer.id)).toBe(answer.only?.includes(first.id));
      }
    }
  }
});

test('another answer to the first question takes away the answers that no longer apply', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...(rules.questions[0]?.answers ?? [])), (answers, { id }) => {
      const changed = choose(rules, answers, id);
      const offered = listApplicable(rules, changed).flatMap((asked) => asked.offered.map((answer) => answer.id));
      for (const chosen of changed.chosen) expect(offered).toContain(chosen);
    }),
  );
});

test('a film that has to be finished by a day is shot so long before it that every later step fits', () => {
  const delivery = rules.questions.flatMap(({ answers }) => answers).find(({ dayIs }) => dayIs === 'delivery');
  fc.assert(
    fc.property(anyAnswers, anyDay, (answers, day) => {
      const { calendar } = makePlan(rules, { ...choose(rules, answers, delivery?.id ?? ''), day }, today);
      fc.pre(!calendar.isLate);
      expect(calendar.after.every((step) => String(step.day) <= day)).toBe(true);
      expect(String(calendar.lastDay) < day).toBe(true);
    }),
  );
});

test('a job that can be done in a rush costs more, and only what can be rushed', () => {
  const rushed = { ...rules, rush: { only: ['music'], without: ['night'], days: 21, percent: 15 } };
  const priceOf = (day: string, ...chosen: string[]) =>
    makePlan(rushed, { chosen: ['music', 'fixed', ...chosen], day }, today, prices).price?.from;
  expect(priceOf('2027-11-30'), 'in time').toBe(1_000);
  expect(priceOf('2026-12-10')).toBe(1_150);
  expect(priceOf('2026-12-10', 'night')).toBe(1_000);
  expect(priceOf('2026-11-25'), 'too soon').toBe(1_000);
});

test.each([{ hours: 12 }, { extra: true }])('somebody with %j is counted, and paid by a line of their own', (given) => {
  const pilot = { role: 'pilot', people: 1, ...given };
  const answers = [{ id: 'music', label: 'Music', needs: { crew: [{ role: 'dp', people: 1 }, pilot] } }];
  const questions = rules.questions.slice(0, 1).map((first) => ({ ...first, answers }));
  const daily = { ...prices, plans: [{ answer: 'music', person: 800 }] };
  const { onSet, price } = makePlan({ ...rules, questions }, { chosen: ['music'] }, today, daily);
  expect([onSet, price?.from]).toEqual([2, 400]);
});

test('a step that an answer rules out is not in the calendar', () => {
  const calendar = rules.calendar.map((step) => ({ ...step, without: ['song-long'] }));
  const countSteps = (length: string) =>
    makePlan({ ...rules, calendar }, { chosen: ['music', length] }, today).calendar.after.length;
  expect(countSteps('song-mid')).toBeGreaterThan(0);
  expect(countSteps('song-long')).toBe(0);
});

test('no step is in the past, however near the day', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(400), (answers, days) => {
      const { before, after, firstDay } = makePlan(rules, { ...answers, day: addDays(today, days) }, today).calendar;
      for (const day of [...before.map((step) => step.day), firstDay, ...after.map((step) => step.day)])
        expect(String(day) >= today).toBe(true);
    }),
  );
});

test('warns if the shoot needs more than the one day that it has to be on, and only then', () => {
  const isLonger = (...chosen: string[]) =>
    makePlan(rules, { chosen: ['music', 'fixed', ...chosen], day: '2027-11-30' }, today).calendar.isLonger;
  expect([isLonger('song-short'), isLonger('song-mid'), isLonger('song-long')]).toEqual([false, false, true]);
});

test('a price is at least that of its package, and below it where the job lies between two', () => {
  const [limit] = rules.packages;
  if (!limit) throw new Error('planner.yaml has no package');
  const tiers = [{ name: limit.tier, from: 2_000 }];
  const street = { answer: 'street', extra: 100 };
  const job = { answers: ['music', 'street'].map((id) => ({ id, label: id })), halfDays: 2, daily: 4, rush: 0 };
  const priceOf = (person: number, isBetween: boolean) =>
    estimate(
      { ...prices, tiers, plans: [...prices.plans.map((line) => ({ ...line, person })), street] },
      { ...job, choice: { kind: 'package', limit, isBetween } },
    );
  const without = { ...prices, plans: [...prices.plans, { ...street, unless: 'street' }] };
  expect(estimate(without, { ...job, choice: undefined })?.from, 'included elsewhere').toBe(1_000);
  expect(priceOf(400, false)).toMatchObject({ from: 2_700, to: 3_375, isBetween: false });
  expect(priceOf(200, false)).toMatchObject({ from: 2_100, to: 2_625, isBetween: false });
  expect(priceOf(200, true)).toMatchObject({ from: 1_900, to: 2_375, isBetween: true });
  expect(priceOf(50, false)).toMatchObject({ from: 1_300, to: 1_625, isBetween: true });
});

test('without prices, a job that needs fewer days than its package holds is said to lie between two', () => {
  const isBetween = (...chosen: string[]) => makePlan(rules, { chosen: ['music', ...chosen] }, today).isBetween;
  expect([isBetween('song-mid'), isBetween('song-short', 'stage', 'inside', 'street')]).toEqual([false, true]);
});

test('flags a price above the chosen budget', () => {
  const isOver = (upTo: number) => {
    const answers = [{ id: 'music', label: 'Music', upTo }];
    const questions = rules.questions.slice(0, 1).map((first) => ({ ...first, answers }));
    return makePlan({ ...rules, questions }, { chosen: ['music'] }, today, prices).isOverBudget;
  };
  expect([isOver(999), isOver(1_000)]).toEqual([true, false]);
});

test('all permits are asked for on one day, and none of them too late', () => {
  fc.assert(
    fc.property(anyAnswers, anyDay, (answers, day) => {
      const { permits, calendar } = makePlan(rules, { ...answers, day }, today);
      fc.pre(!calendar.isLate);
      const requests = calendar.before.filter(({ permit }) => permit !== undefined);
      expect(new Set(requests.map((step) => step.day)).size).toBe(permits.length === 0 ? 0 : 1);
      for (const { workingDays } of permits) {
        const latest = subtractBusinessDays(String(calendar.firstDay), workingDays, rules.holidays);
        expect(String(requests[0]?.day) <= latest).toBe(true);
      }
    }),
  );
});

test('nobody asks for a permit before the call, and no two steps after the shoot share a day', () => {
  fc.assert(
    fc.property(anyAnswers, anyDay, fc.boolean(), (answers, day, isDated) => {
      const { before, after } = makePlan(rules, isDated ? { ...answers, day } : answers, today).calendar;
      expect(before[0]?.permit).toBeUndefined();
      const days = after.map((step) => step.day ?? step.offset);
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});

test('a camera rental leaves permits to the client', () => {
  const permitsOf = (purpose: string) =>
    makePlan(rules, choose(rules, choose(rules, noAnswers, purpose), 'new-york'), today).permits.length;
  expect([permitsOf('music'), permitsOf('rental')]).toEqual([1, 0]);
});

test('the chosen film comes first', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { films } = makePlan(rules, answers, today);
      if (answers.film !== undefined) expect(films[0]).toBe(answers.film);
    }),
  );
});

test('one of the two films is at the place that was said, if any film is', () => {
  const places = rules.questions.find(({ id }) => id === 'places')?.answers.map(({ id }) => id) ?? [];
  const filmed = places.filter((place) => rules.films.some(({ shows }) => shows.includes(place)));
  expect(filmed).not.toEqual([]);
  for (const place of filmed) {
    const { films } = makePlan(rules, choose(rules, choose(rules, noAnswers, 'company'), place), today);
    const shown = rules.films.filter(({ film }) => films.includes(film));
    expect(shown.some(({ shows }) => shows.includes(place))).toBe(true);
  }
});

test('no step falls on a weekend or a holiday', () => {
  fc.assert(
    fc.property(anyAnswers, anyDay, (answers, day) => {
      const { before, after, isLate } = makePlan(rules, { ...answers, day }, today).calendar;
      fc.pre(!isLate);
      // A film may be finished on its delivery date.
      const days = [...before, ...after].map((step) => String(step.day)).filter((one) => one !== day);
      expect(days.filter((one) => isDayOff(one, rules.holidays))).toEqual([]);
    }),
  );
  const { before } = makePlan(rules, { chosen: ['music'], day: '2027-01-15' }, today).calendar;
  expect(before[0]?.day).toBe('2026-12-24');
});

test('without a package, the price has a line for each answer that costs something, and they add up', () => {
  const plans = [
    { answer: 'company', job: 2_000, person: 500 },
    { answer: 'slow', extra: 900 },
  ];
  const plan = makePlan(rules, { chosen: ['company', 'slow'] }, today, { ...prices, plans });
  expect(plan.price?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.price?.from);
  const lines = listPriceLines(plan, { ...prices, plans });
  expect(lines.map(({ name }) => name)).toEqual(plan.asked.flatMap(({ given }) => given.map(({ label }) => label)));
  expect(lines.at(-1)?.figure).toBe('$900');
});
