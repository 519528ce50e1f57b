import { deadKinds, doubtfulKinds, type Verdict } from './ask-link.ts';
import type { Link } from './list-links.ts';

export interface AskedLink extends Link {
  readonly verdict: Verdict;
}

/** What a check of all links found. */
export interface LinkReport {
  readonly asked: readonly AskedLink[];
  /** Addresses of sample content. */
  readonly notAsked: readonly Link[];
}

export function isDead({ verdict }: AskedLink): boolean {
  return deadKinds.includes(verdict.kind);
}

function countAddresses(count: number): string {
  return `${String(count)} ${count === 1 ? 'address' : 'addresses'}`;
}

/** Such as `12 addresses asked: 10 fine, 1 moved, 1 removed. 8 addresses not asked: sample content, on reserved hosts.` */
function summarize({ asked, notAsked }: LinkReport): string {
  const order: readonly Verdict['kind'][] = ['fine', ...doubtfulKinds, ...deadKinds];
  const byKind = Map.groupBy(asked, ({ verdict }) => verdict.kind);
  const counts = order.flatMap((kind) => (byKind.has(kind) ? `${String(byKind.get(kind)?.length)} ${kind}` : []));
  const sentences = [`${countAddresses(asked.length)} asked${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`];
  if (notAsked.length > 0)
    sentences.push(`${countAddresses(notAsked.length)} not asked: sample content, on reserved hosts.`);
  if (asked.length > 1 && byKind.get('down')?.length === asked.length)
    sentences.push('Nothing answered: check that this computer is online.');
  return sentences.join(' ');
}

/** A text as code, so that nothing a host answers is read as Markdown. */
function code(text: string): string {
  return `\`${text.replace(/[`\s]/g, (letter) => encodeURIComponent(letter))}\``;
}

/** The report as Markdown, for a terminal or an issue: what is not fine by page, the dead links first. */
export function formatReport(report: LinkReport): string {
  const kinds = [...deadKinds, ...doubtfulKinds];
  const findings = report.asked
    .filter(({ verdict }) => verdict.kind !== 'fine')
    .sort((a, b) => kinds.indexOf(a.verdict.kind) - kinds.indexOf(b.verdict.kind))
    .flatMap((link) => link.places.map((place) => ({ ...link, place })));
  const pages = [...Map.groupBy(findings, ({ place }) => place.page)].map(([page, found]) => {
    const lines = found.map(({ address, verdict: { kind, detail, movedTo }, place }) => {
      const mark = deadKinds.includes(kind) ? `**${kind}**` : kind;
      const words = movedTo === undefined ? detail : `${detail}: ${code(movedTo)}`;
      return `- ${mark}: ${code(address)} ${words}. Written in ${code(`${place.file}:${String(place.line)}`)}.`;
    });
    return [`### ${page.startsWith('/') ? code(page) : page}`, '', ...lines].join('\n');
  });
  return `${[summarize(report), ...pages].join('\n\n')}\n`;
}

/** The report for another program. */
export function formatJson({ asked, notAsked }: LinkReport): string {
  const links = asked.map(({ address, verdict, places }) => ({ address, ...verdict, places }));
  const others = notAsked.map(({ address, places }) => ({ address, places }));
  return `${JSON.stringify({ asked: links, notAsked: others }, undefined, 2)}\n`;
}
