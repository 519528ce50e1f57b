import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { finishChanges } from '@site/model/check/content-lock.ts';
import { startDrafts } from '../saves/start-drafts.ts';
import { removeOldPictures } from '../content/pictures.ts';

/**
 * Serves the owner's editor at /keystatic while the site is edited.
 * @throws Error in any other command, so that no build contains any of it.
 */
export function contentEditor(): AstroIntegration {
  return {
    name: 'content-editor',
    hooks: {
      'astro:server:start': async () => {
        const content = path.resolve('content');
        await finishChanges(content);
        await startDrafts(content);
        await removeOldPictures(content, new Date());
      },
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') {
          throw new Error(
            `The editor is not part of the site: use it with \`npm run edit\`, not \`astro ${command}\`.`,
          );
        }
        const routes = {
          '/keystatic/[...params]': './EditorPage.astro',
          '/api/keystatic/[...params]': './editor-api.ts',
          '/api/editor/[...params]': './editor-api.ts',
        };
        for (const [pattern, file] of Object.entries(routes)) {
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url), prerender: false });
        }
        updateConfig({
          // No other computer of the network reaches it.
          server: { host: '127.0.0.1' },
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
