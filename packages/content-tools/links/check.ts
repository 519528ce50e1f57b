/**
 * `npm run links:check`: asks every player and outward link of content/ whether it is there, and exits 1 where one is dead.
 * `--json file` and `--markdown file` write the report as data and as the text of an issue.
 */
import { runMain } from '@site/system/run-main.ts';
import { runLinkCheck } from './run-check.ts';

await runMain(runLinkCheck);
