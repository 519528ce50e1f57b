import { describe, expect } from 'vitest';
import { testFaults, write } from './check-faults.ts';
import { test } from './copy-content.ts';

const noPerson =
  'names the person no-such-person, which does not exist: write the name of a file of content/team, without .yaml';
const noVideo =
  'names the video no-such-video, which does not exist: write the name of a file of content/videos, without .yaml';
const noPage = (address: string) =>
  `names ${address}, which is not a page: write the path of one, such as /contact (npm run content:check -- --pages lists them all)`;

describe('a film or a day on set that names', () => {
  testFaults({
    'somebody whom the team does not have': write(
      'videos',
      'credits.0',
      { role: 'Director', person: 'no-such-person' },
      `credits[0].person ${noPerson}`,
    ),
    'nobody in a credit': write(
      'movies',
      'credits.0',
      { role: 'Director' },
      'credits[0].name is missing: write name, or person with the file name of a team member',
    ),
    'somebody twice in a credit': write(
      'videos',
      'credits.0',
      { role: 'Director', name: 'Ana', person: 'ana-quiroga' },
      'credits[0].person is set as well as name: keep only person, whose file has the name',
    ),
    'people on a day on set whom the team does not have': write(
      'behind-the-scenes',
      'people',
      ['no-such-person'],
      `people[0] ${noPerson}`,
    ),
    'a video of a day on set that does not exist': write(
      'behind-the-scenes',
      'video',
      'no-such-video',
      `video ${noVideo}`,
    ),
    'a camera without a page': write(
      'videos',
      'cameras',
      ['/no-such-camera'],
      `cameras[0] ${noPage('/no-such-camera')}`,
    ),
  });
});

test('somebody who is a draft can be credited', async ({ content }) => {
  await content.setField('team/ana-quiroga.yaml', ['draft'], true);
  expect(await content.check()).toEqual([]);
});
