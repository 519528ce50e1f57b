/** How first screens stream in, one page of each kind. What else holds for them is asked of every page (walk-pages.ts). */
import { createServer } from 'node:http';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { waitForFrames } from '../browser-test.ts';
import { listShifts, watchShifts } from '../layout-shifts.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

const pages = content.list('writtenPages').map(({ slug, data: { group, kind } }) => {
  return { kind: group === 'Cases' ? 'case' : kind, path: content.routes.written(slug) };
});
const firstOfEach = [...new Map(pages.map((page) => [page.kind, page])).values()];

/** Serves a page in two parts: the second, which begins at `cut`, once `resolve` is called. All else is served whole. */
async function serveInParts(origin: string, cut: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? ''), { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.includes('html')) {
        response.end(body);
        return;
      }
      const at = body.indexOf(cut);
      response.write(body.subarray(0, at));
      await promise;
      response.end(body.subarray(at));
    })();
  });
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    resolve,
    [Symbol.asyncDispose]: async () => closeServer(server),
  };
}

for (const { kind, path } of firstOfEach) {
  test(`${kind}: nothing moves while the page streams in`, async ({ browser, baseURL }) => {
    // A context of its own: the test's answers no other server.
    await using context = await browser.newContext();
    const page = await context.newPage();
    await watchShifts(page);
    for (const screen of [phoneScreen, desktopScreen]) {
      await page.setViewportSize(screen);
      for (const cut of ['<h1', 'class="opening-lead']) {
        await using parts = await serveInParts(baseURL ?? '', cut);
        await page.goto(parts.origin + path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        parts.resolve(undefined);
        await page.waitForLoadState();
        await waitForFrames(page);
        const shifts = await listShifts(page);
        // Nobody sees a fraction of a pixel.
        const seen = shifts.filter(({ value }) => value > 1e-6);
        expect(seen, `${path}, cut at ${cut}`).toEqual([]);
      }
    }
  });
}
