import path from 'node:path';
import { defineConfig } from 'vite';

/** The editor's app, for `vite build`. */
export default defineConfig({
  root: path.resolve('packages/editor/app'),
  base: '/editor/app/',
  publicDir: false,
  logLevel: 'warn',
  // The same Zod, without the rest of Astro.
  resolve: { alias: { zod: 'zod' } },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Infinity,
    // React's libraries mark modules for a server that this app does not have.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
