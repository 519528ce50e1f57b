/**
 * - `rest`: only the poster is there.
 * - `loading`: the player was asked for.
 * - `unanswered`: its frame has loaded although the host did not answer a question; it may be an error page.
 * - `loaded`: its frame has loaded, but the player has not sent a message yet.
 * - `doubtful`: it has been `loaded` for a while and still has sent no message: the host may have sent something else.
 * - `playing`: the player is there for certain.
 * - `silent`: the host did not answer, or is blocked. The player is gone again.
 * - `offline`: the visitor has no connection. The player is gone again.
 */
export type PlayerState = 'rest' | 'loading' | 'unanswered' | 'loaded' | 'doubtful' | 'playing' | 'silent' | 'offline';

export type PlayerEvent = 'start' | 'loaded' | 'refused' | 'heard' | 'failed' | 'disconnected' | 'waited' | 'stop';

const failures = { failed: 'silent', disconnected: 'offline', waited: 'silent', stop: 'rest' } as const;
const beginnings = { start: 'loading', disconnected: 'offline', stop: 'rest' } as const;

/** What an event leads to in each state; one that is not listed changes nothing. */
const transitions: Readonly<Record<PlayerState, Partial<Record<PlayerEvent, PlayerState>>>> = {
  rest: beginnings,
  loading: { loaded: 'loaded', refused: 'unanswered', heard: 'playing', ...failures },
  unanswered: { heard: 'playing', ...failures },
  loaded: { heard: 'playing', waited: 'doubtful', stop: 'rest' },
  doubtful: { heard: 'playing', stop: 'rest' },
  playing: { stop: 'rest' },
  silent: beginnings,
  offline: beginnings,
};

/** How long a state may last before the player has `waited`, in milliseconds. */
const patienceMs: Partial<Record<PlayerState, number>> = { loading: 8000, unanswered: 500, loaded: 8000 };

/**
 * The states of one player, without a word about how they look: scripts of plain pages and React share them.
 * @param onChange is called with each new state, within the event that leads to it.
 * @returns what tells the player's states of an event.
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
