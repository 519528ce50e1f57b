/**
 * Loads the editor. Its first page is there before it, as plain links: what is tapped meanwhile opens once the editor is
 * there, as leaving the page would begin the download anew.
 */
import './trusted-types.ts';

const list = document.querySelector('.list');
const state = document.querySelector('.starting');

list?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const { button, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  if (!link || !state || button !== 0 || metaKey || ctrlKey || shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  state.textContent = `Opening ${link.textContent} …`;
});

import('./app.tsx').catch((error: unknown) => {
  console.error(error);
  if (state) state.textContent = 'The editor could not be loaded: look whether you are online, and reload the page.';
});
