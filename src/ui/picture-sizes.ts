/** Phones have three device pixels per CSS pixel, of which two are enough for a picture: a third of the bytes. */
const onPhones = '(width < 40rem) and (resolution > 2x) 57vw';

/**
 * The width of each place, for `sizes`: in the page's twelve columns from 64rem on, on phones nearly the whole screen.
 */
export const pictureSizes = {
  screen: '100vw',
  halfOfScreen: '(width >= 64rem) 50vw, 100vw',
  twoThirdsOfScreen: '(width >= 64rem) 66.7vw, 100vw',
  columns5: `${onPhones}, (width >= 64rem) 37.2vw, 91.6vw`,
  columns7: `${onPhones}, (width >= 64rem) 52.8vw, 91.6vw`,
  columns8: `${onPhones}, (width >= 64rem) 60.5vw, 91.6vw`,
  columns9: `${onPhones}, (width >= 64rem) 68.2vw, 91.6vw`,
  columns12: `${onPhones}, 91.6vw`,
  /** Cards of films: five, seven or four columns, two beside each other on smaller screens. */
  card5: '(width >= 64rem) 37.2vw, 45vw',
  card7: '(width >= 64rem) 52.8vw, 45vw',
  third: '(width >= 64rem) 29.5vw, 45vw',
  /** One of three, which stands alone on tablets. */
  lastThird: `${onPhones}, (width >= 64rem) 29.5vw, 91.6vw`,
  /** Two beside each other from 40rem on. */
  half: `${onPhones}, (width >= 40rem) 45.4vw, 91.6vw`,
  /** Three beside each other from 40rem on. */
  alwaysThird: `${onPhones}, (width >= 40rem) 29.3vw, 91.6vw`,
  /** Five beside each other, three from 40rem on, two on phones. */
  fifth: '(width >= 64rem) 17vw, (width >= 40rem) 29.3vw, 44vw',
  /** Three columns, or four beside each other; two on phones. */
  quarter: '(width >= 64rem) 22vw, 44vw',
  /** Four frames of a film side by side; they scroll sideways on smaller screens. */
  frames: '(width >= 64rem) 22vw, min(70vw, 20rem)',
  /** Beside a line of text. */
  thumbnail: '120px',
  /** Beside the words of a place on a map. */
  place: '(width >= 40rem) 200px, 100px',
  /** As wide as lines of text, minus the rule beside them; from 64rem on four to seven of twelve columns. */
  chapter: '(width >= 64rem) 33vw, (width >= 46rem) 617px, 85vw',
} as const;

export type PictureSize = keyof typeof pictureSizes;
