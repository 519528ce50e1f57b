import { expect, it } from 'vitest';
import { examineContent } from '@site/model/check/check-content.ts';
import { listHints } from '@site/model/check/hints.ts';
import { decodeAnswers } from '#features/planner/plan/link.ts';
import { makePlan } from '#features/planner/plan/make-plan.ts';
import { fixtureSite, walkedSite } from '../../sites.ts';
import { content, readPage } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const isFixture = walkedSite.content === fixtureSite.content;
const terms = content.single('terms');
const planner = content.single('planner');

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The first number of a text, and whether it counts weeks: `a week after the shoot` is 7. */
function readDays(text = ''): number {
  const found = text.split(/\W+/).map((word) => (word === 'a' ? 1 : numbers.indexOf(word)));
  return (found.find((number) => number > 0) ?? NaN) * (text.includes('week') ? 7 : 1);
}

const daysOf = (what: string, purpose: string) =>
  planner.calendar.find((step) => step.what === what && step.only?.includes(purpose) === true)?.days;

const rules = { ...planner, holidays: '' };

function planOf(code: string) {
  const answers = decodeAnswers(code, planner, new Set());
  if (!answers) throw new Error(`${code} is no plan`);
  return makePlan(rules, answers, '2026-11-24');
}

it('no page types a figure that terms, claims or planner have', async () => {
  const problems = await listHints(walkedSite.content, await examineContent(walkedSite.content));
  expect(problems.filter(({ advice }) => advice.startsWith('says "'))).toEqual([]);
});

it.each(['music', 'company'])('the planner keeps the terms of a job that is %s', (purpose) => {
  expect(daysOf('Call sheet', purpose)).toBe(readDays(terms.callSheet));
  expect(daysOf('First edit', purpose)).toBe(readDays(terms.firstEdit));
  expect(daysOf('Last day to move the date for free', purpose)).toBe(readDays(terms.dateChange));
  expect(planner.dayHours).toBe(readDays(terms.crewDay));
  const notes = planner.calendar.filter(
    ({ what, only }) => what.endsWith(' notes') && only?.includes(purpose) === true,
  );
  expect(notes.length).toBe(readDays(terms.editRounds));
  const { leadDays, after } = planOf(`1.1.${purpose}`).calendar;
  const weeks = purpose === 'music' ? terms.musicWeeks : terms.corporateWeeks;
  // The shoot is a day as well.
  expect(Math.ceil((leadDays + 1 + Math.max(...after.map(({ offset }) => offset))) / 7) * 7).toBe(readDays(weeks));
});

it('an office interview has the crew that the terms say', () => {
  const crew = planner.questions[0]?.answers.find(({ id }) => id === 'company')?.needs?.crew ?? [];
  const onSet = crew.filter(({ role }) => planner.roles.some(({ id, stage }) => id === role && stage === 'shoot'));
  expect(onSet.length).toBe(readDays(terms.corporateCrew));
});

const { tiers, rows } = content.single('packages');

/** A cell of a package as a number: `Up to three, with permits` is 3, `4 to 5` is 5. */
function readCell(tier: string, row: string): number {
  const cell = tiers.find(({ name }) => name === tier)?.cells[rows.indexOf(row)] ?? '';
  const digits = cell.match(/\d+/g)?.at(-1);
  const words = cell.toLowerCase().split(/\W+/);
  return row === 'Crew on set' ? Number(digits) : Math.max(...words.map((word) => numbers.indexOf(word)));
}

it.each(planner.packages)(
  '$tier holds in the planner what the packages page says',
  ({ tier, people, places, ...limit }) => {
    expect(people).toBe(readCell(tier, 'Crew on set'));
    expect(places).toBe(readCell(tier, 'Locations'));
    const shoot = tiers.find(({ name }) => name === tier)?.cells[rows.indexOf('Shoot time')] ?? '';
    expect(limit.halfDays).toBe(/^half/i.test(shoot) ? 1 : readCell(tier, 'Shoot time') * 2);
    const example = tiers.find(({ name }) => name === tier)?.example;
    const shows = planner.films.find(({ film }) => film === example)?.shows ?? [];
    expect(limit.without?.filter((id) => shows.includes(id)) ?? []).toEqual([]);
  },
);

