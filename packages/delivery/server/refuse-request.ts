import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderRule } from '../headers/site-headers.ts';

/** The type of the server's own texts. */
export const plainText = 'text/plain; charset=utf-8';

/** Statuses for what Node reports of a request that it cannot read; any other mistake is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The response to a request that cannot be read; nothing that follows on its connection can be either. */
function writeRefusal(code: string | undefined, rules: HeaderRule['headers']): string {
  const status = statuses[code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? '';
  const headers = Object.entries({
    ...rules,
    'Content-Type': plainText,
    'Content-Length': reason.length,
    Date: new Date().toUTCString(),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${String(status)} ${reason}`, ...headers, '', reason].join('\r\n');
}

/**
 * Answers a connection whose request Node cannot read or has waited for too long, and closes it. Node's own answers have
 * no headers: https://nodejs.org/api/http.html#event-clienterror
 * @param last the connection's last response, if it had one.
 * @param rules the headers of the site's pages.
 */
export function refuseRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  last: ServerResponse | undefined,
  rules: HeaderRule['headers'],
): void {
  // In the middle of a response, the client would take the text for a part of it.
  if (!socket.writable || (last && !last.writableFinished)) socket.destroy();
  else {
    // A client that goes on sending would keep the connection half open.
    socket.end(writeRefusal(error.code, rules), () => socket.destroy());
  }
}
