import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type DevEnvironment } from 'vite';

/** Whatever the server's graph has invalidated is evaluated anew, even if it has been transformed again meanwhile. */
function dropInvalidated(environment: DevEnvironment) {
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const [id, { transformResult }] of environment.moduleGraph.idToModuleMap) {
    const evaluated = transformResult ? undefined : evaluatedModules.getModuleById(id);
    if (evaluated) evaluatedModules.invalidateModule(evaluated);
  }
}

const waitForDataStore = {
  name: 'wait-for-data-store',
  hotUpdate: {
    order: 'pre',
    handler: ({ file }: { readonly file: string }) => (file.endsWith('.mdoc') ? [] : undefined),
  },
} as const;

/**
 * In development only: shows each change of the content, and once. Astro would reload a page when its text's file has
 * changed and again when its data store is written: the first time with old data, the second time perhaps unheard, while
 * the first is loading. And a request that is under way can transform the data store's readers before the runner asks
 * whether they have changed: they would keep the old data.
 */
export const contentChanges: AstroIntegration = {
  name: 'content-changes',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { plugins: [waitForDataStore] } });
    },
    'astro:server:setup': ({ server }) => {
      const { ssr } = server.environments;
      const send: (...message: unknown[]) => void = ssr.hot.send.bind(ssr.hot);
      ssr.hot.send = (...message: readonly unknown[]) => {
        if (message[0] === 'astro:content-changed') dropInvalidated(ssr);
        send(...message);
      };
    },
  },
};
