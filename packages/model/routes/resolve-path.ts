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
