import { compressionChecks } from './checks/compression.ts';
import { conditionalChecks } from './checks/conditional.ts';
import { headerChecks } from './checks/headers.ts';
import { oddPathChecks } from './checks/odd-paths.ts';
import { pageChecks } from './checks/pages.ts';
import { rangeChecks } from './checks/ranges.ts';

/** In the order of the table's rows. */
export const checks = {
  ...pageChecks,
  ...headerChecks,
  ...compressionChecks,
  ...conditionalChecks,
  ...rangeChecks,
  ...oddPathChecks,
} as const;

/** As the table names it. */
export type CheckName = keyof typeof checks;
