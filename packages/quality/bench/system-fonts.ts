import { existsSync } from 'node:fs';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserProgram } from '@site/system/find-program.ts';
import { launchBrowser } from '../site.ts';
import { createRows, createWorstRow, type Row } from './rows.ts';
import { listPainted, phone, type Bench } from './site.ts';

const subject = 'Layout shift with the fonts of one system, and ours late';

/** Debian's packages of what Android, Linux and others have; Liberation has the metrics of Arial, which iOS and Windows have. */
const systems = [
  { name: 'Roboto', folder: 'roboto', debian: 'fonts-roboto-unhinted' },
  { name: 'DejaVu', folder: 'dejavu', debian: 'fonts-dejavu-core' },
  { name: 'Liberation', folder: 'liberation', debian: 'fonts-liberation' },
  { name: 'Noto', folder: 'noto', debian: 'fonts-noto-core' },
] as const;

/** How long our font files are held back, in milliseconds: longer than a page takes to be painted. */
const late = 1_500;

/** Runs in the page: the sum of what moved by itself, the browser's own measure. */
const readShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // The browser says nothing if nothing moved.
    setTimeout(resolve, 300, 0);
  });

/** How far what a visitor reads moves on a system whose only fonts are those of one folder. */
async function measureSystem({ site }: Bench, folder: string): Promise<Map<string, number>> {
  await using temporary = await mkdtempDisposable(path.join(tmpdir(), 'bench-fonts-'));
  const file = path.join(temporary.path, 'fonts.conf');
  const cache = path.join(temporary.path, 'cache');
  await writeFile(file, `<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>`);
  const env = { ...process.env, FONTCONFIG_FILE: file };
  await using browser = await launchBrowser({ env }, browserProgram);
  const shifts = new Map<string, number>();
  for (const address of listPainted(site.dist)) {
    await using page = await browser.newPage(phone);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(late);
      await route.continue();
    });
    await page.goto(site.origin + address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    shifts.set(address, await page.evaluate(readShift));
  }
  return shifts;
}

/** Whether pages keep still where the fonts that stand in for ours differ from this machine's. */
export async function measureSystemFonts(bench: Bench): Promise<Row[]> {
  const rows = await Array.fromAsync(systems, async ({ name, folder, debian }) => {
    const place = path.join('/usr/share/fonts/truetype', folder);
    const [what, target] = [`only ${name} installed`, { atMost: 0.02 }];
    if (existsSync(place)) {
      return createWorstRow({ subject, what, unit: 'shift', target, runs: 1 }, await measureSystem(bench, place));
    }
    const missing = createRows(subject, 0, [[what, NaN, 'shift', { target }]]);
    return missing.map((row) => ({ ...row, details: [`${what}: not measured, install Debian’s ${debian}`] }));
  });
  return rows.flat();
}
