import Markdoc from '@markdoc/markdoc';
import { exhibitKinds } from '../schemas/exhibits/exhibits.ts';
import { memoizeByEntry } from './memoize-by-entry.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { CheckedEntry } from './read-content.ts';

type Listed = Readonly<Record<string, readonly { readonly name: string }[] | undefined>>;

/** The exhibits that a page's text places by tags such as `{% grid name="two-quotes" /%}`. */
const listPlaced = memoizeByEntry(({ body }: CheckedEntry) =>
  [...Markdoc.parse(body).walk()].flatMap(({ type, tag = '', attributes }) =>
    type === 'tag' ? [writeTag(tag, String(attributes.name))] : [],
  ),
);

const writeTag = (kind: string, name: string) => `{% ${kind} name="${name}" /%}`;

/** Tags without their exhibit, exhibits without a tag, and duplicate names. */
export function checkExhibits(entries: readonly CheckedEntry[]): Problem[] {
  const site = entries.find(({ name }) => name === 'site')?.data;
  const isPlaced = !site || site.position !== undefined;
  return entries
    .filter(({ name }) => name === 'writtenPages')
    .flatMap((page) => {
      const { file, data } = page;
      const placed = listPlaced(page).filter((tag) => exhibitKinds.some((kind) => tag.startsWith(`{% ${kind} `)));
      const written = Object.entries((data.exhibits ?? {}) as Listed).flatMap(([kind, listed = []]) =>
        listed.map(({ name }, index) => ({
          name,
          tag: writeTag(kind, name),
          field: `exhibits.${kind}[${index}]`,
        })),
      );
      const names = written.map(({ name }) => name);
      const advice = 'needs the position in content/site.yaml: write it there, or remove the exhibit';
      return [
        ...(isPlaced || !written.some(({ tag }) => tag.startsWith('{% daylight '))
          ? []
          : [{ file, field: 'exhibits.daylight', advice }]),
        ...placed
          .filter((tag) => !written.some((one) => one.tag === tag))
          .map((tag) => ({
            file,
            field: 'exhibits',
            advice: `has nothing for ${tag} of the text: write an exhibit with that name, or remove the tag`,
          })),
        ...written.flatMap(({ name, tag, field }, index): Problem[] => {
          if (names.indexOf(name) !== index) {
            return [
              { file, field: `${field}.name`, advice: `is "${name}", which another exhibit has: write another name` },
            ];
          }
          const count = placed.filter((one) => one === tag).length;
          if (count === 1) return [];
          const advice =
            count === 0
              ? `is not in the text: write ${tag} on a line of its own where it belongs, or remove the exhibit`
              : `is in the text ${count} times: keep one ${tag}`;
          return [{ file, field, advice }];
        }),
      ];
    });
}
