import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHeadersFile } from '../headers/headers-file.ts';
import { listHeaderRules } from '../headers/site-headers.ts';
import { ask, askRaw, type Answer } from './ask.ts';
import { compressFolder } from './compress.ts';
import { createSiteServer } from './create-server.ts';
import { closeServer, listen } from './listen.ts';

/** What a small built site holds: one of each kind of file, and some that must stay unseen. */
export const siteFiles = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<title>Page Not Found</title>${'<p>Gone.</p>'.repeat(50)}`,
  'about/index.html': `<h1>About</h1>${'<p>A long page packs well.</p>'.repeat(50)}`,
  'blog/first post/index.html': '<h1>First</h1>',
  'uploads/main.abc123.css': 'body { color: red }',
  'media/reel.mp4': '0123456789',
  'media/still.avif': 'avif',
  'media/empty/.gitkeep': '',
  'gone.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'about.md': '# About',
  'contact.vcf': 'BEGIN:VCARD',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  _headers: writeHeadersFile(listHeaderRules({ liveChannel: 'https://live.example/', scripts: [] }, '/uploads/')),
};

export interface TestSite {
  readonly folder: string;
  /** Sends the path as it is: fetch would tidy it first. */
  ask(target: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>;
  /** Sends bytes that no HTTP client would; gives the first line of the answer. */
  askRaw(text: string): Promise<string>;
  close(): Promise<void>;
}

/** Writes the small site to a temporary folder, beside a file that no request may reach, and serves it. */
export async function openTestSite(): Promise<TestSite> {
  const parent = await mkdtemp(path.join(tmpdir(), 'site-'));
  const folder = path.join(parent, 'dist');
  await writeFile(path.join(parent, 'outside.html'), 'outside');
  for (const [file, text] of Object.entries(siteFiles)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await compressFolder(folder, path.join(parent, 'packed'));
  const server = createSiteServer(folder);
  const port = await listen(server, 0);
  return {
    folder,
    ask: (target, headers = {}, method = 'GET') => ask(port, target, { headers, method }),
    askRaw: (text) => askRaw(port, text),
    close: async () => {
      await closeServer(server);
      await rm(parent, { recursive: true });
    },
  };
}
