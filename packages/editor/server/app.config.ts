import path from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { readSite } from '@site/model/check/read-site.ts';
import { readTypefaces } from '@site/model/typefaces/typefaces.ts';
import { theme } from '../../../src/integrations/theme.ts';
import { leaveOut } from './leave-out.ts';

const root = path.resolve('packages/editor/ui');

/** The company's colors and typefaces, for the preview of a post; none while content/site.yaml is wrong. */
const site = await readSite(pathToFileURL(`${path.resolve('content')}/`)).catch(() => undefined);

/** The program is requested together with the script that loads it. */
const preloadApp: Plugin = {
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, path: page }) => {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []));
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/ui/app.tsx'));
      if (!app || page !== '/index.html') return [];
      return [app.fileName, ...app.imports].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/app/${file}` },
      }));
    },
  },
};

/** The editor's app, for `vite build`. */
export default defineConfig({
  root,
  base: '/app/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    leaveOut(),
    preloadApp,
    ...(site ? [theme(site.brand.colors, readTypefaces(site), { isPreview: true })] : []),
    tailwindcss(),
  ],
  build: {
    target: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    // All of it is needed at once, or asked for by name.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      input: ['index.html', 'post/frame.html'].map((file) => path.join(root, file)),
      // React's libraries mark modules for a server that this app does not have.
      checks: { moduleLevelDirective: false },
    },
  },
});
