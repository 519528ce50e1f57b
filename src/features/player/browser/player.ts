import {
  frameAllow,
  frameReferrerPolicy,
  hostPage,
  playAddress,
  type Embed,
  type PlayerKind,
} from '@site/model/video/players.ts';
import { formatMessage } from '#lib/format-message.ts';

/** How long a host has to answer, in milliseconds. */
const timeoutMs = 8000;

/** Main profile, level 3.1, 10 bits, as the reel is encoded. */
const av1Type = 'video/mp4; codecs="av01.0.05M.10, opus"';

/** What a tapped link (Facade.tsx) says of its player. */
function readFacade(facade: HTMLAnchorElement) {
  const { facade: kind, host = '', ...files } = facade.dataset;
  return {
    embed: { ...files, kind: kind as PlayerKind, frame: facade.getAttribute('href') ?? '' },
    host,
    title: facade.querySelector('[data-title]')?.textContent ?? facade.querySelector('img')?.alt ?? '',
  };
}

function createTrack(src: string, language: string | undefined): HTMLTrackElement {
  const track = document.createElement('track');
  const { lang } = document.documentElement;
  const srclang = language ?? lang;
  const label = new Intl.DisplayNames(lang, { type: 'language' }).of(srclang);
  return Object.assign(track, { kind: 'captions', srclang, label, src });
}

/** A film of this site. A browser may promise to play AV1 and then fail: the other file follows. */
function createFilm(embed: Embed, title: string, fail: () => void): HTMLVideoElement {
  const { frame, av1, captions, captionsLanguage } = embed;
  const film = document.createElement('video');
  film.controls = film.playsInline = true;
  film.ariaLabel = title;
  const files = [frame];
  if (av1 !== undefined && film.canPlayType(av1Type) === 'probably') files.unshift(av1);
  const load = (): void => {
    const [file] = files.splice(0, 1);
    if (file === undefined) {
      fail();
      return;
    }
    const { currentTime } = film;
    film.src = file;
    film.currentTime = currentTime;
    // Phones heed no `autoplay` of a film with sound, but this within a tap. If it is refused, its own controls are there.
    film.play().catch(() => undefined);
  };
  film.addEventListener('error', load);
  load();
  if (captions !== undefined) film.append(createTrack(captions, captionsLanguage));
  return film;
}

function createFrame(embed: Embed, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = playAddress(embed);
  frame.allow = frameAllow;
  frame.referrerPolicy = frameReferrerPolicy;
  return frame;
}

/**
 * Fails where a host does not answer. A frame fires `load` even if it was blocked or its host is down, so this requests the
 * same address separately; the response is opaque, and only shows that there was one.
 */
function reach(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal });
}

/** The error message for a player, cloned from the template in PlayerMessage.astro. */
function createMessage(embed: Embed, host: string, retry: () => void): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#player-message');
  const message = template?.content.firstElementChild?.cloneNode(true);
  if (!(message instanceof HTMLElement)) return undefined;
  const { silent = '', offline = '' } = message.dataset;
  const [text, link] = [message.querySelector('p'), message.querySelector('a')];
  // What the browser says of the connection may be wrong (behind a VPN), so it only explains a failure.
  if (text) text.textContent = formatMessage(navigator.onLine ? silent : offline, { host });
  if (link) {
    link.textContent = formatMessage(link.textContent, { host });
    link.href = hostPage(embed);
  }
  message.querySelector('button')?.addEventListener('click', retry);
  return message;
}

/** Stops what plays on the page. */
let stop = (): void => undefined;

/** Puts the player over its poster, within the event of a tap, so that it may play at once. One plays at a time. */
function play(facade: HTMLAnchorElement): void {
  const place = facade.parentElement;
  if (!place) return;
  const { embed, host, title } = readFacade(facade);
  stop();
  place.querySelector('.player-trouble')?.remove();

  const show = (state: 'rest' | 'loading' | 'playing'): void => {
    place.dataset.state = state;
    facade.inert = state !== 'rest';
    facade.hidden = state === 'playing';
  };
  const fail = (): void => {
    if (!player.isConnected) return;
    stop();
    const message = createMessage(embed, host, () => play(facade));
    if (message) place.append(message);
    message?.querySelector('button')?.focus();
  };
  const player = embed.kind === 'file' ? createFilm(embed, title, fail) : createFrame(embed, title);
  player.className = 'player-frame';
  stop = () => {
    player.remove();
    show('rest');
  };
  const loaded = new Promise((resolve) => {
    for (const event of ['load', 'loadeddata']) player.addEventListener(event, resolve);
  });
  const answered = embed.kind === 'file' ? undefined : reach(player.src);
  Promise.all([loaded, answered]).then(() => {
    if (player.isConnected) show('playing');
  }, fail);
  show('loading');
  place.append(player);
  // From within another company's frame, the keys of a dialog would not reach it.
  if (embed.kind === 'file' || !place.closest('dialog')) player.focus();
}

/** Replaces a poster with its player on a tap; stops it when its dialog closes. */
export function startPlayers(): void {
  document.addEventListener('click', (event) => {
    const facade = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-facade]') : null;
    if (!facade || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    play(facade);
  });
  // `close` does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target instanceof Element && target.querySelector('.player-frame')) stop();
    },
    { capture: true },
  );
}
