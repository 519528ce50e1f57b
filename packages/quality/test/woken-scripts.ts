import ts from 'typescript';
import { listInlineScripts } from '../bench/site.ts';

/** A page's programs up to the moment when its islands are awake. */
export interface WokenScripts {
  /** What is written into the page. */
  readonly inline: readonly string[];
  /** Addresses of files, such as `/uploads/grid.js`: each once, those that the page names first. */
  readonly files: readonly string[];
}

/** Where a page names programs: its own scripts, an island's component, and what draws that. */
const namedPrograms = /\s(?:data-scripts|component-url|renderer-url)="([^"]+\.js)"/g;

/** What a program imports before it runs; what it asks for later, by `import()`, is not among it. */
export function listImports(program: string): string[] {
  const { statements } = ts.createSourceFile('program.js', program, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteralLike(from) ? [from.text] : [];
  });
}

/**
 * The programs that a browser has loaded once a page's islands are awake.
 * @param readProgram a file's text, by its address.
 */
export function listWokenScripts(html: string, readProgram: (address: string) => string): WokenScripts {
  // A Set's iteration reaches what is added on the way.
  const files = new Set([...html.matchAll(namedPrograms)].flatMap(([, addresses = '']) => addresses.split(' ')));
  for (const file of files) {
    for (const name of listImports(readProgram(file))) files.add(new URL(name, `file://${file}`).pathname);
  }
  return { inline: listInlineScripts(html), files: [...files] };
}
