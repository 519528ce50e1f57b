/**
 * Makes the second company's content: `npm run new-company`, with another pair of typefaces, and a logo. TYPEFACES
 * names a pair.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { makeLogo } from '@site/content-tools/media/make-logo.ts';
import { makeCompany, weddingStudio } from './content/new-company.fixture.ts';
import { secondSite } from './sites.ts';

await rm(secondSite.content, { recursive: true, force: true });
await makeCompany(weddingStudio, secondSite.content);

/** A wide logo, dark or light, as a drawing program would write it. */
const drawLogo = (color: string) => `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" onload="alert(1)">
  <style>.ink { fill: ${color} }</style>
  <script>alert(1)</script>
  <path class="ink" d="M30 5a25 25 0 1 0 25 25H43a13 13 0 1 1-13-13z"/>
  <path class="ink" d="M70 15h60v10h-25v30H95V25H70z"/>
  <path class="ink" d="M140 15h50v10h-20v30h-10V25h-20z"/>
  <circle class="ink" cx="215" cy="40" r="15"/>
</svg>`;

for (const [name, color] of Object.entries({ 'on-light': '#14332a', 'on-dark': '#f2f7f4' })) {
  const { data, ending } = await makeLogo(Buffer.from(drawLogo(color)));
  await mkdir(path.join(secondSite.content, 'media/logos'), { recursive: true });
  await writeFile(path.join(secondSite.content, `media/logos/${name}.${ending}`), data);
}

const file = path.join(secondSite.content, 'site.yaml');
const site = parseDocument(await readFile(file, 'utf8'));
site.setIn(['brand', 'typefaces'], process.env.TYPEFACES ?? 'bookish');
site.setIn(['brand', 'logo'], { onDark: './media/logos/on-dark.svg', onLight: './media/logos/on-light.svg' });
await writeFile(file, String(site));
