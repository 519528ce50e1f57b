import { frameAllow, frameReferrerPolicy, greeting, playAddress, type Embed } from '@site/model/video/players.ts';
import { keepChoice } from './choice.ts';

/** How long a player may take to load, and then to say something, before the visitor is told, in milliseconds. */
const patienceMs = 8000;

/** A frame that loaded although its host refused a question may still say something, in milliseconds. */
const lastWordMs = 500;

/** `offline`: the visitor has no connection. `silent`: the host did not answer, or is blocked. */
type PlayerTrouble = 'offline' | 'silent';
/** `unheard`: the player stands, but has not said a word; what its host sent may be no player. */
export type PlayerState = 'loading' | 'playing' | 'unheard' | PlayerTrouble;

function createPlayer(embed: Embed, title: string): HTMLIFrameElement | HTMLVideoElement {
  if (embed.kind === 'file') {
    const film = document.createElement('video');
    film.controls = film.autoplay = film.playsInline = true;
    film.src = embed.frame;
    film.ariaLabel = title;
    return film;
  }
  const frame = document.createElement('iframe');
  frame.src = playAddress(embed);
  frame.title = title;
  frame.allow = frameAllow;
  frame.referrerPolicy = frameReferrerPolicy;
  return frame;
}

/**
 * Whether a host answers at all. A frame that is blocked or finds no host tells the page that it has loaded, as one that
 * plays does, so the host is asked beside it; the answer itself stays closed to us.
 */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves once a frame has loaded; players that speak only to who has spoken to them are greeted. */
async function load(frame: HTMLIFrameElement, embed: Embed, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const greet = (): void => {
      const words = greeting(embed);
      if (words) frame.contentWindow?.postMessage(words, new URL(frame.src).origin);
      resolve();
    };
    frame.addEventListener('load', greet, { signal, once: true });
  });
}

/**
 * Puts a player into a place, at once, so that a browser which plays only on a tap plays.
 * @param report hears `loading`, then `playing`, which `unheard` may follow; or a trouble, with which the player is gone again.
 * @returns what takes the player out, and its sound with it.
 */
export function insertPlayer(
  place: HTMLElement,
  embed: Embed,
  title: string,
  report: (state: PlayerState) => void,
): () => void {
  const isOurs = embed.kind === 'file';
  if (!isOurs) keepChoice();
  if (!navigator.onLine) {
    report('offline');
    return () => undefined;
  }
  const player = createPlayer(embed, title);
  player.className = 'player-frame';
  const waiting = new AbortController();
  const standing = new AbortController();
  const { signal } = waiting;
  const remove = (): void => {
    waiting.abort();
    standing.abort();
    player.remove();
  };
  const fail = (trouble: PlayerTrouble): void => {
    if (signal.aborted) return;
    remove();
    report(trouble);
  };
  const giveUp = (): void => {
    fail(navigator.onLine ? 'silent' : 'offline');
  };
  const patience = setTimeout(giveUp, patienceMs);
  signal.addEventListener('abort', () => {
    clearTimeout(patience);
  });
  let doubt: ReturnType<typeof setTimeout> | undefined;
  standing.signal.addEventListener('abort', () => {
    clearTimeout(doubt);
  });
  const stand = (isHeard: boolean): void => {
    if (standing.signal.aborted) return;
    if (isHeard) standing.abort();
    else if (signal.aborted) return;
    else {
      doubt = setTimeout(() => {
        report('unheard');
      }, patienceMs);
    }
    waiting.abort();
    report('playing');
  };

  addEventListener('offline', giveUp, { signal });
  player.addEventListener('error', giveUp, { signal });
  if (player instanceof HTMLVideoElement) {
    player.addEventListener(
      'loadeddata',
      () => {
        stand(true);
      },
      { signal },
    );
  } else {
    // A player that speaks is there, whatever its host said to the question.
    addEventListener(
      'message',
      ({ source }) => {
        if (source === player.contentWindow) stand(true);
      },
      { signal: standing.signal },
    );
    void Promise.all([answers(player.src), load(player, embed, signal)]).then(([isAnswered]) => {
      if (isAnswered) stand(false);
      else setTimeout(giveUp, lastWordMs);
    });
  }
  report('loading');
  place.append(player);
  return remove;
}
