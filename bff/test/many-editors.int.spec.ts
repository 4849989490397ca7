import { editingAt } from './editing.ts';
import { manyEditors, type PageEditor } from './many-editors.ts';
import { startSite, type Site } from './site.ts';

const EDITORS = Number(process.env.EDITORS ?? 50);
const WRITES = 5;

let site: Site;
let editors: PageEditor[];

beforeAll(async () => {
  site = await startSite({ trustProxy: true });
  editors = await manyEditors(site, await editingAt(site), EDITORS);
});
afterAll(() => site?.stop());

test(`${EDITORS} concurrent editors get answers, and no acknowledged change is lost`, async () => {
  const refused: string[] = [];
  await Promise.all(
    editors.map(async (editor) => {
      for (let write = 0; write < WRITES; write++) {
        const { status, text } = await editor.write();
        if (status !== 200) refused.push(`${status} ${text}`);
      }
    }),
  );
  expect(refused).toEqual([]);
  expect(editors.map(({ acknowledged }) => acknowledged)).toEqual(Array(EDITORS).fill(1 + WRITES));
  const lost = await Promise.all(editors.map((editor) => editor.lost()));
  expect(lost.flat()).toEqual([]);
});
