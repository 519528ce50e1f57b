import type { RawEntry, RawTranslation } from '../check/read-content.ts';
import { isDraft } from '../drafts/is-draft.ts';
import type { ContentName } from '../schemas/content-files.ts';
import { listTranslatable, digestWords, readDigest } from './translation-digest.ts';

/** The state of a file in another language. */
export interface TranslationState {
  /** The file in the first language. */
  readonly first: RawEntry;
  readonly translation: RawEntry | undefined;
  /** `unmarked`: without the digest of its original. */
  readonly state: 'missing' | 'outdated' | 'unmarked' | 'current';
  /** The fields without a translation, which are shown in the first language. */
  readonly lacks: readonly string[];
}

/** Files about one language alone. */
const untranslated: readonly ContentName[] = ['redirects', 'featured'];

/** Text without a longer word, such as `50 mm · T2 · 24 fps`, is the same in every language. */
const longerWord = /\p{L}{4}/u;

const needsWords = (text: string) => longerWord.test(text.replaceAll(/\{[^}]*\}/g, ''));

/**
 * The state of every file with words in another language. Drafts can wait.
 * @param today the date that decides what is a draft.
 */
export function listTranslationStates(
  { entries }: Pick<RawTranslation, 'entries'>,
  originals: readonly RawEntry[],
  today: string,
): TranslationState[] {
  const own = new Map(entries.map((entry) => [`${entry.name}/${entry.slug}`, entry]));
  return originals.flatMap((first): TranslationState[] => {
    const translation = own.get(`${first.name}/${first.slug}`);
    if (untranslated.includes(first.name) || (!translation && isDraft(first.data, today))) return [];
    const words = listTranslatable(first);
    if (words.size === 0) return [];
    if (!translation) return [{ first, translation, state: 'missing', lacks: [] }];
    const there = listTranslatable(translation);
    const lacks = [...words].flatMap(([field, text]) => (there.get(field) || !needsWords(text) ? [] : field));
    const digest = readDigest(translation);
    const state = digest === undefined ? 'unmarked' : digest === digestWords(words) ? 'current' : 'outdated';
    return [{ first, translation, state, lacks }];
  });
}
