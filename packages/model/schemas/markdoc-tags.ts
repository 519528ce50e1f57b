import type { Config, CustomAttributeTypeInterface, Schema, ValidationError } from '@markdoc/markdoc';
import { fillFacts, type Facts } from '../facts/fill-facts.ts';
import type { CollectionName } from './content-files.ts';
import { exhibitKinds, type ExhibitKind } from './exhibits/exhibits.ts';

/** An attribute with words: its tokens are filled in, as in the text around the tag. */
class Words implements CustomAttributeTypeInterface {
  validate(value: unknown, _config: Config, name: string): ValidationError[] {
    if (typeof value === 'string') return [];
    return [{ id: 'attribute-type-invalid', level: 'error', message: `Attribute '${name}' must be text in quotes` }];
  }

  /** The facts are absent while Astro only collects headings. */
  transform(value: string | undefined, { variables }: Config): string | null {
    const facts = variables?.facts as Facts | undefined;
    if (value === undefined) return null;
    return facts ? fillFacts(value, facts) : value;
  }
}

const words = { type: Words, required: true } as const;
const optionalWords = { type: Words } as const;

/** In a lighting plan, from its upper left corner. */
const meters = { type: Number, required: true } as const;
/** In a lighting plan, clockwise; 0 is to the right. */
const degrees = { type: Number, required: true } as const;

/** Attributes that are references, which the content check verifies. */
export const pictureAttribute = { type: String, required: true } as const;
export const picturesAttribute = { type: Array, required: true } as const;
export const videoAttribute = { type: String, required: true } as const;
export const portfolioAttribute = { type: String, required: true } as const;
export const linkAttribute = { type: String } as const;

/** Puts a heading's chapter on paper: `## Title {% paper=true %}`. */
export const headingAttributes = { paper: { type: Boolean } };

/** A block tag with Markdown inside. */
const around = { inline: false, attributes: {} } as const;

/** Places an exhibit of the front matter. */
const place = { inline: false, selfClosing: true, attributes: { name: { type: String, required: true } } } as const;
const exhibitTags = Object.fromEntries(exhibitKinds.map((kind) => [kind, place])) as Record<ExhibitKind, typeof place>;

/**
 * The tags that content/pages/*.mdoc may use. markdoc.config.ts has their components; this part is what the content
 * check needs. Each tag is on separate lines: inside a paragraph it would break the markup.
 */
export const markdocTags = {
  figure: {
    inline: false,
    selfClosing: true,
    /** `wide` spans the page. */
    attributes: {
      src: pictureAttribute,
      alt: words,
      caption: optionalWords,
      wide: { type: Boolean },
    },
  },
  quote: { inline: false, attributes: { by: optionalWords } },
  facts: { inline: false, attributes: { title: words } },
  video: { selfClosing: true, attributes: { slug: videoAttribute } },
  call: { inline: false, attributes: { heading: words, button: optionalWords, to: linkAttribute } },
  gallery: around,
  /** A list whose items start with a figure. */
  results: around,
  /** A list that a phone folds under its title. */
  fold: { inline: false, attributes: { title: words } },
  portfolio: {
    inline: false,
    selfClosing: true,
    attributes: { category: portfolioAttribute },
  },
  // The parts of a case.
  treatment: { inline: false, attributes: { title: words } },
  schedule: around,
  plan: {
    inline: false,
    attributes: { width: meters, depth: meters, title: words },
  },
  subject: { inline: false, selfClosing: true, attributes: { x: meters, y: meters, name: words } },
  lamp: { inline: false, selfClosing: true, attributes: { x: meters, y: meters, aim: degrees, name: words } },
  flag: {
    inline: false,
    selfClosing: true,
    attributes: { x: meters, y: meters, aim: degrees, length: meters, name: words },
  },
  camera: {
    inline: false,
    selfClosing: true,
    attributes: { x: meters, y: meters, aim: degrees, name: words, path: { type: String } },
  },
  piece: {
    inline: false,
    selfClosing: true,
    attributes: { x: meters, y: meters, width: meters, depth: meters, name: words },
  },
  // The interactive pieces; their texts are in content/tools.yaml.
  /** `still` is the best moment of a burst; `sheets` are all its frames, 18 to a sheet, three in a row. */
  framerates: {
    inline: false,
    selfClosing: true,
    attributes: { still: pictureAttribute, alt: words, sheets: picturesAttribute },
  },
  compare: {
    inline: false,
    selfClosing: true,
    attributes: {
      before: pictureAttribute,
      beforeAlt: words,
      after: pictureAttribute,
      afterAlt: words,
      caption: words,
    },
  },
  ...exhibitTags,
} as const satisfies Record<string, Schema>;

export function isWordsAttribute(tag: string, attribute: string): boolean {
  const { attributes = {} } = (markdocTags as Readonly<Record<string, Schema>>)[tag] ?? {};
  return attributes[attribute]?.type === Words;
}

const shownByTag: Readonly<Partial<Record<keyof typeof markdocTags, CollectionName>>> = {
  framerates: 'tools',
  compare: 'tools',
};

export function listShownByTags(body: string): CollectionName[] {
  const used = Object.entries(shownByTag).filter(([tag]) => new RegExp(`\\{%\\s*${tag}\\b`).test(body));
  return [...new Set(used.map(([, name]) => name))];
}
