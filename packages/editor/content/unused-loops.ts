import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent, type RawContent } from '@site/model/check/read-content.ts';

const loopForm = /^\.\.\/(media\/loops\/[\w/-]+)$/;

/** The loops that content names, by their places in the content folder and without an ending. */
function loopsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    const [, place] = loopForm.exec(value) ?? [];
    if (place !== undefined) found.add(place);
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) loopsIn(inner, found);
  }
  return found;
}

/**
 * Takes out loops that a change leaves without anyone who names them: they would be published all the same, and the check
 * would refuse the change.
 * @param before the content before the change.
 */
export async function removeUnusedLoops(before: RawContent, stage: ContentStage): Promise<void> {
  const after = await readContent(stage.folder);
  const named = loopsIn(after.entries.map(({ data }) => data));
  const gone = [...loopsIn(before.entries.map(({ data }) => data))].filter((place) => !named.has(place));
  for (const place of gone) {
    await stage.remove(`${place}.av1.mp4`);
    await stage.remove(`${place}.mp4`);
  }
}
