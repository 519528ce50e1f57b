import { hostPage, playerHosts, type Embed, type PlayerKind } from '@site/model/video/players.ts';
import { insertPlayer, type PlayerState } from './insert-player.ts';

/** Stops the video that plays on this page: two at once would talk over each other. */
let stopCurrent = (): void => undefined;

function readEmbed(facade: HTMLAnchorElement): Embed {
  return { kind: facade.dataset.facade as PlayerKind, frame: facade.getAttribute('href') ?? '' };
}

/**
 * Says in the player's place what went wrong, and offers to try again or to leave for the host.
 * @returns what says it; nothing where all is well.
 */
function showTrouble(facade: HTMLAnchorElement, state: PlayerState): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#player-trouble');
  const panel = template?.content.querySelector(`[data-trouble="${state}"]`)?.cloneNode(true);
  if (!(panel instanceof HTMLElement)) return undefined;
  const embed = readEmbed(facade);
  for (const host of panel.querySelectorAll('[data-host]')) host.textContent = playerHosts[embed.kind];
  panel.querySelector('a')?.setAttribute('href', hostPage(embed));
  const retry = panel.querySelector('button');
  retry?.addEventListener('click', () => {
    panel.remove();
    play(facade);
  });
  facade.parentElement?.append(panel);
  retry?.focus();
  return panel;
}

function readTitle(facade: HTMLAnchorElement): string {
  return facade.querySelector('[data-title]')?.textContent ?? facade.querySelector('img')?.alt ?? '';
}

function play(facade: HTMLAnchorElement): void {
  const place = facade.parentElement;
  if (!place) return;
  const embed = readEmbed(facade);
  const isVideo = embed.kind !== 'map';
  if (isVideo) stopCurrent();
  let panel: HTMLElement | undefined;
  const rest = (): void => {
    facade.hidden = facade.inert = false;
    place.dataset.state = 'rest';
    panel?.remove();
  };
  facade.inert = true;
  const remove = insertPlayer(place, embed, readTitle(facade), (state) => {
    place.dataset.state = state;
    if (state === 'playing') facade.hidden = true;
    if (state === 'offline' || state === 'silent') rest();
    panel?.remove();
    panel = showTrouble(facade, state);
  });
  if (isVideo) {
    stopCurrent = () => {
      remove();
      rest();
    };
  }
  place.querySelector<HTMLElement>('.player-frame')?.focus();
}

/** Puts a player in the place of its poster on a tap, in the same event, so that it may play at once. */
export function startFacades(): void {
  document.addEventListener('click', (event) => {
    const facade = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-facade]') : null;
    if (!facade || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(facade);
  });
}
