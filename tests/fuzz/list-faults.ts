import { load } from 'cheerio';
import { describeProblem, type Problem } from '@site/zod-content/problem.ts';

/** A longer message does not help in a terminal. */
const maxMessageLength = 1_500;

export function listMessageFaults(problems: readonly Problem[], files: readonly string[]): string[] {
  const names = files.map((file) => file.replace(/^.*\//, '').replace(/\..*$/, ''));
  const namesFile = problems.some(({ file, advice }) => names.some((name) => `${file}\n${advice}`.includes(name)));
  const faults = problems.flatMap((problem) => {
    const message = describeProblem(problem);
    const checks = [
      [!problem.file.startsWith('content'), 'names no file'],
      [problem.advice.trim() === '', 'has no advice'],
      [/\p{Cc}/u.test(message), 'holds a control character'],
      [/\bundefined\b|\[object |\bNaN\b/.test(message), 'shows a value of a program'],
      [message.length > maxMessageLength, `has ${message.length} characters`],
    ] as const;
    return checks.flatMap(([isFault, fault]) => (isFault ? [`a message ${fault}: ${message.slice(0, 300)}`] : []));
  });
  return namesFile || files.length === 0 || problems.length === 0
    ? faults
    : [...faults, 'no message leads to the file'];
}

/** How a missing value or an unfilled token appears in text. */
const slips = [/\bundefined\b/, /\[object \w+\]/, /\bNaN\b/, /\{\s*[A-Za-z][\w.-]*\s*\}/, /[^\P{Cc}\t\n\r]/u];

/** Attributes with text that people or search engines read. */
const textAttributes = ['alt', 'title', 'aria-label', 'content', 'href', 'src'];

/** The DOM's number for text nodes. */
const textNode = 3;

export function listPageFaults(html: string): string[] {
  const $ = load(html);
  const faults: string[] = [];
  const headings = $('h1').length;
  if (headings !== 1) faults.push(`has ${headings} h1`);
  if ($('title').first().text().trim() === '') faults.push('has no title');
  const programs = $('script:not([type]), script[type=""], script[type=module], script[type="text/javascript"]');
  if (programs.text().includes('hostile()')) faults.push('runs a script of the content');
  if ($('[onerror], [onmouseover]').length > 0) faults.push('has a handler of the content');
  $('script, style, template, noscript, code, pre').remove();
  // Each text node alone: joined, the end of one could hide the start of the next.
  const written = $('*')
    .contents()
    .toArray()
    .map((node) => (node.nodeType === textNode ? $(node).text() : ''));
  const attributes = $('*')
    .toArray()
    .flatMap((node) => textAttributes.map((name) => $(node).attr(name) ?? ''));
  for (const text of [...written, ...attributes]) {
    faults.push(...slips.flatMap((slip) => slip.exec(text)?.[0] ?? []).map((slip) => `shows "${slip}"`));
  }
  return faults;
}
