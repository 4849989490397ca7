import { createFontFaces, fontStack, scale } from './font-faces.ts';

const figtree = { ascent: 950, descent: 250, lineGap: 0, width: 439 };

test('the fallbacks of Figtree have the sizes of fonts.css', () => {
  expect(scale(figtree, 100.3)).toEqual({ size: 100.3, ascent: 94.7, descent: 24.9, lineGap: 0 });
  expect(scale(figtree, 87.5)).toEqual({ size: 87.5, ascent: 108.6, descent: 28.6, lineGap: 0 });
});

test('an uploaded font never moves texts when it arrives', () => {
  const css = createFontFaces('Brand body', { ...figtree, width: 500, fileId: 'f1', name: 'x', licence: 'OFL' });
  expect(css).toContain("src:url(/file/f1/font.woff2) format('woff2');font-weight:100 900;font-display:optional}");
  expect(css.match(/size-adjust/g)).toHaveLength(4);
  expect(fontStack('Brand body')).toMatch(/^'Brand body','Brand body Arial',.*,sans-serif$/);
});
