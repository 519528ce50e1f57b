import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly headers?: OutgoingHttpHeaders;
  /** GET unless given. */
  readonly method?: string;
}

/** Asks a server of this machine for a path, which is sent as it is: fetch would tidy it first. */
export async function ask(port: number, target: string, question: Question = {}): Promise<Answer> {
  const { headers = {}, method = 'GET' } = question;
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path: target, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes that no HTTP client would; gives the first line of the answer. */
export async function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(text, 'latin1'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1').split('\r\n', 1)[0] ?? '');
    });
  });
}
