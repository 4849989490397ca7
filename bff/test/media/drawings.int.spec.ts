import { addDrawings } from '../../../scripts/demo/add-drawings.ts';
import { openFiles } from '../../../services/kit/files/open-files.ts';
import { type Site, startSite } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

test.each([
  ['coast', 'shape-hills'],
  ['portrait-anna', 'shape-person'],
  ['soldier', 'shape-person'],
  ['anim-pension', 'shape-rings'],
])('without the demo, a page that names the drawing %s shows %s', async (name, shape) => {
  const { status, headers } = await site.get(`/art/${name}.svg`);
  expect([status, headers.location]).toEqual([302, `/art/${shape}.svg`]);
});

test.each(['shape-none.svg', 'coast.png', 'Coast.svg', '..%2Fcoast.svg', '%2e%2e%2fkeys.svg'])(
  'there is no drawing %s',
  async (name) => expect((await site.get(`/art/${name}`)).status).toBe(404),
);

test('the drawings of the demo are served at their addresses, with their animations', async () => {
  await addDrawings(openFiles(site.stack.settings.filesUrl));
  for (const time of ['first', 'second']) {
    const { status, headers, text } = await site.get('/art/anim-pension.svg');
    expect([time, status, headers['content-type']]).toEqual([time, 200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(text).toContain('@keyframes');
  }
});
