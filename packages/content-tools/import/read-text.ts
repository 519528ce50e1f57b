import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const packed: readonly (readonly [start: string, name: string])[] = [
  ['PK', 'a zip'],
  ['\u001F\u008B', 'packed with gzip'],
];

/** @returns the encoding that a file names at its start, or that its byte order mark shows. */
function findEncoding(start: Buffer): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const [, named = 'utf-8'] =
    /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start.toString('latin1')) ?? [];
  return named;
}

async function readStart(file: string): Promise<Buffer> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(400), 0, 400, 0);
  return buffer.subarray(0, bytesRead);
}

function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Error(`line 1 names the encoding ${encoding}, which is not known: save the file as UTF-8`);
  }
}

/**
 * Reads a text in pieces, in the encoding that it names.
 * @throws Error that says what to do, with the line of what cannot be read.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  const start = await readStart(file);
  const [, kind] = packed.find(([first]) => start.toString('latin1').startsWith(first)) ?? [];
  if (kind !== undefined) throw new Error(`is ${kind}: unpack it, and import each .xml file that is in it`);
  const encoding = findEncoding(start);
  const decoder = createDecoder(encoding);
  let line = 1;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    let text: string;
    try {
      text = decoder.decode(piece, { stream: true });
    } catch {
      throw new Error(describeWrong(encoding, line, piece));
    }
    line += text.split('\n').length - 1;
    yield text;
  }
  yield decoder.decode();
}

/** Says which line has a character of another encoding. */
function describeWrong(encoding: string, firstLine: number, piece: Buffer): string {
  const before = new TextDecoder(encoding).decode(piece).split('\uFFFD', 1)[0] ?? '';
  const line = firstLine + before.split('\n').length - 1;
  return `line ${line} is not ${encoding.toUpperCase()}: open the file in a text editor, choose the encoding in which its letters look right, such as Windows-1252, and save it as UTF-8`;
}
