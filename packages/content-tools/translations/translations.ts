/**
 * `npm run content:translations`: lists the state of translations, and renews their digests. Its `--help` lists the
 * options.
 */
import path from 'node:path';
import { readContent } from '@site/model/check/read-content.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { translationName } from '@site/model/translations/translation-hints.ts';
import { listTranslationStates, type TranslationState } from '@site/model/translations/translation-state.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { renewDigests } from './renew-digests.ts';

const inWords: Readonly<Record<TranslationState['state'], string>> = {
  missing: 'Not translated',
  outdated: 'The first language has changed since',
  unmarked: 'Not said which words it was written from',
  current: 'Translated',
};

function describeStates(states: readonly TranslationState[], code: string): string {
  const groups = Map.groupBy(states, ({ state }) => state);
  const lines = Object.entries(inWords).flatMap(([state, words]) => {
    const files = groups.get(state as TranslationState['state']) ?? [];
    if (files.length === 0) return [];
    const names = files.map(({ first, lacks }) => {
      const more = lacks.length > 0 ? ` (lacks ${lacks.join(', ')})` : '';
      return `  ${translationName(first, code)}${more}`;
    });
    return [`${words}, ${files.length}:`, ...names];
  });
  return lines.join('\n');
}

await runMain(async () => {
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    command: 'npm run content:translations',
    does: 'Lists what is translated into each language, and what is not. With names, marks those translations as up to date.',
    takes: '[translation or folder, such as es/pages/about …]',
    options: { content: { type: 'string', value: 'folder', default: 'content', help: 'another content folder' } },
  });
  const folder = path.resolve(values.content);
  if (positionals.length > 0) {
    const renewed = await renewDigests(folder, positionals);
    console.log(printable(renewed.length > 0 ? renewed.join('\n') : 'Already up to date.'));
    return 0;
  }
  const { entries, translations } = readContent(folder);
  const today = momentOf(entries);
  for (const translation of translations) {
    const { name, code } = translation.language;
    console.log(printable(`${name}\n${describeStates(listTranslationStates(translation, entries, today), code)}`));
  }
  if (translations.length === 0) console.log('The site has one language.');
  return 0;
});
