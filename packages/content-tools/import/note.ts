/** What the report lists for a post: what was lost, what was changed, and what needs attention. */
export const noteHeadings = {
  picture: 'Pictures left out',
  frames: 'Pictures that move or have several pages, of which only the first is shown',
  alt: 'Pictures without alternative text: write it into `alt`',
  shortcode: 'Shortcodes dropped (the text between them is kept)',
  block: 'Blocks dropped that WordPress generates itself',
  foreign: 'Blocks of plugins and themes, of which only the text and pictures are kept',
  address: 'Addresses on lines of their own that are links now, since they are no video on Vimeo or YouTube',
  format: 'Post formats, which the blog does not have: look at these articles',
  element: 'Elements dropped',
  script: 'Scripts dropped from elements and links',
  line: 'Lines left out: the blog shows its own title and date, and no author or category',
  sign: 'Unreadable characters left out',
  jump: 'Links to places that the article does not have, of which the words are kept',
  file: 'Links to files of the old site, which are not imported',
  changed: 'Changed',
} as const;

/** Something to report about a post; the report counts equal notes. */
export type Note = readonly [kind: keyof typeof noteHeadings, what: string];
