/** A portfolio of weddings. @param corporate the one for companies, of which it has pictures and words. */
export function weddingsOf(corporate: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { label, still, stillAlt, band, group, opening, contact, portfolio } = corporate;
  return {
    ...{ label, still, stillAlt, band, group, opening, contact, portfolio, filter: 'Place', owner: 'Couple' },
    path: '/weddings',
    query: 'wedding films in Key West',
    title: 'Wedding Films in Key West, of the Whole Day',
    description:
      'Wedding films in Key West: the morning, the vows and the dancing, told in a few minutes with the sound of the day.',
    siteMapLabel: 'Weddings',
    heading: 'Wedding films',
    lead: 'Wedding films in Key West take a whole day of ours and a few minutes of yours.',
  };
}
