import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { hasCode } from '@site/model/files/has-code.ts';

/** Whether a program answers at a socket. A server that was killed leaves its socket behind. */
async function isAlive(socket: string): Promise<boolean> {
  const probe = connect(socket);
  try {
    await once(probe, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

async function open(server: Server, place: string | { readonly port: number; readonly host: string }): Promise<void> {
  server.listen(place);
  await once(server, 'listening');
}

/** Listens on a socket that only this user and its group, to which the proxy belongs, can open. */
async function openSocket(server: Server, socket: string): Promise<void> {
  // Nobody else can open it in the moment before its rights are set.
  const before = process.umask(0o177);
  try {
    await open(server, socket).catch(async (error: unknown) => {
      if (!hasCode(error, 'EADDRINUSE') || (await isAlive(socket))) throw error;
      await rm(socket, { force: true });
      await open(server, socket);
    });
  } finally {
    process.umask(before);
  }
  await chmod(socket, 0o660);
}

/**
 * Listens where no other machine comes in.
 * @param place a socket's path, or a loopback address with its port.
 * @throws Error that says what to do, where it is taken or not allowed.
 */
export async function listenAt(server: Server, place: string): Promise<void> {
  const [, host = '', port] = /^\[?(.+?)\]?:(\d+)$/.exec(place) ?? [];
  try {
    if (place.startsWith('/')) await openSocket(server, place);
    else await open(server, { host, port: Number(port) });
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      throw new Error(`${place} is taken: another editor runs there. Stop it, or choose another place for this one.`);
    }
    if (hasCode(error, 'EACCES', 'ENOENT')) {
      throw new Error(`${place} cannot be opened: its folder is missing, or this user may not write there.`);
    }
    throw error;
  }
}
