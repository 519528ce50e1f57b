import type { AstroIntegration } from 'astro';

/** An empty map is neither generated nor merged: `ssrTransform` of Vite passes it on. */
const withoutMaps = {
  name: 'package-maps',
  enforce: 'post',
  transform: (code: string, id: string) =>
    id.includes('/node_modules/') ? { code, map: { mappings: '' as const } } : undefined,
} as const;

/** In development only: packages get no source maps, half of which would be theirs. */
export const packageMaps: AstroIntegration = {
  name: 'package-maps',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { plugins: [withoutMaps] } });
    },
  },
};
