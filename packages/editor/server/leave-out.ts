import type { Plugin } from 'vite';

/** Imports of packages that Keystatic has for hosted storage, shared sessions and its own text editors; we use none. */
const unusedImport =
  /^import (?:(.+) from )?'(?:slate|prosemirror-|y-|yjs|lib0|partysocket|mdast-util-|micromark|@markdoc\/|js-yaml|urql|@urql\/|@ts-gql\/|@toeverything\/|graphql|cookie|minimatch|match-sorter|@braintree\/|scroll-into-view-if-needed)[^']*';$/gm;

/** Messages in languages other than the editor's, in a file of their own. */
const otherLanguage = /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Keystatic and its interface have their messages in all languages within each file. */
const keystatic = /[\\/]@(?:keystatic[\\/]core|keystar[\\/]ui)[\\/]/;

/** Parts of Keystatic for hosted storage, shared sessions and its own text editors: they show nothing here. */
const unusedPart = new RegExp(
  `^function (${[
    'ChildFieldInput',
    'SidebarGitActions',
    'BranchSection',
    'CreateBranchDuringUpdateDialog',
    'ForkRepoDialog',
    'GitHubAppShellProvider',
    'GitHubAppShellDataProvider',
    'CollabItemPage',
    'CreateItemCollab',
    'CollabProvider',
    'KeystaticSetup',
  ].join('|')})\\(`,
  'gm',
);

const standIn = 'virtual:left-out';

/**
 * What stands in for what is left out: anything of it can be called, made, read and rendered, and does nothing. Keystatic
 * prepares a few of them while it starts.
 */
const standInCode = `
const nothing = new Proxy(function () {}, {
  get: (target, name) => (name === Symbol.iterator ? [][Symbol.iterator].bind([]) : typeof name === 'symbol' || name === 'then' ? undefined : name === 'prototype' ? {} : nothing),
  apply: () => nothing,
  construct: () => ({}),
});
const idle = {
  Provider: ({ children }) => children,
  useClient: () => nothing,
  useMutation: () => [{ fetching: false }, async () => ({})],
  useQuery: () => [{ fetching: false }, () => {}],
};
export default new Proxy(idle, { get: (known, name) => known[name] ?? nothing });
`;

/**
 * What only the server needs, and what a form may leave to the check of each save: the tables of all countries' phone
 * numbers, and a parser of HTML that looks for players in a post.
 */
const onServer: readonly { readonly from: RegExp; readonly source: string; readonly code: string }[] = [
  {
    from: /[\\/]contact[\\/]phone\.ts$/,
    source: 'libphonenumber-js/min',
    code: 'export const isPossiblePhoneNumber = () => true, parsePhoneNumberWithError = undefined;',
  },
  {
    from: /[\\/]schemas[\\/]blog\.ts$/,
    source: '../blog/post-player.ts',
    code: 'export const adviseOnPlayers = () => undefined;',
  },
  {
    from: /[\\/]entries[\\/]new-entry\.ts$/,
    source: 'yaml',
    code: 'export const Document = undefined, isScalar = undefined, Scalar = {};',
  },
];

function importStandIn(_: string, names?: string): string {
  if (names === undefined) return '';
  return `const ${names.replace('* as ', '').replace(/ as /g, ': ')} = leftOut;`;
}

/**
 * Leaves out unused packages, messages in other languages, a font of Google's, Keystatic's colors for code, and what keeps its
 * text editors in a bundle: the list of its fields, of which the forms use two, and values that are given to a function's name.
 */
function withoutUnused(source: string): string {
  const code = source
    .replace(unusedImport, importStandIn)
    .replace(/^( *)"?(?!en-US)[a-z]{2}-[A-Z]{2}"?: \{[^{}]*^\1\},?\n/gm, '')
    .replace(/"https:\/\/fonts\.googleapis\.com[^"]*"/, 'undefined')
    .replace(/^globalThis\.Prism = [\s\S]*?(?=^const )/m, 'const Prism = { languages: {}, tokenize: () => [] };\n')
    .replace(/^var index = [\s\S]*?^\}\);/m, 'const index = { array, object };')
    .replace(/^const popoverComponents = \{[\s\S]*?^\};/m, 'const popoverComponents = {};')
    .replace(unusedPart, 'function $1() { return null; }\nfunction unused$1(')
    .replace(/^(markdoc|mdx)\.(\w+) = /gm, 'const $1$2 = ');
  return `import leftOut from '${standIn}';\n${code}`;
}

/** Leaves out what Keystatic brings and this editor never uses, half of its bytes. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const isLeft = onServer.some((part) => part.source === source && part.from.test(importer));
      return isLeft || source === standIn ? `\0${source}` : undefined;
    },
    load: (id) => {
      if (id === `\0${standIn}`) return standInCode;
      const left = onServer.find(({ source }) => id === `\0${source}`);
      if (left) return left.code;
      return otherLanguage.test(id) ? "export { default } from './en-US.mjs';" : undefined;
    },
    transform: (source, id) => (keystatic.test(id) ? { code: withoutUnused(source), map: null } : undefined),
  };
}
