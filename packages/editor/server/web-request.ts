import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A request is larger than is read. The message says what to do. */
export class TooLarge extends Error {
  constructor(most: number) {
    super(`This is larger than ${most / 1_000_000} MB: give a smaller one.`);
  }
}

/** The body, as long as it is not larger than allowed, whatever its length was said to be. */
function limit(request: IncomingMessage, most: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _, pass) => {
      size += chunk.length;
      if (size > most) pass(new TooLarge(most));
      else pass(null, chunk);
    },
  });
  // The reader of the body is told.
  pipeline(request, counted).catch(() => undefined);
  return counted;
}

/**
 * @param url of the request.
 * @param most bytes of its body.
 * @returns the request as the web platform has it; it is aborted when the browser goes away.
 */
export function toWebRequest(request: IncomingMessage, response: ServerResponse, url: URL, most: number): Request {
  if (Number(request.headers['content-length']) > most) throw new TooLarge(most);
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value) => [name, value] as [string, string]),
  );
  const hasBody = request.method === 'POST';
  return new Request(url, {
    method: request.method ?? 'GET',
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(limit(request, most)) as ReadableStream, duplex: 'half' }),
  });
}

/** Smaller answers fit into one packet. */
const leastCompressed = 1_400;

const compressible = /^(?:application\/json|text\/(?!event-stream))/;

async function compress(text: Buffer): Promise<Buffer> {
  // The fastest: it is done for each answer, and the names of states, of which a list is made, don't get shorter.
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

/** Sends an answer as it comes; text is compressed. */
export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.body) {
    response.end();
  } else if (compressible.test(type)) {
    const text = Buffer.from(await answer.arrayBuffer());
    const isSmaller = text.length > leastCompressed && /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (isSmaller) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    response.end(isSmaller ? await compress(text) : text);
  } else {
    response.flushHeaders();
    await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
  }
}
