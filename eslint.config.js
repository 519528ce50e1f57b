import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const forbidDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export has a new name at every import.',
};

/** What visitors read or hear is in content, so that it can be in several languages. */
const forbidWords = [
  'JSXText[value=/[a-z]{2}/]',
  'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/[a-z]{2}/]',
].map((selector) => ({
  selector,
  message: 'Take the words from content: those of components are in content/words.yaml.',
}));

/** Sentences of scripts and queries; the message of an error is for who develops. */
const sentence = String.raw`/^\p{Lu}\p{Ll}+ \p{Ll}+ |^\p{Lu}\p{Ll}+(?: \p{Ll}+)+[.!?…]?$/u`;

const forbidSentences = [
  `:not(NewExpression) > Literal[value=${sentence}]`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement[value.cooked=${sentence}]`,
].map((selector) => ({ ...forbidWords[0], selector }));

/** Which workspace may import which; each one's package.json lists the same, and what it uses from npm. */
const packageImports = {
  'zod-content': [],
  model: ['zod-content'],
  'content-tools': ['zod-content', 'model'],
  'wordpress-import': ['zod-content', 'model', 'content-tools'],
  editor: ['zod-content', 'model', 'content-tools', 'delivery'],
  delivery: ['zod-content', 'model'],
  quality: ['zod-content', 'model', 'delivery'],
};

/** What each part of src/ may import of the others; docs/architecture.md says why. */
const siteImports = {
  pages: ['layouts', 'features', 'ui', 'lib', 'styles'],
  layouts: ['layouts', 'features', 'ui', 'lib', 'styles'],
  features: ['ui', 'lib', 'styles'],
  ui: ['ui', 'lib'],
  lib: ['lib', 'styles'],
  integrations: ['integrations', 'features', 'lib'],
};

/** The folders of src/features. One may import itself and those of the lines above its own. */
const featureLayers = [
  ['match-cut'],
  ['cameras', 'loops', 'notifications', 'openings', 'sections', 'site-map'],
  ['video'],
  ['player'],
  ['people', 'contact', 'packages', 'promotion', 'reel', 'behind-the-scenes', 'exhibits'],
  ['about', 'movies', 'portfolio', 'planner', 'home'],
  ['written-page', 'blog'],
  ['cases', 'watch'],
  ['seo'],
  ['search'],
  ['not-found'],
];

const fromPart = (type) => ({ element: { types: type } });
const feature = (name) => ({ element: { types: 'features', captured: { name } } });
const toPackages = (names) => names.map((name) => ({ element: { types: 'package', captured: { name } } }));

const boundaryPolicies = [
  ...Object.entries(packageImports).map(([name, others]) => ({
    from: { element: { types: 'package', captured: { name } } },
    allow: { to: toPackages([name, ...others]) },
  })),
  ...Object.entries(siteImports).map(([part, others]) => ({
    from: fromPart(part),
    allow: { to: [...others.map(fromPart), ...toPackages(['zod-content', 'model'])] },
  })),
  ...featureLayers.flatMap((layer, index) =>
    layer.map((name) => ({
      from: feature(name),
      allow: { to: [name, ...featureLayers.slice(0, index).flat()].map(feature) },
    })),
  ),
  // The build writes the headers that hosts send.
  { from: fromPart('integrations'), allow: { to: toPackages(['delivery']) } },
  // Social cards are encoded as other pictures are.
  { from: fromPart('pages'), allow: { to: toPackages(['delivery']) } },
];

/** Newer than that, but in all browsers of package.json, or asked for before it is used. */
const newerFeatures = [
  ...['aria-attribute-reflection', 'array-by-copy', 'inert', 'loading-lazy', 'top-level-await'],
  ...['abortsignal-timeout', 'async-clipboard', 'createimagebitmap', 'navigation', 'network-information'],
  ...['permissions-policy', 'remote-playback', 'share', 'view-transitions'],
];

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', '**/.wrangler/', 'screens/', 'test-results/', 'content/media/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // It takes a quarter of the time of all rules, and the code has no enums of its own.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
        // A value in capitals alone shouts; a component kept in a constant is PascalCase.
        { selector: 'variable', format: ['camelCase', 'PascalCase'] },
      ],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/editor/app/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // What reaches visitors asks for nothing that the oldest browsers of package.json lack.
    files: ['src/**/browser/**/*.{ts,tsx}', 'src/{features,ui,layouts}/**/*.tsx', 'src/lib/{data,*}.ts'],
    ignores: ['**/*.test.ts', '**/*.query.ts'],
    plugins: { baseline },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          // What all browsers had when the oldest of package.json came out.
          available: 2022,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          ignoreFeatures: newerFeatures,
        },
      ],
    },
  },
  { files: ['**/*.astro'], extends: [tseslint.configs.strict] },
  astro.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,js,astro}'],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-restricted-syntax': ['error', forbidDefaultExport],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', forbidDefaultExport, ...forbidWords] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.fixture.ts', 'src/integrations/**'],
    rules: { 'no-restricted-syntax': ['error', forbidDefaultExport, ...forbidSentences] },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 120 }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/*.query.ts'],
              allowTypeImports: true,
              message: 'A component takes data as props: a page or layout asks the query.',
            },
          ],
        },
      ],
    },
  },
  {
    // Tools that read a default export, and Astro's own modules.
    files: [
      '*.config.{ts,js}',
      'packages/editor/app/vite.config.ts',
      'src/pages/**',
      '**/*.astro',
      'src/integrations/hydrate.ts',
      'src/integrations/near-directive.ts',
      'src/integrations/picture-service.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.astro'],
    rules: { 'no-restricted-syntax': ['error', ...forbidWords] },
  },
  {
    files: ['src/pages/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbidSentences] },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx,astro}'],
    ignores: ['packages/*/tests/**'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [`${import.meta.dirname}/packages/quality/lint/import-resolver.js`]: {} },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': [
        { type: 'package', pattern: 'packages/*', capture: ['name'] },
        { type: 'features', pattern: 'src/features/*', capture: ['name'] },
        ...['pages', 'layouts', 'ui', 'lib', 'styles', 'integrations'].map((type) => ({
          type,
          pattern: `src/${type}`,
          partialMatch: false,
        })),
      ],
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: boundaryPolicies }] },
  },
);
