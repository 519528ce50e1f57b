import { compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

async function askRange(site: SiteUnderTest, range: string, ifRange?: string) {
  const film = site.built.first('.mp4');
  const whole = site.built.read(film);
  const answer = await site.ask(film, {
    headers: { Range: range, ...(ifRange !== undefined && { 'If-Range': ifRange }) },
  });
  return { film, whole, answer };
}

async function checkPart(site: SiteUnderTest, range: string, from: number, to: number): Promise<string[]> {
  const { film, whole, answer } = await askRange(site, range);
  // Counted from the end where it is negative, as in `slice`.
  const start = from < 0 ? whole.length + from : from;
  const end = to < 0 ? whole.length : to;
  const place = `bytes ${String(start)}-${String(end - 1)}/${String(whole.length)}`;
  return [
    ...compare(`${film} ${range}: status`, answer.status, 206),
    ...compare(`${film} ${range}: Content-Range`, answer.headers['content-range'], place),
    ...compare(`${film} ${range}: its bytes`, answer.body.equals(whole.subarray(start, end)), true),
  ];
}

const behindTheEnd: Check = async (site) => {
  const { film, whole, answer } = await askRange(site, 'bytes=999999999-');
  return [
    ...compare(`${film}: status`, answer.status, 416),
    ...compare(`${film}: Content-Range`, answer.headers['content-range'], `bytes */${String(whole.length)}`),
  ];
};

const sameTag: Check = async (site) => {
  const tag = (await site.ask(site.built.first('.mp4'))).headers.etag ?? 'none';
  return compare('If-Range with its tag: status', (await askRange(site, 'bytes=0-9', tag)).answer.status, 206);
};

const otherTag: Check = async (site) => {
  const { whole, answer } = await askRange(site, 'bytes=0-9', '"other"');
  return [
    ...compare('If-Range with another tag: status', answer.status, 200),
    ...compare('If-Range with another tag: its bytes', answer.body.equals(whole), true),
  ];
};

/** Films are asked for in parts; Safari plays none that cannot be. */
export const rangeChecks = {
  'films: 206 for a part': async (site) => [
    ...(await checkPart(site, 'bytes=0-9', 0, 10)),
    ...(await checkPart(site, 'bytes=100-', 100, -1)),
    ...(await checkPart(site, 'bytes=-5', -5, -1)),
  ],
  'films: 416 for a part behind the end': behindTheEnd,
  'films: If-Range with the same tag, the part': sameTag,
  'films: If-Range with another tag, the whole': otherTag,
} as const satisfies Record<string, Check>;
