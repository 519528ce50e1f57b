/**
 * `node tests/content/run-adding.ts '{…}' …`: an adding command as npm runs it, on another content folder and with other
 * hosts, which the first argument names.
 */
import { z } from 'zod';
import { addMember } from '@site/content-tools/add/member-command.ts';
import { addPost } from '@site/content-tools/add/post-command.ts';
import { runAdd } from '@site/content-tools/add/run-add.ts';
import { addVideo } from '@site/content-tools/add/video-command.ts';
import { runMain } from '@site/system/run-main.ts';

const commands = { video: addVideo, post: addPost, member: addMember };

const setupSchema = z.object({
  command: z.enum(['video', 'post', 'member']),
  content: z.string(),
  hosts: z.object({ vimeo: z.string(), youtube: z.string(), youtubePictures: z.string() }),
});

const [setup = '', ...args] = process.argv.slice(2);
const { command, content, hosts } = setupSchema.parse(JSON.parse(setup));

await runMain(() => runAdd(commands[command], { args, content, hosts }));
