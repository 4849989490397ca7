import { CoreLedger } from './core-ledger.ts';
import type { WalkingTab } from './person.ts';
import { placesIn } from './places.ts';

const text = (key: string) => ({ key, text: 'tkB1z' });
const [first, copy] = [{ contents: [text('k1')] }, { contents: [text('k2')] }];
const both = { contents: [text('k1'), text('k2')] };
const nothing = { contents: [] };
const tab = { name: 'A1', person: { name: 'A' } } as WalkingTab;

/** Person A wrote revision 2 and removed the copy while the first text was visible. */
function ledgerOf(): CoreLedger {
  const ledger = new CoreLedger();
  ledger.wrote(2, 'A');
  ledger.empties(placesIn(copy), tab);
  return ledger;
}

test('a word may go with a copy that its author removed, when others have removed the rest', () => {
  expect(ledgerOf().lostBetween(copy, nothing, 2)).toEqual([]);
});

test.each([
  ['the first text', first],
  ['both', both],
])('the removal of a copy does not explain a revision that lacks %s', (_which, before) => {
  expect(ledgerOf().lostBetween(before, nothing, 2)).toEqual(['tkB1z']);
});

test('the removal of a copy by another person does not explain it', () => {
  const ledger = ledgerOf();
  ledger.wrote(3, 'B');
  expect(ledger.lostBetween(copy, nothing, 3)).toEqual(['tkB1z']);
});

test('a word of a nested item belongs to the innermost one', () => {
  expect(placesIn({ title: 'tkA1z', contents: [{ key: 'k1', left: [text('k2')] }] })).toEqual([
    { word: 'tkA1z', key: '' },
    { word: 'tkB1z', key: 'k2' },
  ]);
});

test('an undo reverts the last removal, not an earlier one that an old version on the screen does not show', () => {
  const ledger = new CoreLedger();
  ledger.typed('tkA1z', 'A');
  ledger.takes(['tkA1z'], tab, 'replaced, and saved');
  ledger.takes(['tkA1z'], tab, 'removed from the old version of restored edits');
  ledger.seen(['tkA1z'], 'A1');
  expect(ledger.lostFrom('')).toEqual([]);
  ledger.seen(['tkA1z'], 'A1');
  expect(ledger.lostFrom('')).toEqual(['tkA1z']);
});
