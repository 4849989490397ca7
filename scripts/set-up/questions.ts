import { parseArgs } from 'node:util';
import { type FirstAnswers, namesOf } from '../../web/src/edit/dialogs/first-run/publish-site.ts';

const text = { type: 'string' } as const;
const answerOptions = { name: text, language: text, region: text, prefix: text, colour: text };
const startOptions = { empty: { type: 'boolean' }, apart: { type: 'boolean' } } as const;

type GivenAnswers = Partial<Record<keyof typeof answerOptions, string>>;

/** Returns the answers in the arguments of `npm start`. Throws for an unknown argument. */
export function parseAnswers(args: string[]): GivenAnswers {
  const { empty: _, apart: __, ...given } = parseArgs({ args, options: { ...answerOptions, ...startOptions } }).values;
  return given;
}

/** Asks for what is not given. An empty line is the standard answer. */
export async function collectAnswers(
  given: GivenAnswers,
  ask: (question: string) => Promise<string>,
): Promise<FirstAnswers> {
  const answer = async (key: keyof GivenAnswers, question: string, standard: string): Promise<string> => {
    const { pattern, mistake } = rules[key];
    for (let hint = ''; ; hint = `${mistake}\n`) {
      const value = (given[key] ?? (await ask(`${hint}${question} [${standard}]: `))).trim() || standard;
      if (pattern.test(value)) return value;
      if (given[key] !== undefined) throw new Error(`--${key} ${value}: ${mistake}`);
    }
  };
  const { locale, timeZone: local } = new Intl.DateTimeFormat().resolvedOptions();
  const name = await answer('name', 'Name of the website', 'My website');
  const code = await answer('language', 'Language and country, such as en-AU or ja-JP', locale);
  const { regionName = name, slugPrefix = 'home', timeZone = local } = namesOf(code);
  return {
    name,
    code,
    regionName: await answer('region', 'Name of the first region', regionName),
    slugPrefix: await answer('prefix', 'First part of its addresses, which cannot be changed later', slugPrefix),
    colour: await answer('colour', 'Main colour', '#1f4e79'),
    timeZone,
    logo: { imageId: '' },
  };
}

const rules: Record<keyof GivenAnswers, { pattern: RegExp; mistake: string }> = {
  name: { pattern: /^.{1,100}$/, mistake: 'A name has at most 100 characters.' },
  language: { pattern: /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i, mistake: 'A language looks like en-AU.' },
  region: { pattern: /^.{1,100}$/, mistake: 'A name has at most 100 characters.' },
  prefix: {
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    mistake: 'The first part of addresses has lower-case letters, digits and hyphens.',
  },
  colour: { pattern: /^#[\da-f]{6}$/i, mistake: 'A colour looks like #143c31.' },
};
