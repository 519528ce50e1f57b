/** The colors that src/styles/tokens.css declares, as #rrggbb by name, in its order. */
export function listColors(css: string): ReadonlyMap<string, string> {
  const found = css.matchAll(/--color-([a-z]+(?:-\d+)?): (#[\da-f]{6});/g);
  return new Map([...found].map(([, name = '', hex = '']) => [name, hex]));
}

/** @throws Error where src/styles/tokens.css declares no color of the name. */
export function findColor(css: string, name: string): string {
  const color = listColors(css).get(name);
  if (color === undefined) throw new Error(`src/styles/tokens.css declares no color ${name}`);
  return color;
}
