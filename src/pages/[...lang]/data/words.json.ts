import type { APIRoute } from 'astro';
import { loadedWords } from '#features/portfolio/portfolio-words.ts';
import { words } from '#lib/words.ts';
import { listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

/** What notifications and the player say, loaded by the portfolios that need it. */
export const GET: APIRoute = () => Response.json(loadedWords(words()));
