import { useQuery } from '@tanstack/react-query';
import type { LanguageWaiting, Waiting as One } from '../../content/translations/translation.ts';
import { ask } from '../ask.ts';

const headings: Readonly<Record<One['state'], string>> = {
  missing: 'Not translated yet',
  outdated: 'Changed since it was translated',
  incomplete: 'Some words are missing',
  unmarked: 'Written by hand: look at it and save it',
};

/** How a language stands, in a few words. */
function summarize({ name, total, waiting }: LanguageWaiting): string {
  const [count, all] = [waiting.length, String(total)];
  return count === 0 ? `${name}: all ${all} are translated` : `${name}: ${count} of ${all} wait`;
}

/** What waits to be translated, on the editor's first page; nothing on a site with one language. */
export function Waiting() {
  const { data = [] } = useQuery({
    queryKey: ['translations'],
    queryFn: async () => ask<LanguageWaiting[]>('editor/translations'),
  });
  if (data.length === 0) return null;
  return (
    <section aria-label="Translations" className="translations">
      {data.map((language) => {
        const { code, waiting } = language;
        const groups = Object.entries(Object.groupBy(waiting, ({ state }) => state));
        return (
          <details key={code} open={waiting.length > 0 && waiting.length < 9}>
            <summary>{summarize(language)}</summary>
            {groups.map(([state, items]) => (
              <div key={state}>
                {headings[state as One['state']]}
                <ul>
                  {items.map(({ form, title }) => (
                    <li key={form}>
                      <a href={form}>{title}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        );
      })}
    </section>
  );
}
