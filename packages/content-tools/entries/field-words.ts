/** Labels of fields whose names in the files are not the owner's words. */
const labels: Readonly<Record<string, string>> = {
  alias: 'The same page at /homePage',
  contentHtml: 'Article',
  does: 'What it does',
  durationSeconds: 'Length in seconds',
  featuredLoop: 'Loop on the home page',
  formerHost: 'Address of the site before this one',
  id: 'Number',
  img: 'Picture',
  lead: 'First sentences',
  origin: 'Address of this site',
  path: 'Leads to',
  query: 'Search that finds this page',
  related: 'Videos at the end',
  runtimeMinutes: 'Length in minutes',
  share: 'Picture for shared links',
  slug: 'Part of addresses',
  special: 'Portrait',
  src: 'Player',
  still: 'Picture',
  unwantedHosts: 'Sites whose links are removed from articles',
  url: 'Address',
  vimeoId: 'Vimeo number',
};

/** A text with a capital at its start. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text as a sentence: with a capital at its start and a full stop. */
export function sentence(words: string): string {
  return /[.!?]$/.test(words) ? capitalize(words) : `${capitalize(words)}.`;
}

/** A name such as `posterAlt` or `site-map` in words, such as "poster alt". */
export function splitName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}

/**
 * The label of a field.
 * @param name as the file has it, such as `posterAlt`.
 * @param what what its schema says of it, such as "what the poster shows", which is plainer than the name.
 */
export function fieldLabel(name: string, what?: string): string {
  if (what?.startsWith('what ')) return capitalize(what.replace(/, such as .*$/, ''));
  return labels[name] ?? capitalize(splitName(name));
}
