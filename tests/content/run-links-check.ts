/** `node tests/content/run-links-check.ts '{…}' …`: the link check on another content folder and with other hosts, and in a hurry. */
import { z } from 'zod';
import { runLinkCheck } from '@site/content-tools/links/run-check.ts';
import { runMain } from '@site/system/run-main.ts';

const setupSchema = z.object({
  content: z.string(),
  hosts: z.object({ vimeo: z.string(), youtube: z.string(), youtubePictures: z.string() }),
});

const [setup = '', ...args] = process.argv.slice(2);
const pace = { timeoutMs: 5_000, pauseMs: 0, tries: 2, firstWaitMs: 1, longestWaitMs: 100 };

await runMain(() => runLinkCheck({ ...setupSchema.parse(JSON.parse(setup)), args, pace }));
