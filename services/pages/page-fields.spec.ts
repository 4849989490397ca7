import type { PageContent } from '../../proto/entities/page.ts';
import { checkCollection, toContent, requireEditableFields, withProtectedFields } from './page-fields.ts';

const content: PageContent = {
  domainId: 'd1',
  pageType: 'page',
  template: 'primary',
  slug: 'about',
  header: {},
  contents: [],
};

test('fields of the store are not part of the content of a page', () => {
  const sent = {
    ...content,
    _id: 'p1',
    revision: 3,
    published: true,
    publishedAt: 'x',
    publishableByYou: true,
    mood: 'glad',
  };
  expect(toContent(sent)).toEqual({ ...content, mood: 'glad' });
});

describe('an edit', () => {
  test('changes neither the domain nor the roles of a page', () => {
    const sent = { ...content, domainId: 'd2', viewerRoles: ['mine'], publisherRoles: [] };
    expect(withProtectedFields({ domainId: 'd1', editorRoles: ['r1'] }, sent)).toEqual({
      ...content,
      editorRoles: ['r1'],
    });
  });

  test.each(['_id', 'domainId', 'published', 'lastPublished', 'publisherRoles', 'revision', 'publishableByYou'])(
    'of the field %s is refused',
    (field) => {
      expect(() => requireEditableFields([{ op: 'set', path: [field], to: [] }])).toThrow(`The field ${field}`);
    },
  );

  test('cannot move an item into a field that does not accept it', () => {
    const move = {
      op: 'move',
      key: 'k',
      from: { path: ['contents'], after: null },
      to: { path: ['viewerRoles'], after: null },
    };
    expect(() => requireEditableFields([move as never])).toThrow('viewerRoles');
  });

  test('of content is accepted', () => {
    expect(() => requireEditableFields([{ op: 'set', path: ['header', 'title'], to: 'Hello' }])).not.toThrow();
  });
});

describe('the collection named by a client', () => {
  test.each([undefined, '', 'pages', 'articles', 'caseStudies'])('may be %s', (name) => {
    expect(() => checkCollection(name)).not.toThrow();
  });
  test('is refused if no page type has it', () => {
    expect(() => checkCollection('users')).toThrow('There is no collection users');
  });
});
