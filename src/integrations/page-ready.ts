import type { AstroIntegration } from 'astro';

/** Tells the editor, which shows the page in a frame, that it can be clicked. A frame itself says so only once all pictures are there. */
const script = `if (parent !== window) addEventListener('DOMContentLoaded', () => parent.postMessage('page-ready', location.origin));`;

/** In development only: the preview of the editor is the development server. */
export const pageReady: AstroIntegration = {
  name: 'page-ready',
  hooks: {
    'astro:config:setup': ({ injectScript, command }) => {
      if (command === 'dev') injectScript('head-inline', script);
    },
  },
};
