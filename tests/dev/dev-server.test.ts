/** `npm run dev` on a copy of the tests' content. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { findFreePort } from '@site/delivery/server/listen.ts';
import { fixtureContent, root } from '../sites.ts';

const content = '.cache/tests/dev-content';

/** A limit for a page on a busy machine, in milliseconds. */
const timeoutMs = 10_000;

async function startServer() {
  const copy = path.join(root, content);
  await rm(copy, { recursive: true, force: true });
  await cp(path.join(root, fixtureContent), copy, { recursive: true });
  const port = await findFreePort();
  const stop = new AbortController();
  const ready = Promise.withResolvers<undefined>();
  let output = '';
  const ended = runCommand(
    process.execPath,
    ['packages/delivery/build/dev.ts', '--content', content, '--port', String(port)],
    {
      root,
      // Under Vitest, Astro serves no pages.
      env: { VITEST: '' },
      signal: stop.signal,
      onOutput: (text) => {
        output += text;
        if (output.includes('ready in')) ready.resolve(undefined);
      },
    },
  );
  onTestFinished(async () => {
    stop.abort();
    await ended;
  });
  const code = await Promise.race([ready.promise, ended]);
  if (code !== undefined) throw new Error(`npm run dev has ended with code ${code}:\n${output}`);
  const read = async (address: string) => {
    const answer = await fetch(`http://localhost:${port}${address}`, { signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, html: await answer.text() };
  };
  /**
   * Connects like a page in a browser.
   * @returns a function that counts reload messages.
   */
  const listen = async () => {
    const token = /wsToken = "([^"]+)"/.exec((await read('/@vite/client')).html)?.[1] ?? '';
    const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
    onTestFinished(() => socket.close());
    let reloads = 0;
    socket.addEventListener('message', ({ data }) => {
      if (String(data).includes('"full-reload"')) reloads += 1;
    });
    return () => reloads;
  };
  return { copy, read, listen };
}

it('serves pages at once, and shows edits of the content without a restart', { timeout: 90_000 }, async () => {
  const { copy, read, listen } = await startServer();
  const change = async (file: string, from: RegExp, to: string) => {
    const written = await readFile(path.join(copy, file), 'utf8');
    // Atomic, as in most text editors: a partial file could be read otherwise.
    await writeFile(`${copy}.edited`, written.replace(from, to));
    await rename(`${copy}.edited`, path.join(copy, file));
  };
  const firstPage = await read('/cases/iron-rooster');
  expect(firstPage.html, 'the sheet of what stands in its text').toContain('written-page/results.css');
  for (const address of ['/', '/videos/azucar-quemada', '/fr']) {
    const { status, html } = await read(address);
    expect(status, address).toBe(200);
    expect(html, address).toContain('</html>');
  }
  const renderer = await read('/node_modules/@astrojs/react/dist/client.js');
  expect(renderer.html, 'a build beside it must not exchange its React').toMatch(/development\/deps\/react\.js/);
  const countReloads = await listen();
  // A watcher that is still scanning misses changes, so the file is saved again.
  const readEdited = async () => {
    await change('videos/azucar-quemada.yaml', /^title: .+$/m, 'title: A Title of Today');
    return (await read('/videos/azucar-quemada')).html;
  };
  await expect.poll(readEdited, { timeout: timeoutMs, interval: 500 }).toContain('A Title of Today');
  await change('videos/low-orbit.yaml', /^title: .+$/m, 'title: The Last Title');
  const readLast = async () => (await read('/videos/low-orbit')).html;
  await expect.poll(readLast, { timeout: timeoutMs }).toContain('The Last Title');
  for (const heading of ['First Pour', 'Second Pour']) {
    const before = countReloads();
    await change('pages/case-iron-rooster.mdoc', /^heading: .+$/m, `heading: ${heading}`);
    await expect.poll(countReloads, { timeout: timeoutMs }).toBeGreaterThan(before);
    const { html } = await read('/cases/iron-rooster');
    expect(html, 'what a browser gets when it is told to reload').toContain(heading);
  }
});
