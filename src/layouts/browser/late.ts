/**
 * Asks for the page's files of script once it has been painted; nothing that they do is seen before a tap or scroll, and the
 * page's first picture needs the line. The build names them at the page's root (src/integrations/late-scripts.ts).
 */
export function startLate(): void {
  const files = document.documentElement.dataset.scripts?.split(' ') ?? [];
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const file of files) void import(/* @vite-ignore */ file);
    });
  });
}
