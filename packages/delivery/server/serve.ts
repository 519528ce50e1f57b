/** `node packages/delivery/server/serve.ts`: serves a built site on this machine. `--help` lists the options. */
import path from 'node:path';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { serveSite } from './serve-site.ts';

const root = path.join(import.meta.dirname, '../../..');
await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'node packages/delivery/server/serve.ts',
    does: 'Serves a built site to this machine.',
    options: {
      port: { type: 'string', value: 'number', help: '4321 if left out, or PORT' },
      host: { type: 'string', value: 'address', help: '0.0.0.0 lets other devices in; HOST sets it too' },
      folder: { type: 'string', default: 'dist', value: 'folder', help: 'of the built site; dist if left out' },
      'on-request': { type: 'boolean', default: false, help: 'encodes only the pictures that are requested' },
    },
  });
  await serveSite(path.resolve(root, values.folder), values, listenForStop().signal, values['on-request']);
  return 0;
});
