/** A video of the catalogue: its file's name without an ending, and the fields of that file. */
export interface CatalogueVideo {
  readonly slug: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Loops stay with the video they were made for. */
const ownFields = new Set(['loop', 'featuredLoop']);

function highest(videos: readonly CatalogueVideo[], field: 'id' | 'order'): number {
  return videos.reduce((top, { fields }) => Math.max(top, Number(fields[field])), 0);
}

/** A category's videos, in the editors' order. */
export function listCategory(videos: readonly CatalogueVideo[], category: 'music' | 'corporate'): CatalogueVideo[] {
  return videos
    .filter(({ fields }) => fields.category === category)
    .sort((a, b) => Number(a.fields.order) - Number(b.fields.order));
}

/**
 * Further music videos, each a variation of one that is there: `Nitrate` gives `Nitrate 2`, `Nitrate 3` and so on, with a
 * number and a place in the order of its own.
 * @param videos the whole catalogue, of both categories.
 * @param total how many music videos there shall be with those that are there.
 * @returns the ones to add; none where there are enough.
 */
export function generateVideos(videos: readonly CatalogueVideo[], total: number): CatalogueVideo[] {
  const originals = listCategory(videos, 'music');
  if (originals.length === 0) throw new Error('content/videos has no music video to vary');
  const [firstId, firstOrder] = [highest(videos, 'id') + 1, highest(videos, 'order') + 1];
  return Array.from({ length: Math.max(0, total - originals.length) }).flatMap((_, index) => {
    const original = originals[index % originals.length];
    if (!original) return [];
    const number = String(Math.floor(index / originals.length) + 2);
    const kept = Object.entries(original.fields).filter(([field]) => !ownFields.has(field));
    const fields = {
      ...Object.fromEntries(kept),
      id: firstId + index,
      title: `${String(original.fields.title)} ${number}`,
      order: firstOrder + index,
    };
    return [{ slug: `${original.slug}-${number}`, fields }];
  });
}
