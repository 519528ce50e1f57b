/**
 * `npm run content:check`: says what is wrong in content/, and exits 1 where anything is; where nothing is, what could be
 * better. With `--json` it says so as JSON: `{ "problems": […], "hints": […] }`, each with file, line, field and advice.
 * With `--pages` it lists every page with the search that it answers, and with `--quiet` it says only what is wrong. A
 * folder, such as `examples/northline`, is checked in place of content/.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { examineContent } from './check-content.ts';
import { addLines } from './find-line.ts';
import { listQueries } from './check-queries.ts';
import { listHints } from './hints.ts';
import { describeProblem, describeProblems } from './problem.ts';

const flag = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  options: { json: flag, pages: flag, quiet: flag },
  allowPositionals: true,
});
const [given] = positionals;
const folder = given === undefined ? path.join(import.meta.dirname, '../../../content') : path.resolve(given);

/** Names files as the owner of another folder knows them. */
function inFolder(message: string): string {
  if (given === undefined) return message;
  return message.replaceAll(/(?<![\w./-])content\//g, () => `${given.replace(/\/+$/, '')}/`);
}

const content = await examineContent(folder);
const { problems } = content;
// Of content that is wrong, one thing after the other.
const hints = problems.length > 0 || values.quiet ? [] : await addLines(folder, await listHints(folder, content));

if (values.json) {
  console.log(JSON.stringify({ problems, hints }, undefined, 2));
} else if (problems.length > 0) {
  console.error(inFolder(describeProblems(problems)));
} else if (!values.quiet) {
  console.log('Content is in order.');
  for (const { path: address, query } of values.pages ? listQueries(content) : []) console.log(`${address}: ${query}`);
  if (hints.length > 0) console.log(inFolder(`\nIt could be better:\n${hints.map(describeProblem).join('\n')}`));
}
if (problems.length > 0) process.exitCode = 1;
