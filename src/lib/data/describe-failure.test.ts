import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePortfolioPage } from '#features/portfolio/portfolio-data.ts';
import { describeFailure } from './describe-failure.ts';

function stubConnection(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine });
}

function catchFailure(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing failed');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a visitor who is offline reads that, whatever failed', () => {
  stubConnection(false);
  for (const error of [new TypeError('Failed to fetch'), new Error('500: body'), undefined]) {
    expect(describeFailure(error)).toBe('You are offline.');
  }
});

describe('a visitor with a connection reads', () => {
  const page = '<!doctype html><title>Not Found</title>';

  it.each<[string, unknown, string]>([
    ['that no answer came', new TypeError('Failed to fetch'), 'The connection failed.'],
    ['that the answer is cut off', catchFailure(() => JSON.parse('{"videos":[')), 'The answer broke off.'],
    [
      'that the answer is of another kind',
      catchFailure(() => parsePortfolioPage({})),
      'The answer is not what this page expects.',
    ],
    ['what the site says', new Error('404: Not Found'), '404: Not Found'],
    ['a status alone, where a whole page came with it', new Error(`404: ${page}`), 'The site answered with 404.'],
    ['the same, where the page begins with empty lines', new Error(`502: \n\n ${page}`), 'The site answered with 502.'],
    ['that something failed, where nothing says what', 'no error', 'Something else went wrong.'],
  ])('%s', (_, error, words) => {
    stubConnection(true);
    expect(describeFailure(error)).toBe(words);
  });

  it('no more than fits a notification', () => {
    stubConnection(true);
    const words = describeFailure(new Error(`500: ${'The database is away. '.repeat(40)}`));
    expect(words).toMatch(/^500: The database is away\./);
    expect(words.length).toBeLessThanOrEqual(160);
  });
});
