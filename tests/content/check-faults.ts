import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from './copy-content.ts';

/** A mistake in a content file, and the check's messages about it. */
export interface Fault {
  /** A folder of content; each fault gets its own file from it. */
  readonly folder: string;
  readonly make: (content: ContentCopy, file: string) => Promise<unknown>;
  /** The expected problems, in any order, without their advice. `{line}` is the number that `make` returned. */
  readonly says: readonly (string | RegExp)[];
}

/** A mistake in one field, which the check names by default; undefined removes the field. */
export function write(folder: string, field: string, value: unknown, ...named: Fault['says']): Fault {
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const says = named.length > 0 ? named : [`${field.replaceAll(/\.(\d+)/g, '[$1]')} is `];
  return { folder, make: async (content, file) => content.setField(file, path, value), says };
}

export function replace(folder: string, source: string | Uint8Array, ...says: Fault['says']): Fault {
  return { folder, make: async (content, file) => content.write(file, source), says };
}

export function append(paragraph: string, ...says: Fault['says']): Fault {
  return { folder: 'pages', make: async (content, file) => content.appendText(file, paragraph), says };
}

/** Makes all mistakes in one copy of the content, checks it once, and tests the messages about each file. */
export function testFaults(faults: Readonly<Record<string, Fault>>): void {
  let content: ContentCopy;
  let problems: readonly string[] = [];
  const places = new Map<Fault, { readonly file: string; readonly line: number }>();

  beforeAll(async () => {
    content = await copyContent();
    const used = new Map<string, number>();
    for (const fault of Object.values(faults)) {
      const index = used.get(fault.folder) ?? 0;
      used.set(fault.folder, index + 1);
      const file = (await content.listFolder(fault.folder))[index] ?? '';
      places.set(fault, { file, line: Number(await fault.make(content, file)) });
    }
    problems = await content.check();
  });

  afterAll(async () => rm(content.folder, { recursive: true }));

  test.for(Object.entries(faults))('%s', ([, fault]) => {
    const { file = '', line = 0 } = places.get(fault) ?? {};
    const start = new RegExp(`^content/${RegExp.escape(file)}:? ?`);
    const said = problems.filter((problem) => start.test(problem)).map((problem) => problem.replace(start, ''));
    const expected = fault.says.map((words): unknown =>
      typeof words === 'string'
        ? expect.stringContaining(words.replace('{line}', `line ${line}`))
        : expect.stringMatching(words),
    );
    expect(said).toHaveLength(expected.length);
    expect(said).toEqual(expect.arrayContaining(expected));
    // Each says what to write.
    for (const words of said) expect(words).toMatch(/\S: (?:[a-z]|\{%)\S* \S/);
  });
}
