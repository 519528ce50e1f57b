import { createHash } from 'node:crypto';

const style = /<style>([\s\S]*?)<\/style>/g;

/** A script that stands in a page and runs, or says what to load ahead: no file, and no data such as JSON-LD. */
const program = /<script(?: type="(?:module|speculationrules)")?>([\s\S]*?)<\/script>/g;

const charset = '<meta charset="utf-8">';

/** Texts as a policy names them: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function listHashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
}

export interface SealedPage {
  readonly html: string;
  /** What runs in the page, each as `'sha256-…'`. */
  readonly scripts: readonly string[];
}

/**
 * Gives a finished page the policy that allows what stands in it, by hashes, and nothing else.
 * @param writePolicy says the policy for the page's scripts and styles.
 * @throws Error where the page does not say its encoding, behind which the policy stands.
 */
export function sealPage(
  html: string,
  writePolicy: (scripts: readonly string[], styles: readonly string[]) => string,
): SealedPage {
  const scripts = listHashes(html, program);
  const policy = writePolicy(scripts, listHashes(html, style));
  const [before, after, ...more] = html.split(charset);
  if (before === undefined || after === undefined || more.length > 0) throw new Error(`a page lacks ${charset}`);
  const meta = `<meta content="${policy}" http-equiv="content-security-policy">`;
  return { html: before + charset + meta + after, scripts };
}
