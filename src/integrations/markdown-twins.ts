import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '@site/model/files/list-files.ts';
import { pageToMarkdown } from './page-to-markdown.ts';

/** Writes the Markdown twin of each built page that names one in its head, for agents that read the site for a client. */
export function markdownTwins(): AstroIntegration {
  return {
    name: 'markdown-twins',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
          const twin = pageToMarkdown(await readFile(path.join(folder, file), 'utf8'));
          if (twin) await writeFile(path.join(folder, twin.path), twin.text);
        }
      },
    },
  };
}
