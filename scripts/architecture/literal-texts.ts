import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { type Files, productCode } from './source-tree.ts';

const WORD = '/[A-Za-z]{2}/';
const SPOKEN = '/^(aria-label|aria-roledescription|alt|title|label)$/';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';

/** Text between tags, in attributes that are read out, and as a child expression. `placeholder` of a part is for editors. */
const selectors = [
  `JSXText[value=${WORD}]`,
  `JSXAttribute[name.name=${SPOKEN}] :matches(Literal[value=${WORD}], TemplateElement[value.raw=${WORD}])`,
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORD}]`,
  `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name="placeholder"] Literal[value=${WORD}]`,
  `${CHILD} > :matches(Literal[value=${WORD}], TemplateLiteral > TemplateElement[value.raw=${WORD}])`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORD}]`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > TemplateLiteral > TemplateElement[value.raw=${WORD}]`,
];

const linter = new Linter();
const config: Linter.Config = {
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: {
    'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message: 'a literal text' }))],
  },
} as Linter.Config;

/** Visitors read texts in the language of the region, so views take them from web/src/messages. */
export const literalTexts = (files: Files): string[] =>
  productCode(files)
    .filter(([path]) => /^web\/src\/(visit|blocks|templates|ui)\/.*\.tsx$/.test(path))
    .flatMap(([path, text]) =>
      linter
        .verify(text, config, { filename: path, allowInlineConfig: false })
        .map(({ line, message }) => `${path}:${line}: ${message}`),
    );
