import { expect, it } from 'vitest';
import { directionsAddress, formatAddress, mapFrameAddress } from './address.ts';

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

it('frames a map that has the place in its middle', () => {
  const { searchParams } = new URL(mapFrameAddress({ latitude: 25.78425, longitude: -80.19003 }));
  expect(searchParams.get('marker')).toBe('25.78425,-80.19003');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(-80.19003, 5);
  expect((south + north) / 2).toBeCloseTo(25.78425, 5);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});
