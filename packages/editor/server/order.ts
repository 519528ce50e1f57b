import { valuesOf, valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import type { MoveRequest, Person } from '../api.ts';
import type { Drafts } from './drafts.ts';
import { contentLabel } from './labels.ts';
import { RefusalError } from './refusal.ts';
import { finish, withStage, type Saved } from './save.ts';
import { fileOf, readState } from './state.ts';

/** The gap between two order numbers. */
const step = 10;

const orderOf = (entry: RawEntry | undefined) => Number(entry && valuesOf(entry).order);

/** Renumbers only the moved entry if there is a gap, else all. */
function renumber(list: readonly RawEntry[], moved: number): ReadonlyMap<RawEntry, number> {
  const [entry, before, after] = [list[moved], list[moved - 1], list[moved + 1]];
  const low = before ? orderOf(before) : -1;
  const high = after ? orderOf(after) : low + 2 * step;
  const middle = Math.floor((low + high) / 2);
  if (entry && middle > low && middle < high) return new Map([[entry, middle]]);
  return new Map(list.map((one, index) => [one, (index + 1) * step]));
}

export async function moveEntry(
  drafts: Drafts,
  { name, file, next, isAfter }: MoveRequest,
  person: Person,
): Promise<Saved> {
  return withStage(drafts, async (stage) => {
    const content = readContent(stage.before);
    const list = readState(drafts.content).entries.flatMap((summary) =>
      summary.name === name ? (content.entries.find((one) => fileOf(one) === summary.file) ?? []) : [],
    );
    const entry = list.find((one) => fileOf(one) === file);
    const others = list.filter((one) => one !== entry);
    const place = others.findIndex((one) => fileOf(one) === next);
    if (!entry || place < 0) {
      throw new RefusalError(
        409,
        'One of these entries was deleted in the meantime, so nothing was moved. The list is now up to date.',
      );
    }
    const target = isAfter ? place + 1 : place;
    for (const [one, order] of renumber(others.toSpliced(target, 0, entry), target)) {
      if (order === orderOf(one)) continue;
      await stage.write(fileOf(one), patchFile(one.file, one.source, { ...valuesWithText(one), order }));
    }
    if (stage.changed.size === 0) return { file, files: [] };
    const message = `Order ${contentLabel(name)}`;
    return { file, files: await finish({ drafts, stage, content }, { person, file, message }) };
  });
}
