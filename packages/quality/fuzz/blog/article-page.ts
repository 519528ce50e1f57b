/** The empty icon keeps the browser from asking for one. */
const head = '<!doctype html>\n<html lang="en"><head><title>Articles</title><link rel="icon" href="data:,"></head>';

/** A page that holds articles as the site's own pages do, one after another. */
export function writeArticlePage(articles: readonly string[]): string {
  const placed = articles.map((html) => `<article><div class="prose">${html}</div></article>`);
  return `${head}<body><main>${placed.join('')}</main></body></html>`;
}

/**
 * Puts each article into the page anew by `innerHTML`, whose parser differs from a document's. It is sent to the
 * browser as text: nothing outside it can be named.
 */
export function placeArticles(articles: readonly string[]): void {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  for (const html of articles) {
    const article = document.createElement('article');
    const body = document.createElement('div');
    article.append(body);
    main.append(article);
    body.innerHTML = html;
  }
}
