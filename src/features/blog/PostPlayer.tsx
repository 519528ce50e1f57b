import type { PostPlayer as PlayerData } from './post-players.query.ts';
import { Facade, FacadeFrame } from '#features/player/Facade.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';
import { words } from '#lib/words.ts';

/** A player in a post, behind its poster or, without one, behind a panel with its title. */
export function PostPlayer({ embed, title, film }: PlayerData) {
  if (film) return <Facade embed={embed} poster={film.poster} size="twoThirdsOfScreen" title={title} />;
  return (
    <FacadeFrame embed={embed} note="middle">
      <span className="post-panel">
        <PlayMark large />
        <span>
          <span className="sr-only" data-no-markdown="">
            {words().player.play}{' '}
          </span>
          <span data-title="">{title}</span>
        </span>
      </span>
    </FacadeFrame>
  );
}
