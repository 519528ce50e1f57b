import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, writeHeadersFile } from '@site/delivery/headers/headers-file.ts';
import { trimPagePolicy } from '@site/delivery/headers/page-policy.ts';
import { listHeaderRules, type Twin } from '@site/delivery/headers/site-headers.ts';
import { redirectsFile } from '@site/delivery/redirects/redirects-file.ts';
import { listFiles } from '@site/model/files/list-files.ts';

/**
 * The hashes of scripts in a policy that Astro wrote, each as `'sha256-…'`. Every page of a build allows the same ones.
 */
function readScriptHashes(html: string): string[] {
  const [directive] = /script-src [^;]*/.exec(html) ?? [];
  if (directive === undefined) throw new Error('The built page has no Content Security Policy: see astro.config.ts.');
  return directive.split(' ').filter((source) => source.startsWith("'sha256-"));
}

/** The Markdown twin that a page names in its head, if any. */
function readTwin(html: string): Twin[] {
  const [, twin] = /<link href="([^"]+)" rel="alternate" type="text\/markdown"/.exec(html) ?? [];
  const [, page] = /<link href="([^"]+)" rel="canonical"/.exec(html) ?? [];
  return twin === undefined || page === undefined ? [] : [{ path: twin, page }];
}

/** Astro ignores page files whose name starts with an underscore, so the route of `_redirects` is injected here. */
const redirects = { pattern: `/${redirectsFile}`, entrypoint: 'src/integrations/redirects.ts' } as const;

/**
 * Writes the headers and the redirects of the built site for its host, and leaves each page the policy that it needs.
 * @param liveChannel the address of the channel that the promotion page shows.
 */
export function siteHeaders(liveChannel: string | undefined): AstroIntegration {
  let assets: string;
  return {
    name: 'site-headers',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => injectRoute({ ...redirects, prerender: true }),
      'astro:config:done': ({ config }) => {
        assets = config.build.assets;
      },
      'astro:build:done': async ({ dir }) => {
        // Hosts look for the page that answers wrong addresses of a language beside its other files.
        for (const file of listFiles(fileURLToPath(dir)).filter((name) => name.endsWith('/404/index.html'))) {
          const folder = path.dirname(file);
          await rename(new URL(file, dir), new URL(`${folder}.html`, dir));
          await rmdir(new URL(folder, dir));
        }
        const scripts = readScriptHashes(await readFile(new URL('404.html', dir), 'utf8'));
        const twins: Twin[] = [];
        for (const file of listFiles(fileURLToPath(dir)).filter((name) => name.endsWith('.html'))) {
          const page = new URL(file, dir);
          const html = await readFile(page, 'utf8');
          twins.push(...readTwin(html));
          await writeFile(page, trimPagePolicy(html));
        }
        const rules = listHeaderRules({ liveChannel, scripts }, `/${assets}/`, twins);
        await writeFile(fileURLToPath(new URL(headersFile, dir)), writeHeadersFile(rules));
      },
    },
  };
}
