import type { CheckName } from './checks.ts';

const noRanges = 'The local engine knows no ranges and sends the whole.';

/** What Cloudflare's engine does otherwise, as `wrangler dev` runs it here. */
export const cloudflareExceptions = {
  'the 404 page has no address of its own': '`/404` answers 200 with the page, as `404.html` is a page like others.',
  'a 404 is asked anew, where names have a hash':
    '`_headers` goes by the path alone, so that a missing file below `/uploads/` has the header of one that is there. Only a page from before a deployment can ask for one, and its name does not come back.',
  'parts of pages: no headers for documents':
    '`_headers` can only add. Over HTTP/2 and 3, which Cloudflare and Netlify speak, what was sent before costs a byte.',
  'text, for who takes gzip and Brotli, as browsers do: Brotli':
    'The local engine packs in the first way that is named, whatever the visitor would rather have.',
  'Markdown and the JSON feed, for who takes Brotli: Brotli':
    'Types on a list of its own are packed, and these two are not on it.',
  'text says that it varies by Accept-Encoding': 'The local engine packs answers without saying so.',
  'each packed form has a tag of its own': 'The tag is that of the file, and answers are packed afterwards.',
  'one of several tags: 304': 'A list of tags is read as one tag.',
  'films: 206 for a part': noRanges,
  'films: 416 for a part behind the end': noRanges,
  'films: If-Range with the same tag, the part': noRanges,
  'a request for *: no 5xx': 'The server of `wrangler dev`, which stands before the engine, answers 500.',
} as const satisfies Partial<Record<CheckName, string>>;
