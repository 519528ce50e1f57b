import { hostName, type Embed } from '@site/model/video/players.ts';
import { formatList } from '#lib/intl.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

export interface HostLineProps {
  readonly embeds: readonly Pick<Embed, 'kind'>[];
}

/** Names the hosts of a section's players once, in place of a line on each poster. */
export function HostLine({ embeds }: HostLineProps) {
  const hosts = formatList(new Set(embeds.map(({ kind }) => hostName(kind, words().player))));
  return (
    <p className="text-small text-mist print:hidden" data-no-markdown="">
      {formatMessage(words().player.all, { hosts })}
    </p>
  );
}
