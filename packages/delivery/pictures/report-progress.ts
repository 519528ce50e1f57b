import { clearLine, cursorTo } from 'node:readline';
import type { PictureQueue } from './picture-queue.ts';

/** Pictures per line of a log. */
const logStep = 250;

/** Reports how many pictures are left: in place in a terminal, or now and then in a log. */
export function reportProgress(pictures: PictureQueue): void {
  if (pictures.total === 0) return;
  const { stdout } = process;
  const show = (isFirst = false) => {
    const { left, total } = pictures;
    const line = left === 0 ? `All ${total} pictures are encoded.` : `${left} of ${total} pictures are left to encode.`;
    if (stdout.isTTY) {
      clearLine(stdout, 0);
      cursorTo(stdout, 0);
      stdout.write(left === 0 ? `${line}\n` : line);
    } else if (isFirst || left % logStep === 0) console.log(line);
  };
  show(true);
  pictures.onEncoded(() => show());
}
