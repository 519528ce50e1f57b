import { z } from 'zod';
import { hasCode } from '@site/model/files/has-code.ts';

const kept = 'Copy what you wrote, reload the page, and try again.';

/** An unexpected failure, as a sentence for the screen. */
export function describeFailure(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) {
    return `The editor sent something that cannot be read, so nothing was changed. ${kept}`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (hasCode(error, 'ENOSPC', 'EDQUOT') || /no space left|out of disk|quota exceeded/i.test(reason))
    return 'The disk is full, so nothing was changed. Make room, then try again.';
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return 'The editor may not read or write a file of the content, so nothing was changed. Give it the right to, then try again.';
  }
  return `Something in the editor failed (${reason}). ${kept}`;
}
