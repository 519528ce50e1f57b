/** The facts by the names of their tokens, such as `company` or `claims.videos`. */
export type Facts = Readonly<Record<string, string>>;

/** A word in braces, whether or not a fact has that name: `{Phone}` and `{ phone }` are typing errors, not text. `{count.movies film/films}` has the two words of a count. */
const tokenPattern = /\{(\s*[A-Za-z][\w.-]*\s*)(?: ([^{}/]+)\/([^{}/]+))?\}/g;

/** The facts that an editor may have meant: those of the token's group, else all of them. */
function listCandidates(token: string, facts: Facts): string {
  const names = Object.keys(facts);
  const group = `${token.trim().split('.')[0] ?? ''}.`;
  const related = names.filter((name) => name.startsWith(group));
  return (related.length > 0 ? related : names).map((name) => `{${name}}`).join(', ');
}

function describeUnknownToken(token: string, facts: Facts): string {
  return `uses {${token}}, which is not a fact: write one of ${listCandidates(token, facts)}`;
}

/** What to say of each token of a text that names no fact; empty where all do. */
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
 * Replaces every `{token}` of a text by its fact, and a count with its words by both: "1 film", "4 films".
 * @throws UnknownFactError for a token that names no fact.
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(tokenPattern, (_whole, token: string, one?: string, many?: string) => {
    const fact = Object.hasOwn(facts, token) ? facts[token] : undefined;
    if (fact === undefined) throw new UnknownFactError(token, facts);
    if (one === undefined || many === undefined) return fact;
    return `${fact} ${fact === '1' ? one : many}`;
  });
}
