import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { captureLog } from '../../services/kit/testing/captured-log.ts';
// Not shared, so that the spec observes its log.
import { startSite, type Site } from './start-site.ts';

const log = captureLog('warn');
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site?.stop();
  log.stop();
});

/** Stores a document that breaks the contract. */
async function damageRegions(): Promise<void> {
  const folder = site.stack.settings.storeUrl.replace('sqlite:', '');
  for (const file of (await readdir(folder)).filter((name) => /^regions.*\.db$/.test(name))) {
    const database = new Database(join(folder, file));
    const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%doc TEXT%'`);
    for (const { name } of tables.all() as { name: string }[])
      database.exec(`UPDATE "${name}" SET doc = json_set(doc, '$.name', 7)`);
    database.close();
  }
}

test('the request id of a 500 is in the log line of the service that failed', async () => {
  const { cookie } = await site.signIn();
  const created = await site.post('/api/regions/createRegion', {}, { cookie });
  expect(created.status).toBe(200);
  await damageRegions();
  const answers = await Promise.all([1, 2].map(() => site.get('/api/regions/loadRegions', { cookie })));
  for (const { status, json, headers } of answers) {
    expect([status, headers['x-request-id']]).toEqual([500, json.requestId]);
    const lines = log.lines.filter(({ requestId }) => requestId === json.requestId);
    expect(lines.find(({ service }) => service === 'regions')).toMatchObject({
      level: 50,
      msg: 'regions.loadRegions failed',
    });
    expect(lines.filter(({ service }) => service === 'bff')).toHaveLength(1);
  }
  expect(answers[0]!.json.requestId).not.toBe(answers[1]!.json.requestId);
});
