import { expect, it } from 'vitest';
import { scoreAnswer } from './observatory.ts';

const policyHeader = 'content-security-policy';
const best = {
  [policyHeader]: "default-src 'none';script-src 'self';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
};

const score = (headers: Record<string, string | undefined> = {}, html = '<p>Hello</p>') =>
  scoreAnswer({ headers: { ...best, ...headers }, html }).score;

// The figures are those of Mozilla's own program, version 1.4.8, for the same answers.
it.each([
  [policyHeader, best[policyHeader], 130],
  [policyHeader, "default-src 'self';frame-ancestors 'none'", 125],
  [policyHeader, "default-src 'none'", 80],
  [policyHeader, "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'", 120],
  [policyHeader, "default-src 'none';script-src http://a.example;frame-ancestors 'none'", 80],
  [policyHeader, "default-src 'none';img-src http://a.example;frame-ancestors 'none'", 110],
  [policyHeader, "default-src 'none';script-src 'unsafe-eval';frame-ancestors 'none'", 110],
  [policyHeader, "default-src 'none';script-src 'unsafe-inline' *;frame-ancestors 'none'", 80],
  [policyHeader, undefined, 55],
  ['cross-origin-resource-policy', undefined, 120],
  ['referrer-policy', undefined, 125],
  ['referrer-policy', 'unsafe-url', 120],
  ['strict-transport-security', undefined, 80],
  ['strict-transport-security', 'max-age=100', 120],
  ['x-content-type-options', undefined, 125],
])('scores %s: %s with %i', (name, value, points) => {
  expect(score({ [name]: value })).toBe(points);
});

it("joins the page's own policy with the header's", () => {
  const meta = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
  expect(score({ [policyHeader]: "script-src 'self';object-src 'none';frame-ancestors 'none'" }, meta)).toBe(130);
});

it("counts inline styles as the page's own policy has them", () => {
  const header = "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';frame-ancestors 'none'";
  const meta = `<meta http-equiv="content-security-policy" content="default-src 'none';style-src 'self' 'sha256-a'">`;
  expect(score({ [policyHeader]: header }, meta)).toBe(130);
  expect(score({ [policyHeader]: header })).toBe(120);
});

it.each([
  ['<script src="https://cdn.example/x.js"></script>', 125],
  ['<script src="http://cdn.example/x.js"></script>', 50],
  ['<script src="/search.js"></script>', 130],
])('scores a page with %s with %i', (html, points) => {
  expect(score({}, html)).toBe(points);
});

it('refuses to score cookies', () => {
  expect(() => scoreAnswer({ headers: { ...best, 'set-cookie': ['a=b'] }, html: '' })).toThrow('sets a cookie');
});
