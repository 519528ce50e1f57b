import { bareAddress, type Routes } from './create-routes.ts';

/**
 * The address that a path of content stands for, in its canonical slash form.
 * Watch pages and articles pass as they are; the content check has seen that they exist.
 * @throws Error for a path that is no page.
 */
export function resolvePath(path: string, routes: Routes): string {
  const route = routes.find(path);
  if (route) return route.path;
  if (/^\/(?:videos|blog)(?:\/[a-z0-9-]+)?$/.test(bareAddress(path))) return bareAddress(path);
  throw new Error(`${path} is no page of the site`);
}

/** The same for every field called `path` inside a plain value of content. */
export function resolvePathsDeep<T>(value: T, routes: Routes): T {
  if (Array.isArray(value)) return value.map((item: unknown) => resolvePathsDeep(item, routes)) as T;
  if (value === null || typeof value !== 'object') return value;
  const resolved = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    key === 'path' && typeof inner === 'string' ? resolvePath(inner, routes) : resolvePathsDeep(inner, routes),
  ]);
  return Object.fromEntries(resolved) as T;
}
