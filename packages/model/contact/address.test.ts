import { expect, it } from 'vitest';
import { directionsAddress, formatAddress } from './address.ts';

it('writes an address on one line, without building and country', () => {
  const address = {
    building: 'Tower',
    street: '1 Main Street, Suite 2',
    city: 'Miami',
    region: 'FL',
    postalCode: '33132',
    country: 'United States',
  };
  expect(formatAddress(address)).toBe('1 Main Street, Suite 2, Miami, FL 33132');
});

it('asks for the way to a position, to about a metre', () => {
  expect(directionsAddress({ latitude: 25.784254, longitude: -80.2 })).toBe(
    'https://www.openstreetmap.org/directions?to=25.78425%2C-80.20000',
  );
});
