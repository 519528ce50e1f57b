import { expect, test } from 'vitest';
import { StylePruner } from './prune-styles.ts';

const sheet = `
  .used { color: red }
  .unused { color: blue }
  .hover\\:lit:hover { color: lime }
  .wide\\/2 { width: 50% }
  .aria-\\[current\\=page\\]\\:lit[aria-current='page'] { color: lime }
  .set-by-script { opacity: 1 }
  .used:has([data-pair='2']:checked) tr > :is(:nth-child(3), :nth-child(4)) { color: red }
  html:not([data-scripted]) .used { opacity: 1 }
  .used li:is(:first-child, :last-child:nth-child(2n)) { color: red }
  @media print { .unused { display: none } nav { display: none } }
  @keyframes turn { to { rotate: 1turn } }
  @keyframes still { to { opacity: 1 } }
  .used { animation: turn 1s }
`;

const page = (body: string) => `<html><head><style>${sheet}</style></head><body>${body}</body></html>`;

test('a page keeps the rules for what stands on it or is put there by a script, and no others', async () => {
  const html = await new StylePruner().prune(
    page(
      '<nav aria-current="page" class="used aria-[current=page]:lit hover:lit wide/2">Here</nav><ul><li></li></ul><table><tr data-pair="2"></tr></table>',
    ),
    "poster.classList.add('set-by-script')",
  );
  for (const kept of [
    '.used',
    'hover\\:lit',
    '[current\\=page\\]\\:lit',
    'wide\\/2',
    '.set-by-script',
    '[data-scripted]',
    '[data-pair=',
    ':last-child:nth-child(2n)',
    'turn',
    'nav',
  ]) {
    expect(html).toContain(kept);
  }
  expect(html).not.toContain('unused');
  expect(html).not.toContain('still');
  expect(html).toContain('>Here</nav>');
});

test('of the variables that Tailwind keeps for itself, those that the page reads stay', async () => {
  const style = `
    @property --tw-scale-x { syntax: "*"; inherits: false; initial-value: 1 }
    @property --tw-blur { syntax: "*"; inherits: false }
    *, ::before { --tw-scale-x: 1; --tw-blur: initial; --color-late: red }
    .larger { --tw-scale-x: 105%; --tw-blur: 4px; scale: var(--tw-scale-x) }
  `;
  const html = await new StylePruner().prune(`<style>${style}</style><p class="larger">Words</p>`, '');
  expect(html).toMatch(/@property --tw-scale-x/);
  expect(html).toMatch(/--tw-scale-x:105%/);
  expect(html).not.toContain('--tw-blur');
  expect(html, 'a variable that no rule of the page reads').not.toContain('--color-late');
});

test('a page without an inlined style stays as it is', async () => {
  const html = '<html><body><p class="used">$& and $1 stay</p></body></html>';
  expect(await new StylePruner().prune(html, '')).toBe(html);
});

test('pages that differ in a name of the sheet get different rules, whatever else they share', async () => {
  const pruner = new StylePruner();
  const body = (name: string) => page(`<p class="${name}">Words, words</p>`);
  expect(await pruner.prune(body('used'), '')).not.toContain('#00f');
  expect(await pruner.prune(body('unused'), '')).toContain('#00f');
  expect(await pruner.prune(page('<p>Words</p>'), '"unused"')).toContain('#00f');
  expect(await pruner.prune(body('used'), '')).not.toContain('#00f');
});
