import { describe, expect } from 'vitest';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { renewDigests } from './renew-digests.ts';

const person = 'team/ana-quiroga';

async function translate(content: OwnerCopy, files: Readonly<Record<string, string>>): Promise<void> {
  await content.setField(
    'site.yaml',
    ['languages'],
    [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
  );
  for (const [file, source] of Object.entries(files)) await content.write(`es/${file}`, source);
}

describe('the digest of a translation', () => {
  test('is written at its end, and everything else stays, line ends included', async ({ content }) => {
    await translate(content, { [`${person}.yaml`]: '# Por revisar\r\ntitle: "Directora"\r\n' });
    expect(await renewDigests(content.folder, ['es'])).toEqual([`es/${person}.yaml`]);
    expect(await content.read(`es/${person}.yaml`)).toMatch(
      /^# Por revisar\r\ntitle: "Directora"\r\noriginal: [a-z]{8}\r\n$/,
    );
    expect(await renewDigests(content.folder, [`content/es/${person}.yaml`])).toEqual([]);
    expect(await content.check()).toEqual([]);
  });

  test('of nothing is refused', async ({ content }) => {
    await expect(renewDigests(content.folder, ['es/pages/nowhere'])).rejects.toThrow('is not a translation');
  });
});
