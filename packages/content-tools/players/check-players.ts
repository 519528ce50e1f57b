import { pathToFileURL } from 'node:url';
import { readSite } from '@site/model/check/read-site.ts';
import { askHost, type Finding, type Hosts } from '../hosts/oembed.ts';
import { listPlayers, type Player } from './list-players.ts';

type Asked = Player & { readonly finding: Finding };

/** Players that visitors cannot start; other failures may be temporary. */
const deadKinds: readonly Finding['kind'][] = ['removed', 'private'];

const isDead = ({ finding }: Asked) => deadKinds.includes(finding.kind);

/** A line of Markdown; a host's words are code, so that they mention nobody in an issue. */
function describe({ page, places, finding }: Asked): string[] {
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
 * Asks the hosts of all players of a content folder whether this site may show them, one after another.
 * @param content the content folder.
 * @param tell is told each answer.
 * @throws Error if none can be checked.
 */
export async function checkPlayers(
  content: string,
  hosts: Hosts,
  tell: (line: string) => void = () => undefined,
): Promise<PlayerReport> {
  const { company, origin } = await readSite(pathToFileURL(`${content}/`));
  const options = { userAgent: `${company} player check (+${origin})`, referer: `${origin}/` };
  const asked = await Array.fromAsync(listPlayers(content), async (player): Promise<Asked> => {
    const finding = await askHost(player.video, hosts, options);
    tell(`${player.page}: ${finding.kind}`);
    return { ...player, finding };
  });
  const dead = asked.filter(isDead);
  const others = asked.filter((one) => !isDead(one));
  const lines = [...dead, ...others].flatMap(describe);
  if (asked.length > 0 && lines.length === asked.length && dead.length === 0)
    throw new Error(['No player could be checked. Is this computer online?', ...lines].join('\n'));
  return {
    text: `${[`${asked.length} players asked, ${dead.length} dead.`, ...lines].join('\n')}\n`,
    hasDead: dead.length > 0,
  };
}
