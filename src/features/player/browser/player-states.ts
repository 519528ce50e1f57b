/**
 * - `rest`: only the poster is shown.
 * - `loading`: the visitor has pressed play.
 * - `unanswered`: its frame has loaded, but the host has not answered; it may be an error page.
 * - `answered`: the host has answered, its frame is not all there yet. A slow player is never removed.
 * - `loaded`: its frame has loaded, but the player has not sent a message yet.
 * - `doubtful`: it has been `loaded` for a while without a message: the frame may show something else.
 * - `playing`: the player has sent a message, so it works.
 * - `silent`: the host did not answer, or is blocked. The player has been removed.
 * - `offline`: the visitor has no connection. The player has been removed.
 */
export type PlayerState =
  'rest' | 'loading' | 'unanswered' | 'answered' | 'loaded' | 'doubtful' | 'playing' | 'silent' | 'offline';

export type PlayerEvent =
  'start' | 'answered' | 'loaded' | 'refused' | 'heard' | 'failed' | 'disconnected' | 'waited' | 'stop';

const failures = { failed: 'silent', disconnected: 'offline', waited: 'silent', stop: 'rest' } as const;
const beginnings = { start: 'loading', stop: 'rest' } as const;

/** Transitions by state and event; an event that is not listed changes nothing. */
const transitions: Readonly<Record<PlayerState, Partial<Record<PlayerEvent, PlayerState>>>> = {
  rest: beginnings,
  loading: { answered: 'answered', loaded: 'loaded', refused: 'unanswered', heard: 'playing', ...failures },
  unanswered: { heard: 'playing', ...failures },
  answered: { loaded: 'loaded', heard: 'playing', waited: 'doubtful', stop: 'rest' },
  loaded: { heard: 'playing', waited: 'doubtful', stop: 'rest' },
  doubtful: { heard: 'playing', stop: 'rest' },
  playing: { stop: 'rest' },
  silent: beginnings,
  offline: beginnings,
};

/** How long a state lasts before the event `waited`, in milliseconds. */
const patienceMs: Partial<Record<PlayerState, number>> = {
  loading: 8000,
  unanswered: 500,
  answered: 8000,
  loaded: 8000,
};

/**
 * The state machine of one player, without its looks: scripts of plain pages and React share it.
 * @param onChange is called with each new state, synchronously.
 * @returns a function that sends an event.
 */
export function createPlayerStates(onChange: (state: PlayerState) => void): (event: PlayerEvent) => void {
  let state: PlayerState = 'rest';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function send(event) {
    const next = transitions[state][event];
    if (next === undefined || next === state) return;
    state = next;
    clearTimeout(timer);
    const ms = patienceMs[state];
    if (ms !== undefined) timer = setTimeout(send, ms, 'waited');
    onChange(state);
  };
}
