import { frameAllow, frameReferrerPolicy, greeting, playAddress, type Embed } from '@site/model/video/players.ts';
import { keepChoice } from './choice.ts';
import { createPlayerStates, type PlayerState } from './player-states.ts';

export interface PlayerOptions {
  /** The element that contains the player. Its `data-state` tells players.css what to show. */
  readonly place: HTMLElement;
  readonly embed: Embed;
  readonly title: string;
  readonly onChange: (state: PlayerState) => void;
}

export interface Player {
  /** Inserts the player synchronously, for browsers that only play within a tap's event. */
  readonly play: () => void;
  /** Removes the player, which stops its sound. */
  readonly stop: () => void;
}

/** What is shown in each state. */
const views = {
  rest: 'rest',
  loading: 'loading',
  unanswered: 'loading',
  answered: 'loading',
  loaded: 'playing',
  doubtful: 'playing',
  playing: 'playing',
  silent: 'rest',
  offline: 'rest',
} as const;

/**
 * What is shown in a state: `rest` is the poster, `loading` the poster with a loading indicator, `playing` the player.
 */
export function viewOf(state: PlayerState): (typeof views)[PlayerState] {
  return views[state];
}

/** The video that is playing on this page: starting another one stops it. */
let current: Player | undefined;

/**
 * Whether a host can be reached. A frame fires `load` even if it was blocked or its host is down, so this requests the
 * same address separately. The response is opaque: it only shows that there was one.
 */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Main profile, level 3.1, 10 bits, as the reel is encoded. */
const av1Type = 'video/mp4; codecs="av01.0.05M.10, opus"';

function createFilm({ frame, av1, captions, captionsLanguage }: Embed, title: string): HTMLVideoElement {
  const film = document.createElement('video');
  film.controls = film.autoplay = film.playsInline = true;
  film.src = av1 !== undefined && film.canPlayType(av1Type) === 'probably' ? av1 : frame;
  film.ariaLabel = title;
  if (captions !== undefined) {
    const track = document.createElement('track');
    const { lang } = document.documentElement;
    const srclang = captionsLanguage ?? lang;
    Object.assign(track, {
      kind: 'captions',
      srclang,
      label: new Intl.DisplayNames(lang, { type: 'language' }).of(srclang),
      src: captions,
    });
    film.append(track);
  }
  return film;
}

function createFrame(embed: Embed, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = playAddress(embed);
  frame.title = title;
  frame.allow = frameAllow;
  frame.referrerPolicy = frameReferrerPolicy;
  return frame;
}

/** A player of another company, a film of this site, or a live map, in a place on the page. */
export function createPlayer({ place, embed, title, onChange }: PlayerOptions): Player {
  let attempt = new AbortController();
  const send = createPlayerStates((state) => {
    const view = viewOf(state);
    if (view === 'rest') attempt.abort();
    place.dataset.state = view;
    onChange(state);
  });
  /** What the browser says of the connection may be wrong (behind a VPN), so it only explains a failure. */
  const fail = (): void => send(navigator.onLine ? 'failed' : 'disconnected');

  const insertFilm = (signal: AbortSignal): HTMLElement => {
    const film = createFilm(embed, title);
    film.addEventListener('loadeddata', () => send('heard'), { signal });
    return film;
  };

  const insertFrame = (signal: AbortSignal): HTMLElement => {
    keepChoice();
    const frame = createFrame(embed, title);
    const loaded = new Promise<void>((resolve) => {
      frame.addEventListener(
        'load',
        () => {
          // Some players only send messages to pages that have sent them one.
          const words = greeting(embed);
          if (words) frame.contentWindow?.postMessage(words, new URL(frame.src).origin);
          resolve();
        },
        { signal, once: true },
      );
    });
    // A player that sends a message works, whatever came of the request.
    addEventListener(
      'message',
      ({ source }) => {
        if (source === frame.contentWindow) send('heard');
      },
      { signal },
    );
    const answered = answers(frame.src).then((isAnswered) => {
      if (signal.aborted) return isAnswered;
      if (isAnswered) send('answered');
      else if (!navigator.onLine) fail();
      return isAnswered;
    });
    void Promise.all([answered, loaded]).then(([isAnswered]) => {
      if (!signal.aborted) send(isAnswered ? 'loaded' : 'refused');
    });
    return frame;
  };

  const player: Player = {
    play: () => {
      send('stop');
      if (embed.kind !== 'map') {
        if (current !== player) current?.stop();
        current = player;
      }
      attempt = new AbortController();
      const { signal } = attempt;
      const element = embed.kind === 'file' ? insertFilm(signal) : insertFrame(signal);
      element.className = 'player-frame';
      element.addEventListener('error', fail, { signal });
      signal.addEventListener('abort', () => element.remove());
      send('start');
      place.append(element);
    },
    stop: () => send('stop'),
  };
  return player;
}
