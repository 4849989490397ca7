import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { type Files, productCode } from './source-tree.ts';

const REPLACED = [
  'anew',
  'asker',
  'askers',
  'deaf',
  'ear',
  'hearing',
  'hearings',
  'spoil',
  'spoils',
  'told',
  'whoever',
];

const isReplaced = new Set(REPLACED);

const COMMENT = /(?:^\s*(?:\{?\/\*\*?|\*|\/\/)|\s\/\/ )(.*)$/gm;
const DECLARED = /\b(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/g;

export const replacedWords = (files: Files): string[] =>
  productCode(files).flatMap(([path, text]) => [
    ...[...text.matchAll(COMMENT)].flatMap(([, comment]) =>
      wordsOf(comment!).map((word) => `${path}: the comment "${comment!.trim()}" says "${word}"`),
    ),
    ...[...text.matchAll(DECLARED)].flatMap(([, name]) =>
      wordsOf(name!.replace(/([a-z0-9])([A-Z])/g, '$1 $2')).map((word) => `${path}: ${name} says "${word}"`),
    ),
  ]);

const wordsOf = (text: string): string[] =>
  text.split(/[^A-Za-z]+/).filter((word) => isReplaced.has(word.toLowerCase()));

const WORD = '/[A-Za-z]{2}/';
const SPOKEN = '/^(aria-label|aria-roledescription|alt|title|label)$/';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';

const selectors = [
  `JSXText[value=${WORD}]`,
  `JSXAttribute[name.name=${SPOKEN}] :matches(Literal[value=${WORD}], TemplateElement[value.raw=${WORD}])`,
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORD}]`,
  `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name="placeholder"] Literal[value=${WORD}]`,
  `${CHILD} > :matches(Literal[value=${WORD}], TemplateLiteral > TemplateElement[value.raw=${WORD}])`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORD}]`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > TemplateLiteral > TemplateElement[value.raw=${WORD}]`,
];

/** Matches several words, or one word that starts a sentence, but no routes such as `GET /page/list`. */
const SENTENCE = '/^(?!GET |POST )(.*[A-Za-z]{2}[,.:;]? [A-Za-z“(]|[A-Z][a-z]+[.:…!?]?$)/';
const PART_OF_SENTENCE = '/^(?!GET |POST ).*([A-Za-z]{3}[,.:;”]? | [A-Za-z]{3})/';

const unread = [
  'ImportDeclaration *',
  'TSLiteralType *',
  'JSXAttribute[name.name=/^(className|style|aria-keyshortcuts)$/] *',
  'Property > Literal.key, Property[key.name=/^(componentType|parts)$/] *',
  'SwitchCase > Literal',
  'BinaryExpression[operator=/^[!=]==$/] > Literal',
  'VariableDeclarator[id.name=/(SELECTOR|^classes)$/] *',
  'NewExpression[callee.name=/^(Error|TypeError|DOMException)$/] *',
  'CallExpression[callee.name=/^(api|useCall|warnOnce)$/] > Literal',
  'CallExpression[callee.property.name=/^(querySelector|closest|matches|includes|startsWith|setProperty|warn)$/] *',
].join(', ');

const editorSelectors = [
  ...selectors,
  `JSXAttribute[name.name=/^(placeholder|hint|text|error|missing|none|nothing|noun|done)$/] > Literal[value=${WORD}]`,
  `CallExpression[callee.name=/^(showSuccess|showError|announce|setError)$/] > Literal[value=${WORD}]`,
  `NewExpression[callee.name="UserFacingError"] > Literal[value=${WORD}]`,
  `Property[key.name=/^(label|title|hint|placeholder|yes|no)$/] > Literal.value[value=${WORD}]`,
  `Literal[value=${SENTENCE}]:not(${unread})`,
  `TemplateElement[value.raw=${PART_OF_SENTENCE}]:not(${unread})`,
];

const linter = new Linter();
const refuse = (selectors: string[]) =>
  ({
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message: 'a literal text' }))],
    },
  }) as Linter.Config;

const findIn = (files: Files, paths: RegExp, config: Linter.Config): string[] =>
  productCode(files)
    .filter(([path]) => paths.test(path))
    .flatMap(([path, text]) =>
      linter
        .verify(text, config, { filename: path, allowInlineConfig: false })
        .map(({ line, message }) => `${path}:${line}: ${message}`)
        .filter((found, index, all) => found !== all[index - 1]),
    );

/** Visitors read texts in the language of the region, so views must take them from web/src/messages. */
export const literalTexts = (files: Files): string[] =>
  findIn(files, /^web\/src\/(visit|blocks|templates|ui)\/.*\.tsx$/, refuse(selectors));

/** The fields of site documents declare their labels like those of blocks, so these files are excluded. */
export const literalEditorTexts = (files: Files): string[] =>
  findIn(files, /^web\/src\/(edit\/(?!messages\/|site-documents\/)|fields\/\w+\/).*\.tsx?$/, refuse(editorSelectors));
