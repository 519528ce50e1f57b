import { pathToFileURL } from 'node:url';
import { readSite } from '@site/model/check/read-site.ts';
import { askHost, type Finding, type Hosts } from '../hosts/oembed.ts';
import { listPlayers, type Player } from './list-players.ts';

type CheckedPlayer = Player & { readonly finding: Finding };

/** Players that visitors cannot start; other failures may be temporary. */
const deadKinds: readonly Finding['kind'][] = ['removed', 'private'];

const isDead = ({ finding }: CheckedPlayer) => deadKinds.includes(finding.kind);

/** A line of Markdown. A host's answer is quoted as code, so that it can't mention people in an issue. */
function describe({ page, places, finding }: CheckedPlayer): string[] {
  if (finding.kind === 'found') return [];
  const kind = deadKinds.includes(finding.kind) ? `**${finding.kind}**` : 'could not be checked';
  return [`- ${kind}: \`${page}\` ${finding.detail}. Written in ${places.map((place) => `\`${place}\``).join(', ')}.`];
}

export interface PlayerReport {
  /** As Markdown, dead players first. */
  readonly text: string;
  readonly hasDead: boolean;
}

/**
 * Asks the hosts of all players in a content folder, one after another, whether this site may show them.
 * @param content the content folder.
 * @param log is called with a line for each answer.
 * @throws Error if none can be checked.
 */
export async function checkPlayers(
  content: string,
  hosts: Hosts,
  log: (line: string) => void = () => undefined,
): Promise<PlayerReport> {
  const { company, origin } = await readSite(pathToFileURL(`${content}/`));
  const options = { userAgent: `${company} player check (+${origin})`, referer: `${origin}/` };
  const checked = await Array.fromAsync(listPlayers(content), async (player): Promise<CheckedPlayer> => {
    const finding = await askHost(player.video, hosts, options);
    log(`${player.page}: ${finding.kind}`);
    return { ...player, finding };
  });
  const dead = checked.filter(isDead);
  const others = checked.filter((one) => !isDead(one));
  const lines = [...dead, ...others].flatMap(describe);
  if (checked.length > 0 && lines.length === checked.length && dead.length === 0)
    throw new Error(['No player could be checked. Is this computer online?', ...lines].join('\n'));
  return {
    text: `${[`${checked.length} players asked, ${dead.length} dead.`, ...lines].join('\n')}\n`,
    hasDead: dead.length > 0,
  };
}
