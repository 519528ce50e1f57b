import { expect, field, fill, photo, save, test } from './editor.fixture.ts';

test('a new page is a draft with its own address, which is edited and then let out', async ({
  open,
  page,
  project,
}) => {
  await open('singleton/site');
  await page.getByRole('button', { name: 'New page' }).click();
  await fill(page, { Heading: 'How we film under water' });
  await expect(field(page, 'Short name')).toHaveValue('how-we-film-under-water');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Address of the page is missing')).toBeVisible();
  await expect(field(page, 'Address of the page'), 'the first field that is refused').toBeFocused();
  await expect(field(page, 'Address of the page')).toBeInViewport();

  await fill(page, {
    'Address of the page': '/under-water',
    'Search that finds this page': 'underwater music video filming',
    Title: 'Underwater Music Video Filming',
    Description:
      'How an underwater music video is filmed: the pool, the housing, the signs, and who counts the minutes.',
    Label: 'On set / water',
    'First sentences': 'Filming an underwater music video takes a pool, a housing and somebody who counts the minutes.',
    'Site map label': 'Under water',
    'What the picture shows': 'A swimmer in a lit pool at night',
  });
  const choose = async (name: string, option: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).press('Enter');
  };
  await choose('Group', 'Cameras and tools');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo(2000, 1200));
  await expect(page.getByAltText('The new picture')).toBeVisible();
  await field(page, 'Text of the page').fill('A pool has no echo.\n\n## The housing\n\nIt leaks once.');
  expect(await save(page, 'Create')).toBe(200);
  const created = await project.read('pages/how-we-film-under-water.mdoc');
  expect(created).toMatch(/^---\npath: \/under-water\n/);
  expect(created).toContain('draft: true\n');
  expect(created).toContain('\n---\nA pool has no echo.\n\n## The housing\n\nIt leaks once.\n');

  await open('collection/textPages/item/how-we-film-under-water');
  await page.getByRole('checkbox', { name: /Keep it out of the site/ }).uncheck();
  expect(await save(page)).toBe(200);
  expect(await project.read('pages/how-we-film-under-water.mdoc')).not.toContain('draft: true');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = await opened;
  await expect(shown).toHaveURL(`${project.origin}/under-water`);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('How we film under water');
});
