import { findWords, textOf } from '../find-words.ts';

/** Longer texts belong to whole sections. */
const maxTextLength = 1_200;

/** Elements with more links are sections, not cards. */
const maxCardLinks = 3;

const ownTexts = ({ childNodes }: Element) =>
  [...childNodes].filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());

function hasTextAt(element: Element, x: number, y: number): boolean {
  return ownTexts(element).some((text) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
}

const isPicture = (element: Element) => element.matches('img, picture, svg');

/** The text or picture at the pointer, also beneath a link that covers a card. */
export function findClicked({ target, clientX, clientY, detail, type }: MouseEvent): Element | undefined {
  const focused = target as Element;
  // A key press has no coordinates.
  if (type === 'click' && detail === 0) return focused;
  const there = focused.ownerDocument.elementsFromPoint(clientX, clientY);
  return (
    there.find((element) => hasTextAt(element, clientX, clientY)) ??
    there.find((element) => isPicture(element) || ownTexts(element).length > 0)
  );
}

/** The links of the surrounding card, whose entries the text may belong to. */
function listLinks(element: Element): string[] {
  const links = (one: Element) => [...one.querySelectorAll<HTMLAnchorElement>('a[href]')];
  // A link that contains only the clicked text isn't a card.
  const isCard = (one: Element) => links(one).length > 0 && textOf(one) !== textOf(element);
  let card = element.closest('a[href]')?.parentElement ?? element;
  while (card.parentElement && !isCard(card)) card = card.parentElement;
  const addresses = [...new Set(links(card).map(({ pathname }) => pathname))];
  return addresses.length > maxCardLinks ? [] : addresses;
}

/** The request for `find`: the clicked text, its own text nodes, then its ancestors'. */
export function describeClick(element: Element) {
  const image = element.matches('img') ? element : element.querySelector('img');
  const alt = image?.getAttribute('alt') ?? '';
  const file = /([\w-]+)\.[^./]*(?:\.[^./]*)?\.(?:jpg|png|webp|avif|svg)/.exec(image?.getAttribute('src') ?? '')?.[1];
  const texts: string[] = [];
  for (let one: Element | null = element; one && texts.length < 5; one = one.parentElement) {
    const text = textOf(one);
    if (text.length > maxTextLength) break;
    const own = ownTexts(one).map(({ textContent }) => textContent);
    texts.push(text, own.join(' ').trim());
  }
  const picture = [alt, ...(file === undefined ? [] : [`${file}.jpg`])];
  const address = element.closest('a')?.href ?? '';
  const all = isPicture(element) ? [...picture, ...texts] : [...texts, ...picture, address];
  const wanted = [...new Set(all.filter((text) => text !== ''))].slice(0, 12);
  return { texts: wanted, links: listLinks(element), words: wanted[0] ?? '' };
}

/** Outlines what a click would open. @returns a cleanup function. */
export function showHover(page: Document): () => void {
  let last: HTMLElement | undefined;
  const clear = () => {
    last?.style.removeProperty('outline');
    last?.style.removeProperty('cursor');
    last = undefined;
  };
  const onMove = (event: PointerEvent) => {
    const found = findClicked(event) as HTMLElement | undefined;
    if (found === last) return;
    clear();
    last = found;
    found?.style.setProperty('outline', '2px solid #2f6fed', 'important');
    found?.style.setProperty('cursor', 'text', 'important');
  };
  page.addEventListener('pointermove', onMove);
  page.documentElement.addEventListener('pointerleave', clear);
  return () => {
    clear();
    page.removeEventListener('pointermove', onMove);
    page.documentElement.removeEventListener('pointerleave', clear);
  };
}

/** Scrolls to changed words that are out of view. @returns whether the page has them. */
export function showWords(page: Document, words: string): boolean {
  const found = findWords(page.body, words);
  if (!found) return false;
  const { top, bottom } = found.getBoundingClientRect();
  const isOutside = top < 0 || bottom > page.documentElement.clientHeight;
  if (isOutside) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}
