import { readFileSync } from 'node:fs';

const file = readFileSync('src/styles/fonts/archivo-headings.woff2');

/**
 * The font of headings, inlined at the start of each page: decoded before layout, it is there for the first paint of a
 * first visit. If it is late nevertheless, the page keeps the fallback font rather than move. Its ranges come from
 * packages/art/fonts/subset.ts.
 */
export const headingFace = `@font-face{font-family:Archivo Display;src:url(data:font/woff2;base64,${file.toString('base64')})format("woff2");font-display:optional;font-weight:800;unicode-range:U+20-21,U+24-29,U+2B-3A,U+3F,U+41-5A,U+C1,U+C9,U+CD,U+D1,U+D3,U+DA,U+2019}`;

/** Loads it at once: Chromium would otherwise decode it after the first layout, and lay the page out again. */
export const loadHeadingFace = "document.fonts.load('1em Archivo Display')";
