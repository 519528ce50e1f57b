import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { Courtesy, type Pace } from '../hosts/courtesy.ts';
import type { Hosts } from '../hosts/oembed.ts';
import { askLink } from './ask-link.ts';
import { listLinks, type Link } from './list-links.ts';
import { formatJson, formatReport, isDead, type AskedLink } from './report.ts';

export interface LinkCheck {
  readonly args: string[];
  /** The content folder. */
  readonly content: string;
  readonly hosts: Hosts;
  readonly pace: Pace;
  /** Takes lines of progress, and the report. */
  readonly say: (line: string) => void;
}

/** Lines of progress; more of them would hide the report. */
const maxLines = 10;

/** Whether an address is on a host that is reserved for examples (RFC 2606), as sample content is: nobody answers there. */
function isSample({ address }: Link): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(new URL(address).hostname);
}

/**
 * Asks for everything that the content embeds and links to, and says what is not fine.
 * @returns the exit code: 1 where a link is dead.
 * @throws Error with a line for each problem of the content; nothing is asked then.
 */
export async function checkLinks({ args, content, hosts, pace, say }: LinkCheck): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'string' }, markdown: { type: 'string' } } });
  const problems = await checkContent(content);
  if (problems.length > 0) throw new Error(`${problems.map(describeProblem).join('\n')}\n\nNothing was asked.`);
  const { links, site } = await listLinks(content);
  const { origin, company } = site;
  const courtesy = new Courtesy(pace, `${company} link check (+${origin})`);
  const toAsk = links.filter((link) => !isSample(link));
  const every = Math.max(1, Math.ceil(toAsk.length / maxLines));
  let done = 0;
  const asked = await Promise.all(
    toAsk.map(async (link): Promise<AskedLink> => {
      const verdict = await askLink(link, { courtesy, hosts, origin });
      done += 1;
      if (done % every === 0 || done === toAsk.length) say(`${String(done)} of ${String(toAsk.length)} asked`);
      return { ...link, verdict };
    }),
  );
  const report = { asked, notAsked: links.filter(isSample) };
  say(`\n${formatReport(report)}`);
  if (values.json !== undefined) await writeFile(values.json, formatJson(report));
  if (values.markdown !== undefined) await writeFile(values.markdown, formatReport(report));
  return asked.some(isDead) ? 1 : 0;
}
