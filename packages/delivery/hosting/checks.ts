import { cachingChecks } from './checks/caching.ts';
import { fileChecks } from './checks/files.ts';
import { headerChecks } from './checks/headers.ts';
import { oddPathChecks } from './checks/odd-paths.ts';

/** In the order of the table's rows. */
export const checks = { ...fileChecks, ...headerChecks, ...cachingChecks, ...oddPathChecks } as const;

/** As the table names it. */
export type CheckName = keyof typeof checks;

/** Checks that a target does not pass, each with the reason. */
export type Exceptions = Readonly<Partial<Record<CheckName, string>>>;

const weakTags = "sirv's tags are made of a file's size and time.";

/** What the server of `npm start` does not do: it is a preview for the owner, who does not need it. */
export const npmStartExceptions: Exceptions = {
  'every type of file: a strong entity tag': weakTags,
  'one of several tags: 304': 'sirv compares one tag, and sends the file otherwise.',
  'films: 206 for the last bytes': 'sirv knows no range from the end: the whole file is sent.',
  'films: If-Range with the same tag: the part': `${weakTags} A weak one does not allow a part, so the whole file is sent.`,
};

const noRanges = 'The local engine has no ranges and sends the whole file.';

/** What Cloudflare's engine does differently, as `wrangler dev` runs it. */
export const cloudflareExceptions: Exceptions = {
  'the 404 page has no address of its own': '`/404` answers 200 with the page, since `404.html` is a page like others.',
  'a 404 is revalidated, also where names have a hash':
    '`_headers` matches by path alone, so a missing file below `/uploads/` gets the header of an existing one. Only a page from before a deployment can ask for one, and its name does not come back.',
  'parts of pages: no headers for documents':
    '`_headers` can only add. Over HTTP/2 and 3, which Cloudflare and Netlify speak, a repeated header costs one byte.',
  'text, for clients that accept both, as browsers do: Brotli':
    'The local engine uses the encoding that is named first, whatever the client prefers.',
  'Markdown and the JSON feed: Brotli': 'Cloudflare compresses a list of types, and these two are not on it.',
  'text varies by Accept-Encoding': 'The local engine compresses answers without saying so.',
  'each encoding of a file has its own tag': 'The tag is that of the file, and answers are compressed afterwards.',
  'one of several tags: 304': 'A list of tags is read as one tag.',
  'films: 206 for a part': noRanges,
  'films: 206 for the last bytes': noRanges,
  'films: 416 for a part after the end': noRanges,
  'films: If-Range with the same tag: the part': noRanges,
  'a request for *: no 5xx': 'The server of `wrangler dev`, in front of the engine, answers 500.',
};
