/** Sizes in pixels that content/README.md asks for; the media tools cut to them. */
const sizes: Readonly<Record<string, string>> = {
  posters: '1280×720',
  stills: '1600×670',
  portraits: '800×1000',
};

/** What picture to give for a folder of content/media. */
export function pictureHint(folder: string, ending: string): string {
  if (ending === 'svg') return 'Choose one of the drawings.';
  const size = sizes[folder];
  return size === undefined ? 'Any photo.' : `Any photo of at least ${size} pixels. It is cut to that shape.`;
}
