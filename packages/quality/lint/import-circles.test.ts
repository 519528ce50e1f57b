import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** The files of ours that a file imports before it runs, and those that it only takes types of. */
function listImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
    if (!from || !ts.isStringLiteralLike(from) || !/^(?:\.|#|@site\/).*\.tsx?$/.test(from.text)) return [];
    return [createRequire(file).resolve(from.text)];
  });
}

/** Knip finds circles of what runs; types that lead in a circle say as well that two files are one subject. */
it('no file leads back to itself by its imports, types included', () => {
  const files = globSync('{src,packages,tests}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) {
      const circle = [...way.slice(way.indexOf(file)), file];
      circles.push(circle.map((one) => path.relative(root, one)).join(' → '));
    }
    if (done.has(file) || way.includes(file) || !existsSync(file)) return;
    for (const next of listImports(file)) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) follow(path.join(root, file), []);
  expect(circles).toEqual([]);
});
