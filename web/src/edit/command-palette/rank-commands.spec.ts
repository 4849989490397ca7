import { rankCommands } from './rank-commands.ts';

const commands = [
  { id: 'save', label: 'Save page' },
  { id: 'settings', label: 'Open page settings' },
  { id: 'redirects', label: 'Redirects', detail: 'Site settings' },
  { id: 'bin', label: 'Bin', detail: 'Dashboard' },
];
const synonyms = { bin: 'trash deleted', redirects: 'forward url' };
const find = (search: string) => rankCommands(commands, search, synonyms).map(({ id }) => id);

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

test('a name that begins so is before one that contains it', () => {
  expect(
    rankCommands(
      [
        { id: 'a', label: 'Open page' },
        { id: 'b', label: 'Page header' },
      ],
      'page',
    ).map(({ id }) => id),
  ).toEqual(['b', 'a']);
});
