import type { Random } from './random.ts';

const COMMON =
  `leave benefits pension health people team office growth parental annual plan policy culture family support
insurance bonus remote travel salary holiday community award training summer winter story welcome change future safety care learn
career manager report meeting award digital customer partner project office hours flexible volunteer wellbeing charity festival
update guide launch season market research garden river harbour mountain museum kitchen library market bridge station school`.split(
    /\s+/,
  );
const ONSETS =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sc sh sl sp st str t th tr v w z'.split(' ');
const VOWELS = 'a ai au e ea ee i ie o oa oo ou u y'.split(' ');
const CODAS = [
  '',
  '',
  '',
  'b',
  'ck',
  'd',
  'ff',
  'g',
  'l',
  'll',
  'm',
  'n',
  'nd',
  'ng',
  'nt',
  'p',
  'r',
  'rd',
  's',
  'ss',
  'st',
  't',
  'x',
];

export const makeVocabulary = (random: Random): string[] => [
  ...new Set([
    ...COMMON,
    ...Array.from({ length: 12_000 }, () =>
      Array.from({ length: 1 + random.below(3) }, () => syllable(random)).join(''),
    ),
  ]),
];

export const makeText = (random: Random, vocabulary: string[], length: number): string =>
  Array.from({ length }, () => random.pickCommon(vocabulary)).join(' ');

const syllable = (random: Random): string => random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS);
