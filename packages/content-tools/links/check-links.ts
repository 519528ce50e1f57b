import { writeFile } from 'node:fs/promises';
import { checkContent } from '@site/model/check/check-content.ts';
import { isExampleHost } from '@site/model/contact/example-host.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import type { Hosts } from '../hosts/oembed.ts';
import { PoliteClient, type Pace } from '../hosts/polite-client.ts';
import { publicOnly } from '../hosts/public-addresses.ts';
import { checkLink } from './check-link.ts';
import { deadKinds } from './link-status.ts';
import { listLinks, type Link } from './list-links.ts';
import { formatReport, type CheckedLink } from './report.ts';

export interface LinkCheck {
  readonly args: string[];
  /** The content folder. */
  readonly content: string;
  readonly hosts: Hosts;
  readonly pace: Pace;
  /** Prints progress and the report. */
  readonly print: (line: string) => void;
}

/** Progress is printed at most this often, so that the report stays visible. */
const progressLines = 10;

/** Whether an address is one of sample content, where nothing answers. */
const isSample = ({ address }: Link) => isExampleHost(new URL(address).hostname);

/**
 * Checks everything that the content embeds and links to, and reports what is not fine.
 * @returns the exit code: 1 if a link is dead.
 * @throws Error with a line for each problem of the content; nothing is requested then.
 */
export async function checkLinks({ args, content, hosts, pace, print }: LinkCheck): Promise<number> {
  const { values } = readCommandLine(args, {
    command: 'npm run links:check',
    does: 'Asks every player and outward link of the content whether it is there. Exits 1 where one is dead.',
    options: {
      markdown: { type: 'string', value: 'file', help: 'also writes the report there, for people' },
    },
  });
  const problems = await checkContent(content);
  if (problems.length > 0) throw new Error(`${problems.map(describeProblem).join('\n')}\n\nNo links were checked.`);
  const { links, site } = await listLinks(content);
  const { origin, company } = site;
  const client = new PoliteClient(pace, `${company} link check (+${origin})`, undefined, publicOnly);
  const toCheck = links.filter((link) => !isSample(link));
  const interval = Math.max(1, Math.ceil(toCheck.length / progressLines));
  let done = 0;
  const checked = await Promise.all(
    toCheck.map(async (link): Promise<CheckedLink> => {
      const status = await checkLink(link, { client, hosts, origin });
      done += 1;
      if (done % interval === 0 || done === toCheck.length) {
        print(`${done} of ${toCheck.length} checked`);
      }
      return { ...link, status };
    }),
  );
  const report = { checked, skipped: links.filter(isSample) };
  print(`\n${formatReport(report)}`);
  if (values.markdown !== undefined) await writeFile(values.markdown, formatReport(report));
  return checked.some(({ status }) => deadKinds.includes(status.kind)) ? 1 : 0;
}
