import { Linter, type Rule, type Scope } from 'eslint';
import tseslint from 'typescript-eslint';
import { type Files, isCode, isTest, productCode } from './source-tree.ts';

const MAY_READ_ENV = /^(services\/kit\/|services\/main\.ts$|bff\/main\.ts$|scripts\/|web\/vite\.config\.ts$)/;

export const readsEnvironment = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => text.includes('process.env') && !MAY_READ_ENV.test(path))
    .map(([path]) => path);

const PURE = /^(proto\/|services\/(?!kit\/|main\.ts)|web\/src\/(blocks|fields\/[^/]+$|templates|edit\/page-types)\/?)/;
const SIDE_EFFECTS = /\bDate\.now\(\)|\bnew Date\(\)|\brandomUUID\b|\bnanoid\b|\bMath\.random\(\)/;

export const usesSideEffects = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => PURE.test(path) && SIDE_EFFECTS.test(text))
    .map(([path, text]) => `${path} asks for ${SIDE_EFFECTS.exec(text)![0]}`);

const FOREIGN = new RegExp(
  [
    '/work' + '/',
    '\\.\\./' + 'shared',
    'requirements' + '\\.tsv',
    'behaviour' + '\\.md',
    'product' + '\\.md',
    'models' + '\\.md',
  ].join('|'),
  'i',
);
const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);

export const findWorkplaceNames = (files: Files): string[] => findMentions(files, FOREIGN);

export const unfinishedWork = (files: Files): string[] => findMentions(files, UNFINISHED);

const findMentions = (files: Files, pattern: RegExp): string[] =>
  [...files]
    .filter(([path]) => path !== 'package-lock.json')
    .flatMap(([path, text]) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${path} says ${found}`] : [];
    });

export const silencedSpecs = (files: Files): string[] =>
  [...files]
    .filter(([path]) => isCode(path) && isTest(path))
    .filter(([, text]) => new RegExp('^\\s*(test|describe|it)\\.' + '(only|skip|todo)\\(', 'm').test(text))
    .map(([path]) => path);

/** Such a selector recalculates the styles of the whole document on every change: 40 ms for each key press on a long page. */
const ROOT_HAS_SELECTOR = /(?:^|[\s,}])(?:html|body|:root)[^\s,{]*:has\(/;

export const rootsWithSideEffects = (files: Files): string[] =>
  [...files].filter(([path, text]) => path.endsWith('.css') && ROOT_HAS_SELECTOR.test(text)).map(([path]) => path);

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'web/src/edit/core/plain.ts': ['plainValues'],
  'web/src/edit/maps/load-maps.ts': ['loading'],
  'web/src/edit/page-types/deprecated-pages.ts': ['warned'],
  'web/src/edit/ui/top-layer.ts': ['dialogs', 'listeners'],
  'web/src/messages/catalogues.ts': ['loaded', 'locales'],
};

const COLLECTION = /^(Map|Set|WeakMap|WeakSet)$/;
const INSTANCE = /^(proxy|ref|create(?!Context$)[A-Z]\w*)$/;
const MUTATOR = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)$/;

type Node = Rule.Node & { typeAnnotation?: { typeAnnotation: { typeName?: { name: string } } } };

const noModuleState: Rule.RuleModule = {
  create: (context) => ({
    'Program:exit'(program) {
      const scope = context.sourceCode.getScope(program).childScopes.find(({ type }) => type === 'module');
      for (const variable of scope?.variables ?? [])
        if (isState(variable)) context.report({ node: program, message: variable.name });
    },
  }),
};

function isState({ defs: [definition], references }: Scope.Variable): boolean {
  if (definition?.type !== 'Variable' && definition?.type !== 'ImportBinding') return false;
  if (references.some((reference) => (reference.isWrite() && !reference.init) || changes(reference.identifier as Node)))
    return true;
  return definition.type === 'Variable' && holdsState(definition.node as Rule.Node & { type: 'VariableDeclarator' });
}

function holdsState({ id, init }: Rule.Node & { type: 'VariableDeclarator' }): boolean {
  if (init?.type === 'NewExpression')
    return COLLECTION.test(nameOf(init.callee)) && !/^Readonly/.test(typeNameOf(id as Node));
  return init?.type === 'CallExpression' && INSTANCE.test(nameOf(init.callee));
}

function changes(identifier: Node): boolean {
  let node = identifier;
  while (node.parent?.type === 'MemberExpression' && node.parent.object === node) node = node.parent as Node;
  if (node === identifier) return false;
  const parent: Rule.Node | null = node.parent;
  switch (parent?.type) {
    case 'AssignmentExpression':
      return parent.left === node;
    case 'UpdateExpression':
      return true;
    case 'UnaryExpression':
      return parent.operator === 'delete';
    case 'CallExpression':
      return parent.callee === node && callsMutator(node, identifier);
    default:
      return false;
  }
}

const callsMutator = (callee: Node, identifier: Node): boolean =>
  callee.type === 'MemberExpression' && callee.object === identifier && MUTATOR.test(nameOf(callee.property));

const nameOf = (node: object): string => (node as { name?: string }).name ?? '';
const typeNameOf = ({ typeAnnotation }: Node): string => typeAnnotation?.typeAnnotation.typeName?.name ?? '';

const linter = new Linter();
const config = {
  files: ['**/*.{ts,tsx}'],
  plugins: { project: { rules: { 'no-module-state': noModuleState } } },
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: { 'project/no-module-state': 'error' },
} as Linter.Config;

/** Several sites and editors can exist in one document or process, so state must belong to an instance. */
export const moduleState = (files: Files): string[] =>
  productCode(files)
    .filter(([path]) => /^web\/src\/.*\.tsx?$/.test(path))
    .flatMap(([path, text]) => {
      const found = linter.verify(text, config, { filename: path, allowInlineConfig: false });
      const names = found.map(({ message }) => message);
      const exceptions = EXCEPTIONS[path] ?? [];
      return [
        ...names.filter((name) => !exceptions.includes(name)).map((name) => `${path}: ${name} is state of the module`),
        ...exceptions.filter((name) => !names.includes(name)).map((name) => `${path}: ${name} needs no exception`),
      ];
    });
