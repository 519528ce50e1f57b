import { describe, expect } from 'vitest';
import { addVideo } from '@site/content-tools/add/video-command.ts';
import { reply, reset, startFakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';
import { test } from './owner-copy.ts';
import { refuse } from './refuse.ts';
import { public1, videoAnswers } from './video-answers.ts';

describe('nothing is written', () => {
  test.for<[what: string, args: string[], says: string]>([
    ['without a link', [], 'The link is missing: write the link of a video on Vimeo or YouTube'],
    ['for another host', ['https://video.example/1'], 'The link is "https://video.example/1", which leads to no video'],
    [
      'for a video that is gone',
      ['https://vimeo.com/100000009', ...videoAnswers],
      'Vimeo answers 404: there is no such video, or it is unlisted',
    ],
    [
      'for an unlisted one without its hash',
      ['https://vimeo.com/100000002', ...videoAnswers],
      'copy its link from Vimeo, which then has a second part',
    ],
    ['for a private one', ['https://vimeo.com/100000003', ...videoAnswers], 'Vimeo answers 403: the video is private'],
    ['for one of other sites', ['https://vimeo.com/100000004', ...videoAnswers], 'Vimeo is not allowed on this site'],
    [
      'where YouTube forbids embedding',
      ['https://youtu.be/lockedVideo', '--to', 'movies'],
      'YouTube answers 401: the video is private, or YouTube may not let other sites show it',
    ],
    [
      'for one that YouTube has removed',
      ['https://youtu.be/absentVideo', '--to', 'movies'],
      'YouTube answers 404: there is no such video',
    ],
    [
      'with a missing answer',
      [public1, ...videoAnswers.slice(2)],
      '--category is missing: write one of music, corporate',
    ],
    [
      'with a wrong answer',
      [public1, ...videoAnswers, '--genre', 'Polka'],
      '--genre is "Polka", which is not known: write one of Latin pop',
    ],
    [
      'with an answer too many',
      [public1, ...videoAnswers, '--industry', 'Energy'],
      '--industry is of no use for videos: leave it out',
    ],
    ['with an unknown option', [public1, '--titel', 'A'], "Unknown option '--titel'"],
    [
      'where the name is taken',
      [public1, ...videoAnswers, '--title', 'Neon Tide'],
      'content/videos/neon-tide.yaml is there already: write another name',
    ],
    [
      'where the name is no address',
      [public1, ...videoAnswers, '--file-name', '../neon'],
      '--file-name is "../neon", which is no address',
    ],
    [
      'where the video is there',
      ['https://vimeo.com/76979871', ...videoAnswers],
      'has this video already (76979871): change that file',
    ],
    ['where a word is no fact', [public1, ...videoAnswers, '--title', 'Made in {country}'], '{country}'],
  ])('%s', async ([, args, says], { shared, fake }) => {
    expect(await refuse(shared, addVideo, args, fake.hosts)).toContain(says);
  });

  test.for<[what: string, answer: ReturnType<typeof reply>, says: string]>([
    ['asks too often', reply(429), 'Vimeo answers 429: it has been asked too often, so try again in an hour.'],
    ['answers garbage', reply(200, '<p>Hello</p>'), 'Vimeo answers what is no oEmbed: try again later.'],
    [
      'breaks the connection',
      reset,
      'Vimeo cannot be reached (the connection breaks): see whether this computer is online, or try again later.',
    ],
    ['fails', reply(500), 'Vimeo answers 500: see whether this computer is online, or try again later.'],
  ])('where the host %s', async ([, answer, says], { shared }) => {
    const fake = await startFakeHosts({ all: answer });
    const message = await refuse(shared, addVideo, [public1, ...videoAnswers], fake.hosts);
    await fake.close();
    expect(message).toBe(says);
  });

  test('where the content was not in order before', async ({ content, fake }) => {
    await content.setField('team/ana-quiroga.yaml', ['order'], 'first');
    const message = await refuse(content, addVideo, [public1, ...videoAnswers], fake.hosts);
    expect(message).toMatch(/^content\/team\/ana-quiroga\.yaml:\d+: order is text/);
    expect(fake.seen).toEqual([]);
  });
});
