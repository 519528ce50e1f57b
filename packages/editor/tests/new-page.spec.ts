import type { Locator } from '@playwright/test';
import { expect, field, fill, save, test } from './editor.fixture.ts';

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

const byMouse = async (button: Locator) => button.click();
const byKey = async (button: Locator) => button.press('Enter');

for (const { width, press } of [
  { width: 1440, press: byMouse },
  { width: 390, press: byKey },
]) {
  test(`at ${width} px a page is a heading, an address and a text with blocks`, async ({ open, page, project }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('collection/writtenPages/create');
    const form = page.locator('form').filter({ has: field(page, 'Heading') });
    const inputs = ['textbox', 'checkbox', 'combobox', 'spinbutton'] as const;
    const counts = await Promise.all(inputs.map(async (role) => form.getByRole(role).count()));
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(12);

    const name = `in-the-rain-at-${width}`;
    await fill(page, { Heading: `In the rain at ${width}`, 'Address of the page': `/${name}` });
    await fill(page, { 'Text of the page': 'We film in it.' });
    const links = page.getByRole('combobox', { name: 'Link to a page, a film or a person' });
    await links.fill('Person: Ana Quiroga');
    await expect(links, 'the next search begins empty').toHaveValue('');
    await press(page.getByRole('button', { name: 'Add a block' }));
    await press(page.getByRole('button', { name: 'Questions and answers' }));
    const text = field(page, 'Text of the page');
    await expect(text).toHaveValue(/in it\.\[Ana Quiroga\]\(\/crew\/ana-quiroga\)\n\n\{% questions %\}\n### Question/);
    await expect(text, 'the words to replace are selected').toBeFocused();

    const fold = page.getByRole('button', { name: 'Menu, footer and site map' });
    await press(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await fill(page, { 'What the footer calls this page, if it is there': 'Rain' });
    await press(fold);
    await expect(page.getByText('Set: What the footer calls this page')).toBeVisible();

    const answer = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
    await press(page.getByRole('button', { name: 'Create', exact: true }));
    expect((await answer).status()).toBe(200);
    const fields = `path: /${name}\nheading: In the rain at ${width}\nfooter: Rain\ndraft: true`;
    expect(await project.read(`pages/${name}.mdoc`)).toBe(
      `---\n${fields}\n---\nWe film in it.[Ana Quiroga](/crew/ana-quiroga)\n\n{% questions %}\n### Question\n\nAnswer\n{% /questions %}\n`,
    );
  });
}

test('a page begins with one that is ready to fill in', async ({ open, page, project }) => {
  await open('collection/writtenPages/create');
  await page.getByRole('button', { name: /Start with/ }).click();
  await page.getByRole('option', { name: 'Privacy' }).click();
  await expect(field(page, 'Text of the page')).toHaveValue(/\[SAMPLE: the company that hosts the site\]/);
  await fill(page, { Heading: 'Your data', 'Address of the page': '/your-data' });
  expect(await save(page, 'Create')).toBe(200);
  expect(await project.read('pages/your-data.mdoc')).toMatch(
    /^---\npath: \/your-data\nheading: Your data\nfooter: Privacy\n/,
  );
});

test('a fold opens where a field in it is refused', async ({ open, page }) => {
  await open('collection/writtenPages/create');
  await fill(page, { Heading: 'Too long a word', 'Address of the page': '/long', 'Text of the page': 'Words.' });
  const fold = page.getByRole('button', { name: 'Search engines and shared links' });
  await fold.click();
  await fill(page, { Title: 'x'.repeat(80) });
  await fold.click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});
