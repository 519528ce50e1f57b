import { deadKinds, doubtfulKinds, type LinkStatus } from './link-status.ts';
import type { Link } from './list-links.ts';

export interface CheckedLink extends Link {
  readonly status: LinkStatus;
}

export interface LinkReport {
  readonly checked: readonly CheckedLink[];
  /** Addresses of sample content. */
  readonly skipped: readonly Link[];
}

/** Labels of findings whose names are not clear enough. */
const labels: Partial<Record<LinkStatus['kind'], string>> = { unchecked: 'could not be checked' };

function countAddresses(count: number): string {
  return `${count} ${count === 1 ? 'address' : 'addresses'}`;
}

/** Such as `12 addresses checked: 10 fine, 1 moved, 1 removed. 8 addresses skipped: sample content, on reserved hosts.` */
function summarize({ checked, skipped }: LinkReport): string {
  const order: readonly LinkStatus['kind'][] = ['fine', ...doubtfulKinds, ...deadKinds];
  const byKind = Map.groupBy(checked, ({ status }) => status.kind);
  const counts = order.flatMap((kind) =>
    byKind.has(kind) ? `${String(byKind.get(kind)?.length)} ${labels[kind] ?? kind}` : [],
  );
  const isOffline = checked.length > 1 && byKind.get('down')?.length === checked.length;
  return [
    `${countAddresses(checked.length)} checked${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`,
    skipped.length > 0 && `${countAddresses(skipped.length)} skipped: sample content, on reserved hosts.`,
    isOffline && 'Nothing answered: check that this computer is online.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Text as code, so that a host's answer is not read as Markdown. */
function code(text: string): string {
  return `\`${text.replace(/[`\s]/g, (letter) => encodeURIComponent(letter))}\``;
}

/** The report as Markdown, for a terminal or an issue: everything that is not fine, by page, dead links first. */
export function formatReport(report: LinkReport): string {
  const kinds = [...deadKinds, ...doubtfulKinds];
  const findings = report.checked
    .filter(({ status }) => status.kind !== 'fine')
    .sort((a, b) => kinds.indexOf(a.status.kind) - kinds.indexOf(b.status.kind))
    .flatMap((link) => link.places.map((place) => ({ ...link, place })));
  const pages = [...Map.groupBy(findings, ({ place }) => place.page)].map(([page, found]) => {
    const lines = found.map(({ address, status: { kind, detail, movedTo }, place }) => {
      const mark = deadKinds.includes(kind) ? `**${kind}**` : (labels[kind] ?? kind);
      const words = movedTo === undefined ? detail : `${detail}: ${code(movedTo)}`;
      return `- ${mark}: ${code(address)} ${words}. Written in ${code(`${place.file}:${place.line}`)}.`;
    });
    return [`### ${page.startsWith('/') ? code(page) : page}`, '', ...lines].join('\n');
  });
  return `${[summarize(report), ...pages].join('\n\n')}\n`;
}
