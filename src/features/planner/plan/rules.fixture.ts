import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { plannerSchema } from '@site/model/schemas/planner-rules.ts';
import { choose, listApplicable, noAnswers, type Answers } from './answers.ts';
import { addDays } from './days.ts';
import { listHolidays } from '../holidays.ts';

const file = path.join(import.meta.dirname, '../../../../tests/fixture/planner.yaml');

/** The planner of the test fixture. */
export const rules = {
  ...plannerSchema.parse(parse(readFileSync(file, 'utf8'))),
  holidays: listHolidays('US', '2026-01-01'),
};

export const films = new Set(rules.films.map(({ film }) => film));

export const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));

/** Answers that a visitor can reach: by answering or skipping each question in order. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    picks: fc.array(fc.array(fc.nat(20), { maxLength: 4 }), {
      minLength: rules.questions.length,
      maxLength: rules.questions.length,
    }),
    day: fc.option(anyDay, { nil: undefined }),
    film: fc.option(fc.constantFrom(...films), { nil: undefined }),
  })
  .map(({ picks, day, film }) => {
    let answers: Answers = noAnswers;
    for (const [index, question] of rules.questions.entries()) {
      const asked = listApplicable(rules, answers).find((one) => one.question === question);
      for (const pick of asked && asked.offered.length > 0 ? (picks[index] ?? []) : []) {
        const id = asked?.offered[pick % asked.offered.length]?.id;
        if (id !== undefined) answers = choose(rules, answers, id);
      }
      if (asked && question.kind === 'day') answers = { ...answers, day };
      if (asked && question.kind === 'film') answers = { ...answers, film };
    }
    return answers;
  });
