import { realpathSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { editorHost } from './addresses.ts';
import { editorFolders } from './editor-folders.ts';
import { dropOldPictures } from './pictures/staged-pictures.ts';

/**
 * Serves the owner's editor at /keystatic while the site is edited.
 * @throws Error in any other command: no build holds a byte of it.
 */
export function contentEditor(): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:server:start': async () => {
        await dropOldPictures(editorFolders.pictures, new Date());
      },
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') {
          throw new Error(
            `The editor is no part of the site: run \`npm run edit\`, and \`astro ${command}\` without it.`,
          );
        }
        injectRoute({
          pattern: '/keystatic/[...params]',
          entrypoint: new URL('./EditorPage.astro', import.meta.url),
          prerender: false,
        });
        for (const pattern of ['/api/keystatic/[...params]', '/api/editor/[...params]']) {
          injectRoute({ pattern, entrypoint: new URL('./editor-api.ts', import.meta.url), prerender: false });
        }
        updateConfig({
          server: { host: editorHost },
          vite: {
            // What is prepared for the browser here is none of the site's own.
            cacheDir: '.cache/editor/vite',
            // The packages may stand elsewhere, and be linked.
            server: { fs: { allow: [process.cwd(), realpathSync('node_modules')] } },
            optimizeDeps: {
              // Found at the start: what is found later reloads the page, and what was typed would be gone.
              entries: ['packages/editor/ui/Editor.tsx'],
              include: [
                '@keystatic/core',
                '@keystatic/core/ui',
                'react',
                'react-dom',
                'react/jsx-runtime',
                'react/jsx-dev-runtime',
              ],
            },
          },
        });
      },
    },
  };
}
