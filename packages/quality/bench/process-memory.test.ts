import { describe, expect, it } from 'vitest';
import { parseStatus, sumDescendants, sumWith } from './process-memory.ts';

describe('parseStatus', () => {
  it('reads a process', () => {
    const text = 'Name:\tnode\nPid:\t42\nPPid:\t7\nVmHWM:\t  900 kB\nVmRSS:\t  512 kB\n';
    expect(parseStatus(text)).toEqual({ pid: 42, parent: 7, bytes: 512 * 1024 });
  });

  it('knows nothing of one that has ended or has no memory', () => {
    expect(parseStatus('')).toBeUndefined();
    expect(parseStatus('Name:\tkthreadd\nPid:\t2\nPPid:\t0\n')).toBeUndefined();
  });
});

describe('sumDescendants', () => {
  it('adds up what a process started, whoever started it in turn', () => {
    const processes = [
      { pid: 1, parent: 0, bytes: 1_000 },
      { pid: 2, parent: 1, bytes: 100 },
      { pid: 3, parent: 2, bytes: 10 },
      { pid: 9, parent: 8, bytes: 5_000 },
    ];
    expect(sumDescendants(processes, 1)).toBe(110);
    expect(sumDescendants(processes, 3)).toBe(0);
  });
});

describe('sumWith', () => {
  const processes = [
    { pid: 2, parent: 1, bytes: 100 },
    { pid: 3, parent: 2, bytes: 10 },
    { pid: 4, parent: 1, bytes: 5_000 },
  ];

  it('adds a process to what it started', () => {
    expect(sumWith(processes, 2)).toBe(110);
  });

  it('is 0 for one that has ended', () => {
    expect(sumWith(processes, 9)).toBe(0);
  });
});
