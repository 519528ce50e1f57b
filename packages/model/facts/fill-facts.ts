/** Token names and what they stand for, such as `company` or `claims.videos`. */
export type Facts = Readonly<Record<string, string>>;

/** A word in braces, also one that no fact has: `{Phone}` and `{ phone }` are slips, not text. */
const tokenPattern = /\{(\s*[A-Za-z][\w.-]*\s*)\}/g;

/** The facts that an editor may have meant: those of the token's group, else all of them. */
function listCandidates(token: string, facts: Facts): string {
  const names = Object.keys(facts);
  const group = `${token.trim().split('.')[0] ?? ''}.`;
  const related = names.filter((name) => name.startsWith(group));
  return (related.length > 0 ? related : names).map((name) => `{${name}}`).join(', ');
}

function describeUnknownToken(token: string, facts: Facts): string {
  return `uses {${token}}, which stands for nothing: write one of ${listCandidates(token, facts)}`;
}

/** What to say of each token of a text that stands for nothing; empty where every token has its fact. */
export function describeUnknownTokens(text: string, facts: Facts): string[] {
  const tokens = [...text.matchAll(tokenPattern)].map(([, token = '']) => token);
  return tokens.filter((token) => !Object.hasOwn(facts, token)).map((token) => describeUnknownToken(token, facts));
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
 * Replaces every `{token}` of a text by its fact.
 * @throws UnknownFactError for a token that stands for nothing.
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(tokenPattern, (_whole, token: string) => {
    const fact = Object.hasOwn(facts, token) ? facts[token] : undefined;
    if (fact === undefined) throw new UnknownFactError(token, facts);
    return fact;
  });
}

/**
 * The same for every string inside a plain value of content. A string that starts with a slash is an
 * address: it passes untouched, since the route table fills its `{product}` with the slug.
 */
export function fillFactsDeep<T>(value: T, facts: Facts): T {
  if (typeof value === 'string') return (value.startsWith('/') ? value : fillFacts(value, facts)) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillFactsDeep(item, facts)) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const filled = Object.entries(value).map(([key, inner]) => [key, fillFactsDeep<unknown>(inner, facts)]);
    return Object.fromEntries(filled) as T;
  }
  return value;
}
