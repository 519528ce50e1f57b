import { Markdoc } from '@astrojs/markdoc/config';
import type { Schema } from '@markdoc/markdoc';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { markdocTags } from '@site/model/schemas/markdoc-tags.ts';
import { exhibitKinds, type ExhibitKind } from '@site/model/schemas/exhibits/exhibits.ts';
import { getTextPage } from '#features/article/article.query.ts';
import { textNodes } from '#features/article/markdoc-nodes.ts';
import { relatedWork } from '#features/article/RelatedWork.tsx';
import { momentSeconds } from '#features/cameras/burst.ts';
import {
  formatCount,
  formatSpan,
  formatStops,
  formatTimes,
  markedRates,
  playbackFps,
  secondsOnScreen,
  stopsOfLight,
} from '#features/cameras/frame-rate.ts';
import { formatMegapixels, formatSize, formatTimesFullHd } from '#features/cameras/frame-size.ts';
import { markItems, readPlan, type Plan } from '#features/cases/lighting-plan.ts';
import { videosPerPage } from '#features/portfolio/group.ts';
import { getVideos, listShotOn, listVideos } from '#features/video/videos.query.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { getSite, listEntries } from '#lib/content.query.ts';
import { callLinks, closing, videoEntry } from './shown.query.tsx';
import { joinFacts, List, Photograph, Table, Words } from './Words.tsx';

type Attributes<Name extends string> = Readonly<Record<Name, string>> & { readonly children?: ReactNode };

/** All that the dial says of each rate that it marks. */
function listRates(words: ContentData<'tools'>['frameRates']): string[][] {
  return [
    [words.rate, words.becomes, words.light, words.times, words.frames, words.moment],
    ...markedRates.map((rate) => [
      `${formatCount(rate)} ${words.unit}`,
      formatSpan(secondsOnScreen(rate)),
      `${formatStops(stopsOfLight(rate))} ${words.stops}`,
      `${formatTimes(rate / playbackFps)} ×`,
      formatCount(rate * momentSeconds),
      formatSpan(secondsOnScreen(rate, momentSeconds)),
    ]),
  ];
}

