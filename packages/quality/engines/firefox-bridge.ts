#!/usr/bin/env node
/**
 * Stands in for Firefox's program, which FIREFOX_PATH names: starts it with the same arguments, and passes WebDriver BiDi
 * on between it and Playwright. One command is answered here instead, see `answerOverrideOfNothing`.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { answerOverrideOfNothing } from './override-of-nothing.ts';

/** What Firefox says once it can be driven, and what Playwright waits for. */
const ready = 'WebDriver BiDi listening on ';

/** Joins one connection of Playwright's to one of Firefox's; what comes before the second is open is kept for it. */
function join(client: WebSocket, address: string): void {
  const firefox = new WebSocket(address);
  const early: string[] = [];
  client.on('message', (data: Buffer) => {
    const message = data.toString();
    const answer = answerOverrideOfNothing(message);
    if (answer !== undefined) client.send(answer);
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(message);
    else early.push(message);
  });
  firefox.on('open', () => {
    for (const message of early) firefox.send(message);
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
    join(client, `${address}${request.url ?? ''}`);
  });
  server.on('listening', () => {
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('The bridge listens on no port');
    console.error(`${ready}ws://127.0.0.1:${String(place.port)}`);
  });
}

const { FIREFOX_PATH: program } = process.env;
if (program === undefined) throw new Error('FIREFOX_PATH names no program');
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => {
  process.exit(code ?? 1);
});
process.on('SIGTERM', () => {
  firefox.kill();
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(ready)) openBridge(line.slice(ready.length).trim());
  else console.error(line);
});
