import path from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: path.resolve('packages/editor/app'),
  base: '/editor/app/',
  publicDir: false,
  logLevel: 'warn',
  // Bundles Zod itself instead of Astro's re-export.
  resolve: { alias: { zod: 'zod' } },
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Infinity,
    // Ignores "use client" directives.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
