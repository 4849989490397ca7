import { assetsOf } from './site-bundle.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react', '_parts'],
    css: ['assets/entry.css'],
  },
  _react: { file: 'assets/react.js' },
  _parts: {
    file: 'assets/parts.js',
    imports: ['_react'],
    css: ['assets/parts.css'],
  },
  'src/edit/Editor.tsx': { file: 'assets/editor.js', imports: ['_react'], css: ['assets/editor.css'] },
};

test('a page asks for the entry and all it imports, and for nothing of the editor', () => {
  expect(assetsOf(manifest)).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/parts.css'],
    preloads: ['/assets/react.js', '/assets/parts.js'],
  });
});

test('a manifest without an entry is refused', () => {
  expect(() => assetsOf({})).toThrow('names no entry');
});
