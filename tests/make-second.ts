/** Makes the content of the second company, whose site is tested beside the first: what `npm run new-company` writes. */
import { rm } from 'node:fs/promises';
import { makeCompany, weddingStudio } from './content/new-company.fixture.ts';
import { secondSite } from './sites.ts';

await rm(secondSite.content, { recursive: true, force: true });
await makeCompany(weddingStudio, { folder: secondSite.content });
