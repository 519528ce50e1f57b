import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { expect, it } from 'vitest';
import { listHeaders, readHeadersFile } from '@site/delivery/headers/headers-file.ts';
import { hashText } from '@site/delivery/headers/page-policy.ts';
import { dist, listBuiltFiles, readEveryPage } from '../built-pages.ts';

const pages = readEveryPage();
const rules = readHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'));
const headerPolicy = listHeaders(rules, '/')['Content-Security-Policy'] ?? '';

const hashSource = (text: string) => `'${hashText(text)}'`;

function readSources(policy: string, directive: string): string[] {
  const found = policy.split(';').map((one) => one.trim().split(' '));
  return found.find(([name]) => name === directive)?.slice(1) ?? [];
}

function policyOf($: CheerioAPI): string {
  return $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
}

/** The texts of inline elements. */
function listInline($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((node) => $(node).text());
}

const running = 'script:not([src]):not([type="application/ld+json"])';

it('every page, and the header, allow the scripts and styles in it; the page allows no others', () => {
  const inHeader = readSources(headerPolicy, 'script-src');
  for (const { file, $ } of pages) {
    const scripts = listInline($, running).map(hashSource);
    expect(new Set(readSources(policyOf($), 'script-src')), file).toEqual(new Set(["'self'", ...scripts]));
    expect(inHeader, file).toEqual(expect.arrayContaining(scripts));
    const styles = listInline($, 'style').map(hashSource);
    expect(new Set(readSources(policyOf($), 'style-src')), file).toEqual(new Set(["'self'", ...styles]));
  }
});

const forbidden = /'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|\*|data:|http:/;

/** The heading face is inlined as data. */
const fonts = "font-src 'self' data:";

it('no policy allows unhashed inline code, or eval', () => {
  for (const { file, $ } of pages) {
    expect(policyOf($).replace(fonts, ''), file).not.toMatch(forbidden);
    // Both policies apply. The header has no room for the hashes of styles, so only the page's policy has them.
    expect(readSources(policyOf($), 'style-src'), file).not.toEqual([]);
  }
  const styles = "style-src 'self' 'unsafe-inline'";
  expect(headerPolicy.split(';')).toContain(styles);
  expect(headerPolicy.replace(styles, '').replace(fonts, '')).not.toMatch(forbidden);
});

it("both policies default to 'none'", () => {
  for (const policy of [headerPolicy, ...pages.map(({ $ }) => policyOf($))]) {
    expect(readSources(policy, 'default-src')).toEqual(["'none'"]);
  }
});

it('a page has its policy before every script but the one that loads a font', () => {
  for (const { file, $ } of pages) {
    const all = $(`meta[http-equiv="content-security-policy"], ${running}, script[src]`).toArray();
    const before = all.slice(
      0,
      all.findIndex(({ name }) => name === 'meta'),
    );
    expect(
      before.map((script) => $(script).text()),
      file,
    ).toEqual(["document.fonts.load('1em Display')"]);
  }
});

it('no element has an inline style or handler, which the policy would block', () => {
  const faults = pages.flatMap(({ file, $ }) =>
    $('*')
      .toArray()
      .flatMap((node) => Object.keys($(node).attr() ?? {}).filter((name) => name === 'style' || name.startsWith('on')))
      .map((name) => `${file}: ${name}`),
  );
  expect(faults).toEqual([]);
});

it('the site contains no source maps or private files', () => {
  const known =
    /\.(?:html|css|js|json|xml|txt|md|webmanifest|vcf|svg|png|jpe?g|webp|avif|mp4|webm|vtt|woff2|ico|br|gz)$/;
  const hosts = new Set(['_headers', '_redirects', '.assetsignore']);
  expect(listBuiltFiles().filter((file) => !known.test(file) && !hosts.has(file))).toEqual([]);
});
