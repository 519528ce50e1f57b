import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Under the address that src/features/search/browser/search.ts asks for. */
const program = {
  file: 'search.js',
  source: fileURLToPath(new URL('browser/open-search.ts', import.meta.url)),
};

/**
 * While developing, Vite's React plugin refuses components on pages without an island, where Astro leaves this out. Also
 * helps the notifications, which load the same way.
 */
const refreshStub = 'window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type;';

/** Builds the program of the search; src/features/search/search-index.ts makes what it searches. */
export function siteSearch(): AstroIntegration {
  return {
    name: 'site-search',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectScript, command }) => {
        if (command === 'dev') injectScript('head-inline', refreshStub);
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'search-program',
                // The development server answers with the source.
                resolveId: (id) => (id === `/${program.file}` ? program.source : undefined),
                buildStart() {
                  if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
                  this.emitFile({ type: 'chunk', id: program.source, fileName: program.file });
                },
              },
            ],
          },
        });
      },
    },
  };
}
