import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, studioTest as test, studioOrigin } from './editor.fixture.ts';

// First: the preview must not have started.
test('a draft that no longer fits is named in place of the page, until it is fixed', async ({ studio, browser }) => {
  const file = path.join(studio.folder, '.cache/editor/drafts/content/pages/about.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^lead: .*$/m, 'gone: Some words'));
  const olga = await studio.enter(browser, 'olga');
  await olga.open('entry/pages/contact.yaml');
  const preview = olga.page.getByRole('region', { name: 'The page' });
  await preview.getByRole('link', { name: 'Page About: First sentences' }).click();
  await olga.field('First sentences').fill('Who we are. What we do.');
  await olga.save();
  const page = olga.page.frameLocator('iframe');
  await expect(page.getByText('Who we are. What we do.')).toBeVisible({ timeout: 60_000 });
});

test('two people in one entry: different fields join, the same field is asked about', async ({ studio, browser }) => {
  const [olga, ben] = [await studio.enter(browser, 'olga'), await studio.enter(browser, 'ben')];
  for (const desk of [olga, ben]) await desk.open('entry/pages/movies.yaml');
  await ben.field('Label').fill('Ben was here');
  const name = 'Play note';
  await olga.field(name).fill('Olga was here');
  await ben.save();
  await olga.save();
  expect(await studio.read('pages/movies.yaml')).toContain('Ben was here');
  expect(await studio.read('pages/movies.yaml')).toContain('Olga was here');
  await expect(ben.field(name)).toHaveValue('Olga was here');
  await ben.field(name).fill('Words of Ben');
  await olga.field(name).fill('Words of Olga');
  await olga.save();
  await ben.page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = ben.page.getByRole('dialog');
  await expect(dialog).toContainText('Words of Olga');
  await dialog.getByRole('radio', { name: /Mine/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(ben.page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect(await studio.read('pages/movies.yaml')).toContain('Words of Ben');
});

test('an editor asks to publish, and the owner sees it first', async ({ studio, browser }) => {
  const ben = await studio.enter(browser, 'ben');
  await ben.open('entry/pages/movies.yaml');
  await ben.field('Label').fill('To be published');
  await ben.save();
  await ben.open('publish');
  await ben.page.getByRole('button', { name: 'Request publication' }).click();
  await expect(ben.page.getByRole('button', { name: 'Publication requested' })).toBeDisabled();
  const olga = await studio.enter(browser, 'olga');
  await olga.open('');
  await expect(olga.page.getByText('Ben Editor would like you to publish')).toBeVisible();
});

test('a sign-in that ends while somebody writes loses nothing', async ({ studio, browser }) => {
  const ben = await studio.enter(browser, 'ben');
  await ben.open('entry/pages/contact.yaml');
  await ben.field('Label').fill('Without a sign-in');
  await ben.page.context().clearCookies();
  await ben.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ben.page.getByRole('alert')).toContainText('Your session has expired');
  await expect(ben.page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank');
  await ben.page.context().addCookies([{ name: 'who', value: 'ben', url: studioOrigin }]);
  await ben.save();
  expect(await studio.read('pages/contact.yaml')).toContain('Without a sign-in');
  await ben.open('publish');
  await ben.page.context().clearCookies();
  await ben.page.getByText('Publications', { exact: true }).click();
  await expect(ben.page.getByRole('alert'), 'a list that cannot come is not empty').toContainText(
    'session has expired',
  );
});

test('only people of studio.yaml come in, as the proxy says, and only the editor itself may write', async ({
  studio,
  request,
}) => {
  expect(studio.folder).toBeTruthy();
  const state = `${studioOrigin}/editor/api/state`;
  const as = (who: string) => ({ cookie: `who=${who}` });
  expect((await request.get(state)).status()).toBe(401);
  expect((await request.get(state, { headers: { 'remote-email': 'olga@example.com' } })).status()).toBe(401);
  expect((await request.get(state, { headers: { Remote_Email: 'olga@example.com' } })).status()).toBe(403);
  for (const who of ['eve', 'gus']) expect((await request.get(state, { headers: as(who) })).status()).toBe(403);
  const publish = async (headers: Readonly<Record<string, string>>) =>
    (await request.post(`${studioOrigin}/editor/api/publish`, { headers, data: {} })).status();
  expect(await publish({ ...as('ben'), origin: studioOrigin }), 'an editor publishes nothing').toBe(403);
  expect(await publish({ ...as('olga'), origin: 'https://elsewhere.example' })).toBe(403);
  expect(await publish(as('olga')), 'no page sent this').toBe(403);
});
