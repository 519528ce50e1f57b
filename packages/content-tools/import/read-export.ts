import { createReadStream } from 'node:fs';
import path from 'node:path';
import sax, { type QualifiedTag } from 'sax';
import { hasCode } from '@site/system/has-code.ts';
import { ItemReader } from './item-reader.ts';
import type { ExportItem, WordPressExport } from './wordpress-export.ts';

/** WordPress's own prefixes by what they stand for: a file may write others. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/, 'excerpt:'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/$/, 'wp:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content:'],
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/, 'dc:'],
  [/^$/, ''],
];

const exportAdvice = 'on the old site choose Tools, Export, All content, and give the file that it downloads';
const addressElements = new Set(['link', 'wp:base_site_url', 'wp:base_blog_url']);

function nameOf({ uri, local }: QualifiedTag): string {
  const [, prefix = '?:'] = prefixes.find(([pattern]) => pattern.test(uri)) ?? [];
  return prefix + local;
}

/** Reads the file piece by piece: only what the import needs is kept. */
class ExportReader {
  private readonly parser = sax.parser(true, { xmlns: true, position: true });
  private readonly path: string[] = [];
  private readonly addresses: string[] = [];
  private readonly posts: ExportItem[] = [];
  private readonly attachments = new Map<number, ExportItem>();
  private readonly others = new Map<string, number>();
  private item: ItemReader | undefined;
  private text: string | undefined;
  private isExport = false;
  private failure: string | undefined;

  constructor() {
    const { parser } = this;
    parser.ondoctype = () => {
      this.fail('has a DOCTYPE, which no WordPress export has', exportAdvice);
    };
    parser.onerror = (error) => {
      this.fail(`cannot be read (${error.message.split('\n')[0] ?? ''})`, 'mend it there, or export it again');
    };
    parser.onopentag = (tag) => {
      this.open(nameOf(tag as QualifiedTag));
    };
    const addText = (text: string) => {
      if (this.text !== undefined) this.text += text;
    };
    parser.ontext = addText;
    parser.oncdata = addText;
    parser.onclosetag = () => {
      this.close();
    };
  }

  /** The first failure is the one to tell: those after it follow from it. */
  private fail(what: string, advice: string): void {
    this.failure ??= `line ${String(this.parser.line + 1)} ${what}: ${advice}`;
  }

  /** Names below the item. */
  private get inner(): string[] {
    return this.path.slice(3);
  }

  private open(name: string): void {
    if (this.path.length === 0 && name !== 'rss') this.fail('is of no WordPress export', exportAdvice);
    this.path.push(name);
    if (this.path.join('/') === 'rss/channel/item') this.item = new ItemReader();
    const isWanted = this.item ? ItemReader.wants(this.inner) : this.path.length === 3;
    if (isWanted) this.text = '';
  }

  private close(): void {
    const name = this.path.at(-1) ?? '';
    const text = this.text ?? '';
    if (this.item && this.path.length === 3) this.keep(this.item.finish());
    else if (this.item) this.item.read(this.inner, text);
    else if (this.path.length === 3 && name === 'wp:wxr_version') this.isExport = true;
    else if (this.path.length === 3 && addressElements.has(name)) this.addresses.push(text.trim());
    if (this.path.length === 3) this.item = undefined;
    this.text = undefined;
    this.path.pop();
  }

  private keep(item: ExportItem): void {
    if (item.type === 'post') this.posts.push(item);
    else this.others.set(item.type, (this.others.get(item.type) ?? 0) + 1);
    if (item.type === 'attachment') this.attachments.set(item.id, item);
  }

  private check(): void {
    if (this.failure !== undefined) throw new Error(this.failure);
  }

  write(piece: string): void {
    this.parser.write(piece);
    this.check();
  }

  /** @throws where the file ends too early, or is no export. */
  finish(): WordPressExport {
    const isCut = this.path.length > 0;
    if (isCut) this.fail('is the last, and the file is cut short', 'export it again');
    else this.parser.close();
    if (!this.isExport) this.fail('is of no WordPress export', exportAdvice);
    this.check();
    const { addresses, posts, attachments, others } = this;
    return { addresses: [...new Set(addresses.filter(Boolean))], posts, attachments, others };
  }
}

/**
 * Reads a WordPress export (WXR 1.0 to 1.2) as a stream.
 * @throws Error in one sentence, naming the file and where it can the line, for a file that is none, or not whole.
 */
export async function readExport(file: string): Promise<WordPressExport> {
  const reader = new ExportReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      reader.write(decoder.decode(piece, { stream: true }));
    }
    reader.write(decoder.decode());
    return reader.finish();
  } catch (error) {
    const name = path.basename(file);
    if (hasCode(error, 'ENOENT', 'EISDIR')) throw new Error(`${name}: is not there: write the place of the export`);
    if (hasCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) throw new Error(`${name}: is no UTF-8: ${exportAdvice}`);
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
