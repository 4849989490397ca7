import { resolve } from 'node:path';
import { ambiguousClasses, literalClassNames, mismatchedClasses, unknownClasses } from './architecture/class-names.ts';
import {
  usesSideEffects,
  findWorkplaceNames,
  mentionsOfDemo,
  readsEnvironment,
  replacedWords,
  rootsWithSideEffects,
  silencedSpecs,
  unfinishedWork,
} from './architecture/purity.ts';
import { undeclaredRefusals, unlistedBlocks } from './architecture/registries.ts';
import { emptyNames, indexes, longFiles, oversizedAreas } from './architecture/shape.ts';
import { type Files, readTree } from './architecture/source-tree.ts';

const tree = readTree(resolve(import.meta.dirname, '..'));

/** Each rule has source trees that break it, because a rule that cannot fail is useless. */
const rules: [rule: string, broken: (files: Files) => string[], examples: Record<string, string>[]][] = [
  [
    'no style sheet has the root look for something in the page',
    rootsWithSideEffects,
    [
      { 'web/src/ui/base.css': "html:has([data-theme='darkSlate']) {}" },
      { 'web/src/ui/base.css': 'p {}\nhtml[lang]:has(.x) .y, p {}' },
      { 'web/src/ui/base.css': '.x,\n:root:has(.x) {}' },
    ],
  ],
  [
    'no two CSS modules generate the same class name',
    ambiguousClasses,
    [
      { 'web/src/blocks/Quote/Quote.module.css': '.root {}', 'web/src/ui/text.module.css': '.quote {}' },
      { 'web/src/blocks/Quote/Quote.module.css': '.face {}', 'web/src/visit/quote.module.css': '.face {}' },
    ],
  ],
  [
    'a style sheet mentions classes that a CSS module has',
    unknownClasses,
    [
      { 'web/src/ui/print.css': '.pager {}' },
      { 'web/src/blocks/Quote/Quote.module.css': '.root :global(.rich) {}' },
      { 'web/src/blocks/Quote/Quote.module.css': '.root {}\n.root:has(:global(.root)) {}' },
    ],
  ],
  [
    'the classes of a CSS module are those that views use',
    mismatchedClasses,
    [
      { 'web/src/blocks/Quote/Quote.module.css': '.root {}' },
      { 'web/src/blocks/Quote/Quote.module.css': '.quote-face {}' },
      {
        'web/src/blocks/Quote/Quote.module.css': '.root {}',
        'web/src/blocks/Quote/Quote.tsx':
          "import * as styles from './Quote.module.css';\nconst a = [styles.root, styles.face];",
      },
      {
        'web/src/blocks/Quote/Quote.module.css': '@media print {\n.look_loud, p > .face {}\n}',
        'web/src/blocks/Quote/Quote.tsx':
          "import * as styles from './Quote.module.css';\nconst a = styles[`look_${look}`];",
      },
    ],
  ],
  [
    'class names of views come from CSS modules',
    literalClassNames,
    [
      { 'web/src/blocks/Quote/Quote.tsx': 'const a = <p className="quote" />;' },
      { 'web/src/blocks/Quote/Quote.tsx': 'const a = <p className={`quote ${look}`} />;' },
      { 'web/src/edit/menu/Menu.ts': "document.body.classList.add('menu');" },
      { 'web/src/edit/menu/Menu.ts': "document.querySelector<HTMLElement>('nav > .menu');" },
      { 'web/src/edit/rich-text/mark.ts': "mark({ class: 'marked' });" },
      { 'web/src/visit/document/failure.ts': 'const a = `<main class="failure">`;' },
      { 'web/src/blocks/parts/Contents.tsx': "function Contents({ className = 'contents' }) {}" },
    ],
  ],
  [
    'a file has at most 300 lines',
    longFiles,
    [{ 'bff/server.ts': 'x\n'.repeat(301) }, { 'web/src/ui/base.css': '\n'.repeat(301) }],
  ],
  [
    'names say what a file is for',
    emptyNames,
    [{ 'services/pages/pages.service.ts': '' }, { 'bff/utils/dates.ts': '' }, { 'web/src/visit/visit.types.ts': '' }],
  ],
  ['an index is a list', indexes, [{ 'services/pages/index.ts': '' }]],
  [
    'a block is a folder and an entry',
    unlistedBlocks,
    [
      { 'web/src/blocks/Quote/Quote.fields.ts': '' },
      { 'web/src/blocks/index.ts': "import { quote } from './Quote/Quote.fields.ts';" },
      {
        'web/src/blocks/index.ts': "import { quote } from './Quote/Quote.fields.ts';",
        'web/src/blocks/Quote/Quote.fields.ts': '',
      },
    ],
  ],
  [
    'refusals are declared in groups, not where they are thrown',
    undeclaredRefusals,
    [{ 'services/pages/slug.ts': "throw new Problem('invalid', 'A page needs a slug.');" }],
  ],
  [
    'the environment is read at the edge',
    readsEnvironment,
    [{ 'services/pages/slug.ts': 'process.env.NODE_ENV' }, { 'bff/server.ts': 'process.env.PORT' }],
  ],
  [
    'the middle does not ask for the time or for chance',
    usesSideEffects,
    [
      { 'services/pages/page.ts': 'const now = new Date();' },
      { 'proto/edit/apply.ts': 'Date.now()' },
      { 'web/src/blocks/Timeline/Timeline.tsx': 'key={Math.random()}' },
    ],
  ],
  [
    'the project refers to nothing outside of its repository',
    findWorkplaceNames,
    [{ 'README.md': `see ${'../'}shared/spec` }],
  ],
  [
    'the company of the demo is named in the demo only',
    mentionsOfDemo,
    [{ 'bff/server.ts': `const name = '${'Bank' + 'sia'} Benefits';` }, { 'README.md': `# ${'Bank' + 'sia'}` }],
  ],
  [
    'names and comments use the words of the glossary',
    replacedWords,
    [
      { 'bff/server.ts': '/** Whoever asks gets it. */' },
      { 'bff/server.ts': 'const pageAsker = 1;' },
      { 'services/kit/bus/relay.ts': 'run(); // written anew' },
    ],
  ],
  [
    'no area grows past its cap',
    oversizedAreas,
    [
      { 'bff/server.ts': '\n'.repeat(10_000) },
      Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`services/kit/one-${n}.ts`, ''])),
    ],
  ],
  ['nothing is left for later', unfinishedWork, [{ 'bff/server.ts': `// ${'TO'}DO: errors` }]],
  ['no spec is silenced', silencedSpecs, [{ 'bff/server.spec.ts': `test.${'skip'}('answers', () => {});` }]],
];

describe.each(rules)('%s', (_, broken, examples) => {
  test('in this tree', () => {
    expect(broken(tree)).toEqual([]);
  });

  test.each(examples.map((example) => [Object.keys(example).at(0)!, example]))('fails with %s', (_path, example) => {
    expect(broken(new Map(Object.entries(example)))).not.toEqual([]);
  });
});

test('the source tree is found', () => {
  for (const path of ['proto/index.ts', 'services/services.ts', 'bff/main.ts', 'web/src/blocks/index.ts'])
    expect(tree.has(path)).toBe(true);
});
