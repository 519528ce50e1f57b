import { documentHeaders, drawing, isForHashedFiles, type HeaderRule } from './site-headers.ts';

/** Read by Cloudflare, Netlify, `npm start` and caddy-files.ts. */
export const headersFile = '_headers';

/** Cloudflare ignores the rest of a longer line: https://developers.cloudflare.com/workers/static-assets/headers/ */
const maxLineLength = 2000;

/**
 * The format that static hosts share: a path, then an indented line for each header.
 * @throws Error naming a header that is too long for a host.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      const long = lines.find((line) => line.length > maxLineLength);
      if (long) throw new Error(`${path}: ${long.slice(0, 60)}… has more than ${maxLineLength} characters`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (/^\S/.test(line)) {
      rules.push({ path: line, headers: {} });
      continue;
    }
    const [name = '', ...value] = line.trim().split(': ');
    const rule = rules.at(-1);
    if (rule) rule.headers[name] = value.join(': ');
  }
  return rules;
}

function matches({ path }: HeaderRule, place: string): boolean {
  return path.endsWith('*') ? place.startsWith(path.slice(0, -1)) : place === path;
}

/**
 * The headers of a path. The file can't express one exception, since its rules only add headers: subresources have no
 * document headers.
 */
export function listHeaders(rules: readonly HeaderRule[], place: string): HeaderRule['headers'] {
  const fitting = rules.filter((rule) => matches(rule, place));
  const headers = Object.assign({}, ...fitting.map((rule) => rule.headers)) as Record<string, string>;
  if (!fitting.some(isForHashedFiles) || place.endsWith(drawing)) return headers;
  const forDocuments: readonly string[] = documentHeaders;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !forDocuments.includes(name)));
}
