import type { CheerioAPI } from 'cheerio';

interface PageLink {
  readonly href: string;
  readonly rel: readonly string[];
}

export interface PageAddresses {
  readonly links: readonly PageLink[];
  /** Pictures in all their sizes, fonts, scripts, styles and icons. */
  readonly files: readonly string[];
  /** Anchors. */
  readonly ids: ReadonlySet<string>;
}

function listSrcset(srcset: string): string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '');
}

function listStyleUrls(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g)].map(([, , address = '']) => address);
}

export function listAddresses($: CheerioAPI): PageAddresses {
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const files = [
    ...attributes('img, script, source, video, audio, iframe', 'src'),
    ...attributes('video', 'poster'),
    ...attributes('astro-island', 'component-url'),
    ...attributes('astro-island', 'renderer-url'),
    ...attributes('link:not([rel=canonical], [rel=preconnect], [rel=dns-prefetch], [hreflang])', 'href'),
    // A link with a `type` leads to a file, not a page.
    ...attributes('a[href][type]', 'href'),
    ...attributes('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
    ...attributes('img, source', 'srcset').flatMap(listSrcset),
    ...attributes('link', 'imagesrcset').flatMap(listSrcset),
    ...$('style')
      .toArray()
      .flatMap((style) => listStyleUrls($(style).text())),
  ];
  return {
    links: $('a[href]:not([type]), link[hreflang]')
      .toArray()
      .map((anchor) => ({ href: $(anchor).attr('href') ?? '', rel: ($(anchor).attr('rel') ?? '').split(/\s+/) })),
    files: [...new Set(files)].filter((file) => !file.startsWith('data:')),
    ids: new Set(attributes('[id]', 'id')),
  };
}
