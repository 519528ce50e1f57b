import { Fragment } from 'react';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { bandField, listedPageFields } from '@site/model/schemas/fields.ts';
import { removablePageFields, shareFields, stillFields } from '@site/model/schemas/page-parts.ts';
import { playerHosts } from '@site/model/video/players.ts';
import { vcardPath } from '#features/contact/vcard.ts';
import { listSiteMapLinks } from '#features/seo/site-pages.query.ts';
import { listCases } from '#features/cases/cases.query.ts';
import { getPackages } from '#features/packages/packages.query.ts';
import { listDirectors } from '#features/people/filmography.query.ts';
import { listReviews, listTeam } from '#features/people/people.query.ts';
import { videosPerPage } from '#features/portfolio/group.ts';
import { listBillLines, listPlayTimes } from '#features/promotion/schedule.ts';
import { planWords } from '#features/planner/plan-twin.query.tsx';
import { getReel } from '#features/reel/reel.query.ts';
import { listFeaturedVideos, listMovies, listVideos } from '#features/video/videos.query.ts';
import type { Movie, VideoDetails } from '#features/video/video.ts';
import { getCompany, getPromotionOffer, getStandingOffers, getStats } from '#lib/company/company.query.ts';
import type { SectionCopy } from '#lib/company/company.ts';
import { getSingle, getSite, type ContentEntry } from '#lib/content.query.ts';
import { articleEntries } from './post.query.tsx';
import { callLinks, closing, galleryEntry, playerLink, studio, videoEntry, writeBilling } from './shown.query.tsx';
import { writeSetDays } from './set-days.query.ts';
import { joinFacts, List, Photograph, Table } from './Words.tsx';

type PageData<Key extends RouteKey> = ContentEntry<`${Key}Page`>['data'];

/** Fields that are more, or less, than their own words: what `Words` writes instead of them. */
type Sections = {
  readonly [Key in RouteKey]?: {
    readonly [Field in keyof PageData<Key>]?: (field: PageData<Key>[Field]) => unknown;
  };
};

/** The head of a section, without the words of its controls. */
const head = ({ label, heading, text }: SectionCopy) => ({ label, heading, text });

/** A section's head and what it shows below; nothing where it would show nothing. */
const show = (load: () => Promise<unknown[]>) => async (copy: SectionCopy) => {
  const shown = await load();
  return shown.length > 0 && [head(copy), shown];
};

/** Words that only a control shows, or only search engines read. */
const leaveOut = () => undefined;

const reviews = (category?: VideoDetails['category']) =>
  show(async () =>
    (await listReviews(category)).map(({ text, name, project, rating }) => [
      <blockquote key="text">{text}</blockquote>,
      joinFacts(name, project, `${String(rating)} out of 5 stars`),
    ]),
  );

const stats = async (names: Parameters<typeof getStats>[0]) => (
  <List items={(await getStats(names)).map(({ value, label }) => `${value} ${label}`)} />
);

/** The newest videos, as many as the page shows at first. */
const portfolio = (category: VideoDetails['category']) =>
  show(async () => {
    const path = (await getSite()).routes.path('videos');
    const shown = (await listVideos(category)).slice(0, videosPerPage).map(videoEntry);
    return shown.length > 0 ? [shown, path !== undefined && { label: 'All videos', path }] : [];
  });

const withAlsoSpoken = async (words: string) => {
  const { alsoSpoken } = await getCompany();
  return alsoSpoken ? `${words} ${alsoSpoken.text}` : words;
};

const hostPrompt = async ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { name, videoChannel } = await getCompany();
  if (videoChannel === undefined) return [];
  return [text, { label: `${label}: ${name} on ${playerHosts.vimeo}`, path: videoChannel }];
};

const badges = (shown: PageData<'behindTheScenes'>['badges']) => (
  <List items={shown.map(({ name, text }) => `${name}: ${text}`)} />
);

/** Who did what, in one line. */
function Credits({ credits }: Pick<Movie, 'credits'>) {
  return credits.map(({ role, name, path }) => (
    <Fragment key={role + name}>{path === undefined ? name : <a href={path}>{name}</a>}</Fragment>
  ));
}

/** The words, then what plays the reel. */
const withReel = async (words: string) => {
  const reel = await getReel();
  return reel ? [words, { label: reel.play, path: reel.path }, playerLink(reel.title, reel.embed)] : words;
};

