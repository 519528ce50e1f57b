import { afterEach, expect, it } from 'vitest';
import { PoliteClient, type Pace } from './polite-client.ts';
import { reply, reset, startFakeHosts, type FakeHosts, type Replies } from './fake-hosts.fixture.ts';

const quick: Pace = { timeoutMs: 5_000, pauseMs: 0, tries: 3, firstWaitMs: 1, longestWaitMs: 2_000 };

const started: FakeHosts[] = [];

async function start(replies: Replies): Promise<FakeHosts> {
  const fake = await startFakeHosts(replies);
  started.push(fake);
  return fake;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map(async (fake) => fake.close()));
});

const create = (pace: Partial<Pace> = {}) => new PoliteClient({ ...quick, ...pace }, 'Sample link check');

it('a host gets one request at a time, with the name of the site', async () => {
  let open = 0;
  let most = 0;
  const { origin, seen } = await start({
    all: (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 5);
    },
  });
  const client = create();
  await Promise.all(['/1', '/2', '/3'].map(async (path) => client.request({ address: origin + path })));
  expect(seen.map(({ line }) => line)).toEqual(['GET /1', 'GET /2', 'GET /3']);
  expect(most).toBe(1);
  expect(seen[0]?.headers['user-agent']).toBe('Sample link check');
});

it('different hosts get requests in parallel', async () => {
  let release: () => void = () => undefined;
  // Answers only once the other host has a request.
  const first = await start({
    all: (_request, response) => {
      release = () => response.end();
    },
  });
  const second = await start({
    all: (_request, response) => {
      release();
      response.end();
    },
  });
  const client = create();
  const answers = await Promise.all([
    client.request({ address: first.origin }),
    client.request({ address: second.origin }),
  ]);
  expect(answers.map(({ kind }) => kind)).toEqual(['answered', 'answered']);
});

it('a host that limits the rate gets the request again when it says', async () => {
  const { origin, seen } = await start({
    '/busy': (request, response, count) => {
      if (count === 1) reply(429, '', { 'Retry-After': '0' })(request, response, count);
      else reply(200)(request, response, count);
    },
  });
  // The client's own wait would be too long for another try.
  const client = create({ firstWaitMs: 60_000 });
  expect(await client.request({ address: `${origin}/busy` })).toMatchObject({ kind: 'answered', status: 200 });
  expect(seen).toHaveLength(2);
});

it('a host that keeps refusing gets no further requests, not even for other addresses', async () => {
  const { origin, seen } = await start({ all: reply(429) });
  const client = create();
  expect(await client.request({ address: `${origin}/1` })).toMatchObject({ status: 429 });
  expect(await client.request({ address: `${origin}/2` })).toMatchObject({ status: 429 });
  expect(seen.map(({ line }) => line)).toEqual(['GET /1', 'GET /1', 'GET /1']);
});

it('a host that asks for a long wait gets no earlier request', async () => {
  const { origin, seen } = await start({ all: reply(503, '', { 'Retry-After': '3600' }) });
  expect(await create().request({ address: origin })).toMatchObject({ status: 503 });
  expect(seen).toHaveLength(1);
});

it('a request is sent again where the connection breaks', async () => {
  const { origin, seen } = await start({
    all: (request, response, count) => (count < 3 ? reset : reply(200))(request, response, count),
  });
  expect(await create().request({ address: origin })).toMatchObject({ kind: 'answered', status: 200 });
  expect(seen).toHaveLength(3);
});

it('a host that refuses connections gets no requests for its other addresses', async () => {
  const fake = await start({});
  const { origin } = fake;
  await fake.close();
  started.pop();
  const client = create();
  expect(await client.request({ address: `${origin}/1` })).toEqual({
    kind: 'down',
    reason: 'the connection is refused',
    isWholeHost: true,
  });
  expect(await client.request({ address: `${origin}/2` })).toMatchObject({ kind: 'down' });
});
