import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island with the visitor's first step on the page: src/integrations/near-directive.ts. */
    'client:near'?: boolean;
  }
}

/** Teaches Astro `client:near`. */
export function clientNear(): AstroIntegration {
  return {
    name: 'client-near',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'near',
          entrypoint: fileURLToPath(new URL('near-directive.ts', import.meta.url)),
        });
      },
    },
  };
}
