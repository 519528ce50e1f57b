import { describe, expect, it } from 'vitest';
import { formatPhone, formatPhoneAbroad, isPhone } from './phone.ts';

describe('formatPhone', () => {
  it.each([
    ['+13055550142', '(305) 555-0142'],
    ['+442079460958', '020 7946 0958'],
    ['+4930901820', '030 901820'],
  ])('writes %s as %s', (e164, national) => {
    expect(formatPhone(e164)).toBe(national);
  });

  it('throws where there is no number', () => {
    expect(() => formatPhone('ring us')).toThrow('NOT_A_NUMBER');
  });
});

it.each([
  ['+13055550142', '+1 305 555 0142'],
  ['+442079460958', '+44 20 7946 0958'],
])('writes %s for callers from abroad as %s', (e164, abroad) => {
  expect(formatPhoneAbroad(e164)).toBe(abroad);
});

describe('isPhone', () => {
  it.each(['+13055550142', '+442079460958'])('%s is one', (e164) => {
    expect(isPhone(e164)).toBe(true);
  });

  it.each(['', '+1305555', '+9991234567', '3055550142'])('"%s" is none', (e164) => {
    expect(isPhone(e164)).toBe(false);
  });
});
