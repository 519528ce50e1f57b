import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { removeOldPictures } from '../content/pictures.ts';
import { editorHost } from './addresses.ts';

/**
 * Serves the owner's editor at /keystatic while the site is edited.
 * @throws Error in any other command, so that no build contains any of it.
 */
export function contentEditor(): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:server:start': async () => {
        await removeOldPictures(path.resolve('.cache/editor/pictures'), new Date());
      },
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') {
          throw new Error(
            `The editor is not part of the site: use it with \`npm run edit\`, not \`astro ${command}\`.`,
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
            // Apart from the site's own, which has other packages.
            cacheDir: '.cache/editor/vite',
            // The packages may be linked from another folder.
            server: { fs: { allow: [process.cwd(), realpathSync('node_modules')] } },
            optimizeDeps: {
              // Found at the start: a package found later reloads the page, and unsaved words would be lost.
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
