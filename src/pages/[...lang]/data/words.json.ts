import type { APIRoute } from 'astro';
import { loadedWords } from '#features/portfolio/portfolio-words.ts';
import { words } from '#lib/words.ts';
import { listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

/** The texts of notifications and the player, loaded by portfolios when needed. */
export const GET: APIRoute = () => Response.json(loadedWords(words()));
