interface AcceptedMessage {
  /** The checker's message, whole, or what all of a kind have in common. */
  readonly message: string | RegExp;
  /** What has to stand in the place that it quotes, where the message alone could mean more. */
  readonly quote?: RegExp;
  readonly reason: string;
}

/** Where the checker is behind the standards: its style check predates these. Whatever is not listed fails. */
export const acceptedMessages: readonly AcceptedMessage[] = [
  {
    message: 'CSS: Unrecognized at-rule “@property”',
    reason: 'CSS Properties and Values Level 1, in every browser since 2024; Tailwind types its variables with it.',
  },
  {
    message: 'CSS: Unrecognized at-rule “@view-transition”',
    reason: 'CSS View Transitions Level 2: pages cross-fade where the browser knows it.',
  },
  {
    message: "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
    reason: 'CSS View Transitions Level 1: a poster grows into the next page.',
  },
  {
    message: 'CSS: Parse Error.',
    quote: /on-group\(\w+\)\{/,
    reason: 'CSS View Transitions Level 1: `::view-transition-group(name)`.',
  },
  {
    message: 'CSS: “transition-property”: “--tw-gradient-from” is not a “transition-property” value.',
    reason: 'CSS Transitions Level 1: a custom property is a property; Tailwind names its own.',
  },
  {
    message: "CSS: “paint-order”: Property “paint-order” doesn't exist.",
    reason: 'SVG 2: a halo behind the letters of a drawing.',
  },
  {
    message:
      /^Resource violates Content Security Policy \(meta tag\): (?:image|external stylesheet) “\/(?!\/)[^”]*” blocked/,
    reason:
      "It reads pages as files, which have no 'self'. A browser that refuses one says so: the end-to-end tests hear it.",
  },
  {
    message:
      'Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive (missing “‘unsafe-inline’” or nonce/hash).',
    quote: /<script type="application\/ld\+json">/,
    reason: 'HTML: a data block is no script, so no policy is asked about it.',
  },
];
