import { readFileSync } from 'node:fs';

const file = readFileSync('src/styles/fonts/archivo-headings.woff2');

/**
 * The face of headings, for the start of each page: read before anything is laid out, a first visit paints with it. One that
 * is late nevertheless is left out rather than move the page. Its ranges come from packages/art/fonts/subset.ts.
 */
export const headingFace = `@font-face{font-family:Archivo Display;src:url(data:font/woff2;base64,${file.toString('base64')})format("woff2");font-display:optional;font-weight:800;unicode-range:U+20-21,U+24-29,U+2B-3A,U+3F,U+41-5A,U+C1,U+C9,U+CD,U+D1,U+D3,U+DA,U+2019}`;

/** Asks for it at once: Chromium would decode it after the first layout, and lay the page out again. */
export const loadHeadingFace = "document.fonts.load('1em Archivo Display')";
