import { expect, it } from 'vitest';
import { directionsAddress, formatAddress } from './address.ts';
import { countryName, isCountry } from './country.ts';
import { formatHours, isTime, listDays, type OpenDays } from './hours.ts';
import { formatPhone, formatPhoneAbroad, isPhone, readPhone } from './phone.ts';

it.each([
  ['+13055550142', '(305)\u00A0555-0142', '+1\u00A0305\u00A0555\u00A00142'],
  ['+442079460958', '020\u00A07946\u00A00958', '+44\u00A020\u00A07946\u00A00958'],
  ['+4930901820', '030\u00A0901820', '+49\u00A030\u00A0901820'],
])('%s is written %s at home and %s abroad', (e164, national, abroad) => {
  expect(isPhone(e164)).toBe(true);
  expect([formatPhone(e164), formatPhoneAbroad(e164)]).toEqual([national, abroad]);
});

it.each(['', 'ring us', '+1305555', '+9991234567', '3055550142'])('"%s" is no phone number', (text) => {
  expect(isPhone(text)).toBe(false);
});

it.each([
  ['+1 (305)\u00A0555\u20110142', '+13055550142'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 305 555 0142 ext. 5', '+1 305 555 0142 ext. 5'],
  ['305 555 0142', '305 555 0142'],
])('%s is read as %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

it('cannot write what is no number', () => {
  expect(() => formatPhone('ring us')).toThrow('NOT_A_NUMBER');
});

it.each([
  [
    { building: 'Tower', street: '1 Main Street', city: 'Miami', region: 'FL', postalCode: '33132', country: 'US' },
    '1 Main Street, Miami, FL 33132',
  ],
  [{ street: 'Hauptstr. 1', postalCode: '10115', city: 'Berlin', country: 'DE' }, 'Hauptstr. 1, 10115 Berlin'],
  [{ street: '12 Mill Road', city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' }, '12 Mill Road, Leeds, LS1 1AA'],
  [
    { street: '1 Yonge Street', city: 'Toronto', region: 'ON', postalCode: 'M5V 1A1', country: 'CA' },
    '1 Yonge Street, Toronto ON M5V 1A1',
  ],
  [
    { street: '1-2 Shibuya', city: 'Shibuya', region: 'Tokyo', postalCode: '150-0002', country: 'JP' },
    '1-2 Shibuya, Shibuya, Tokyo, 150-0002',
  ],
  [{ street: '12 Queen’s Road', city: 'Central', country: 'HK' }, '12 Queen’s Road, Central'],
  [{ street: '皇后大道12號', city: '中環', country: 'HK' }, '中環, 皇后大道12號'],
  [
    { street: '12 Mill Road', city: 'Leeds', region: 'Yorkshire', postalCode: 'LS1 1AA', country: 'GB' },
    '12 Mill Road, Leeds, Yorkshire, LS1 1AA',
  ],
])('writes an address in the order of its country, with all of its parts: %j', (address, line) => {
  expect(formatAddress(address)).toBe(line);
});

it('asks for directions to a position, to about a meter', () => {
  expect(directionsAddress({ latitude: 25.784254, longitude: -80.2 })).toBe(
    'https://www.openstreetmap.org/directions?to=25.78425%2C-80.20000',
  );
});

it('names a country by its code', () => {
  expect(['GB', 'DO'].map((code) => countryName(code))).toEqual(['United Kingdom', 'Dominican Republic']);
  expect(['', 'us', 'USA', 'United States', 'QQ', 'UK', 'EU'].filter(isCountry)).toEqual([]);
  expect(() => countryName('QQ')).toThrow('QQ');
});

const week: OpenDays = { firstDay: 'Monday', lastDay: 'Saturday', opens: '09:00', closes: '20:00' };

it.each<[string, readonly OpenDays[]]>([
  ['Monday to Saturday, 9 am to 8 pm Eastern', [week]],
  ['Sunday, 12 pm to 12:30 am Eastern', [{ firstDay: 'Sunday', lastDay: 'Sunday', opens: '12:00', closes: '00:30' }]],
  [
    'Monday to Saturday, 9 am to 8 pm; Sunday, 10:05 am to 1 pm Eastern',
    [week, { firstDay: 'Sunday', lastDay: 'Sunday', opens: '10:05', closes: '13:00' }],
  ],
])('writes the hours as %s', (text, hours) => {
  expect(formatHours(hours, 'Eastern')).toBe(text);
});

it('lists the days of a row, also over the end of the week', () => {
  expect(listDays({ ...week, lastDay: 'Wednesday' })).toEqual(['Monday', 'Tuesday', 'Wednesday']);
  expect(listDays({ ...week, firstDay: 'Saturday', lastDay: 'Monday' })).toEqual(['Saturday', 'Sunday', 'Monday']);
  expect(listDays({ ...week, firstDay: 'Sunday', lastDay: 'Sunday' })).toEqual(['Sunday']);
});

it('knows a time on the 24-hour clock', () => {
  expect(['00:00', '23:59', '24:00', '9:00', '09:60', '9 am'].filter(isTime)).toEqual(['00:00', '23:59']);
});
