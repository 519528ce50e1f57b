import { expect, test } from 'vitest';
import { describeFile, type Field } from './describe-fields.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { readAddress, readHours, readSeconds, understand } from './understand.ts';

const { fields } = describeFile(siteSchema, 'site.yaml');
const fieldOf = (name: string): Field => {
  const field = fields[name];
  if (!field) throw new Error(`site.yaml has no ${name}`);
  return field;
};

test.for([
  ['phone', '(305) 555-0142', '+13055550142'],
  ['phone', '305 555 0142', '+13055550142'],
  ['origin', 'www.example.com', 'https://www.example.com'],
  ['origin', 'https://www.Example.com/', 'https://www.example.com'],
  ['formerHost', 'http://old.example.com/about', 'old.example.com'],
  ['phone', '\u00AB+1\u2011305\u2011555\u20110142\u00BB', '+1\u2011305\u2011555\u20110142'],
  ['origin', '“https://www.example.com”', 'https://www.example.com'],
  ['company', ' \u200BBright\u00A0Films ', 'Bright Films'],
])('%s written as "%s" is %s', ([name, text, meant]) => {
  expect(understand(fieldOf(name ?? ''), text ?? '', 'US')).toBe(meant);
});

test('unparseable input stays as typed', () => {
  expect(understand(fieldOf('phone'), 'ring us', 'US')).toBe('ring us');
});

test.for([
  ['Mon-Fri 8-6, Sat 9-2', 'Monday Friday 08:00 18:00, Saturday Saturday 09:00 14:00'],
  [
    'Monday to Friday 9:00 to 18:00; Saturday 10:00 to 14:00',
    'Monday Friday 09:00 18:00, Saturday Saturday 10:00 14:00',
  ],
  ['Tues–Thurs: 8:30am - 5 pm', 'Tuesday Thursday 08:30 17:00'],
  ['daily 9-17', 'Monday Sunday 09:00 17:00'],
  ['Weekdays 8—6 Sat & Sun 9-2', 'Monday Friday 08:00 18:00, Saturday Sunday 09:00 14:00'],
  ['M-F 8-6, Sun closed', 'Monday Friday 08:00 18:00'],
])('hours written as "%s"', ([text, rows]) => {
  const read = readHours(text ?? '') ?? [];
  expect(read.map((row) => [row.firstDay, row.lastDay, row.opens, row.closes].join(' ')).join(', ')).toBe(rows);
});

test('ambiguous hours are not guessed', () => {
  expect(readHours('by appointment')).toBeUndefined();
});

test.for([
  ['1 Main Street, Suite 2, Miami, FL 33132', '1 Main Street, Suite 2|Miami|FL|33132'],
  ['12 Mill Road, Leeds LS1 1AA', '12 Mill Road|Leeds||LS1 1AA'],
  ['Hauptstr. 5, 10115 Berlin', 'Hauptstr. 5|Berlin||10115'],
  ['1 Main St, Miami FL 33132, USA', '1 Main St|Miami|FL|33132'],
  ['100 Queen St W, Toronto, ON M5H 2N2', '100 Queen St W|Toronto|ON|M5H 2N2'],
  ['12 George St, Sydney NSW 2000', '12 George St|Sydney|NSW|2000'],
  ['Rua Augusta 10, São Paulo - SP, 01310-100', 'Rua Augusta 10|São Paulo|SP|01310-100'],
  ['ul. Piotrkowska 1, 90-001 Łódź', 'ul. Piotrkowska 1|Łódź||90-001'],
  ['Av. Reforma 1, 06600 Ciudad de México, CDMX', 'Av. Reforma 1|Ciudad de México|CDMX|06600'],
  ['12345 Ocean Drive, Miami', '12345 Ocean Drive|Miami||'],
  ['Suite 4, Miami, Florida 33132', 'Suite 4|Miami|Florida|33132'],
  ['350 Fifth Avenue, New York, New York 10118-0110, USA', '350 Fifth Avenue|New York|New York|10118-0110'],
  ['1 Main St, Miami, FL', '1 Main St|Miami|FL|'],
  ['100 Queen St W, Toronto, Ontario M5H 2N2, Canada', '100 Queen St W|Toronto|Ontario|M5H 2N2'],
  ['12 Mill Road, Headingley, Leeds LS6 2AA, UK', '12 Mill Road, Headingley|Leeds||LS6 2AA'],
  ['12 Mill Road, Headingley, Leeds, LS6 2AA', '12 Mill Road, Headingley|Leeds||LS6 2AA'],
  ['12 Mill Road, Leeds, West Yorkshire LS1 1AA', '12 Mill Road|Leeds|West Yorkshire|LS1 1AA'],
  ['Hauptstraße 5, D-10115 Berlin, Deutschland', 'Hauptstraße 5|Berlin||10115'],
  ['Calle Mayor, 5, 28013 Madrid, España', 'Calle Mayor, 5|Madrid||28013'],
  ['Calle Mayor 5, 2º izq., 28801 Alcalá de Henares (Madrid)', 'Calle Mayor 5, 2º izq.|Alcalá de Henares|Madrid|28801'],
  ['Av. Juárez 1, Centro, C.P. 06600, Ciudad de México, CDMX', 'Av. Juárez 1, Centro|Ciudad de México|CDMX|06600'],
  ['12, rue de Rivoli, 75001 Paris, France', '12, rue de Rivoli|Paris||75001'],
  ['Old Mill, 12 Mill Road, Leeds, Yorkshire, LS1 1AA', 'Old Mill, 12 Mill Road|Leeds|Yorkshire|LS1 1AA'],
])('an address on one line: %s', ([text, parts]) => {
  const { street, city, region = '', postalCode } = readAddress(text ?? '') ?? {};
  expect([street, city, region, postalCode].join('|')).toBe(parts);
});

test('a duration is minutes and seconds, or seconds', () => {
  expect(['3:25', '205', '1:00:01', 'long'].map(readSeconds)).toEqual([205, 205, 3_601, undefined]);
});
