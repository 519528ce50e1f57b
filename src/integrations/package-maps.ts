import type { Plugin } from 'vite';

/**
 * Packages get no source maps in development, where half of all maps would be theirs: Vite neither generates nor merges
 * an empty one.
 */
export const packageMaps: Plugin = {
  name: 'package-maps',
  apply: 'serve',
  enforce: 'post',
  transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined),
};
