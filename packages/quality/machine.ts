import { availableParallelism, cpus, totalmem } from 'node:os';

/** Where figures were measured: they apply to no other machine. */
export interface MachineFacts {
  readonly cpu: string;
  readonly cores: number;
  /** In GB of 1,000,000,000 bytes. */
  readonly memory: number;
  readonly node: string;
  /** The version of Chromium; empty if none was used. */
  readonly browser: string;
  /** Such as 2026-05-31. */
  readonly date: string;
}

/** This machine, today. */
export function describeMachine(browser: string): MachineFacts {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 1_000_000_000),
    node: process.version.replace(/^v/, ''),
    browser,
    date: new Date().toISOString().slice(0, 10),
  };
}

/** A machine in a sentence without its point. */
export function formatMachine({ cpu, cores, memory, node, browser }: MachineFacts): string {
  const hardware = `${cpu}, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${memory} GB`;
  return [hardware, `Node ${node}`, browser && `Chromium ${browser}`].filter(Boolean).join(', ');
}
