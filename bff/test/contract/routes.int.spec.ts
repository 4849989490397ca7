import type { Call } from '../../../proto/contract.ts';
import { examplesOf, story } from '../../../proto/examples/examples.ts';
import { domain } from '../../../proto/examples/names.ts';
import { foreignDomain } from './foreign-domain.ts';
import {
  acceptedForeignIds,
  namesRevision,
  staleRevision,
  takesRevision,
  unknownIds,
  findUnrefusedInputs,
} from './refusals.ts';
import { send } from './send.ts';
import { refusalOf, ContractWorld } from './world.ts';

let world: ContractWorld;
const tried = new Set<string>();
let foreignIds: Map<string, string> | undefined;

beforeAll(async () => {
  world = await ContractWorld.startChosen();
});
afterAll(() => world.site.stop());

const calls = [...new Set(story.map(({ call }) => call))];

/** Invalid requests are sent at the point where the call would succeed, and must not change the story. */
const firstOf = (call: Call) => story.find((one) => one.call === call && 'out' in one.example)?.example;
const startedOf = (call: Call) => story.find((one) => one.call === call && namesRevision(one.example))?.example;

describe.each(story.map(({ call, example }) => [call.http!, example.title, call, example] as const))(
  '%s: %s',
  (_, __, call, example) => {
    if (example === firstOf(call))
      test('is refused with a message if the input is invalid', async () => {
        const failures = [
          ...(await findUnrefusedInputs(world, call, example)),
          ...(await unknownIds(world, call, example)),
        ];
        expect(failures).toEqual([]);
      });

    if (example === startedOf(call) && takesRevision(call))
      test('is refused if it is based on an older revision', async () => {
        expect(await staleRevision(world, call, example)).toEqual([]);
      });

    if ('out' in example && example.at > '10:00')
      test('stays within its domain', async () => {
        foreignIds ??= await foreignDomain(world.site, world.names.fill(domain.careers), world.names.tokenOf('root'));
        expect(await acceptedForeignIds(world, call, example, foreignIds, tried)).toEqual([]);
      });

    test('responds as documented', async () => {
      expect(await world.play(call, example)).toEqual([]);
    });
  },
);

test('the instants set by the server are in the order of the examples', () => {
  expect(world.names.misplacedInstants()).toEqual([]);
});

test('every call that takes a revision refused an older one', () => {
  expect(
    calls
      .filter(takesRevision)
      .filter((call) => !examplesOf(call).some(namesRevision))
      .map(({ subject }) => subject),
  ).toEqual([]);
});

describe('access control', () => {
  let withoutRole: string;
  beforeAll(async () => {
    withoutRole = await world.signUp('without.role');
  });

  test.each(calls.filter(({ who }) => who !== 'anyone').map((call) => [call.http!, call] as const))(
    '%s is not open to everyone',
    async (_, call) => {
      const input = world.input(firstOf(call)!);
      expect(refusalOf(await send(world.site, call, input), 401)).toEqual([]);
      if (call.who !== 'account') expect(refusalOf(await send(world.site, call, input, withoutRole), 403)).toEqual([]);
    },
  );
});
