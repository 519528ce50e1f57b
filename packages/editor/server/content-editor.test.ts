import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, InjectedRoute } from 'astro';
import { expect, test, vi } from 'vitest';
import { contentEditor } from './content-editor.ts';

/** What the integration adds to a run of Astro. */
async function setUp(command: 'dev' | 'build' | 'preview' | 'sync') {
  const injectRoute = vi.fn<(route: InjectedRoute) => void>();
  const updateConfig = vi.fn<(config: Partial<AstroConfig>) => void>();
  const setup = contentEditor().hooks['astro:config:setup'] as (options: unknown) => void | Promise<void>;
  await Promise.resolve(setup({ command, injectRoute, updateConfig }));
  return { routes: injectRoute.mock.calls.map(([route]) => route), config: updateConfig.mock.calls[0]?.[0] };
}

test('the editor is served while content is edited, to this machine alone', async () => {
  const { routes, config } = await setUp('dev');
  expect(routes.map(({ pattern }) => pattern)).toEqual([
    '/keystatic/[...params]',
    '/api/keystatic/[...params]',
    '/api/editor/[...params]',
  ]);
  for (const { entrypoint } of routes) expect(existsSync(fileURLToPath(entrypoint))).toBe(true);
  expect(config?.server?.host).toBe('127.0.0.1');
});

test.for(['build', 'preview', 'sync'] as const)('no %s can contain it', async (command) => {
  await expect(setUp(command)).rejects.toThrow('The editor is not part of the site');
});
