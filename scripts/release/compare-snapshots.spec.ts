import { z } from 'zod';
import { type CallSpec, defineContract } from '../../proto/contract.ts';
import type { DeclaredRefusal } from '../../proto/refusals/registry.ts';
import { breakingChanges } from './compare-snapshots.ts';
import { type BlockSnapshot, describeContracts, type Snapshot } from './snapshot.ts';

const hang = {
  summary: 'Hangs a poster.',
  kind: 'command',
  who: 'user',
  needs: 'pages.edit',
  http: 'POST /posters/hang',
  in: z.object({
    title: z.string().min(2).max(100),
    room: z.number().int().min(1).max(9).default(1),
    frame: z.enum(['wood', 'steel']).optional(),
    day: z.iso.date().optional(),
    notes: z.array(z.string()).max(5).optional(),
    place: z
      .union([z.object({ kind: z.literal('wall'), wall: z.string() }), z.object({ kind: z.literal('floor') })])
      .optional(),
    extra: z.looseObject({}).optional(),
  }),
  out: z.object({ _id: z.string(), title: z.string(), price: z.number().nullable(), frame: z.enum(['wood', 'steel']) }),
} as const satisfies CallSpec;

const hung = z.object({ _id: z.string(), room: z.number().int() });
const taken: DeclaredRefusal = { key: 'posters.taken', code: 'conflict', wording: 'The room is taken.' };
const poster: BlockSnapshot = { version: 1, fields: { title: 'text', 'items.text': 'richText' } };

interface Version {
  calls?: Record<string, CallSpec>;
  events?: Record<string, z.ZodType>;
  refusals?: DeclaredRefusal[];
  blocks?: Record<string, BlockSnapshot>;
}

const snapshot = ({
  calls = { hang },
  events = { hung },
  refusals = [taken],
  blocks = { Poster: poster },
}: Version): Snapshot => describeContracts([defineContract('posters', calls, events)], refusals, blocks);

const problems = (after: Version, before: Version = {}) => breakingChanges(snapshot(before), snapshot(after));

const input = (fields: Record<string, z.ZodType>) => ({ calls: { hang: { ...hang, in: hang.in.extend(fields) } } });
const output = (fields: Record<string, z.ZodType>) => ({ calls: { hang: { ...hang, out: hang.out.extend(fields) } } });
const data = (fields: Record<string, z.ZodType>) => ({ events: { hung: hung.extend(fields) } });

describe('additions are permitted', () => {
  test.each<[string, Version]>([
    ['nothing', {}],
    ['a call', { calls: { hang, take: hang } }],
    ['an optional field of an input', input({ colour: z.string().optional() })],
    ['a field of an input with a default', input({ colour: z.string().default('red') })],
    ['a field of an output', output({ colour: z.string() })],
    ['an event', { events: { hung, taken: hung } }],
    ['a field of an event', data({ colour: z.string() })],
    ['a refusal', { refusals: [taken, { ...taken, key: 'posters.closed' }] }],
    ['a block', { blocks: { Poster: poster, Frame: poster } }],
    ['a field of a block', { blocks: { Poster: { ...poster, fields: { ...poster.fields, colour: 'text' } } } }],
    [
      'wider limits of an input',
      input({ title: z.string().min(1).max(200), room: z.number().min(0).max(99).default(1) }),
    ],
    ['a further value of an input', input({ frame: z.enum(['wood', 'steel', 'none']).optional() })],
    [
      'a further alternative of an input',
      input({ place: hang.in.shape.place.or(z.object({ kind: z.literal('door') })).optional() }),
    ],
    ['null for an input', input({ frame: z.enum(['wood', 'steel']).nullable().optional() })],
    ['an input that became optional', input({ title: z.string().min(2).max(100).optional() })],
    ['a further value of an output', output({ frame: z.enum(['wood', 'steel', 'none']) })],
    ['an output that is never null', output({ price: z.number() })],
    ['other texts', input({ title: z.string().min(2).max(100).describe('Title.') })],
    ['more callers', { calls: { hang: { ...hang, who: 'anyone', needs: undefined } } }],
    ['a migration', { blocks: { Poster: { version: 2, fields: {} } } }],
  ])('%s', (_, after) => {
    expect(problems(after)).toEqual([]);
  });
});

