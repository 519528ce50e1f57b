/** `npm run dev` on a copy of the tests' content. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { findFreePort } from '@site/delivery/server/listen.ts';
import { fixtureContent, root } from '../sites.ts';

const content = '.cache/tests/dev-content';

/** Longer than a page may take, however busy the machine is, in milliseconds. */
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
  return { copy, read };
}

it('serves pages at once, and shows an edit of the content without a restart', { timeout: 90_000 }, async () => {
  const { copy, read } = await startServer();
  const file = path.join(copy, 'videos/azucar-quemada.yaml');
  const written = await readFile(file, 'utf8');
  const title = /^title: (.+)$/m.exec(written)?.[1] ?? '';
  const firstPage = await read('/cases/iron-rooster');
  expect(firstPage.html, 'the sheet of what stands in its text').toContain('written-page/results.css');
  for (const address of ['/', '/videos/azucar-quemada', '/fr']) {
    const { status, html } = await read(address);
    expect(status, address).toBe(200);
    expect(html, address).toContain('</html>');
  }
  expect((await read('/videos/azucar-quemada')).html).toContain(title);
  const renderer = await read('/node_modules/@astrojs/react/dist/client.js');
  expect(renderer.html, 'a build beside it must not exchange its React').toMatch(/development\/deps\/react\.js/);
  const edited = written.replace(/^title: .+$/m, 'title: A Title of Today');
  const readEdited = async () => {
    // A watcher that is still looking through the files of the start misses what changes meanwhile: it is saved again.
    await writeFile(file, edited);
    return (await read('/videos/azucar-quemada')).html;
  };
  await expect.poll(readEdited, { timeout: timeoutMs, interval: 500 }).toContain('A Title of Today');
});
