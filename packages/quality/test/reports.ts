import { z } from 'zod';

/** The part of Vitest's JSON report that is counted. */
export const unitReportSchema = z.object({
  testResults: z.array(
    z.object({
      /** The test file. */
      name: z.string(),
      status: z.string(),
      /** Why the file itself failed; empty otherwise. */
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const annotationSchema = z.object({ type: z.string(), description: z.string().optional() });

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(annotationSchema),
    }),
  ),
});

/** A test file, or a `describe` in one. */
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

/** The part of Playwright's JSON report that is counted. */
export const endToEndReportSchema = z.object({
  suites: z.array(suiteSchema),
  /** What went wrong outside of a test: a file that cannot be loaded, a server that does not start. */
  errors: z.array(z.object({ message: z.string().optional() })),
});

export type UnitReport = z.infer<typeof unitReportSchema>;
export type EndToEndReport = z.infer<typeof endToEndReportSchema>;
export type EndToEndSuite = z.infer<typeof suiteSchema>;
