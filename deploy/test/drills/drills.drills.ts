import { engine } from '../container-engine.ts';
import { describeFigures } from '../load/figures.ts';
import { type Load, startLoad } from '../load/load.ts';
import { runDrill } from './drill.ts';
import { drills } from './drill-list.ts';
import { startSystem, type System } from './system.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const START_MS = 10 * 60_000;
const DRILL_MS = 15 * 60_000;
const VISITORS = Number(process.env.DRILLS_VISITORS ?? 200);
const EDITORS = Number(process.env.DRILLS_EDITORS ?? 50);
/** Average pause between two pages of a visitor, and between two saves of an editor. */
const PAUSE_MS = Number(process.env.DRILLS_PAUSE_MS ?? 5000);
/** The regular expression selects drills by name. */
const selected = drills.filter(({ name }) => new RegExp(process.env.DRILLS ?? '', 'i').test(name));
const suite = engine ? describe : describe.skip;
if (!engine) print('The drills are skipped: neither docker nor podman answers.');

suite(`while ${VISITORS} visitors read and ${EDITORS} editors save and publish`, () => {
  let system: System;
  let load: Load;
  beforeAll(async () => {
    system = await startSystem();
    load = await startLoad(system, { visitors: VISITORS, editors: EDITORS, pauseMs: PAUSE_MS });
    await load.everyoneWrote();
  }, START_MS);
  afterAll(() => system?.stop(), 120_000);

  test.each(selected.map((drill) => [drill.name, drill] as const))(
    'visitors get no error and no save fails: %s',
    async (name, drill) => {
      const figures = await runDrill(drill, system, load);
      print(describeFigures(name, figures));
      expect(figures.failedViews).toEqual([]);
      expect(figures.failedWrites).toEqual([]);
      expect(figures.views.length).toBeGreaterThan(0);
    },
    DRILL_MS,
  );

  test('no acknowledged write is lost', async () => {
    expect(await load.stop()).toEqual([]);
  }, 300_000);
});
