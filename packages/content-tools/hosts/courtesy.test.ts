import { afterEach, expect, it } from 'vitest';
import { Courtesy, type Pace } from './courtesy.ts';
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

it('one host is asked one thing at a time, by name', async () => {
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

it('hosts are asked side by side', async () => {
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

it('a host that was asked too often is asked again when it says, not later', async () => {
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

it('one that never stops refusing is left alone, its other addresses too', async () => {
  const { origin, seen } = await start({ all: reply(429) });
  const courtesy = create();
  expect(await courtesy.ask({ address: `${origin}/1` })).toMatchObject({ status: 429 });
  expect(await courtesy.ask({ address: `${origin}/2` })).toMatchObject({ status: 429 });
  expect(seen.map(({ line }) => line)).toEqual(['GET /1', 'GET /1', 'GET /1']);
});

it('one that wants a longer wait is not asked earlier', async () => {
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

it('what breaks each time is down, and says how', async () => {
  const { origin } = await start({ all: reset });
  expect(await create().ask({ address: origin })).toMatchObject({ kind: 'down', reason: 'the connection breaks' });
});

it('nobody listens: down, and none of its other addresses is tried', async () => {
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

it('silence ends', async () => {
  const { origin, seen } = await start({ all: silence });
  expect(await create({ timeoutMs: 50 }).ask({ address: origin })).toEqual({ kind: 'slow' });
  expect(seen).toHaveLength(1);
});
