import { expect, it } from 'vitest';
import { answerOverrideOfNothing } from './override-of-nothing.ts';

const method = 'emulation.setMediaFeaturesOverride';
const say = (message: object) => answerOverrideOfNothing(JSON.stringify(message));

it('answers where nothing is overridden', () => {
  const answer = say({ id: 10, method, params: { features: { 'prefers-color-scheme': null }, userContexts: ['a'] } });
  expect(JSON.parse(answer ?? '')).toEqual({ type: 'success', id: 10, result: {} });
});

it.each([
  ['an override', { id: 10, method, params: { features: { 'prefers-color-scheme': 'dark' } } }],
  ['another command', { id: 10, method: 'session.new', params: {} }],
  ['a text with the name of the command', { id: 10, method: 'script.evaluate', params: { expression: method } }],
])('leaves %s to Firefox', (_, message) => {
  expect(say(message)).toBeUndefined();
});
