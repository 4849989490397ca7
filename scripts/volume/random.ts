export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  percent(often: number): boolean {
    return this.next() * 100 < often;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  pickCommon<T>(list: readonly T[]): T {
    return list[Math.floor(list.length * this.next() ** 2.5)]!;
  }
}

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
