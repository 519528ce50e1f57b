import markdoc from '@astrojs/markdoc';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { clientNear } from './src/integrations/client-near.ts';
import { licenses } from './src/integrations/licenses.ts';
import { markdownTwins } from './src/integrations/markdown-twins.ts';
import { siteHeaders } from './src/integrations/site-headers.ts';
import { searchProgram } from './src/integrations/search-program.ts';
import { theme } from './src/integrations/theme.ts';
import { headingFace, loadHeadingFace } from './src/layouts/heading-face.ts';
import { speculationRules } from './src/layouts/speculation-rules.ts';
import { createPagePolicy } from '@site/delivery/headers/security-policy.ts';
import { readSite } from '@site/model/check/read-site.ts';

const site = await readSite(new URL('./content/', import.meta.url));
const liveChannel = site.channels.live;

/** React in one file: cut into four, as it would be, it packs worse. */
const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  minShareCount: 2,
};

/** Astro's own names for scripts of components say how it found them, in 40 letters that each page would carry. */
const entryFileNames = ({ name }: { readonly name: string }) =>
  `uploads/${/[a-z][\w-]*?(?=_*(?:\.|$))/i.exec(name)?.[0] ?? 'script'}.[hash:6].js`;

/**
 * Astro would have React write each part of a page as a stream, which takes twice as long. As one string an island's `useId`
 * is another here than in the browser: islands that stand in a page name their ids themselves.
 */
const oneString = { experimentalDisableStreaming: true };

export default defineConfig({
  site: site.origin,
  output: 'static',
  // Both slash forms answer; each page names its canonical one.
  trailingSlash: 'ignore',
  // Four at a time: a page that waits for a file lets others be drawn.
  build: { format: 'directory', inlineStylesheets: 'always', assets: 'uploads', concurrency: 4 },
  security: {
    csp: createPagePolicy(
      { liveChannel },
      { scripts: [loadHeadingFace, JSON.stringify(speculationRules)], styles: [headingFace] },
    ),
  },
  // No page has highlighted code; its inline styles would break the policy.
  markdown: { syntaxHighlight: false },
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  image: {
    service: { entrypoint: './src/integrations/picture-service.ts' },
  },
  integrations: [
    react(oneString),
    markdoc(),
    clientNear(),
    searchProgram(),
    siteHeaders(liveChannel),
    licenses(),
    markdownTwins(),
  ],
  vite: {
    plugins: [theme(site.brand.colors), tailwindcss()],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactGroup] }, entryFileNames } } } },
    },
    build: {
      // The loops' script and a font that few pages need have time: undefined leaves others to their size.
      assetsInlineLimit: (file) => (/LoopScript|headings-rest/.test(file) ? false : undefined),
      // Astro marks its Markdoc modules with a directive of its own; that is no mistake of ours.
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        // Six signs of the hash tell files apart as well as eight, and a page names hundreds.
        output: { assetFileNames: 'uploads/[name].[hash:6][extname]' },
      },
    },
  },
});
