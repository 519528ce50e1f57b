import { content } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

test('the contact page has the phone and the addresses as links', async ({ webkit }) => {
  await webkit.goto(content.routes.path('contact'));
  const hrefs = await webkit.evaluate(() =>
    [...document.querySelectorAll('main a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href')),
  );
  const mails = Object.values(content.site.emails).map((email) => `mailto:${email}`);
  expect(hrefs).toEqual(expect.arrayContaining([content.phone.href, ...mails]));
});