/** The tags of markdoc.config.ts as plain elements, by their names. */
async function createTags() {
  const [tools] = await listEntries('tools');
  /** A site whose pages have none of these pieces needs no words for them. */
  const toolWords = () => {
    if (!tools) throw new Error('content/tools.yaml is missing');
    return tools.data;
  };
  const { routes } = await getSite();
  const calls = await callLinks({ label: (await getCompany()).words.quote, path: routes.path('contact') });
  const videos = await listVideos();
  return {
    figure: ({ src, alt, caption }: Attributes<'src' | 'alt' | 'caption'>) => (
      <Words of={[<Photograph alt={alt} key={src} src={src} />, caption]} />
    ),
    quote: ({ by, children }: Partial<Attributes<'by'>>) => (
      <Words of={[<blockquote key="words">{children}</blockquote>, by]} />
    ),
    facts: ({ title, children }: Attributes<'title'>) => [<strong key="title">{title}</strong>, children],
    video: ({ slug }: Attributes<'slug'>) => {
      const video = videos.find((candidate) => candidate.slug === slug);
      if (!video) throw new Error(`content/pages: the video ${slug} does not exist`);
      const { title, path, ...lines } = videoEntry(video);
      return <Words of={[{ label: title, path }, Object.values(lines)]} />;
    },
    call: ({ heading, children }: Attributes<'heading'>) => [
      <strong key="heading">{heading}</strong>,
      children,
      <Words key="calls" of={calls} />,
    ],
    gallery: ({ children }: Attributes<never>) => children,
    portfolio: ({ category }: Attributes<'category'>) => (
      <Words
        of={videos
          .filter((video) => video.category === category)
          .slice(0, videosPerPage)
          .map(videoEntry)}
      />
    ),
    framerates: ({ still, alt }: Attributes<'still' | 'alt'>) => {
      const words = toolWords().frameRates;
      const table = [words.table, <Table key="rates" rows={listRates(words)} />];
      const picture = <Photograph alt={alt} key={still} src={still} />;
      return <Words of={{ title: words.title, table, picture, note: words.note }} />;
    },
    framesizes: ({ src, alt }: Attributes<'src' | 'alt'>) => {
      const { title, note, choose, pixels, megapixels, megapixelUnit, times, sizes } = toolWords().frameSizes;
      const rows = sizes.map((size) => [
        joinFacts(size.name, size.kind),
        formatSize(size),
        `${formatMegapixels(size)} ${megapixelUnit}`,
        `${formatTimesFullHd(size)} ×`,
      ]);
      const table = <Table rows={[[choose, pixels, megapixels, times], ...rows]} />;
      return <Words of={{ title, picture: <Photograph alt={alt} src={src} />, note, table }} />;
    },
    compare: ({
      before,
      beforeAlt,
      after,
      afterAlt,
      caption,
    }: Attributes<'before' | 'beforeAlt' | 'after' | 'afterAlt' | 'caption'>) => {
      const { compare } = toolWords();
      const first = [compare.before, <Photograph alt={beforeAlt} key="before" src={before} />];
      const second = [compare.after, <Photograph alt={afterAlt} key="after" src={after} />];
      return <Words of={{ title: compare.title, first, second, caption }} />;
    },
    treatment: ({ title, children }: Attributes<'title'>) => [<strong key="title">{title}</strong>, children],
    schedule: ({ children }: Attributes<never>) => children,
    results: ({ children }: Attributes<never>) => children,
    plan: ({ title, items }: Plan) => (
      <Words of={[title, <List items={markItems(items).map(({ mark, name }) => `${mark}: ${name}`)} key="items" />]} />
    ),
    ...(Object.fromEntries(exhibitKinds.map((kind) => [kind, () => null])) as unknown as Record<
      ExhibitKind,
      () => null
    >),
    subject: () => null,
    lamp: () => null,
    flag: () => null,
    camera: () => null,
    piece: () => null,
  } satisfies Record<keyof typeof markdocTags, unknown>;
}

/** The films that were shot on the camera that a page is about. */
async function describeShotOn(camera: string | undefined, path: string) {
  const films = await listShotOn(path);
  if (camera === undefined || films.length === 0) return undefined;
  const items = films.map(({ slug, title, path: film, artist, group, year }) => (
    <Fragment key={slug}>
      <a href={film}>{title}</a> · {joinFacts(artist, group, year)}
    </Fragment>
  ));
  return { heading: `Shot on the ${camera}`, films: <List items={items} /> };
}

/** A written page: its text as plain elements, with what its tags show. */
export async function describeTextPage(slug: string): Promise<unknown> {
  const page = await getTextPage(slug);
  const { routes } = page;
  const tags = await createTags();
  const named = Object.entries(markdocTags).map(([name, schema]): [string, Schema] => [
    name,
    { ...schema, render: name },
  ]);
  const plan: Schema = {
    ...markdocTags.plan,
    transform: (node, config) => new Markdoc.Tag('plan', { ...readPlan(node, config) }),
  };
  const tree = Markdoc.transform(Markdoc.parse(page.body), {
    nodes: textNodes,
    tags: { ...Object.fromEntries(named), plan },
    variables: { facts: page.facts, routes: page.routes },
  });
  const resolveTagName = (name: string) => (Object.hasOwn(tags, name) ? tags[name as keyof typeof tags] : name);
  const text = Markdoc.renderers.react(tree, { createElement, Fragment }, { resolveTagName });
  const related = (await getVideos(page.related, page.file)).map(videoEntry);
  const still = <Photograph alt={page.stillAlt} key="still" src={page.stillSource} />;
  const film = page.film !== undefined && { label: 'Watch the film', path: page.film };
  const shotOn = await describeShotOn(page.camera, routes.written(slug));
  return [
    still,
    page.lead,
    film,
    <Fragment key="text">{text}</Fragment>,
    shotOn,
    relatedWork,
    related,
    await closing(page.band),
  ];
}
