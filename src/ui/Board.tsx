import { Picture, type PictureProps } from './Picture.tsx';
import { words } from '#lib/words.ts';

/** A drawn frame over the filmed one, until a visitor points at it, focuses or taps it. Its style is board.css. */
export function Board(props: Pick<PictureProps, 'className' | 'eager' | 'picture' | 'size'>) {
  return (
    <button className="board" data-no-markdown="" type="button">
      <Picture decorative {...props} />
      <span className="slate">{words().writtenPages.cut}</span>
    </button>
  );
}
