/**
 * What a new company does, with the folders of ./templates that its content is made from: a file of a later folder is
 * added, or replaces fields of the same file of an earlier one.
 */
export const trades = {
  music: { label: 'Music and corporate video', folders: ['shared', 'films', 'music'] },
  weddings: { label: 'Weddings and events', folders: ['shared', 'films', 'weddings'] },
  corporate: { label: 'Corporate video', folders: ['shared', 'films', 'corporate'] },
  rental: { label: 'Camera and studio rental', folders: ['shared', 'rental'] },
  post: { label: 'Post-production', folders: ['shared', 'films', 'post'] },
} as const;

type Trade = keyof typeof trades;

export function isTrade(name: string): name is Trade {
  return Object.hasOwn(trades, name);
}
