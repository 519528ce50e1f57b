/** What a click can be about. */
const clickable =
  'h1,h2,h3,h4,h5,h6,p,li,dt,dd,a,button,span,strong,em,figcaption,blockquote,td,th,label,img,picture,summary,small,div,time,address,cite,legend,text,tspan';

/** Longer texts are of whole sections. */
const longest = 1_200;

const textOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

/** The text or picture under the pointer; undefined for what is neither. */
export function findClicked({ target }: Pick<Event, 'target'>): Element | undefined {
  // A page in a frame has classes of its own: `instanceof` would not know them.
  const element = target && 'closest' in target ? (target as Element).closest(clickable) : undefined;
  if (!element) return undefined;
  if (element.matches('img, picture')) return element;
  const text = textOf(element);
  if (text !== '' && text.length <= longest) return element;
  // A picture under a sheet of glass.
  return element.querySelector('img') ?? element.parentElement?.querySelector('img') ?? undefined;
}

/** What is asked for: the clicked text, its own words alone, then the texts around it. */
export function describeClick(element: Element): { readonly texts: readonly string[]; readonly words: string } {
  const image = element.matches('img') ? element : element.querySelector('img');
  const alt = image?.getAttribute('alt') ?? '';
  const file = /([\w-]+)\.[^./]*(?:\.[^./]*)?\.(?:jpg|png|webp|avif|svg)/.exec(image?.getAttribute('src') ?? '')?.[1];
  const texts: string[] = [];
  for (let one: Element | null = element; one && texts.length < 5; one = one.parentElement) {
    const text = textOf(one);
    if (text.length > longest) break;
    const own = [...one.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '');
    texts.push(text, own.join(' ').trim());
  }
  const isPicture = element.matches('img, picture');
  const picture = [alt, ...(file === undefined ? [] : [`${file}.jpg`])];
  const all = isPicture ? [...picture, ...texts] : [...texts, ...picture];
  const wanted = [...new Set(all.filter((text) => text !== ''))].slice(0, 12);
  return { texts: wanted, words: wanted[0] ?? '' };
}

/** Frames what a click would open. @returns a function that ends it. */
export function showHover(page: Document): () => void {
  let last: HTMLElement | undefined;
  const clear = () => {
    last?.style.removeProperty('outline');
    last?.style.removeProperty('cursor');
    last = undefined;
  };
  const onOver = (event: Event) => {
    clear();
    const found = findClicked(event) as HTMLElement | undefined;
    if (!found?.style) return;
    last = found;
    found.style.setProperty('outline', '2px solid #2f6fed', 'important');
    found.style.setProperty('cursor', 'text', 'important');
  };
  page.addEventListener('pointerover', onOver);
  page.addEventListener('pointerleave', clear);
  return () => {
    clear();
    page.removeEventListener('pointerover', onOver);
    page.removeEventListener('pointerleave', clear);
  };
}

/**
 * Brings what was changed into view, if it isn't.
 * @param words that were changed.
 * @returns whether the page has them.
 */
export function showWords(page: Document, words: string): boolean {
  const start = words
    .replaceAll(/<[^>]*>|[*_#[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
  if (start.length < 4) return true;
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !(node.textContent ?? '').replaceAll(/\s+/g, ' ').includes(start)) continue;
    const { top, bottom } = parent.getBoundingClientRect();
    const isOutside = top < 0 || bottom > page.documentElement.clientHeight;
    if (isOutside) parent.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;
  }
  return false;
}
