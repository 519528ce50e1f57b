#!/usr/bin/env node
/**
 * Runs in place of Firefox's program, which FIREFOX_PATH names: starts it with the same arguments and forwards WebDriver
 * BiDi between it and Playwright. One command is answered here instead: see `answerEmptyOverride`.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

/** Firefox prints this once it can be driven, and Playwright waits for it. */
const ready = 'WebDriver BiDi listening on ';

const overrideCommand = 'emulation.setMediaFeaturesOverride';

const emptyOverride = z.object({
  id: z.int(),
  method: z.literal(overrideCommand),
  params: z.object({ features: z.record(z.string(), z.null()) }),
});

/**
 * Playwright opens each window with a command that overrides media features, even when there is nothing to override, and
 * Firefox ESR 153 does not know that command: no window would open. Overriding nothing needs no action.
 * @param message a WebDriver BiDi message, as text.
 * @returns the answer; undefined for every other message, which Firefox has to answer.
 * @see https://w3c.github.io/webdriver-bidi/#command-emulation-setMediaFeaturesOverride
 */
export function answerEmptyOverride(message: string): string | undefined {
  // Most messages are large and of another kind, so parsing them would be wasted work.
  if (!message.includes(overrideCommand)) return undefined;
  const { data } = emptyOverride.safeParse(JSON.parse(message));
  return data && JSON.stringify({ type: 'success', id: data.id, result: {} });
}

/** Connects Playwright with Firefox; messages that arrive before Firefox is connected wait for it. */
function connect(client: WebSocket, address: string): void {
  const firefox = new WebSocket(address);
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  client.on('message', (data: Buffer) => {
    const message = data.toString();
    const answer = answerEmptyOverride(message);
    if (answer === undefined)
      void opened.then(() => {
        firefox.send(message);
      });
    else client.send(answer);
  });
  firefox.on('message', (data: Buffer) => {
    client.send(data.toString());
  });
  firefox.on('error', (error) => {
    console.error(error.message);
    client.close();
  });
  firefox.on('close', () => {
    client.close();
  });
  client.on('close', () => {
    firefox.close();
  });
}

function openBridge(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, request) => {
    connect(client, `${address}${request.url ?? ''}`);
  });
  server.on('listening', () => {
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('The bridge listens on no port');
    console.error(`${ready}ws://127.0.0.1:${String(place.port)}`);
  });
}

if (import.meta.main) {
  const { FIREFOX_PATH: program } = process.env;
  if (program === undefined) throw new Error('FIREFOX_PATH names no program');
  const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
  firefox.on('exit', (code) => process.exit(code ?? 1));
  process.on('SIGTERM', () => firefox.kill());
  createInterface({ input: firefox.stderr }).on('line', (line) => {
    if (line.startsWith(ready)) openBridge(line.slice(ready.length).trim());
    else console.error(line);
  });
}
