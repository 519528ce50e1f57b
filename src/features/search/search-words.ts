import * as v from 'valibot';

const link = v.object({ label: v.string(), path: v.string() });

const searchWords = v.object({
  label: v.string(),
  placeholder: v.string(),
  close: v.string(),
  start: v.object({ heading: v.string(), links: v.array(link) }),
  kinds: v.object({ video: v.string(), page: v.string(), article: v.string() }),
  found: v.object({ one: v.string(), many: v.string() }),
  more: v.string(),
  busy: v.string(),
  none: v.object({ heading: v.string(), text: v.string() }),
  failed: v.object({ text: v.string(), retry: v.string() }),
  keys: v.array(v.object({ key: v.string(), does: v.string() })),
  siteMap: link,
  phone: v.object({ text: v.string(), href: v.string() }),
});

/** Everything that the search says, and where it leads where it has no answer. */
export type SearchWords = v.InferOutput<typeof searchWords>;

/** @throws v.ValiError where the answer is something else. */
export function parseSearchWords(answer: unknown): SearchWords {
  return v.parse(searchWords, answer);
}
