/**
 * What an old blog engine wrote around an article: `date` holds a month and year, `day` is a lone day of
 * a month, `meta` is an author, category or permalink line.
 */
export type MetaLine = 'date' | 'day' | 'meta';

type Piece = MetaLine | 'filler';

interface Match {
  readonly piece: Piece;
  readonly length: number;
}

const longestLineCharacters = 300;
const longestCategoryWords = 7;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s*)?';
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const year = '(?:19|20)\\d\\d';
const end = '(?![\\p{L}\\p{N}])';

const datePattern = new RegExp(
  `^(?:(?:posted|published|written)\\s+)?(?:on:?\\s+)?${weekday}` +
    `(?:${dayNumber}\\s*(?:of\\s+)?${month}\\s*,?\\s*|${month}\\s*${dayNumber}\\s*,?\\s+|${month}\\s*,?\\s*)${year}${end}` +
    '(?:\\s*,?\\s*(?:at\\s+)?\\d{1,2}:\\d\\d(?:\\s*[ap]\\.?m\\.?)?)?',
  'iu',
);
const dayPattern = new RegExp(`^${dayNumber}${end}`, 'iu');
const fillerPattern =
  /^(?:(?:with\s+)?(?:\d+|no|one)\s+comments?|leave\s+a\s+(?:comment|reply)|comments?\s+(?:off|closed))(?![\p{L}\p{N}])/iu;
const separators = /^[\s|·•,;:/–—\-[\]().#"›→]+/u;

const postedPattern = /^(?:this\s+(?:entry|post|article)\s+was\s+)?posted\s+(?:in|under)(?![\p{L}\p{N}])\s*:?\s*/iu;
const categoriesEnd = new RegExp(
  `\\s*(?:[|·•–—]|(?:^|\\s)by:?\\s+(?=\\p{Lu})|(?:^|\\s)(?:on\\s+)?(?=${weekday}(?:${dayNumber}\\s+)?${month}\\s*(?:${dayNumber})?,?\\s+${year})` +
    '|(?:^|[\\s.])(?:bookmark\\s+the\\s+)?permalink\\b|(?:^|\\s)(?:with\\s+)?(?:\\d+|no|one)\\s+comments?\\b)',
  'u',
);
const sentenceStart = /^(?:the|an?|our|my|his|her|their|its|this|that|these|those|each|every|all)\s.*[.!?…]$/isu;
const innerSentence = /[.!?…]\s+\S+\s+\S+\s+\S/u;

const permalinkPattern =
  /^(?:bookmark\s+the\s+)?permalink(?![\p{L}\p{N}])(?:\s*[:\-–—]?\s*(?:https?:\/\/|www\.)\S+)?/iu;
const permalinkToPattern = /^permalink\s+(?:to|for|of)\s+.*$/iu;

const nameWord = "(?!(?:posted|permalink|filed)\\b)\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.\\-]*";
const particle = '(?:(?:de|da|do|dos|del|della|di|la|le|el|van|von|der|den|ten|bin|al|y|e)\\s+){0,2}';
const name = `(?:${particle}${nameWord}(?:\\s+${particle}${nameWord}){0,3}|(?:admin(?:istrator)?|editor|guest|staff|webmaster)${end})`;
const authorPattern = new RegExp(
  `^(?:[Pp]osted\\s+|[Ww]ritten\\s+|POSTED\\s+|WRITTEN\\s+)?[Bb][Yy]\\s*:?\\s+${name}(?:\\s*(?:,|&|and)\\s*${name})?${end}`,
  'u',
);
const timeOnly =
  /^by:?\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|night|nightfall|day|daylight|morning|evening|dawn|dusk|sunset|sunrise|now|then|hand)(?![\p{L}\p{N}])/iu;

function matchCategories(text: string): number {
  const stop = categoriesEnd.exec(text);
  const written = stop === null ? text : text.slice(0, stop.index);
  const categories = written.trim();
  const longest = Math.max(
    ...categories.split(/[,/&+]|\sand\s/u).map((category) => category.trim().split(/\s+/u).length),
  );
  const isProse = longest > longestCategoryWords || sentenceStart.test(categories) || innerSentence.test(categories);
  return isProse ? -1 : written.length;
}

function matchPosted(text: string): Match | undefined {
  const prefix = postedPattern.exec(text)?.[0];
  if (prefix === undefined) return undefined;
  const length = matchCategories(text.slice(prefix.length));
  return length === -1 ? undefined : { piece: 'meta', length: prefix.length + length };
}

function matchPattern(pattern: RegExp, piece: Piece, text: string): Match | undefined {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : { piece, length: found.length };
}

function matchPiece(text: string, isLink: boolean): Match | undefined {
  return (
    matchPattern(datePattern, 'date', text) ??
    matchPattern(fillerPattern, 'filler', text) ??
    matchPattern(dayPattern, 'day', text) ??
    matchPosted(text) ??
    (isLink ? matchPattern(permalinkToPattern, 'meta', text) : undefined) ??
    matchPattern(permalinkPattern, 'meta', text) ??
    (timeOnly.test(text) ? undefined : matchPattern(authorPattern, 'meta', text))
  );
}

/** The text as it is read: compatibility forms resolved, no characters without width, single spaces. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Tells which machine-written line a text is; undefined for prose. A line counts only as a whole: prose
 * that begins with "By" or holds a date is prose.
 * @param isLink whether all words of the line are links
 */
export function classifyMetaLine(text: string, isLink: boolean): MetaLine | undefined {
  let rest = normalizeLine(text);
  if (rest.length > longestLineCharacters) return undefined;
  const pieces: Piece[] = [];
  for (rest = rest.replace(separators, ''); rest !== ''; rest = rest.replace(separators, '')) {
    const match = matchPiece(rest, isLink);
    if (match === undefined || match.length === 0) return undefined;
    pieces.push(match.piece);
    rest = rest.slice(match.length);
  }
  if (pieces.includes('date')) return 'date';
  if (pieces.includes('meta')) return 'meta';
  return pieces.length === 1 && pieces[0] === 'day' ? 'day' : undefined;
}
