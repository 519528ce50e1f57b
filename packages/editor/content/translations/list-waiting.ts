import { readContent } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { listTranslationStates } from '@site/model/translations/translation-state.ts';
import { fileInWords } from '../words.ts';
import { translationForm } from './places.ts';
import type { LanguageWaiting, Waiting } from './translation.ts';

/** @param folder the content folder. @returns what waits to be translated, language by language. */
export function listWaiting(folder: string): LanguageWaiting[] {
  const { entries, translations } = readContent(folder);
  const today = siteDay(process.env);
  return translations.map(({ language: { code, name }, entries: own }) => {
    const states = listTranslationStates({ entries: own }, entries, today);
    const waiting = states.flatMap(({ first, state, lacks }): Waiting[] => {
      const waits = state === 'current' ? (lacks.length > 0 ? 'incomplete' : undefined) : state;
      return waits === undefined
        ? []
        : [{ form: translationForm(first, code), title: fileInWords(first.file, { entries }), state: waits }];
    });
    return { code, name, total: states.length, waiting };
  });
}
