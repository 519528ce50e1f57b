import { typefacePairs, typefacesNames } from '@site/model/typefaces/pairs.ts';
import { expect, linesOf, photo, save, test } from './editor.fixture.ts';

test('a pair of typefaces is chosen by its looks and its weight', async ({ open, page, project }) => {
  const before = await project.read('site.yaml');
  await open('singleton/site');
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  const pairs = page.getByRole('radiogroup', { name: 'Typefaces' });
  await expect(pairs.getByRole('radio')).toHaveCount(typefacesNames.length);
  await expect(pairs.getByRole('radio', { name: typefacePairs.condensed.text })).toBeChecked();
  for (const { heading, kilobytes } of Object.values(typefacePairs)) {
    await expect(pairs.getByText(heading)).toContainText(`${kilobytes} kB`);
  }
  const slab = pairs.getByRole('radio', { name: typefacePairs.slab.heading });
  await slab.scrollIntoViewIfNeeded();
  const isShown = () =>
    page.evaluate(() =>
      [...document.fonts].some((face) => face.family.includes('slab heading') && face.status === 'loaded'),
    );
  await expect.poll(isShown, 'in its own faces').toBe(true);
  await slab.check();
  expect(await save(page)).toBe(200);
  expect(linesOf(await project.read('site.yaml'), before)).toEqual(['  typefaces: slab']);
});

test('a logo is made safe, is seen on both grounds, and what is none is refused in words', async ({
  open,
  page,
  project,
}) => {
  await open('singleton/site');
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  const choose = page.locator('input[type=file]').first();
  const give = async (name: string, mimeType: string, text: string | Buffer) =>
    choose.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  const drawing = (viewBox: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"${viewBox} onload="alert(1)"><script>alert(1)</script><path fill="#fff" d="M0 0h40v10z"/></svg>`;

  const list = page.getByRole('status');
  const opaque = await photo(600, 200);
  await give(opaque.name, opaque.mimeType, opaque.buffer);
  await expect(list.getByText('On dark grounds has no transparent ground')).toBeVisible();
  await give('logo.svg', 'image/svg+xml', drawing(''));
  await expect(list.getByText('On dark grounds has no viewBox')).toBeVisible();
  await give('logo.svg', 'image/svg+xml', drawing(' viewBox="0 0 40 10"'));
  for (const ground of ['dark', 'light']) {
    await expect(page.getByRole('img', { name: `The new logo on a ${ground} ground` })).toBeVisible();
  }
  expect(await save(page)).toBe(200);
  expect(await project.read('site.yaml')).toContain('onDark: ./media/logos/site.svg');
  const saved = await project.read('media/logos/site.svg');
  expect(saved).toContain('viewBox="0 0 40 10"');
  expect(saved).not.toMatch(/script|onload/);
});
