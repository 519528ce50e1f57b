import { expect, it } from 'vitest';
import { parseFilms, serializeFilms } from './named-films.ts';

it('makes of films one string, from which they arrive with their slugs', () => {
  const films = [
    {
      slug: 'azucar-quemada',
      title: 'Azúcar Quemada',
      poster: '/uploads/sugar.avif',
      artist: 'Orquesta Malecón Norte',
    },
    {
      slug: 'wheels-up-0540',
      title: 'Wheels Up 05:40',
      lang: 'en',
      path: '/videos/wheels-up-0540',
    },
    { slug: 'de-noche-2', title: 'De Noche' },
  ];
  expect(parseFilms(serializeFilms(films))).toEqual(films);
});
