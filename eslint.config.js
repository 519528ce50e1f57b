import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What each part of src/ may import of the others; docs/architecture.md says why. */
const mayImport = {
  domain: ['domain'],
  schemas: ['schemas', 'domain'],
  queries: ['queries', 'schemas', 'domain', 'styles'],
  ui: ['ui', 'domain'],
  sections: ['sections', 'ui', 'domain'],
  islands: ['islands', 'sections', 'ui', 'domain', 'scripts', 'styles'],
  scripts: ['scripts', 'domain'],
  styleguide: ['styleguide', 'layouts', 'sections', 'ui', 'queries', 'domain', 'styles'],
  layouts: ['layouts', 'sections', 'islands', 'ui', 'queries', 'domain', 'styles', 'scripts'],
  pages: ['pages', 'layouts', 'sections', 'islands', 'ui', 'queries', 'schemas', 'domain', 'styles', 'scripts'],
};

/** Packages that work on plain data: no framework, no network, no files. */
const purePackages = [
  '@markdoc/markdoc',
  'hast',
  'hast-util-*',
  'libphonenumber-js',
  'parse5',
  'qr',
  'rehype-*',
  'schema-dts',
  'unified',
  'unist-util-*',
  'valibot',
];

const partOf = (...types) => ({ element: { types: { anyOf: types } } });
const packages = (source) => ({ module: { origin: 'external', ...(source && { source }) } });
const nodeModules = { module: { origin: 'core' } };
const testFile = { file: { categories: 'test' } };

const boundaryPolicies = [
  ...Object.entries(mayImport).map(([part, targets]) => ({ from: partOf(part), allow: { to: partOf(...targets) } })),
  {
    from: partOf('queries', 'ui', 'sections', 'islands', 'scripts', 'layouts', 'styleguide', 'pages'),
    allow: { to: packages() },
  },
  { from: partOf('domain'), allow: { to: packages(purePackages) } },
  { from: partOf('schemas'), allow: { to: [packages('astro'), packages('@markdoc/markdoc')] } },
  { from: partOf('queries', 'pages'), allow: { to: nodeModules } },
  { from: testFile, allow: { to: [partOf('*'), packages(), nodeModules] } },
];

const forbidDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export has a new name at every import.',
};

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', '**/.wrangler/', 'screens/', 'test-results/', 'content/media/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
        // A value in capitals alone shouts; a component kept in a constant is PascalCase.
        { selector: 'variable', format: ['camelCase', 'PascalCase'] },
      ],
    },
  },
  {
    // The pictures' programs do arithmetic on arrays whose bounds their own loops keep.
    files: ['tools/art/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/**/*.{ts,tsx}', 'tools/editor/ui/**'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['**/*.astro'], extends: [tseslint.configs.strict] },
  astro.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,js,astro}'],
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'no-restricted-syntax': ['error', forbidDefaultExport],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 120 }] } },
  {
    // Tools that read a default export, and Astro's own modules.
    files: [
      '*.config.{ts,js}',
      'tools/editor/astro.config.ts',
      'src/pages/**',
      '**/*.astro',
      'src/islands/near-directive.ts',
      'tools/build/picture-service.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [`${import.meta.dirname}/tools/lint/import-resolver.js`]: {} },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': [...Object.keys(mayImport), 'styles'].map((part) => ({
        type: part,
        pattern: `src/${part}`,
        partialMatch: false,
      })),
      'boundaries/files': [{ category: 'test', pattern: 'src/**/*.{test,fixture}.{ts,tsx}' }],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies: boundaryPolicies },
      ],
    },
  },
);
