import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island on the visitor's first input: src/integrations/near-directive.ts. */
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
