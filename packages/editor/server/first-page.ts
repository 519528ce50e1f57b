import type { Outline } from '../content/outline.ts';
import { listPageGroups } from '../content/page-groups.ts';
import { startHash, startWords, takeOverPath } from '../content/start-words.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<"]/g, (letter) => entities[letter] ?? letter);
}

/** While the site is an example: the two ways to one's own. */
function writeStart({ company, startQuestions }: Outline): string {
  if (!startQuestions) return '';
  const { heading, describe, own, takeOver } = startWords;
  return `<section aria-labelledby="start-heading" class="start-site"><h2 id="start-heading">${heading}</h2><p>${escapeText(describe(company))}</p><p><a href="/keystatic${startHash}">${own}</a><a href="${takeOverPath}">${takeOver}</a></p></section>`;
}

/** Everything that can be edited, as links. */
function writeList(outline: Outline): string {
  const groups = Object.entries(listPageGroups(outline)).map(([label, pages]) => {
    const links = pages.map((page) => `<li><a href="/keystatic/${page.path}">${escapeText(page.label)}</a></li>`);
    return `<h2>${escapeText(label)}</h2><ul>${links.join('')}</ul>`;
  });
  return `<div class="list">${writeStart(outline)}<nav aria-label="Everything to edit"><h1>${escapeText(outline.company)}</h1>${groups.join('')}</nav></div>`;
}

/**
 * The page that loads the editor, with what the editor needs to know of the content.
 * @param shell the bundled index.html.
 * @param hasList whether the list of everything is on it until the editor is there.
 */
export function writeFirstPage(shell: string, outline: Outline, hasList: boolean): string {
  const parts: Readonly<Record<string, string>> = {
    company: escapeText(outline.company),
    list: hasList ? writeList(outline) : '',
    // No text of the content may end the element.
    outline: JSON.stringify(outline).replaceAll('<', '\\u003c'),
  };
  return shell.replace(/\{(company|list|outline)\}/g, (_, name: string) => parts[name] ?? '');
}
