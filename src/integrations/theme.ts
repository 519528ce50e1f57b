import path from 'node:path';
import type { Plugin } from 'vite';
import { isLightGround } from '@site/model/check/check-colors.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { writeOtherFaces, type Typefaces } from '@site/model/typefaces/typefaces.ts';

type Colors = ContentData<'site'>['brand']['colors'];

/** The names that style sheets have for the colors of content/site.yaml. */
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

/** Browser-drawn parts such as scroll bars are dark (src/styles/base.css) unless the company's background is light. */
function writeScheme({ ground }: Colors): string {
  return isLightGround(ground) ? ':root{color-scheme:light}' : '';
}

/** How a sheet finds a folder of files. */
function pathFrom(id: string, folder: string): string {
  return path.relative(path.dirname(id), folder).replaceAll(path.sep, '/');
}

/**
 * Gives each feature's sheet the company's typefaces, and its colors in place of those of src/styles/tokens.css. It runs
 * before Tailwind.
 */
export function theme(colors: Colors, faces: Typefaces): Plugin {
  const features = path.resolve('src/features').replaceAll(path.sep, '/');
  const values = writeTheme(colors);
  return {
    name: 'theme',
    enforce: 'pre',
    transform(sheet, id) {
      // Only sheets that Tailwind processes, and not modules that only import a sheet's URL.
      const isTheme = /^@(?:source|reference)/m.test(sheet);
      if (!id.startsWith(features) || !/\.css(?:\?|$)/.test(id) || !isTheme) return undefined;
      // A sheet that loads later refers to the theme that its page declares.
      const kind = sheet.includes('@reference') ? 'reference' : 'static';
      const own = writeScheme(colors) + writeOtherFaces(faces, pathFrom(id, faces.folder));
      return { code: `${sheet}\n@theme inline ${kind} {${values}}\n${kind === 'static' ? own : ''}`, map: null };
    },
  };
}
