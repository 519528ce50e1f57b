/** Longer lines are prose, in characters. */
const maxLineLength = 200;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const dayAlone = new RegExp(`^${day}$`, 'iu');
const date = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:on:?\\s+)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s*)?` +
    `(?:${day}\\s*(?:of\\s+)?${month}|${month}\\.?\\s*${day}(?=[\\s,])|${month})\\.?\\s*,?\\s*(?:19|20)\\d\\d` +
    `(?:\\s*,?\\s*(?:at\\s+)?\\d{1,2}:\\d\\d(?:\\s*[ap]\\.?m\\.?)?)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const permalink = /(?:bookmark\s+the\s+)?\bpermalink\b(?::?\s*(?:https?:\/\/|www\.)\S+)?/giu;
/** What engines write beside the others: comments, and how long the post is. */
const extras =
  /(?:with\s+)?\b(?:\d+|no|one)\s+comments?\b|\bleave\s+a\s+(?:comment|reply)\b|\bcomments?\s+(?:off|closed)\b|(?:\breading\s+time:?\s*)?\b\d+\s*-?\s*min(?:ute)?s?\b(?:\s+read)?/giu;

const particle = '(?:(?:de|da|do|dos|del|della|di|la|le|el|van|von|der|den|ten|bin|al|y|e)\\s+)*';
const nameWord = '[“"]?[\\p{Lu}\\p{Lt}\\p{Lo}][\\p{L}\\p{M}\\p{N}\'’.\\-]*[”"]?';
const fullName = `${particle}${nameWord}(?:\\s+(?:${particle}${nameWord}|\\d{1,3})){0,5}`;
/** Such as "the Regulus Films team". */
const group = `(?:[Tt]he|[Oo]ur)\\s+(?:[^\\s,.]+\\s+){0,4}(?:team|crew|staff|studio|editors?)(?:\\s+(?:of|at)\\s+${fullName})?`;
const person = `(?:${group}|${fullName})`;
/** A person's title or company; a clause begins otherwise, and a sentence ends with a mark. */
const role =
  '(?!(?:the|an?|I|we|he|she|it|they|you|there|who|whose|which|when|as)\\s)[^\\s,;]+(?:[\\s,]+[^\\s,;]+){0,7}(?<![.!?])';
const author = new RegExp(
  `^(?:[Pp]osted\\s+|[Ww]ritten\\s+)?[Bb][Yy]:?\\s+(?:(?<first>${person})(?:\\s*(?:,|&|\\+|and|with)\\s*${person})*|(?<login>[@\\p{Ll}][\\p{L}\\p{N}_.\\-]*))(?:\\s*[,;\\-]\\s*${role}|\\.)?$`,
  'u',
);
/** Single words that end a phrase such as "by noon", not a byline. */
const noNames = new RegExp(
  `^(?:${month}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter|spring|summer|autumn|fall|winter|noon|midday|(?:mid)?night|day(?:light)?|dawn|dusk|morning|evening|sun(?:set|rise)|now|then|today|tomorrow|tonight|hand|eye|ear|foot|car|bus|train|boat|land|sea|air|chance|accident|mistake|default|design|definition|luck|law|nature|request|invitation|contrast|comparison)\\.?$`,
  'iu',
);

const posted = '^(?:this\\s+(?:entry|post|article)\\s+was\\s+)?(?:posted|filed)\\s+(?:in|under)\\s*:?';
const bareLabel = new RegExp(`${posted}$`, 'iu');
const word = '[^\\s,.!?…]+';
const category = `${word}(?:\\s+${word}){0,4}`;
const categories = new RegExp(`^${category}(?:\\s*[,/·•]\\s*${category})*$`, 'u');
const postedIn = new RegExp(`${posted}\\s*(?:${category}(?:\\s*[,/]\\s*${category})*|${word}\\.)?$`, 'iu');

const separator = /\s*[|·•–—/[\]()#»›→]+\s*|\s+-\s+|(?<!was)\s+(?=(?:posted\s+(?:in|under|by)|by)\s)/iu;

/** Normalizes text: compatibility forms resolved, no zero-width characters, single spaces. */
function normalize(text: string): string {
  const visible = text.normalize('NFKC').replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '');
  return visible.replace(/\s+/gu, ' ').trim();
}

function isAuthor(part: string): boolean {
  const { first, login } = author.exec(part)?.groups ?? {};
  return !noNames.test(first ?? login ?? 'noon');
}

/** Whether a line is only the day of a month, which the next line may complete. */
export function isDay(text: string): boolean {
  return dayAlone.test(normalize(text));
}

/**
 * Whether a line is one that an old blog engine wrote around a post: its day, its month and year, "Posted in …", "By …",
 * "Permalink", or several of these. The whole line must be: a sentence that begins with "By" or has a date is prose.
 * @param isLink whether all words of the line are links.
 */
export function isMetaLine(text: string, isLink: boolean): boolean {
  const line = normalize(text);
  if (line === '' || line.length > maxLineLength) return false;
  if (isLink ? /^permalink\b/iu.test(line) : dayAlone.test(line)) return true;
  const others = line.replace(date, ' | ').replace(permalink, ' | ');
  const parts = others
    .replace(extras, ' | ')
    .split(separator)
    .map((part) => part.replace(/^[\s.,:;]+|[\s,:;]+$/gu, ''))
    .filter((part) => part !== '');
  const named = parts.map((part) => isAuthor(part) || postedIn.test(others === line ? part : part.replace(/\.$/u, '')));
  const isRest = (part: string, index: number) =>
    /^(?:posted|published|written|updated)(?:\s+on)?$/iu.test(part) ||
    (named[index - 1] === true && categories.test(part));
  return (
    (others !== line || named.includes(true)) &&
    parts.every((part, index) => named[index] === true || isRest(part, index))
  );
}

/** Whether a line is "Posted in" alone, so that the categories are on the next. */
export function isLabel(text: string): boolean {
  return bareLabel.test(normalize(text));
}

/** Whether a text is what an engine wrote after "Posted in": a few words, or several of them with commas between. */
export function isCategories(text: string): boolean {
  return categories.test(normalize(text));
}

function spell(text: string): string {
  const plain = normalize(text).normalize('NFKD').toLowerCase().replaceAll('&', 'and');
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}

/** Whether a text is only the title, ignoring case, spacing and punctuation, also as "Permalink to …". */
export function repeatsTitle(text: string, title: string): boolean {
  return title !== '' && spell(text.replace(/^\W*permalink\s+(?:to|for|of)\s+/iu, '')) === spell(title);
}
