import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { project } from './scripts/architecture/eslint-rules.mjs';

const TESTS = ['web/src/**/{test,testing}/**', '**/*.{spec,bench,features}.{ts,tsx}'];

// These functions throw on text with invalid Unicode, which would turn the page into an error.
const ENCODINGS = [
  { name: 'encodeURIComponent', message: 'Use encodePart of proto/unicode.ts.' },
  { name: 'encodeURI', message: 'Use encodeAddress of proto/unicode.ts.' },
];

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'data'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { project } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-empty': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[specifiers.length=0][source.value=/[.](ts|tsx|mjs)$/]',
          message: 'Modules register nothing when they are imported: export what they provide.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['web/src/**/*.{ts,tsx}'], ignores: TESTS, rules: { 'project/no-module-state': 'error' } },
  {
    files: ['web/src/{visit,blocks,templates,ui}/**/*.tsx'],
    ignores: TESTS,
    rules: { 'project/no-literal-visitor-text': 'error' },
  },
  {
    // The fields of site documents declare their labels like those of blocks.
    files: ['web/src/edit/**/*.{ts,tsx}', 'web/src/fields/*/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'web/src/edit/{messages,site-documents}/**'],
    rules: { 'project/no-literal-editor-text': 'error' },
  },
  {
    // Nest injects by the class at run time, so a type-only import of a provider would inject undefined.
    files: ['services/**/*.ts', 'bff/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['proto/**/*.ts', 'bff/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: ['proto/unicode.ts', 'bff/test/**', 'bff/bench/**', '**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...ENCODINGS],
    },
  },
  {
    // A tab can show the site as another user, which a header of each request says.
    files: ['web/src/edit/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...ENCODINGS,
        { name: 'fetch', message: 'Use api or loadDocument of web/src/api.ts.' },
      ],
    },
  },
  {
    files: ['scripts/**', 'bff/bench/**', 'web/bench/**', '**/*.spec.{ts,tsx}'],
    rules: { 'no-console': 'off', 'max-lines': 'off' },
  },
);
