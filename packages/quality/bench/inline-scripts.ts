const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** What a browser runs: no type, a module, or JavaScript by its name; not data such as JSON. */
const runs = /^(?:|module|text\/javascript)$/i;

/** The programs that are written into a page, in order. */
export function listInlineScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return /\bsrc=/.test(attributes) || !runs.test(type) ? [] : [text];
  });
}
