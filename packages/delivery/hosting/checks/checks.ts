import { cachingChecks } from './caching.ts';
import { fileChecks } from './files.ts';
import { headerChecks } from './headers.ts';
import { oddPathChecks } from './odd-paths.ts';

/** In the order of the table's rows. */
export const checks = { ...fileChecks, ...headerChecks, ...cachingChecks, ...oddPathChecks } as const;

/** As the table names it. */
export type CheckName = keyof typeof checks;
