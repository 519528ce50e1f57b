import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './copy-content.ts';

const run = promisify(execFile);

/** Always the same folder, whose project keeps what it has encoded. */
export const place = path.join(projectFolder, '.cache/new-company-test');
export const folder = path.join(place, 'content');

export const answers = {
  name: 'Old Mill Audio',
  product: 'Audiobook Production',
  address: 'Old Mill, 12 Mill Road, Leeds, Yorkshire, LS1 1AA, GB',
  position: '53.79648, -1.54785',
  phone: '+44 113 496 0000',
  email: 'hello@oldmill.example',
  site: 'https://www.oldmill.example',
  color: '#1f6f54',
};

export async function makeCompany(given: Readonly<Record<string, string>>, ...flags: readonly string[]): Promise<string> {
  const program = path.join(projectFolder, 'packages/content-tools/new-company/new-company.ts');
  const options = Object.entries(given).map(([option, answer]) => `--${option}=${answer}`);
  const { stdout } = await run(process.execPath, [program, `--folder=${folder}`, ...options, ...flags]);
  return stdout;
}
