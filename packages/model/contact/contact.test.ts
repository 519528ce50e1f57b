import { expect, it } from 'vitest';
import { directionsAddress, formatAddress } from './address.ts';
import { formatPhone, formatPhoneAbroad, isPhone } from './phone.ts';

it.each([
  ['+13055550142', '(305) 555-0142', '+1 305 555 0142'],
  ['+442079460958', '020 7946 0958', '+44 20 7946 0958'],
  ['+4930901820', '030 901820', '+49 30 901820'],
])('%s is written %s at home and %s abroad', (e164, national, abroad) => {
  expect(isPhone(e164)).toBe(true);
  expect([formatPhone(e164), formatPhoneAbroad(e164)]).toEqual([national, abroad]);
});

it.each(['', 'ring us', '+1305555', '+9991234567', '3055550142'])('"%s" is no phone number', (text) => {
  expect(isPhone(text)).toBe(false);
});

it('cannot write what is no number', () => {
  expect(() => formatPhone('ring us')).toThrow('NOT_A_NUMBER');
});

it('writes an address on one line, without building and country', () => {
  const place = { building: 'Tower', city: 'Miami', region: 'FL', postalCode: '33132', country: 'United States' };
  expect(formatAddress({ ...place, street: '1 Main Street, Suite 2' })).toBe('1 Main Street, Suite 2, Miami, FL 33132');
});

it('asks for directions to a position, to about a meter', () => {
  expect(directionsAddress({ latitude: 25.784254, longitude: -80.2 })).toBe(
    'https://www.openstreetmap.org/directions?to=25.78425%2C-80.20000',
  );
});
