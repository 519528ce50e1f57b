import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVcard, type ContactCard } from './vcard.ts';

const card: ContactCard = {
  company: 'Light, Camera; Sons',
  note: 'Films.\nSince 1999 \\ Miami',
  phone: '+13055550142',
  emails: [
    { address: 'bookings@example.com', label: 'Bookings, quotes' },
    { address: 'studio@example.com', label: 'Everything else' },
  ],
  address: {
    building: 'Tower',
    street: '1 Main Street, Suite 2',
    city: 'Miami',
    region: 'FL',
    postalCode: '33132',
    country: 'US',
  },
  position: { latitude: 25.784254, longitude: -80.2 },
  website: 'https://www.example.com',
};

/** Unfolds lines as an address book does. */
function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

function valueOf(file: string, name: string): string {
  const found = unfold(file).filter((line) => line.split(/[;:]/, 1)[0] === name);
  expect(found).toHaveLength(1);
  return found[0]?.replace(/^[^:]*:/, '') ?? '';
}

/** A value's parts with their escapes undone, read character by character. */
function readParts(value: string): string[] {
  const parts = [''];
  const add = (text: string) => parts.push(`${parts.pop() ?? ''}${text}`);
  for (const [whole] of value.matchAll(/\\.|[^\\]/gsu)) {
    if (whole === ';') parts.push('');
    else if (whole === '\\n') add('\n');
    else add(whole.replace(/^\\/, ''));
  }
  return parts;
}

describe('createVcard', () => {
  it('escapes separators, backslashes and line breaks', () => {
    const file = createVcard(card);
    expect(valueOf(file, 'FN')).toBe('Light\\, Camera\\; Sons');
    expect(valueOf(file, 'NOTE')).toBe('Films.\\nSince 1999 \\\\ Miami');
    expect(valueOf(file, 'ADR')).toBe(';Tower;1 Main Street\\, Suite 2;Miami;FL;33132;United States');
  });

  it('labels each mailbox and prefers the first', () => {
    const lines = unfold(createVcard(card)).filter((line) => line.startsWith('item'));
    expect(lines).toEqual([
      'item1.EMAIL;TYPE=INTERNET,WORK,PREF:bookings@example.com',
      'item1.X-ABLabel:Bookings\\, quotes',
      'item2.EMAIL;TYPE=INTERNET,WORK:studio@example.com',
      'item2.X-ABLabel:Everything else',
    ]);
  });

  it('round-trips any text, on folded lines', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 }).filter((value) => value.isWellFormed());
    fc.assert(
      fc.property(text, text, text, (company, note, street) => {
        const file = createVcard({ ...card, company, note, address: { ...card.address, street } });
        const lines = file.split('\r\n');
        expect(lines.filter((line) => new TextEncoder().encode(line).length > 75 || /[\r\n]/.test(line))).toEqual([]);
        const asRead = (value: string) => value.replace(/\r\n?/g, '\n');
        expect(readParts(valueOf(file, 'FN'))).toEqual([asRead(company)]);
        expect(readParts(valueOf(file, 'NOTE'))).toEqual([asRead(note)]);
        expect(readParts(valueOf(file, 'ADR'))[2]).toBe(asRead(street));
      }),
    );
  });
});
