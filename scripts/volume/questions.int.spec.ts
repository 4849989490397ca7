import { ContractWorld } from '../../bff/test/contract/world.ts';
import { Problem } from '../../proto/errors.ts';
import { story } from '../../proto/examples/examples.ts';
import { domain } from '../../proto/examples/names.ts';
import { calls } from '../../proto/index.ts';
import { missingOf } from '../../services/kit/testing/index-shape.ts';
import { type RecordedQuery, QueryRecorder, shapeOf } from '../../services/kit/testing/recorded-stores.ts';
import { slowSteps } from '../../services/kit/testing/sqlite-plan.ts';
import { services } from '../../services/services.ts';
import { bounded, isExcepted } from './exceptions.ts';
import { inputsOf, unknownInputs } from './inputs.ts';

const hosted = services.map(({ contract }) => contract.name);
const queries = calls.filter(({ kind, service }) => kind === 'query' && hosted.includes(service));

describe('on a site of any size, every question that a service asks its store', () => {
  const recorder = new QueryRecorder();
  let world: ContractWorld;

  beforeAll(async () => {
    world = await ContractWorld.begin({ openStores: recorder.openStores });
    for (const { call, example } of story) await world.tell(call, example);
    for (const isCrowded of [false, true]) {
      recorder.isCrowded = isCrowded;
      await askEverything();
    }
  }, 300_000);
  afterAll(() => world.site.stop());

  async function askEverything(): Promise<void> {
    const { stack } = world.site;
    const domainId = world.names.fill(domain.tern) as string;
    for (const call of queries)
      for (const input of inputsOf(call))
        for (const as of [undefined, stack.users.editor, stack.users.admin])
          for (const stage of ['draft', 'live'] as const)
            await stack.call(call, world.names.fill(input) as object, { as, stage, domainId }).catch(orRefused);
  }

  /** How a question is refused is told elsewhere. */
  function orRefused(error: unknown): void {
    if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
  }

  const told = (problems: (asked: RecordedQuery) => string[]) =>
    recorder.questions
      .filter((asked) => !isExcepted(asked))
      .flatMap((asked) => problems(asked).map((problem) => `${shapeOf(asked)}: ${problem}`));

  test('is known: each call is asked with each of its inputs', () => {
    expect(queries.flatMap(unknownInputs)).toEqual([]);
    expect(recorder.questions.length).toBeGreaterThan(100);
  });

  test('has an index that gives what is equal, then the order, then a range', () => {
    expect(told(missingOf)).toEqual([]);
  });

  test('is answered by SQLite without reading or sorting what it does not answer', () => {
    expect(told(slowSteps)).toEqual([]);
  });

  test('is one of a collection that grows, or says why that one can not', () => {
    const asked = new Set(recorder.questions.map(({ service, spec }) => `${service}.${spec.name}`));
    expect(Object.keys(bounded).filter((collection) => !asked.has(collection))).toEqual([]);
  });
});
