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

describe('createVcard', () => {
  it('escapes separators, backslashes and line breaks, labels each mailbox and prefers the first', () => {
    expect(createVcard(card).split('\r\n')).toEqual(
      expect.arrayContaining([
        'FN:Light\\, Camera\\; Sons',
        'NOTE:Films.\\nSince 1999 \\\\ Miami',
        'ADR;TYPE=WORK:;Tower;1 Main Street\\, Suite 2;Miami;FL;33132;United States',
        'item1.EMAIL;TYPE=INTERNET,WORK,PREF:bookings@example.com',
        'item1.X-ABLabel:Bookings\\, quotes',
        'item2.EMAIL;TYPE=INTERNET,WORK:studio@example.com',
        'item2.X-ABLabel:Everything else',
      ]),
    );
  });
});
