import { component, defineMarkdocConfig, Markdoc, nodes } from '@astrojs/markdoc/config';
import type { ExhibitKind, Exhibits } from '@site/model/schemas/exhibits/exhibits.ts';
import { headingAttributes, markdocTags } from '@site/model/schemas/markdoc-tags.ts';
import type * as TextParts from './src/features/written-page/TextParts.tsx';
import type * as CaseParts from './src/features/cases/CaseParts.tsx';
import { readPlan } from './src/features/cases/lighting-plan.ts';
import { layOutChapters } from './src/features/written-page/chapters.ts';
import { keepHyphenated, textNodes, textOf } from './src/features/written-page/markdoc-nodes.ts';

/** Tags that need content or pictures are .astro files; the others are components that take the tag's attributes. */
const draw = (name: string) => component(`./src/features/written-page/tags/${name}.astro`);
const drawPart = (name: keyof typeof TextParts) => component('./src/features/written-page/TextParts.tsx', name);

const drawCasePart = (name: keyof typeof CaseParts) => component('./src/features/cases/CaseParts.tsx', name);

type Tag = NonNullable<Parameters<typeof defineMarkdocConfig>[0]['tags']>[string];

/** An exhibit takes its data from the page's front matter, by its name, and brings its sheet to the pages that have it. */
const drawExhibit = (kind: ExhibitKind, file: string, name?: string): Tag => ({
  ...markdocTags[kind],
  render: component(`./src/features/exhibits/${kind}/${file}`, name),
  transform: ({ attributes }, { tags, variables }) => {
    const exhibits = variables?.exhibits as Exhibits | undefined;
    const data = exhibits?.[kind]?.find((exhibit) => exhibit.name === attributes.name);
    return new Markdoc.Tag(tags?.[kind]?.render, { data });
  },
});

const exhibits: Readonly<Record<ExhibitKind, Tag>> = {
  bars: drawExhibit('bars', 'Bars.tsx', 'Bars'),
  daylight: drawExhibit('daylight', 'Daylight.astro'),
  form: drawExhibit('form', 'Form.astro'),
  hours: drawExhibit('hours', 'Hours.astro'),
  map: drawExhibit('map', 'Map.astro'),
  notes: drawExhibit('notes', 'Notes.astro'),
  scopes: drawExhibit('scopes', 'Scopes.astro'),
  script: drawExhibit('script', 'ScriptPage.tsx', 'ScriptPage'),
  grid: drawExhibit('grid', 'Grid.tsx', 'Grid'),
  timeline: drawExhibit('timeline', 'Timeline.tsx', 'Timeline'),
};

export default defineMarkdocConfig({
  tags: {
    figure: { ...markdocTags.figure, render: draw('Figure') },
    quote: { ...markdocTags.quote, render: drawPart('PullQuote') },
    facts: { ...markdocTags.facts, render: drawPart('SideFacts') },
    video: { ...markdocTags.video, render: draw('Video') },
    call: { ...markdocTags.call, render: draw('Call') },
    gallery: {
      ...markdocTags.gallery,
      render: draw('Gallery'),
      transform(node, config) {
        const figures = node.transformChildren(config);
        const tags = figures.filter((child) => Markdoc.Tag.isTag(child));
        // The first stands across both columns, as does a last one without a neighbor; five are a strip.
        for (const [index, figure] of tags.entries()) {
          const isWide = tags.length !== 5 && (index === 0 || (index % 2 === 1 && index === tags.length - 1));
          figure.attributes[isWide ? 'wide' : 'paired'] = true;
        }
        return new Markdoc.Tag(config.tags?.gallery?.render, {}, figures);
      },
    },
    results: { ...markdocTags.results, render: draw('Results') },
    fold: { ...markdocTags.fold, render: draw('Fold') },
    treatment: { ...markdocTags.treatment, render: drawCasePart('Treatment') },
    schedule: { ...markdocTags.schedule, render: drawCasePart('Schedule') },
    plan: {
      ...markdocTags.plan,
      render: component('./src/features/cases/LightingPlan.tsx', 'LightingPlan'),
      transform: (node, config) => new Markdoc.Tag(config.tags?.plan?.render, { ...readPlan(node, config) }),
    },
    subject: markdocTags.subject,
    lamp: markdocTags.lamp,
    flag: markdocTags.flag,
    camera: markdocTags.camera,
    piece: markdocTags.piece,
    portfolio: { ...markdocTags.portfolio, render: draw('Portfolio') },
    framerates: { ...markdocTags.framerates, render: draw('FrameRates') },
    compare: { ...markdocTags.compare, render: draw('Comparison') },
    ...exhibits,
  },
  nodes: {
    ...textNodes,
    // Its parts; the page has its own <article>.
    document: { render: draw('Box'), transform: layOutChapters },
    // The address of a heading comes from the text as written, so that it is the same before facts are filled in.
    heading: {
      ...nodes.heading,
      attributes: { ...nodes.heading.attributes, ...headingAttributes },
      transform(node, config) {
        const { headingSlugger } = (config as { ctx?: { headingSlugger?: { slug(text: string): string } } }).ctx ?? {};
        if (!headingSlugger) throw new Error('Astro gave no slugger for headings');
        const id = headingSlugger.slug(textOf(node));
        return new Markdoc.Tag(
          `h${String(node.attributes.level)}`,
          { id },
          keepHyphenated(node.transformChildren(config)),
        );
      },
    },
  },
});
