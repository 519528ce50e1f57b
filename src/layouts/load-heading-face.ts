/**
 * Asks for the face of headings, which is in the page's style, as soon as the style is read. Else Chromium decodes it after
 * the first layout, paints the page once without its headline, and lays it out again.
 */
export const loadHeadingFace = "document.fonts.load('1em Archivo Display')";
