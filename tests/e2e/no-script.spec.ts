import { content, desktopScreen, everyKindOfPage, expect, test } from './site.fixture.ts';

test.use({ javaScriptEnabled: false, viewport: desktopScreen });

for (const path of everyKindOfPage) {
  test(`${path} shows all it has without scripts`, async ({ page }) => {
    test.slow();
    await page.goto(path);

    const unseen = await page.locator('main, footer').evaluateAll((regions) => {
      const ownText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
      const opacityOf = (element: Element | null): number =>
        element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
      return regions
        .flatMap((region) => [...region.querySelectorAll(':not(script, style, noscript)')])
        .filter((element) => ownText(element) && !element.closest('[aria-hidden=true]'))
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }) || opacityOf(element) < 1)
        .map((element) => element.outerHTML.slice(0, 160));
    });
    expect(unseen).toEqual([]);

    const links = page.locator('main a[href], footer a[href]');
    expect(await links.count()).toBeGreaterThan(5);
    expect(await links.evaluateAll((anchors) => anchors.filter((anchor) => !anchor.checkVisibility()).length)).toBe(0);
    for (const region of ['header', 'main', 'footer']) {
      await expect(page.locator(`${region} a[href="${content.phone.href}"]:visible`).first()).toBeVisible();
    }

    // Pictures that wait for their place in the viewport get it.
    const pictures = page.locator('main img');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(
        async () =>
          pictures.evaluateAll((images) =>
            images
              .filter((image) => !(image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0))
              .map((image) => image.getAttribute('src')),
          ),
        { message: 'pictures that are not there', timeout: 20_000 },
      )
      .toEqual([]);
  });
}
