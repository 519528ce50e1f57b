import { createHash } from 'node:crypto';

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/;
const inlineText = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** The hash of a script or style as a policy names it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function hashText(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * A page whose policy names the scripts and styles that stand in it, and no others. Astro names those of the whole site
 * in every page, about 900 bytes that do not compress.
 * @throws Error where the page has no policy.
 */
export function trimPagePolicy(html: string): string {
  const [meta] = policyMeta.exec(html) ?? [];
  if (meta === undefined) throw new Error('The built page has no Content Security Policy: see astro.config.ts.');
  const present = new Set([...html.matchAll(inlineText)].map(([, , text = '']) => hashText(text)));
  const trimmed = meta.replace(/ '(sha256-[^']+)'/g, (source, hash: `sha256-${string}`) =>
    present.has(hash) ? source : '',
  );
  return html.replace(meta, () => trimmed);
}
