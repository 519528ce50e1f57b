import sharp from 'sharp';
import { expect, test } from './editor.fixture.ts';

async function photo() {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c43', noise } });
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a sentence is changed, and the page shows it without a reload', async ({ desk, site, page: tab }) => {
      if (width === 390) await tab.routeWebSocket('**', () => undefined); // Vite's message to reload gets lost.
      const words = `The Miami film crew, changed at ${width} wide.`;
      await desk.open('entry/pages/about.yaml');
      const page = await desk.look();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      // The first page loads hundreds of modules, each of which Vite has yet to transform.
      await tab.frames()[1]?.waitForLoadState();
      await desk.show('Form');
      await desk.field('First sentences').fill(words);
      await desk.save();
      await expect((await desk.look()).getByText(words).first()).toBeVisible();
      expect(await site.read('pages/about.yaml')).toContain(words);
    });

    test('a click on a sentence of the page opens its field', async ({ desk, page }) => {
      await desk.open('entry/pages/about.yaml');
      const heading = (await desk.look()).getByRole('heading', { level: 1 });
      await heading.click();
      await expect(desk.field('Heading')).toBeFocused();
      await expect(page).toHaveURL(/about\.yaml#heading$/);
    });
  });
}

test('a click on a paragraph puts the cursor there, and one on another page’s card lets the page stay', async ({
  desk,
  page,
}) => {
  await desk.open('entry/pages/red-dragon.mdoc');
  const words = 'Tell us the heaviest lens';
  await (await desk.look()).getByText(words).click();
  const atCursor = async () => page.evaluate(() => getSelection()?.anchorNode?.textContent ?? '');
  await expect.poll(atCursor).toContain(words);
  await (await desk.look()).getByText('Penthouse Weather', { exact: true }).first().click();
  await expect(page).toHaveURL(/videos\/penthouse-weather\.yaml#title$/);
  await expect((await desk.look()).getByText(words)).toBeVisible();
});

test('what is typed is understood, or a message says what to write, by keyboard alone', async ({ desk, page }) => {
  await desk.open('entry/site.yaml');
  const phone = desk.field('Phone');
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('ring us');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Phone is not right: /)).toBeVisible();
  await phone.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('(305) 555-0199');
  await page.keyboard.press('Tab');
  await expect(phone).toHaveValue('+13055550199');
  await expect(page.getByText('Read as +13055550199')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('a film begins with its link', async ({ desk, page }) => {
  await desk.open('new/videos');
  await page.getByLabel('Title').fill('Film by link');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Link of the film/).fill('https://vimeo.com/100000001');
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(desk.field('Vimeo number')).toHaveValue('100000001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Missing values are reported at their fields.
  await expect(page.locator('.field[data-wrong] .message').first()).toHaveText(/^\S.*\.$/);
});

test('a page gets three blocks in a row, and a photo from a phone', async ({ desk, page, site }) => {
  await desk.open('entry/pages/red-dragon.mdoc');
  const before = await site.read('pages/red-dragon.mdoc');
  const text = page.locator('.text').first();
  await text.locator('p').last().click();
  await page.keyboard.press('ControlOrMeta+End');
  const add = page.getByRole('combobox', { name: 'Add a block' }).first();
  for (const block of ['Quote', 'Fact box', 'Picture']) await add.selectOption({ label: block });
  const forms = page.locator('.text-block > .stack');
  await expect(forms).toHaveCount(3);
  await page.getByLabel('Attribution').fill('Rosa');
  await page.keyboard.press('Tab');
  await forms
    .last()
    .locator('input[type=file]')
    .setInputFiles(await photo());
  await forms.last().getByLabel('What the picture shows').fill('A lamp on a table');
  await page.keyboard.press('Tab');
  await desk.save();
  const after = await site.read('pages/red-dragon.mdoc');
  const added =
    /\{% quote by="Rosa" %\}\nWords\n\{% \/quote %\}\n\n\{% facts title="In short" %\}[^]*?\{% \/facts %\}\n\n\{% figure src="\.\.\/media\/stills\/red-dragon[\w-]*\.jpg" alt="A lamp on a table" \/%\}\s*/;
  expect(after).toMatch(added);
  expect(after.replace(added, '').trimEnd(), 'what was there is as it was').toBe(before.trimEnd());
  await expect(text).not.toContainText('{%');
});

test('a list is put in order by keys', async ({ desk, page }) => {
  await desk.open('list/team');
  const names = page.locator('.entry-link > span');
  const [first = '', second = ''] = await names.allInnerTexts();
  const handle = page.getByRole('button', { name: /^Move / }).first();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status')).toContainText(/moved to position 2 of/);
  const saved = page.waitForResponse('**/api/move');
  await page.keyboard.press('Space');
  const start = async () => (await names.allInnerTexts()).slice(0, 2);
  await expect.poll(start).toEqual([second, first]);
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect.poll(start).toEqual([second, first]);
});

test('an entry gets another address, which others follow', async ({ desk, page, site }) => {
  await desk.open('entry/videos/low-orbit.yaml');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Name in the address').fill('High Orbit');
  await page.keyboard.press('Tab');
  await desk.save();
  await expect(page).toHaveURL(/videos\/high-orbit\.yaml$/);
  expect(await site.read('redirects.yaml')).toContain('to: /videos/high-orbit');
});

test('a deletion that others can’t do without is refused, with the places as links', async ({ desk, page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await desk.open('entry/portfolios/music.yaml');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/portfolios\/music\.yaml$/);
});

test('a translation is written below its original', async ({ desk, page, site }) => {
  await desk.open('entry/pages/contact.yaml');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('blockquote').first()).toBeVisible();
  await desk.field('Label').fill('Un essai');
  await desk.save();
  expect(await site.read('fr/pages/contact.yaml')).toMatch(/Un essai[^]*\noriginal: [a-z]{8}\n/);
});

test('what is typed while a save runs or fails stays, also over a reload', async ({ desk, page }) => {
  await desk.open('entry/pages/contact.yaml');
  const label = desk.field('Label');
  await label.fill('First words');
  await page.route('**/api/save', async (route) => {
    await label.fill('Later words');
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeEnabled();
  await expect(label).toHaveValue('Later words');
  await page.unroute('**/api/save');
  await page.route('**/api/save', async (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The editor is not responding');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.unroute('**/api/save');
  await page.reload();
  await expect(label).toHaveValue('Later words');
  await desk.save();
});

test('what is saved is published, and put back', async ({ desk, page, site }) => {
  const before = await site.read('pages/movies.yaml');
  await desk.open('entry/pages/movies.yaml');
  await desk.field('Label').fill('To be published');
  await desk.save();
  await desk.open('publish');
  await page
    .getByRole('checkbox', { name: /samples? (?:is|are) left/ })
    .or(page.getByRole('checkbox').first())
    .first()
    .check();
  await page.getByRole('button', { name: /^Publish (?:one entry|\d+ entries)$/ }).click();
  await expect(page.getByText(/^Published\./)).toBeVisible();
  expect(site.git('show', 'origin/main:content/pages/movies.yaml')).toContain('To be published');
  await page.getByText('Publications', { exact: true }).click();
  await page.getByRole('button', { name: 'Restore this…' }).first().click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByRole('button', { name: 'Restore it' })).toBeHidden();
  expect(await site.read('pages/movies.yaml')).toBe(before);
});

test('a new company starts a small site of its own', async ({ desk, page, site }) => {
  await desk.open('');
  await page.getByRole('button', { name: 'Start a site of your own' }).click();
  const answers = {
    Name: 'Bright Films',
    Phone: '+1 416 555 0142',
    Email: 'hello@brightfilms.ca',
    'Address of the site': 'www.brightfilms.ca',
    Area: 'Toronto',
    'Time zone': 'America/New_York',
    Country: 'Canada',
    Hours: 'Mon-Fri 9-6, Sat 10-2',
    'Main color': 'teal',
  };
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await page.getByRole('button', { name: 'Make the site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bright Films' })).toBeVisible();
  expect(await site.read('site.yaml')).toContain('https://www.brightfilms.ca');
});
