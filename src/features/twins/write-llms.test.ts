import { expect, it } from 'vitest';
import { writeLlms, type Site } from './write-llms.ts';

const site: Site = {
  company: 'Aurora & Sons',
  tagline: 'Films from the harbor.',
  origin: 'https://www.aurora.example',
  formerHost: 'old.example',
  unwantedHosts: [],
  product: { name: 'Wedding Films', slug: 'wedding-films' },
  phone: '+13055550142',
  skype: 'aurora',
  emails: { studio: 'studio@aurora.example', bookings: 'bookings@aurora.example' },
  address: { building: 'Pier', street: '1 Quay', city: 'Tampa', region: 'FL', postalCode: '33602', country: 'USA' },
  position: { latitude: 0, longitude: 0 },
  serviceArea: 'Florida',
  hours: 'weekdays, 9 to 5',
  socials: { facebook: '', instagram: '', youtube: '', vimeo: '' },
  channels: { vimeo: '', youtube: '', live: '' },
  designer: { name: 'Studio', url: '' },
};

it('says who the company is, then lists pages by group, without the company’s name behind each', () => {
  const pages = [
    { group: 'Articles', title: 'Sound [part 1]', description: 'Why <b> is loud.', path: '/blog/sound.md' },
    { group: 'Company', title: 'About us | Aurora & Sons', description: 'Who we are.', path: '/about.md' },
    { group: 'Company', title: 'Aurora & Sons, Tampa', description: 'Where we are.', path: '/index.md' },
  ] as const;
  const listed = pages.map(({ path, ...page }) => ({ ...page, address: site.origin + path }));
  expect(writeLlms(site, listed)).toBe(`# Aurora & Sons

> Films from the harbor. Phone: (305) 555-0142, weekdays, 9 to 5. Studio: 1 Quay, Tampa, FL 33602, USA. Service area: Florida.

## Company

- [About us](https://www.aurora.example/about.md): Who we are.
- [Aurora & Sons, Tampa](https://www.aurora.example/index.md): Where we are.

## Articles

- [Sound \\[part 1\\]](https://www.aurora.example/blog/sound.md): Why \\<b> is loud.
`);
});
