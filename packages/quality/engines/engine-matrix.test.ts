import { expect, it } from 'vitest';
import { describeEngines } from './engine-matrix.ts';
import { endToEndReportSchema } from './playwright-report.ts';

const spec = (title: string, status: string) => ({ title, tests: [{ status, annotations: [] }] });

function report(file: string, ...specs: object[]) {
  return endToEndReportSchema.parse({ suites: [{ title: file, specs }], errors: [] });
}

it('has a row for each journey, a column for each engine, every failure and every exclusion', () => {
  const fox = report('menu.spec.ts', spec('opens', 'expected'), spec('closes', 'unexpected'));
  const kit = report('blog.spec.ts', spec('reads', 'expected'));
  const results = [
    { engine: 'Fox 1', report: fox },
    { engine: 'Kit 2', report: kit },
  ];
  const page = describeEngines(results, [{ name: 'print.spec.ts', reason: 'no paper' }]);
  expect(page).toMatch(/^\| menu +\| 1 passed, 1 failed +\| – +\|$/m);
  expect(page).toMatch(/^\| blog +\| – +\| 1 passed +\|$/m);
  expect(page).toContain('- Fox 1: menu.spec.ts › closes');
  expect(page).toMatch(/^\| print\.spec\.ts \| no paper \|$/m);
});
