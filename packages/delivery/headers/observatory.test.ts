import { expect, it } from 'vitest';
import { scoreAnswer } from './observatory.ts';

const policy = "default-src 'none';script-src 'self';frame-ancestors 'none'";

const best = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
};

function score(headers: Record<string, string> = {}, html = '<p>Hello</p>'): number {
  return scoreAnswer({ headers: { ...best, ...headers }, html }).score;
}

function without(name: keyof typeof best): number {
  const headers: Record<string, string> = { ...best };
  Reflect.deleteProperty(headers, name);
  return scoreAnswer({ headers, html: '<p>Hello</p>' }).score;
}

// The figures are those of Mozilla's own program, version 1.4.8, for the same answers.

it('gives 130 points where all is done', () => {
  expect(score()).toBe(130);
});

it.each([
  ["default-src 'self';frame-ancestors 'none'", 125],
  ["default-src 'none'", 80],
  ["default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'", 120],
  ["default-src 'none';script-src http://a.example;frame-ancestors 'none'", 80],
  ["default-src 'none';img-src http://a.example;frame-ancestors 'none'", 110],
  ["default-src 'none';script-src 'unsafe-eval';frame-ancestors 'none'", 110],
  ["default-src 'none';script-src 'unsafe-inline' *;frame-ancestors 'none'", 80],
])('scores the policy %s with %i', (value, points) => {
  expect(score({ 'content-security-policy': value })).toBe(points);
});

it.each([
  ['content-security-policy', 55],
  ['cross-origin-resource-policy', 120],
  ['referrer-policy', 125],
  ['strict-transport-security', 80],
  ['x-content-type-options', 125],
] as const)('scores an answer without %s with %i', (name, points) => {
  expect(without(name)).toBe(points);
});

it.each([
  ['referrer-policy', 'unsafe-url', 120],
  ['strict-transport-security', 'max-age=100', 120],
] as const)('scores %s: %s with %i', (name, value, points) => {
  expect(score({ [name]: value })).toBe(points);
});

it("joins the page's own policy with the header's", () => {
  const meta = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
  expect(score({ 'content-security-policy': "script-src 'self';object-src 'none';frame-ancestors 'none'" }, meta)).toBe(
    130,
  );
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
