import { pino } from 'pino';
import { Problem } from '../../../proto/errors.ts';
import { systemClock } from '../clock.ts';
import { notes } from '../testing/notes.ts';
import { userFixture } from '../testing/users.ts';
import { CallObserver } from './call-execution.ts';

const ann = { user: userFixture({ _id: 'ann', username: 'Ann' }), stage: 'draft', domainId: 'd1' } as const;
const visitor = { user: null, stage: 'live', domainId: 'd1' } as const;

const lines: { audit?: true; call: string; code: string; user?: string }[] = [];
const announced: { call: string; outcome: string }[] = [];
const observer = new CallObserver({
  log: pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line)) }),
  publisher: { announce: async (_event, _about, data) => void announced.push(data as never) },
  clock: systemClock,
});
beforeEach(() => {
  lines.splice(0);
  announced.splice(0);
});

describe('the audit log', () => {
  test('has an entry with the outcome for every command of a user', async () => {
    await observer.observe(notes.calls.write, ann, async () => ({}));
    const refused = observer.observe(notes.calls.wipe, ann, async () => {
      throw new Problem('forbidden', 'Only administrators may do this.');
    });
    await expect(refused).rejects.toThrow('Only administrators');
    expect(lines.map(({ audit, call, code, user }) => ({ audit, call, code, user }))).toEqual([
      { audit: true, call: 'notes.write', code: 'ok', user: 'ann' },
      { audit: true, call: 'notes.wipe', code: 'forbidden', user: 'ann' },
    ]);
    expect(announced).toMatchObject([
      { call: 'notes.write', outcome: 'ok' },
      { call: 'notes.wipe', outcome: 'forbidden' },
    ]);
  });

  test('has a command that is refused again and again once', async () => {
    const refuse = () =>
      observer.observe(notes.calls.write, { ...ann, user: userFixture({ _id: 'bob', username: 'Bob' }) }, async () => {
        throw new Problem('forbidden', 'Only editors may do this.');
      });
    for (let attempt = 0; attempt < 3; attempt++) await expect(refuse()).rejects.toThrow('Only editors');
    expect([lines.length, announced.length]).toEqual([3, 1]);
  });

  test('has no entry for queries and for visitors', async () => {
    await observer.observe(notes.calls.echo, ann, async () => ({}));
    await observer.observe(notes.calls.write, visitor, async () => ({}));
    expect([lines, announced]).toEqual([[], []]);
  });
});
