import * as z from 'zod/mini';

const link = z.object({ label: z.string(), path: z.string() });

const searchWords = z.object({
  label: z.string(),
  placeholder: z.string(),
  close: z.string(),
  start: z.object({ heading: z.string(), links: z.array(link) }),
  kinds: z.object({ video: z.string(), page: z.string(), article: z.string() }),
  found: z.object({ one: z.string(), many: z.string() }),
  more: z.string(),
  busy: z.string(),
  none: z.object({ heading: z.string(), text: z.string() }),
  failed: z.object({ text: z.string(), retry: z.string() }),
  keys: z.array(z.object({ key: z.string(), does: z.string() })),
  siteMap: link,
  phone: z.object({ text: z.string(), href: z.string() }),
});

/** Everything that the search says, and where it leads where it has no answer. */
export type SearchWords = z.infer<typeof searchWords>;

/** @throws $ZodError where the answer is something else. */
export function parseSearchWords(answer: unknown): SearchWords {
  return searchWords.parse(answer);
}
