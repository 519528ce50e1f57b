import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changePeople } from './people-api.ts';
import { parseStudio } from './studio-file.ts';

const sample = await readFile(path.join(import.meta.dirname, '../../../deploy/studio/studio.sample.yaml'), 'utf8');
const gus = { email: 'gus@example.com', name: 'Gus Guest', role: 'guest', user: 'gus' } as const;
const ben = { email: 'ben@example.com', name: 'Ben Ode', role: 'owner', user: 'ben' } as const;

test('people are added, changed and removed; everything else of the file stays', () => {
  const added = changePeople(sample, { person: gus });
  expect(added).toBe(`${sample}  - email: gus@example.com\n    name: Gus Guest\n    role: guest\n    user: gus\n`);
  expect(changePeople(added, { email: gus.email })).toBe(sample);
  expect(changePeople(sample, { email: ben.email, person: ben })).toBe(sample.replace('role: editor', 'role: owner'));
  const two = changePeople(sample, { email: ben.email, person: ben });
  expect(parseStudio(changePeople(two, { email: 'ana@example.com' })).people).toEqual([ben]);
});

test.for([
  [{ email: 'ana@example.com' }, 'people have no owner: give one of them the role owner'],
  [{ email: 'eve@example.com' }, 'Somebody else has changed the list meanwhile: look at it again.'],
  [{ person: { ...gus, email: 'gus' } }, 'email is wrong: write an email address, such as ana@example.com'],
  [{ person: { ...gus, email: ben.email } }, `email is there twice: keep one of the two people with ${ben.email}`],
  [
    { person: { ...gus, user: undefined } },
    "user is missing: write the name that this person has among Caddy's users, such as ana",
  ],
] as const)('what cannot be written is refused in a sentence', ([change, words]) => {
  expect(() => changePeople(sample, change)).toThrow(new Error(words));
});
