import type { AstroIntegration } from 'astro';

let templates: readonly string[] = [];

/**
 * In development only: transforms the other templates while the first page is being read. Nearly every address comes from
 * content, so the server asks every template whether it has a page there, and the second page would wait for all of them.
 */
export const warmUp: AstroIntegration = {
  name: 'warm-up',
  hooks: {
    'astro:routes:resolved': ({ routes }) => {
      templates = routes.map(({ entrypoint }) => entrypoint).filter((file) => file.endsWith('.astro'));
    },
    'astro:server:setup': ({ server }) => {
      const transform = async () => {
        const waiting = templates;
        templates = [];
        for (const file of waiting) await server.environments.ssr.warmupRequest(`/${file}`);
      };
      server.middlewares.use((_request, response, next) => {
        response.once('finish', () => void transform());
        next();
      });
    },
  },
};
