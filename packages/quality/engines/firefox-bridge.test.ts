import { expect, it } from 'vitest';
import { answerEmptyOverride } from './firefox-bridge.ts';

const method = 'emulation.setMediaFeaturesOverride';
const nothing = { 'prefers-color-scheme': null };

it.each([
  [
    'answers an empty override',
    { id: 10, method, params: { features: nothing } },
    { type: 'success', id: 10, result: {} },
  ],
  ['forwards an override', { id: 10, method, params: { features: { 'prefers-color-scheme': 'dark' } } }, undefined],
  ['forwards another command', { id: 10, method: 'session.new', params: {} }, undefined],
  ['forwards a text that names the command', { id: 10, method: 'x', params: { expression: method } }, undefined],
])('%s', (_, message, expected) => {
  const answer = answerEmptyOverride(JSON.stringify(message));
  expect(answer === undefined ? undefined : JSON.parse(answer)).toEqual(expected);
});
