import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

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
    files: ['packages/art/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/**/*.{ts,tsx}', 'packages/editor/ui/**'], extends: [reactHooks.configs.flat.recommended] },
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
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 120 }] } },
  {
    // Tools that read a default export, and Astro's own modules.
    files: [
      '*.config.{ts,js}',
      'packages/editor/astro.config.ts',
      'src/pages/**',
      '**/*.astro',
      'src/integrations/near-directive.ts',
      'src/integrations/picture-service.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
