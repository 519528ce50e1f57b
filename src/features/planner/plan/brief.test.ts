import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { planPageSchema } from '@site/model/schemas/plan-page.ts';
import { briefEmailHref, writeBrief } from './brief.ts';
import { encodeAnswers } from './link.ts';
import { makePlan } from './make-plan.ts';
import { anyAnswers, rules } from './rules.fixture.ts';

const file = path.join(import.meta.dirname, '../../../../content/pages/plan.yaml');
const words = planPageSchema.parse(parse(readFileSync(file, 'utf8')));
const email = 'bookings+plan@example.com';

const anySources = anyAnswers.map((answers) => ({
  plan: makePlan(rules, answers, '2026-11-24'),
  answers,
  url: `https://www.regulusfilms.example/plan#${encodeAnswers(answers)}`,
  more: 'The dog bites.',
  prices: undefined,
  words,
  titleOf: (slug: string) => slug,
}));

test('the email goes to the address, fits mail programs, and has every answer and the link to the whole plan', () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      const href = briefEmailHref(sources, email);
      expect(href.length, 'as much as Outlook on Windows takes').toBeLessThanOrEqual(2_000);
      const [address = '', query = ''] = href.slice('mailto:'.length).split('?');
      expect(decodeURIComponent(address)).toBe(email);
      const body = new URLSearchParams(query.replaceAll('+', '%2B')).get('body') ?? '';
      for (const { given } of sources.plan.asked) for (const { label } of given) expect(body).toContain(label);
      expect(body).toContain(sources.more);
      expect(body).toContain(sources.url);
      expect(body).toContain(words.brief.closing);
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});

test('the copied text has every answer, what else was written and the link', () => {
  fc.assert(
    fc.property(anySources, (sources) => {
      const text = writeBrief(sources);
      for (const { given } of sources.plan.asked) for (const { label } of given) expect(text).toContain(label);
      expect(text).toContain(sources.more);
      expect(text).toContain(sources.url);
    }),
  );
});
