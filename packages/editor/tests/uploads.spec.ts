import sharp from 'sharp';
import { expect, field, test } from './editor.fixture.ts';

test('a phone sends several photos at once, smaller than they are, and again where the line was lost', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('collection/posts/item/what-dancers-need');
  const article = field(page, 'Article');
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#c43', noise } });
  const buffer = await photo.jpeg().toBuffer();
  let asked = 0;
  await page.route('**/api/editor/pictures?folder=blog', async (route) => {
    asked += 1;
    await (asked === 2 ? route.abort('internetdisconnected') : route.continue());
  });
  const arrived = page.waitForResponse('**/api/editor/pictures?folder=blog');
  const names = ['IMG_0001.jpg', 'IMG_0002.jpg', 'notes.jpg'];
  await page
    .getByRole('group', { name: 'Write into: Article' })
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: name === 'notes.jpg' ? Buffer.from('not a picture') : buffer,
      })),
    );
  const list = page.getByRole('status').filter({ hasText: 'jpg' });
  await expect(list).toContainText(/IMG_000\d\.jpg could not be sent: look whether you are online/);
  await expect(list).toContainText('notes.jpg is not a picture that can be read: give a JPEG or PNG');
  const again = list.getByRole('button', { name: 'Try again' });
  await expect(again, 'only what may be taken later').toHaveCount(1);
  await expect(article.locator('img[src*="new%3Ablog"]')).toHaveCount(1);
  await again.click();
  await expect(article.locator('img[src*="new%3Ablog"]')).toHaveCount(2);
  const { requestBodySize } = await (await arrived).request().sizes();
  expect(requestBodySize).toBeLessThan(buffer.length);
});
