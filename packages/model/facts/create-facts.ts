import { z } from 'zod';
import { formatAddress } from '../contact/address.ts';
import { formatPhone, formatPhoneAbroad } from '../contact/phone.ts';
import type { ContentData } from '../schemas/content-files.ts';
import { offersSchema, siteSchema, termsSchema } from '../schemas/site.ts';
import type { Facts } from './fill-facts.ts';

/** The collections that `{count.…}` tokens may count. */
export const countedCollections = ['videos', 'movies', 'behindTheScenes', 'reviews', 'team', 'posts'] as const;

type EntryCounts = Readonly<Record<string, number>>;

interface CountedEntry {
  readonly name: string;
  readonly slug: string;
  readonly data: unknown;
}

/** The number of entries by collection, and of videos by portfolio, for `{count.…}` tokens. */
export function countEntries(entries: readonly CountedEntry[]): EntryCounts {
  const portfolios = entries.filter(({ name }) => name === 'portfolios').map(({ slug }) => slug);
  const counts = new Map<unknown, number>([...countedCollections, ...portfolios].map((name) => [name, 0]));
  for (const { name, data } of entries) {
    const counted = name === 'videos' ? (data as { readonly category?: unknown } | null)?.category : name;
    const count = counts.get(counted);
    if (count !== undefined) counts.set(counted, count + 1);
  }
  counts.delete('videos');
  return Object.fromEntries(counts) as EntryCounts;
}

export interface FactSources {
  readonly site: ContentData<'site'>;
  readonly claims: ContentData<'claims'>;
  readonly terms: ContentData<'terms'>;
  readonly promotion: ContentData<'offers'>['promotion'];
  readonly counts: EntryCounts;
  /** The raw values of content/planner.yaml, if the site has a planner. */
  readonly planner?: unknown;
}

const permitsSchema = z
  .object({ permits: z.array(z.object({ id: z.string(), workingDays: z.number() })) })
  .catch({ permits: [] });

/** The business days of each of the planner's permits, by id; of an invalid file, what can be read. */
function readPermits(planner: unknown): Record<string, number> {
  return Object.fromEntries(permitsSchema.parse(planner).permits.map(({ id, workingDays }) => [id, workingDays]));
}

/** Lowercases a name within a sentence: `Music Video Production`, but not `TV` or `iPhone`. */
function toLowerWords(name: string): string {
  return name.replace(/\S+/g, (word) => (/.[A-Z]/.test(word) ? word : word.toLowerCase()));
}

const optionalFacts = ['legalName', 'founded', 'skype', 'whatsapp', 'videoCalls'] as const;

const namedSchema = z.object({ figures: z.array(z.object({ name: z.string() })) }).catch({ figures: [] });

/** The names of figures; of an invalid file, what can be read. */
function readClaims(claims: unknown): Record<string, string> {
  return Object.fromEntries(namedSchema.parse(claims).figures.map(({ name }) => [name, name]));
}

/** The raw sources of placeholders. */
interface PlaceholderSources {
  readonly claims: unknown;
  readonly planner: unknown;
  readonly counts: EntryCounts;
}

/** Placeholder facts for every token, to check other files while a file with facts is invalid. */
export function createPlaceholders({ claims, planner, counts }: PlaceholderSources): Facts {
  const { promotion } = offersSchema.shape;
  const groups = {
    claims: readClaims(claims),
    terms: termsSchema.shape,
    promotion: promotion.unwrap().shape,
    channel: siteSchema.shape.channels.shape,
    permits: readPermits(planner),
    count: counts,
  };
  const grouped = Object.entries(groups).flatMap(([group, shape]) =>
    Object.keys(shape).map((name) => `${group}.${name}`),
  );
  const single = ['company', 'product', 'productLower', 'phone', 'email', 'address', 'city', 'area', ...optionalFacts];
  // A placeholder must be valid both in text and in a link's address.
  const placeholders = Object.fromEntries([...single, ...grouped].map((name) => [name, 'https://example.com']));
  return { ...placeholders, email: 'studio@example.com', phone: '(305) 555-0100' };
}

/** The tokens for all texts of content, such as `{phone}` or `{claims.videos}`. */
export function createFacts({ site, claims, terms, promotion, counts, planner }: FactSources): Facts {
  const groups = {
    claims: Object.fromEntries(claims.figures.map(({ name, value }) => [name, value])),
    terms,
    promotion,
    channel: site.channels,
    permits: readPermits(planner),
    count: counts,
  };
  const grouped = Object.entries<Readonly<Record<string, string | number | undefined>> | undefined>(groups).flatMap(
    ([group, values = {}]) =>
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined ? [] : [[`${group}.${name}`, String(value)] as const],
      ),
  );
  const optional = optionalFacts.flatMap((name) => (site[name] === undefined ? [] : [[name, String(site[name])]]));
  if (site.whatsapp !== undefined) optional.push(['whatsapp', formatPhoneAbroad(site.whatsapp)]);
  const address = formatAddress(site.address);
  return {
    company: site.company,
    product: site.product.name,
    productLower: toLowerWords(site.product.name),
    phone: formatPhone(site.phone),
    email: site.emails.bookings,
    ...(Object.fromEntries(optional) as Facts),
    ...(address !== undefined && { address }),
    ...(site.address.city !== undefined && { city: site.address.city }),
    area: site.serviceArea,
    ...(Object.fromEntries(grouped) as Facts),
  };
}
