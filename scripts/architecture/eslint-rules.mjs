const COLLECTION = /^(Map|Set|WeakMap|WeakSet)$/;
const INSTANCE = /^(proxy|ref|create(?!Context$)[A-Z]\w*)$/;
const MUTATOR = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)$/;

/** Several sites and editors can exist in one document or process, so state must belong to an instance. */
const noModuleState = {
  create: (context) => ({
    'Program:exit'(program) {
      const scope = context.sourceCode.getScope(program).childScopes.find(({ type }) => type === 'module');
      for (const variable of scope?.variables ?? [])
        if (isState(variable))
          context.report({ node: variable.defs[0].node, message: `${variable.name} is state of the module.` });
    },
  }),
};

function isState({ defs: [definition], references }) {
  if (definition?.type !== 'Variable' && definition?.type !== 'ImportBinding') return false;
  if (references.some((reference) => (reference.isWrite() && !reference.init) || changes(reference.identifier)))
    return true;
  return definition.type === 'Variable' && holdsState(definition.node);
}

function holdsState({ id, init }) {
  if (init?.type === 'NewExpression')
    return COLLECTION.test(init.callee.name) && !/^Readonly/.test(id.typeAnnotation?.typeAnnotation.typeName?.name);
  return init?.type === 'CallExpression' && INSTANCE.test(init.callee.name);
}

function changes(identifier) {
  let node = identifier;
  while (node.parent.type === 'MemberExpression' && node.parent.object === node) node = node.parent;
  if (node === identifier) return false;
  const { parent } = node;
  switch (parent.type) {
    case 'AssignmentExpression':
      return parent.left === node;
    case 'UpdateExpression':
      return true;
    case 'UnaryExpression':
      return parent.operator === 'delete';
    case 'CallExpression':
      return parent.callee === node && node.object === identifier && MUTATOR.test(node.property.name);
    default:
      return false;
  }
}

const WORD = '/[A-Za-z]{2}/';
const SPOKEN = '/^(aria-label|aria-roledescription|alt|title|label)$/';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';

const visitorTexts = [
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

const editorTexts = [
  ...visitorTexts,
  `JSXAttribute[name.name=/^(placeholder|hint|text|error|missing|none|nothing|noun|done)$/] > Literal[value=${WORD}]`,
  `CallExpression[callee.name=/^(showSuccess|showError|announce|setError)$/] > Literal[value=${WORD}]`,
  `NewExpression[callee.name="UserFacingError"] > Literal[value=${WORD}]`,
  `Property[key.name=/^(label|title|hint|placeholder|yes|no)$/] > Literal.value[value=${WORD}]`,
  `Literal[value=${SENTENCE}]:not(${unread})`,
  `TemplateElement[value.raw=${PART_OF_SENTENCE}]:not(${unread})`,
];

const refuseTexts = (selectors) => ({
  create(context) {
    const report = (node) => context.report({ node, message: 'Take this text from the catalogue of messages.' });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

/** Rules of this project for ESLint, which checks only changed files again. `architecture.spec.ts` has code that breaks each one. */
export const project = {
  rules: {
    'no-module-state': noModuleState,
    /** Visitors read texts in the language of the region. */
    'no-literal-visitor-text': refuseTexts(visitorTexts),
    'no-literal-editor-text': refuseTexts(editorTexts),
  },
};
