/** `npm run build`, which also compresses texts and encodes pictures, and `npm start`, which serves the site at once. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteFolders } from '@site/model/site-folders.ts';
import { readCommandLine, UsageError } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { encodePictures } from '../pictures/encode-pictures.ts';
import { compressFolder } from '../server/compress.ts';
import { serveSite } from '../server/serve-site.ts';
import { buildSite } from './build.ts';

const root = path.join(import.meta.dirname, '../../..');

await runMain(async () => {
  const args = process.argv.slice(2);
  const isServed = args.includes('--serve');
  const { values } = readCommandLine(args, {
    command: isServed ? 'npm start' : 'npm run build',
    does: isServed
      ? 'Builds the site, if anything has changed, and serves it to this machine while its pictures are encoded.'
      : 'Checks the content and writes the site to dist/, if anything has changed.',
    options: {
      content: {
        type: 'string',
        value: 'folder',
        default: 'content',
        help: 'in place of content/, such as mine; its dist is in .cache/sites',
      },
      port: { type: 'string', value: 'number', help: 'of npm start; 4321 if left out, or PORT' },
      host: { type: 'string', value: 'address', help: 'of npm start; 0.0.0.0 lets other devices in; HOST sets it too' },
      'no-pictures': {
        type: 'boolean',
        default: false,
        help: 'skips encoding the pictures; the server does it on request',
      },
      'no-compression': { type: 'boolean', default: false, help: 'writes no Brotli and no gzip files' },
      serve: { type: 'boolean', default: false, help: 'serves the site, as npm start does' },
    },
  });
  const content = path.relative(root, path.resolve(root, values.content)).split(path.sep).join('/');
  if (content.startsWith('..') || !existsSync(path.join(root, content, 'site.yaml')))
    throw new UsageError(`${values.content} has no site.yaml: name a content folder of this project, such as mine`);
  const stop = listenForStop();
  const code = await buildSite({ root, content, signal: stop.signal });
  if (code !== 0) return stop.exitCode() || code;
  const folders = siteFolders(content);
  const dist = path.join(root, folders.dist);
  if (values.serve) {
    await serveSite(dist, values, stop.signal);
    return stop.exitCode();
  }
  const packed = path.join(root, folders.cache, 'packed');
  const isDone =
    (values['no-compression'] || (await compressFolder(dist, packed, stop.signal))) &&
    (values['no-pictures'] || (await encodePictures(dist, stop.signal)));
  return stop.exitCode() || (isDone ? 0 : 1);
});
