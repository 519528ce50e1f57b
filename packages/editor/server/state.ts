import path from 'node:path/posix';
import {
  collectionNames,
  entryPage,
  isCollection,
  type CollectionName,
} from '@site/content-tools/entries/collections.ts';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { openContent } from '@site/model/check/content-folder.ts';
import { readContent, type AllContent, type RawEntry } from '@site/model/check/read-content.ts';
import { listSamples } from '@site/model/check/samples.ts';
import { isExampleHost } from '@site/model/contact/example-host.ts';
import { isDraft, isSample } from '@site/model/drafts/is-draft.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { pageAddress, pageNames, readRoutes } from '@site/model/routes/content-routes.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { listTranslationStates } from '@site/model/translations/translation-state.ts';
import type { Choice, EntrySummary, MenuItem, State, Values, Waiting } from '../api.ts';
import { contentLabel, titleInSentence, titleOf } from './labels.ts';

export type ContentState = Omit<State, 'person' | 'changes' | 'requests' | 'note'>;

/** Relative to the content folder. */
export const fileOf = ({ file }: Pick<RawEntry, 'file'>) => path.relative('content', file);

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Of a single-file key. */
export function valuesIn({ entries }: Pick<AllContent, 'entries'>, wanted: ContentName): Values {
  return valuesOf(entries.find(({ name }) => name === wanted) ?? { data: undefined });
}

/** With drafts, which the preview shows. */
export function routesOf(content: Pick<AllContent, 'entries'>): Routes {
  const { slug } = Object(valuesIn(content, 'site').product) as Values;
  return readRoutes(content.entries, stringOf(slug) ?? 'product');
}

export function addressOf(entry: RawEntry, routes: Routes): string | undefined {
  return isCollection(entry.name) ? entryPage(entry.name, entry.slug, routes) : pageAddress(entry, routes);
}

function summarize(content: AllContent, moment: string): EntrySummary[] {
  const routes = routesOf(content);
  const ordered = content.entries.map((entry) => {
    const { order, poster, img, still, category } = valuesOf(entry);
    const title = titleOf(entry, content.entries);
    const summary = {
      ...{ file: fileOf(entry), name: entry.name, title },
      picture: stringOf(poster) ?? stringOf(img) ?? stringOf(still),
      address: addressOf(entry, routes),
      category: stringOf(category),
      note: isDraft(entry.data, moment) ? 'Draft' : isSample(entry.data) ? 'Sample' : undefined,
    };
    return { order: typeof order === 'number' ? order : Infinity, summary };
  });
  const sorted = ordered.sort((a, b) => a.order - b.order || a.summary.title.localeCompare(b.summary.title));
  return sorted.map(({ summary }) => summary);
}

const wording: readonly ContentName[] = ['words', 'search', 'terms', 'tools'];
const forms = (Object.keys(contentFiles) as ContentName[]).filter(
  (name) => !contentFiles[name].pattern.includes('/') && !wording.includes(name),
);

function listMenu({ entries }: AllContent): Pick<State, 'menu' | 'unused'> {
  const isUsed = (name: ContentName) => {
    const lists = Object.values(valuesIn({ entries }, name)).filter((value) => Array.isArray(value));
    // Files with only empty lists, such as old addresses, count as unused.
    const isEmpty = lists.length > 0 && lists.every(({ length }) => length === 0);
    return entries.some((entry) => entry.name === name) && !(name !== 'site' && isEmpty);
  };
  const lists = collectionNames.filter((name) => name !== 'portfolios').map((name) => ({ names: [name] }));
  const single = forms.map((name) => ({ names: [name], file: contentFiles[name].pattern }));
  const { used = [], unused = [] } = Object.groupBy(
    [...lists, ...single].map((item): MenuItem => ({ ...item, label: contentLabel(item.names[0] ?? 'site') })),
    ({ names: [name] }) => (isUsed(name as ContentName) ? 'used' : 'unused'),
  );
  const pages = { label: 'Pages', names: [...pageNames] };
  return { menu: [pages, ...used, { label: 'Wording', names: wording.filter(isUsed) }], unused };
}

