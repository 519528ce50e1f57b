import path from 'node:path';
import type { Plugin } from 'vite';
import { isLightGround } from '@site/model/check/check-colors.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

type Colors = ContentData<'site'>['brand']['colors'];

/** What style sheets call the colors of content/site.yaml. */
const names: Readonly<Record<keyof Colors, string>> = {
  ground: 'ink-950',
  panel: 'ink-900',
  raised: 'ink-800',
  divider: 'ink-700',
  border: 'ink-500',
  text: 'paper',
  quiet: 'mist',
  accent: 'tungsten',
  second: 'teal',
};

/** The company's colors for Tailwind, which puts them into each class that names one. */
function writeTheme(colors: Colors): string {
  const lines = Object.entries(names).map(([name, token]) => `--color-${token}:${colors[name as keyof Colors]};`);
  return lines.join('');
}

/** What browsers draw by themselves, such as scroll bars, is dark (src/styles/base.css) unless the company's ground is light. */
function writeScheme({ ground }: Colors): string {
  return isLightGround(ground) ? ':root{color-scheme:light}' : '';
}

/** Gives the sheets of features the company's colors, in place of those of src/styles/tokens.css. It comes before Tailwind. */
export function theme(colors: Colors): Plugin {
  const features = path.resolve('src/features');
  const values = writeTheme(colors);
  return {
    name: 'theme',
    enforce: 'pre',
    transform(sheet, id) {
      // Only sheets that Tailwind reads; and not the module that only says where a sheet is.
      const isTheme = /^@(?:source|reference)/m.test(sheet);
      if (!id.startsWith(features) || !/\.css(?:\?|$)/.test(id) || !isTheme) return undefined;
      // A sheet that loads later only refers to the theme, which its page declares.
      const kind = sheet.includes('@reference') ? 'reference' : 'static';
      const scheme = kind === 'static' ? writeScheme(colors) : '';
      return { code: `${sheet}\n@theme inline ${kind} {${values}}\n${scheme}`, map: null };
    },
  };
}
