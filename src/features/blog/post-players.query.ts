import { readPlayer } from '@site/model/blog/post-player.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import { hostName } from '@site/model/video/players.ts';
import { videoEmbed } from '@site/model/video/video-link.ts';
import { findFilm } from '#features/video/videos.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import { say } from '#lib/say.ts';
import { words } from '#lib/words.ts';

/**
 * The players of a post, in order.
 * @param html cleaned HTML.
 * @param file the post's content file.
 */
export async function resolvePlayers(html: string, file: string) {
  const players = parseHtml(html).children.flatMap((node) => readPlayer(node) ?? []);
  return Promise.all(
    players.map(async ({ video, title, poster }) => {
      const film = await findFilm(video, title);
      const embed = film?.embed ?? videoEmbed(video);
      // A picture on another site would be loaded before the visitor asks for anything.
      const own = poster?.startsWith(blogPictureFolder)
        ? poster.replace(blogPictureFolder, '../media/blog/')
        : undefined;
      return {
        embed,
        title: title || (film?.title ?? say(words().player.untitled, { host: hostName(embed.kind, words().player) })),
        /** Shown before it plays: the post's own picture, or the film's poster. */
        poster: own === undefined ? film?.poster : await resolvePicture(file, own, '', 'card'),
        /** The film on this site that it plays, if any. */
        film,
      };
    }),
  );
}

/** A player in a post. */
export type PostPlayer = Awaited<ReturnType<typeof resolvePlayers>>[number];
