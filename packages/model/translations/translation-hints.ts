import type { Problem } from '../check/problem.ts';
import { fieldName } from '../check/problem.ts';
import type { RawEntry, RawTranslation } from '../check/read-content.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '../schemas/walk-fields.ts';
import { adviseOnTokens } from './check-translation.ts';
import { pairEntries, type TranslatedPair } from './check-translations.ts';

/** How many names a hint lists. */
const mostNamed = 5;

function nameSome(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}

/** The texts of a file that its translation lacks. */
function adviseOnMissing({ first, translation }: TranslatedPair): Problem[] {
  const { schema } = contentFiles[first.name];
  const own = new Set(listTexts(schema, translation.data).map(({ path }) => fieldName(path)));
  const missing = listTexts(schema, first.data).flatMap(({ path, meaning }) =>
    meaning?.kind === 'text' && !meaning.isName && !own.has(fieldName(path)) ? [fieldName(path)] : [],
  );
  if (missing.length === 0) return [];
  const advice = `lacks ${String(missing.length)} ${missing.length === 1 ? 'text' : 'texts'} of ${first.file}, said there in the first language: ${nameSome(missing)}`;
  return [{ file: translation.file, field: '', advice }];
}

/** What a translation lacks: files, texts of its files, and facts of its texts. */
export function adviseOnTranslation(translation: RawTranslation, originals: readonly RawEntry[]): Problem[] {
  const { pairs } = pairEntries(translation, originals);
  const translated = new Set(pairs.map(({ first }) => first.file));
  const pages = originals.filter(({ file }) => /\/(?:pages|videos|movies|team|blog)\//.test(file));
  const missing = pages.filter(({ file }) => !translated.has(file)).map(({ file }) => file.replace('content/', ''));
  const { code } = translation.language;
  const advice = `has no words of ${String(missing.length)} pages and entries, which stay in the first language: ${nameSome(missing)}`;
  return [
    ...(missing.length > 0 ? [{ file: `content/${code}`, field: '', advice }] : []),
    ...pairs.flatMap(adviseOnMissing),
    ...pairs.flatMap(({ first, translation: own }) => adviseOnTokens(first, own)),
  ];
}
