import markdoc from '@astrojs/markdoc';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { clientNear } from './tools/build/client-near.ts';
import { prunedStyles } from './tools/build/prune-styles.ts';
import { siteSearch } from './tools/build/site-search.ts';
import { markdownTwins } from './tools/build/twins/markdown-twins.ts';
import { devStylePage } from './tools/styleguide/dev-style-page.ts';
import { readSite } from './tools/content/read-site.ts';

const site = await readSite(new URL('./content/', import.meta.url));

export default defineConfig({
  site: site.origin,
  output: 'static',
  // Both slash forms answer; each page names its canonical one.
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always', assets: 'uploads' },
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Effort 3 encodes AVIF about three times faster than the default 4, within 3% of its size.
      config: { avif: { effort: 3, quality: 52 }, jpeg: { mozjpeg: true, quality: 72, progressive: true } },
    },
  },
  // Twins and the search are made of the pages as they are served: last.
  integrations: [react(), markdoc(), clientNear(), devStylePage(), prunedStyles(), markdownTwins(site), siteSearch()],
  vite: {
    plugins: [tailwindcss()],
    build: {
      // The loops' script has time, unlike what is written into the document: undefined leaves that to the size.
      assetsInlineLimit: (file) => (file.includes('LoopScript') ? false : undefined),
      // Astro marks its Markdoc modules with a directive of its own; that is no mistake of ours.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Archivo Display',
      cssVariable: '--font-archivo-display',
      fallbacks: ['Arial Narrow', 'sans-serif'],
      display: 'optional',
      options: { variants: [{ src: ['./src/styles/fonts/archivo-display.woff2'], weight: 800, style: 'normal' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Archivo',
      cssVariable: '--font-archivo-text',
      fallbacks: ['sans-serif'],
      display: 'optional',
      options: { variants: [{ src: ['./src/styles/fonts/archivo-text.woff2'], weight: '400 700', style: 'normal' }] },
    },
  ],
});
