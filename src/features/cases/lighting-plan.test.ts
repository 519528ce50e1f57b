import { Markdoc } from '@astrojs/markdoc/config';
import { describe, expect, it } from 'vitest';
import { markdocTags } from '@site/model/schemas/markdoc-tags.ts';
import { markItems, readPath, readPlan } from './lighting-plan.ts';

const source = `{% plan width=8 depth=6 title="Stage" %}
{% lamp x=1 y=1 aim=45 name="Key" /%}
{% camera x=4 y=5 aim=270 name="A camera" path="4,5 4,3.5" /%}
{% lamp x=7 y=1 aim=135 name="Back light" /%}
{% subject x=4 y=2 name="Singer" /%}
{% /plan %}`;

describe('a lighting plan', () => {
  const [node] = [...Markdoc.parse(source).walk()].filter(({ tag }) => tag === 'plan');
  const plan = node && readPlan(node, { tags: markdocTags, variables: {} });

  it('holds what its tags say', () => {
    expect(plan).toMatchObject({ title: 'Stage', width: 8, depth: 6 });
    expect(plan?.items.map(({ kind }) => kind)).toEqual(['lamp', 'camera', 'lamp', 'subject']);
  });

  it('marks each kind by its letter and number, subjects first', () => {
    expect(markItems(plan?.items ?? []).map(({ mark, name }) => `${mark} ${name}`)).toEqual([
      'S1 Singer',
      'C1 A camera',
      'L1 Key',
      'L2 Back light',
    ]);
  });
});

it.each([
  [
    '7,9 7,6.5',
    [
      [7, 9],
      [7, 6.5],
    ],
  ],
  ['', [[3, 4]]],
  ['here, there', [[3, 4]]],
])('the way "%s" of a camera at 3,4', (path, points) => {
  expect(readPath({ path, x: 3, y: 4 })).toEqual(points);
});
