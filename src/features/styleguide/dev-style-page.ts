import type { AstroIntegration } from 'astro';

/** Serves the style page at /style while developing; a build leaves it out. */
export function devStylePage(): AstroIntegration {
  return {
    name: 'dev-style-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/style', entrypoint: new URL('StylePage.astro', import.meta.url) });
      },
    },
  };
}
