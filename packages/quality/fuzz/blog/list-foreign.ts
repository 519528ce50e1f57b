import type { AllowList } from './allow-list.ts';

export interface ForeignOptions {
  readonly allowed: AllowList;
  readonly schemes: readonly string[];
}

/**
 * Walks the articles of the page that it runs in. It is sent to the browser as text: nothing outside it can be named.
 * @returns what is not on the list, and what stands outside the articles.
 */
export function listForeign({ allowed, schemes }: ForeignOptions): string[] {
  const found: string[] = [];
  const isKnownAddress = (element: Element, name: string, value: string) => {
    if (name !== 'href' && name !== 'src') return true;
    // As the browser itself reads it: an address that it cannot read leads nowhere.
    return !URL.canParse(value, element.baseURI) || schemes.includes(new URL(value, element.baseURI).protocol);
  };
  const lookAt = (element: Element) => {
    const attributes = Object.hasOwn(allowed, element.localName) ? allowed[element.localName] : undefined;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && element.prefix === null;
    if (attributes === undefined || !isHtml || element.shadowRoot !== null) found.push(`<${element.nodeName}>`);
    for (const { name, value, namespaceURI } of element.attributes) {
      const values = attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : [];
      const isAllowed = values === null || values?.includes(value) === true;
      if (!isAllowed || namespaceURI !== null || !isKnownAddress(element, name, value))
        found.push(`${name}="${value}"`);
    }
  };
  const main = document.querySelector('main');
  for (const place of main?.children ?? []) {
    const body = place.firstElementChild;
    if (place.localName !== 'article' || place.children.length !== 1 || body === null) {
      found.push(`<${place.nodeName}> among the articles`);
      continue;
    }
    const walker = document.createTreeWalker(body);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) lookAt(node);
      else if (node.nodeType !== Node.TEXT_NODE) found.push(node.nodeName);
    }
  }
  const others = document.querySelectorAll('*').length - (main?.querySelectorAll('*').length ?? 0);
  // html, head, its title and icon, body and main: what else there is has left an article.
  if (others !== 6) found.push(`${String(others - 6)} elements outside the articles`);
  return found;
}
