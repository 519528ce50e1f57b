import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { libraryPath, linearRgb, readScene, type Shot } from './shots.ts';

/** A headless browser with a WebGL 2 context that develops shots to raw RGB. */
export interface Darkroom {
  develop(shot: Shot): Promise<Buffer>;
  close(): Promise<void>;
}

const browserArgs = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface DevelopInput {
  scene: string;
  post: string;
  width: number;
  height: number;
  samples: number;
  tile: number;
  scale: number;
  uniforms: Record<string, number | number[]>;
}

/** Opens the browser and loads the page program (lib/page.js). */
export async function openDarkroom(): Promise<Darkroom> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs,
  });
  const page: Page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
  });
  await page.addScriptTag({ path: new URL('./page.js', import.meta.url).pathname });
  return {
    develop: (shot) => develop(page, shot),
    close: () => browser.close(),
  };
}

async function develop(page: Page, shot: Shot): Promise<Buffer> {
  const { source, samples, scale, post } = readScene(shot.scene);
  const film = { ...post, ...shot.post };
  const [a = [1, 1, 1], b = a, c = b] = shot.palette.map(linearRgb);
  const { x = 0, y = 0, zoom = 1, roll = 0 } = shot.view ?? {};
  const uniforms: Record<string, number | number[]> = {
    VIEW: [x, y, zoom, (roll * Math.PI) / 180],
    R: [shot.width, shot.height],
    S: shot.seed,
    T: shot.t ?? 0,
    LOOP: shot.loop ?? 0,
    FRAME: shot.frame ?? 0,
    A: a,
    B: b,
    C: c,
  };
  // P0 … P7 are compiled in as constants: a scene's unused modes fall away, which compiles far faster
  const constants = Array.from({ length: 8 }, (_, i) => `#define P${i} (${(shot.p[i] ?? 0.5).toFixed(4)})`).join('\n');
  for (const [key, value] of Object.entries(film)) uniforms[`film_${key}`] = value;
  const input: DevelopInput = {
    scene: readFileSync(libraryPath('prelude.glsl'), 'utf8')
      .replace('//CONSTANTS', constants)
      .replace('//SCENE', source),
    post: readFileSync(libraryPath('post.glsl'), 'utf8'),
    width: shot.width,
    height: shot.height,
    samples: shot.samples ?? samples,
    tile: 120,
    scale: shot.scale ?? scale,
    uniforms,
  };
  const base64 = await page.evaluate((data) => {
    const darkroom = globalThis as unknown as { develop(input: unknown): string };
    return darkroom.develop(data);
  }, input);
  return Buffer.from(base64, 'base64');
}
