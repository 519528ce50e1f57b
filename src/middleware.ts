import { defineMiddleware } from 'astro:middleware';
import { inLanguage, languageOf } from '#lib/language.ts';

/** Everything is rendered in the language of its address. */
export const onRequest = defineMiddleware(({ url }, next) => inLanguage(languageOf(url.pathname), next));
