import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayerStates, type PlayerEvent, type PlayerState } from './player-states.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sends events, and waits where there is a number of milliseconds. @returns the resulting states. */
function run(...steps: (PlayerEvent | number)[]): PlayerState[] {
  const states: PlayerState[] = [];
  const send = createPlayerStates((state) => states.push(state));
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else send(step);
  }
  return states;
}

it.each<[string, (PlayerEvent | number)[], PlayerState[]]>([
  ['plays once the player sends a message', ['start', 'loaded', 7999, 'heard', 9000], ['loading', 'loaded', 'playing']],
  ['plays where the message comes before the frame has loaded', ['start', 'heard', 'loaded'], ['loading', 'playing']],
  ['gives up on a host after eight seconds', ['start', 7999, 1], ['loading', 'silent']],
  ['is still loading before that', ['start', 7999], ['loading']],
  ['doubts a frame that says nothing for eight seconds', ['start', 'loaded', 8000], ['loading', 'loaded', 'doubtful']],
  ['is convinced by a late message', ['start', 'loaded', 8000, 'heard'], ['loading', 'loaded', 'doubtful', 'playing']],
  [
    'gives a frame of a host that refused half a second',
    ['start', 'refused', 500],
    ['loading', 'unanswered', 'silent'],
  ],
  ['plays where that frame does speak', ['start', 'refused', 499, 'heard', 500], ['loading', 'unanswered', 'playing']],
  [
    'tells an error from a lost connection',
    ['start', 'failed', 'start', 'disconnected'],
    ['loading', 'silent', 'loading', 'offline'],
  ],
  [
    'keeps a slow player whose host has answered',
    ['start', 'answered', 8000, 'loaded', 'heard'],
    ['loading', 'answered', 'doubtful', 'playing'],
  ],
  ['starts again after a failure, with all its time', ['start', 8000, 'start', 7999], ['loading', 'silent', 'loading']],
  ['ignores a lost connection while it plays', ['start', 'heard', 'disconnected', 'failed'], ['loading', 'playing']],
  ['stops, and waits for nothing any more', ['start', 'loaded', 'stop', 9000], ['loading', 'loaded', 'rest']],
])('%s', (_, steps, states) => {
  expect(run(...steps)).toEqual(states);
});
