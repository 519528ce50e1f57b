import { tokenPattern } from '@site/zod-content/fields.ts';
import { nearestOf } from '@site/zod-content/nearest.ts';

/** Facts by token name, such as `company` or `claims.videos`. */
export type Facts = Readonly<Record<string, string>>;

/** Suggestions for an unknown token: the facts of its group, or those without a group. */
function listCandidates(token: string, facts: Facts): string {
  const names = Object.keys(facts);
  const group = `${token.trim().split('.')[0] ?? ''}.`;
  const related = names.filter((name) => name.startsWith(group));
  const others = names.filter((name) => !name.includes('.'));
  return (related.length > 0 ? related : others).map((name) => `{${name}}`).join(', ');
}

function describeUnknownToken(token: string, facts: Facts): string {
  return `uses {${token}}, which is not a fact: write one of ${listCandidates(token, facts)}${nearestOf(
    `{${token}}`,
    Object.keys(facts).map((name) => `{${name}}`),
  )}`;
}

export function listTokens(text: string): string[] {
  return [...text.matchAll(tokenPattern)].map(([, token = '']) => token);
}

export function describeUnknownTokens(text: string, facts: Facts): string[] {
  return listTokens(text)
    .filter((token) => !Object.hasOwn(facts, token))
    .map((token) => describeUnknownToken(token, facts));
}

export class UnknownFactError extends Error {
  readonly token: string;
  constructor(token: string, facts: Facts) {
    super(describeUnknownToken(token, facts));
    this.name = 'UnknownFactError';
    this.token = token;
  }
}

/**
 * Replaces every `{token}` with its fact, and a count with the number and its noun: "1 film", "4 films".
 * @throws UnknownFactError for an unknown token.
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(tokenPattern, (_whole, token: string, one?: string, many?: string) => {
    const fact = Object.hasOwn(facts, token) ? facts[token] : undefined;
    if (fact === undefined) throw new UnknownFactError(token, facts);
    if (one === undefined || many === undefined) return fact;
    return `${fact} ${fact === '1' ? one : many}`;
  });
}
