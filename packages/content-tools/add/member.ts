/** `npm run member:add`. */
import { runMain } from '@site/system/run-main.ts';
import { runAdd } from './run-add.ts';
import { addMember } from './member-command.ts';

await runMain(() => runAdd(addMember));
