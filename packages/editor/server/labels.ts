import path from 'node:path/posix';
import { isCollection, titleField } from '@site/content-tools/entries/collections.ts';
import { describeFile, nameInWords, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';

/** For keys of `contentFiles` that mean nothing to an owner. */
const labels: Partial<Record<ContentName, string>> = {
  behindTheScenes: 'Days on set',
  claims: 'Figures',
  featured: 'Videos on the home page',
  navigation: 'Menu and footer',
  notFoundPage: 'Not found page (404)',
  posts: 'Articles',
  promotionPage: 'Promotion on TV',
  redirects: 'Old addresses',
  search: 'Search texts',
  site: 'Company',
  terms: 'Terms',
  writtenPages: 'Pages',
  tools: 'Camera tool texts',
  videosPage: 'All videos',
  words: 'Buttons and notes',
};

export function contentLabel(name: ContentName): string {
  return labels[name] ?? nameInWords(name.replace(/Page$/, ''));
}

const singularLabels: Partial<Record<ContentName, string>> = {
  behindTheScenes: 'Day on set',
  movies: 'Movie',
  portfolios: 'Portfolio',
  posts: 'Article',
  reviews: 'Review',
  team: 'Person',
  videos: 'Film',
  writtenPages: 'Page',
};

/** The key in `contentFiles`, and the language. */
export function contentOf(file: string): { readonly name: ContentName; readonly code?: string } | undefined {
  const [, code, own = ''] = /^(?:([a-z]{2,3})\/)?(.*)$/.exec(file) ?? [];
  const find = (wanted: string) => {
    const { dir, ext } = path.parse(wanted);
    const patterns = Object.entries(contentFiles) as [ContentName, { readonly pattern: string }][];
    return (patterns.find(([, { pattern }]) => pattern === wanted) ??
      patterns.find(([, { pattern }]) => pattern === `${dir}/*${ext}`))?.[0];
  };
  const whole = find(file);
  if (whole) return { name: whole };
  const name = find(own);
  return name && code !== undefined ? { name, code } : undefined;
}

function withNames(label: string, entries: readonly RawEntry[]): string {
  const site = valuesOf(entries.find(({ name }) => name === 'site') ?? { data: undefined });
  const { name: product } = Object(site.product) as { readonly name?: unknown };
  const facts: Readonly<Record<string, unknown>> = { company: site.company, product };
  return label.replace(/\{(\w+)\}/g, (whole, fact: string) => (typeof facts[fact] === 'string' ? facts[fact] : whole));
}

export function titleOf({ name, slug, data }: Pick<RawEntry, 'name' | 'slug' | 'data'>, entries: readonly RawEntry[]) {
  const { siteMapLabel, ...values } = valuesOf({ data });
  const own = isCollection(name) ? values[titleField(name)] : name === 'writtenPages' ? values.heading : undefined;
  const words = siteMapLabel ?? own;
  if (typeof words === 'string' && words !== '') return withNames(words, entries);
  return isCollection(name) || name === 'writtenPages' ? slug : contentLabel(name);
}

/** Such as `Film Salt Causeway`. */
export function titleInSentence(entry: Pick<RawEntry, 'name' | 'slug' | 'data'>, entries: readonly RawEntry[]): string {
  const kind = singularLabels[entry.name] ?? (entry.name.endsWith('Page') ? 'Page' : undefined);
  return [kind, titleOf(entry, entries)].filter(Boolean).join(' ');
}

/** Such as `Tiers 2: Name`. */
export function fieldInWords(name: ContentName, place: string): string {
  if (place === '') return '';
  if (place === 'body' || place.startsWith('line ')) return 'Text of the page';
  let field: Field | undefined = describeFile(contentFiles[name].schema, name);
  let label = '';
  for (const [, key, index] of place.matchAll(/(\w+)|\[(\d+)\]/g)) {
    if (field?.kind === 'list' && index !== undefined) {
      label = `${label} ${Number(index) + 1}`;
      field = field.item;
    } else if (field?.kind === 'block' && key !== undefined) {
      field = field.fields[key];
      label = [label, field?.label ?? nameInWords(key)].filter(Boolean).join(': ');
    }
  }
  return label;
}

/** Labels of Markdoc attributes. */
const attributeWords: Readonly<Record<string, string>> = {
  alt: '"What the picture shows"',
  src: 'picture',
  slug: 'film',
  title: 'heading',
};

/** With the line number of the command line. */
const files = /content\/([\w/-]+\.(?:yaml|mdoc))(?::\d+)*/g;

/** Replaces file names and commands in a message by the editor's words. */
export function messageInWords(message: string, entries: readonly RawEntry[]): string {
  return message
    .replace(files, (whole, file: string) => {
      const entry = entries.find((candidate) => candidate.file === `content/${file}`);
      const name = contentOf(file)?.name;
      return entry ? titleInSentence(entry, entries) : name ? contentLabel(name) : whole;
    })
    .replace(/content\/([\w-]+)(?=[\s,.])/g, (whole, folder: string) => {
      const name = contentOf(`${folder}/any.yaml`)?.name;
      return name ? contentLabel(name) : whole;
    })
    .replace(
      /has a tag that is not right \(Missing required attribute: '(\w+)'\): \{% (\w+).*/s,
      (_whole, field: string, tag: string) =>
        `has a ${tag === 'figure' ? 'picture' : tag} without its ${attributeWords[field] ?? field}: open it, and fill that in`,
    )
    .replace(/^is an unknown field.*/s, 'is no longer used: a save removes it')
    .replace(/ \(npm run [^)]*\)/g, '')
    .replace(/write the name of a file of (.+?), without \.yaml/g, 'choose one of $1');
}
