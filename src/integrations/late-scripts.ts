/** A file that a page runs; browsers load such a one as eagerly as the picture that the page opens with. */
const scriptFile = /<script (?:type="module"|async) src="([^"]+)"><\/script>/g;

/** Takes a page's files of script out of it and names them at its root, for its own script to ask for (src/layouts/browser/late.ts). */
export function lateScripts(html: string): string {
  const files = [...html.matchAll(scriptFile)].map(([, file = '']) => file);
  if (files.length === 0) return html;
  return html.replaceAll(scriptFile, '').replace('<html', `<html data-scripts="${files.join(' ')}"`);
}
