import { expect, it } from 'vitest';
import { ask } from '../server/ask.ts';
import { findFreePort } from '../server/listen.ts';
import { runServer } from './run-server.ts';

const { signal } = new AbortController();
const root = process.cwd();

it('waits until a server answers, and ends it', async () => {
  const port = await findFreePort();
  const program = `setTimeout(() => require('http').createServer((_, to) => to.end('here')).listen(${String(port)}), 300)`;
  const server = await runServer({ command: 'node', args: ['-e', program], root, port }, signal);
  expect((await ask(port, '/')).body.toString()).toBe('here');
  await server.close();
  await expect(ask(port, '/')).rejects.toThrow();
});

it('names the command of a server that ends', async () => {
  const port = await findFreePort();
  const command = { command: 'node', args: ['-e', 'process.exit(3)'], root, port };
  await expect(runServer(command, signal)).rejects.toThrow(
    '"node -e process.exit(3)" does not serve: run it to see why.',
  );
});
