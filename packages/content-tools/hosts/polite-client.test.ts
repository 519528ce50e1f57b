import { afterEach, expect, it } from 'vitest';
import { Courtesy, type Pace } from './polite-client.ts';
import { reply, reset, silence, startFakeHosts, type FakeHosts, type Replies } from './fake-hosts.fixture.ts';

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

const create = (pace: Partial<Pace> = {}) => new Courtesy({ ...quick, ...pace }, 'Sample link check');

it('one host gets one request at a time, with the name of the site', async () => {
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
  const courtesy = create();
  await Promise.all(['/1', '/2', '/3'].map(async (path) => courtesy.ask({ address: origin + path })));
  expect(seen.map(({ line }) => line)).toEqual(['GET /1', 'GET /2', 'GET /3']);
  expect(most).toBe(1);
  expect(seen[0]?.headers['user-agent']).toBe('Sample link check');
});

it('different hosts are asked in parallel', async () => {
  let release: () => void = () => undefined;
  // Answers only once the other one has been asked.
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
  const courtesy = create();
  const answers = await Promise.all([
    courtesy.ask({ address: first.origin }),
    courtesy.ask({ address: second.origin }),
  ]);
  expect(answers.map(({ kind }) => kind)).toEqual(['answered', 'answered']);
});

it('a host that limits the rate is asked again when it says', async () => {
  const { origin, seen } = await start({
    '/busy': (request, response, count) => {
      if (count === 1) reply(429, '', { 'Retry-After': '0' })(request, response, count);
      else reply(200)(request, response, count);
    },
  });
  // A wait of its own would be too long to be tried.
  const courtesy = create({ firstWaitMs: 60_000 });
  expect(await courtesy.ask({ address: `${origin}/busy` })).toMatchObject({ kind: 'answered', status: 200 });
  expect(seen).toHaveLength(2);
});

it('a host that goes on refusing is not asked any more, for other addresses either', async () => {
  const { origin, seen } = await start({ all: reply(429) });
  const courtesy = create();
  expect(await courtesy.ask({ address: `${origin}/1` })).toMatchObject({ status: 429 });
  expect(await courtesy.ask({ address: `${origin}/2` })).toMatchObject({ status: 429 });
  expect(seen.map(({ line }) => line)).toEqual(['GET /1', 'GET /1', 'GET /1']);
});

it('a host that asks for a long wait is not asked earlier', async () => {
  const { origin, seen } = await start({ all: reply(503, '', { 'Retry-After': '3600' }) });
  expect(await create().ask({ address: origin })).toMatchObject({ status: 503 });
  expect(seen).toHaveLength(1);
});

it('a broken connection is tried again', async () => {
  const { origin, seen } = await start({
    all: (request, response, count) => {
      (count < 3 ? reset : reply(200))(request, response, count);
    },
  });
  expect(await create().ask({ address: origin })).toMatchObject({ kind: 'answered', status: 200 });
  expect(seen).toHaveLength(3);
});

it('a connection that breaks each time is reported', async () => {
  const { origin } = await start({ all: reset });
  expect(await create().ask({ address: origin })).toMatchObject({ kind: 'down', reason: 'the connection breaks' });
});

it('a host that refuses connections is not asked for its other addresses', async () => {
  const fake = await start({});
  const { origin } = fake;
  await fake.close();
  started.pop();
  const courtesy = create();
  expect(await courtesy.ask({ address: `${origin}/1` })).toEqual({
    kind: 'down',
    reason: 'the connection is refused',
    isWholeHost: true,
  });
  expect(await courtesy.ask({ address: `${origin}/2` })).toMatchObject({ kind: 'down' });
});

it('a silent host is given up after the timeout', async () => {
  const { origin, seen } = await start({ all: silence });
  expect(await create({ timeoutMs: 50 }).ask({ address: origin })).toEqual({ kind: 'slow' });
  expect(seen).toHaveLength(1);
});
