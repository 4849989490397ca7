import { rankCommands } from './group-commands.ts';

const commands = [
  { id: 'save', label: 'Save page' },
  { id: 'settings', label: 'Open page settings' },
  { id: 'redirects', label: 'Redirects', detail: 'Site settings' },
  { id: 'bin', label: 'Bin', detail: 'Dashboard' },
];
const synonyms = { bin: 'trash deleted', redirects: 'forward url' };
const find = (search: string) => rankCommands(commands, search, synonyms).map(({ command }) => command.id);

test.each([
  ['sav', ['save']],
  ['trash', ['bin']],
  ['Page set', ['settings']],
  ['settings', ['settings', 'redirects']],
  ['opset', ['settings']],
  ['redirect site', ['redirects']],
  ['url', ['redirects']],
  ['xyz', []],
  ['bn', []],
])('“%s” finds %j', (search, found) => {
  expect(find(search)).toEqual(found);
});

const namesOf = (found: ReturnType<typeof rankCommands>) => found.map(({ command }) => command.id);

test('a name that begins so is before one that contains it', () => {
  const named = [
    { id: 'a', label: 'Open page' },
    { id: 'b', label: 'Page header' },
  ];
  expect(namesOf(rankCommands(named, 'page'))).toEqual(['b', 'a']);
});

test('a whole word is before the beginning of a longer one', () => {
  const named = [
    { id: 'tablet', label: 'View on a tablet' },
    { id: 'grid', label: 'Add Content grid', synonyms: 'columns table' },
    { id: 'table', label: 'Insert table' },
  ];
  expect(namesOf(rankCommands(named, 'table'))).toEqual(['table', 'grid', 'tablet']);
});

test('of commands that match equally, one that can be chosen is first', () => {
  const named = [
    { id: 'a', label: 'Undo', refusal: 'Nothing to undo.' },
    { id: 'b', label: 'Undo publish' },
  ];
  expect(namesOf(rankCommands(named, 'undo'))).toEqual(['b', 'a']);
});
