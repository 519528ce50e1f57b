import { isDeepStrictEqual } from 'node:util';
import { titleField, type CollectionName } from '@site/content-tools/entries/collections.ts';
import { valuesOf, valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { Person } from '../api.ts';
import type { Drafts } from './drafts.ts';
import { contentLabel } from './labels.ts';
import { readable } from './merge.ts';
import { RefusalError } from './refusal.ts';
import { renumber } from './renumber.ts';
import { finish, withStage, type Saved } from './save.ts';
import { fileOf, readState } from './state.ts';

export interface OrderRequest {
  readonly name: CollectionName;
  /** Files in the order that was there, and in the one that is wanted. */
  readonly base: readonly string[];
  readonly files: readonly string[];
}

/** Puts entries of a list in another order. @throws RefusalError where somebody else has done so meanwhile. */
export async function saveOrder(drafts: Drafts, { name, base, files }: OrderRequest, person: Person): Promise<Saved> {
  return withStage(drafts, async (stage) => {
    const content = readContent(stage.before);
    const known = content.entries.filter((entry) => entry.name === name && base.includes(fileOf(entry)));
    const orderOf = (data: unknown) => Number(valuesOf({ data }).order ?? Number.MAX_SAFE_INTEGER);
    const titleIn = (data: unknown) => readable(valuesOf({ data })[titleField(name)]);
    const now = readState(drafts.content).entries.flatMap((entry) => (base.includes(entry.file) ? entry.file : []));
    const wanted = files.flatMap((file) => known.find((entry) => fileOf(entry) === file) ?? []);
    if (!isDeepStrictEqual(now, base) || wanted.length !== base.length) {
      const words = (list: readonly string[]) =>
        list.map((file) => titleIn(known.find((entry) => fileOf(entry) === file)?.data) || file).join('\n');
      const label = contentLabel(name);
      const fields = [{ field: 'order', label: 'Order', mine: words(files), theirs: words(now) }];
      const conflicts = [{ file: '', title: label, fields, current: { files: now } }];
      throw new RefusalError(409, `Somebody else has put ${label} in another order as well.`, { conflicts });
    }
    const numbers = renumber(wanted.map(({ data }) => orderOf(data)));
    for (const [index, entry] of wanted.entries()) {
      const order = numbers[index];
      if (order === orderOf(entry.data)) continue;
      const values = { ...valuesWithText(entry), order };
      await stage.write(fileOf(entry), patchFile(entry.file, entry.source, values));
    }
    // The first that has moved stands for them all.
    const [first = ''] = stage.changed;
    return {
      file: first,
      files: await finish({ drafts, stage, content }, { person, file: first, message: `Order ${contentLabel(name)}` }),
    };
  });
}
