import type { AstroConfig } from 'astro';
import { expect, test, vi } from 'vitest';
import { contentEditor } from './content-editor.ts';

/** @returns the configuration with which the integration runs Astro. */
async function setUp(command: string): Promise<Partial<AstroConfig> | undefined> {
  const updateConfig = vi.fn<(config: Partial<AstroConfig>) => void>();
  const setup = contentEditor().hooks['astro:config:setup'] as (options: unknown) => void | Promise<void>;
  await Promise.resolve(setup({ command, injectRoute: vi.fn(), updateConfig }));
  return updateConfig.mock.calls[0]?.[0];
}

test('the editor is served to this machine alone', async () => {
  expect(await setUp('dev')).toMatchObject({ server: { host: '127.0.0.1' } });
});

test.for(['build', 'preview', 'sync'])('no %s can contain it', async (command) => {
  await expect(setUp(command)).rejects.toThrow('The editor is not part of the site');
});
