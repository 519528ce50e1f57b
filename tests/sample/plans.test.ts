import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFigures } from '#features/planner/plan/figures.ts';
import { decodeAnswers } from '#features/planner/plan/link.ts';
import { makePlan } from '#features/planner/plan/make-plan.ts';
import { content } from '../site/built-pages.ts';
import { root } from '../sites.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const table = readFileSync(path.join(root, 'docs/plans.md'), 'utf8').matchAll(
  /^\| .+? +\| `(?<code>[\w.-]+)` +\| +(?<days>\S+) \| +(?<people>\d+) \| +(?<lead>\d+) \| (?<fits>.+?) +\|$/gm,
);
const rows = [...table].map(({ groups = {} }) => groups);

it('five plans are in the documentation', () => {
  expect(rows).toHaveLength(5);
});

it.each(rows)('the plan $code is as the documentation has it', ({ code = '', days, people, lead, fits }) => {
  const rules = content.single('planner');
  const answers = decodeAnswers(code, rules, new Set());
  if (!answers) throw new Error(`docs/plans.md: ${code} is no plan`);
  const plan = makePlan(rules, answers, '2026-11-24');
  const figures = listFigures(plan, content.single('planPage').sheet).map(({ figure }) => figure);
  expect(figures).toEqual([days, people, lead]);
  expect(plan.choice?.kind === 'package' ? plan.choice.limit.tier : plan.choice?.offer.name).toBe(fits);
});
