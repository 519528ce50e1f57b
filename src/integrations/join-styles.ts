const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** All styles of a page as one, where the first of them stood: what they share is said once, and one hash allows them. */
export function joinStyles(html: string): string {
  const joined = [...html.matchAll(style)].map(([, text = '']) => text).join('');
  let isFirst = true;
  return html.replaceAll(style, () => {
    const element = isFirst ? `<style>${joined}</style>` : '';
    isFirst = false;
    return element;
  });
}
