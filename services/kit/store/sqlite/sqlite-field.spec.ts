import { indexedFields, indexedPart } from './sqlite-field.ts';

test('the indexed fields are those of all indexes and group counts, each once, without the id', () => {
  const indexes = [{ fields: ['slug', '_id'] }, { fields: ['tags', 'slug'], each: 'tags' }];
  expect(indexedFields({ indexes, counts: [{ fields: ['region._id'] }] })).toEqual(['region._id', 'slug', 'tags']);
  expect(indexedFields({})).toEqual([]);
});

describe('the indexed part of a document', () => {
  test.each<[string, object, string[], object]>([
    ['leaves out everything else', { _id: 'a', slug: 'x', contents: ['long'] }, ['slug'], { slug: 'x' }],
    [
      'has nested fields in their place',
      { a: { b: { c: 1, d: 2 }, e: 3 } },
      ['a.b.c', 'a.e'],
      { a: { b: { c: 1 }, e: 3 } },
    ],
    ['has no place for a field that is absent', { a: {} }, ['a.b', 'c', 'd.e'], { a: {} }],
    ['reads no field of a list, a text or null', { a: [{ b: 1 }], c: 'x', d: null }, ['a.b', 'c.length', 'd.e'], {}],
    [
      'keeps null, false and whole lists',
      { a: null, b: false, c: [1, 'x'] },
      ['a', 'b', 'c'],
      { a: null, b: false, c: [1, 'x'] },
    ],
    [
      'has an object once, whether a field of it is indexed too',
      { a: { b: 1, c: 2 } },
      ['a', 'a.b'],
      { a: { b: 1, c: 2 } },
    ],
    ['reads nothing that the document inherits', {}, ['constructor.name', 'toString'], {}],
  ])('%s', (_, document, fields, part) => {
    const before = structuredClone(document);
    expect(indexedPart(document, fields)).toEqual(part);
    expect(document).toEqual(before);
  });
});
