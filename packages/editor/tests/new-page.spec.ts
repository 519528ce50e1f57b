import { expect, field, fill, test } from './editor.fixture.ts';

test('the form of a new page leads to the first field that is refused', async ({ open, page }) => {
  await open('singleton/site');
  await page.getByRole('button', { name: 'New page' }).click();
  await fill(page, { Heading: 'How we film under water' });
  await expect(field(page, 'Short name')).toHaveValue('how-we-film-under-water');
  await expect(page.getByRole('checkbox', { name: /Keep it out of the site/ })).toBeChecked();
  await field(page, 'Text of the page').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Address of the page is not right: write a slash')).toBeVisible();
  await expect(field(page, 'Address of the page')).toBeFocused();
  await expect(field(page, 'Address of the page')).toBeInViewport();
});
