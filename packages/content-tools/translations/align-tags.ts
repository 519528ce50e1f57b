import Markdoc from '@markdoc/markdoc';

interface TopTag {
  readonly name: string;
  readonly source: string;
  /** Its first line, and the one after its last. */
  readonly lines: readonly [number, number];
}

function listTags(body: string): TopTag[] {
  const lines = body.split('\n');
  return Markdoc.parse(body).children.flatMap((node) => {
    if (node.type !== 'tag' || node.tag === undefined) return [];
    const range = [Math.min(...node.lines), Math.max(...node.lines)] as const;
    return {
      name: node.tag,
      source: lines
        .slice(...range)
        .join('\n')
        .trim(),
      lines: range,
    };
  });
}

/** The longest common subsequence of two lists, as pairs of indexes. */
function findCommon(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < before.length && j < after.length;) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Maps each tag of the new text to its index in the old: equal tags first, then those of the same name. */
function findFormer(before: readonly TopTag[], after: readonly TopTag[]): ReadonlyMap<number, number> {
  const same = findCommon(
    before.map(({ source }) => source),
    after.map(({ source }) => source),
  );
  const former = new Map(same.map(([old, now]) => [now, old]));
  const ends = [...same, [before.length, after.length] as const];
  let [oldStart, nowStart] = [0, 0];
  for (const [oldEnd, nowEnd] of ends) {
    const names = (tags: readonly TopTag[], start: number, end: number) =>
      tags.slice(start, end).map(({ name }) => name);
    const pairs = findCommon(names(before, oldStart, oldEnd), names(after, nowStart, nowEnd));
    for (const [old, now] of pairs) former.set(nowStart + now, oldStart + old);
    [oldStart, nowStart] = [oldEnd + 1, nowEnd + 1];
  }
  return former;
}

/**
 * Updates a translation's tags to those of its original: new tags are inserted in the first language until they are
 * translated, and removed ones are removed. The text around them stays.
 */
export function alignTags(before: string, after: string, translation: string): string {
  const [old, now, own] = [listTags(before), listTags(after), listTags(translation)];
  const isAlike = own.length === old.length && own.every(({ name }, index) => name === old[index]?.name);
  if (!isAlike) return translation;
  const former = findFormer(old, now);
  const kept = new Set(former.values());
  if (kept.size === old.length && kept.size === now.length) return translation;
  const lines = translation.split('\n');
  // Backward, so that the indexes of earlier lines stay valid.
  let end = lines.length;
  const put = (at: number, text: string) => lines.splice(at, 0, ...(lines[at - 1]?.trim() ? [''] : []), text, '');
  for (let index = now.length - 1; index >= 0; index -= 1) {
    const place = former.get(index);
    const tag = place === undefined ? undefined : own[place];
    if (tag) [end] = tag.lines;
    else put(end, now[index]?.source ?? '');
  }
  const text = lines.join('\n');
  const gone = own.filter((_tag, place) => !kept.has(place)).map(({ source }) => source);
  const left = gone.reduce((rest, source) => rest.replace(source, () => ''), text);
  return `${left.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n`;
}
