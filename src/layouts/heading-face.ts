/**
 * Decodes the heading face early: Chromium would otherwise do so after the first layout, and lay the page out again.
 */
export const loadHeadingFace = "document.fonts.load('1em Display')";
