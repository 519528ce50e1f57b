/**
 * `npm run content:check`: says what is wrong in content/, and exits 1 where anything is; where nothing is, what could be
 * better. With `--json` it says so as JSON: `{ "problems": […], "hints": […] }`, each with file, line, field and advice.
 * With `--pages` it lists every page with the search that it answers. `node packages/model/check/check.ts <folder>` does the same for another content folder.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { examineContent } from './check-content.ts';
import { addLines } from './find-line.ts';
import { listQueries } from './check-queries.ts';
import { listHints } from './hints.ts';
import { describeProblem, describeProblems } from './problem.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, pages: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [given = path.join(import.meta.dirname, '../../../content')] = positionals;
const folder = path.resolve(given);
const content = await examineContent(folder);
const { problems } = content;
// Of content that is wrong, one thing after the other.
const hints = problems.length > 0 ? [] : await addLines(folder, await listHints(folder, content));

if (values.json) {
  console.log(JSON.stringify({ problems, hints }, undefined, 2));
} else if (problems.length > 0) {
  console.error(describeProblems(problems));
} else {
  console.log('Content is in order.');
  for (const { path: address, query } of values.pages ? listQueries(content) : []) console.log(`${address}: ${query}`);
  if (hints.length > 0) console.log(`\nIt could be better:\n${hints.map(describeProblem).join('\n')}`);
}
if (problems.length > 0) process.exitCode = 1;
