import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** At the address that src/features/search/browser/search.ts loads. */
const program = {
  file: 'search.js',
  source: fileURLToPath(new URL('../features/search/browser/open-search.ts', import.meta.url)),
};

/**
 * Vite's React plugin refuses components on pages without an island while developing, where Astro leaves this out. The
 * notifications load the same way and need it too.
 */
const refreshStub = 'window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type;';

/** Builds the script of the search at an address that no page has to know. */
export function searchProgram(): AstroIntegration {
  return {
    name: 'search-program',
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
