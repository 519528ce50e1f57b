import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Must be the address that src/features/search/browser/search.ts loads. */
const program = {
  file: 'search.js',
  source: fileURLToPath(new URL('../features/search/browser/open-search.ts', import.meta.url)),
};

/**
 * In development, Vite's React plugin requires this preamble, which Astro leaves out on pages without an island.
 * Notifications load the same way and need it too.
 */
const refreshStub = 'window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type;';

/** Builds the search's script at a fixed address, so that pages don't have to carry one with a hash. */
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
