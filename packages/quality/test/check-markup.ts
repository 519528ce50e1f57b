import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { listFiles } from '@site/system/list-files.ts';
import { runCommand } from '@site/system/run-command.ts';
import { acceptedMessages } from './accepted-markup.ts';
import { pagePath } from './check-sizes.ts';
import type { StepContext } from './steps.ts';
import { tallyStep, type Tally } from './tally.ts';

/** Memory for all that the checker knows and the largest page; a run of seconds is over before better code pays off. */
const javaOptions = ['-Xmx768m', '-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** Room for what the checker prints, in bytes: about 20 kB a page, mostly what is accepted. */
const mostOutput = 512 * 1024 * 1024;

/** The part of the checker's report that is read. */
export const markupReportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      /** `warning`, or `fatal` for an error after which nothing is read. */
      subType: z.string().optional(),
      message: z.string(),
      /** The address of the file: `file:` and its place. */
      url: z.string().optional(),
      lastLine: z.number().optional(),
      /** What stands there. */
      extract: z.string().optional(),
    }),
  ),
});

type MarkupMessage = z.infer<typeof markupReportSchema>['messages'][number];

/** Errors and warnings; a remark, such as that `<br/>` needs no slash, is neither. */
function isFault({ type, subType, message, extract = '' }: MarkupMessage): boolean {
  if (type === 'info' && subType !== 'warning') return false;
  return !acceptedMessages.some(
    (one) =>
      (typeof one.message === 'string' ? one.message === message : one.message.test(message)) &&
      (one.quote?.test(extract) ?? true),
  );
}

/**
 * Counts pages: one without an error or warning passed.
 * @param files the pages, from the built site's folder.
 */
export function tallyMarkup(folder: string, files: readonly string[], messages: readonly MarkupMessage[]): Tally {
  const faults = new Map<string, Set<string>>();
  for (const fault of messages.filter(isFault)) {
    const file = fault.url === undefined ? '' : path.relative(folder, fault.url.replace(/^file:/, ''));
    const line = fault.lastLine === undefined ? '' : ` (line ${String(fault.lastLine)})`;
    const lines = faults.get(file) ?? new Set();
    faults.set(file, lines.add(`${file === '' ? 'the checker' : pagePath(file)}: ${fault.message}${line}`));
  }
  return {
    passed: files.filter((file) => !faults.has(file)).length,
    failures: [...faults.values()].flatMap((lines) => [...lines]),
    skipped: [],
  };
}

/** Runs the checker once over a folder, and gives what it prints. */
async function runChecker(jar: string, folder: string, signal: AbortSignal): Promise<string> {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const args = [...javaOptions, '-jar', jar, ...options, folder];
  const { stdout } = await promisify(execFile)('java', args, { signal, maxBuffer: mostOutput, encoding: 'utf8' });
  return stdout;
}

/**
 * Has the W3C's Nu checker read every built page. It is a Java program: where no Java runs it, the step is skipped, and
 * the reason printed.
 */
export async function checkMarkup({ root, signal }: StepContext): Promise<Tally> {
  const jar = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')));
  if ((await runCommand('java', ['-jar', jar, '--version'], { root, signal, showOutput: false })) !== 0) {
    return { ...tallyStep(undefined), passed: 0, skipped: ["no Java here that runs the checker: 'java' fails"] };
  }
  const folder = path.join(root, 'dist');
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  if (files.length === 0) return tallyStep('there is no page in dist');
  const report = markupReportSchema.parse(JSON.parse(await runChecker(jar, folder, signal)));
  const tally = tallyMarkup(folder, files, report.messages);
  for (const failure of tally.failures) console.error(failure);
  return tally;
}
