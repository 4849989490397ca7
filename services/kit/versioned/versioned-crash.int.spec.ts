import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compile, type Program } from '../../../scripts/test-servers/compile.ts';
import { openLedger } from './testing/ledger.ts';

const ROUNDS = 20;

interface Acknowledged {
  id: string;
  revision: number;
  mark: string;
}

describe('killed writers', () => {
  let writer: Program;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-crash-'));
    writer = await compile('services/kit/versioned/testing/write-until-killed.ts');
  });
  afterAll(async () => {
    await writer.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function killedWriter(file: string): Promise<Acknowledged[]> {
    const child = spawn(process.execPath, [writer.file, file], { stdio: ['ignore', 'pipe', 'pipe'] });
    const complaints: unknown[] = [];
    child.stderr.on('data', (chunk) => complaints.push(String(chunk)));
    const left = once(child, 'close');
    const acknowledged: Acknowledged[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => acknowledged.push(JSON.parse(line) as Acknowledged));
    await Promise.race([once(lines, 'line'), left]);
    setTimeout(() => child.kill('SIGKILL'), randomInt(5, 150));
    const [, signal] = (await left) as [number | null, string | null];
    expect({ signal, complaints }).toEqual({ signal: 'SIGKILL', complaints: [] });
    return acknowledged;
  }

  test('lose nothing that was acknowledged, and the rest is repaired', async () => {
    const file = join(folder, 'ledger.db');
    const acknowledged: Acknowledged[] = [];
    let healed = 0;
    let ahead = 0;
    let ids = 0;
    const clock = { now: () => new Date(Date.now() + ahead), id: () => `spec${++ids}` };

    for (let round = 0; round < ROUNDS; round++) {
      const both = await Promise.all([killedWriter(file), killedWriter(file)]);
      acknowledged.push(...both.flat());
      const { stores, ledger } = openLedger(file, clock);
      healed += await ledger.heal();
      expect(await ledger.verify()).toEqual([]);
      await stores.close();
    }

    const { stores, ledger } = openLedger(file, clock);
    const revisions = await stores
      .collection<{ _id: string; documentId: string; revision: number; changeId: string }>({ name: 'ledger_revisions' })
      .find({}, { without: ['operations', 'snapshot', 'live', 'facts'] });
    const stored = new Set(
      revisions.map(({ documentId, revision, changeId }) => `${documentId} ${revision} ${changeId}`),
    );
    const lost = acknowledged.filter(({ id, revision, mark }) => !stored.has(`${id} ${revision} ${mark}`));
    expect(lost).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);

    // The killed process published nothing, so all events are pending.
    const waiting = await ledger.outbox.pending(1_000_000);
    expect(new Set(waiting.map(({ revisionId }) => revisionId))).toEqual(new Set(revisions.map(({ _id }) => _id)));

    ahead = 61_000;
    const held = new Set([...(await ledger.draft.find({})), ...(await ledger.live.find({}))].map(({ slug }) => slug));
    for (let n = 0; n < 10; n++) {
      const entry = { slug: `s${n}`, mark: '', lines: [] };
      const taking = ledger.commit(`new${n}`, { _id: 'w', username: 'W' }, () => ({ action: 'save', draft: entry }));
      if (held.has(entry.slug)) await expect(taking).rejects.toThrow('is taken');
      else expect(await taking).toMatchObject({ revision: 1 });
    }
    expect(await ledger.verify()).toEqual([]);
    await stores.close();
    console.info(`${acknowledged.length} writes acknowledged over ${2 * ROUNDS} kills, ${healed} healed, none lost`);
  });
});
