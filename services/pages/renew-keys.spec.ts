import { renewKeys } from './renew-keys.ts';

test('a copied block and its children get new keys, and nothing else changes', () => {
  let next = 0;
  const block = { key: 'a', componentType: 'SplitContent', left: [{ key: 'b', text: 'Hi' }], right: [], width: 6 };
  expect(renewKeys(block, () => `new${++next}`)).toEqual({
    key: 'new1',
    componentType: 'SplitContent',
    left: [{ key: 'new2', text: 'Hi' }],
    right: [],
    width: 6,
  });
  expect(block.left[0]!.key).toBe('b');
});
