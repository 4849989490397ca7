import { Problem } from '../errors.ts';
import { defineRefusals } from './define-refusals.ts';

const posters = defineRefusals('posters', {
  closed: ['unavailable', 'The gallery is closed.'],
  taken: ['conflict', '{name} hangs in room {room} already.'],
  tooLarge: ['too-large', 'A poster has at most {max, number} pixels.'],
});

test('a refusal is a problem with its code, its key and its message', () => {
  expect(posters.closed()).toBeInstanceOf(Problem);
  expect(posters.closed().toData()).toEqual({
    code: 'unavailable',
    key: 'posters.closed',
    message: 'The gallery is closed.',
  });
  expect(posters.closed.key satisfies 'posters.closed').toBe('posters.closed');
});

test('parameters are in the message and also separate', () => {
  expect(posters.taken({ name: 'Sunset', room: 1204 }, { _id: 'p1' }).toData()).toEqual({
    code: 'conflict',
    key: 'posters.taken',
    message: 'Sunset hangs in room 1204 already.',
    parameters: { name: 'Sunset', room: 1204 },
    details: { _id: 'p1' },
  });
});

test('a value that looks like a placeholder stays as it is', () => {
  expect(posters.taken({ name: '{room} $&', room: 7 }).message).toBe('{room} $& hangs in room 7 already.');
});

test('a number can have separators', () => {
  expect(posters.tooLarge({ max: 50_000_000 })).toMatchObject({
    message: 'A poster has at most 50,000,000 pixels.',
    parameters: { max: 50_000_000 },
  });
});

test('a problem that has travelled as data is the same', () => {
  const refused = posters.taken({ name: 'Sunset', room: 7 }, { _id: 'p1' });
  const received = Problem.fromData(JSON.parse(JSON.stringify(refused.toData())));
  expect(received).toBeInstanceOf(Problem);
  expect(received.toData()).toEqual(refused.toData());
});

test('a parameter that is missing, unknown or of another type does not compile', () => {
  const mistakes = [
    // @ts-expect-error The room is missing.
    () => posters.taken({ name: 'Sunset' }),
    // @ts-expect-error There is no parameter `floor`.
    () => posters.taken({ name: 'Sunset', room: 7, floor: 1 }),
    // @ts-expect-error Only numbers have separators.
    () => posters.tooLarge({ max: 'many' }),
    // @ts-expect-error There is no such refusal.
    () => posters.open,
  ];
  expect(mistakes).toHaveLength(4);
});
