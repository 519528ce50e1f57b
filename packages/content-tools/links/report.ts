import { deadKinds, doubtfulKinds, type AskedLink, type Link, type Verdict } from './link.ts';

/** What a check of all links found. */
export interface LinkReport {
  readonly asked: readonly AskedLink[];
  /** Addresses of sample content. */
  readonly notAsked: readonly Link[];
}

export function isDead({ verdict }: AskedLink): boolean {
  return deadKinds.includes(verdict.kind);
}

/** A link with something to say of it, at one of the places that name it. */
interface Finding {
  readonly page: string;
  readonly place: string;
  readonly link: AskedLink;
}

/** The links that are not fine by the page that shows them, the dead ones of each first. */
function listFindings({ asked }: LinkReport): ReadonlyMap<string, readonly Finding[]> {
  const kinds = [...deadKinds, ...doubtfulKinds];
  const findings = asked
    .filter(({ verdict }) => verdict.kind !== 'fine')
    .sort((a, b) => kinds.indexOf(a.verdict.kind) - kinds.indexOf(b.verdict.kind))
    .flatMap((link) => link.places.map(({ page, file, line }) => ({ page, place: `${file}:${String(line)}`, link })));
  return new Map(
    Object.entries(Object.groupBy(findings, ({ page }) => page)).map(([page, found = []]) => [page, found]),
  );
}

/** What a verdict says, such as `answers 404` or `has a new address: https://…`. */
function describeVerdict({ detail, movedTo }: Verdict): string {
  return movedTo === undefined ? detail : `${detail}: ${movedTo}`;
}

function countAddresses(count: number): string {
  return `${String(count)} ${count === 1 ? 'address' : 'addresses'}`;
}

/** Such as `12 addresses asked: 10 fine, 1 moved, 1 removed. 8 addresses not asked: their hosts are reserved for examples.` */
function summarize({ asked, notAsked }: LinkReport): string {
  const order: readonly Verdict['kind'][] = ['fine', ...doubtfulKinds, ...deadKinds];
  const counts = order
    .map((kind) => ({ kind, count: asked.filter(({ verdict }) => verdict.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${String(count)} ${kind}`);
  const lines = [`${countAddresses(asked.length)} asked${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`];
  if (notAsked.length > 0)
    lines.push(`${countAddresses(notAsked.length)} not asked: sample content, on reserved hosts.`);
  // More likely than that all of them are gone.
  if (asked.length > 1 && asked.every(({ verdict }) => verdict.kind === 'down')) {
    lines.push('Nothing answered: see whether this computer is online.');
  }
  return lines.join(' ');
}

/** The report as a terminal shows it: by page, then the counts. */
export function formatReport(report: LinkReport): string {
  const pages = [...listFindings(report)].map(([page, findings]) => {
    const lines = findings.map(
      ({ place, link }) =>
        `  ${link.verdict.kind.padEnd(8)} ${link.address}\n           ${describeVerdict(link.verdict)}\n           ${place}`,
    );
    return [page, ...lines].join('\n');
  });
  return [...pages, summarize(report)].join('\n\n');
}

/** A link's text in code's letters, so that what a host answers is no markup of ours. */
function code(text: string): string {
  return `\`${text.replace(/[`\s]/g, (letter) => encodeURIComponent(letter))}\``;
}

/** The report as the text of an issue. */
export function formatMarkdown(report: LinkReport): string {
  const pages = [...listFindings(report)].map(([page, findings]) => {
    const lines = findings.map(({ place, link: { address, verdict } }) => {
      const mark = deadKinds.includes(verdict.kind) ? `**${verdict.kind}**` : verdict.kind;
      const words = verdict.movedTo === undefined ? verdict.detail : `${verdict.detail}: ${code(verdict.movedTo)}`;
      return `- ${mark}: ${code(address)} ${words}. Written in ${code(place)}.`;
    });
    return [`### ${page.startsWith('/') ? code(page) : page}`, '', ...lines].join('\n');
  });
  return `${[summarize(report), ...pages].join('\n\n')}\n`;
}

/** The report for another program. */
export function formatJson({ asked, notAsked }: LinkReport): string {
  const links = asked.map(({ address, verdict, places }) => ({ address, ...verdict, places }));
  const left = notAsked.map(({ address, places }) => ({ address, places }));
  return `${JSON.stringify({ asked: links, notAsked: left }, undefined, 2)}\n`;
}
