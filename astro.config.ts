import path from 'node:path';
import { fileURLToPath } from 'node:url';
import markdoc from '@astrojs/markdoc';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { clientNear } from './src/integrations/client-near.ts';
import { contentChanges } from './src/integrations/content-changes.ts';
import { licenses } from './src/integrations/licenses.ts';
import { packageMaps } from './src/integrations/package-maps.ts';
import { pageReady } from './src/integrations/page-ready.ts';
import { pageTexts } from './src/integrations/page-texts.ts';
import { siteHeaders } from './src/integrations/site-headers.ts';
import { searchProgram } from './src/integrations/search-program.ts';
import { warmUp } from './src/integrations/warm-up.ts';
import { theme } from './src/integrations/theme.ts';
import { loadHeadingFace } from './src/layouts/heading-face.ts';
import { speculationRules } from './src/layouts/speculation-rules.ts';
import { createPagePolicy } from '@site/delivery/headers/security-policy.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';
import { readTypefaces, writeHeadingFace } from '@site/model/typefaces/typefaces.ts';

const folders = readSiteFolders(process.env);
const site = await readSite(new URL(`${folders.content}/`, import.meta.url));
const liveChannel = site.channels.live;
const faces = readTypefaces(site);

/** React in one file: in four, the default, it compresses worse. */
const reactGroup = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  minShareCount: 2,
};

/**
 * What builds leave and no page is made of: to watch thousands of such files would take a fifth of the dev server's
 * start. The content may stand among them, as the editor's drafts do. Astro keeps what it has read in .astro, also that of
 * another dev server, such as the editor's preview.
 */
const isUnwatched = (file: string) => {
  const name = path.relative(import.meta.dirname, file).replaceAll(path.sep, '/');
  const [top] = name.split('/');
  const isContent = `${folders.content}/`.startsWith(`${name}/`) || `${name}/`.startsWith(`${folders.content}/`);
  return ['.astro', '.cache', 'dist', 'test-results'].includes(top ?? '') && !isContent;
};

/** Astro's default names for component scripts are 40 characters longer, in every page. */
const entryFileNames = ({ name }: { readonly name: string }) =>
  `uploads/${/[a-z][\w-]*?(?=_*(?:\.|$))/i.exec(name)?.[0] ?? 'script'}.[hash:6].js`;

/**
 * By default React streams each component, which takes twice as long. Rendered to a string, `useId` differs between
 * build and browser, so islands name their ids themselves.
 */
const oneString = { experimentalDisableStreaming: true };

export default defineConfig({
  site: site.origin,
  output: 'static',
  // Both slash forms answer; each page names its canonical one.
  trailingSlash: 'ignore',
  // Four at a time, so that others render while a page waits for a file.
  build: { format: 'directory', inlineStylesheets: 'always', assets: 'uploads', concurrency: 4 },
  security: {
    csp: createPagePolicy(
      { liveChannel },
      { scripts: [loadHeadingFace, JSON.stringify(speculationRules)], styles: [writeHeadingFace(faces)] },
    ),
  },
  // No page highlights code, whose inline styles the policy would block.
  markdown: { syntaxHighlight: false },
  // Of `npm run dev`; its option --port comes first.
  server: { port: Number(process.env.PORT ?? 4321) },
  cacheDir: `./${folders.cache}/astro`,
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
    licenses(faces),
    pageTexts(),
    pageReady,
    warmUp,
    contentChanges,
  ],
  vite: {
    // A build beside `npm run dev` would exchange the React that it serves.
    cacheDir: `.cache/vite/${process.env.NODE_ENV ?? 'production'}`,
    resolve: {
      alias: [
        { find: '#content', replacement: fileURLToPath(new URL(folders.content, import.meta.url)) },
        {
          find: '@astrojs/react/client.js',
          replacement: fileURLToPath(new URL('src/integrations/hydrate.ts', import.meta.url)),
        },
        { find: /^text-face(?=\?)/, replacement: path.join(faces.folder, 'text.woff2') },
      ],
    },
    plugins: [theme(site.brand.colors, faces), tailwindcss({ optimize: false }), packageMaps],
    server: { watch: { ignored: isUnwatched } },
    environments: {
      ssr: { dev: { preTransformRequests: true } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactGroup] }, entryFileNames } } } },
    },
    build: {
      // These scripts and a font that few pages need have time: undefined leaves others to their size.
      assetsInlineLimit: (file) => (/(?:Press|Loop|Tick)Script|\/rest\.woff2/.test(file) ? false : undefined),
      // Astro's Markdoc modules have a directive that the bundler warns about.
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        // Six characters of the hash are enough, and a page names hundreds of files.
        output: { assetFileNames: 'uploads/[name].[hash:6][extname]' },
      },
    },
  },
});
