import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { Courtesy, usualPace, type Pace } from '../hosts/courtesy.ts';
import { hosts, type Hosts } from '../hosts/hosts.ts';
import { askPage } from './ask-page.ts';
import { askVideo } from './ask-video.ts';
import { isReserved, type AskedLink, type Link } from './link.ts';
import { listLinks } from './list-links.ts';
import { showProgress } from './progress.ts';
import { formatJson, formatMarkdown, formatReport, isDead, type LinkReport } from './report.ts';

/** What tests give in place of the usual. */
export interface CheckSurroundings {
  readonly args: string[];
  readonly content: string;
  readonly hosts: Hosts;
  readonly pace: Pace;
  readonly isTerminal: boolean;
}

interface Asking {
  readonly hosts: Hosts;
  readonly pace: Pace;
  readonly origin: string;
  readonly company: string;
  readonly onAsked: (address: string) => void;
}

async function askLinks(links: readonly Link[], { hosts, pace, origin, company, onAsked }: Asking) {
  // Headers hold letters of Latin-1 alone.
  const name = company.replace(/[^\x20-\x7e]/g, '');
  const courtesy = new Courtesy(pace, `${name} link check (+${origin})`);
  return Promise.all(
    links.map(async (link): Promise<AskedLink> => {
      const { video, address } = link;
      const verdict = await (video ? askVideo(video, { courtesy, hosts, origin }) : askPage(address, courtesy));
      onAsked(address);
      return { ...link, verdict };
    }),
  );
}

/**
 * Asks all that the content embeds and links to, and says what is not fine.
 * @returns the exit code: 1 where visitors do not get somewhere.
 */
export async function runLinkCheck(surroundings: Partial<CheckSurroundings> = {}): Promise<number> {
  const {
    args = process.argv.slice(2),
    content = path.join(import.meta.dirname, '../../../content'),
    hosts: asked = hosts,
    pace = usualPace,
    isTerminal = process.stdout.isTTY,
  } = surroundings;
  const { values } = parseArgs({ args, options: { json: { type: 'string' }, markdown: { type: 'string' } } });
  const problems = await checkContent(content);
  if (problems.length > 0) throw new Error(`${problems.map(describeProblem).join('\n')}\n\nNothing was asked.`);
  const { links, site } = await listLinks(content);
  const notAsked = links.filter(isSample);
  const toAsk = links.filter((link) => !isSample(link));
  const progress = showProgress(toAsk.length, isTerminal, console.log);
  const onAsked = (address: string) => {
    progress.advance(address);
  };
  const { origin, company } = site;
  const found = await askLinks(toAsk, { hosts: asked, pace, origin, company, onAsked });
  progress.stop();
  const report: LinkReport = { asked: found, notAsked };
  console.log(`\n${formatReport(report)}`);
  if (values.json !== undefined) await writeFile(values.json, formatJson(report));
  if (values.markdown !== undefined) await writeFile(values.markdown, formatMarkdown(report));
  return found.some(isDead) ? 1 : 0;
}

function isSample({ address }: Link): boolean {
  return isReserved(address);
}