function listNamed(list: unknown, ...fields: readonly string[]): Choice[] {
  return (Array.isArray(list) ? list : []).map((item: unknown) => {
    const values = Object(item) as Values;
    const value = stringOf(values.name) ?? '';
    return { value, label: `${value}: ${fields.map((field) => stringOf(values[field]) ?? '').join(' ')}` };
  });
}

function listChoices(content: AllContent, files: readonly string[]): State['choices'] {
  const { entries } = content;
  const routes = routesOf(content);
  const titled = (name: CollectionName) =>
    entries
      .filter((entry) => entry.name === name)
      .map((entry) => ({ value: entry.slug, label: titleOf(entry, entries) }));
  const pages = new Map(entries.map((entry) => [pageAddress(entry, routes), entry]));
  const inFolder = (start: string, what: string, list: readonly Choice[]) =>
    list.map(({ value, label }) => ({ value: start + value, label: `${what}: ${label}` }));
  const words = (field: string) => {
    const found = entries.flatMap((entry) => (entry.name === 'videos' ? (stringOf(valuesOf(entry)[field]) ?? []) : []));
    return [...new Set(found)].sort().map((value) => ({ value, label: value }));
  };
  const loops = files.flatMap((file) => /^media\/loops\/(.+\.mp4)$/.exec(file)?.[1] ?? []);
  return {
    path: [
      ...[...routes.all, ...routes.hidden]
        .filter(({ path: address, canonical }) => address === canonical)
        .map(({ pattern, path: address }) => {
          const entry = pages.get(address);
          return { value: pattern, label: entry ? titleOf(entry, entries) : pattern };
        }),
      ...inFolder('/blog/', 'Article', titled('posts')),
      ...inFolder('/videos/', 'Film', titled('videos')),
      ...inFolder('/crew/', 'Person', titled('team')),
    ],
    video: titled('videos'),
    portfolio: titled('portfolios'),
    person: titled('team'),
    band: listNamed(valuesIn(content, 'navigation').bands, 'heading'),
    claim: listNamed(valuesIn(content, 'claims').figures, 'value', 'label'),
    loop: loops.map((label) => ({ value: `../media/loops/${label}`, label })),
    group: words('group'),
    industry: words('industry'),
  };
}

function listLanguages({ entries, translations }: AllContent, today: string): State['languages'] {
  return translations.map(({ language: { code, name }, entries: own }) => {
    const states = listTranslationStates({ entries: own }, entries, today);
    const waiting = states.flatMap(({ first, state, lacks }): Waiting[] => {
      const waits = state === 'current' ? (lacks.length > 0 ? 'incomplete' : undefined) : state;
      if (waits === undefined) return [];
      return [{ file: `${code}/${fileOf(first)}`, title: titleInSentence(first, entries), state: waits }];
    });
    return { code, name, waiting };
  });
}

/** Whether the site still has the example's address. */
function isExample(origin: unknown): boolean {
  const host = typeof origin === 'string' && URL.canParse(origin) ? new URL(origin).hostname : 'localhost';
  return isExampleHost(host) || host === 'localhost';
}

const anyRules = { unwantedHosts: [], origin: 'https://site.invalid' };

export function readState(folder: string): ContentState {
  const source = openContent(folder);
  const content = readContent(source);
  const { entries } = content;
  const files = [...source.files.keys()].sort();
  const site = valuesIn(content, 'site');
  const moment = momentOf(entries);
  const rules = siteSchema.pick({ unwantedHosts: true, formerHost: true, origin: true }).strip().safeParse(site).data;
  const { country } = Object(site.address) as Values;
  return {
    company: stringOf(site.company) ?? 'This site',
    country: stringOf(country) ?? 'US',
    today: moment.slice(0, 10),
    languages: listLanguages(content, moment),
    ...listMenu(content),
    entries: summarize(content, moment),
    choices: listChoices(content, files),
    posts: rules ?? anyRules,
    mayStart: isExample(site.origin),
    samples: listSamples(entries).length,
  };
}
