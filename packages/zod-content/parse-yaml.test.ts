import { expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

test.for([
  ['a: 1\nb: 2\na: 3\n', 'line 3'],
  ['a:\n  - { x: 1, x: 2 }\n', 'line 2'],
] as const)('a field that is written twice is found: %j', ([source, field]) => {
  const { problem } = parseYaml(source, 'content/a.yaml');
  expect(problem).toMatchObject({
    field,
    advice: expect.stringContaining('the field is there twice, keep one') as string,
  });
});

test.for([
  ['title: "Neon Tide\nstory: The dancers\nclosing: she said "\nyear: 2024\n', 'line 1'],
  ["title: 'Neon Tide\nstory: The dancers'\nyear: 2024\n", 'line 1'],
  ['credits:\n\t- role: Gaffer\n', 'line 2'],
] as const)('a forgotten quote swallows no field, and a tab is named: %j', ([source, field]) => {
  expect(parseYaml(source, 'content/a.yaml').problem).toMatchObject({ field });
});

test('a message repeats little of a file that can’t be read', () => {
  expect(parseYaml('>- '.repeat(10_000), 'content/site.yaml').problem?.advice.length).toBeLessThan(400);
});
