import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InjectedRoute } from 'astro';
import { expect, test, vi } from 'vitest';
import { devStylePage } from './dev-style-page.ts';

/** The routes that the integration adds to a run of Astro. */
async function routesOf(command: 'dev' | 'build' | 'preview'): Promise<InjectedRoute[]> {
  const injectRoute = vi.fn<(route: InjectedRoute) => void>();
  const setup = devStylePage().hooks['astro:config:setup'] as (options: unknown) => void | Promise<void>;
  await setup({ command, injectRoute });
  return injectRoute.mock.calls.map(([route]) => route);
}

test('developers find the style page at /style, and its file is there', async () => {
  const [route] = await routesOf('dev');
  expect(route?.pattern).toBe('/style');
  expect(existsSync(fileURLToPath(route?.entrypoint ?? 'file:///missing'))).toBe(true);
});

test('no build holds it', async () => {
  expect(await routesOf('build')).toEqual([]);
  expect(await routesOf('preview')).toEqual([]);
});
