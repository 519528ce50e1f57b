/** What the report lists for a post: what was lost, what was changed, and what needs attention. */
export const noteHeadings = {
  left: 'In the export, and not in the article',
  kept: 'In brackets, and kept as text: if it is code of the old site, remove it',
  picture: 'Pictures left out',
  frames: 'Pictures that move or have several pages, of which only the first is shown',
  alt: 'Pictures without alternative text: write it into `alt`',
  link: 'Links that lead to nothing here',
  field: 'Not imported, since articles have no such field',
  changed: 'Changed',
} as const;

export type Note = readonly [kind: keyof typeof noteHeadings, what: string];
