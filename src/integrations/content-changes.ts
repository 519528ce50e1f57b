import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type DevEnvironment } from 'vite';

/** Makes the runner evaluate again whatever the server's module graph has invalidated. */
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
 * In development only: shows every change to the content, exactly once. By itself Astro reloads a page when its text's
 * file changes and again when the data store is written: the first reload still gets the old data. And a request that is
 * already running can transform the modules that read the data store before the runner asks whether they have changed,
 * so the runner would keep the old ones.
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
