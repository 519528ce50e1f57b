import { z } from 'zod';
import { entry, flag, formatted, list, name as unchanged, oneOf, text, wholeNumber } from '@site/zod-content/fields.ts';
import { internalPath, videoName } from './site-fields.ts';

const name = (what: string) => text(what, { max: 60 });
const sentence = (what: string) => text(what, { max: 240 });

const writeId = () =>
  formatted('write a short name in lowercase letters, digits and hyphens, such as night', (value) =>
    /^[a-z][a-z0-9-]{0,23}$/.test(value),
  );

const id = writeId();

/** The lists whose items are referred to by id, with the noun for an item. */
const named = {
  questions: 'answer',
  roles: 'role',
  kit: 'kit',
  permits: 'permit',
  bring: 'bring',
} as const;

export const namedLists = z.registry<{ readonly list: keyof typeof named; readonly what: string }>();

/** The id of an item in a list, which planner-rules.ts looks up. */
const idOf = (list: keyof typeof named) => writeId().register(namedLists, { list, what: named[list] });

const answers = (count?: { readonly max: number }) => list(idOf('questions'), 'ids of answers', count);

/** A condition: one of these answers must be given; always true if absent. */
const only = answers().optional();

const stages = ['prep', 'shoot', 'edit'] as const;

const role = entry({ id, name: name('what the person does, such as Gaffer'), stage: oneOf(stages) });

const kit = entry({ id, name: name('what the thing is called'), path: internalPath.optional() });

const permit = entry({
  id,
  name: name('what is applied for'),
  from: name('who gives it'),
  /** Monday to Friday, before the first shooting day. */
  workingDays: wholeNumber('the working days that it takes', 0, 120),
  text: sentence('what it needs'),
  only,
});

const toBring = entry({ id, text: sentence('what the client brings') });

const crew = entry({
  role: idOf('roles'),
  /** A minimum; if several rules apply, the largest counts. */
  people: wholeNumber('the number of people', 1, 50),
  /** Per person, before and after the shoot; hours of several rules add up. On set for somebody who isn't there every day. */
  hours: wholeNumber('the hours of each person', 1, 2_000).optional(),
  /** On set every day, but paid by a line of their own, as is everybody with hours. */
  extra: flag('where they are paid by a line of their own', 'paid by a line of their own').optional(),
});

/** What an answer adds to the plan. */
const needs = entry({
  /** Shooting days, counted in halves: 1 is half a day, 4 is two days. */
  halfDays: wholeNumber('the half days', 0, 200).optional(),
  crew: list(crew, 'people', { max: 24 }).optional(),
  kit: list(idOf('kit'), 'ids of kit').optional(),
  permits: list(idOf('permits'), 'ids of permits').optional(),
  bring: list(idOf('bring'), 'ids of what to bring').optional(),
});

const answer = entry({
  id,
  label: name('the answer'),
  note: sentence('one sentence under the answer').optional(),
  only,
  needs: needs.optional(),
  advice: sentence('what a producer would say').optional(),
  places: wholeNumber('the places', 1, 50).optional(),
  /** For the question of the date: whether it is the date of the shoot, or of the finished film. */
  dayIs: oneOf(['shoot', 'delivery']).optional(),
  /** The largest price of a budget, in whole units of the currency; it is asked only where prices are shown. */
  upTo: wholeNumber('the most that this budget buys', 1, 100_000_000).optional(),
});

const questionKinds = ['one', 'many', 'film', 'day'] as const;

const question = entry({
  id,
  /** One answer, several, a film of the site, or a date with one answer. */
  kind: oneOf(questionKinds),
  title: name('the question in one or two words'),
  ask: name('the question'),
  help: sentence('one sentence under the question'),
  only,
  /** The default if the question is skipped: the first that applies. */
  ifSkipped: list(id, 'ids of answers').optional(),
  answers: list(answer, 'answers', { min: 0, max: 24 }),
});

const packageLimit = entry({
  /** By its name in content/packages.yaml. */
  tier: unchanged('the name of a package'),
  halfDays: wholeNumber('the half days that it includes', 1, 200),
  people: wholeNumber('the people on set that it includes', 1, 200),
  places: wholeNumber('the places that it includes', 1, 50),
  /** Answers that it doesn't include. */
  without: answers().optional(),
});

/** A quote in place of a package. */
const offer = entry({
  only,
  name: name('what the job is quoted as'),
  text: sentence('why, and what it includes'),
  path: internalPath,
});

const step = entry({
  /** The first shooting day, or the last one. */
  when: oneOf(['before', 'after']),
  days: wholeNumber('the days', 1, 365),
  who: oneOf(['us', 'you']),
  what: name('what happens'),
  only,
  /** Answers with which it doesn't happen. */
  without: answers().optional(),
});

const film = entry({
  film: videoName,
  /** The answers that match the film. */
  shows: answers({ max: 12 }),
});

/** The planner's questions and rules; planner-rules.ts checks how they fit together. */
export const plannerShape = entry({
  dayHours: wholeNumber('the hours of a shooting day', 4, 16),
  /** Half days per place; those beyond the job's days are added. */
  placeHalfDays: wholeNumber('the half days that each place takes', 0, 20),
  questions: list(question, 'questions', { max: 12 }),
  roles: list(role, 'roles', { max: 60 }),
  kit: list(kit, 'kit', { max: 40 }),
  permits: list(permit, 'permits', { max: 30 }),
  bring: list(toBring, 'things to bring', { max: 30 }),
  /** From the smallest to the largest. */
  packages: list(packageLimit, 'packages', { min: 0, max: 8 }),
  /** Packages are only offered for these answers. */
  packagesOnly: only,
  /** A job that is finished sooner than usual. */
  rush: entry({
    only,
    /** Answers that can't be rushed. */
    without: answers().optional(),
    days: wholeNumber('the days from the call to the finished film, at least', 1, 365),
    percent: wholeNumber('the percent that it costs more', 0, 100),
  }).optional(),
  offers: list(offer, 'offers in place of packages', { max: 8 }),
  calendar: list(step, 'steps', { max: 60 }),
  films: list(film, 'films', { max: 40 }),
});

export type PlannerRules = z.output<typeof plannerShape>;
export type PlannerQuestion = PlannerRules['questions'][number];
export type PlannerAnswer = PlannerQuestion['answers'][number];
