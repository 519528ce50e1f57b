import type { CheerioAPI } from 'cheerio';
import { expect } from 'vitest';
import { z } from 'zod';
import { readEveryPage } from './built-pages.ts';

type Node = Readonly<Record<string, unknown>>;

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())).min(1),
});

function readNodes($: CheerioAPI, path: string): Node[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  expect(scripts.length, path).toBeLessThan(2);
  return scripts.flatMap((script) => {
    const text = $(script).text();
    expect(text, path).not.toContain('<');
    return graphSchema.parse(JSON.parse(text))['@graph'];
  });
}

/** Every page's structured data, in every language; the 404 has none. */
export const describedPages = readEveryPage()
  .filter(({ path }) => !path.endsWith('/404'))
  .map(({ file, path, $ }) => {
    const nodes = readNodes($, path);
    const ofType = (type: string) => nodes.filter((node) => node['@type'] === type);
    return { file, path, $, nodes, ofType, canonical: $('link[rel=canonical]').attr('href') ?? '' };
  });
