import { resolve } from 'node:path';
import type { Contract } from '../proto/contract.ts';
import { contracts } from '../proto/index.ts';
import { wronglyDeclaredCalls } from './architecture/declared-calls.ts';
import { literalTexts } from './architecture/literal-texts.ts';
import {
  usesSideEffects,
  findWorkplaceNames,
  readsEnvironment,
  rootsWithSideEffects,
  silencedSpecs,
  unfinishedWork,
} from './architecture/purity.ts';
import {
  publishedEvents,
  unfinishedServices,
  unhandledEvents,
  unlistedBlocks,
  unlistedContracts,
} from './architecture/registries.ts';
import { emptyNames, indexes, longFiles } from './architecture/shape.ts';
import { type Files, readTree } from './architecture/source-tree.ts';
import { replacedWords } from './architecture/vocabulary.ts';

const tree = readTree(resolve(import.meta.dirname, '..'));

const contract = (events: string) => `export const notes = defineContract(\n  'notes',\n  {\n  },\n  ${events},\n);\n`;

/** Each rule with source trees that break it, so that a rule that cannot fail is noticed. */
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
    'a service has all its parts',
    unfinishedServices,
    [
      {
        'services/notes/notes.module.ts': '',
        'services/notes/README.md': '',
        'services/notes/package.json': '',
        'services/services.ts': "import { notesService } from './notes/notes.module.ts';",
        'proto/notes.ts': '',
        'README.md': 'notes',
      },
      { 'services/notes/notes.module.ts': '', 'README.md': '| notes |' },
    ],
  ],
  [
    'a service lists exactly the calls that it makes',
    wronglyDeclaredCalls,
    [
      {
        'services/notes/notes.module.ts':
          "import { Find } from './find.ts';\nexport const notesService = defineService(notes, { handlers: { find } });",
        'services/notes/find.ts': 'class Find { bus: Bus; find = () => this.bus.call(\n  pages.calls.find,\n  {}) }',
      },
      {
        'services/notes/notes.module.ts':
          "import { Find } from '../kit/find.ts';\nexport const notesService = defineService(notes, {\n  calls: [pages.calls.find],\n});",
        'services/kit/find.ts':
          'const { find, list } = pages.calls;\n[find, list].map((bus: Bus) => bus.call(list, {}))',
      },
      {
        'services/notes/notes.module.ts':
          'export const notesService = defineService(notes, {\n  calls: [pages.calls.find],\n});',
      },
    ],
  ],
  [
    'every contract is listed',
    unlistedContracts,
    [{ 'proto/notes.ts': contract('{}'), 'proto/index.ts': 'export const contracts = [pages] as const;' }],
  ],
  [
    'every event is heard',
    unhandledEvents,
    [
      { 'proto/notes.ts': contract('{ written: z.object({}) }') },
      {
        'proto/notes.ts': contract('{\n    written: z.object({}),\n    gone: z.object({}),\n  }'),
        'services/search/reactions/forget-notes.ts': 'onEvent(notes.events.gone, {}, forget)',
      },
    ],
  ],
  [
    'a block is a folder and an entry',
    unlistedBlocks,
    [
      { 'web/src/blocks/Quote/Quote.fields.ts': '' },
      { 'web/src/blocks/index.ts': "import { quote } from './Quote/Quote.fields.ts';" },
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
  ['the project stands alone', findWorkplaceNames, [{ 'README.md': `see ${'../'}shared/spec` }]],
  [
    'names and comments use the words of the glossary',
    replacedWords,
    [
      { 'bff/server.ts': '/** Whoever asks gets it. */' },
      { 'bff/server.ts': 'const pageAsker = 1;' },
      { 'services/kit/bus/relay.ts': 'run(); // written anew' },
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

test('every event of the contracts is found', () => {
  const subjects = contracts.flatMap((one: Contract) => Object.values(one.events)).map((event) => event.key);
  expect(
    publishedEvents(tree)
      .map((event) => event.split('.')[1])
      .sort(),
  ).toEqual(subjects.sort());
});

test('the source tree is found', () => {
  for (const path of ['proto/index.ts', 'services/services.ts', 'bff/main.ts', 'web/src/blocks/index.ts'])
    expect(tree.has(path)).toBe(true);
});
