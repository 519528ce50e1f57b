import { expect, it } from 'vitest';
import { listFigures } from '#features/planner/plan/figures.ts';
import { decodeAnswers } from '#features/planner/plan/link.ts';
import { makePlan } from '#features/planner/plan/make-plan.ts';
import { content } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

/** Plans that a producer has read and found right: code, days, people on set, days of preparation, offer. */
const plans = [
  // A song on a Miami street at night: two electricians and a generator are what the night costs.
  ['1.5.music.song-mid.street.solo.night', '1', '11', '21', 'Platinum'],
  // An artist with a whole song, a band and two places, and only what it needs: one long day.
  ['1.6.music.song-mid.inside.street.few.lean', '1', '10', '21', 'Gold'],
  // A band with a short song in one place: half a day, without a wardrobe of ours.
  ['1.4.music.song-short.inside.few-short', '½', '5', '21', 'Silver'],
  // A company film in one office: the crew of five that the terms name.
  ['1.4.company.company-mid.inside.speakers', '1', '5', '21', 'A quote by the day'],
  // A TV spot in slow motion on a stage: the storyboard is approved before anything is booked.
  ['1.5.tv.spot-short.stage.few.slow', '1', '10', '30', 'A quote by the spot'],
  // A spot of 15 seconds in a restaurant.
  ['1.4.tv.spot-short.inside.few', '1', '8', '30', 'A quote by the spot'],
  // A short film in a house and on a street, at night: a night gives fewer pages than a day.
  ['1.6.film.film-half.inside.street.few.night-pages', '9', '17', '60', 'A budget by the script'],
  // A camera for two days, and both for three.
  ['1.3.rental.rent-two.rent-phantom', '2', '1', '7', 'Camera and technician by the day'],
  ['1.4.rental.rent-two.rent-phantom.new-york', '2', '1', '7', 'Camera and technician by the day'],
  ['1.3.rental.rent-three.rent-both', '3', '2', '7', 'Camera and technician by the day'],
] as const;

it.each(plans)('the plan %s is what a producer would answer', (code, days, people, lead, fits) => {
  const rules = content.single('planner');
  const answers = decodeAnswers(code, rules, new Set());
  if (!answers) throw new Error(`${code} is no plan`);
  const plan = makePlan({ ...rules, holidays: '' }, answers, '2026-11-24');
  const figures = listFigures(plan, content.single('planPage').sheet).map(({ figure }) => figure);
  expect(figures).toEqual([days, people, lead]);
  expect(plan.choice?.kind === 'package' ? plan.choice.limit.tier : plan.choice?.offer.name).toBe(fits);
});