/** Plans of music videos: every length, number of people and set of special pictures, in one to five places. */
function listMusicPlans() {
  const idsOf = (id: string) => {
    const question = planner.questions.find((one) => one.id === id);
    return (question?.answers ?? [])
      .filter(({ only }) => only?.some((one) => /^(?:music|song-)/.test(one)) ?? true)
      .map((answer) => answer.id);
  };
  const subsets = idsOf('special').reduce<string[][]>(
    (sets, id) => [...sets, ...sets.map((set) => [...set, id])],
    [[]],
  );
  const places = idsOf('places').map((_, index, all) => all.slice(0, index + 1));
  return idsOf('length').flatMap((length) =>
    idsOf('people').flatMap((people) =>
      subsets.flatMap((special) =>
        places.map((at) => makePlan(rules, { chosen: ['music', length, people, ...special, ...at] }, '2026-11-24')),
      ),
    ),
  );
}

it('every package fits some job, and no sentence of a plan names another number than the plan has', () => {
  const plans = listMusicPlans();
  const found = new Set(
    plans.map(({ choice }) => (choice?.kind === 'package' ? choice.limit.tier : choice?.offer.name)),
  );
  for (const { name } of tiers) expect(found).toContain(name);
  for (const { choice, drivers, advice, halfDays, onSet } of plans) {
    const own = new Map([
      ['day', Math.ceil(halfDays / 2)],
      ['people', onSet],
    ]);
    const said = [...drivers, ...advice, choice?.kind === 'offer' ? choice.offer.text : ''].join('. ');
    for (const [, word = '', what = ''] of said.matchAll(/(\w+) (day|people)s?\b/g)) {
      const number = numbers.indexOf(word.toLowerCase());
      if (number > 0) expect(number, said).toBe(own.get(what));
    }
  }
});

it('the worked examples of the page on budgets are the hours that the planner counts', ({ skip }) => {
  skip(isFixture, 'the fixture has no such examples');
  const text = readPage(content.routes.written('all-budgets-welcomed')).$('main').text();
  const codes = [
    '1.4.music.song-short.stage.solo',
    '1.5.music.song-mid.inside.street.few',
    '1.4.company.company-mid.inside.speakers',
    '1.4.tv.spot-short.inside.few',
    '1.3.rental.rent-two.rent-phantom',
  ];
  const counted = codes.map((code) => {
    const { crew } = planOf(code);
    const hoursOf = (stage: string) =>
      String(crew.filter((line) => line.stage === stage).reduce((sum, { hours }) => sum + hours, 0));
    return `${hoursOf('shoot')} hours on set, ${hoursOf('prep')} before, ${hoursOf('edit')} after`;
  });
  expect(text.match(/\d+ hours on set, \d+ before, \d+ after/g)).toEqual(counted);
});

/** Minutes of a time such as `1:20 pm`. */
function readTime(text: string): number {
  const [, hour = '', minute = '', half = ''] = /(\d+):(\d+) ([ap]m)/.exec(text) ?? [];
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

it('on every day that a page tells hour by hour the crew eats as early as the terms say', ({ skip }) => {
  skip(isFixture, 'the fixture tells days by other clocks');
  const pages = content.list('writtenPages').map(({ slug }) => readPage(content.routes.written(slug)));
  const days = pages.flatMap(({ path, $ }) => {
    const lists = $('main .prose ul')
      .toArray()
      .map((list) =>
        $(list)
          .children('li')
          .toArray()
          .map((item) => $(item).text()),
      );
    return lists
      .filter((items) => items.every((item) => /^\d+:\d\d [ap]m/.test(item)))
      .map((items) => ({ path, items }));
  });
  expect(days.length).toBeGreaterThan(5);
  for (const { path, items } of days) {
    const meal = items.find((item) => /lunch|meal/i.test(item));
    const minutes = (readTime(meal ?? '') - readTime(items[0] ?? '') + 24 * 60) % (24 * 60);
    expect(minutes, `${path}: ${meal ?? 'no meal'}`).toBeLessThanOrEqual(readDays(terms.meal) * 60);
  }
});
