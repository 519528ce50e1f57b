import type { Problem } from '@site/zod-content/problem.ts';
import type { RawEntry, RawTranslation } from '../check/read-content.ts';
import { adviseOnTokens } from './check-translation.ts';
import { listTranslationStates, type TranslationState } from './translation-state.ts';

const maxNamed = 5;

function nameSome(names: readonly string[]): string {
  const more = names.length - maxNamed;
  return names.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** A file as the command takes it, such as `es/pages/about`. */
function translationName({ file }: Pick<RawEntry, 'file'>, code: string): string {
  return `${code}/${file.replace('content/', '').replace(/\.\w+$/, '')}`;
}

function adviseOnMissing({ first, translation, lacks }: TranslationState): Problem[] {
  if (!translation || lacks.length === 0) return [];
  const advice = `lacks ${lacks.length} ${lacks.length === 1 ? 'text' : 'texts'} of ${first.file}, said there in the first language: ${nameSome(lacks)}`;
  return [{ file: translation.file, field: '', advice }];
}

/** A translation whose original has changed since. */
function adviseOnOutdated({ first, translation }: TranslationState, code: string): Problem[] {
  if (!translation) return [];
  const advice = `is outdated: ${first.file} has changed since. Update it, then run npm run content:translations -- ${translationName(first, code)}`;
  return [{ file: translation.file, field: '', advice }];
}

/** One hint for all files of a language in the same state. */
function adviseOnAll(
  states: readonly TranslationState[],
  { code }: RawTranslation['language'],
  say: (count: string, names: string) => string,
): Problem[] {
  if (states.length === 0) return [];
  const names = states.map(({ first }) => first.file.replace('content/', ''));
  const count = `${names.length} ${names.length === 1 ? 'file' : 'files'}`;
  return [{ file: `content/${code}`, field: '', advice: say(count, nameSome(names)) }];
}

/** Missing files, texts, and facts in texts of a translation; and outdated ones. */
export function adviseOnTranslation(
  translation: RawTranslation,
  originals: readonly RawEntry[],
  today: string,
): Problem[] {
  const { language } = translation;
  const states = listTranslationStates(translation, originals, today);
  const { missing = [], outdated = [], unmarked = [] } = Object.groupBy(states, ({ state }) => state);
  const command = `npm run content:translations -- ${language.code}`;
  return [
    ...adviseOnAll(
      missing,
      language,
      (count, names) => `has no words of ${count}, which stay in the first language: ${names}`,
    ),
    ...adviseOnAll(
      unmarked,
      language,
      (count, names) =>
        `has no version of the original recorded for ${count}: ${names}. If that is up to date, run ${command}`,
    ),
    ...outdated.flatMap((one) => adviseOnOutdated(one, language.code)),
    ...states.flatMap(adviseOnMissing),
    ...states.flatMap(({ first, translation: own }) => (own ? adviseOnTokens(first, own) : [])),
  ];
}
