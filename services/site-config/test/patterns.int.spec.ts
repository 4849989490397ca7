import type { PatternContent } from '../../../proto/entities/pattern.ts';
import { patternLimits } from '../../../proto/limits.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { siteConfigService } from '../site-config.module.ts';

const { calls } = siteConfig;
const stack = useStack({ services: [siteConfigService] });
let domainId: string;
let editor: CallAs;
let domains = 0;

beforeEach(() => {
  domains += 1;
  domainId = `domain-${domains}`;
  editor = { domainId, as: stack.users.editor };
});

const quote = { componentType: 'QuoteBlock', key: 'q', quote: '<p>Words</p>', name: 'Anna', role: '' };
const add = (name: string, items: PatternContent['items'] = [quote], as = editor) =>
  stack.call(calls.addPattern, { domainId: as.domainId!, name, items }, as);
const list = async (as = editor) =>
  (await stack.call(calls.listPatterns, { domainId: as.domainId! }, as)).map(({ name }) => name);

test('a pattern is saved, renamed and deleted, and listed by name', async () => {
  const b = await add('Banner');
  await add('Appeal');
  expect(await list()).toEqual(['Appeal', 'Banner']);
  await stack.call(calls.savePattern, { pattern: { ...b, name: ' Zoo ' } }, editor);
  expect(await list()).toEqual(['Appeal', 'Zoo']);
  await expect(stack.call(calls.savePattern, { pattern: { ...b, name: 'Old' } }, editor)).rejects.toMatchObject({
    code: 'conflict',
  });
  await stack.call(calls.deletePattern, { _id: b._id }, editor);
  expect(await list()).toEqual(['Appeal']);
});

test('a pattern of another domain is neither listed, changed nor deleted', async () => {
  const stored = await add('Here');
  const elsewhere = { ...editor, domainId: 'elsewhere' };
  expect(await list(elsewhere)).toEqual([]);
  const refused = { code: 'not-found' };
  await expect(
    stack.call(calls.savePattern, { pattern: { ...stored, domainId: 'elsewhere' } }, elsewhere),
  ).rejects.toMatchObject(refused);
  await expect(stack.call(calls.deletePattern, { _id: stored._id }, elsewhere)).rejects.toMatchObject(refused);
  await expect(stack.call(calls.listPatterns, { domainId }, elsewhere)).rejects.toThrow();
});

test('patterns are changed only with the right for them, and are no part of the right to edit pages', async () => {
  const stored = await add('Mine');
  const as: CallAs = {
    domainId,
    as: userFixture({ username: 'pia', roles: ['r'], grants: [{ capability: 'pages.edit' }] }),
  };
  const refused = { code: 'forbidden' };
  await expect(add('Hers', [quote], as)).rejects.toMatchObject(refused);
  await expect(stack.call(calls.savePattern, { pattern: stored }, as)).rejects.toMatchObject(refused);
  await expect(stack.call(calls.deletePattern, { _id: stored._id }, as)).rejects.toMatchObject(refused);
  expect(await list(as)).toEqual(['Mine']);
});

test('the content of a pattern is sanitised and checked like that of a page', async () => {
  const { items } = await add('Safe', [{ ...quote, quote: '<p onclick="open()">Words<script>1</script></p>' }]);
  expect(items).toEqual([quote]);
  await expect(add('Wrong', [{ ...quote, name: 7 }])).rejects.toMatchObject({ key: 'site-config.patternInvalid' });
  await expect(add('', [quote])).rejects.toMatchObject({ code: 'invalid' });
  await expect(add('None', [])).rejects.toMatchObject({ code: 'invalid' });
  const nested = Array.from({ length: 9 }).reduce<PatternContent['items'][number]>(
    (inner, _, level) => ({ componentType: 'SplitContent', key: `k${level}`, left: [inner] }),
    quote,
  );
  await expect(add('Deep', [nested])).rejects.toMatchObject({ key: 'site-config.patternTooDeep' });
});

test('marks of sample content stay in a pattern', async () => {
  const items = [{ ...quote, sample: { quote: true as const } }];
  expect((await add('With a sample', items)).items).toEqual(items);
});

test('patterns are limited in size, blocks and number', async () => {
  const long = { ...quote, quote: `<p>${'x'.repeat(patternLimits.bytes)}</p>` };
  await expect(add('Long', [long])).rejects.toMatchObject({ code: 'too-large' });
  const many = Array.from({ length: patternLimits.items + 1 }, (_, at) => ({ ...quote, key: `q${at}` }));
  await expect(add('Many', many)).rejects.toMatchObject({ code: 'invalid' });
  for (let count = 0; count < patternLimits.patterns; count++) await add(`Pattern ${count}`);
  await expect(add('One more')).rejects.toMatchObject({ key: 'site-config.tooManyDocuments' });
});
