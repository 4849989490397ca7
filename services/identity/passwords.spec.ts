import { Passwords } from './passwords.ts';

const passwords = new Passwords();

describe('a password', () => {
  test('is stored as a salted argon2id hash', async () => {
    const [one, two] = [await passwords.hash('tall whale'), await passwords.hash('tall whale')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  test('matches its own hash only', async () => {
    const stored = await passwords.hash('tall whale');
    expect(await passwords.matches(stored, 'tall whale')).toBe(true);
    expect(await passwords.matches(stored, 'Tall whale')).toBe(false);
  });

  test('is the same in every Unicode form', async () => {
    expect(await passwords.matches(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  test('of an unknown user matches nothing', async () => {
    expect(await passwords.matches(undefined, 'tall whale')).toBe(false);
  });

  test('is hashed and compared outside of the event loop', async () => {
    const stored = await passwords.hash('tall whale');
    // Prepares the hash that unknown users are compared with.
    await passwords.matches(undefined, 'tall whale');
    const work = [
      () => passwords.hash('tall whale'),
      () => passwords.matches(stored, 'tall whale'),
      () => passwords.matches(undefined, 'tall whale'),
    ];
    for (const start of work) {
      let isDone = false;
      void start().then(() => (isDone = true));
      let turnsOfTheLoop = 0;
      while (!isDone) {
        await new Promise(setImmediate);
        turnsOfTheLoop += 1;
      }
      // Work on the event loop itself would be complete after one turn.
      expect(turnsOfTheLoop).toBeGreaterThan(1);
    }
  });
});
