/** Loads the face of headings at once: Chromium would otherwise decode it after the first layout, and lay the page out again. */
export const loadHeadingFace = "document.fonts.load('1em Display')";
