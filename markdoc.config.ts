import { component, defineMarkdocConfig, Markdoc, nodes } from '@astrojs/markdoc/config';
import type { Node } from '@markdoc/markdoc';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import { resolvePath } from '@site/model/routes/resolve-path.ts';
import { markdocTags } from '@site/model/schemas/markdoc-tags.ts';

/** A page hands these to its text: `<Content facts={…} routes={…} />`. */
interface PageVariables {
  readonly facts: Facts;
  readonly routes: Routes;
}

/** The variables are absent while Astro only collects headings. */
function variablesOf(config: { variables?: Record<string, unknown> }): PageVariables | undefined {
  const { facts, routes } = config.variables ?? {};
  return facts && routes ? { facts: facts as Facts, routes: routes as Routes } : undefined;
}

function textOf(node: Node): string {
  return [...node.walk()].map((inner) => String(inner.attributes.content ?? '')).join('');
}

const draw = (name: string) => component(`./src/features/article/tags/${name}.astro`);

export default defineMarkdocConfig({
  tags: {
    figure: { ...markdocTags.figure, render: draw('Figure') },
    quote: { ...markdocTags.quote, render: draw('Quote') },
    facts: { ...markdocTags.facts, render: draw('Facts') },
    video: { ...markdocTags.video, render: draw('Video') },
    call: { ...markdocTags.call, render: draw('Call') },
    gallery: {
      ...markdocTags.gallery,
      render: draw('Gallery'),
      transform(node, config) {
        const figures = node.transformChildren(config);
        // The first stands across both columns.
        for (const figure of figures.filter((child) => Markdoc.Tag.isTag(child)).slice(1))
          figure.attributes.paired = true;
        return new Markdoc.Tag(config.tags?.gallery?.render, {}, figures);
      },
    },
    portfolio: { ...markdocTags.portfolio, render: draw('Portfolio') },
    framerates: { ...markdocTags.framerates, render: draw('FrameRates') },
    framesizes: { ...markdocTags.framesizes, render: draw('FrameSizes') },
    compare: { ...markdocTags.compare, render: draw('GradeCompare') },
  },
  nodes: {
    // The page brings its own <article>.
    document: { transform: (node, config) => node.transformChildren(config) },
    text: {
      ...nodes.text,
      transform(node, config) {
        const content = String(node.attributes.content);
        const variables = variablesOf(config);
        return variables ? fillFacts(content, variables.facts) : content;
      },
    },
    // The address of a heading comes from the text as written, so that it is the same before facts are filled in.
    heading: {
      ...nodes.heading,
      transform(node, config) {
        const { headingSlugger } = (config as { ctx?: { headingSlugger?: { slug(text: string): string } } }).ctx ?? {};
        if (!headingSlugger) throw new Error('Astro gave no slugger for headings');
        const id = headingSlugger.slug(textOf(node));
        return new Markdoc.Tag(`h${String(node.attributes.level)}`, { id }, node.transformChildren(config));
      },
    },
    link: {
      ...nodes.link,
      transform(node, config) {
        const variables = variablesOf(config);
        const written = decodeURI(String(node.attributes.href));
        const children = node.transformChildren(config);
        if (!variables) return new Markdoc.Tag('a', { href: written }, children);
        if (!written.startsWith('/')) {
          return new Markdoc.Tag('a', { href: fillFacts(written, variables.facts), rel: 'noopener' }, children);
        }
        return new Markdoc.Tag('a', { href: resolvePath(written, variables.routes) }, children);
      },
    },
  },
});
