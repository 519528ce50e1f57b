import { createHash } from 'node:crypto';

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/;
const inlineText = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** A script's or style's hash source: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashText(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Limits a page's policy to the hashes of its own scripts and styles. Astro puts those of the whole site into every
 * page, about 900 bytes that do not compress, but leaves out sheets that Markdoc tags import. Scripts that Astro does
 * not list stay blocked.
 * @throws Error if the page has no policy.
 */
export function trimPagePolicy(html: string): string {
  const [meta] = policyMeta.exec(html) ?? [];
  if (meta === undefined) throw new Error('The built page has no Content Security Policy: see astro.config.ts.');
  const texts = [...html.matchAll(inlineText)].map(([, kind, text = '']) => ({ kind, hash: hashText(text) }));
  const present = new Set(texts.map(({ hash }) => hash));
  const trimmed = meta.replace(/ '(sha256-[^']+)'/g, (source, hash: `sha256-${string}`) =>
    present.has(hash) ? source : '',
  );
  const missing = texts.filter(({ kind, hash }) => kind === 'style' && !trimmed.includes(hash));
  const added = [...new Set(missing.map(({ hash }) => ` '${hash}'`))].join('');
  return html.replace(meta, () => trimmed.replace(/style-src [^;"]*/, (sources) => sources + added));
}
