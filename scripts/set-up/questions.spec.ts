import { collectAnswers, parseAnswers } from './questions.ts';

const typing = (...lines: string[]) => {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return lines.shift() ?? '';
  };
  return { ask, questions };
};

test('an empty line is the standard answer, which follows from the language', async () => {
  const { ask, questions } = typing('Kawa Inn', 'ja-JP');
  expect(await collectAnswers({}, ask)).toMatchObject({
    name: 'Kawa Inn',
    code: 'ja-JP',
    regionName: 'Japan',
    slugPrefix: 'jp',
    colour: '#1f4e79',
  });
  expect(questions[2]).toBe('Name of the first region [Japan]: ');
});

test('a mistake is asked again with a sentence', async () => {
  const { ask, questions } = typing('', 'en-AU', '', 'A U', 'au', 'red', '#8a3324');
  expect(await collectAnswers({}, ask)).toMatchObject({ slugPrefix: 'au', colour: '#8a3324' });
  expect(
    questions.filter((question) => /^(A colour looks like|The first part of addresses has)/.test(question)),
  ).toHaveLength(2);
});

test('what is given as an option is not asked for', async () => {
  const { ask, questions } = typing();
  const given = parseAnswers(['--empty', '--name', 'Tern', '--language=en-NZ', '--prefix', 'nz', '--region', 'South']);
  expect(await collectAnswers(given, ask)).toMatchObject({ name: 'Tern', regionName: 'South', slugPrefix: 'nz' });
  expect(questions).toEqual(['Main colour [#1f4e79]: ']);
});

test('an unknown option and a wrong answer are refused', async () => {
  expect(() => parseAnswers(['--empty', '--nam', 'x'])).toThrow("Unknown option '--nam'");
  await expect(collectAnswers({ colour: 'red' }, async () => '')).rejects.toThrow('--colour red: A colour looks like');
});
