import { expect, it } from 'vitest';
import { examineContent } from '@site/model/check/check-content.ts';
import { listHints } from '@site/model/check/hints.ts';
import { listFigures } from '#features/planner/plan/figures.ts';
import { decodeAnswers } from '#features/planner/plan/link.ts';
import { makePlan } from '#features/planner/plan/make-plan.ts';
import { walkedSite } from '../../sites.ts';
import { content } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const terms = content.single('terms');
const planner = content.single('planner');

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The first number of a text, and whether it counts weeks: `a week after the shoot` is 7. */
function readDays(text = ''): number {
  const found = text.split(/\W+/).map((word) => (word === 'a' ? 1 : numbers.indexOf(word)));
  return (found.find((number) => number > 0) ?? NaN) * (text.includes('week') ? 7 : 1);
}

const daysOf = (what: string, purpose: string) =>
  planner.calendar.find((step) => step.what === what && step.only?.includes(purpose) === true)?.days;

function planOf(code: string) {
  const answers = decodeAnswers(code, planner, new Set());
  if (!answers) throw new Error(`${code} is no plan`);
  return makePlan(planner, answers, '2026-11-24');
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
  const notes = planner.calendar.filter(({ what, only }) => / notes$/.test(what) && only?.includes(purpose) === true);
  expect(notes.length).toBe(readDays(terms.editRounds));
  const { leadDays, after } = planOf(`1.1.${purpose}`).calendar;
  const weeks = purpose === 'music' ? terms.musicWeeks : terms.corporateWeeks;
  expect(Math.round((leadDays + Math.max(...after.map(({ offset }) => offset))) / 7) * 7).toBe(readDays(weeks));
});

it('an office interview has the crew that the terms say, and a feature the days of its script', () => {
  const crew = planner.questions[0]?.answers.find(({ id }) => id === 'company')?.needs?.crew ?? [];
  const onSet = crew.filter(({ role }) => planner.roles.some(({ id, stage }) => id === role && stage === 'shoot'));
  expect(onSet.length).toBe(readDays(terms.corporateCrew));
  const text = content.list('writtenPages').find(({ slug }) => slug === 'film-companies');
  const feature = listFigures(planOf('1.2.film.film-long'), content.single('planPage').sheet)[0]?.figure;
  expect(text).toBeDefined();
  expect(feature).toBe('23');
});

it('every package shows a film that it holds', () => {
  const { tiers } = content.single('packages');
  for (const { tier, without = [] } of planner.packages) {
    const example = tiers.find(({ name }) => name === tier)?.example;
    const shows = planner.films.find(({ film }) => film === example)?.shows ?? [];
    expect(without.filter((id) => shows.includes(id)), `${tier} shows ${example ?? 'nothing'}`).toEqual([]);
  }
});
