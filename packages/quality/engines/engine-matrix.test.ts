import { expect, it } from 'vitest';
import { describeEngines } from './engine-matrix.ts';
import { endToEndReportSchema } from './playwright-report.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, annotations: [] }] });

function report(file: string, ...specs: object[]) {
  return endToEndReportSchema.parse({ suites: [{ title: file, specs }], errors: [] });
}

it('has a row for each journey, a column for each engine, what failed and what is left out', () => {
  const page = describeEngines(
    [
      { engine: 'Fox 1', report: report('menu.spec.ts', spec('opens', 'expected'), spec('closes', 'unexpected')) },
      { engine: 'Kit 2', report: report('blog.spec.ts', spec('reads', 'expected')) },
    ],
    [{ name: 'print.spec.ts', reason: 'no paper' }],
  );
  expect(page).toMatch(/^\| menu +\| 1 passed, 1 failed +\| – +\|$/m);
  expect(page).toMatch(/^\| blog +\| – +\| 1 passed +\|$/m);
  expect(page).toContain('- Fox 1: menu.spec.ts › closes');
  expect(page).toMatch(/^\| print\.spec\.ts \| no paper \|$/m);
});
