/**
 * `npm run content:check`: says what is wrong in content/, and exits 1 where anything is.
 * `node tools/content/check.ts <folder>` does the same for another content folder.
 */
import path from 'node:path';
import { checkContent } from './check-content.ts';
import { describeProblems } from './problem.ts';

const [folder = path.join(import.meta.dirname, '../../content')] = process.argv.slice(2);
const problems = await checkContent(path.resolve(folder));

if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else {
  console.log('Content is in order.');
}
