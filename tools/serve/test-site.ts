import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  _headers: '/*',
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestSite {
  readonly folder: string;
  /** Sends the path as it is: fetch would tidy it first. */
  ask(target: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>;
  /** Sends bytes that no HTTP client would; gives the first line of the answer. */
  askRaw(text: string): Promise<string>;
  close(): Promise<void>;
}

async function ask(port: number, target: string, headers: OutgoingHttpHeaders, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path: target, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(text, 'latin1'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1').split('\r\n', 1)[0] ?? '');
    });
  });
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
    ask: (target, headers = {}, method = 'GET') => ask(port, target, headers, method),
    askRaw: (text) => askRaw(port, text),
    close: async () => {
      await closeServer(server);
      await rm(parent, { recursive: true });
    },
  };
}
