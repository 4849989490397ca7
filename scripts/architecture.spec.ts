import { resolve } from 'node:path';
import { ambiguousClasses, literalClassNames, mismatchedClasses, unknownClasses } from './architecture/class-names.ts';
import { literalEditorTexts, literalTexts, replacedWords } from './architecture/texts.ts';
import {
  moduleState,
  usesSideEffects,
  findWorkplaceNames,
  readsEnvironment,
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
    'views for visitors take their texts from the catalogue',
    literalTexts,
    [
      { 'web/src/visit/shell/Header.tsx': 'const a = <a href="#main">Skip to the content</a>;' },
      { 'web/src/visit/listing/Pager.tsx': 'const a = <nav aria-label="Pages" />;' },
      { 'web/src/visit/listing/Pager.tsx': 'const a = <nav aria-label={name || `Page ${page}`} />;' },
      { 'web/src/blocks/Quote/Quote.tsx': 'const a = <img alt="A quote" />;' },
      { 'web/src/blocks/Quote/Quote.tsx': 'const a = <input placeholder="Name" />;' },
      { 'web/src/templates/event/Event.tsx': "const a = <p>{date || 'Soon'}</p>;" },
      { 'web/src/templates/event/Event.tsx': 'const a = <p>{isOpen ? `${count} places` : null}</p>;' },
      { 'web/src/ui/VideoPlayer.tsx': "const a = <iframe title={title ?? 'Video'} />;" },
    ],
  ],
  [
    'the editor takes its texts from its catalogue',
    literalEditorTexts,
    [
      { 'web/src/edit/menu/Menu.tsx': 'const a = <Button>Save</Button>;' },
      { 'web/src/edit/menu/Menu.tsx': "const a = <button aria-label={open ? 'close' : 'open'} />;" },
      { 'web/src/edit/menu/Menu.tsx': 'const a = <Button title={`Delete ${name}`} />;' },
      { 'web/src/edit/menu/Menu.tsx': 'const a = <img alt="a picture" />;' },
      { 'web/src/edit/menu/Menu.tsx': 'const a = <TextInput label={common.name} placeholder="address" />;' },
      { 'web/src/edit/menu/Menu.tsx': "const columns = ['Name', 'Actions'];" },
      { 'web/src/edit/saving/commands.ts': "showSuccess(editor, 'Page saved');" },
      { 'web/src/edit/saving/commands.ts': "showError(editor, 'failed');" },
      { 'web/src/edit/saving/commands.ts': 'showError(editor, `${name} was not saved`);' },
      { 'web/src/edit/saving/commands.ts': "confirm(editor, { text, yes: 'discard' });" },
      { 'web/src/edit/core/permissions.ts': "const refusal = (): string => 'not allowed here';" },
      { 'web/src/fields/list/ListInput.tsx': 'const a = <p>The maximum is {max}.</p>;' },
      { 'web/src/edit/core/permissions.ts': "throw new UserFacingError('deleted');" },
    ],
  ],
  [
    'modules of the web hold no mutable state',
    moduleState,
    [
      { 'web/src/ui/use-scroll-lock.ts': 'let locks = 0;\nexport const lock = () => void (locks += 1);' },
      { 'web/src/visit/guards.ts': 'const guards = new Set<() => boolean>();' },
      { 'web/src/visit/guards.ts': 'export const state = { now: false };\nfunction go() { state.now = true; }' },
      { 'web/src/visit/router.ts': "import { state } from './guards.ts';\nfunction go() { state.now = true; }" },
      { 'web/src/edit/cache.ts': 'const cache: Record<string, string> = {};\nconst drop = () => delete cache.a;' },
      { 'web/src/edit/queue.ts': 'const waiting: string[] = [];\nconst add = (id: string) => waiting.push(id);' },
      { 'web/src/edit/queue.ts': 'const { running } = { running: 0 };\nexport let count = running;\ncount++;' },
      { 'web/src/edit/Editor.tsx': 'const siteEditor = createEditor();' },
      { 'web/src/edit/core/state.ts': 'export const state = proxy({ open: false });' },
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