describe('a change that breaks another version is reported with a remedy', () => {
  test.each<[string, Version, RegExp]>([
    [
      'a removed call',
      { calls: {} },
      /^posters\.hang: the call was removed\. Declare it with `deprecated` for one release/,
    ],
    ['a removed event', { events: {} }, /^events\.posters\.hung: the event was removed\. Declare its data with/],
    ['a removed refusal', { refusals: [] }, /^posters\.taken: the refusal was removed\. Declare it with 'deprecated'/],
    [
      'another code',
      { refusals: [{ ...taken, code: 'invalid' }] },
      /^posters\.taken: the code is invalid instead of conflict\./,
    ],
    ['a removed block', { blocks: {} }, /^Poster: the block was removed, and stored pages contain it\./],
    [
      'a removed field of a block',
      { blocks: { Poster: { version: 1, fields: { title: 'text' } } } },
      /^Poster: the field `items\.text` was removed\. Add a migration/,
    ],
    [
      'another kind of a field',
      { blocks: { Poster: { ...poster, fields: { ...poster.fields, title: 'link' } } } },
      /^Poster: the field `title` is link instead of text\./,
    ],
    [
      'fewer callers',
      { calls: { hang: { ...hang, who: 'admin' } } },
      /: only admin may call it instead of user\. Add a new call/,
    ],
    [
      'another capability',
      { calls: { hang: { ...hang, needs: 'pages.publish' } } },
      /: it needs the capability pages\.publish\./,
    ],
    [
      'another route',
      { calls: { hang: { ...hang, http: 'POST /hang' } } },
      /: its route POST \/posters\/hang was removed\./,
    ],
    ['another kind of call', { calls: { hang: { ...hang, kind: 'query' } } }, /: it is a query instead of a command\./],
    [
      'a removed input',
      { calls: { hang: { ...hang, in: hang.in.omit({ room: true }) } } },
      /: in the input `room` was removed\. Keep it/,
    ],
    ['a required new input', input({ colour: z.string() }), /: in the input `colour` is new and required\./],
    [
      'an input that became required',
      input({ frame: z.enum(['wood', 'steel']) }),
      /: in the input `frame` became required\./,
    ],
    [
      'a shorter text',
      input({ title: z.string().min(2).max(50) }),
      /: in the input `title` accepts at most 50 characters instead of 100\./,
    ],
    [
      'a longer text',
      input({ title: z.string().min(3).max(100) }),
      /: in the input `title` accepts at least 3 characters instead of 2\./,
    ],
    [
      'a shorter list',
      input({ notes: z.array(z.string()).max(4).optional() }),
      /: in the input `notes` accepts at most 4 entries instead of 5\./,
    ],
    [
      'a limit in a list',
      input({ notes: z.array(z.string().max(9)).max(5).optional() }),
      /: in the input `notes\[\]` accepts at most 9 characters instead of any number\./,
    ],
    [
      'a removed value',
      input({ frame: z.enum(['wood']).optional() }),
      /: in the input `frame` no longer accepts "steel"\./,
    ],
    [
      'a removed alternative',
      input({ place: z.object({ kind: z.literal('floor') }).optional() }),
      /: in the input `place` no longer accepts an object with the kind "wall"\./,
    ],
    [
      'a changed alternative',
      input({
        place: z
          .union([z.object({ kind: z.literal('wall'), wall: z.number() }), z.object({ kind: z.literal('floor') })])
          .optional(),
      }),
      /: in the input `place\.wall` is a number instead of a text\./,
    ],
    ['another type', input({ title: z.number() }), /: in the input `title` is a number instead of a text\./],
    [
      'a new format',
      input({ title: z.email().max(100) }),
      /: in the input `title` has the format email instead of undefined\./,
    ],
    [
      'dropped extra fields',
      input({ extra: z.object({}).optional() }),
      /: in the input `extra` no longer keeps fields that it does not list\./,
    ],
    [
      'a removed output',
      { calls: { hang: { ...hang, out: hang.out.omit({ price: true }) } } },
      /: in the output `price` was removed\./,
    ],
    [
      'an output that may be absent',
      output({ title: z.string().optional() }),
      /: in the output `title` may now be absent\./,
    ],
    [
      'an output that can be null',
      output({ title: z.string().nullable() }),
      /: in the output `title` can now be null\./,
    ],
    [
      'a field of an event that is another type',
      data({ room: z.string() }),
      /^events\.posters\.hung: `room` is a text instead of a whole number\./,
    ],
    [
      'a removed field of an event',
      { events: { hung: hung.omit({ room: true }) } },
      /^events\.posters\.hung: `room` was removed\./,
    ],
    [
      'a smaller upload',
      { calls: { hang: { ...hang, upload: { maxBytes: 5 } } } },
      /: it accepts files of at most 5 bytes instead of 9\./,
    ],
  ])('%s', (name, after, sentence) => {
    const before = name === 'a smaller upload' ? { calls: { hang: { ...hang, upload: { maxBytes: 9 } } } } : {};
    expect(problems(after, before)).toEqual([expect.stringMatching(sentence)]);
  });
  test('an undone migration', () => {
    const before = { blocks: { Poster: { ...poster, version: 2 } } };
    expect(problems({}, before)).toEqual([
      'Poster: blocks are stored with version 2. Add a migration instead of removing one.',
    ]);
  });
});

describe('what the last release has deprecated can be removed', () => {
  const deprecated = z.string().optional().meta({ deprecated: true });
  test.each<[string, Version, Version]>([
    ['a call', { calls: { hang: { ...hang, deprecated: 'Use `posters.put`.' } } }, { calls: {} }],
    ['an event', { events: { hung: hung.meta({ deprecated: true }) } }, { events: {} }],
    ['a refusal', { refusals: [{ ...taken, deprecated: true }] }, { refusals: [] }],
    ['a field of an input', input({ colour: deprecated }), {}],
    ['a field of an output', output({ colour: deprecated }), {}],
  ])('%s', (_, before, after) => {
    expect(problems(after, before)).toEqual([]);
    expect(problems(before, before)).toEqual([]);
  });
});
