import { parseLayout } from './sidebar-layout.ts';

test.each([
  [null, { side: 'right', width: 420, collapsed: false }],
  ['{"side":"left","width":500,"collapsed":true}', { side: 'left', width: 500, collapsed: true }],
  ['{"side":"top","width":9000}', { side: 'right', width: 640, collapsed: false }],
  ['{"width":"wide"}', { side: 'right', width: 420, collapsed: false }],
])('what the device has stored as %s is a layout within the limits', (stored, layout) => {
  expect(parseLayout(stored)).toEqual(layout);
});
