import { ContractWorld } from '../../bff/test/contract/world.ts';
import type { Site } from '../../bff/test/site.ts';
import type { Problem } from '../../proto/errors.ts';
import { story } from '../../proto/examples/examples.ts';
import { domain } from '../../proto/examples/names.ts';
import { calls } from '../../proto/index.ts';
import { Installation } from '../../services/kit/archive-file/installation.ts';
import { missingOf } from '../../services/kit/testing/index-shape.ts';
import { type RecordedQuery, QueryRecorder, shapeOf } from '../../services/kit/testing/recorded-stores.ts';
import { slowSteps } from '../../services/kit/testing/sqlite-plan.ts';
import { services } from '../../services/services.ts';
import { inputsOf, inputsWithoutValue } from './query-inputs.ts';

const bounded: Record<string, string> = {
  'site-config.domains_draft': 'an organisation has a handful of them, and all are returned at once',
  'site-config.domains_live': 'an organisation has a handful of them, and all are returned at once',
  'identity.users_draft': 'there can be at most 5,000 users',
  'identity.providers': 'there can be at most 20 providers',
  'leads.form_settings': 'there is one for each domain',
  'regions.region_roles_draft': 'there is one for each region',
  'sitemap.guards': 'there is one for each set of roles that pages share',
};

/** Queries whose result is known to be small, and maintenance that no request waits for. */
const counted: Record<string, RegExp> = {
  'filtered by trigrams to a small number, see kit/store/trigram-filter.ts': / find where .*grams has/,
  'the published pages of a region that has changed, once for each change': /^search\.indexed_pages find where _id gt/,
  'what each rebuild of the redirects reads': /^pages\.pages_revisions find where _id gt, any\(/,
  'what each rebuild of the links reads': /^site-config\.\w+_(draft|live) find where _gone equals, _id gt by _id/,
  'rows of an older layout, read once at the first start after an upgrade':
    /^pages\.dependencies find where _id gt, layout ne/,
  'the domains of listed pages, read once at each start from the counts of regions':
    /^sitemap\.entries countBy domainId where listed/,
  'the pages of a role that is about to be deleted, which is rare':
    /^pages\.pages_(live|draft) find where _gone equals, any\(viewerRoles has/,
};

function isExcepted(query: RecordedQuery): boolean {
  const shape = shapeOf(query);
  return (
    `${query.service}.${query.spec.name}` in bounded || Object.values(counted).some((pattern) => pattern.test(shape))
  );
}

const hosted = services.map(({ contract }) => contract.name);
const hostedQueries = calls.filter(({ kind, service }) => kind === 'query' && hosted.includes(service));
const queries = hostedQueries.filter(({ key }) => key !== 'exportRows');

describe('on a site of any size, every query that a service sends to its store', () => {
  const recorder = new QueryRecorder();
  let world: ContractWorld<Site>;

  beforeAll(async () => {
    world = await ContractWorld.start({ openStores: recorder.openStores });
    for (const { call, example } of story) await world.play(call, example);
    for (const isCrowded of [false, true]) {
      recorder.isCrowded = isCrowded;
      await callEverything();
      await exportEverything();
    }
  });
  afterAll(() => world.site.stop());

  async function callEverything(): Promise<void> {
    const { stack } = world.site;
    const domainId = world.names.fill(domain.tern) as string;
    const tokens = await Promise.all([stack.users.editor, stack.users.admin].map((user) => stack.tokenFor(user, 600)));
    for (const call of queries)
      for (const input of inputsOf(call))
        for (const accessToken of [undefined, ...tokens])
          for (const stage of ['draft', 'live'] as const)
            await stack
              .call(call, world.names.fill(input) as object, { accessToken, stage, domainId })
              .catch(ignoreRefusal);
  }

  async function exportEverything(): Promise<void> {
    const { stack } = world.site;
    const installation = new Installation((call, input) => stack.call(call, input, { as: stack.users.admin }));
    for (const collection of await installation.collections())
      for await (const _line of installation.lines(collection, new Date().toISOString()));
  }

  function ignoreRefusal(error: Problem): void {
    if (error.name !== 'Problem' || error.code === 'unavailable') throw error;
  }

  const findProblems = (problems: (query: RecordedQuery) => string[]) =>
    recorder.queries
      .filter((query) => !isExcepted(query))
      .flatMap((query) => problems(query).map((problem) => `${shapeOf(query)}: ${problem}`));

  test('is recorded: every call runs with each of its inputs', () => {
    expect(queries.flatMap(inputsWithoutValue)).toEqual([]);
    expect(recorder.queries.length).toBeGreaterThan(100);
  });

  test('has an index with the equal fields first, then the order, then the range', () => {
    expect(findProblems(missingOf)).toEqual([]);
  });

  test('runs in SQLite without reading or sorting documents that it does not return', () => {
    expect(findProblems(slowSteps)).toEqual([]);
  });

  test('reads a collection that can grow, or is listed with the reason why it stays small', () => {
    const query = new Set(recorder.queries.map(({ service, spec }) => `${service}.${spec.name}`));
    expect(Object.keys(bounded).filter((collection) => !query.has(collection))).toEqual([]);
  });
});
