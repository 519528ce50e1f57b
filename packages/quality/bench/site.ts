import path from 'node:path';
import type { Browser } from 'playwright';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import type { BuildCost } from './measure-build.ts';
import type { Row } from './row.ts';

/** A built site that is being served. */
export interface OpenSite {
  /** The folder of its files. */
  readonly dist: string;
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  /** Music videos of its catalogue. */
  readonly videos: number;
}

/** The same site with a catalogue that was generated, and what it cost to build. */
export interface GrownSite extends OpenSite {
  /** Watch pages that the project itself does not have. */
  readonly added: number;
  readonly cost: BuildCost;
  /** What the project as it is cost, built the same way. */
  readonly normalCost: BuildCost;
}

export interface Bench {
  /** The project's folder. */
  readonly root: string;
  /** Aborts when somebody stops the bench. */
  readonly signal: AbortSignal;
  readonly browser: Browser;
  /** The browser's program. */
  readonly browserPath: string;
  /** How often Lighthouse looks at each page; 0 leaves it out. */
  readonly lighthouseRuns: number;
  /** How long each server is under load, in seconds. */
  readonly loadSeconds: number;
  readonly site: OpenSite;
  /** There where a number of videos was asked for. */
  readonly grown?: GrownSite;
}

/** Measures one thing. A new one is a file that exports such a function, and its line in subjects.ts. */
export type Subject = (bench: Bench) => Promise<Row[]>;

/**
 * Serves a project's built site, on a free port, while it is measured.
 * @param root the folder that holds dist.
 */
export async function withSite<Result>(
  root: string,
  videos: number,
  measure: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const dist = path.join(root, 'dist');
  const server = createSiteServer(dist);
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  try {
    return await measure({ dist, origin, videos });
  } finally {
    await closeServer(server);
  }
}
