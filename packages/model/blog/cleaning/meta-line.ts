/**
 * Lines that an old blog engine wrote around a post: `date` contains a month and year, `day` is only a day of a month,
 * `author` only names who wrote it, `label` is "Posted in" alone, whose categories come next, `meta` is any other.
 */
export type MetaLine = 'date' | 'day' | 'author' | 'label' | 'meta';

const longestLine = 300;

const end = '(?![\\p{L}\\p{N}])';
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,?\\s*)?';
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
const dayAndMonth = `(?:${day}\\s*(?:of\\s+)?${month}|${month}\\s*${day}(?=[\\s,])|${month})`;
const date = `(?:on:?\\s+)?${weekday}${dayAndMonth}\\s*,?\\s*(?:19|20)\\d\\d${end}`;
const time = '(?:\\s*,?\\s*(?:at\\s+)?\\d{1,2}:\\d\\d(?:\\s*[ap]\\.?m\\.?)?)?';
const comments = `(?:(?:with\\s+)?(?:\\d+|no|one)\\s+comments?|leave\\s+a\\s+(?:comment|reply)|comments?\\s+(?:off|closed))${end}`;
const permalink = `(?:bookmark\\s+the\\s+)?permalink${end}`;

// A category has up to seven words, so a sentence that begins with "Posted in" is prose.
const categoryWord = `(?!(?:by${end}|${date}|${comments}|${permalink}))[^\\s|·•–—,/.!?…]+`;
const category = `${categoryWord}(?:\\s+${categoryWord}){0,6}`;
const posted = `(?:this\\s+(?:entry|post|article)\\s+was\\s+)?posted\\s+(?:in|under)${end}`;

const nameWord =
  '(?!(?:posted|permalink|filed|[Tt]he)\\b)[“"]?[\\p{Lu}\\p{Lt}\\p{Lo}][\\p{L}\\p{M}\\p{N}\'’.\\-]*[”"]?';
const particle = '(?:(?:de|da|do|dos|del|della|di|la|le|el|van|von|der|den|ten|bin|al|y|e)\\s+){0,2}';
const fullName = `${particle}${nameWord}(?:\\s+(?:${particle}${nameWord}|\\d{1,3}${end})){0,8}`;
const groupWord = '(?:team|crew|staff|studio|editors?|office|desk|company|agency|producers?|department|family|band)';
/** Such as "the Regulus Films team". */
const group = `(?:[Tt]he|THE|[Oo]ur|OUR|his|her|their)\\s+(?:[^\\s,.!?|]+\\s+){0,4}(?:${groupWord}|${groupWord.toUpperCase()})${end}(?:\\s+(?:of|at)\\s+${fullName})?`;
const times =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|(?:mid)?night|nightfall|day(?:light)?|morning|evening|dawn|dusk|sunset|sunrise|now|then|hand|midday|tomorrow|tonight|today|yesterday|(?:candle|fire|lamp|moon|star|torch)light|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter';
/** A name in small letters has none of the words that only prose has. */
const proseWords =
  'the|an?|and|or|of|to|in|on|at|from|with|for|my|our|your|his|her|its|their|this|that|these|those|all|any|each|every|some|no|one|two|three|far|way|means|virtue|reason|contrast|default|design|definition|accident|chance|choice|mistake|nature|law|force|luck|sheer|pure|popular|public|demand|request|invitation|appointment|comparison|car|foot|bus|train|boat|sea|land|air|ear|eye|itself|myself|ourselves|themselves|doing|using|being';
const smallWord = `(?!(?:${proseWords}|${times})${end})[\\p{Ll}@][\\p{L}\\p{M}\\p{N}_@'’-]*(?:\\.[\\p{L}\\p{N}]+)*`;
/** A name in small letters, as people sign on the web; a full stop would end a sentence. */
const handle = `${smallWord}(?:\\s+${smallWord})?(?=\\s*(?:$|[|·•,;/–—]))`;
const name = `(?:${group}|${fullName}|(?:admin(?:istrator)?|editor|guest|staff|webmaster)${end}|${handle})`;
const timeOfDay = new RegExp(`^by:?\\s+(?:${times})(?![\\p{L}\\p{N}])(?!\\s+\\p{Lu})`, 'iu');

const separators = /^[\s|·•,;:/–—\-[\]().#»›→]+/u;

/** The parts of such lines, in the order in which they are tried. */
const pieces: readonly (readonly [MetaLine | 'comments', RegExp])[] = [
  ['date', new RegExp(`^(?:(?:posted|published|written)\\s+)?${date}${time}`, 'iu')],
  ['comments', new RegExp(`^${comments}`, 'iu')],
  ['day', new RegExp(`^${day}${end}`, 'iu')],
  ['meta', new RegExp(`^${posted}(?:\\s*:?\\s*${category}(?:\\s*[,/]\\s*${category})*)?`, 'iu')],
  ['meta', new RegExp(`^${permalink}(?:\\s*[:\\-–—]?\\s*(?:https?://|www\\.)\\S+)?`, 'iu')],
  [
    'author',
    new RegExp(
      `^(?:[Pp]osted\\s+|[Ww]ritten\\s+|POSTED\\s+|WRITTEN\\s+)?[Bb][Yy]\\s*:?\\s+${name}(?:\\s*(?:,|&|\\+|and|with)\\s*${name}){0,3}${end}`,
      'u',
    ),
  ],
];

const bareLabel = new RegExp(`^${posted}\\s*:?$`, 'iu');
const categories = new RegExp(`^${category}(?:\\s*[,/|·•]\\s*${category})*$`, 'iu');

const permalinkTo = /^\W*permalink\s+(?:to|for|of)\s+/iu;

/** Normalizes text: compatibility forms resolved, no zero-width characters, single spaces. */
function normalize(text: string): string {
  const visible = text.normalize('NFKC').replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '');
  return visible.replace(/\s+/gu, ' ').trim();
}

/**
 * The kind of line that a text is; undefined for prose. The whole text must match: a sentence that begins with "By" or
 * contains a date is prose.
 * @param isLink whether all words of the line are links.
 */
export function classifyMetaLine(text: string, isLink: boolean): MetaLine | undefined {
  let rest = normalize(text);
  if (rest.length > longestLine) return undefined;
  if (isLink && permalinkTo.test(rest)) return 'meta';
  const found: string[] = [];
  for (rest = rest.replace(separators, ''); rest !== ''; rest = rest.replace(separators, '')) {
    const line = rest;
    const piece = timeOfDay.test(line) ? undefined : pieces.find(([, pattern]) => pattern.test(line));
    if (piece === undefined) return undefined;
    found.push(piece[0]);
    rest = line.replace(piece[1], '');
  }
  if (found.includes('date')) return 'date';
  if (found.includes('meta')) return found.length === 1 && bareLabel.test(normalize(text)) ? 'label' : 'meta';
  if (found.includes('author')) return 'author';
  return found.length === 1 && found[0] === 'day' ? 'day' : undefined;
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
  return title !== '' && spell(text.replace(permalinkTo, '')) === spell(title);
}
