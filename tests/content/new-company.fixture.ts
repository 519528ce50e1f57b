import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../sites.ts';

const run = promisify(execFile);

/** A fixed folder, so that encoded pictures are cached. */
export const place = path.join(root, '.cache/new-company-test');
export const folder = path.join(place, 'content');

type Given = Readonly<Record<string, string>>;

/** A company with a studio to visit, in another country. */
export const answers = {
  name: 'Old Mill Finishing',
  trade: 'post',
  phone: '+44 113 496 0000',
  email: 'hello@oldmill.example',
  site: 'https://www.oldmill.example',
  address: 'Old Mill, 12 Mill Road, Leeds, Yorkshire, LS1 1AA',
  position: '53.79648, -1.54785',
  zone: 'Europe/London',
  country: 'UK',
  hours: 'Monday to Friday 9:00 to 18:00; Saturday 10 to 14',
  color: '#ffb347',
} satisfies Given;

/** Without a studio to visit, and so without an address. */
export const weddingStudio = {
  name: 'Tern & Tide',
  trade: 'weddings',
  phone: '+1 207 555 0142',
  email: 'hello@ternandtide.example',
  site: 'https://www.ternandtide.example',
  area: 'Maine',
  zone: 'America/New_York',
  country: 'US',
  hours: 'Tuesday to Saturday 10:00 to 18:00',
  color: '#1f6f54',
} satisfies Given;

export async function makeCompany(given: Given, target = folder) {
  const program = path.join(root, 'packages/content-tools/new-company/new-company.ts');
  const options = Object.entries(given).map(([option, answer]) => `--${option}=${answer}`);
  const { stdout } = await run(process.execPath, [program, `--folder=${target}`, ...options]);
  return stdout;
}
