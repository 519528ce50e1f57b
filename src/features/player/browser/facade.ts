import { hostName, hostPage, type Embed, type PlayerKind } from '@site/model/video/players.ts';
import { createPlayer, viewOf, type Player } from './create-player.ts';
import type { PlayerState } from './player-states.ts';

/** The players of facades that were tapped. */
const players = new WeakMap<Element, Player>();

function readTitle(facade: HTMLAnchorElement): string {
  return facade.querySelector('[data-title]')?.textContent ?? facade.querySelector('img')?.alt ?? '';
}

/** The message of a state, a copy of the page's template (PlayerMessage.tsx); undefined for states without one. */
function cloneMessage(state: PlayerState, embed: Embed): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#player-messages');
  const message = template?.content.querySelector(`[data-message="${state}"]`)?.cloneNode(true);
  if (!(message instanceof HTMLElement)) return undefined;
  const { file = '', live = '' } = template?.dataset ?? {};
  for (const host of message.querySelectorAll('[data-host]')) host.textContent = hostName(embed.kind, { file, live });
  message.querySelector('a')?.setAttribute('href', hostPage(embed));
  return message;
}

function createFacadePlayer(facade: HTMLAnchorElement, place: HTMLElement): Player {
  const { facade: kind, av1, captions, captionsLanguage } = facade.dataset;
  const embed = {
    kind: kind as PlayerKind,
    frame: facade.getAttribute('href') ?? '',
    ...(av1 !== undefined && { av1 }),
    ...(captions !== undefined && { captions }),
    ...(captionsLanguage !== undefined && { captionsLanguage }),
  };
  let message: HTMLElement | undefined;
  const play = (): void => {
    player.play();
    place.querySelector<HTMLElement>('.player-frame')?.focus();
  };
  const player = createPlayer({
    place,
    embed,
    title: readTitle(facade),
    onChange: (state) => {
      const view = viewOf(state);
      facade.inert = view !== 'rest';
      facade.hidden = view === 'playing';
      message?.remove();
      message = cloneMessage(state, embed);
      if (!message) return;
      place.append(message);
      const retry = message.querySelector('button');
      retry?.addEventListener('click', play);
      retry?.focus();
    },
  });
  return { play, stop: player.stop };
}

/**
 * Replaces a poster with its player on a tap, within the event, so that it may play at once; stops it when its dialog
 * closes.
 */
export function startFacades(): void {
  document.addEventListener('click', (event) => {
    const facade = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-facade]') : null;
    const place = facade?.parentElement;
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = players.get(facade) ?? createFacadePlayer(facade, place);
    players.set(facade, player);
    player.play();
  });
  // `close` does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      const facade = target instanceof Element && target.querySelector('[data-facade]');
      if (facade) players.get(facade)?.stop();
    },
    { capture: true },
  );
}
