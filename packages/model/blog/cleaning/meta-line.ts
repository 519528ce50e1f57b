/** In characters; longer lines are prose. */
const maxLineLength = 200;

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\\.?';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const day = '(?:[0-2]?\\d|3[01])(?:st|nd|rd|th)?';
const time = '(?:\\s*,?\\s*(?:at\\s+)?\\d{1,2}:\\d\\d(?:\\s*[ap]\\.?m\\.?)?)?';
const date = new RegExp(
  `(?:\\bon:?\\s+)?(?:\\b${weekday},?\\s+)?\\b(?:${day}\\s*${month}|${month}\\s+${day},?|${month}),?\\s*\\d{4}\\b${time}`,
  'giu',
);
const name = `[“"]?[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}\\p{N}'’.\\-]*[”"]?`;
const fullName = `${name}(?:\\s+(?:(?:de|da|di|la|van|von|der|y)\\s+)*${name}){0,5}`;
const person = `(?:(?:the|our)\\s+(?:\\S+\\s+){0,4}(?:team|crew|staff|editors)(?:\\s+(?:of|at)\\s+${fullName})?|${fullName})`;
/** A position or a company, rather than the clause of a sentence. */
const role = '(?!(?:the|an?|I|we|he|she|it|they|you|there|who|when|as)\\s)[^\\s,]+(?:[\\s,]+[^\\s,]+){0,7}(?<![.!?])';
const category = '[^\\s,.!?…]+(?:\\s+[^\\s,.!?…]+){0,4}';
const categories = `${category}(?:\\s*[,/]\\s*${category})*`;

const categoryList = new RegExp(`^${categories}$`, 'u');
const label = /^posted in:?$/iu;
const dayAlone = new RegExp(`^${day}$`, 'iu');

const lines = [
  dayAlone,
  new RegExp(`^posted in:?(?:\\s+${categories})?$`, 'iu'),
  new RegExp(
    `^[Bb][Yy]:?\\s+(?:${person}(?:(?:,|\\s+and)\\s+${person})*(?:\\s*[,–-]\\s*${role})?|admin|[a-z]+[_.\\d]\\S*)\\.?$`,
    'u',
  ),
  /^permalink(?:\s?\.|:?\s*\S+:\S+|\s+(?:to|for)\s[^.!?]+)?$/iu,
];
const noByline = new RegExp(`^by (?:${month}|${weekday})$`, 'iu');
/** What may be beside them. */
const extra = /^(?:\d+|no) comments?$|^\d+ min(?:ute)?s?(?: read)?$/iu;
const separator = /\s*[|·•[\]]\s*|\s+(?=(?:posted in|by)\s)/iu;

/** Compatibility forms, zero-width characters and white space. */
function normalize(text: string): string {
  const visible = text.normalize('NFKC').replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '');
  return visible.replace(/\s+/gu, ' ').trim();
}

export function isDay(text: string): boolean {
  return dayAlone.test(normalize(text));
}

const isKnown = (part: string) => !noByline.test(part) && lines.some((one) => one.test(part));

/**
 * Whether a line is one that an old blog engine wrote around a post: its day, its month and year, "Posted in …", "By
 * …", "Permalink", or several of these. The whole line must match: a sentence that begins with "By" or contains a date
 * is prose.
 */
export function isMetaLine(text: string): boolean {
  const line = normalize(text);
  if (line.length > maxLineLength) return false;
  const others = line.replace(date, '|');
  const parts = others.split(separator).map((part) => part.replace(/^[\s,:]+|[\s,:]+$/gu, ''));
  const said = parts.filter((part) => part !== '' && !extra.test(part));
  return isKnown(line) || (said.every(isKnown) && (said.length > 0 || others !== line));
}

/** Whether a line is the category list after a line with only "Posted in". */
export function isCategories(text: string, before: string): boolean {
  return label.test(normalize(before)) && categoryList.test(normalize(text));
}

function normalizeTitle(text: string): string {
  const plain = normalize(text).normalize('NFKD').toLowerCase().replaceAll('&', 'and');
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}

/** Whether a text only repeats the title, ignoring case, spacing and punctuation, also as "Permalink to …". */
export function repeatsTitle(text: string, title: string): boolean {
  return title !== '' && normalizeTitle(text.replace(/^\W*permalink\s+(?:to|for)\s+/iu, '')) === normalizeTitle(title);
}
