/** What every page shows of the company. */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  /** In E.164 form, such as +13055550142. */
  readonly phone: string;
  /** As people read it, such as (305) 555-0142. */
  readonly phoneDisplay: string;
  /** As a `tel:` link. */
  readonly phoneHref: string;
  /** As it is dialed from another country, such as +1 305 555 0142. */
  readonly phoneAbroad: string;
  readonly bookingsEmail: string;
  readonly studioEmail: string;
  readonly addressLines: readonly string[];
  readonly directions: string;
  readonly serviceArea: string;
  readonly hours: string;
  readonly socials: readonly { readonly name: string; readonly url: string }[];
  readonly designer: { readonly name: string; readonly url: string };
  readonly videoChannel: string;
  readonly liveChannel: string;
}

/** A link with words. */
export interface Action {
  readonly label: string;
  readonly path: string;
}

/** A titled paragraph. */
export interface Card {
  readonly title: string;
  readonly text: string;
}

/** A section's label, heading and text. */
export interface SectionCopy {
  readonly label: string;
  readonly heading: string;
  readonly text: string;
}

/** A claim as a page shows it, such as 1000+ videos. */
export interface Stat {
  readonly value: string;
  readonly label: string;
}
