import { describe, expect, it } from 'vitest';
import type { RawEntry } from '../check/read-content.ts';
import { toLanguages } from '../languages.ts';
import { siteSchema } from '../schemas/site.ts';
import { wordsSchema } from '../schemas/words.ts';
import { adviseOnTokens, checkShape } from './check-translation.ts';
import { checkLanguageAddresses, mergeTranslation } from './check-translations.ts';
import { mergeWords } from './merge-words.ts';

const page = (data: object, { file = 'content/es/pages/tips.mdoc', body = '' } = {}): RawEntry => ({
  ...{ name: 'writtenPages', slug: 'tips', file, data, source: '', body, bodyLine: 3 },
});
const first = page(
  {
    ...{ path: '/tips', heading: 'Call {phone}', title: 'Tips', order: 10, still: '../media/stills/one.jpg' },
    exhibits: { notes: [{ name: 'notes', title: 'Notes' }] },
  },
  { file: 'content/pages/tips.mdoc', body: 'Text\n\n{% notes name="notes" /%}\n' },
);

describe('a translation', () => {
  it('overrides only the words of the first language', () => {
    const merged = mergeTranslation(
      {
        ...{ language: toLanguages({})[0], files: [] },
        entries: [page({ path: '/consejos', title: 'Consejos', exhibits: { notes: [{ title: 'Notas' }] } })],
      },
      [first],
    );
    expect(merged.merged[0]?.data).toEqual({
      ...{ path: '/consejos', heading: 'Call {phone}', title: 'Consejos', order: 10, still: '../media/stills/one.jpg' },
      exhibits: { notes: [{ name: 'notes', title: 'Notas' }] },
    });
  });

  it.each<[string, object, string, string]>([
    ['a number', { order: 20 }, 'order', 'is not translatable'],
    ['a picture', { still: '../media/stills/two.jpg' }, 'still', 'is not translatable'],
    ['an unknown field', { haeding: 'Consejos' }, 'haeding', 'is not a field of content/pages/tips.mdoc'],
    ['a longer list', { exhibits: { notes: [{}, {}] } }, 'exhibits.notes', 'has 2 items'],
    ['text for a block', { exhibits: 'notas' }, 'exhibits', 'is not a block'],
  ])('is refused with %s, by file and field', (_, data, field, advice) => {
    expect(checkShape(first, page(data, { body: first.body }))).toEqual([
      { file: 'content/es/pages/tips.mdoc', field, advice: expect.stringContaining(advice) as string },
    ]);
  });

  it('may repeat a value that is not translatable', () => {
    expect(checkShape(first, page({ order: 10 }, { body: first.body }))).toEqual([]);
  });

  it('has the tags of its original in their order', () => {
    const wrong = checkShape(first, page({}, { body: 'Texto\n\n{% call /%}\n' }));
    expect(wrong).toMatchObject([{ field: 'line 3', advice: expect.stringContaining('write {% notes %}') as string }]);
  });

  it('gets a hint about missing facts', () => {
    expect(adviseOnTokens(first, page({ heading: 'Llame' }))).toMatchObject([{ field: 'heading' }]);
    expect(adviseOnTokens(first, page({ heading: 'Llame al {phone}' }))).toEqual([]);
  });

  it('of no file of content is a problem', () => {
    const entries = [{ ...page({}), slug: 'other' }];
    const { problems } = mergeTranslation({ language: toLanguages({})[0], files: [], entries }, [first]);
    expect(problems).toMatchObject([{ advice: expect.stringContaining('translates no file') as string }]);
  });

  it('keeps the names of people and companies', () => {
    const site = { company: 'North', tagline: 'We film.', product: { name: 'Films', slug: 'films' } };
    const words = { company: 'Norte', tagline: 'Filmamos.', product: { slug: 'cine' } };
    expect(mergeWords(siteSchema, site, words)).toEqual({
      ...{ company: 'North', tagline: 'Filmamos.' },
      product: { name: 'Films', slug: 'cine' },
    });
  });
});

it('languages are English where site.yaml names none; others have a folder by their code', () => {
  expect(toLanguages({})).toEqual([{ tag: 'en', code: 'en', name: 'English', isFirst: true }]);
  const languages = [
    { tag: 'en', name: 'English' },
    { tag: 'es-US', name: 'Español' },
  ];
  expect(toLanguages({ languages })[1]).toEqual({ tag: 'es-US', code: 'es', name: 'Español', isFirst: false });
});

it('no page of the first language is where another begins', () => {
  expect(checkLanguageAddresses([page({ path: '/es/tips' }), page({ path: '/esteban' })], ['es'])).toMatchObject([
    { field: 'path' },
  ]);
});

it('a text has the same placeholders in every language', () => {
  const said = wordsSchema.shape.watch.shape.frames.safeParse('Cuadros');
  expect(said.error?.issues[0]?.message).toContain('has lost {title}');
});
