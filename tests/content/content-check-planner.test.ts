import { expect } from 'vitest';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/zod-content/problem.ts';
import { test } from './copy-content.ts';

test('the planner names packages, films and pages that exist, and the message says the line', async ({ content }) => {
  await content.setField('planner.yaml', ['packages', 0, 'tier'], 'Bronze');
  await content.setField('planner.yaml', ['films', 0, 'film'], 'no-such-film');
  await content.setField('planner.yaml', ['kit', 0, 'path'], '/no-such-page');
  const lines = (await content.read('planner.yaml')).split('\n');
  const at = (text: string) => `content/planner.yaml:${lines.findIndex((line) => line.includes(text)) + 1}: `;
  const problems = (await checkContent(content.folder)).map(describeProblem);
  const said = [
    `${at('Bronze')}packages[0].tier names Bronze, which is not a package: write the name of one of content/packages.yaml`,
    `${at('no-such-film')}films[0].film names the video no-such-film, which does not exist: write the name of a file of content/videos, without .yaml`,
    `${at('no-such-page')}kit[0].path names /no-such-page, which is not a page`,
  ];
  expect(problems).toHaveLength(said.length);
  expect(problems).toEqual(expect.arrayContaining(said.map((words): unknown => expect.stringContaining(words))));
});
