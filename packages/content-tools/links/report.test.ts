import { expect, it } from 'vitest';
import { formatJson, formatReport, type AskedLink, type LinkReport } from './report.ts';

const place = (page: string, line: number) => ({ page, file: 'content/site.yaml', line });

const asked: AskedLink[] = [
  { address: 'https://a.example/', places: [place('/', 1)], verdict: { kind: 'fine', detail: '' } },
  {
    address: 'https://b.example/',
    places: [place('/contact', 2), place('every page', 3)],
    verdict: { kind: 'moved', detail: 'has a new address', movedTo: 'https://c.example/?`@all`' },
  },
  {
    address: 'https://d.example/',
    places: [place('/contact', 4)],
    verdict: { kind: 'removed', detail: 'answers 404' },
  },
];
const report: LinkReport = { asked, notAsked: [{ address: 'https://e.example/', places: [place('/', 5)] }] };

it('names what is not fine by page, the dead first, with the words of hosts as code', () => {
  expect(formatReport(report)).toBe(
    `3 addresses asked: 1 fine, 1 moved, 1 removed. 1 address not asked: sample content, on reserved hosts.

### \`/contact\`

- **removed**: \`https://d.example/\` answers 404. Written in \`content/site.yaml:4\`.
- moved: \`https://b.example/\` has a new address: \`https://c.example/?%60@all%60\`. Written in \`content/site.yaml:2\`.

### every page

- moved: \`https://b.example/\` has a new address: \`https://c.example/?%60@all%60\`. Written in \`content/site.yaml:3\`.
`,
  );
});

it('is data', () => {
  expect(JSON.parse(formatJson(report))).toEqual({
    asked: asked.map(({ address, verdict, places }) => ({ address, ...verdict, places })),
    notAsked: report.notAsked,
  });
});

it('asks whether the computer is online where nothing answered', () => {
  const verdict = { kind: 'down', detail: 'no name server answers' } as const;
  const down = asked.map((link) => ({ ...link, verdict }));
  expect(formatReport({ asked: down, notAsked: [] })).toContain(
    'Nothing answered: check that this computer is online.',
  );
});
