import { choosePages, MAX_CHOSEN } from './PageChoice.tsx';

const pages = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const name = `page-${from + index}`;
    return { _id: name, slug: name, title: name };
  });
const idsOf = (chosen: { _id: string }[]) => chosen.map(({ _id }) => _id);

test('a page is chosen once, and those that were chosen before come first', () => {
  expect(idsOf(choosePages(pages(2), pages(2, 1)))).toEqual(['page-0', 'page-1', 'page-2']);
});

test('pages beyond the limit are not chosen', () => {
  const chosen = choosePages(pages(MAX_CHOSEN - 1), pages(100, MAX_CHOSEN - 1));
  expect(chosen).toHaveLength(MAX_CHOSEN);
  expect(chosen.at(-1)!._id).toBe(`page-${MAX_CHOSEN - 1}`);
});