const sections: Sections = {
  home: {
    lead: withReel,
    alias: leaveOut,
    pause: leaveOut,
    trust: (trust) => [trust.text, badges(trust.badges)],
    featured: async ({ actions, ...copy }) => {
      const videos = (await listFeaturedVideos()).map(videoEntry);
      return videos.length > 0 && [copy, actions, videos];
    },
    stats,
    reviews: reviews(),
    map: show(studio),
    callToAction: async ({ actions, ...words }) => [words, await callLinks(...actions)],
  },
  about: {
    work: async ({ heading, text, action }) => ({ heading, text: await withAlsoSpoken(text), action }),
    quote: callLinks,
    team: show(async () =>
      (await listTeam()).map(({ name, path, title, quote }) => ({
        name,
        path,
        title,
        quote: <blockquote>{quote}</blockquote>,
      })),
    ),
  },
  musicVideos: {
    contact: callLinks,
    portfolio: portfolio('music'),
    hostPrompt,
    reviews: reviews('music'),
    offers: show(getStandingOffers),
  },
  corporateVideos: {
    contact: callLinks,
    stats,
    reviews: reviews('corporate'),
    portfolio: portfolio('corporate'),
    hostPrompt,
    packages: ({ points, action, ...copy }) => [copy, <List items={points} key="points" />, action],
  },
  contact: {
    lead: withAlsoSpoken,
    details: async (names) => {
      const { phoneDisplay, hours, phoneAbroad } = await getCompany();
      const lines = [`${names.phone}: ${phoneDisplay}`, `${names.hours}: ${hours}`, `${names.abroad}: ${phoneAbroad}`];
      return [<List items={lines} key="details" />, await callLinks()];
    },
    mailboxes: async (mailboxes) => {
      const { bookingsEmail, studioEmail } = await getCompany();
      const boxes = [
        { ...mailboxes.bookings, email: bookingsEmail },
        { ...mailboxes.studio, email: studioEmail },
      ];
      return boxes.map(({ title, text, email }) => ({
        heading: title,
        link: { label: email, path: `mailto:${email}` },
        text,
      }));
    },
    copying: leaveOut,
    card: (label) => ({ label, path: vcardPath }),
    code: leaveOut,
    map: show(studio),
    players: ({ heading, text }) => ({ heading, text }),
    offers: show(getStandingOffers),
    closing: async ({ heading, text, write }) => {
      const { bookingsEmail } = await getCompany();
      return { heading, text, links: await callLinks({ label: write, path: `mailto:${bookingsEmail}` }) };
    },
  },
  movies: {
    playNote: async (note) => [
      (await listMovies()).map((movie) =>
        galleryEntry(
          movie,
          <Fragment key="facts">
            {joinFacts(movie.year, `${String(movie.runtimeMinutes)} min`)} · <Credits credits={movie.credits} />
          </Fragment>,
          joinFacts(movie.logline, ...writeBilling(movie)),
        ),
      ),
      note,
    ],
    callToAction: async ({ heading, text }) => ({
      heading,
      text,
      links: await callLinks((await getSingle('navigation')).data.write),
    }),
  },
  packages: {
    service: leaveOut,
    tiers: async ({ example: madeWith, ...copy }) => {
      const { button } = (await getSingle('packagesPage')).data.quote;
      const tiers = (await getPackages()).tiers.map(({ name, note, pitch, example, quoteHref }) => ({
        name,
        note,
        pitch,
        madeWith: `${madeWith}: ${example.title}, ${example.artist}`,
        links: [
          { label: example.title, path: example.path },
          playerLink(example.title, example.embed),
          { label: `${button} ${name}`, path: quoteHref },
        ],
      }));
      return [copy, tiers];
    },
    comparison: async (copy) => {
      const { rows, tiers } = await getPackages();
      const names = tiers.map(({ name, note }) => joinFacts(name, note));
      const cells = rows.map((row, index) => [row, ...tiers.map((tier) => tier.cells[index] ?? '')]);
      return [head(copy), <Table key="table" rows={[[copy.rows, ...names], ...cells]} />];
    },
    quote: leaveOut,
  },
  plan: planWords,
  promotion: {
    channel: async (copy) => {
      const { liveChannel } = await getCompany();
      if (liveChannel === undefined) return undefined;
      return [head(copy), { label: `The live TV channel on ${new URL(liveChannel).host}`, path: liveChannel }];
    },
    offer: async ({ words, ...copy }) => {
      const offer = await getPromotionOffer();
      const lines = listBillLines(offer, words).map(({ sum, figure, words: counted }) =>
        sum === undefined ? `${figure} ${counted}` : `${sum} = ${figure} ${counted}`,
      );
      return [copy, `${words.times} ${listPlayTimes(offer)}`, <List items={lines} key="lines" />];
    },
    banner: async (banner) => [banner, await callLinks()],
  },
  behindTheScenes: {
    badges: async (shown) => [badges(shown), await writeSetDays()],
  },
  roster: {
    others: async ({ text, action }) => [
      (await listDirectors()).map(({ name, path, quote, directed }) => ({
        heading: name,
        path,
        quote: <blockquote>{quote}</blockquote>,
        films: (
          <List
            items={directed.map(({ slug, title, path: film, artist, year }) => (
              <Fragment key={slug}>
                <a href={film}>{title}</a> · {joinFacts(artist, year)}
              </Fragment>
            ))}
          />
        ),
      })),
      text,
      action,
    ],
    person: leaveOut,
  },
  cases: {
    lead: async (lead) => [
      lead,
      (await listCases()).map(({ heading, path, label, lead: words }) => ({ heading, path, label, words })),
    ],
  },
  blog: { lead: async (lead) => [lead, await articleEntries()] },
  siteMap: {
    lead: async (lead) => {
      const links = (await listSiteMapLinks()).map(({ path, label }) => (
        <a href={path} key={path}>
          {label}
        </a>
      ));
      return [lead, <List items={links} key="links" />];
    },
  },
};

/** Fields that a page tells search engines, or that its opening shows; the lead is part of the text. */
const headFields = Object.keys({
  ...removablePageFields,
  ...listedPageFields,
  ...bandField,
  ...shareFields,
  ...stillFields,
}).filter((name) => name !== 'lead');

/** What a page with sections of its own says, field by field of its content file, as content for `Words`. */
export async function describeSectionPage(key: RouteKey): Promise<unknown> {
  const { data } = await getSingle(`${key}Page`);
  const own = (sections[key] ?? {}) as Partial<Record<string, (field: unknown) => unknown>>;
  const fields = Object.entries(data).filter(([name]) => !headFields.includes(name));
  const written = await Promise.all(
    fields.map(async ([name, value]: [string, unknown]) => (own[name] ? await own[name](value) : value)),
  );
  const still = 'still' in data && <Photograph alt={data.stillAlt} key="still" src={data.still} />;
  return [still, written, 'band' in data && (await closing(data.band))];
}
