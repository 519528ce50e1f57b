/**
 * Resolves imports for eslint-plugin-boundaries as Node does: the plugin's own resolver supports neither the `imports`
 * of package.json (#ui/…) nor file names that end in .ts.
 */
import { createRequire, isBuiltin } from 'node:module';

export const interfaceVersion = 2;

/**
 * @param {string} source what the import names.
 * @param {string} file the file with the import.
 * @returns {{ found: boolean, path?: string | null }} `null` for a module of Node's own.
 */
export function resolve(source, file) {
  if (isBuiltin(source)) return { found: true, path: null };
  try {
    return { found: true, path: createRequire(file).resolve(source) };
  } catch {
    return { found: false };
  }
}
