import { expect, it } from 'vitest';
import { receiveFilm, sendFilm } from './named-films.ts';

it.each([
  { slug: 'azucar-quemada', title: 'Azúcar Quemada', artist: 'Orquesta Malecón Norte' },
  { slug: 'wheels-up-0540', title: 'Wheels Up 05:40', artist: 'Gulf Air', lang: 'en', path: '/videos/wheels-up-0540' },
  { slug: 'de-noche-2', title: 'De Noche', artist: 'Los Primos Rey' },
])('$title arrives with its slug', (film) => {
  expect(receiveFilm(sendFilm(film))).toEqual(film);
});
