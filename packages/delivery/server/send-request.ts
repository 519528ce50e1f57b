import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly headers?: OutgoingHttpHeaders;
  /** GET by default. */
  readonly method?: string;
  readonly body?: string;
}

/** Sends a request to a local server. The path is sent as is: fetch would normalize it. */
export async function sendRequest(
  port: number,
  path: string,
  { headers = {}, method, body }: RequestOptions = {},
): Promise<ReceivedResponse> {
  const sent = request({ host: 'localhost', port, path, headers, method, agent: false }).end(body);
  // A server may refuse before everything is sent; its response counts.
  sent.on('error', () => undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** Sends bytes that no HTTP client would send, and returns the response once the connection is closed. */
export async function sendBytes(port: number, text: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(text, 'latin1');
  return (await buffer(socket)).toString('latin1');
}
