import { describe, expect, it } from 'vitest';
import { formatFigure, formatTarget, judge } from './row.ts';

describe('judge', () => {
  it('allows a figure to reach its target, and nothing beyond', () => {
    expect(judge({ figure: 75_000, target: { atMost: 75_000 } })).toBe('met');
    expect(judge({ figure: 75_001, target: { atMost: 75_000 } })).toBe('missed');
  });

  it('takes a figure with a lower bound alone as high as it is', () => {
    expect([99, 100, 101].map((figure) => judge({ figure, target: { atLeast: 100 } }))).toEqual([
      'missed',
      'met',
      'met',
    ]);
  });

  it('looks at both ends of a range', () => {
    const target = { atLeast: 0.95, atMost: 1.05 };
    expect([0.94, 0.95, 1.05, 1.06].map((figure) => judge({ figure, target }))).toEqual([
      'missed',
      'met',
      'met',
      'missed',
    ]);
  });

  it('says nothing of a figure without a target, and never takes a failed measurement for met', () => {
    expect(judge({ figure: 5 })).toBe('no target');
    expect(judge({ figure: NaN, target: { atMost: 5 } })).toBe('missed');
    expect(judge({ figure: NaN, target: { atLeast: 5 } })).toBe('missed');
  });
});

describe('formatFigure', () => {
  it('writes as many digits as the unit is worth', () => {
    expect(formatFigure(74_310, 'bytes')).toBe('74,310');
    expect(formatFigure(8.46, 'ms')).toBe('8.5');
    expect(formatFigure(1.0008, 'times')).toBe('1.001');
  });
});

describe('formatTarget', () => {
  it('names one end or both', () => {
    expect(formatTarget({ target: { atMost: 75_000 }, unit: 'bytes' })).toBe('at most 75,000');
    expect(formatTarget({ target: { atLeast: 0.95, atMost: 1.05 }, unit: 'times' })).toBe('0.950 to 1.050');
    expect(formatTarget({ target: { atLeast: 100 }, unit: 'points' })).toBe('at least 100');
    expect(formatTarget({ target: { atMost: 0 }, unit: 'pages' })).toBe('at most 0');
    expect(formatTarget({ unit: 'ms' })).toBe('');
  });
});
