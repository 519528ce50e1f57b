import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listHeaders, readHeadersFile } from '@site/delivery/headers/headers-file.ts';
import { leastScore, scoreAnswer } from '@site/delivery/headers/observatory.ts';
import { dist, readBuiltPages } from '../site/built-pages.ts';

const rules = readHeadersFile(readFileSync(path.join(dist, '_headers'), 'utf8'));

it('every page has at least 125 points of Mozilla’s Observatory', () => {
  const named = Object.entries(listHeaders(rules, '/')).map(([name, value]) => [name.toLowerCase(), value]);
  const headers = Object.fromEntries(named) as Record<string, string>;
  for (const { file, html } of readBuiltPages()) {
    expect(scoreAnswer({ headers, html }).score, file).toBeGreaterThanOrEqual(leastScore);
  }
});
