/**
 * What a new company does, with the folders of ./templates that its content is made from: a file of a later folder is
 * added, or replaces fields of the same file of an earlier one.
 */
export const trades = {
  music: ['shared', 'films', 'music'],
  weddings: ['shared', 'films', 'weddings'],
  corporate: ['shared', 'films', 'corporate'],
  rental: ['shared', 'rental'],
  post: ['shared', 'films', 'post'],
} as const;

export type Trade = keyof typeof trades;

export function isTrade(name: string): name is Trade {
  return Object.hasOwn(trades, name);
}
