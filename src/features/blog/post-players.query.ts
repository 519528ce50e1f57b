import { readPlayer } from '@site/model/blog/post-player.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { hostName } from '@site/model/video/players.ts';
import { videoEmbed } from '@site/model/video/video-link.ts';
import { findFilm } from '#features/video/videos.query.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/**
 * The players of a post, in order.
 * @param html cleaned HTML.
 */
export async function resolvePlayers(html: string) {
  const players = parseHtml(html).children.flatMap((node) => readPlayer(node) ?? []);
  return Promise.all(
    players.map(async ({ video, title }) => {
      const film = await findFilm(video, title);
      const embed = film?.embed ?? videoEmbed(video);
      return {
        embed,
        title:
          title ||
          (film?.title ?? formatMessage(words().player.untitled, { host: hostName(embed.kind, words().player) })),
        /** The film on this site that it plays, if any. */
        film,
      };
    }),
  );
}

export type PostPlayer = Awaited<ReturnType<typeof resolvePlayers>>[number];
