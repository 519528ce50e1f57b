import type { Locator, Page } from '@playwright/test';
import { mockPlayers } from './players.fixture.ts';
import { notification } from './portfolio.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { site, routes, phone } = content;
const path = routes.path('contact');
const words = content.single('contactPage');
const { copying } = words;

const copies = [
  { name: copying.phone, text: phone.text },
  ...Object.values(site.emails).map((email) => ({ name: `${copying.email} ${email}`, text: email })),
];

function copyButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

async function readSelection(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? '');
}

test.use({ viewport: desktopScreen });

test('the phone number comes first and is the largest text of the page', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto(path);
  const number = page.locator(`main a[href="${phone.href}"]`).first();
  await expect(number).toHaveText(phone.text);
  await expect(number).toBeInViewport({ ratio: 1 });
  const sizes = await page
    .locator('main :is(h1, h2, h3, p, a, dd)')
    .evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  const size = await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBe(Math.max(...sizes));
});

test('each copy button copies its text, says so, and keeps the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  for (const { name, text } of copies) {
    await copyButton(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(notification(page).last()).toContainText(text);
    await expect(notification(page).last()).toContainText(copying.done);
    await expect(notification(page).last()).not.toHaveClass(/destructive/);
    await expect(copyButton(page, name)).toContainText(copying.done);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(copyButton(page, name), 'keeps the focus').toBeFocused();
  }
});

test('where the browser refuses, each copy button selects its text @engines', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    });
  });
  await page.goto(path);
  for (const { name, text } of copies) {
    await copyButton(page, name).click();
    await expect(notification(page).last()).toContainText(copying.refused);
    await expect(notification(page).last()).toHaveClass(/destructive/);
    await expect(copyButton(page, name)).toContainText(copying.selected);
    expect(await readSelection(page)).toBe(text);
  }
});

test('mailboxes open an email', async ({ page }) => {
  await page.goto(path);
  for (const email of Object.values(site.emails)) {
    const link = page.locator('main').getByRole('link', { name: email, exact: true });
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
  }
});

test('the contact can be saved, as a vCard with all that dials, mails and leads here', async ({ page, request }) => {
  await page.goto(path);
  const href = await page.getByRole('link', { name: words.card }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/vcard;\s*charset=utf-8$/i);
  const file = await response.text();
  expect(file.endsWith('END:VCARD\r\n')).toBe(true);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const values = lines.map((line) => line.slice(line.indexOf(':') + 1).replaceAll('\\,', ','));
  expect(values).toEqual(
    expect.arrayContaining([site.company, site.phone, ...Object.values(site.emails), site.origin]),
  );
  const address = lines.find((line) => line.startsWith('ADR')) ?? '';
  for (const part of [site.address.city, site.address.postalCode]) expect(address).toContain(part);
});

test('a tap puts a live map in the place of the drawn one', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('iframe')).toHaveCount(0);
  await mockPlayers(page);
  await page.getByRole('link', { name: words.map.open }).click();
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('title', /.+/);
  const { searchParams } = new URL((await frame.getAttribute('src')) ?? '');
  const { position } = site;
  expect(searchParams.get('marker')?.split(',').map(Number)).toEqual([position?.latitude, position?.longitude]);
  expect(searchParams.has('autoplay')).toBe(false);
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

for (const place of [path, routes.path('home')]) {
  test(`the map of ${place} is drawn, beside address, phone and a way there`, async ({ page }) => {
    await page.goto(place);
    const studio = page.locator('main section').filter({ has: page.locator('[data-facade=map]') });
    await expect(studio.locator('img')).toHaveAttribute('src', /\.svg$/);
    await expect(studio).toContainText(site.address.street ?? '');
    await expect(page.locator(`main a[href="${phone.href}"]`).first()).toHaveText(phone.text);
    await expect(studio.getByRole('link', { name: /Directions/ })).toHaveAttribute(
      'href',
      new RegExp(String(site.position?.latitude)),
    );
  });
}
