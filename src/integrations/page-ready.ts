import type { AstroIntegration } from 'astro';

/**
 * Tells the editor, which shows the page in a frame, that the page is parsed and can be clicked: its scripts and pictures
 * may still be loading.
 */
const script = `if (parent !== window) {
  document.addEventListener('readystatechange', () => parent.postMessage('page-ready', location.origin), { once: true });
}`;

/** In development only: the preview of the editor is the development server. */
export const pageReady: AstroIntegration = {
  name: 'page-ready',
  hooks: {
    'astro:config:setup': ({ injectScript, command }) => {
      if (command === 'dev') injectScript('head-inline', script);
    },
  },
};
